/** Sent on `document` once React answers on the page. */
export const HYDRATED_EVENT = 'x-hydrated';

/** Keeps the last click on a control that needs React (`data-replay`) until React is there, and then makes it again. */
export function replayClicks(): void {
  let waiting: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    waiting = control ?? waiting;
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    HYDRATED_EVENT,
    () => {
      document.removeEventListener('click', remember);
      waiting?.click();
    },
    { once: true },
  );
}
