import { expect, test } from 'vitest';
import { placeOf } from './place.ts';
import { siteTree } from './siteTree.ts';

test.each([
  ['/fr/x/react-charts/bars/?a=b#c', '/x/react-charts/bars', true, 'charts', false],
  ['/x/api/tree-view/tree-item/', '/x/api/tree-view/tree-item', true, 'tree-view', true],
  ['/x/api/charts', '/x/api/charts', false, 'charts', true],
  ['/x/introduction', '/x/introduction', true, undefined, false],
  ['/x/migration', '/x/migration', false, undefined, false],
])('%s is the place %s; in the tree: %s, product: %s, of the reference: %s', (path, ...facts) => {
  const { pathname, node, product, isApi } = placeOf(siteTree, path);
  expect([pathname, node !== undefined, product?.id, isApi]).toEqual(facts);
});
