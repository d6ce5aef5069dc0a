import { around } from '#src/site/timing/on.ts';
import { emit, ESCAPE_EVENT, type Detail, type PageEvent } from '#src/site/timing/pageEvents.ts';

/** What a demo has opened over itself, which closes by Escape. */
const OPENED =
  '.MuiPopper-root:not(.MuiTooltip-popper, .MuiChartsTooltip-root), .MuiModal-root:not([aria-hidden="true"])';

/** Tells the page around this window of something, if it is a page of this site that shows the window in a frame. */
export function tellFrame<Name extends PageEvent>(name: Name, ...detail: Detail<Name>): void {
  if (window.frameElement) {
    emit(window.frameElement, name, ...detail);
  }
}

/** Hands on the Escape keys that the demo of this window has no use for. Returns how to stop. */
export function handEscapeOn(): () => void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const isWritten = around(target, 'input, textarea, [contenteditable="true"]');
    const isTaken = isWritten || document.querySelector(OPENED);
    if (key === 'Escape' && !isTaken) {
      tellFrame(ESCAPE_EVENT);
    }
  };
  // While it is captured: the demo answers the same key by closing its popup, and then nothing shows any more that it was open.
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
