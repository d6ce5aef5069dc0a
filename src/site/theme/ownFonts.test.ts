// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyKeptFonts, applyLoadedFonts, bringFonts } from './ownFonts.ts';

const load = vi.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', {
    value: { load, check: () => true },
    configurable: true,
  });
  document.documentElement.className = '';
  document.body.innerHTML = '<main><p>A paragraph.</p></main>';
  vi.restoreAllMocks();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList; // jsdom has no layout
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

test('a word that would go to another line of a paragraph keeps the fallback', async () => {
  document.body.innerHTML = '<main><p>A paragraph with <code>code</code>.</p></main>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(
    this: Element,
  ) {
    return { top: this.matches('code') && areInUse() ? 100 : 126 } as DOMRect;
  });
  await bringFonts();
  expect(areInUse()).toBe(false);
});

test.each([
  [300, false],
  [8, true],
])('a text that would move by %i px along its line', async (way, isInUse) => {
  document.body.innerHTML = '<main><p>Click <strong>Add</strong>, and a text behind it</p></main>';
  const area = { width: 700, height: 60 } as DOMRect;
  Range.prototype.getBoundingClientRect = () => area;
  Range.prototype.getClientRects = () =>
    [{ left: areInUse() ? 320 - way : 320, top: 100 }] as unknown as DOMRectList;
  await bringFonts();
  expect(areInUse()).toBe(isInUse);
});

describe('where a text in view would break its lines anew', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: areInUse() ? 100 : 126 }) as DOMRect,
    );
  });

  test('the fallback stays under the eyes of the reader', async () => {
    await bringFonts();
    expect(areInUse()).toBe(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(areInUse()).toBe(true);
  });

  test('the next page is drawn with the fonts', async () => {
    await bringFonts();
    applyLoadedFonts();
    expect(areInUse()).toBe(true);
  });
});
