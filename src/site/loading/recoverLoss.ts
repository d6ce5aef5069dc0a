import { sessionStore, type Store } from '#src/site/storage/safeStorage.ts';
import { GONE_KEY } from '#src/site/storage/storedKeys.ts';
import { isUnsaved } from './unsaved.ts';
import { afterLoss, isLoss } from './afterLoss.ts';
import { deployedBuild, pageBuild } from './builds.ts';

/** How long to wait before each further try. */
const WAITS_MS = [1000, 3000];

/** What recovering needs of the browser. */
export type RecoveryWorld = {
  here: () => string;
  own: () => string | undefined;
  deployed: () => Promise<string | undefined>;
  isUnsaved: () => boolean;
  /** Whether an address is kept for reading without a connection. */
  isKept: (address: string) => Promise<boolean>;
  store: Store;
  go: (address: string) => void;
  wait: (ms: number) => Promise<void>;
};

export const ownWorld: RecoveryWorld = {
  here: () => location.href,
  own: pageBuild,
  deployed: () => deployedBuild(),
  isUnsaved,
  isKept,
  store: sessionStore,
  // To assign the address in view would only scroll, were there an anchor in it.
  go: (address) => (address === location.href ? location.reload() : location.assign(address)),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Loads what belongs to the page's build. When it is lost, goes to the wanted address if another build is deployed (the promise then
 * never settles: the page is being left), else tries twice more.
 * @throws what `load` threw, when nothing has helped or no file was lost
 */
export async function recoverLoss<T>(
  load: () => Promise<T>,
  wanted?: string,
  world = ownWorld,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLoss(error)) {
      throw error;
    }
    return afterFailure(load, error, wanted ?? world.here(), world);
  }
}

/** What follows upon a first `error`; see `recoverLoss`. */
export async function afterFailure<T>(
  load: () => Promise<T>,
  error: unknown,
  wanted: string,
  world = ownWorld,
): Promise<T> {
  if (await hasLeft(wanted, world)) {
    return new Promise<never>(() => {});
  }
  let last = error;
  for (const ms of WAITS_MS) {
    await world.wait(ms);
    try {
      return await load();
    } catch (again) {
      last = again;
    }
  }
  throw last;
}

async function hasLeft(wanted: string, world: RecoveryWorld): Promise<boolean> {
  const deployed = await world.deployed();
  const journey = `${deployed} ${wanted}`;
  const what = afterLoss({
    own: world.own(),
    deployed,
    wanted,
    here: world.here(),
    hasGone: world.store.read(GONE_KEY) === journey,
    isUnsaved: world.isUnsaved(),
    isKept: deployed === undefined && (await world.isKept(wanted)),
  });
  if (what === 'retry') {
    return false;
  }
  world.store.write(GONE_KEY, journey);
  world.go(wanted);
  return true;
}

async function isKept(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreSearch: true })) !== undefined;
  } catch {
    return false; // no cache storage here, or blocked
  }
}
