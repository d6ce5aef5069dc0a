import { readFileSync } from 'node:fs';
import { LAYERS } from './layers.ts';
import { minifyCss } from './minifyCss.node.ts';
import { fontFamilies, shellColours } from './tokens.ts';

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

/** Style sheets that come with the part they belong to, by name. */
const LATE_SHEETS = {
  settingsCss: 'src/shell/settings.css',
  typePopoverCss: 'src/api/typePopover.css',
  adSlotCss: 'src/ads/adSlot.css',
  lostCss: 'src/shell/lost.css',
  specialPagesCss: 'src/shell/specialPages.css',
  offlineCss: 'src/shell/offline.css',
  demoMenuCss: 'src/demo/demoMenu.css',
  sectionButtonsCss: 'src/feedback/sectionButtons.css',
  feedbackFormCss: 'src/feedback/feedbackForm.css',
  liveDemoCss: 'src/liveDemo/liveDemo.css',
};

/** Minified style sheets of parts that are loaded late, by the name of their constant in `src/generated/lateStyles.ts`. */
export function readLateCss(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LATE_SHEETS).map(([name, file]) => [name, readOwnCss(file)]),
  );
}

/** The minified style sheet of a part that is loaded late by itself: no other late part carries it. */
export function readOwnCss(file: string): string {
  return minifyCss(`@layer theme {${readFileSync(file, 'utf8')}}`);
}

/** All CSS that the first paint needs, minified, to stand inside each page: no page asks for a style sheet. */
export function readCriticalCss(): string {
  const source = [
    LAYERS,
    `:root { ${variables('light')} color-scheme: light; --sans: ${fontFamilies.sans}; --mono: ${fontFamilies.mono} }`,
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
