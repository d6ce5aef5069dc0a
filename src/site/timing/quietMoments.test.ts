// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest';
import { afterPaint, whenPainted, whenCalm, whenRested } from './quietMoments.ts';

describe('afterPaint', () => {
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
});

describe('whenPainted', () => {
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
});

describe('whenCalm', () => {
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
});

describe('whenRested', () => {
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
});
