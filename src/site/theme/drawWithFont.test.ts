// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { drawWithFont } from './drawWithFont.ts';

const ADDRESS = 'https://fonts.example.com/icon?family=Material+Icons';
const OWN = { family: 'IBM Plex Mono' };

afterEach(() => {
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(document, 'fonts');
});

/** What jsdom lacks: the fonts a page knows. The sheet declares `declared`, of which `reachable` files come. */
function asked(declared: readonly string[], reachable: boolean): Promise<void> {
  const known = [OWN];
  const load = vi.fn(() =>
    reachable ? Promise.resolve(declared) : Promise.reject(new Error('NetworkError')),
  );
  const fonts = { [Symbol.iterator]: () => known[Symbol.iterator](), load };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  const drawn = drawWithFont(document, ADDRESS);
  known.push(...declared.map((family) => ({ family })));
  const sheet = document.querySelector('link[rel="stylesheet"]');
  expect(sheet?.getAttribute('href')).toBe(ADDRESS);
  sheet?.dispatchEvent(new Event(declared.length > 0 ? 'load' : 'error'));
  return drawn;
}

function glyphs(): [family: string, hasRules: boolean] {
  const { style } = document.documentElement;
  return [
    style.getPropertyValue('--icon-font'),
    document.getElementById('icon-font')?.textContent.includes('attr(data-icon)') ?? false,
  ];
}

test('icons are drawn with the family that the style sheet brings, once its font is there', async () => {
  await asked(['"Material Icons"'], true);
  expect(glyphs()).toEqual(['"Material Icons"', true]);
});

test.each([
  ['whose style sheet is out of reach', [], true],
  ['whose file is out of reach', ['Material Icons'], false],
])('with a font %s, the drawings stay', async (_, declared, reachable) => {
  await asked(declared, reachable);
  expect(glyphs()).toEqual(['', false]);
});
