import { expect, test, describe } from 'vitest';
import { headerOf, versionLinks } from './headerOf.ts';
import { olderPages } from './olderPages.ts';

describe('headerOf', () => {
test.each([
  ['/x/react-data-grid/', 'Data Grid', 'MUI X'],
  ['/x/api/data-grid/', 'Data Grid', 'MUI X'],
  ['/x/react-date-pickers/playground/', 'Date Pickers', 'MUI X'],
  ['/x/react-charts/', 'Charts', 'MUI X'],
  ['/x/api/tree-view/tree-item/', 'Tree View', 'MUI X'],
  ['/x/react-data-grid-group/', 'MUI X', null],
  ['/x/react-chart-components/', 'MUI X', null],
  ['/x/react-scheduler/', 'MUI X', null],
  ['/x/introduction/', 'MUI X', null],
  ['/', 'MUI X', null],
])('the header of %s shows %s under %s', (path, name, overline) => {
  expect(headerOf(path)).toMatchObject({ name, overline, version: '8.4.0' });
});
});

describe('versionLinks', () => {
const V4 = 'https://v4.mui.com/components/data-grid/';

function hrefs(path: string): string[] {
  return Object.values(versionLinks(path, olderPages(path)).addresses);
}

describe('the version switcher of a product leads to its overview in (behaviour 8.3)', () => {
  test.each([
    [
      '/x/introduction/',
      'https://v7.mui.com/x/introduction/',
      'https://v6.mui.com/x/introduction/',
      'https://v5.mui.com/x/introduction/',
      V4,
    ],
    [
      '/x/react-data-grid/',
      'https://v7.mui.com/x/react-data-grid/',
      'https://v6.mui.com/x/react-data-grid/',
      'https://v5.mui.com/x/react-data-grid/',
      V4,
    ],
    [
      '/x/react-date-pickers/',
      'https://v7.mui.com/x/react-date-pickers/',
      'https://v6.mui.com/x/react-date-pickers/',
      'https://v5.mui.com/x/react-date-pickers/getting-started/',
      V4,
    ],
    [
      '/x/react-charts/',
      'https://v7.mui.com/x/react-charts/',
      'https://v6.mui.com/x/react-charts/',
      'https://v5.mui.com/x/introduction/',
      V4,
    ],
    [
      '/x/react-tree-view/',
      'https://v7.mui.com/x/react-tree-view/',
      'https://v6.mui.com/x/react-tree-view/getting-started',
      'https://v5.mui.com/x/introduction/',
      V4,
    ],
  ])('%s: %s, %s, %s, %s', (path, ...expected) => {
    expect(hrefs(path)).toEqual(expected);
  });

  test.each([
    ['/x/introduction/', []],
    ['/x/react-data-grid/', []],
    ['/x/react-date-pickers/', ['v4']],
    ['/x/react-charts/', ['v5', 'v4']],
    ['/x/react-tree-view/', ['v5', 'v4']],
    ['/x/api/tree-view/tree-item/', ['v5', 'v4']],
    ['/x/react-scheduler/', []],
  ])('%s: the versions that never had it are %j', (path, expected) => {
    expect(versionLinks(path).lacking ?? []).toEqual(expected);
  });
});

test('the versions stand from the youngest to the oldest', () => {
  const { addresses } = versionLinks('/x/react-charts/', { v6: 'https://a', v7: 'https://b' });
  expect(Object.keys(addresses)).toEqual(['v7', 'v6', 'v5', 'v4']);
});

describe('it keeps to the page that is open', () => {
  test.each([
    [
      '/x/react-data-grid/sorting/',
      'https://v7.mui.com/x/react-data-grid/sorting/',
      'https://v6.mui.com/x/react-data-grid/sorting/',
      'https://v5.mui.com/x/react-data-grid/sorting/',
      'https://v4.mui.com/components/data-grid/sorting/',
    ],
    [
      '/x/react-charts/bars/#stacking',
      'https://v7.mui.com/x/react-charts/bars/',
      'https://v6.mui.com/x/react-charts/bars/',
      'https://v5.mui.com/x/introduction/',
      V4,
    ],
    [
      '/x/migration/migration-data-grid-v6/',
      'https://v7.mui.com/x/migration/migration-data-grid-v6/',
      'https://v6.mui.com/x/introduction/',
      'https://v5.mui.com/x/introduction/',
      V4,
    ],
    [
      '/x/api/data-grid/data-grid/',
      'https://v7.mui.com/x/api/data-grid/data-grid/',
      'https://v6.mui.com/x/api/data-grid/data-grid/',
      'https://v5.mui.com/x/api/data-grid/data-grid/',
      V4,
    ],
  ])('%s', (path, ...expected) => {
    expect(hrefs(path)).toEqual(expected);
  });

  test('where it had another path', () => {
    expect(hrefs('/x/react-data-grid/row-selection/')).toEqual([
      'https://v7.mui.com/x/react-data-grid/row-selection/',
      'https://v6.mui.com/x/react-data-grid/row-selection/',
      'https://v5.mui.com/x/react-data-grid/selection/',
      'https://v4.mui.com/components/data-grid/selection/',
    ]);
    expect(hrefs('/x/react-charts/quickstart/')[0]).toBe(
      'https://v7.mui.com/x/react-charts/getting-started/',
    );
  });

  test('but not in a version that is not known to have it', () => {
    expect(olderPages('/x/react-data-grid/ai-assistant/')).toEqual({});
    expect(hrefs('/x/react-data-grid/ai-assistant/')).toEqual(hrefs('/x/react-data-grid/'));
  });
});
});
