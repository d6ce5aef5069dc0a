import { readFileSync } from 'node:fs';
import { LAYERS } from './layers.ts';
import { minifyCss } from './minifyCss.node.ts';
import { fallbackFonts, fontFamilies, shellColours } from './tokens.ts';

/** Style sheets of the shell and the documents, in the order in which they hold. */
const SHEETS = [
  'src/theme/base.css',
  'src/theme/switch.css',
  'src/shell/shell.css',
  'src/shell/navDrawer.css',
  'src/feedback/feedback.css',
  'src/content/content.css',
  'src/ads/ads.css',
  'src/code/code.css',
  'src/demo/demo.css',
  'src/api/api.css',
];

/** Style sheets that come with the part they belong to. */
const LATE_SHEETS = {
  notice: 'src/deployment/notice.css',
  search: 'src/search/search.css',
  demoPreview: 'src/demo/demoPreview.css',
  playground: 'src/playground/playground.css',
  home: 'src/shell/home.css',
  settings: 'src/shell/settings.css',
  typePopover: 'src/api/typePopover.css',
  rowGroups: 'src/api/rowGroups.css',
  rowCopy: 'src/api/rowCopy.css',
  adSlot: 'src/ads/adSlot.css',
  lost: 'src/shell/lost.css',
  specialPages: 'src/shell/specialPages.css',
  offline: 'src/shell/offline.css',
  demoMenu: 'src/demo/demoMenu.css',
  sectionButtons: 'src/feedback/sectionButtons.css',
  feedbackForm: 'src/feedback/feedbackForm.css',
  liveDemo: 'src/liveDemo/liveDemo.css',
};

/** Minified style sheets of parts that are loaded late, by the part. */
export function readLateCss(): [part: string, css: string][] {
  return Object.entries(LATE_SHEETS).map(([part, file]) => [
    part,
    minifyCss(`@layer theme {${readFileSync(file, 'utf8')}}`),
  ]);
}

/** All CSS that the first paint needs, minified, to stand inside each page: no page asks for a style sheet. */
export function readCriticalCss(): string {
  const source = [
    LAYERS,
    `:root { ${variables('light')} color-scheme: light; --sans: ${fontFamilies.sans}; --mono: ${fontFamilies.mono} }`,
    // See ownFonts.ts.
    `.js:not(.fonts) { --sans: ${fallbackFonts.sans}; --mono: ${fallbackFonts.mono} }`,
    // Paper is white.
    `@media not print { [data-mui-color-scheme="dark"] { ${variables('dark')} color-scheme: dark } }`,
    '@layer theme {',
    ...SHEETS.map((file) => readFileSync(file, 'utf8')),
    '}',
  ].join('\n');
  return minifyCss(source);
}

function variables(mode: keyof typeof shellColours): string {
  return Object.entries(shellColours[mode])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
