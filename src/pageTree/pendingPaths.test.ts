import { expect, test } from 'vitest';
import { pendingPaths } from './pendingPaths.ts';
import { siteTree } from './siteTree.ts';

const pendingPages = ['/x/introduction/roadmap'];

test.each([
  ['data-grid', 42, '/x/api/data-grid'],
  ['date-pickers', 59, '/x/api/date-pickers'],
  ['charts', 74, '/x/api/charts/bar-chart'],
  ['tree-view', 7, '/x/api/tree-view/tree-item'],
] as const)('while %s waits for its API reference, its %i pages are pending', (id, count, path) => {
  const paths = pendingPaths(siteTree, { pendingPages: [], pendingApi: [id] });
  expect(paths).toHaveLength(count);
  expect(paths).toContain(path);
});

test('once every API reference is generated, the listed pages remain', () => {
  expect(pendingPaths(siteTree, { pendingPages, pendingApi: [] })).toEqual(pendingPages);
});
