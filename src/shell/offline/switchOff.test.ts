import { describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#test/memoryStore.ts';
import { isOffForAll, isOffForVisit, removeWorkers } from './switchOff.ts';

test('?sw=off holds for the whole visit', () => {
  const store = memoryStore();
  expect(isOffForVisit('', store)).toBe(false);
  expect(isOffForVisit('?sw=on', store)).toBe(false);
  expect(isOffForVisit('?a=1&sw=off', store)).toBe(true);
  expect(isOffForVisit('', store)).toBe(true);
  expect(isOffForVisit('', memoryStore())).toBe(false);
});

describe('sw-off.json', () => {
  test.each<[string, () => Promise<Response>, boolean]>([
    ['{ "off": true } is off', async () => Response.json({ off: true }), true],
    ['{ "off": false } is not', async () => Response.json({ off: false }), false],
    ['a missing file is not', async () => new Response('', { status: 404 }), false],
    ['another kind of answer is not', async () => new Response('<html>'), false],
    ['null is not', async () => Response.json(null), false],
    ['no connection is not', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('%s', async (_, request, expected) => {
    expect(await isOffForAll(request)).toBe(expected);
  });

  test('is asked for past every cache', async () => {
    const request = vi.fn(async () => Response.json({ off: true }));
    await isOffForAll(request);
    expect(request).toHaveBeenCalledWith(
      '/x/sw-off.json',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });
});

test('the workers and copies of this site go, those of others on the host stay', async () => {
  const registration = (scope: string) => ({ scope, unregister: vi.fn(async () => true) });
  const ours = registration('https://mui.com/x/');
  const other = registration('https://mui.com/store/');
  const caches = {
    // The last is of another edition on the same host.
    keys: async () => [
      'x-offline/charts/a',
      'store',
      'x-offline/data-grid/b',
      'x-v7-offline/charts/a',
    ],
    delete: vi.fn(async () => true),
  };
  const container = {
    getRegistrations: async () => [ours, other] as unknown as ServiceWorkerRegistration[],
  };
  await removeWorkers({ container, caches });
  expect(ours.unregister).toHaveBeenCalled();
  expect(other.unregister).not.toHaveBeenCalled();
  expect(caches.delete.mock.calls).toEqual([['x-offline/charts/a'], ['x-offline/data-grid/b']]);
  await removeWorkers({ container, caches: undefined });
});
