import { COPIES, OFFLINE_INDEX, type OfflineIndex } from './offlineFiles.ts';
import { dropHalves, type CopyWorld } from './offlineCopies.ts';

/** This browser, as keeping copies sees it. */
export const browserCopies: CopyWorld = {
  get caches() {
    return window.caches;
  },
  request: (...request) => fetch(...request),
  hash: async (content) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
  room: async () => {
    const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return quota === undefined ? Infinity : quota - usage;
  },
  now: () => new Date(),
};

/** Runs a task that writes copies while no other tab does. */
export async function alone<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(COPIES, task) : task();
}

/** Takes half copies away, unless a tab is at work on one. */
export async function tidyCopies(): Promise<void> {
  if ('locks' in navigator) {
    await navigator.locks.request(COPIES, { ifAvailable: true }, async (lock) => {
      await (lock && dropHalves(browserCopies));
    });
  }
}

/** The bytes of each product as the site says; undefined without an answer. */
export async function readOfflineIndex(
  request: typeof fetch = fetch,
): Promise<OfflineIndex | undefined> {
  try {
    const answer = await request(OFFLINE_INDEX, { cache: 'no-store', credentials: 'omit' });
    return answer.ok ? ((await answer.json()) as OfflineIndex) : undefined;
  } catch {
    return undefined; // no connection, or no JSON
  }
}
