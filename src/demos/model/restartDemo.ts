/** Sent by a demo's menu, and by what stands for a demo that failed. It bubbles, so its target tells which demo is meant. */
export const RESTART_EVENT = 'x-demo-restart';

/** Asks for the demo around an element to be drawn anew, as it was at first; one that is lost is loaded again. */
export function restartDemo(element: Element): void {
  element.dispatchEvent(new Event(RESTART_EVENT, { bubbles: true }));
}
