import { deployedBuild, pageBuild } from '#src/site/loading/builds.ts';
import { sessionStore } from '#src/site/storage/safeStorage.ts';
import { isUnsaved, onSaved } from '#src/site/loading/unsaved.ts';
import { tidyCopies } from './browserCopies.ts';
import { followUpdates, type UpdateWorld } from './followUpdates.ts';
import { knowsWorkers, mayHaveWorker } from './mayHaveWorker.ts';
import { listCopies } from './offlineCopies.ts';
import { isOffForAll, isOffForVisit, removeWorkers } from './switchOff.ts';
import { SCOPE, workerAddress } from './workerAddress.ts';

type Container = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'getRegistrations'>;

/** What the worker of a page needs of it. */
export type WorkerWorld = UpdateWorld & {
  /** Undefined in a browser without workers. */
  container: Container | undefined;
  caches: CacheStorage | undefined;
  request: typeof fetch;
  /** Takes half copies away. */
  tidy: () => Promise<void>;
  /** Whether this host may have a worker. */
  mayHave: boolean;
  search: string;
};

/**
 * Registers the worker and follows its updates, or takes it away where it is switched off, which wins over everything. Never rejects:
 * a page works without (S7). Returns how to stop following.
 */
export async function startWorker(world: WorkerWorld = browserWorld()): Promise<() => void> {
  const nothing = () => {};
  const { container, caches } = world;
  if (!container) {
    return nothing;
  }
  try {
    if (
      isOffForVisit(world.search, world.store) ||
      (world.mayHave && (await isOffForAll(world.request)))
    ) {
      await removeWorkers({ container, caches });
      return nothing;
    }
    if (!world.mayHave) {
      return nothing;
    }
    await world.tidy();
    const isFirstVisit = !container.controller;
    const registration = await registerWorker(container, caches);
    return isFirstVisit ? nothing : followUpdates(registration, world);
  } catch {
    return nothing; // refused, by the browser or by its user
  }
}

/** Registers the worker that fits what is kept on this device. @throws what the browser says when it refuses */
export async function registerWorker(
  container: Pick<ServiceWorkerContainer, 'register'>,
  caches: CacheStorage | undefined,
): Promise<ServiceWorkerRegistration> {
  const copies = caches ? await listCopies({ caches }) : [];
  return container.register(workerAddress(copies.length > 0), {
    scope: SCOPE,
    updateViaCache: 'none',
  });
}

function browserWorld(): WorkerWorld {
  return {
    container: knowsWorkers() ? navigator.serviceWorker : undefined,
    caches: 'caches' in window ? window.caches : undefined,
    request: (...request) => fetch(...request),
    tidy: tidyCopies,
    mayHave: mayHaveWorker(),
    search: location.search,
    own: pageBuild(),
    deployed: () => deployedBuild(),
    hasFocus: () => document.hasFocus(),
    isUnsaved,
    onMoment,
    store: sessionStore,
    reload: () => location.reload(),
  };
}

function onMoment(listener: () => void): () => void {
  const stop = onSaved(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
