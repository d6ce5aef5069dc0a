import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHeight } from './followHeight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a height counts once it has stayed for a quarter of a second', () => {
  const take = vi.fn();
  const { said } = followHeight(take);
  said(300);
  vi.advanceTimersByTime(249);
  said(320);
  vi.advanceTimersByTime(249);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(take.mock.calls).toEqual([[320]]);
});

test('a height that never rests never counts', () => {
  const take = vi.fn();
  const { said } = followHeight(take);
  for (let round = 0; round < 600; round += 1) {
    said(300 + (round % 2) * 600);
    vi.advanceTimersByTime(16);
  }
  expect(take).not.toHaveBeenCalled();
});

test('one run changes the height eight times and no more, the next one can again', () => {
  const take = vi.fn();
  const { said, ran } = followHeight(take);
  for (let round = 0; round < 40; round += 1) {
    said(300 + (round % 2) * 600);
    vi.advanceTimersByTime(1000);
  }
  expect(take).toHaveBeenCalledTimes(8);
  ran();
  said(500);
  vi.advanceTimersByTime(1000);
  expect(take).toHaveBeenLastCalledWith(500);
});

test('what was said before a run counts after it, and the same height is told once', () => {
  const take = vi.fn();
  const { said, ran, stop } = followHeight(take);
  said(300);
  ran();
  vi.advanceTimersByTime(250);
  said(300);
  ran();
  vi.advanceTimersByTime(250);
  expect(take.mock.calls).toEqual([[300]]);
  said(400);
  stop();
  vi.advanceTimersByTime(1000);
  expect(take).toHaveBeenCalledTimes(1);
});
