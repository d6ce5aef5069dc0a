import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFeedAd } from './loadFeedAd.ts';

const GOOD = {
  statlink: '//a',
  statimp: 'https://i/1',
  company: 'Acme',
  description: 'Anvils for everyone',
};
const LATER = { ads: [GOOD] };

let server: Server | undefined;
let count = 0;
const rejected = vi.fn();
const logged = vi.fn();

beforeEach(() => {
  count = 0;
  process.on('unhandledRejection', rejected);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation(logged);
  }
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
});

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer((request, response) => {
    count += 1;
    listener(request, response);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

/** A feed that gives these answers in turn, and the last one from then on. */
function feedOf(...answers: unknown[]): Promise<string> {
  return serve((_, response) =>
    response.end(JSON.stringify(answers[Math.min(count, answers.length) - 1])),
  );
}

function load(address: string, signal = new AbortController().signal, timeout?: number) {
  const feed = { address, imageHosts: ['i', 'p'], request: fetch };
  return loadFeedAd(feed, signal, timeout);
}

describe('the feed', () => {
  test('F1 an entry is shown', async () => {
    expect(await load(await feedOf(LATER))).toMatchObject({
      name: 'Acme',
      link: 'https://a',
      description: 'Anvils for everyone',
      poweredby: 'Carbon',
      label: 'carbon-demo-inline',
    });
    expect(count).toBe(1);
  });

  test('F2 nine answers of empty entries, then an ad', async () => {
    const empty = { ads: [{}, {}] };
    const ad = await load(await feedOf(...Array(9).fill(empty), LATER));
    expect(ad?.link).toBe('https://a');
    expect(count).toBe(10);
  });

  test.each([
    ['F3 empty entries', { ads: [{}] }],
    ['F5 entries without a link', { ads: [{ company: 'c' }] }],
    ['no entries', { ads: [] }],
  ])('%s for ever: ten requests, no ad', async (_, answer) => {
    expect(await load(await feedOf(answer))).toBeNull();
    expect(count).toBe(10);
  });

  test('F4 three answers without entries, then an ad', async () => {
    const none = { ads: [] };
    expect((await load(await feedOf(none, none, none, LATER)))?.link).toBe('https://a');
    expect(count).toBe(4);
  });

  test('F6 the first entry with a link is shown', async () => {
    const ads = [{}, { statlink: 'https://x1' }, { statlink: 'https://x2' }];
    expect(await load(await feedOf({ ads }))).toMatchObject({ link: 'https://x1', name: 'x1' });
    expect(count).toBe(1);
  });

  test('F7 a connection refused: no ad, no further request', async () => {
    const address = await feedOf(LATER);
    await new Promise((resolve) => server?.close(resolve));
    const request = vi.fn(fetch);
    const feed = { address, imageHosts: [], request };
    expect(await loadFeedAd(feed, new AbortController().signal)).toBeNull();
    expect(request).toHaveBeenCalledOnce();
  });

  test.each<[string, RequestListener]>([
    ['F8 500', (_, response) => response.writeHead(500).end(JSON.stringify(LATER))],
    ['F8 HTML', (_, response) => response.end('<!doctype html><h1>Sign in</h1>')],
    ['F9 no entries at all', (_, response) => response.end('{}')],
    ['404', (_, response) => response.writeHead(404).end()],
    ['no text', (_, response) => response.end()],
    ['a broken connection', (request) => request.socket.destroy()],
    [
      'half of an answer',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': 500 });
        response.write('{"ads":', () => request.socket.destroy());
      },
    ],
    [
      'a redirect to an ad',
      (request, response) =>
        request.url === '/ad'
          ? response.end(JSON.stringify(LATER))
          : response.writeHead(302, { Location: '/ad' }).end(),
    ],
    ['10 MB', (_, response) => response.end(`{"ads":[],"a":"${'a'.repeat(10_485_760)}"}`)],
    [
      '10 MB of ads',
      (_, response) => response.end(JSON.stringify({ ads: Array(100_000).fill(GOOD) })),
    ],
    ['a deep answer', (_, response) => response.end('['.repeat(60_000))],
  ])('%s: no ad, no further request', async (_, listener) => {
    expect(await load(await serve(listener))).toBeNull();
    expect(count).toBe(1);
  });

  test('F10 without pixels the impression alone is asked for', async () => {
    expect((await load(await feedOf(LATER)))?.impressions).toEqual(['https://i/1']);
  });

  test('F11 pixels are split and carry the timestamp', async () => {
    const pixel = 'https://p/1?[timestamp]||https://p/2?[timestamp]';
    const ad = await load(await feedOf({ ads: [{ ...GOOD, pixel, timestamp: '171' }] }));
    expect(ad?.impressions).toEqual(['https://i/1', 'https://p/1?171', 'https://p/2?171']);
  });

  test('F12 whoever leaves during the second request ends it', async () => {
    const visit = new AbortController();
    const address = await serve((_, response) => {
      if (count === 2) {
        visit.abort();
      }
      response.end('{"ads":[{}]}');
    });
    expect(await load(address, visit.signal)).toBeNull();
    expect(count).toBe(2);
  });
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['never ends its answer', (_, response) => response.write('{"ads":[')],
  [
    'drips for ever',
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    },
  ],
])('a feed that %s is given up', async (_, listener) => {
  expect(await load(await serve(listener), undefined, 150)).toBeNull();
  expect(count).toBe(1);
});

test('a feed that only says that it has nothing is given up too', async () => {
  const address = await serve((_, response) => {
    setTimeout(() => response.end('{"ads":[]}'), 100);
  });
  expect(await load(address, undefined, 250)).toBeNull();
  expect(count).toBeLessThan(10);
});

test('all requests together are given ten seconds', async () => {
  vi.useFakeTimers();
  const request: typeof fetch = (_, init) =>
    new Promise((_, fail) => init?.signal?.addEventListener('abort', () => fail(new Error())));
  const done = vi.fn();
  const feed = { address: 'https://feed.example/', imageHosts: [], request };
  void loadFeedAd(feed, new AbortController().signal).then(done);
  await vi.advanceTimersByTimeAsync(9999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith(null);
  vi.useRealTimers();
});

test('the feed learns nothing of its visitor', async () => {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(LATER)));
  const feed = { address: 'https://feed.example/', imageHosts: [], request };
  await loadFeedAd(feed, new AbortController().signal);
  expect(request).toHaveBeenCalledExactlyOnceWith(
    'https://feed.example/',
    expect.objectContaining({
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      redirect: 'error',
    }),
  );
});

test('an answer of 64 KiB is read, one byte more is not', async () => {
  const text = JSON.stringify(LATER);
  const padded = (size: number) => text + ' '.repeat(size - text.length);
  const address = await serve((request, response) =>
    response.end(padded(request.url === '/more' ? 65_537 : 65_536)),
  );
  expect(await load(address)).not.toBeNull();
  expect(await load(`${address}/more`)).toBeNull();
});
