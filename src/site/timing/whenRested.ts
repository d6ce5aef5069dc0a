import { afterPaint } from './afterPaint.ts';

const AT_MOST_MS = 500;

/**
 * Runs a task once the next frame is painted and the browser has nothing more urgent to do, half a second after it in any case. Returns
 * how to call it off.
 */
export function whenRested(task: () => void): () => void {
  let idle: number | undefined;
  const callOff = afterPaint(() => {
    if ('requestIdleCallback' in window) {
      idle = requestIdleCallback(task, { timeout: AT_MOST_MS });
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
