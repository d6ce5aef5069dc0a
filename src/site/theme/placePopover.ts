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
