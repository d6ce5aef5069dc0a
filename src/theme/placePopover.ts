/** Distance to the button, and least distance to the window's edge; px. */
const GAP = 4;
const EDGE = 8;

/** Puts a menu of the top layer below the button that opened it, or above it where the window ends; their inline ends meet. */
export function placeMenu(menu: HTMLElement, button: Element): void {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const isTurned = getComputedStyle(button).direction === 'rtl';
  const start = isTurned ? left : right - width;
  const most = document.documentElement.clientWidth - width - EDGE;
  const isBelow = bottom + GAP + height + EDGE < window.innerHeight;
  menu.style.left = `${Math.max(EDGE, Math.min(start, most))}px`;
  menu.style.top = `${isBelow ? bottom + GAP : Math.max(EDGE, top - GAP - height)}px`;
}
