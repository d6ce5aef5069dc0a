/** Of a rule in a style sheet, by the names that a font face has for the same. */
const DESCRIPTORS = {
  weight: 'font-weight',
  display: 'font-display',
  sizeAdjust: 'size-adjust',
  ascentOverride: 'ascent-override',
  descentOverride: 'descent-override',
  lineGapOverride: 'line-gap-override',
} as const;

/**
 * Puts the fonts of a style element among those of the page, and takes the element out. Of fonts that a style sheet names, Chromium
 * lays out the whole page anew with each further sheet that has a layer, and each demo brings some. Before the first paint it costs
 * nothing. Leaves the element where the browser's font faces cannot say all that it does.
 */
export function takeFontFaces(style: HTMLStyleElement | null, fonts: FontFaceSet): void {
  if (!style?.sheet || !('sizeAdjust' in FontFace.prototype)) {
    return;
  }
  for (const rule of style.sheet.cssRules) {
    if (rule instanceof CSSFontFaceRule) {
      fonts.add(faceOf(rule.style));
    }
  }
  style.remove();
}

function faceOf(rule: CSSStyleDeclaration): FontFace {
  const said = Object.entries(DESCRIPTORS)
    .map(([name, property]) => [name, rule.getPropertyValue(property)])
    .filter(([, value]) => value !== '');
  const family = rule.getPropertyValue('font-family').replace(/^"|"$/g, '');
  return new FontFace(family, rule.getPropertyValue('src'), Object.fromEntries(said));
}
