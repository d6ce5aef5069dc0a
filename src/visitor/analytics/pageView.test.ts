// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readPageView } from './pageView.ts';

function page(title: string, productId: string, category: string): Document {
  document.head.innerHTML = `<title>${title}</title><meta name="mui:productId" content="${productId}"><meta name="mui:productCategoryId" content="${category}">`;
  return document;
}

test('A1 the location is a path alone: no query, no hash, no host', () => {
  expect(readPageView(page('Charts - MUI X', 'x-charts', 'x'), '/x/react-charts/?a=1#b')).toEqual({
    page_title: 'Charts - MUI X',
    page_location: '/x/react-charts/',
    productId: 'x-charts',
    productCategoryId: 'x',
  });
});

test.each([
  ['/zh/x/react-charts/', '/x/react-charts/'],
  ['/x/react-charts', '/x/react-charts/'],
])('the location of %s is %s', (path, location) => {
  expect(readPageView(page('', 'null', 'x'), path).page_location).toBe(location);
});

test('A11 an API page of the Tree View belongs to its product', () => {
  expect(
    readPageView(page('TreeItem', 'x-tree-view', 'x'), '/x/api/tree-view/tree-item').productId,
  ).toBe('x-tree-view');
});

test('a page that says nothing of a product says the text null', () => {
  document.head.innerHTML = '<title>Bare</title>';
  expect(readPageView(document, '/x/playground')).toMatchObject({
    productId: 'null',
    productCategoryId: 'null',
  });
});
