import { afterPaint } from './afterPaint.ts';

/** A page with nothing to paint, or a browser that has stopped painting, is brought to life all the same. */
const AT_MOST_MS = 4000;

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
    const timer = setTimeout(run, AT_MOST_MS);
    const observer = new PerformanceObserver(run);
    observer.observe({ type: 'paint', buffered: true });
  }
}

function tellsPaints(): boolean {
  return (
    'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint')
  );
}
