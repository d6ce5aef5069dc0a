import { expect, test } from 'vitest';
import { createGoOn, EndlessError, LONGEST_RUN_MS } from './goOn.ts';

function atWork() {
  const waiting: (() => void)[] = [];
  const world = { time: 0 };
  const goOn = createGoOn({ now: () => world.time, soon: (run) => waiting.push(run) });
  return { world, goOn, pause: () => waiting.splice(0).forEach((run) => run()) };
}

test('code that runs for more than five seconds without a pause is stopped, and again when it goes on', () => {
  const { world, goOn } = atWork();
  goOn();
  world.time = LONGEST_RUN_MS;
  goOn();
  world.time += 1;
  expect(goOn).toThrow(EndlessError);
  expect(goOn).toThrow(EndlessError);
});

test('time counts from the last pause', () => {
  const { world, goOn, pause } = atWork();
  goOn();
  world.time = LONGEST_RUN_MS * 3;
  pause();
  expect(goOn).not.toThrow();
  expect(goOn).not.toThrow();
});
