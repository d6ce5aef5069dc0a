const AT_MOST_MS = 2000;

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
    requestIdleCallback(task, { timeout: AT_MOST_MS });
  } else {
    setTimeout(task, AT_MOST_MS / 10);
  }
}
