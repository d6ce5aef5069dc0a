// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isHelpKey, isSearchKey } from './siteKeys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['⌘K', { key: 'k', metaKey: true }, true],
  ['Ctrl+Shift+K, which is the browser’s', { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['k', { key: 'k' }, false],
  ['a slash', { key: '/' }, true],
  ['a slash that is typed with Shift, as on a German keyboard', { key: '/', shiftKey: true }, true],
  ['Alt+/', { key: '/', altKey: true }, false],
])('%s', (_, key, opens) => {
  expect(isSearchKey({ ...NONE, target: document.body, ...key })).toBe(opens);
});

test('a slash is a slash where something is being written, but Ctrl+K opens there too', () => {
  const field = document.createElement('input');
  expect(isSearchKey({ ...NONE, key: '/', target: field })).toBe(false);
  expect(isSearchKey({ ...NONE, key: 'k', ctrlKey: true, target: field })).toBe(true);
});

test.each([
  ['the text', document.body, true],
  ['a field', document.createElement('textarea'), false],
  ['a cell of a grid, which a letter edits', gridCell(), false],
])('a question mark in %s', (_, target, shows) => {
  expect(isHelpKey({ ...NONE, key: '?', shiftKey: true, target })).toBe(shows);
  expect(isSearchKey({ ...NONE, key: '/', target })).toBe(shows);
});

test('with another key a question mark is for somebody else', () => {
  expect(isHelpKey({ ...NONE, key: '?', ctrlKey: true, target: document.body })).toBe(false);
});

function gridCell(): HTMLElement {
  const cell = document.createElement('div');
  cell.role = 'gridcell';
  return cell;
}
