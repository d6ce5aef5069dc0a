// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { placePopover } from './placePopover.ts';

const element = (rect: Partial<DOMRect>) => {
  const made = document.createElement('div');
  made.getBoundingClientRect = () => rect as DOMRect;
  document.body.append(made);
  return made;
};
const anchorAt = (left: number, top: number) =>
  element({ left, right: left + 100, top, bottom: top + 20 });
const placed = (anchor: HTMLElement, side?: 'start' | 'end', gap?: number) => {
  const popover = element({ width: 200, height: 50 });
  placePopover(popover, anchor, side, gap);
  return [popover.style.left, popover.style.top];
};

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
});

test('stands below, where ends or beginnings meet', () => {
  expect(placed(anchorAt(500, 100))).toEqual(['400px', '124px']);
  expect(placed(anchorAt(500, 100), 'start', 6)).toEqual(['500px', '126px']);
});

test('turns with the direction of the text', () => {
  const anchor = anchorAt(500, 100);
  anchor.style.direction = 'rtl';
  expect(placed(anchor)).toEqual(['500px', '124px']);
  expect(placed(anchor, 'start', 6)).toEqual(['400px', '126px']);
});

test('stays in the window', () => {
  expect(placed(anchorAt(20, 570))).toEqual(['8px', '516px']);
  expect(placed(anchorAt(950, 10), 'start', 6)[0]).toBe('792px');
});
