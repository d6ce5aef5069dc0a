import { expect, test } from 'vitest';
import { NO_VIEWS, nextViews, type View } from './liveViews.ts';

const view = (round: number): View => ({ round, entry: 'A.tsx', Demo: () => null });
const [first, second, third] = [view(1), view(2), view(3)];

test('each edit that runs is drawn, with the one before to fall back on', () => {
  const once = nextViews(NO_VIEWS, { kind: 'run', view: first });
  expect(once).toEqual({ last: first, isBroken: false });
  expect(nextViews(once, { kind: 'run', view: second })).toEqual({
    last: second,
    good: first,
    isBroken: false,
  });
});

test('nobody falls back on an edit that broke', () => {
  const broken = nextViews(
    { last: second, good: first, isBroken: false },
    { kind: 'broken', round: 2 },
  );
  expect(broken).toEqual({ last: second, good: first, isBroken: true });
  expect(nextViews(broken, { kind: 'run', view: third })).toMatchObject({
    last: third,
    good: first,
  });
});

test('news of an edit that is no longer drawn changes nothing', () => {
  const views = { last: second, good: first, isBroken: false };
  expect(nextViews(views, { kind: 'broken', round: 1 })).toBe(views);
});
