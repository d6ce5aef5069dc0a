import { expect, test } from 'vitest';
import { keyName, keysOfCell } from './keys.ts';

test.each([
  ['Shift+↓', ['Shift+ArrowDown']],
  ['Shift+↑, Shift+↓ with multiSelect', ['Shift+ArrowUp', 'Shift+ArrowDown']],
  ['Enter on a leaf', ['Enter']],
  ['Space, or Enter on a leaf', ['Space', 'Enter']],
  ['Enter, Space, → on a focused disabled item', ['Enter', 'Space', 'ArrowRight']],
  ['Ctrl+Shift+Home', ['Control+Shift+Home']],
  ['Ctrl+A or ⌘+A', ['Control+a']],
  ['Page Up / Page Down', ['PageUp', 'PageDown']],
  ['*', ['*']],
  ['Ctrl+click, ⌘+click on macOS', []],
  ['A letter', []],
  ['Type a letter', []],
])('the keys of %s', (cell, keys) => {
  expect(keysOfCell(cell)).toEqual(keys);
});

test.each([
  ['Ctrl+A', 'Control+a'],
  ['Ctrl+Shift+A', 'Control+Shift+A'],
  ['Shift+ArrowDown', 'Shift+ArrowDown'],
  ['Esc', 'Escape'],
  ['a', 'a'],
  ['+', '+'],
])('%s is pressed as %s', (written, name) => {
  expect(keyName(written)).toBe(name);
});
