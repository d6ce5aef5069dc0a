// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('runs the task once, in a task of its own after the frame', () => {
  const task = vi.fn();
  afterPaint(task);
  vi.advanceTimersToNextFrame();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the frame', () => {}],
  ['between the frame and the task', () => vi.advanceTimersToNextFrame()],
])('does not run what is called off %s', (_, meanwhile) => {
  const task = vi.fn();
  const callOff = afterPaint(task);
  meanwhile();
  callOff();
  vi.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
