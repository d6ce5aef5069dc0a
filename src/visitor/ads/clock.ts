/** Runs a task after some time; what it gives calls the task off. */
export type Clock = { after: (ms: number, task: () => void) => () => void };

/** A clock that stands still while nobody sees the page. */
export function visibleClock(page: Document, now = () => performance.now()): Clock {
  return { after: (ms, task) => startTimer(page, now, ms, task) };
}

function startTimer(page: Document, now: () => number, ms: number, task: () => void): () => void {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', turn);
  };
  const run = () => {
    since = now();
    timer = setTimeout(() => {
      stop();
      task();
    }, left);
  };
  const pause = () => {
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (now() - since));
  };
  const turn = () => {
    const isSeen = page.visibilityState !== 'hidden';
    if (isSeen !== (timer !== undefined)) {
      (isSeen ? run : pause)();
    }
  };
  page.addEventListener('visibilitychange', turn);
  turn();
  return stop;
}
