import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { ESCAPE_EVENT, hear } from '#src/site/timing/pageEvents.ts';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** Demos over the whole window. The dialog element keeps and returns the focus; Escape closes it, also from inside a frame. */
export function PreviewWindow({ title, onClose, children }: Props) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current } = dialog;
    if (!current) {
      return;
    }
    current.showModal();
    const stop = hear(current, ESCAPE_EVENT, () => current.close());
    return () => {
      stop();
      current.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="preview-window"
      aria-labelledby="preview-title"
      onClose={onClose}
    >
      <div className="preview-head">
        <h2 id="preview-title">{title}</h2>
        <button type="button" className="pill" onClick={() => dialog.current?.close()}>
          {translate('close')}
        </button>
      </div>
      {children}
    </dialog>
  );
}
