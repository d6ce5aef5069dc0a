import { expect, test } from 'vitest';
import { findNode, findPage } from './findPage.ts';
import { siteTree } from './siteTree.ts';

test.each([
  ['/x/react-data-grid//?a=1#b', '/x/react-data-grid'],
  ['/zh/x/api/charts/bar-chart/', '/x/api/charts/bar-chart'],
  ['/x/react-data-grid/columns', undefined],
  ['/x/react-scheduler', undefined],
  ['https://mui.com/x/whats-new/', undefined],
  ['/constructor', undefined],
])('the active page of %s is %s, never a group or a link out', (path, pathname) => {
  expect(findPage(siteTree, path)?.pathname).toBe(pathname);
});

test('a group is found as a node', () => {
  expect(findNode(siteTree, '/x/react-data-grid/columns/')?.children).toHaveLength(11);
});
