// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openModal } from './openModal.ts';

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
