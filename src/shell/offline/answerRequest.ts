import { BASE } from '#data/site/base.ts';
import { isOwnPath } from '#src/site/path/base.ts';
import { OFFLINE_FOLDER, RECEIPT, productOfCache } from './offlineFiles.ts';
import { NEVER_STORED } from './workerAddress.ts';

/** How long a page may take to arrive before the kept one is shown. */
export const LIMIT_MS = 3000;

const ASSETS = new RegExp(`^${BASE}/(?:_next/static|scripts|search|tree)/`);

/** What answering needs of a worker. */
export type AnswerWorld = {
  caches: CacheStorage;
  request: typeof fetch;
  wait: (ms: number) => Promise<void>;
};

/** How a request is answered: `asset` from a copy first, `page` from the network first; undefined: not by the worker. */
export function kindOf(request: Pick<Request, 'method' | 'url'>, origin: string) {
  const { origin: asked, pathname, search } = new URL(request.url);
  const isOurs = request.method === 'GET' && asked === origin && isOwnPath(pathname);
  if (!isOurs || NEVER_STORED.includes(pathname) || pathname.startsWith(OFFLINE_FOLDER)) {
    return undefined;
  }
  if (new URLSearchParams(search).get('sw') === 'off') {
    return undefined;
  }
  return ASSETS.test(pathname) ? 'asset' : 'page';
}

/** A file whose name holds its content: out of any copy, else from the network. */
export async function answerAsset(request: Request, world: AnswerWorld): Promise<Response> {
  return (await findKept(request.url, world.caches)) ?? world.request(request);
}

/**
 * A page or its data: from the network, or as it is kept when the network fails or takes longer than 3 s.
 * @throws what the network says, when nothing is kept
 */
export async function answerPage(request: Request, world: AnswerWorld): Promise<Response> {
  const arriving = world.request(request);
  arriving.catch(() => {}); // told below, or nobody waits for it any more
  const kept = await findKept(request.url, world.caches);
  if (!kept) {
    return arriving;
  }
  const fresh = arriving.then(
    (answer) => (answer.status < 500 ? answer : kept),
    () => kept,
  );
  return Promise.race([fresh, world.wait(LIMIT_MS).then(() => kept)]);
}

/** What a whole copy holds for an address, whatever its query. The newest copy speaks first. */
async function findKept(url: string, caches: CacheStorage): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => productOfCache(name) !== undefined);
  for (const name of names.reverse()) {
    const copy = await caches.open(name);
    const kept = await copy.match(url, { ignoreSearch: true, ignoreVary: true });
    if (kept && (await copy.match(RECEIPT))) {
      return kept;
    }
  }
  return undefined;
}
