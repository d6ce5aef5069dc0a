import { expect, test } from 'vitest';
import { COMMERCIAL, readInstalledPackages } from './installedPackages.node.ts';
import { renderLicenses } from './licensesPage.node.ts';

const grid = {
  name: '@mui/x-data-grid-pro',
  version: '8.4.0',
  licence: COMMERCIAL,
  isInBrowser: true,
};
const react = { name: 'react', version: '19.0.0', licence: 'MIT', isInBrowser: true };
const tester = { name: 'tester', version: '1.0.0', licence: undefined, isInBrowser: false };

/** The part of the page from the heading with this id to the next. */
function part(html: string, id: string): string {
  return html.split('<h2 ').find((each) => each.startsWith(`id="${id}"`)) ?? '';
}

test('each package stands in the part of its kind, with version and licence', () => {
  const html = renderLicenses([grid, react, tester]);
  expect(part(html, 'commercial')).toContain(
    '<td><code>@mui/x-data-grid-pro</code></td><td>8.4.0</td><td>Commercial</td>',
  );
  expect(part(html, 'browser')).toContain('<td><code>react</code></td><td>19.0.0</td><td>MIT</td>');
  expect(part(html, 'build')).toContain('<td>The package does not say</td><td>tester 1.0.0</td>');
  expect(html.match(/<tr><td>/g)).toHaveLength(3);
});

test('packages that only build the site stand together by licence', () => {
  const html = renderLicenses([
    { ...tester, licence: 'MIT' },
    { ...tester, name: 'linter', licence: 'ISC' },
    { ...tester, name: 'builder', licence: 'MIT' },
  ]);
  expect(html).toContain('<td>ISC</td><td>linter 1.0.0</td></tr>');
  expect(html).toContain('<td>MIT</td><td>tester 1.0.0, builder 1.0.0</td></tr>');
});

test('what the commercial ones demand is said plainly', () => {
  expect(part(renderLicenses([grid]), 'commercial')).toMatch(/commercial.*license key/);
});

test('a name is text, whatever it holds', () => {
  const html = renderLicenses([{ ...react, name: '<img src=x>', licence: '<b>' }]);
  expect(html).not.toMatch(/<img|<b>/);
});

test('every package of the lockfile is on the page', () => {
  const packages = readInstalledPackages();
  expect(packages.length).toBeGreaterThan(500);
  const html = renderLicenses(packages);
  const missing = packages.filter(
    ({ name, version }) =>
      !html.includes(`<code>${name}</code></td><td>${version}</td>`) &&
      !html.includes(`${name} ${version}`),
  );
  expect(missing).toEqual([]);
});
