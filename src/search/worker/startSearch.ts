import { searchAddresses } from '#src/generated/searchAddresses.ts';
import type { FromWorker, ToWorker } from './searchWorker.ts';

/** What starting the search needs of the browser. */
export type SearchWorld = {
  createWorker: () => Worker;
  /** Fetches the first file of the index. Rejects when it cannot be had. */
  fetchNames: (cache: RequestCache) => Promise<string>;
};

const ownWorld: SearchWorld = {
  createWorker: () => new Worker(searchAddresses.worker),
  async fetchNames(cache) {
    const answer = await fetch(searchAddresses.names, { cache });
    if (!answer.ok) {
      throw new Error(`Failed to load ${searchAddresses.names}: it answers ${answer.status}.`);
    }
    return answer.text();
  },
};

/** Makes the function that starts the search; see `startSearch`. */
export function searchStarter({ createWorker, fetchNames }: SearchWorld): () => Promise<Worker> {
  let started: Promise<Worker> | undefined;
  let cache: RequestCache = 'default';

  const start = async () => {
    const worker = createWorker();
    const failure = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        started = undefined;
        reject(new Error(`Failed to load ${searchAddresses.worker}, or it broke.`));
      });
    });
    const isReady = new Promise<void>((done) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') {
          done();
        }
      });
    });
    failure.catch(() => {}); // one that breaks later on is told of by its own event
    try {
      const names = await Promise.race([fetchNames(cache), failure]);
      worker.postMessage({
        kind: 'start',
        addresses: searchAddresses,
        names,
      } satisfies ToWorker);
      await Promise.race([isReady, failure]);
      return worker;
    } catch (error) {
      worker.terminate();
      started = undefined;
      cache = 'reload'; // what was cut short may be in the browser's cache
      throw error;
    }
  };

  return () => (started ??= start());
}

/**
 * Sends for the worker and the first file of the index at once. Gives the worker when it can answer; what has been started is given
 * again, what has failed or broken is forgotten and started anew.
 * @throws when the worker or the file cannot be had
 */
export const startSearch = searchStarter(ownWorld);
