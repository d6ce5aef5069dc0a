import { readFileSync } from 'node:fs';
import { BASE } from '#data/site/base.ts';
import { LAYERS } from '#src/site/theme/layers.ts';
import { minifyCss } from '#src/site/theme/minifyCss.node.ts';
import { fallbackFonts, fontFamilies, shellColours } from '#src/site/theme/tokens.ts';

/** Style sheets of the shell and the documents, in the order in which they hold. */
const SHEETS = [
  'src/site/theme/base.css',
  'src/shell/frame/shell.css',
  'src/shell/sidebar/navDrawer.css',
  'src/visitor/feedback/feedback.css',
  'src/documents/render/content.css',
  'src/visitor/ads/ads.css',
  'src/site/code/code.css',
  'src/demos/stage/demo.css',
  'src/reference/render/api.css',
];

/** Style sheets that come with the part they belong to. */
const LATE_SHEETS: Readonly<Record<string, readonly string[]>> = {
  hydrated: ['src/shell/frame/hydrated.css'],
  notice: ['src/site/loading/notice.css'],
  search: ['src/search/box/search.css'],
  demoPreview: ['src/demos/preview/demoPreview.css'],
  playground: ['src/site/theme/switch.css', 'src/demos/playground/playground.css'],
  switch: ['src/site/theme/switch.css'],
  home: ['src/shell/special/home.css'],
  upgradePlan: ['src/documents/render/upgradePlan.css'],
  settings: ['src/shell/settings/settings.css'],
  keySheet: ['src/shell/settings/keySheet.css'],
  typePopover: ['src/reference/browser/typePopover.css'],
  rowGroups: ['src/reference/browser/rowGroups.css'],
  matches: ['src/reference/browser/matches.css'],
  rowCopy: ['src/reference/browser/rowCopy.css'],
  adSlot: ['src/visitor/ads/adSlot.css'],
  lost: ['src/shell/navigate/lost.css'],
  specialPages: ['src/shell/special/specialPages.css'],
  offline: ['src/shell/settings/offline.css'],
  demoMenu: ['src/demos/toolbar/demoMenu.css'],
  sectionButtons: ['src/visitor/feedback/sectionButtons.css'],
  feedbackForm: ['src/visitor/feedback/feedbackForm.css'],
  liveDemo: ['src/demos/edit/liveDemo.css'],
};

/** Minified style sheets of parts that are loaded late, by the part. */
export function readLateCss(): [part: string, css: string][] {
  return Object.entries(LATE_SHEETS).map(([part, files]) => [
    part,
    minifyCss(`@layer theme {${readSheets(files)}}`),
  ]);
}

/** The site's own fonts, at their addresses of this edition, and what is drawn until they come: a sheet of its own, see `fontFaces.ts`. */
export function readFontCss(): string {
  const sheet = readFileSync('src/site/theme/fonts.css', 'utf8');
  return minifyCss(sheet.replaceAll(/(?<=url\(')\/x(?=\/)/g, BASE));
}

/** All other CSS that the first paint needs, minified, to stand inside each page: no page asks for a style sheet. */
export function readCriticalCss(): string {
  const source = [
    LAYERS,
    `:root { ${variables('light')} color-scheme: light; --sans: ${fontFamilies.sans}; --mono: ${fontFamilies.mono} }`,
    // See ownFonts.ts.
    `.js:not(.fonts) { --sans: ${fallbackFonts.sans}; --mono: ${fallbackFonts.mono} }`,
    // Paper is white.
    `@media not print { [data-mui-color-scheme="dark"] { ${variables('dark')} color-scheme: dark } }`,
    '@layer theme {',
    readSheets(SHEETS),
    '}',
  ].join('\n');
  return minifyCss(source);
}

function readSheets(files: readonly string[]): string {
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

function variables(mode: keyof typeof shellColours): string {
  return Object.entries(shellColours[mode])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
