// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visibleClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a task runs once, after its time', () => {
  const task = vi.fn();
  visibleClock(document).after(500, task);
  vi.advanceTimersByTime(499);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledOnce();
});

test('time in which nobody sees the page does not count', () => {
  const task = vi.fn();
  visibleClock(document).after(500, task);
  vi.advanceTimersByTime(300);
  see('hidden');
  vi.advanceTimersByTime(60_000);
  see('visible');
  vi.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});

test('a page that starts unseen waits', () => {
  const task = vi.fn();
  see('hidden');
  visibleClock(document).after(0, task);
  vi.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
  see('visible');
  vi.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledOnce();
});

test.each(['visible', 'hidden'] as const)('a task called off while %s never runs', (state) => {
  const task = vi.fn();
  const callOff = visibleClock(document).after(500, task);
  see(state);
  callOff();
  see('visible');
  vi.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
});
