import type { Store } from '#src/site/storage/safeStorage.ts';
import { RELOADED_KEY } from '#src/site/storage/storedKeys.ts';
import { TAKE_OVER } from './takeOver.ts';
import { nextUpdate, type UpdateEvent, type UpdateState } from './updateState.ts';

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
