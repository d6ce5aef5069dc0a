import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { fontFamilies, shellColours } from './tokens.ts';

/** Style sheets of the shell and the documents, in the order in which they hold. */
const SHEETS = [
  'src/theme/base.css',
  'src/shell/shell.css',
  'src/shell/navDrawer.css',
  'src/shell/specialPages.css',
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
  offlineCss: 'src/shell/offline.css',
  demoMenuCss: 'src/demo/demoMenu.css',
};

/** Minified style sheets of parts that are loaded late, by the name of their constant in `src/generated/lateStyles.ts`. */
export function readLateCss(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(LATE_SHEETS).map(([name, file]) => [
      name,
      minify(`@layer theme {${readFileSync(file, 'utf8')}}`),
    ]),
  );
}

/** The style sheet of the search box, in a module of its own: no other late part carries it. */
export function readSearchCss(): string {
  return minify(`@layer theme {${readFileSync('src/search/search.css', 'utf8')}}`);
}

/** The style sheet of playgrounds, for the head of the pages that show one. */
export function readPlaygroundCss(): string {
  return minify(`@layer theme {${readFileSync('src/playground/playground.css', 'utf8')}}`);
}

/** All CSS that the first paint needs, minified, to stand inside each page: no page asks for a style sheet. */
export function readCriticalCss(): string {
  const source = [
    '@layer theme, docsearch, mui, utilities;',
    `:root { ${variables('light')} color-scheme: light; --sans: ${fontFamilies.sans}; --mono: ${fontFamilies.mono} }`,
    `.fonts { --sans: ${fontFamilies.ownSans}, ${fontFamilies.sans}; --mono: ${fontFamilies.ownMono}, ${fontFamilies.mono} }`,
    // Paper is white.
    `@media not print { [data-mui-color-scheme="dark"] { ${variables('dark')} color-scheme: dark } }`,
    '@layer theme {',
    ...SHEETS.map((file) => readFileSync(file, 'utf8')),
    '}',
  ].join('\n');
  return minify(source);
}

function minify(source: string): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(source),
    minify: true,
    targets: { chrome: 120 << 16, firefox: 121 << 16, safari: (17 << 16) | (2 << 8) },
  });
  return code.toString();
}

function variables(mode: keyof typeof shellColours): string {
  return Object.entries(shellColours[mode])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
