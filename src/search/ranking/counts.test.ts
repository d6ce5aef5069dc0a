import { expect, test } from 'vitest';
import { countFound } from './counts.ts';
import { unpackNames } from '#src/search/index/entries.ts';
import { parseQuery } from './parseQuery.ts';
import { packSearch } from '#src/search/index/packSearch.ts';

const page = { kind: 'page' as const, plan: null, groups: [], sections: [], demos: [] };
const { names } = packSearch(
  {
    pages: [
      { ...page, pathname: '/x/react-charts/bars', title: 'Bars', product: 'charts' },
      { ...page, pathname: '/x/react-data-grid/rows', title: 'Rows', product: 'data-grid' },
      { ...page, pathname: '/x/migration/migration-charts-v7', title: 'Guide', product: null },
    ],
    members: [
      {
        ...{ name: 'layout', kind: 'prop', pathname: '/x/react-charts/bars', anchor: 'layout' },
        ...{ type: null, default: null, plan: null },
      },
    ],
  },
  ['charts', 'data-grid'],
);
const found = unpackNames(names);

test('results are counted by product, with the guides that are about it, and by kind', () => {
  const { products, kinds } = countFound(found, parseQuery('a'));
  expect(products).toEqual({ 'data-grid': 1, 'date-pickers': 0, charts: 3, 'tree-view': 0 });
  expect(kinds).toMatchObject({ page: 3, prop: 1, demo: 0 });
});

test('what is chosen of one sort narrows the counts of the other, not its own', () => {
  expect(countFound(found, parseQuery('a in:grid'))).toMatchObject({
    products: { 'data-grid': 1, charts: 3 },
    kinds: { page: 1, prop: 0 },
  });
  expect(countFound(found, parseQuery('a kind:prop'))).toMatchObject({
    products: { 'data-grid': 0, charts: 1 },
    kinds: { page: 3, prop: 1 },
  });
});
