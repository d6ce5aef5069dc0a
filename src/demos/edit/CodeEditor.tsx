import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useLateTranslate } from '#src/site/texts/lateTexts.ts';
import { createEditor, type Editor, type WrongLine } from './createEditor.ts';
import { EDIT_FIELD } from '#src/demos/model/demoElement.ts';

type Props = {
  name: string;
  text: string;
  wrong: WrongLine | undefined;
  /** Whether the visitor asked for the editor just now. */
  takesFocus: boolean;
  onChange: (text: string) => void;
  /** Escape; gives whether the editor is done with. */
  onLeave: () => boolean;
};

/** The code of a demo as an area to edit: Enter leads into the editor, Escape out of it, so Tab passes it by. */
export function CodeEditor({ name, text, wrong, takesFocus, onChange, onLeave }: Props) {
  const translate = useLateTranslate();
  const keys = useId();
  const area = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const latest = useRef({ onChange, onLeave });
  useEffect(() => {
    latest.current = { onChange, onLeave };
  });

  // The text it begins with; from then on the editor has its own.
  const first = useRef({ text, takesFocus, label: translate('live.editor', { demo: name }) });
  useEffect(() => {
    if (!area.current) {
      return;
    }
    const { takesFocus: takes, ...start } = first.current;
    const created = createEditor(area.current, {
      ...start,
      onChange: (next) => latest.current.onChange(next),
      onEscape: () => {
        if (!latest.current.onLeave()) {
          area.current?.focus();
        }
      },
    });
    editor.current = created;
    if (takes) {
      created.focus();
    }
    return () => created.destroy();
  }, []);

  useEffect(() => editor.current?.markLine(wrong), [wrong]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === area.current) {
      event.preventDefault();
      editor.current?.focus();
    }
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter leads to the editor inside, which the pointer finds by itself */}
      <div
        ref={area}
        className={EDIT_FIELD}
        role="group"
        // The area scrolls, so it takes the focus, as other code does.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={translate('live.source', { demo: name })}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
      />
      <p id={keys} className="visually-hidden">
        {translate('live.keys')}
      </p>
    </>
  );
}
