import { expect, test, describe } from 'vitest';
import type { ApiPages, PageLine, PageGroup } from '#data/types.ts';
import { buildTree, findNode, findPage, firstPage, apiPathname } from './tree.ts';
import { siteTree } from './siteTree.ts';

describe('buildTree', () => {
const apiPages: ApiPages = {
  'data-grid': { component: [], interface: [{ name: 'GridApi', plan: 'premium' }] },
  'date-pickers': { component: [], interface: [] },
  charts: {
    component: [{ name: 'BarChart' }, { name: 'FunnelChart', plan: 'pro' }],
    interface: [],
  },
  'tree-view': { component: [], interface: [] },
};

const lines: PageLine[] = [
  {
    pathname: '/x/a-group',
    children: [
      { pathname: '/x/a' },
      { pathname: '/x/b-group', children: [{ pathname: '/x/b/' }] },
      { api: { product: 'charts', kind: 'component' } },
    ],
  },
  { pathname: 'https://e.org/', title: 'Out' },
];

test('lists the pages of the site depth first, without groups and links out', () => {
  expect(buildTree(lines, apiPages).leaves).toEqual([
    '/x/a',
    '/x/b',
    '/x/api/charts/bar-chart',
    '/x/api/charts/funnel-chart',
  ]);
});

test('an API line becomes the pages it stands for, with name and plan', () => {
  const { nodes } = buildTree(lines, apiPages);
  expect(nodes['/x/api/charts/bar-chart']).toEqual({
    pathname: '/x/api/charts/bar-chart',
    title: 'BarChart',
  });
  expect(nodes['/x/api/charts/funnel-chart']).toMatchObject({ title: 'FunnelChart', plan: 'pro' });
});

test('an interface shows no plan in the sidebar', () => {
  const { nodes } = buildTree([{ api: { product: 'data-grid', kind: 'interface' } }], apiPages);
  expect(nodes['/x/api/data-grid/grid-api']).toEqual({
    pathname: '/x/api/data-grid/grid-api',
    title: 'GridApi',
  });
});

test('knows the nearest group of every node', () => {
  expect(buildTree(lines, apiPages).parents).toEqual({
    '/x/a': '/x/a-group',
    '/x/b-group': '/x/a-group',
    '/x/b': '/x/b-group',
    '/x/api/charts/bar-chart': '/x/a-group',
    '/x/api/charts/funnel-chart': '/x/a-group',
  });
});

test('survives JSON', () => {
  const tree = buildTree(lines, apiPages);
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});

test('refuses a path that stands in the tree twice', () => {
  expect(() => buildTree([{ pathname: '/x/a' }, { pathname: '/x/a' }], apiPages)).toThrow(
    'Two pages have the path /x/a',
  );
});
});

describe('findPage', () => {
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
});

describe('firstPage', () => {
test.each<[string, PageGroup['children'], string]>([
  ['its first page', [{ pathname: '/x/a' }, { pathname: '/x/b' }], '/x/a/'],
  [
    'the first page of a group that stands first',
    [
      { pathname: '/x/a-group', subheader: 'A', children: [{ pathname: '/x/a' }] },
      { pathname: '/x/b' },
    ],
    '/x/a/',
  ],
  [
    'the first page at any depth',
    [{ pathname: '/x/g', children: [{ pathname: '/x/h', children: [{ pathname: '/x/a' }] }] }],
    '/x/a/',
  ],
])('a group leads to %s (behaviour 3.5)', (_what, children, address) => {
  expect(firstPage({ pathname: '/x/group', children })).toBe(address);
});
});

describe('apiLeaves', () => {
test.each([
  ['data-grid', 'DataGridPro', '/x/api/data-grid/data-grid-pro'],
  ['date-pickers', 'DateTimePickerTabs', '/x/api/date-pickers/date-time-picker-tabs'],
  ['charts', 'ChartsXAxis', '/x/api/charts/charts-x-axis'],
  ['charts', 'Gauge', '/x/api/charts/gauge'],
  ['tree-view', 'TreeItemDragAndDropOverlay', '/x/api/tree-view/tree-item-drag-and-drop-overlay'],
] as const)('the API page of %s %s is %s', (product, name, pathname) => {
  expect(apiPathname(product, name)).toBe(pathname);
});
});
