import { useEffect, useRef } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { frameAddress, type DemoPlace } from './aloneAddress.ts';
import { ESCAPE_EVENT } from './frameEvents.ts';
import type { Preview } from './preview.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** The one demo, as it is shown; or the same four times, in every mode and direction. */
export type WindowKind = 'expand' | 'matrix';

type Props = {
  kind: WindowKind;
  place: DemoPlace;
  preview: Preview;
  onClose: () => void;
};

const MATRIX = [
  { mode: 'light', dir: 'ltr' },
  { mode: 'dark', dir: 'ltr' },
  { mode: 'light', dir: 'rtl' },
  { mode: 'dark', dir: 'rtl' },
] as const satisfies readonly Preview[];

/** A demo over the whole window. The dialog element keeps and returns the focus; Escape closes it, also from inside a frame. */
export function PreviewWindow({ kind, place, preview, onClose }: Props) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = translate(`demo.preview.titles.${kind}`, { demo: place.name });

  useEffect(() => {
    const { current } = dialog;
    const close = () => current?.close();
    current?.showModal();
    current?.addEventListener(ESCAPE_EVENT, close);
    return () => {
      current?.removeEventListener(ESCAPE_EVENT, close);
      close();
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
      {kind === 'expand' ? (
        <PreviewFrame
          address={frameAddress(place, preview)}
          title={translate('demo.preview.of', { demo: place.name })}
          style={{ maxWidth: preview.width }}
        />
      ) : (
        <div className="preview-matrix">
          {MATRIX.map(({ mode, dir }) => {
            const name = `${translate(`settings.${mode}`)}, ${translate(`settings.${dir}`)}`;
            return (
              <figure key={name}>
                <figcaption>{name}</figcaption>
                <PreviewFrame
                  address={frameAddress(place, { ...preview, mode, dir })}
                  title={`${place.name}: ${name}`}
                  isLazy
                />
              </figure>
            );
          })}
        </div>
      )}
    </dialog>
  );
}
