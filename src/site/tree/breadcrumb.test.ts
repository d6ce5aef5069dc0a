import { expect, test } from 'vitest';
import { breadcrumb } from './breadcrumb.ts';
import { siteTree } from './siteTree.ts';

test.each([
  ['/x/introduction', ['Introduction']],
  ['/x/react-data-grid/column-definition', ['Data Grid', 'Main features', 'Columns']],
  [
    '/x/api/charts/axis-config',
    ['Charts', 'Components', 'Resources', 'API reference', 'Interfaces'],
  ],
  ['/x/migration-v8', ['Migration']],
  ['/x/introduction-group', []],
  ['/x/react-scheduler', []],
])('%s stands in %j, outermost group first, without an artificial root', (path, titles) => {
  expect(breadcrumb(siteTree, path).map(({ title }) => title)).toEqual(titles);
});
