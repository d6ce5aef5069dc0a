/** Sent on `document` once the controls of plain HTML answer. */
export const CONTROLS_EVENT = 'x-controls';

/** Sent on `document` once React answers on the page. */
export const HYDRATED_EVENT = 'x-hydrated';

/** Keeps the last click on a control of a kind until an event says that it is alive, and then makes it again. */
export function replayClicks(selector: string, event: string): void {
  let waiting: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    waiting = control ?? waiting;
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    event,
    () => {
      document.removeEventListener('click', remember);
      waiting?.click();
    },
    { once: true },
  );
}
