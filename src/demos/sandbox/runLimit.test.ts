import { expect, test } from 'vitest';
import { createRunLimit, EndlessError, LONGEST_RUN_MS } from './runLimit.ts';

function atWork() {
  const waiting: (() => void)[] = [];
  const world = { time: 0 };
  const mayRun = createRunLimit({ now: () => world.time, soon: (run) => waiting.push(run) });
  return { world, mayRun, pause: () => waiting.splice(0).forEach((run) => run()) };
}

test('code that runs for more than five seconds without a pause is stopped, and again when it goes on', () => {
  const { world, mayRun } = atWork();
  mayRun();
  world.time = LONGEST_RUN_MS;
  mayRun();
  world.time += 1;
  expect(mayRun).toThrow(EndlessError);
  expect(mayRun).toThrow(EndlessError);
});

test('time counts from the last pause', () => {
  const { world, mayRun, pause } = atWork();
  mayRun();
  world.time = LONGEST_RUN_MS * 3;
  pause();
  expect(mayRun).not.toThrow();
  expect(mayRun).not.toThrow();
});
