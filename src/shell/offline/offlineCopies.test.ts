import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaches } from '#test/fakeCaches.ts';
import { deleteCopies, dropHalves, keepCopy, listCopies, type CopyWorld } from './offlineCopies.ts';
import { cacheName, type Manifest } from './offlineFiles.ts';

const FILES: Record<string, string> = {
  '/x/react-charts/': '<html>Charts</html>',
  '/x/react-charts/bars/': '<html>Bars</html>',
  '/x/_next/static/chunks/a.js': 'run()',
};
const BYTES = Object.values(FILES).join('').length;

let caches = fakeCaches();
let served: Record<string, string> = {};
let buildId = 'a';
const onProgress = vi.fn();

function sha256(content: ArrayBuffer | string): string {
  const data = typeof content === 'string' ? content : new Uint8Array(content);
  return createHash('sha256').update(data).digest('hex');
}

function manifest(): Manifest {
  const files = Object.entries(FILES).map(
    ([address, text]) => [address, text.length, sha256(text)] as const,
  );
  return { product: 'charts', buildId, bytes: BYTES, files };
}

function world(facts: Partial<CopyWorld> = {}): CopyWorld {
  return {
    caches,
    request: async (address) => {
      if (address === '/x/offline/charts.json') {
        return Response.json(manifest());
      }
      const text = served[String(address)];
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
    hash: async (content) => sha256(content),
    room: async () => Infinity,
    now: () => new Date('2026-11-21T16:00:00Z'),
    ...facts,
  };
}

function keep(facts?: Partial<CopyWorld>, signal = new AbortController().signal) {
  return keepCopy('charts', { signal, onProgress }, world(facts));
}

beforeEach(() => {
  caches = fakeCaches();
  served = { ...FILES };
  buildId = 'a';
  onProgress.mockReset();
});

test('a copy holds every file, tells how far it is, and has a receipt with its date', async () => {
  expect(await keep()).toEqual({
    kind: 'kept',
    receipt: { product: 'charts', buildId: 'a', bytes: BYTES, date: '2026-11-21T16:00:00.000Z' },
  });
  const cache = await caches.open(cacheName('charts', 'a'));
  for (const [address, text] of Object.entries(FILES)) {
    expect(await (await cache.match(address))?.text()).toBe(text);
  }
  expect(onProgress).toHaveBeenCalledTimes(3);
  expect(onProgress).toHaveBeenLastCalledWith(BYTES, BYTES);
  expect(await listCopies(world())).toEqual([expect.objectContaining({ product: 'charts' })]);
});

test('a newer copy takes the place of the old one, once it is whole', async () => {
  await keep();
  buildId = 'b';
  served = {};
  expect(await keep()).toEqual({ kind: 'changed' });
  expect(await caches.keys()).toEqual([cacheName('charts', 'a')]);
  served = { ...FILES };
  await keep();
  expect(await caches.keys()).toEqual([cacheName('charts', 'b')]);
});

describe('nothing is kept', () => {
  const full = () => {
    throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  };

  test.each<[string, string, () => Partial<CopyWorld>]>([
    ['when the device has no room', 'quota', () => ({ room: async () => BYTES - 1 })],
    [
      'when the room runs out half-way',
      'quota',
      () => ({
        caches: (caches = fakeCaches((address) => void (address.endsWith('a.js') && full()))),
      }),
    ],
    [
      'when a file is of another build',
      'changed',
      () => {
        served['/x/react-charts/'] = '<html>Charts of build b</html>';
        return {};
      },
    ],
    [
      'when a file is gone',
      'changed',
      () => {
        delete served['/x/react-charts/'];
        return {};
      },
    ],
    [
      'when there is no manifest',
      'changed',
      () => ({ request: async () => new Response('', { status: 404 }) }),
    ],
    [
      'without a connection',
      'lost',
      () => ({ request: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ],
    [
      'when something unforeseen answers',
      'lost',
      () => ({ request: async () => new Response('<') }),
    ],
  ])('%s: %s', async (_, kind, facts) => {
    expect(await keep(facts())).toEqual({ kind });
    expect(await caches.keys()).toEqual([]);
  });

  test('when the visitor thinks better of it', async () => {
    const abort = new AbortController();
    onProgress.mockImplementationOnce(() => abort.abort());
    const request: typeof fetch = async (address, init) => {
      init?.signal?.throwIfAborted();
      return world().request(address);
    };
    abort.signal.addEventListener('abort', () => (served = {}));
    expect(await keep({ request }, abort.signal)).toEqual({ kind: 'cancelled' });
    expect(await caches.keys()).toEqual([]);
  });
});

test('a copy is deleted, and those of other products stay', async () => {
  await keep();
  await caches.open(cacheName('data-grid', 'a'));
  await deleteCopies('charts', world());
  expect(await caches.keys()).toEqual([cacheName('data-grid', 'a')]);
});

test('what a closed tab left behind is taken away', async () => {
  await keep();
  await caches.open(cacheName('data-grid', 'a'));
  await caches.open('store');
  await dropHalves(world());
  expect(await caches.keys()).toEqual([cacheName('charts', 'a'), 'store']);
});
