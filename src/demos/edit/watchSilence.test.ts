import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from './watchSilence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('who answers is asked each second and left in peace', () => {
  const onSilent = vi.fn();
  const ping = vi.fn(() => watch.answered());
  const watch = watchSilence(ping, onSilent);
  vi.advanceTimersByTime(60_000);
  expect(ping).toHaveBeenCalledTimes(60);
  expect(onSilent).not.toHaveBeenCalled();
  watch.stop();
});

test('who is silent for longer than a loop may run is told once', () => {
  const onSilent = vi.fn();
  watchSilence(() => {}, onSilent);
  vi.advanceTimersByTime(6500);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(onSilent).toHaveBeenCalledTimes(1);
});

test('nobody is asked after the end', () => {
  const ping = vi.fn();
  watchSilence(ping, () => {}).stop();
  vi.advanceTimersByTime(5000);
  expect(ping).not.toHaveBeenCalled();
});
