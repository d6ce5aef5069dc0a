// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MORE_BUTTON, PREVIEW_BUTTON } from '#src/demos/model/demoElement.ts';
import { renderedDemo } from '#test/renderedDemo.ts';
import { moveInToolbar } from './moveInToolbar.ts';

let page: string;

beforeAll(async () => {
  page = await renderedDemo('Bars');
});

beforeEach(() => {
  document.body.innerHTML = `${page}<button id="alone"></button>`;
});

function press(selector: string, key: string): boolean {
  return moveInToolbar(document.querySelector(selector), key);
}

test('an arrow key moves the focus and the one tab stop', () => {
  expect(press(PREVIEW_BUTTON, 'ArrowRight')).toBe(true);
  const more = document.querySelector(MORE_BUTTON);
  expect(document.activeElement).toBe(more);
  const stops = [...document.querySelectorAll<HTMLElement>('div button')].filter(
    ({ tabIndex }) => tabIndex === 0,
  );
  expect(stops).toEqual([more]);
});

test.each([
  [PREVIEW_BUTTON, 'Enter'],
  [PREVIEW_BUTTON, 'ArrowDown'],
  ['#alone', 'ArrowRight'],
])('on %s the key %s does nothing', (id, key) => {
  expect(press(id, key)).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
