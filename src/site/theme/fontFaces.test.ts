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
Object.assign(Face.prototype, { sizeAdjust: '100%' });

class Rule {
  style: { getPropertyValue: (name: string) => string };
  constructor(style: Rule['style']) {
    this.style = style;
  }
}

const added: Face[] = [];
const fonts = { add: (face: Face) => added.push(face) } as unknown as FontFaceSet;

beforeEach(() => {
  added.length = 0;
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

test('a font of the style sheet is one of the page with all that is said of it, and the sheet goes', () => {
  takeFontFaces(
    styleWith({
      'font-family': '"Plex Fallback"',
      src: 'local("Arial")',
      'font-weight': '100 549',
      'size-adjust': '101.3%',
    }),
    fonts,
  );
  expect(added).toEqual([
    new Face('Plex Fallback', 'local("Arial")', { weight: '100 549', sizeAdjust: '101.3%' }),
  ]);
  expect(document.querySelector('style')).toBeNull();
});

test('where a font face cannot say how it is fitted, the sheet stays', () => {
  vi.stubGlobal('FontFace', class {});
  takeFontFaces(styleWith({ 'font-family': 'Plex', src: 'url(plex.woff2)' }), fonts);
  expect(added).toEqual([]);
  expect(document.querySelector('style')).not.toBeNull();
});

test('a page without the sheet has nothing to take', () => {
  takeFontFaces(null, fonts);
  expect(added).toEqual([]);
});
