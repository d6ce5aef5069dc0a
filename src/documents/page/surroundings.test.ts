import { expect, test } from 'vitest';
import { placeOf } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { surroundingsOf } from './surroundings.node.ts';

test('a page of the tree knows its product, its versions and its place', () => {
  expect(surroundingsOf(placeOf(siteTree, '/x/react-charts/heatmap'))).toEqual({
    pathname: '/x/react-charts/heatmap',
    plan: 'pro',
    product: 'charts',
    identity: { name: 'Charts', overline: 'MUI X', route: '/x/react-charts', version: '8.4.0' },
    versions: {
      addresses: {
        v7: 'https://v7.mui.com/x/react-charts/heatmap/',
        v6: 'https://v6.mui.com/x/react-charts/heat-map/',
        v5: 'https://v5.mui.com/x/introduction/',
        v4: 'https://v4.mui.com/components/data-grid/',
      },
      lacking: ['v5', 'v4'],
    },
    breadcrumb: [{ title: 'Charts', overview: '/x/react-charts/' }, { title: 'Components' }],
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
