import { useEffect } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { LiveNote } from './LiveNote.tsx';
import type { LiveFailure, LiveFiles } from '#src/demos/sandbox/sandboxMessages.ts';
import { useSandbox } from './useSandbox.ts';

type Props = {
  name: string;
  files: LiveFiles;
  /** Whether the code came by a link. */
  isLinked: boolean;
  onDrawn: (isDrawn: boolean) => void;
  onFailure: (failure: LiveFailure | undefined) => void;
};

/** Where an edited demo runs: a frame without an origin, and over its foot what there is to say of the edit. */
export function LiveStage({ name, files, isLinked, onDrawn, onFailure }: Props) {
  const translate = useTranslate();
  const { frame, state, runAgain } = useSandbox(files);
  const { attempt, failure, height, isDrawn } = state;
  const isGone = state.frame === 'silent' || state.frame === 'lost';

  useEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn]);
  useEffect(() => onFailure(failure), [failure, onFailure]);

  return (
    <>
      {!isGone && (
        <iframe
          key={attempt}
          ref={frame}
          className="live-frame"
          src="/x/sandbox/"
          // Without allow-same-origin: what runs there reaches neither this page nor its storage.
          // Code of a stranger sends no form either: nobody is to be asked for anything.
          sandbox={isLinked ? 'allow-scripts' : 'allow-scripts allow-forms'}
          title={translate('live.frame', { demo: name })}
          style={{ height }}
        />
      )}
      <LiveNote
        isFailure={failure !== undefined}
        action={
          isGone && (
            <button type="button" className="pill" onClick={runAgain}>
              {translate('live.again')}
            </button>
          )
        }
      >
        {isGone && translate(state.frame === 'lost' ? 'live.lost' : 'live.silent')}
        {state.frame === 'coming' && translate('live.starting')}
        {failure && <FailureText failure={failure} />}
      </LiveNote>
    </>
  );
}

function FailureText({ failure: { reason, detail, line } }: { failure: LiveFailure }) {
  const translate = useTranslate();
  const message = translate(`live.failed.${reason}`, { detail });
  return line === undefined ? message : translate('live.line', { line, message });
}
