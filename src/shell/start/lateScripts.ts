import { whenCalm, whenPainted } from '#src/site/timing/quietMoments.ts';

const INTENT_EVENTS = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Brings in the scripts that the page lists. The first, small one (`controls.ts`) right after the first paint; those of React and
 * the router one by one when the page has loaded and the browser is idle. All at once at the first sign of a visitor, and in a frame, where the page around waits
 * for what is drawn. Until then the page is whole, and links are links.
 */
export function loadLateScripts(): void {
  const waiting = readList('late-scripts').map(String);
  if (waiting.length === 0) {
    return; // a page of Next's own
  }
  announceEntries();
  const loadNext = () => {
    const address = waiting.shift();
    if (address !== undefined) {
      addScript(address);
    }
  };
  const loadAll = () => {
    for (const name of INTENT_EVENTS) {
      document.removeEventListener(name, loadAll);
    }
    while (waiting.length > 0) {
      loadNext();
    }
  };
  /** Each in a task of its own: asking for a script takes the browser some milliseconds. */
  const loadOneByOne = () => {
    loadNext();
    if (waiting.length > 0) {
      setTimeout(loadOneByOne);
    }
  };

  for (const name of INTENT_EVENTS) {
    document.addEventListener(name, loadAll, { passive: true });
  }
  whenPainted(() => {
    if (window.parent === window) {
      loadNext();
      whenCalm(loadOneByOne);
    } else {
      loadAll();
    }
  });
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = false; // in order, but without holding up the page
  document.head.append(script);
}

/**
 * Tells the bundler's runtime, which comes with the late scripts, which entries of the page to run. Next prints this as a script of
 * each page; as data it needs no hash in the Content-Security-Policy.
 */
function announceEntries(): void {
  ((globalThis as { TURBOPACK?: unknown[] }).TURBOPACK ??= []).push(...readList('entry-chunks'));
}

/** A list that the page carries as JSON in the element of this id; empty when there is none. */
function readList(id: string): unknown[] {
  return JSON.parse(document.getElementById(id)?.textContent ?? '[]') as unknown[];
}
