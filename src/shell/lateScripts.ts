import { whenCalm } from '#src/timing/whenCalm.ts';
import { whenPainted } from '#src/timing/whenPainted.ts';

const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Brings in the scripts that the page lists. The first, small one (`controls.ts`) right after the first paint; those of React and
 * the router one by one when the page has loaded and the browser is idle. All at once at the first sign of a visitor. Until then
 * the page is whole, and links are links.
 */
export function loadLateScripts(): void {
  const list = document.getElementById('late-scripts');
  if (!list) {
    return; // a page of Next's own
  }
  announceEntries();
  const waiting = JSON.parse(list.textContent) as string[];
  const total = waiting.length;
  const loadUpTo = (count: number) => {
    waiting.splice(0, count - (total - waiting.length)).forEach(addScript);
  };
  /** Each in a task of its own: asking for a script takes the browser some milliseconds. */
  const loadOneByOne = () => {
    if (waiting.length > 0) {
      loadUpTo(total - waiting.length + 1);
      setTimeout(loadOneByOne);
    }
  };
  const loadAll = () => {
    for (const name of INTENT_EVENTS) {
      document.removeEventListener(name, loadAll);
    }
    loadUpTo(total);
  };
  for (const name of INTENT_EVENTS) {
    document.addEventListener(name, loadAll, { passive: true });
  }
  whenPainted(() => {
    loadUpTo(1);
    whenCalm(loadOneByOne);
  });
}

/**
 * Tells the bundler's runtime, which comes with the late scripts, which entries of the page to run. Next prints this as a script of
 * each page; as data it needs no hash in the Content-Security-Policy.
 */
function announceEntries(): void {
  const entries = document.getElementById('entry-chunks')?.textContent;
  if (entries) {
    const world = globalThis as { TURBOPACK?: unknown[] };
    (world.TURBOPACK ??= []).push(...(JSON.parse(entries) as unknown[]));
  }
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = false; // in order, but without holding up the page
  document.head.append(script);
}
