import { BASE } from '#data/site/base.ts';
import {
  RECEIPT,
  cacheName,
  manifestAddress,
  productOfCache,
  type KeptFile,
  type Manifest,
  type Receipt,
} from './offlineFiles.ts';

const AT_ONCE = 6;

/** Why a copy was not kept. `quota`: no room; `changed`: another build is being deployed; `lost`: it did not arrive. */
export type KeepFailure = 'quota' | 'changed' | 'lost' | 'cancelled';
export type KeepResult = { kind: 'kept'; receipt: Receipt } | { kind: KeepFailure };

/** What keeping copies needs of the browser. */
export type CopyWorld = {
  caches: CacheStorage;
  request: typeof fetch;
  /** SHA-256 in hexadecimal digits. */
  hash: (content: ArrayBuffer) => Promise<string>;
  /** Bytes that may still be kept; Infinity when the browser does not say. */
  room: () => Promise<number>;
  now: () => Date;
};

type KeepOptions = { signal: AbortSignal; onProgress: (done: number, all: number) => void };

class ChangedError extends Error {}

/** The whole copies on this device. */
export async function listCopies({ caches }: Pick<CopyWorld, 'caches'>): Promise<Receipt[]> {
  const found = await Promise.all(
    (await copyNames(caches)).map(async (name) => {
      const receipt = await (await caches.open(name)).match(RECEIPT);
      return receipt ? [(await receipt.json()) as Receipt] : [];
    }),
  );
  return found.flat();
}

/** Takes away what a tab left behind that was closed while it kept a copy. */
export async function dropHalves({ caches }: Pick<CopyWorld, 'caches'>): Promise<void> {
  for (const name of await copyNames(caches)) {
    if (!(await (await caches.open(name)).match(RECEIPT))) {
      await caches.delete(name);
    }
  }
}

/** Takes every copy of a product away, half ones too. */
export async function deleteCopies(
  product: string,
  { caches }: Pick<CopyWorld, 'caches'>,
  except?: string,
): Promise<void> {
  const names = (await copyNames(caches)).filter(
    (name) => productOfCache(name) === product && name !== except,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Keeps all that the pages of a product need, each file compared with the hash that the build wrote. Never rejects; whatever goes
 * wrong leaves no half copy, and an older copy stays until the new one is whole.
 */
export async function keepCopy(
  product: string,
  { signal, onProgress }: KeepOptions,
  world: CopyWorld,
): Promise<KeepResult> {
  let name: string | undefined;
  try {
    const manifest = await readManifest(product, world, signal);
    name = cacheName(product, manifest.buildId);
    if ((await world.room()) < manifest.bytes) {
      throw new DOMException('No room.', 'QuotaExceededError');
    }
    const cache = await world.caches.open(name);
    let done = 0;
    await eachOf(manifest.files, async (file) => {
      await keepFile(cache, file, world, signal);
      done += file[1];
      onProgress(done, manifest.bytes);
    });
    signal.throwIfAborted();
    const receipt: Receipt = {
      product,
      buildId: manifest.buildId,
      bytes: manifest.bytes,
      date: world.now().toISOString(),
    };
    await cache.put(RECEIPT, Response.json(receipt));
    await deleteCopies(product, world, name);
    return { kind: 'kept', receipt };
  } catch (error) {
    if (name !== undefined) {
      await world.caches.delete(name).catch(() => false);
    }
    return { kind: signal.aborted ? 'cancelled' : failureOf(error) };
  }
}

async function readManifest(
  product: string,
  { request }: CopyWorld,
  signal: AbortSignal,
): Promise<Manifest> {
  const answer = await request(manifestAddress(product), { cache: 'no-store', signal });
  if (!answer.ok) {
    throw new ChangedError();
  }
  return (await answer.json()) as Manifest;
}

async function keepFile(
  cache: Cache,
  [address, , hash]: KeptFile,
  { request, hash: hashOf }: CopyWorld,
  signal: AbortSignal,
): Promise<void> {
  // Pages are asked for anew; files whose name holds their content may come out of the browser's cache.
  const answer = await request(address, {
    cache: address.startsWith(`${BASE}/_next/static/`) ? 'default' : 'no-cache',
    credentials: 'omit',
    signal,
  });
  const content = await answer.arrayBuffer();
  if (!answer.ok || (await hashOf(content)) !== hash) {
    throw new ChangedError();
  }
  await cache.put(address, new Response(content, { headers: answer.headers }));
}

/** Runs the task for each item, a few at once; stops at the first that fails. */
async function eachOf<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  let isOver = false;
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined && !isOver; item = waiting.shift()) {
      await task(item);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      isOver = true;
      throw error;
    }),
  );
  // All of them: what one still puts into a deleted cache would be a half copy.
  const ends = await Promise.allSettled(workers);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}

function failureOf(error: unknown): KeepFailure {
  if (error instanceof ChangedError) {
    return 'changed';
  }
  return (error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'quota' : 'lost';
}

async function copyNames(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter((name) => productOfCache(name) !== undefined);
}
