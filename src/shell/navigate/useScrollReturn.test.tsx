// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollReturn } from './useScrollReturn.ts';

type Entry = { url: string; as: string; options: object; key: string };

const PLACES = [
  { as: '/x/a/', key: 'a', top: 700 },
  { as: '/x/b/', key: 'b', top: 300 },
];

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

/** A router whose journeys end when the test says so, and how; two pages were read to some place. */
function setUp() {
  let onPop: (entry: Entry) => boolean = () => true;
  const ends: ((hasArrived: boolean) => void)[] = [];
  const listeners = new Map<string, () => void>();
  const router = {
    beforePopState: (handler: typeof onPop) => {
      onPop = handler;
    },
    events: { on: (name: string, run: () => void) => listeners.set(name, run), off: () => {} },
    replace: () => new Promise<boolean>((end) => ends.push(end)),
  } as unknown as NextRouter;
  renderHook(() => useScrollReturn(), {
    wrapper: ({ children }) => <RouterContext value={router}>{children}</RouterContext>,
  });
  for (const { as, key, top } of PLACES) {
    window.history.replaceState({ as, key }, '');
    listeners.get('routeChangeComplete')?.();
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  }
  const back = ({ as, key }: { as: string; key: string }) =>
    onPop({ url: as, as, options: {}, key });
  return { back, ends };
}

test('going back brings the place where one was reading', async () => {
  const { back, ends } = setUp();
  back(PLACES[0]!);
  ends[0]?.(true);
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 700));
});

test('of two quick steps back the one that was given up scrolls nothing', async () => {
  const { back, ends } = setUp();
  back(PLACES[1]!);
  back(PLACES[0]!);
  ends[0]?.(false);
  ends[1]?.(true);
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 700));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('what a filter writes into the query while one reads does not lose the place', async () => {
  const { back, ends } = setUp();
  window.history.replaceState({ as: '/x/b/?filter=row', key: 'b' }, '');
  vi.stubGlobal('scrollY', 900);
  window.dispatchEvent(new Event('scroll'));
  back({ as: '/x/b/?filter=row', key: 'b' });
  ends[0]?.(true);
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 900));
});
