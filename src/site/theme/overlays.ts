/** Opens a dialog over the page. A click beside it closes it, also in browsers that do not know `closedby` (WebKit 2.50). */
export function openModal(dialog: HTMLDialogElement): void {
  dialog.setAttribute('closedby', 'any');
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    closeBeside(dialog);
  }
  dialog.showModal();
}

/** Whoever marks a text in the dialog may let go beside it: the click counts when it began there too. */
function closeBeside(dialog: HTMLDialogElement): void {
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(dialog, event)) {
      dialog.close();
    }
  });
}

/** What lies behind a modal dialog belongs to it, as a part of it outside of its own box. */
function isBeside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}

/** Least distance to the window's edge; px. */
const EDGE = 8;

/**
 * Puts an element of the top layer below what it belongs to, or above it where the window ends.
 * @param side which of their ends meet, in the direction of the text
 * @param gap distance between the two; px
 */
export function placePopover(
  popover: HTMLElement,
  anchor: Element,
  side: 'start' | 'end' = 'end',
  gap = 4,
): void {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const isTurned = getComputedStyle(anchor).direction === 'rtl';
  const start = isTurned === (side === 'start') ? right - width : left;
  const most = document.documentElement.clientWidth - width - EDGE;
  const isBelow = bottom + gap + height + EDGE < window.innerHeight;
  popover.style.left = `${Math.max(EDGE, Math.min(start, most))}px`;
  popover.style.top = `${isBelow ? bottom + gap : Math.max(EDGE, top - gap - height)}px`;
}
