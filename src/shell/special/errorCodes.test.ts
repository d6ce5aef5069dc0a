import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorCodesIn, readErrorCodes } from './errorCodes.node.ts';

test('the installed packages tell their messages by code, every argument marked', () => {
  const codes = readErrorCodes();
  expect(codes['2']).toBe(
    'MUI: The `value` prop must be an array when using the `Select` component with `multiple`.',
  );
  expect(codes['12']).toMatch(
    /^MUI: The color%s provided to augmentColor\(color\) is invalid\.\n`color\.main` should be a string, but `%s` was/,
  );
  expect(Object.keys(codes)).toEqual(Object.keys(codes).toSorted((a, b) => Number(a) - Number(b)));
});

test.each<[string, string, [string, string][]]>([
  [
    'a plain text',
    `throw new Error(dev ? 'No rows.' : _formatErrorMessage(3));`,
    [['3', 'No rows.']],
  ],
  [
    'texts and templates in pieces',
    'dev ? `No ${name ? ` (${name})` : ""}.\\n` + (\'See \' + "docs.") : formatMuiErrorMessage(4, name)',
    [['4', 'No %s.\nSee docs.']],
  ],
  ['an argument by itself', `dev ? 'No ' + name : formatErrorMessage(5, name)`, [['5', 'No %s']]],
  ['another choice', `dev ? 'No rows.' : message(3)`, []],
  ['no choice', `function formatErrorMessage(code) {}`, []],
])('reads %s', (_, text, codes) => {
  expect(errorCodesIn(text, 'a.js')).toEqual(codes);
});

test.each([
  ['an argument that the message lacks', `dev ? 'No rows.' : formatErrorMessage(3, name)`],
  ['a code that is not a number', `dev ? 'No rows.' : formatErrorMessage(code)`],
])('stops at %s', (_, text) => {
  expect(() => errorCodesIn(text, 'a.js')).toThrow(
    'a.js shortens a message in a way that src/shell/special/errorCodes.node.ts does not know: "No rows.". Teach it that form.',
  );
});

test('stops when nothing is installed', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'no-packages-'));
  try {
    expect(() => readErrorCodes(empty)).toThrow(`No source below ${empty} shortens a message.`);
  } finally {
    rmSync(empty, { recursive: true });
  }
});
