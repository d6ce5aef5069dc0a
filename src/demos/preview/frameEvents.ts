import { around } from '#src/site/timing/on.ts';

/** Sent on the frame of a demo when the demo stands in it. */
export const DRAWN_EVENT = 'x-demo-drawn';
/** Sent on the frame of a demo with the height of all that stands in it, in px, as often as it changes. */
export const HEIGHT_EVENT = 'x-demo-height';
/** Sent on the frame of a demo for an Escape that the demo had no use for. It bubbles. */
export const ESCAPE_EVENT = 'x-demo-escape';

/** What a demo has opened over itself, which closes by Escape. */
const OPENED =
  '.MuiPopper-root:not(.MuiTooltip-popper, .MuiChartsTooltip-root), .MuiModal-root:not([aria-hidden="true"])';

/** Tells the page around this window of something, if it is a page of this site that shows the window in a frame. */
export function tellFrame(event: string, detail?: number): void {
  window.frameElement?.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
}

/** The height that a frame has told; undefined for any other event. */
export function heightOf(event: Event): number | undefined {
  // It was made in another window, whose classes are others.
  return 'detail' in event && typeof event.detail === 'number' ? event.detail : undefined;
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
  // Before the demo, which may close by this very key what tells that the key was meant for it.
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
}
