import { expect, test, describe } from 'vitest';
import {
  COMMERCIAL,
  readInstalledPackages,
  renderLicenses,
  listPackages,
} from './licensesPage.node.ts';

describe('licensesPage', () => {
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
    expect(part(html, 'browser')).toContain(
      '<td><code>react</code></td><td>19.0.0</td><td>MIT</td>',
    );
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
});

describe('installedPackages', () => {
  const nothing = () => undefined;

  function only(name: string, packages = readInstalledPackages()) {
    return packages.find((each) => each.name === name);
  }

  describe('a package is in the browser', () => {
    const packages = listPackages(
      {
        '': { dependencies: { a: '1.0.0', next: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '^2', c: '^1' } },
        'node_modules/b': { version: '1.0.0', license: 'MIT' },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
        'node_modules/c': { version: '1.0.0', license: 'MIT', dependencies: { a: '^1' } },
        'node_modules/next': {
          version: '1.0.0',
          license: 'MIT',
          dependencies: { '@swc/helpers': '^1', packer: '^1' },
        },
        'node_modules/@swc/helpers': { version: '1.0.0', license: 'Apache-2.0' },
        'node_modules/packer': { version: '1.0.0', license: 'MIT' },
        'node_modules/tester': { version: '1.0.0', license: 'MIT' },
      },
      nothing,
    );
    const uses = packages.map(({ name, version, isInBrowser }) => [name, version, isInBrowser]);

    test('when the site asks for it, or a package that does; the nearest version counts', () => {
      expect(uses).toEqual([
        ['@swc/helpers', '1.0.0', true],
        ['a', '1.0.0', true],
        ['b', '1.0.0', false],
        ['b', '2.0.0', true],
        ['c', '1.0.0', true],
        ['next', '1.0.0', true],
        ['packer', '1.0.0', false],
        ['tester', '1.0.0', false],
      ]);
    });
  });

  test('a version in two places is listed once, parts for one system not at all', () => {
    const a = { version: '1.0.0', license: 'MIT' };
    const packages = listPackages(
      {
        '': { dependencies: { a: '1.0.0' } },
        'node_modules/a': a,
        'node_modules/b/node_modules/a': a,
        'node_modules/a-linux': { version: '1.0.0', os: ['linux'], cpu: ['x64'] },
      },
      nothing,
    );
    expect(packages).toEqual([{ name: 'a', version: '1.0.0', licence: 'MIT', isInBrowser: true }]);
  });

  describe('the licence is', () => {
    test.each([
      ['what the lockfile says', 'BSD-3-Clause', {}, 'BSD-3-Clause'],
      [
        'commercial, when the file begins so',
        'SEE LICENSE IN LICENSE',
        { 'node_modules/a/LICENSE': 'Commercial License\n' },
        COMMERCIAL,
      ],
      [
        'the file, when it says something else',
        'SEE LICENSE IN LICENSE',
        { 'node_modules/a/LICENSE': 'Do what you want' },
        'SEE LICENSE IN LICENSE',
      ],
      [
        'the list of an old package',
        undefined,
        { 'node_modules/a/package.json': '{"licenses":[{"type":"MIT"},{"type":"GPL-2.0"}]}' },
        'MIT OR GPL-2.0',
      ],
      ['not said', undefined, { 'node_modules/a/package.json': '{}' }, undefined],
    ])('%s', (_, license, files: Record<string, string>, licence) => {
      const entry = { version: '1.0.0', ...(license === undefined ? {} : { license }) };
      const [found] = listPackages({ 'node_modules/a': entry }, (file) => files[file]);
      expect(found?.licence).toBe(licence);
    });
  });

  describe('of the packages that are installed', () => {
    const packages = readInstalledPackages();

    test.each(['@mui/x-data-grid-pro', '@mui/x-data-grid-premium', '@mui/x-charts-pro'])(
      '%s is commercial, and in the browser',
      (name) => {
        expect(only(name, packages)).toMatchObject({ licence: COMMERCIAL, isInBrowser: true });
      },
    );

    test.each([
      ['react', true],
      ['@mui/x-data-grid', true],
      ['typescript', false],
      ['vitest', false],
      ['postcss', false],
    ])('%s is in the browser: %s', (name, isInBrowser) => {
      expect(only(name, packages)).toMatchObject({ licence: expect.any(String), isInBrowser });
    });
  });
});
