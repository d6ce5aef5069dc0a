import { expect, test } from 'vitest';
import { resizeByKey } from './resizeByKey.ts';

const ROOM = 700;

test.each([
  ['ArrowRight', false, false, 410],
  ['ArrowLeft', false, false, 390],
  ['ArrowRight', true, false, 450],
  ['ArrowLeft', true, false, 350],
  ['ArrowRight', false, true, 390],
  ['ArrowLeft', false, true, 410],
  ['Home', false, false, 240],
  ['End', false, false, 700],
  ['ArrowUp', false, true, 410],
  ['ArrowDown', false, true, 390],
  ['PageUp', false, false, undefined],
  ['a', false, false, undefined],
])(
  '%s (shift: %s, from right to left: %s) leads from 400 px to %s',
  (key, shiftKey, isTurned, width) => {
    expect(resizeByKey({ key, shiftKey }, 400, ROOM, isTurned)).toBe(width);
  },
);

test('a width never goes below the least', () => {
  expect(resizeByKey({ key: 'ArrowLeft', shiftKey: true }, 250, ROOM, false)).toBe(240);
});
