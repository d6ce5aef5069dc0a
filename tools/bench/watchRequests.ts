import type { CDPSession } from '@playwright/test';

/** A file that a page has asked for. */
export type Fetched = {
  kind: 'html' | 'script' | 'other';
  /** As it came: packed, with its headers. 0 for one that never came. */
  bytes: number;
  /** Whether it was asked for before the load event, and not as a guess at what comes next. */
  isAtLoad: boolean;
};

export type Requests = {
  /** How many the page has asked for. */
  count: () => number;
  list: () => Fetched[];
  /** Waits until nothing was on the way for so many ms; some requests never tell of their end, for them three times as many. */
  silence: (ms: number) => Promise<void>;
};

type Seen = { kind: Fetched['kind']; startedAt: number; isGuess: boolean; bytes: number | null };

const POLL_MS = 50;
const AT_MOST_MS = 30_000;
const KB = 1024;

/** Follows what a tab asks for from now on. Requests of workers are not among them. */
export async function watchRequests(cdp: CDPSession): Promise<Requests> {
  const seen = new Map<string, Seen>();
  let lastAt = performance.now();
  let loadedAt = Infinity;
  const end = (id: string, bytes: number) => {
    lastAt = performance.now();
    const request = seen.get(id);
    if (request && request.bytes === null) {
      request.bytes = bytes;
    }
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (/^(?:data|blob):/.test(request.url)) {
      return;
    }
    lastAt = performance.now();
    const kind = type === 'Document' ? 'html' : type === 'Script' ? 'script' : 'other';
    const isGuess = request.initialPriority === 'VeryLow';
    seen.set(requestId, { kind, startedAt: timestamp, isGuess, bytes: null });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = seen.get(requestId);
    if (request && /javascript/.test(response.mimeType)) {
      request.kind = 'script'; // one that is fetched ahead has no type of its own
    }
  });
  cdp.on('Network.dataReceived', () => (lastAt = performance.now()));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  cdp.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');

  const isSilent = (ms: number) => {
    const quiet = performance.now() - lastAt;
    const isAnyOpen = [...seen.values()].some(({ bytes }) => bytes === null);
    return quiet > (isAnyOpen ? 3 * ms : ms);
  };
  return {
    count: () => seen.size,
    list: () =>
      [...seen.values()].map(({ kind, startedAt, isGuess, bytes }) => ({
        kind,
        bytes: bytes ?? 0,
        isAtLoad: !isGuess && startedAt <= loadedAt,
      })),
    silence: async (ms) => {
      const start = performance.now();
      while (!isSilent(ms) && performance.now() - start < AT_MOST_MS) {
        await new Promise((done) => setTimeout(done, POLL_MS));
      }
    },
  };
}

/** KB of those that a test holds for, as they came. */
export function kilobytes(list: readonly Fetched[], isCounted: (each: Fetched) => boolean): number {
  return list.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
}
