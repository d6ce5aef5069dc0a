// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenCalm } from './whenCalm.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task runs when the browser is idle, after 2000 ms in any case', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  const task = vi.fn();
  whenCalm(task);
  expect(idle).toHaveBeenCalledExactlyOnceWith(task, { timeout: 2000 });
});

test('a browser that does not tell when it is idle runs it after 200 ms', () => {
  const task = vi.fn();
  whenCalm(task);
  vi.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});

test('a task waits for the page to load', () => {
  const task = vi.fn();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenCalm(task);
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(task).toHaveBeenCalledOnce();
});
