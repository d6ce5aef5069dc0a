import { afterPaint } from './afterPaint.ts';

/**
 * Runs a task once the page stands on the screen, so that the task cannot delay it. A window that nobody sees paints nothing: there
 * the task runs at once. A browser that does not tell of its paints runs it after the next frame.
 */
export function whenPainted(task: () => void): void {
  if (document.visibilityState === 'hidden') {
    setTimeout(task);
  } else if (!tellsPaints()) {
    afterPaint(task);
  } else {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      task();
    });
    observer.observe({ type: 'paint', buffered: true });
  }
}

function tellsPaints(): boolean {
  return (
    'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint')
  );
}
