import { answerAsset, answerPage, kindOf, type AnswerWorld } from './answerRequest.ts';
import { isTakeOver } from './takeOver.ts';
import { answersRequests } from './workerAddress.ts';

/** The part of a worker's world that is used here; TypeScript describes either pages or workers, not both. */
type Worker = {
  location: Location;
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'message', listener: (event: { data: unknown }) => void): void;
    (
      type: 'activate',
      listener: (event: { waitUntil: (work: Promise<void>) => void }) => void,
    ): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
};
type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void };

// Written to `/x/sw.js`. It waits until a page tells it to take over, and keeps nothing by itself: what there is to answer from was
// put into the caches by the pages of visitors who asked for it.
const worker = globalThis as unknown as Worker;

worker.addEventListener('message', ({ data }) => {
  if (isTakeOver(data)) {
    void worker.skipWaiting();
  }
});

if (answersRequests(worker.location.search)) {
  const world: AnswerWorld = {
    caches: worker.caches,
    request: (...request) => fetch(...request),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  };
  // The page on which a copy was asked for can be left without a connection too.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request, worker.location.origin);
    if (kind) {
      event.respondWith((kind === 'asset' ? answerAsset : answerPage)(event.request, world));
    }
  });
}
