import { expect, test } from 'vitest';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { guideFrom, guideOf } from './guide.ts';

test.each([
  ['migration/migration-data-grid-v7', { product: 'data-grid', from: 'v7', to: 'v8' }],
  ['migration/migration-pickers-v5', { product: 'date-pickers', from: 'v5', to: 'v6' }],
  ['migration/migration-pickers-lab', { product: 'date-pickers', from: 'lab', to: 'v5' }],
  ['migration/migration-tree-view-lab', { product: 'tree-view', from: 'lab', to: 'v6' }],
  ['migration/usage-with-material-ui-v5-v6', null],
  ['react-charts/bars', null],
])('%s leads from one version to another: %j', (path, expected) => {
  expect(guideOf(path)).toEqual(expected);
});

test('every page of the site that is called a migration guide is known as one', () => {
  const guides = siteTree.leaves.filter((pathname) => pathname.includes('/migration-'));
  expect(guides.length).toBeGreaterThan(10);
  expect(guides.filter((pathname) => guideOf(pathname.replace('/x/', '')) === null)).toEqual([]);
});

test.each([
  ['migration/migration-charts-v7', 7],
  ['migration/migration-pickers-lab', 0],
  ['react-charts/bars', null],
])('%s leads away from the major %s', (path, expected) => {
  expect(guideFrom(path)).toBe(expected);
});
