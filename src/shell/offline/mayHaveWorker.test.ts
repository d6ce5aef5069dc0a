import { expect, test } from 'vitest';
import { mayHaveWorker } from './mayHaveWorker.ts';

const HOSTS = ['mui.com', 'docs.example.com'];
const browser = { navigator: { serviceWorker: {} }, isSecureContext: true };

test.each(HOSTS)('%s may have a worker', (host) => {
  expect(mayHaveWorker(host, browser, HOSTS)).toBe(true);
});

test.each([
  'localhost',
  'preview-12.example.com',
  'notmui.com',
  'mui.com.example.org',
  'www.mui.com',
  '',
])('S2 %s may not', (host) => {
  expect(mayHaveWorker(host, browser, HOSTS)).toBe(false);
});

test.each([
  ['a browser without workers', { ...browser, navigator: {} }],
  ['a page that is not encrypted', { ...browser, isSecureContext: false }],
])('S9 %s has none', (_, other) => {
  expect(mayHaveWorker('mui.com', other, HOSTS)).toBe(false);
});
