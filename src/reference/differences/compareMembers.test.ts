import { expect, test } from 'vitest';
import { isSameType } from './compareMembers.ts';

test.each([
  ["'a' | 'b'", "'b' | 'a'"],
  ["(at: 'start' | 'end') => void", "(at: 'end' | 'start') => void"],
  ['Row[]', 'readonly Row[]'],
  ['string | undefined', 'string'],
  ['DateRange<TDate>', 'PickerRangeValue'],
  ['(value: TDate | null) => void', '(value: PickerValue) => void'],
  ['Shortcut<TDate>[]', 'Shortcut[]'],
  ['MakeOptional<Axis<X>, K>[]', 'readonly MakeOptional<…>[]'],
  ['(value: V, row: R) => string', '(value, row) => string'],
])('%s is the same as %s', (one, other) => {
  expect(isSameType(one, other)).toBe(true);
});

test.each([
  ['string', 'number'],
  ['(event: Event) => void', '(event: Event | null) => void'],
  ['(value: V) => string', '(value, row) => string'],
  ['Ref<Api>', 'Ref<Api | null>'],
  ['A<…>', 'B<…>'],
])('%s is not the same as %s', (one, other) => {
  expect(isSameType(one, other)).toBe(false);
});
