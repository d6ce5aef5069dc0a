// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeFontFaces } from './fontFaces.ts';

class Face {
  declare sizeAdjust: string;
  family: string;
  source: string;
  said: object;
  constructor(family: string, source: string, said: object) {
    this.family = family;
    this.source = source;
    this.said = said;
  }
}
Object.assign(Face.prototype, { sizeAdjust: '100%', load: () => load() });

class Rule {
  style: { getPropertyValue: (name: string) => string };
  constructor(style: Rule['style']) {
    this.style = style;
  }
}

const added: Face[] = [];
const load = vi.fn(() => Promise.resolve());

/** The fonts of a page whose style sheet names one. */
function fontsThatAre(status: FontFaceLoadStatus): FontFaceSet {
  const fonts = { add: (face: Face) => added.push(face), [Symbol.iterator]: () => [{ status }].values() };
  return fonts as unknown as FontFaceSet;
}

beforeEach(() => {
  added.length = 0;
  load.mockClear();
  document.head.innerHTML = '<style id="fonts"></style>';
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('CSSFontFaceRule', Rule);
});

afterEach(() => vi.unstubAllGlobals());

/** A style element whose sheet holds one rule with these declarations. */
function styleWith(declarations: Readonly<Record<string, string>>): HTMLStyleElement {
  const style = document.querySelector('style') as HTMLStyleElement;
  const rule = new Rule({ getPropertyValue: (name) => declarations[name] ?? '' });
  Object.defineProperty(style, 'sheet', { value: { cssRules: [rule] } });
  return style;
}

test('a font of the style sheet is one of the page with all that is said of it, and the sheet goes', async () => {
  await takeFontFaces(
    styleWith({
      'font-family': '"Plex Fallback"',
      src: 'local("Arial")',
      'font-weight': '100 549',
      'size-adjust': '101.3%',
    }),
    fontsThatAre('unloaded'),
  );
  expect(added).toEqual([
    new Face('Plex Fallback', 'local("Arial")', { weight: '100 549', sizeAdjust: '101.3%' }),
  ]);
  expect(document.querySelector('style')).toBeNull();
});

test('where a font face cannot say how it is fitted, the sheet stays', async () => {
  vi.stubGlobal('FontFace', class {});
  await takeFontFaces(
    styleWith({ 'font-family': 'Plex', src: 'url(plex.woff2)' }),
    fontsThatAre('unloaded'),
  );
  expect(added).toEqual([]);
  expect(document.querySelector('style')).not.toBeNull();
});

test('a page without the sheet has nothing to take', async () => {
  await takeFontFaces(null, fontsThatAre('unloaded'));
  expect(added).toEqual([]);
});

test.each([
  ['loaded', 1],
  ['unloaded', 0],
] as const)('a font that is %s is loaded %i times before it is taken over', async (status, times) => {
  await takeFontFaces(
    styleWith({ 'font-family': 'Plex', src: 'url(plex.woff2)' }),
    fontsThatAre(status),
  );
  expect(load).toHaveBeenCalledTimes(times);
  expect(added).toHaveLength(1);
});

test('a font that cannot be loaded again is taken over all the same', async () => {
  load.mockRejectedValueOnce(new DOMException('offline', 'NetworkError'));
  await takeFontFaces(styleWith({ 'font-family': 'Plex', src: 'url(plex.woff2)' }), fontsThatAre('loaded'));
  expect(document.querySelector('style')).toBeNull();
});
