// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringFonts, haveFonts } from './lateFonts.ts';

const load = vi.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.documentElement.className = '';
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function areInUse(): boolean {
  return document.documentElement.classList.contains('fonts');
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
  test('are kept for the next page, and change nothing under the eyes of the reader', async () => {
    await bringFonts();
    expect(areInUse()).toBe(false);
    expect(haveFonts()).toBe(true);
    expect(load.mock.calls.flat()).toEqual([
      '400 16px "IBM Plex Sans Variable"',
      '400 13px "IBM Plex Mono"',
    ]);
  });

  test('are used once the reader looks elsewhere', async () => {
    await bringFonts();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(areInUse()).toBe(true);
  });

  test('are used at once in a window that nobody sees', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await bringFonts();
    expect(areInUse()).toBe(true);
  });

  test('change nothing when they do not arrive', async () => {
    load.mockRejectedValue(new DOMException('offline', 'NetworkError'));
    await bringFonts();
    expect(areInUse()).toBe(false);
    expect(haveFonts()).toBe(false);
  });
});
