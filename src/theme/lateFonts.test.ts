// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringFonts, haveFonts } from './lateFonts.ts';

const load = vi.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.documentElement.className = '';
  document.body.innerHTML = '<main><h1>Bars</h1><div class="doc"><p>Text</p></div></main>';
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function areInUse(): boolean {
  return document.documentElement.classList.contains('fonts');
}

/** jsdom lays nothing out: everything moves by so many px once the fonts are in use. */
function fontsMoveTextBy(px: number): void {
  const place = () => new DOMRect(0, areInUse() ? 100 + px : 100, 10, 10);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place);
  Range.prototype.getBoundingClientRect = place;
}

test('fonts that no page has brought yet are not used at the first paint', () => {
  expect(haveFonts()).toBe(false);
});

test('blocked storage means that each page starts with the fallback', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(haveFonts()).toBe(false);
});

describe('fonts that arrive late', () => {
  test.each([0, 0.9])('are used at once when they move the text by %f px', async (px) => {
    fontsMoveTextBy(px);
    await bringFonts();
    expect(areInUse()).toBe(true);
    expect(haveFonts()).toBe(true);
    expect(load.mock.calls.flat()).toEqual([
      '400 16px "IBM Plex Sans Variable"',
      '400 13px "IBM Plex Mono"',
    ]);
  });

  test.each([1, -12])('wait for the next page when they would move it by %i px', async (px) => {
    fontsMoveTextBy(px);
    await bringFonts();
    expect(areInUse()).toBe(false);
    document.dispatchEvent(new Event('x-page'));
    expect(areInUse()).toBe(true);
  });

  test('change nothing when they do not arrive', async () => {
    load.mockRejectedValue(new DOMException('offline', 'NetworkError'));
    await bringFonts();
    expect(areInUse()).toBe(false);
    expect(haveFonts()).toBe(false);
  });
});
