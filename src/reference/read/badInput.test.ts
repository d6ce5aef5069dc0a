import { expect, test } from 'vitest';
import type { ApiPages } from '#data/types.ts';
import { readRecord } from './apiCache.node.ts';
import { loadApiProgram } from '#src/reference/declarations/apiProgram.node.ts';
import type { ApiRecord } from './apiRecord.ts';
import { packagesOf, readPackage } from '#src/reference/declarations/packages.node.ts';
import { readApi, refuseDoubles } from './readApi.node.ts';

const none = { component: [], interface: [] };

test('a package that is not installed is named, with its folder', () => {
  expect(() => readPackage('@mui/x-gantt', 'x-gantt-840', 'charts', null)).toThrow(
    'The API reference reads @mui/x-gantt from node_modules/x-gantt-840, which is not installed. Run npm install, or correct the packages of charts in data/products.ts.',
  );
});

test('a listed name that no package exports is named, with the packages', () => {
  const pages: ApiPages = {
    'data-grid': none,
    'date-pickers': none,
    charts: none,
    'tree-view': { component: [{ name: 'TreeBark' }], interface: [] },
  };
  const api = loadApiProgram(pages, packagesOf('tree-view'));
  expect(() => readApi(pages, api)).toThrow(
    'data/tree/apiPages.ts lists TreeBark for tree-view, but none of @mui/x-tree-view 8.4.0, @mui/x-tree-view-pro 8.6.0 exports it. Correct or remove the name.',
  );
}, 300_000);

test('two members with one anchor are named, with their package', () => {
  const member = { name: 'size', anchor: 'prop-size' };
  const record = {
    name: 'TreeItem',
    package: '@mui/x-tree-view',
    members: [member, member],
    slots: [],
    classes: [],
  };
  expect(() => refuseDoubles(record as unknown as ApiRecord)).toThrow(
    'TreeItem of @mui/x-tree-view has two members with the anchor #prop-size (size).',
  );
});

test('a page whose record was not generated says what to run', () => {
  expect(() => readRecord('charts', 'Treemap', 'no-such-folder')).toThrow(
    'The API reference of Treemap (charts) is not generated: no-such-folder/charts/Treemap.json is missing. Run npm run generate.',
  );
});
