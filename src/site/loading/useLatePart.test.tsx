// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { latePart } from './latePart.ts';
import { ownWorld } from './recoverLoss.ts';
import { LONG_MS } from './showNotice.ts';
import { useBringPart, useCalmPart } from './useLatePart.ts';

const world = { ...ownWorld, deployed: async () => undefined, wait: async () => {} };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const options = {
  wrapper: ({ children }: { children: ReactNode }) => <I18nProvider>{children}</I18nProvider>,
};

beforeEach(() => {
  document.body.innerHTML = '<div id="announcer"></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

function notice() {
  return document.querySelector('.notice')?.textContent;
}

test('a part that is lost for good is told at the foot of the window and to readers of the screen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result } = renderHook(() => useBringPart(), options);
  await result.current(latePart(lost, world));
  expect(notice()).toBe('This could not be loaded. Check your connection and try again.');
  expect(document.getElementById('announcer')?.textContent).toBe(notice());
  vi.advanceTimersByTime(LONG_MS);
  expect(notice()).toBeUndefined();
});

test('the notice of further tries goes when the part comes', async () => {
  const waits: (() => void)[] = [];
  const load = vi.fn<() => Promise<string>>(lost).mockImplementationOnce(lost);
  load.mockResolvedValueOnce('part');
  const part = latePart(load, { ...world, wait: () => new Promise((done) => waits.push(done)) });
  const { result } = renderHook(() => useBringPart(), options);
  const brought = result.current(part);
  await waitFor(() => expect(notice()).toBe('This has not arrived. Trying again…'));
  waits[0]?.();
  expect(await brought).toBe('part');
  expect(notice()).toBeUndefined();
});

test('a part that nobody asked for comes when the page is calm, or is missed without a word', async () => {
  const { result } = renderHook(() => useCalmPart(latePart(async () => 'part', world)), options);
  expect(result.current).toBeUndefined();
  const missed = latePart(lost, world);
  const unwanted = vi.fn(async () => 'part');
  const others = renderHook(
    () => [useCalmPart(missed), useCalmPart(latePart(unwanted, world), false)],
    options,
  );
  await waitFor(() => expect(result.current).toBe('part'));
  expect(others.result.current).toEqual([undefined, undefined]);
  expect(unwanted).not.toHaveBeenCalled();
  expect(notice()).toBeUndefined();
});
