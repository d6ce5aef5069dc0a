// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { controlByKey } from './controlByKey.ts';

beforeEach(() => {
  document.body.innerHTML = '<b id="a"></b><b id="b"></b><b id="c"></b>';
});

function from(id: string, key: string, axis?: 'row' | 'column'): string | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>('b')];
  return controlByKey(controls, document.getElementById(id)!, key, axis)?.id;
}

test.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'ArrowDown', undefined],
  ['b', 'Tab', undefined],
])('in a row: from %s, %s leads to %s', (id, key, target) => {
  expect(from(id, key)).toBe(target);
});

test('a row turns round where the writing does', () => {
  document.body.style.direction = 'rtl';
  document.querySelectorAll('b').forEach((control) => (control.style.direction = 'rtl'));
  expect(from('a', 'ArrowLeft')).toBe('b');
  expect(from('a', 'ArrowRight')).toBe('c');
});

test.each([
  ['a', 'ArrowDown', 'b'],
  ['a', 'ArrowUp', 'c'],
  ['b', 'ArrowRight', undefined],
])('in a column: from %s, %s leads to %s', (id, key, target) => {
  expect(from(id, key, 'column')).toBe(target);
});
