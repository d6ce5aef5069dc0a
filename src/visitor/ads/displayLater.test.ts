import { expect, test, vi } from 'vitest';
import { DISPLAY_RATIO, displayLater } from './displayLater.ts';

function start(draw: number) {
  const report = vi.fn();
  const callOff = vi.fn();
  const after = vi.fn<(ms: number, task: () => void) => () => void>(() => callOff);
  const stop = displayLater('carbon-body-top-image', {
    clock: { after },
    random: () => draw,
    report,
    displayRatio: DISPLAY_RATIO,
  });
  return { report, after, callOff, stop };
}

test.each([0, 0.1])('a draw of %d is told after 2500 ms', (draw) => {
  const { report, after } = start(draw);
  expect(after).toHaveBeenCalledExactlyOnceWith(2500, expect.any(Function));
  expect(report).not.toHaveBeenCalled();
  after.mock.calls[0]?.[1]();
  expect(report).toHaveBeenCalledExactlyOnceWith({
    name: 'ad',
    eventAction: 'display',
    eventLabel: 'carbon-body-top-image',
  });
});

test.each([0.1001, 0.9])('a draw of %d is not', (draw) => {
  expect(start(draw).after).not.toHaveBeenCalled();
});

test('what is called off is called off at the clock', () => {
  const { callOff, stop } = start(0);
  stop();
  expect(callOff).toHaveBeenCalledOnce();
});
