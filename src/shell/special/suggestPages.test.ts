import { describe, expect, test } from 'vitest';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { suggestPages } from './suggestPages.ts';

describe('the nearest page to', () => {
  test.each([
    ['/x/react-chart/bar/', '/x/react-charts/bars'],
    ['/x/React-Charts/Bars', '/x/react-charts/bars'],
    ['/x/react-charts/bars.html', '/x/react-charts/bars'],
    ['/react-charts/bars/', '/x/react-charts/bars'],
    ['/fr/x/react-charts/barz/?a=b#c', '/x/react-charts/bars'],
    ['/fr/x/react-charts/', '/x/react-charts'],
    ['/x/bars/', '/x/react-charts/bars'],
    ['/x/react-charts/nothing-like-it/', '/x/react-charts'],
    ['/x/react-datagrid/column-defintion/', '/x/react-data-grid/column-definition'],
    ['/x/date-picker/', '/x/react-date-pickers/date-picker'],
    ['/x/api/bar-chart/', '/x/api/charts/bar-chart'],
    ['/x/introducton/', '/x/introduction'],
  ])('%s is %s', (mistyped, page) => {
    expect(suggestPages(siteTree.leaves, mistyped)[0]).toBe(page);
  });
});

test.each(['/', '/x/', '/x/zz/', '/wp-login.php', '/x/foo/'])('nothing is near %s', (mistyped) => {
  expect(suggestPages(siteTree.leaves, mistyped)).toEqual([]);
});

test('an endless address is near nothing', () => {
  expect(suggestPages(siteTree.leaves, `/x/${'a/'.repeat(5000)}`)).toEqual([]);
});

test('at most five pages are suggested, the nearest first', () => {
  const paths = ['abcx', 'abcd', 'abxd', 'axcd', 'xbcd', 'abce', 'abcf'].map(
    (name) => `/x/${name}`,
  );
  const pages = suggestPages(paths, '/x/abcd');
  expect(pages).toHaveLength(5);
  expect(pages[0]).toBe('/x/abcd');
  expect(suggestPages(paths, '/x/abcd', 1)).toEqual(['/x/abcd']);
});
