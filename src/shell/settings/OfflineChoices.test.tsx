// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { RECEIPT, cacheName } from '#src/shell/offline/offlineFiles.ts';
import { isUnsaved } from '#src/site/loading/unsaved.ts';
import { fakeCaches } from '#test/fakeCaches.ts';
import { OfflineChoices } from './OfflineChoices.tsx';
import type { OfflineWorld } from './useOfflineCopies.ts';

const PAGE = '<html>Charts</html>';
const HASH = createHash('sha256').update(PAGE).digest('hex');
const KEEP = 'Keep Charts docs offline, 3.1 MB';

let caches = fakeCaches();
const refitWorker = vi.fn(async () => {});

beforeEach(() => {
  caches = fakeCaches();
  refitWorker.mockClear();
});

afterEach(cleanup);

async function show(facts: Partial<OfflineWorld> = {}): Promise<void> {
  const world: OfflineWorld = {
    caches,
    request: async (address) =>
      address === '/x/offline/charts.json'
        ? Response.json({
            product: 'charts',
            buildId: 'a',
            bytes: 3_100_000,
            files: [['/x/react-charts/', 3_100_000, HASH]],
          })
        : new Response(PAGE),
    hash: async (content) => createHash('sha256').update(new Uint8Array(content)).digest('hex'),
    room: async () => Infinity,
    now: () => new Date('2026-11-21T12:00:00Z'),
    readIndex: async () => ({ buildId: 'a', bytes: { charts: 3_100_000, 'data-grid': 9_000_000 } }),
    alone: (task) => task(),
    refitWorker,
    ...facts,
  };
  render(<OfflineChoices world={world} />, { wrapper: I18nProvider });
  await screen.findByRole('heading', { name: 'Without a connection' });
}

function press(name: string): Promise<void> {
  return act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}

async function keptBefore(buildId: string): Promise<void> {
  const receipt = { product: 'charts', buildId, bytes: 3_000_000, date: '2026-10-01T12:00:00Z' };
  await (await caches.open(cacheName('charts', buildId))).put(RECEIPT, Response.json(receipt));
}

test('each product is offered with its size; nothing is kept before a visitor asks', async () => {
  await show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep Data Grid docs offline, 9 MB',
    KEEP,
  ]);
  expect(await caches.keys()).toEqual([]);
});

test('what is kept stands there with its date and size, and can be deleted', async () => {
  await show();
  await press(KEEP);
  await screen.findByText('Charts docs are kept on this device since Nov 21, 2026, 3.1 MB.');
  expect(screen.queryByRole('button', { name: KEEP })).toBeNull();
  expect(refitWorker).toHaveBeenCalledTimes(1);
  await press('Delete Charts docs');
  await screen.findByRole('button', { name: KEEP });
  expect(await caches.keys()).toEqual([]);
  expect(refitWorker).toHaveBeenCalledTimes(2);
});

test('a copy on its way shows how far it is and can be stopped; the page is not reloaded meanwhile', async () => {
  let arrive = () => {};
  const request: typeof fetch = async (address, init) => {
    if (address === '/x/offline/charts.json') {
      const files = [['/x/react-charts/', 3_100_000, HASH]];
      return Response.json({ product: 'charts', buildId: 'a', bytes: 3_100_000, files });
    }
    await new Promise<void>((done, fail) => {
      arrive = done;
      init?.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
    });
    return new Response(PAGE);
  };
  await show({ request });
  await press(KEEP);
  expect(screen.getByRole('progressbar', { name: 'Keeping Charts docs' })).toBeDefined();
  expect(isUnsaved()).toBe(true);
  await press('Stop keeping Charts docs');
  await screen.findByRole('button', { name: KEEP });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(isUnsaved()).toBe(false);
  expect(await caches.keys()).toEqual([]);
  arrive();
});

test.each<[string, Partial<OfflineWorld>, string]>([
  [
    'no room',
    { room: async () => 10 },
    'There is not enough room on this device for the Charts docs. Nothing was kept.',
  ],
  [
    'another build',
    { hash: async () => 'other' },
    'The site changed while the Charts docs were on their way. Nothing was kept. Reload the page and try again.',
  ],
  [
    'no connection',
    { request: () => Promise.reject(new TypeError('Failed to fetch')) },
    'The Charts docs did not arrive. Nothing was kept. Check your connection and try again.',
  ],
  [
    'a lock that is refused',
    { alone: () => Promise.reject(new DOMException('refused', 'SecurityError')) },
    'The Charts docs did not arrive. Nothing was kept. Check your connection and try again.',
  ],
])('%s is told, and nothing is kept', async (_, facts, sentence) => {
  await show(facts);
  await press(KEEP);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(sentence));
  expect(isUnsaved()).toBe(false);
  expect(await caches.keys()).toEqual([]);
  expect(screen.getByRole('button', { name: KEEP })).toBeDefined();
});

test('a copy of an older build can be renewed', async () => {
  await keptBefore('older');
  await show();
  await press('Renew Charts docs, 3.1 MB');
  await screen.findByText('Charts docs are kept on this device since Nov 21, 2026, 3.1 MB.');
  expect(await caches.keys()).toEqual([cacheName('charts', 'a')]);
});

test('without a connection the kept copy is shown, and that no more is known', async () => {
  await keptBefore('a');
  await show({ readIndex: async () => undefined });
  expect(screen.getByText('What could be kept is not known without a connection.')).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Delete Charts docs',
  ]);
});
