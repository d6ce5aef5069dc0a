import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '#test/fakeCaches.ts';
import { TAKE_OVER } from './takeOver.ts';

type Listener = (event: Record<string, unknown>) => void;

const listeners = new Map<string, Listener>();
const skipWaiting = vi.fn(async () => {});
const claim = vi.fn(async () => {});

/** Runs the worker's script as a browser does, at this address. */
async function start(search: string): Promise<void> {
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('location', new URL(`https://mui.com/x/sw.js${search}`));
  vi.stubGlobal('clients', { claim });
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.resetModules();
  await import('./worker.ts');
}

beforeEach(() => {
  listeners.clear();
  vi.clearAllMocks();
  return () => vi.unstubAllGlobals();
});

test('without a copy it listens to the one message and to nothing else', async () => {
  await start('');
  expect([...listeners.keys()]).toEqual(['message']);
});

test('it takes over when it is told, and by no other message', async () => {
  await start('');
  const say = listeners.get('message');
  for (const data of [
    'skipWaiting',
    'SKIP_WAITING',
    null,
    undefined,
    { type: 'other' },
    [TAKE_OVER],
  ]) {
    say?.({ data });
  }
  expect(skipWaiting).not.toHaveBeenCalled();
  say?.({ data: { ...TAKE_OVER } });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

test('with a copy it takes the open pages on and answers what it has to', async () => {
  await start('?offline');
  const waitUntil = vi.fn();
  listeners.get('activate')?.({ waitUntil });
  expect(waitUntil).toHaveBeenCalledTimes(1);
  expect(claim).toHaveBeenCalledTimes(1);

  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('fresh')),
  );
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  const ask = (url: string) => listeners.get('fetch')?.({ request: new Request(url), respondWith });
  ask('https://ads.example.com/a.js');
  ask('https://mui.com/x/build-id.json');
  expect(respondWith).not.toHaveBeenCalled();
  ask('https://mui.com/x/react-charts/');
  expect(await (await respondWith.mock.calls[0]?.[0])?.text()).toBe('fresh');
});
