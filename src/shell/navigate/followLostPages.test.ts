import { beforeEach, describe, expect, test, vi } from 'vitest';
import mitt from 'next/dist/shared/lib/mitt.js';
import type { RecoveryWorld } from '#src/site/loading/recoverLoss.ts';
import { followLostPages } from './followLostPages.ts';

const ADDRESS = '/x/react-charts/';
const LOST = new TypeError('Failed to load static props');

const open = vi.fn<(address: string) => Promise<boolean>>();
const show = vi.fn();
const go = vi.fn();
let deployed: string | undefined = 'a';
let release: (() => void)[] = [];
let events = mitt();

const recovery: RecoveryWorld = {
  here: () => 'https://docs.example.com/x/introduction/',
  own: () => 'a',
  deployed: async () => deployed,
  isUnsaved: () => false,
  isKept: async () => false,
  store: { read: () => undefined, write: () => {}, remove: () => {} },
  go,
  wait: () => new Promise((done) => release.push(done)),
};

beforeEach(() => {
  vi.resetAllMocks();
  deployed = 'a';
  release = [];
  events = mitt();
  followLostPages({ events, open, show, recovery });
});

/** What the router does: it tells, and leaves for the address unless a listener throws. */
function fail(address = ADDRESS, error: Error = LOST): 'left' | 'stayed' {
  try {
    events.emit('routeChangeError', error, address, { shallow: false });
    return 'left';
  } catch (thrown) {
    expect(thrown).toMatchObject({ cancelled: true });
    return 'stayed';
  }
}

async function pass(): Promise<void> {
  await vi.waitFor(() => expect(release).toHaveLength(1));
  release.shift()?.();
}

test('a lost page does not take the page in view with it, and is tried for twice more', async () => {
  open.mockImplementation(async (address) => {
    events.emit('routeChangeStart', address, { shallow: false });
    expect(fail()).toBe('stayed');
    return false;
  });
  expect(fail()).toBe('stayed');
  expect(show.mock.calls).toEqual([[{ kind: 'trying', address: ADDRESS }]]);
  await pass();
  await pass();
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith({ kind: 'lost', address: ADDRESS }));
  expect(open.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
  expect(go).not.toHaveBeenCalled();
});

test('a page that arrives after all takes the note away', async () => {
  open.mockResolvedValue(true);
  fail();
  await pass();
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(undefined));
});

test('another deployed build is gone to, at the wanted address', async () => {
  deployed = 'b';
  fail();
  await vi.waitFor(() =>
    expect(go).toHaveBeenCalledWith('https://docs.example.com/x/react-charts/'),
  );
  expect(open).not.toHaveBeenCalled();
});

describe('a visitor who goes elsewhere meanwhile', () => {
  test('hears no more of the lost page', async () => {
    fail();
    events.emit('routeChangeStart', '/x/introduction/support/', { shallow: false });
    expect(show).toHaveBeenLastCalledWith(undefined);
    await pass();
    await Promise.resolve();
    expect(open).not.toHaveBeenCalled();
    expect(show).toHaveBeenCalledTimes(2);
  });

  test('is not taken to it by a late answer', async () => {
    deployed = 'b';
    fail();
    events.emit('routeChangeStart', '/x/introduction/support/', { shallow: false });
    await new Promise((done) => setImmediate(done));
    expect(go).not.toHaveBeenCalled();
  });
});

test('a navigation that was called off is none that is lost', () => {
  expect(fail(ADDRESS, Object.assign(new Error('Route Cancelled'), { cancelled: true }))).toBe(
    'left',
  );
  expect(show).not.toHaveBeenCalled();
});
