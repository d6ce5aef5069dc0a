import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#src/site/texts/I18nProvider.tsx';
import { placePopover } from '#src/site/theme/overlays.ts';
import type { DemoPlace } from './aloneAddress.ts';
import type { Preview } from './preview.ts';
import { PreviewChoices } from './PreviewChoices.tsx';
import { demoAround, EDIT, stageOf } from '#src/demos/model/demoElement.ts';

/** The one demo, as it is shown; or the same four times, in every mode and direction. */
export type WindowKind = 'expand' | 'matrix';

type Props = {
  /** What was pressed: it stands in the toolbar of the demo, and takes the focus back. */
  button: HTMLElement;
  place: DemoPlace;
  preview: Preview;
  onChange: (preview: Preview) => void;
  onOpen: (kind: WindowKind) => void;
  onClose: () => void;
};

/** Distance to the button, in px. */
const GAP = 4;

/** In what a visitor sees one demo differ from the site. It goes along with the page, and leaves the demo in view. */
export function PreviewPanel({ button, place, preview, onChange, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown) {
      return;
    }
    shown.showPopover();
    placePopover(shown, button);
    // Always below, which leaves the demo in view.
    shown.style.top = `${button.getBoundingClientRect().bottom + GAP + window.scrollY}px`;
    shown.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
    shown.scrollIntoView({ block: 'nearest' });
    button.setAttribute('aria-expanded', 'true');
    return () => {
      button.removeAttribute('aria-expanded');
    };
  }, [button]);

  useEffect(() => {
    const parts = [panel.current, button, stageOf(demoAround(button))];
    const closeOutside = ({ target }: Event) => {
      // The button itself closes by its click; the handle of the width stands on the stage.
      if (!parts.some((part) => target instanceof Node && part?.contains(target))) {
        onClose();
      }
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || leavesByTab(event)) {
        event.preventDefault();
        onClose();
        button.focus();
      }
    };
    // A phone that hides the bar of its browser becomes higher only.
    const { innerWidth } = window;
    const closeTurned = () => {
      if (window.innerWidth !== innerWidth) {
        onClose();
      }
    };
    const shown = panel.current;
    shown?.addEventListener('keydown', closeByKey);
    button.addEventListener('keydown', closeByKey); // the way back from the differences leads to it
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('resize', closeTurned);
    return () => {
      shown?.removeEventListener('keydown', closeByKey);
      button.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('resize', closeTurned);
    };
  }, [button, onClose]);

  return (
    <div
      ref={panel}
      className="preview-panel"
      popover="manual"
      role="dialog"
      aria-label={translate('demo.preview.of', { demo: place.name })}
    >
      <PreviewChoices pathname={place.pathname} preview={preview} onChange={onChange} />
      {demoAround(button)?.hasAttribute(EDIT) && (
        <p className="preview-edited">{translate('demo.preview.edited')}</p>
      )}
      <div className="preview-actions">
        {(['matrix', 'expand'] as const).map((kind) => (
          <button key={kind} type="button" className="preview-way" onClick={() => onOpen(kind)}>
            <b>{translate(`demo.preview.${kind}`)}</b>{' '}
            <small>{translate(`demo.preview.hints.${kind}`)}</small>
          </button>
        ))}
      </div>
    </div>
  );
}

/** Whether a Tab leads out of the panel, which stands at the end of the page. */
function leavesByTab({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  const [first, ...others] =
    currentTarget instanceof Element ? currentTarget.querySelectorAll('.choices, button') : [];
  return (
    key === 'Tab' &&
    (shiftKey ? first?.contains(target as Node) === true : target === others.at(-1))
  );
}
