import { describe, expect, test } from 'vitest';
import { filterPages, filterWords } from './filterPages.ts';
import { leavesOf } from './navEntry.ts';
import { navEntries } from './navEntries.node.ts';
import { siteTree } from './siteTree.ts';

const ENTRIES = navEntries(siteTree.pages);

/** Normal paths of the pages a filter leaves, in order. */
function found(query: string): string[] {
  const { entries, count } = filterPages(ENTRIES, filterWords(query));
  const leaves = leavesOf(entries).map(({ href }) => (href ?? '').replace(/\/$/, ''));
  expect(count).toBe(leaves.length);
  return leaves;
}

describe('a filter leaves', () => {
  test('the pages whose title holds it, in any spelling', () => {
    expect(found('  AGGREGation')).toContain('/x/react-data-grid/aggregation');
    expect(found('aggregation')).toContain('/x/react-data-grid/server-side-data/aggregation');
    expect(found('aggregation')).not.toContain('/x/react-data-grid/sorting');
  });

  test('pages by words in any order, some of them from the groups they stand in', () => {
    expect(found('sorting grid')).toEqual(['/x/react-data-grid/sorting']);
    expect(found('tree edit')).toEqual(['/x/react-tree-view/rich-tree-view/editing']);
  });

  test('a name written as one word or as two', () => {
    expect(found('datepicker')).toContain('/x/react-date-pickers/date-picker');
    expect(found('bar chart')).toContain('/x/api/charts/bar-chart');
    expect(found('chartpro')).toContain('/x/api/charts/bar-chart-pro');
  });

  test('a word by its beginning, not by what stands inside of it', () => {
    expect(found('pin')).toContain('/x/react-data-grid/column-pinning');
    expect(found('pin')).not.toContain('/x/react-data-grid/row-grouping');
    expect(found('server-side row')).toEqual(['/x/react-data-grid/server-side-data/row-grouping']);
  });

  test('all pages of a small group that it names', () => {
    expect(found('pivoting')).toContain('/x/react-data-grid/pivoting');
    expect(found('filtering')).toContain('/x/react-data-grid/filtering/quick-filter');
  });

  test('the overview of a product that it names, and not every page of it', () => {
    const charts = found('charts');
    expect(charts).toContain('/x/react-charts');
    expect(charts).not.toContain('/x/react-charts/bars');
  });

  test('the groups around what it leaves, and nothing else', () => {
    const { entries } = filterPages(ENTRIES, ['sparkline']);
    expect(entries.map(({ title }) => title)).toEqual(['Charts']);
    expect(entries[0]?.children?.map(({ title }) => title)).toEqual(['Components']);
  });

  test('nothing where nothing fits', () => {
    expect(found('sorting pickers')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });
});

test('the tree itself is not changed', () => {
  const before = JSON.stringify(ENTRIES);
  found('grid');
  expect(JSON.stringify(ENTRIES)).toBe(before);
});

test.each([
  ['', []],
  ['  ', []],
  [' Bar  chart ', ['bar', 'chart']],
  ['Server-side (v8)', ['server', 'side', 'v8']],
])('the words of "%s" are %j', (query, words) => {
  expect(filterWords(query)).toEqual(words);
});
