// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginText, settle, showWhole } from './arrival.ts';

let whenIdle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => whenIdle.push(task));
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    whenIdle[id - 1] = () => {};
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function textOf(blocks: number): HTMLElement {
  const text = document.createElement('div');
  text.innerHTML = '<p></p>'.repeat(blocks);
  return text;
}

/** How many of its blocks are laid out wherever they are. */
function laidOut(text: Element): number {
  return [...text.children].filter(
    (block) => (block as HTMLElement).style.contentVisibility === 'visible',
  ).length;
}

function rest(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  whenIdle.splice(0).forEach((task) => task());
}

test('of a long text that arrives there are twenty blocks for 300 ms', () => {
  const text = textOf(40);
  beginText(text);
  expect(text.className).toBe('arriving short');
  vi.advanceTimersByTime(299);
  expect(text.className).toBe('arriving short');
  vi.advanceTimersByTime(1);
  expect(text.className).toBe('arriving');
});

test('a text of twenty blocks is not cut', () => {
  const text = textOf(20);
  beginText(text);
  expect(text.className).toBe('arriving');
});

/** Makes each layout of a text last as long as its parts: ms for each that was not laid out before. */
function layoutTakes(text: Element, msOfPart: number): void {
  let before = 0;
  text.getBoundingClientRect = () => {
    vi.advanceTimersByTime((laidOut(text) - before) * msOfPart);
    before = laidOut(text);
    return new DOMRect();
  };
}

function sizesOfSlices(text: Element): number[] {
  text.className = 'arriving';
  settle(text);
  const counts = [0, laidOut(text)];
  do {
    rest();
    counts.push(laidOut(text));
  } while (counts.at(-1) !== counts.at(-2));
  return counts.slice(1, -1).map((count, index) => count - counts[index]!);
}

test('the rest is laid out in slices, each when the browser is idle, longer ones where that is quick', () => {
  const text = textOf(6 + 200);
  layoutTakes(text, 0.1);
  expect(sizesOfSlices(text)).toEqual([5, 10, 20, 40, 40, 40, 40, 5]);
});

test('where layout takes long, a slice is as much as keeps a click waiting for some 12 ms', () => {
  const text = textOf(6 + 14);
  layoutTakes(text, 5);
  expect(sizesOfSlices(text)).toEqual([5, 2, 2, 2, 2, 1]);
  const heavy = textOf(6 + 6);
  layoutTakes(heavy, 50);
  expect(sizesOfSlices(heavy)).toEqual([5, 1]);
});

test('who scrolls has what is above at once, and slices go on below it', () => {
  const text = textOf(6 + 200);
  let scrolled = 0;
  [...text.children].forEach((block, index) => {
    block.getBoundingClientRect = () => new DOMRect(0, index * 100 - scrolled, 100, 100);
  });
  layoutTakes(text, 5);
  text.className = 'arriving';
  settle(text);
  expect(laidOut(text)).toBe(5);
  scrolled = 10_000;
  document.dispatchEvent(new Event('scroll'));
  const seen = Math.floor((scrolled + window.innerHeight) / 100) + 1;
  expect(laidOut(text)).toBe(seen - 6);
  rest();
  expect(laidOut(text)).toBe(seen - 6 + 2);
});

test('who has scrolled before has it too', () => {
  const text = textOf(6 + 200);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1);
  text.className = 'arriving';
  settle(text);
  expect(laidOut(text)).toBe(200);
});

test('rows of a reference are slices too', () => {
  const text = textOf(0);
  text.innerHTML = `<ul>${'<li class="row"></li>'.repeat(30)}</ul>`;
  text.className = 'arriving';
  settle(text);
  expect(text.querySelectorAll('.row[style]')).toHaveLength(5);
});

test('what is called off goes no further', () => {
  const text = textOf(40);
  text.className = 'arriving';
  settle(text)();
  rest();
  expect(laidOut(text)).toBe(5);
});

test('a text that is whole is left alone', () => {
  const text = textOf(40);
  showWhole(text);
  settle(text);
  expect(laidOut(text)).toBe(0);
});

test('somebody who goes to a place in a text has all of it at once', () => {
  const text = textOf(40);
  beginText(text);
  showWhole(text);
  expect(text.className).toBe('');
});
