// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenPainted } from './whenPainted.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('runs the task when the browser tells of a paint, once', () => {
  const tell = observed();
  const task = vi.fn();
  whenPainted(task);
  vi.advanceTimersByTime(3999);
  expect(task).not.toHaveBeenCalled();
  tell();
  tell();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs it after four seconds where nothing is painted', () => {
  observed();
  const task = vi.fn();
  whenPainted(task);
  vi.advanceTimersByTime(4000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs it after a frame in a browser that does not tell', () => {
  const task = vi.fn();
  whenPainted(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('runs it at once in a window that nobody sees', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const task = vi.fn();
  whenPainted(task);
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

/** A browser that tells of its paints; the function returned lets it tell. */
function observed(): () => void {
  let tell = () => {};
  class Observer {
    static supportedEntryTypes = ['paint'];
    #isOn = false;
    constructor(listen: () => void) {
      tell = () => this.#isOn && listen();
    }
    observe() {
      this.#isOn = true;
    }
    disconnect() {
      this.#isOn = false;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return () => tell();
}
