/** Runs a task right after the next frame is painted. Returns how to call it off. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A page with nothing to paint, or a browser that has stopped painting, is brought to life all the same. */
const PAINTED_AT_MOST_MS = 4000;

/**
 * Runs a task once the page stands on the screen, so that the task cannot delay it; after four seconds in any case. A window that
 * nobody sees paints nothing: there the task runs at once. A browser that does not tell of its paints runs it after the next frame.
 */
export function whenPainted(task: () => void): void {
  if (document.visibilityState === 'hidden') {
    setTimeout(task);
  } else if (!tellsPaints()) {
    afterPaint(task);
  } else {
    const run = () => {
      observer.disconnect();
      clearTimeout(timer);
      task();
    };
    const timer = setTimeout(run, PAINTED_AT_MOST_MS);
    const observer = new PerformanceObserver(run);
    observer.observe({ type: 'paint', buffered: true });
  }
}

function tellsPaints(): boolean {
  return (
    'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint')
  );
}

const CALM_AT_MOST_MS = 2000;

/** Runs a task when the page has loaded and the browser has nothing better to do; after two seconds in any case. */
export function whenCalm(task: () => void): void {
  if (document.readyState === 'complete') {
    whenIdle(task);
  } else {
    window.addEventListener('load', () => setTimeout(() => whenIdle(task)), { once: true });
  }
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(task, { timeout: CALM_AT_MOST_MS });
  } else {
    setTimeout(task, CALM_AT_MOST_MS / 10);
  }
}

const RESTED_AT_MOST_MS = 500;

/**
 * Runs a task once the next frame is painted and the browser has nothing more urgent to do, half a second after it in any case. Returns
 * how to call it off.
 */
export function whenRested(task: () => void): () => void {
  let idle: number | undefined;
  const callOff = afterPaint(() => {
    if ('requestIdleCallback' in window) {
      idle = requestIdleCallback(task, { timeout: RESTED_AT_MOST_MS });
    } else {
      task(); // a browser that does not tell: the frame is painted at least
    }
  });
  return () => {
    callOff();
    if (idle !== undefined) {
      cancelIdleCallback(idle);
    }
  };
}
