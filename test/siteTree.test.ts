import { describe, expect, test } from 'vitest';
import { products } from '#data/products.ts';
import type { Page } from '#data/types.ts';
import { displayTitle } from '#src/site/tree/pageLinks.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { validateTree } from '#src/site/tree/treeProblems.ts';
import { walkPages } from '#src/site/tree/tree.ts';

const placed = walkPages(siteTree.pages);
const nodes = placed.map(({ page }) => page);
const groups = nodes.filter(({ children }) => children);
const leaves = nodes.filter(({ children }) => !children);
const links = leaves.filter(({ pathname }) => !pathname.startsWith('/'));
const isApi = ({ pathname }: Page) => pathname.startsWith('/x/api/');

describe('the tree has the figures of behaviour 3.1', () => {
  test.each([
    ['nodes', nodes, 418],
    ['leaves', leaves, 364],
    ['links out', links, 1],
    ['groups', groups, 54],
    ['groups with a subheader', groups.filter(({ subheader }) => subheader), 22],
    ['groups with neither', groups.filter(({ title, subheader }) => !title && !subheader), 3],
    ['nodes with both', nodes.filter(({ title, subheader }) => title && subheader), 0],
    ['derived titles', nodes.filter(({ title, subheader }) => !title && !subheader), 91],
    ['pro', nodes.filter(({ plan }) => plan === 'pro'), 62],
    ['pro outside the API', nodes.filter((page) => page.plan === 'pro' && !isApi(page)), 23],
    ['premium', nodes.filter(({ plan }) => plan === 'premium'), 19],
    ['new', nodes.filter(({ newFeature }) => newFeature), 10],
    ['planned', nodes.filter(({ planned }) => planned), 7],
  ])('%s', (_name, list, count) => {
    expect(list).toHaveLength(count);
  });

  test('363 pages of this site, each once', () => {
    expect(siteTree.leaves).toHaveLength(363);
    expect(new Set(siteTree.leaves).size).toBe(363);
  });

  test('greatest depth 6', () => {
    expect(Math.max(...placed.map((place) => place.groups.length + 1))).toBe(6);
  });

  test('unstable are radar, funnel and toolbar of charts', () => {
    const unstable = nodes.filter((page) => page.unstable).map(({ pathname }) => pathname);
    expect(unstable).toEqual([
      '/x/react-charts/radar',
      '/x/react-charts/funnel',
      '/x/react-charts/toolbar',
    ]);
  });
});

test('the top level stands in its order, the link out last', () => {
  const pagesIn = (page: Page) =>
    walkPages(page.children ?? []).filter((place) => !place.page.children).length;
  expect(siteTree.pages.map((page) => [displayTitle(page), pagesIn(page)])).toEqual([
    ['Introduction', 7],
    ['Common concepts', 1],
    ['Data Grid', 118],
    ['Date and Time Pickers', 92],
    ['Charts', 107],
    ['Tree View', 24],
    ['Migration', 14],
    ["What's new in MUI X", 0],
  ]);
});

test('the groups of Data Grid stand in their order', () => {
  const dataGrid = siteTree.nodes['/x/react-data-grid-group'];
  const titles = dataGrid?.children?.filter(({ children }) => children).map((g) => displayTitle(g));
  expect(titles).toEqual([
    'Main features',
    'Advanced features',
    'Components',
    'Customization',
    'Resources',
    'API reference',
  ]);
});

test.each([
  ['data-grid', 42, true],
  ['date-pickers', 59, true],
  ['charts', 74, false],
  ['tree-view', 7, false],
])('%s has %i API pages; an index among them: %s', (id, count, hasIndex) => {
  const route = `/x/api/${id}`;
  const paths = siteTree.leaves.filter((path) => path === route || path.startsWith(`${route}/`));
  expect(paths).toHaveLength(count);
  expect(paths.includes(route)).toBe(hasIndex);
});

test('the overview of every product is a page', () => {
  expect(siteTree.leaves).toEqual(expect.arrayContaining(products.map(({ route }) => route)));
});

test('the tree keeps the rules of a tree', () => {
  const leaves = new Set(siteTree.leaves);
  expect(() =>
    validateTree(siteTree.pages, { documents: leaves, routes: leaves, outsideRoutes: new Set() }),
  ).not.toThrow();
});
