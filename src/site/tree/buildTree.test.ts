import { expect, test } from 'vitest';
import type { ApiPages, PageLine } from '#data/types.ts';
import { buildTree } from './buildTree.ts';

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
