import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaches } from '#test/fakeCaches.ts';
import { answerAsset, answerPage, kindOf, LIMIT_MS, type AnswerWorld } from './answerRequest.ts';
import { RECEIPT, cacheName } from './offlineFiles.ts';

const SITE = 'https://mui.com';
const PAGE = `${SITE}/x/react-charts/`;
const CHUNK = `${SITE}/x/_next/static/chunks/a.js`;

describe('a request is answered', () => {
  test.each([
    ['/x/_next/static/chunks/a.js', 'asset'],
    ['/x/scripts/controls-1a2b.js', 'asset'],
    ['/x/search/names-1a2b.json', 'asset'],
    ['/x/tree/react-charts-1a2b.json', 'asset'],
    ['/x/react-charts/', 'page'],
    ['/x/_next/data/a/react-charts.json', 'page'],
    ['/x/fonts/ibm-plex-sans.woff2', 'page'],
    ['/x/sw.js', undefined],
    ['/x/sw-off.json', undefined],
    ['/x/build-id.json', undefined],
    ['/x/offline/charts.json', undefined],
    ['/x/react-charts/?sw=off', undefined],
    ['/other/', undefined],
  ])('%s: %s', (path, kind) => {
    expect(kindOf({ method: 'GET', url: SITE + path }, SITE)).toBe(kind);
  });

  test('but none that sends something, and none of another origin', () => {
    expect(kindOf({ method: 'POST', url: PAGE }, SITE)).toBeUndefined();
    expect(kindOf({ method: 'GET', url: 'https://ads.example.com/x/a' }, SITE)).toBeUndefined();
  });
});

let caches = fakeCaches();
const request = vi.fn<typeof fetch>();
const world = (): AnswerWorld => ({
  caches,
  request,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
});

beforeEach(() => {
  caches = fakeCaches();
  request.mockReset();
});

async function keep(url: string, text: string, product = 'charts', isWhole = true): Promise<void> {
  const cache = await caches.open(cacheName(product, 'a'));
  await cache.put(url, new Response(text));
  if (isWhole) {
    await cache.put(RECEIPT, Response.json({}));
  }
}

async function textOf(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}

describe('an asset', () => {
  test('comes out of the copy, without the network', async () => {
    await keep(CHUNK, 'kept');
    expect(await textOf(answerAsset(new Request(CHUNK), world()))).toBe('kept');
    expect(request).not.toHaveBeenCalled();
  });

  test('comes from the network when it is not kept, and is not kept then', async () => {
    request.mockResolvedValue(new Response('fresh'));
    expect(await textOf(answerAsset(new Request(CHUNK), world()))).toBe('fresh');
    expect(await caches.keys()).toEqual([]);
  });
});

describe('a page', () => {
  test('comes from the network when that answers', async () => {
    await keep(PAGE, 'kept');
    request.mockResolvedValue(new Response('fresh'));
    expect(await textOf(answerPage(new Request(`${PAGE}?a=1`), world()))).toBe('fresh');
  });

  test('comes out of the copy without a connection, and when the site is broken', async () => {
    await keep(PAGE, 'kept');
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await textOf(answerPage(new Request(`${PAGE}?a=1`), world()))).toBe('kept');
    request.mockResolvedValueOnce(new Response('', { status: 503 }));
    expect(await textOf(answerPage(new Request(PAGE), world()))).toBe('kept');
  });

  test('that was taken off the site is not brought back', async () => {
    await keep(PAGE, 'kept');
    request.mockResolvedValue(new Response('Not found', { status: 404 }));
    expect((await answerPage(new Request(PAGE), world())).status).toBe(404);
  });

  test('comes out of the copy after 3 seconds', async () => {
    vi.useFakeTimers();
    await keep(PAGE, 'kept');
    request.mockReturnValue(new Promise(() => {}));
    const arrived = vi.fn();
    const answer = answerPage(new Request(PAGE), world()).then(arrived);
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(await (arrived.mock.calls[0]?.[0] as Response).text()).toBe('kept');
    expect(LIMIT_MS).toBe(3000);
    vi.useRealTimers();
  });

  test('S8 that is not kept fails as it would without a worker', async () => {
    await keep(CHUNK, 'kept');
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(answerPage(new Request(PAGE), world())).rejects.toThrow('Failed to fetch');
  });

  test('does not come out of half a copy', async () => {
    await keep(PAGE, 'half', 'charts', false);
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(answerPage(new Request(PAGE), world())).rejects.toThrow('Failed to fetch');
  });
});
