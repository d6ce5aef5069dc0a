import type { Store } from '#src/site/storage/safeStorage.ts';
import { RELOADED_KEY } from '#src/site/storage/storedKeys.ts';
import { TAKE_OVER } from './takeOver.ts';

/** What following updates needs of the page. */
export type UpdateWorld = {
  /** Build of the page in view, and the one that the site says is deployed. */
  own: string | undefined;
  deployed: () => Promise<string | undefined>;
  hasFocus: () => boolean;
  isUnsaved: () => boolean;
  /** Calls the listener whenever it may have become a good moment to reload. Returns how to stop. */
  onMoment: (listener: () => void) => () => void;
  store: Store;
  reload: () => void;
};

/** The part of a registration that is used here. */
export type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing'> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Tells each new worker to take over, and reloads the page once that has happened, at most once for a build (behaviour 9).
 * Returns how to stop.
 */
export function followUpdates(registration: Registration, world: UpdateWorld): () => void {
  let state: UpdateState = 'current';
  const watched = new Set<ServiceWorker>();

  const handle = (event: UpdateEvent, worker?: ServiceWorker) => {
    const step = nextUpdate(state, event);
    state = step.state;
    if (step.act === 'takeOver') {
      worker?.postMessage(TAKE_OVER);
    } else if (step.act === 'reload') {
      world.reload();
    }
  };
  const look = () => {
    handle({ type: 'look', mayReload: world.hasFocus() && !world.isUnsaved() });
  };
  const activate = async () => {
    const build = await world.deployed();
    const isNews = build !== undefined && build !== world.own && !hasReloaded(world.store, build);
    handle({ type: 'activated', isNews });
    if (isNews) {
      noteReload(world.store, build);
      look();
    }
  };
  const watch = (worker: ServiceWorker | null) => {
    if (!worker || watched.has(worker)) {
      return;
    }
    watched.add(worker);
    const turn = () => {
      if (worker.state === 'installed') {
        handle({ type: 'installed' }, worker);
      } else if (worker.state === 'activated') {
        worker.removeEventListener('statechange', turn);
        void activate();
      }
    };
    worker.addEventListener('statechange', turn);
    turn();
  };
  const find = () => watch(registration.installing);

  const stop = world.onMoment(look);
  registration.addEventListener('updatefound', find);
  watch(registration.waiting);
  find();
  return () => {
    stop();
    registration.removeEventListener('updatefound', find);
  };
}

/** The builds for which this visit was reloaded stand in one text. */
function hasReloaded(store: Store, build: string): boolean {
  return (store.read(RELOADED_KEY) ?? '').split(' ').includes(build);
}

function noteReload(store: Store, build: string): void {
  store.write(RELOADED_KEY, [store.read(RELOADED_KEY), build].filter(Boolean).join(' '));
}

/**
 * How far a page is with a new worker: none; one has been told to take over; it has, and brings another build, so the page is to be
 * reloaded; the page is being reloaded.
 */
export type UpdateState = 'current' | 'asked' | 'due' | 'reloading';

export type UpdateEvent =
  | { type: 'installed' }
  /** @param isNews whether another build is deployed than the page in view came from, for which this visit was not reloaded yet */
  | { type: 'activated'; isNews: boolean }
  /** @param mayReload whether the visitor looks at the page and holds nothing unsaved */
  | { type: 'look'; mayReload: boolean };

type UpdateStep = { state: UpdateState; act?: 'takeOver' | 'reload' };

/** What follows upon an event (behaviour 9): one message to each worker, and at most one reload. */
export function nextUpdate(state: UpdateState, event: UpdateEvent): UpdateStep {
  switch (event.type) {
    case 'installed':
      return state === 'reloading'
        ? { state }
        : { state: state === 'due' ? 'due' : 'asked', act: 'takeOver' };
    case 'activated':
      return state === 'asked' ? { state: event.isNews ? 'due' : 'current' } : { state };
    case 'look':
      return state === 'due' && event.mayReload ? { state: 'reloading', act: 'reload' } : { state };
  }
}
