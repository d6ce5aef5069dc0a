import { describe, expect, test } from 'vitest';
import { redirects } from '#data/tree/redirects.ts';
import { rootFiles } from '#src/delivery/outputs/rootFiles.node.ts';
import { findRedirect, parseRedirects } from './redirectsFile.ts';

const rules = parseRedirects(rootFiles().get('_redirects') ?? '');

describe('the _redirects file of this site', () => {
  test('has a line for each redirect', () => {
    expect(rules).toHaveLength(redirects.length);
  });

  test.each([
    ['/fr/x/react-charts/', '/x/react-charts/'],
    ['/zh/x/api/charts/bar-chart/', '/x/api/charts/bar-chart/'],
    ['/en/x/introduction', '/x/introduction'],
    ['/pt/x/', '/x/'],
    ['/', '/x/'],
    ['/x/react-charts/heat-map/', '/x/react-charts/heatmap/'],
    ['/x/license/', 'https://mui.com/legal/mui-x-eula/'],
    ['/fr/x//elsewhere.example.com/', '/x//elsewhere.example.com/'],
  ])('leads %s to %s for good', (path, to) => {
    expect(findRedirect(rules, path)).toEqual({ to, status: 301 });
  });

  test.each([
    '/x/react-charts/',
    '/x/react-charts/heat-map/a/',
    '/x/x/react-charts/',
    '/ZH/x/introduction/',
    '/fra/x/introduction/',
    '/f1/x/introduction/',
    '/x/',
    '/fr/',
    '/fr/x',
    '/fr/y/introduction/',
    '/a/fr/x/introduction/',
  ])('leaves %s alone', (path) => {
    expect(findRedirect(rules, path)).toBeUndefined();
  });
});

describe('a _redirects file', () => {
  test('may hold remarks and empty lines, other codes and exact paths', () => {
    const read = parseRedirects('# moved\n\n/old.html  /new/  302 # for now\n/a /b\n');
    expect(findRedirect(read, '/old.html')).toEqual({ to: '/new/', status: 302 });
    expect(findRedirect(read, '/oldxhtml')).toBeUndefined();
    expect(findRedirect(read, '/a')).toEqual({ to: '/b', status: 301 });
  });

  test('tells a pattern from one address', () => {
    const read = parseRedirects('/a/b /one\n/a/* /two/:splat\n/:lang/a /three');
    expect(read.map(({ isExact }) => isExact)).toEqual([true, false, false]);
  });

  test('lets the first line that fits hold', () => {
    const read = parseRedirects('/a/b /one\n/a/* /two/:splat');
    expect(findRedirect(read, '/a/b')?.to).toBe('/one');
    expect(findRedirect(read, '/a/c')?.to).toBe('/two/c');
  });

  test.each(['/from', 'from /to', '/from /to 404', '/from /to 301 more'])(
    'is refused with the line "%s"',
    (line) => {
      expect(() => parseRedirects(`/a /b\n${line}`)).toThrow(`Line 2 of _redirects is "${line}"`);
    },
  );
});
