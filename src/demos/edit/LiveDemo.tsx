import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { useUnsaved } from '#src/site/loading/useUnsaved.ts';
import { hear, LINKED_EVENT } from '#src/site/timing/pageEvents.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { Consent } from './Consent.tsx';
import { editPart } from './editHash.ts';
import { failureMessage } from './failureText.ts';
import { LiveNote } from './LiveNote.tsx';
import { LiveStage } from './LiveStage.tsx';
import type { LiveFailure } from '#src/demos/sandbox/sandboxMessages.ts';
import { sourceOf } from './sourceOf.ts';
import { useTextSwitch } from './useTextSwitch.ts';
import { useSettled } from './useSettled.ts';
import { EDIT, EDIT_BUTTON, EDIT_FIELD, nameOf } from '#src/demos/model/demoElement.ts';

/** How long a visitor pauses in typing before the edit is run, in ms. */
const PAUSE_MS = 300;

export type LiveDemoProps = {
  demo: HTMLElement;
  /** The edit of a link; without one the visitor asked for the editor. */
  linked: string | undefined;
  /** The demo's own files by path, in the language that is shown, and which of them is the demo. */
  load: () => Promise<{ entry: string; texts: Readonly<Record<string, string>> }>;
  /** The editor is done with; the demo is as it was. */
  onClose: () => void;
};

/** The editor of one demo in place of its code, and the edited demo in place of the original, which stays ready. */
export function LiveDemo({ demo, linked, load, onClose }: LiveDemoProps) {
  const translate = useLateTranslate();
  const name = nameOf(demo);
  const [{ stage, details, code, original, write }] = useState(() => sourceOf(demo));
  const [text, setText] = useState(linked ?? original);
  const [saved, setSaved] = useState(linked);
  const [failure, setFailure] = useState<LiveFailure>();
  const [own, setOwn] = useState<Awaited<ReturnType<typeof load>> | 'lost'>();
  const settled = useSettled(text, PAUSE_MS);
  const isEdited = text !== original;
  // What a link brought is the code of a stranger: it runs when its reader has seen it and says so.
  const isLinked = linked !== undefined && linked !== original;
  const [mayRun, setMayRun] = useState(!isLinked);
  const [hasRun, setHasRun] = useState(false);
  if (mayRun && settled !== original && !hasRun) {
    setHasRun(true); // from the first edit on, the original too is shown in the frame
  }
  useUnsaved(isEdited && text !== saved);

  const loading = useRef(load);
  useEffect(() => {
    if (hasRun) {
      loading.current().then(setOwn, () => setOwn('lost'));
    }
  }, [hasRun]);

  useLayoutEffect(() => {
    demo.setAttribute('data-live', '');
    demo.toggleAttribute('data-linked', isLinked);
    return () => {
      demo.removeAttribute('data-live');
      demo.removeAttribute('data-linked');
      demo.removeAttribute('data-framed');
    };
  }, [demo, isLinked]);
  // Whoever copies the code or its link finds the edit.
  useLayoutEffect(() => {
    if (!isEdited) {
      return;
    }
    demo.setAttribute(EDIT, editPart(text));
    const restore = write(text);
    return () => {
      demo.removeAttribute(EDIT);
      restore();
    };
  }, [demo, isEdited, text, write]);
  useTextSwitch({ demo, code, isEdited, onClose });
  useEffect(() => hear(demo, LINKED_EVENT, () => setSaved(text)), [demo, text]);

  const files = useMemo(
    () =>
      own && own !== 'lost'
        ? { entry: own.entry, texts: { ...own.texts, [own.entry]: settled } }
        : undefined,
    [own, settled],
  );
  const wrong = useMemo(
    () =>
      failure?.line === undefined
        ? undefined
        : { line: failure.line, message: failureMessage(failure, translate) },
    [failure, translate],
  );
  const onDrawn = useCallback(
    (isDrawn: boolean) => void demo.toggleAttribute('data-framed', isDrawn),
    [demo],
  );
  const onLeave = () => {
    if (isEdited || hasRun) {
      return false;
    }
    onClose();
    return true;
  };
  const run = () => {
    setMayRun(true);
    details.querySelector<HTMLElement>(`.${EDIT_FIELD}`)?.focus(); // the button goes
  };
  return (
    <>
      {createPortal(
        <>
          {isLinked && <p className="live-origin">{translate('live.origin')}</p>}
          {!mayRun && <Consent onRun={run} onRefuse={onClose} />}
          {files ? (
            <LiveStage
              name={name}
              files={files}
              isLinked={isLinked}
              onDrawn={onDrawn}
              onFailure={setFailure}
            />
          ) : (
            <LiveNote>
              {own === 'lost' ? translate('live.lost') : hasRun && translate('live.starting')}
            </LiveNote>
          )}
        </>,
        stage,
      )}
      {createPortal(
        <>
          <CodeEditor
            name={name}
            text={text}
            wrong={wrong}
            takesFocus={linked === undefined}
            onChange={setText}
            onLeave={onLeave}
          />
          <button type="button" className={EDIT_BUTTON} onClick={onClose}>
            {translate('live.reset')}
          </button>
        </>,
        details,
      )}
    </>
  );
}
