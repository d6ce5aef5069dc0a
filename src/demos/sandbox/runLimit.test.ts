import { expect, test } from 'vitest';
import { createRunLimit, EndlessError, LONGEST_RUN_MS } from './runLimit.ts';

function atWork() {
  const waiting: (() => void)[] = [];
  const world = { time: 0 };
  const checkRun = createRunLimit({ now: () => world.time, soon: (run) => waiting.push(run) });
  return { world, checkRun, pause: () => waiting.splice(0).forEach((run) => run()) };
}

test('code that runs for more than five seconds without a pause is stopped, and again when it goes on', () => {
  const { world, checkRun } = atWork();
  checkRun();
  world.time = LONGEST_RUN_MS;
  checkRun();
  world.time += 1;
  expect(checkRun).toThrow(EndlessError);
  expect(checkRun).toThrow(EndlessError);
});

test('time counts from the last pause', () => {
  const { world, checkRun, pause } = atWork();
  checkRun();
  world.time = LONGEST_RUN_MS * 3;
  pause();
  expect(checkRun).not.toThrow();
  expect(checkRun).not.toThrow();
});
