import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '#test/memoryStore.ts';
import { fakeCaches } from '#test/fakeCaches.ts';
import { RECEIPT, cacheName } from './offlineFiles.ts';
import { startWorker, type WorkerWorld } from './startWorker.ts';

const registration = {
  scope: 'https://mui.com/x/',
  waiting: null,
  installing: null,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  unregister: vi.fn(),
};
const register = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  register.mockResolvedValue(registration);
});

function world(facts: Partial<WorkerWorld> & { isControlled?: boolean } = {}): WorkerWorld {
  const store = memoryStore();
  return {
    container: {
      controller: facts.isControlled ? ({} as ServiceWorker) : null,
      register,
      getRegistrations: async () => [registration as unknown as ServiceWorkerRegistration],
    },
    caches: fakeCaches(),
    request: async () => Response.json({ off: false }),
    tidy: async () => {},
    mayHave: true,
    search: '',
    own: 'a',
    deployed: async () => 'a',
    hasFocus: () => true,
    isUnsaved: () => false,
    onMoment: () => () => {},
    store,
    reload,
    ...facts,
  };
}

test('S1 a first visit registers the worker, and follows nothing that could reload it', async () => {
  await startWorker(world());
  expect(register.mock.calls).toEqual([['/x/sw.js', { scope: '/x/', updateViaCache: 'none' }]]);
  expect(registration.addEventListener).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a later visit follows the worker until it is told to stop', async () => {
  const stop = await startWorker(world({ isControlled: true }));
  expect(registration.addEventListener).toHaveBeenCalledWith('updatefound', expect.anything());
  stop();
  expect(registration.removeEventListener).toHaveBeenCalledWith('updatefound', expect.anything());
});

test('a visitor who keeps a product has the worker that answers; half a copy is none', async () => {
  const caches = fakeCaches();
  const cache = await caches.open(cacheName('charts', 'a'));
  await startWorker(world({ caches }));
  expect(register).toHaveBeenLastCalledWith('/x/sw.js', expect.anything());
  await cache.put(RECEIPT, Response.json({ product: 'charts' }));
  await startWorker(world({ caches }));
  expect(register).toHaveBeenLastCalledWith('/x/sw.js?offline', expect.anything());
});

test('S2 elsewhere nothing is registered or asked for', async () => {
  const request = vi.fn<typeof fetch>();
  await startWorker(world({ mayHave: false, request }));
  expect(register).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
});

test.each([
  ['S7 a refused registration', new Error('SecurityError')],
  ['S7 a worker that throws', new TypeError('ServiceWorker script evaluation failed')],
])('%s is silently ignored', async (_, error) => {
  const log = vi.spyOn(console, 'error');
  register.mockRejectedValue(error);
  await startWorker(world({ isControlled: true }));
  expect(log).not.toHaveBeenCalled();
});

test('S9 a browser without workers has nothing to do', async () => {
  await startWorker(world({ container: undefined }));
  expect(register).not.toHaveBeenCalled();
});

test.each<[string, Partial<WorkerWorld>]>([
  ['the switch of the site', { request: async () => Response.json({ off: true }) }],
  ['?sw=off', { search: '?sw=off' }],
  ['?sw=off on any host', { search: '?sw=off', mayHave: false }],
])('%s takes worker and copies away in one visit', async (_, facts) => {
  const caches = fakeCaches();
  await (await caches.open(cacheName('charts', 'a'))).put(RECEIPT, Response.json({}));
  await startWorker(world({ isControlled: true, caches, ...facts }));
  expect(registration.unregister).toHaveBeenCalled();
  expect(await caches.keys()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});
