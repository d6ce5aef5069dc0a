import { expect, test } from 'vitest';
import { placeOf } from '#src/pageTree/place.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { surroundingsOf } from './surroundings.node.ts';

test('a page of the tree knows its product, its versions and its place', () => {
  expect(surroundingsOf(placeOf(siteTree, '/x/react-charts/heatmap'))).toEqual({
    pathname: '/x/react-charts/heatmap',
    plan: 'pro',
    product: 'charts',
    identity: { name: 'Charts', overline: 'MUI X', route: '/x/react-charts', version: '8.4.0' },
    versions: [
      { version: 'v7', href: 'https://v7.mui.com/x/react-charts/heatmap/' },
      { version: 'v6', href: 'https://v6.mui.com/x/react-charts/heat-map/' },
      { version: 'v5', href: 'https://v5.mui.com/x/introduction/', isGeneral: true },
      { version: 'v4', href: 'https://v4.mui.com/components/data-grid/', isGeneral: true },
    ],
    breadcrumb: [
      { pathname: '/x/react-charts-group', title: 'Charts', overview: '/x/react-charts/' },
      { pathname: '/x/react-chart-components', title: 'Components' },
    ],
    previous: { pathname: expect.any(String) as string, title: expect.any(String) as string },
    next: { pathname: expect.any(String) as string, title: expect.any(String) as string },
  });
});

test.each([
  ['/x/migration', ['Migration']],
  ['/x/api/charts', ['Charts', 'Components', 'Resources', 'API reference']],
])('%s stands for a group of the sidebar, which it names by its way from the top', (path, way) => {
  const { standsFor, breadcrumb } = surroundingsOf(placeOf(siteTree, path));
  expect(standsFor).toEqual(way);
  expect(breadcrumb).toEqual([]);
});

test.each(['/x/api/data-grid', '/x/introduction'])('%s is a page of the tree itself', (path) => {
  const { standsFor, breadcrumb } = surroundingsOf(placeOf(siteTree, path));
  expect(standsFor).toBeUndefined();
  expect(breadcrumb.length).toBeGreaterThan(0);
});
