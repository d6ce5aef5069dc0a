// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenRested } from './whenRested.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

test('a task waits for the frame, then for the browser to be idle, for 500 ms at most', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  const task = vi.fn();
  whenRested(task);
  expect(idle).not.toHaveBeenCalled();
  paint();
  expect(idle).toHaveBeenCalledExactlyOnceWith(task, { timeout: 500 });
});

test('where the browser does not tell when it is idle, it runs after the frame', () => {
  const task = vi.fn();
  whenRested(task);
  expect(task).not.toHaveBeenCalled();
  paint();
  expect(task).toHaveBeenCalledOnce();
});

test('a task that is called off while the browser is busy is not run', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const callOff = whenRested(() => {});
  paint();
  callOff();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('a task that is called off before the frame is not run', () => {
  const task = vi.fn();
  whenRested(task)();
  paint();
  expect(task).not.toHaveBeenCalled();
});
