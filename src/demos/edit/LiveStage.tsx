import { useEffect, useMemo } from 'react';
import { BASE } from '#data/site/base.ts';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { failureText } from './failureText.ts';
import { withImportLine } from './sourceOf.ts';
import { LiveNote } from './LiveNote.tsx';
import type { LiveFailure, LiveFiles } from '#src/demos/sandbox/sandboxMessages.ts';
import { useSandbox } from './useSandbox.ts';
import { useSettled } from './useSettled.ts';

/** An edit that takes longer than this is said to be on its way, in ms. */
const SLOW_MS = 600;

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
  const translate = useLateTranslate();
  const { frame, state, runAgain } = useSandbox(files);
  const { attempt, height, isDrawn, isBusy } = state;
  const text = files.texts[files.entry] ?? '';
  const failure = useMemo(
    () => state.failure && withImportLine(state.failure, text),
    [state.failure, text],
  );
  const isGone = state.frame === 'silent' || state.frame === 'lost';
  const isSlow = useSettled(isBusy, SLOW_MS) && isBusy;
  // Nothing of a link is shown before it runs; of an edit the demo itself is.
  const isOlderShown = isDrawn || !isLinked;

  useEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn]);
  useEffect(() => onFailure(failure), [failure, onFailure]);

  return (
    <>
      {!isGone && (
        <iframe
          key={attempt}
          ref={frame}
          className="live-frame"
          src={`${BASE}/sandbox/`}
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
        {(state.frame === 'coming' || (isBusy && !isDrawn && !failure)) &&
          translate('live.starting')}
        {isSlow && isDrawn && !failure && translate('live.updating')}
        {failure && (
          <>
            {failureText(failure, translate)}
            {isOlderShown && <small>{translate('live.olderShown')}</small>}
          </>
        )}
      </LiveNote>
    </>
  );
}
