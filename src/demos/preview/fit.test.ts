import { expect, test } from 'vitest';
import { nextFit, NO_FIT, scaleOf, type Fit } from './fit.ts';

function after(...changes: Parameters<typeof nextFit>[1][]): Fit {
  return changes.reduce(nextFit, NO_FIT);
}

const room = { kind: 'room', width: 600, height: 400 } as const;

test.each([
  [300, 1],
  [400, 1],
  [500, 0.8],
  [5000, 0.5],
])('a demo of %i px in a room of 400 px is drawn at %d of its size', (height, scale) => {
  expect(scaleOf(after(room, { kind: 'height', height }))).toBe(scale);
  expect(scaleOf(after({ kind: 'height', height }, room))).toBe(scale);
});

test('before its room and its height are known a demo keeps its size', () => {
  expect(scaleOf(NO_FIT)).toBe(1);
  expect(scaleOf(after(room))).toBe(1);
  expect(scaleOf(after({ kind: 'height', height: 500 }))).toBe(1);
});

test('a demo that becomes less high when it is drawn smaller is not drawn larger again', () => {
  const small = after(room, { kind: 'height', height: 500 }, { kind: 'height', height: 390 });
  expect(scaleOf(small)).toBe(0.8);
});

test('another room begins with the height the demo has now', () => {
  const turned = after(
    room,
    { kind: 'height', height: 500 },
    { kind: 'height', height: 390 },
    { ...room, height: 390 },
  );
  expect(scaleOf(turned)).toBe(1);
});

test('a room that stays as it is draws nothing anew', () => {
  const known = after(room);
  expect(nextFit(known, room)).toBe(known);
});
