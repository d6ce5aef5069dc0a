import { on } from '#src/site/timing/on.ts';

/** Keeps the last click on a control of a kind until an event says that it is alive, and then makes it again. */
export function replayClicks(selector: string, event: string): void {
  let waiting: HTMLElement | null = null;
  const forget = on(document, ['click'], selector, (control) => {
    waiting = control;
  });
  document.addEventListener(
    event,
    () => {
      forget();
      waiting?.click();
    },
    { once: true },
  );
}
