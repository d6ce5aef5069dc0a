// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest';
import { openModal, placePopover } from './overlays.ts';

describe('openModal', () => {
const BESIDE = { clientX: 5, clientY: 5 };
const INSIDE = { clientX: 150, clientY: 150 };
let dialog: HTMLDialogElement;
let part: HTMLElement;
const close = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<dialog><input></dialog>';
  dialog = document.querySelector('dialog')!;
  part = document.querySelector('input')!;
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  // What jsdom lacks of the dialog element.
  dialog.showModal = () => dialog.setAttribute('open', '');
  dialog.close = close.mockReset();
});

afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
});

function press(began: object, ended: object, target: HTMLElement = dialog): void {
  fireEvent.pointerDown(target, began);
  fireEvent.click(target, ended);
}

test('is open, and asks the browser to close it by a click beside it', () => {
  openModal(dialog);
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute('closedby')).toBe('any');
});

test('closes by a click beside it where the browser does not know how', () => {
  openModal(dialog);
  press(BESIDE, BESIDE);
  expect(close).toHaveBeenCalledOnce();
});

test.each<[string, object, object, boolean]>([
  ['a click on its padding', INSIDE, INSIDE, true],
  ['a text marked from inside to beside it', INSIDE, BESIDE, true],
  ['a key on a control, which clicks at no place', { clientX: 0 }, { clientX: 0 }, false],
])('stays open after %s', (_, began, ended, isOnDialog) => {
  openModal(dialog);
  press(began, ended, isOnDialog ? dialog : part);
  expect(close).not.toHaveBeenCalled();
});

test('leaves it to a browser that knows', () => {
  Object.defineProperty(HTMLDialogElement.prototype, 'closedBy', { value: '', configurable: true });
  openModal(dialog);
  press(BESIDE, BESIDE);
  expect(close).not.toHaveBeenCalled();
});
});

describe('placePopover', () => {
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
});
