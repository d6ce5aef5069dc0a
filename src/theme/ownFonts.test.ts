// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { applyKeptFonts, bringFonts } from './ownFonts.ts';

const load = vi.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.documentElement.className = '';
  localStorage.clear();
});

function areInUse(): boolean {
  return document.documentElement.classList.contains('fonts');
}

test('the first page of a visitor starts with the fallback, and takes the fonts when they are there', async () => {
  applyKeptFonts();
  expect(areInUse()).toBe(false);
  await bringFonts();
  expect(areInUse()).toBe(true);
  expect(load.mock.calls).toEqual([['1em "IBM Plex Sans Variable"'], ['1em "IBM Plex Mono"']]);
});

test('the next page starts with them', async () => {
  await bringFonts();
  document.documentElement.className = '';
  applyKeptFonts();
  expect(areInUse()).toBe(true);
});

test('fonts that cannot be had leave the fallback, now and on the next page', async () => {
  load.mockRejectedValue(new DOMException('offline', 'NetworkError'));
  await bringFonts();
  applyKeptFonts();
  expect(areInUse()).toBe(false);
});
