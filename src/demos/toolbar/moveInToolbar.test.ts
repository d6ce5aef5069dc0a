// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { moveInToolbar } from './moveInToolbar.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div class="tools"><button id="a"></button><span><button id="b" tabindex="-1"></button></span><button id="c" tabindex="-1"></button></div><button id="alone"></button>';
});

function press(id: string, key: string): boolean {
  return moveInToolbar(document.getElementById(id), key);
}

test('an arrow key moves the focus and the one tab stop', () => {
  expect(press('a', 'ArrowRight')).toBe(true);
  expect(document.activeElement?.id).toBe('b');
  const stops = [...document.querySelectorAll('div button')].filter(
    (button) => (button as HTMLElement).tabIndex === 0,
  );
  expect(stops.map(({ id }) => id)).toEqual(['b']);
});

test.each([
  ['a', 'Enter'],
  ['a', 'ArrowDown'],
  ['alone', 'ArrowRight'],
])('on %s the key %s does nothing', (id, key) => {
  expect(press(id, key)).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
