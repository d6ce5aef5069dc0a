import type { Store } from '#src/site/storage/safeStorage.ts';
import { WORKER_KEY } from '#src/site/storage/storedKeys.ts';
import { productOfCache } from './offlineFiles.ts';
import { SCOPE, SWITCH_ADDRESS } from './workerAddress.ts';

const OFF = 'off';

/** Whether this visit was opened with `?sw=off`, which holds until the tab is closed. */
export function isOffForVisit(search: string, store: Store): boolean {
  if (new URLSearchParams(search).get('sw') === OFF) {
    store.write(WORKER_KEY, OFF);
  }
  return store.read(WORKER_KEY) === OFF;
}

/** Whether the site has switched its workers off. Without an answer it has not. */
export async function isOffForAll(request: typeof fetch): Promise<boolean> {
  try {
    const answer = await request(SWITCH_ADDRESS, { cache: 'no-store', credentials: 'omit' });
    const fields: unknown = answer.ok ? await answer.json() : undefined;
    return typeof fields === 'object' && fields !== null && 'off' in fields && fields.off === true;
  } catch {
    return false; // no connection, or no JSON
  }
}

type Leftovers = {
  container: Pick<ServiceWorkerContainer, 'getRegistrations'>;
  /** Undefined where the browser has none. */
  caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
};

/** Takes every worker of this site and all that was kept for it away. Other parts of the host keep theirs. */
export async function removeWorkers({ container, caches }: Leftovers): Promise<void> {
  const registrations = await container.getRegistrations();
  // The workers first: they go even where the caches cannot be reached.
  await Promise.all(
    registrations
      .filter(({ scope }) => new URL(scope).pathname === SCOPE)
      .map((registration) => registration.unregister()),
  );
  const names = (await caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => productOfCache(name) !== undefined).map((name) => caches?.delete(name)),
  );
}
