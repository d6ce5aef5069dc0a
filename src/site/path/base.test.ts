import { expect, test } from 'vitest';
import { isApiPath, routerPath } from './base.ts';

test.each([
  ['/x/', '/'],
  ['/x/react-charts/bars/', '/react-charts/bars/'],
  ['/x/react-charts/bars/?a=b#c', '/react-charts/bars/?a=b#c'],
])('the router knows %s as %s', (address, path) => {
  expect(routerPath(address)).toBe(path);
});

test.each([
  ['/x/api/charts', true],
  ['/x/api/charts/bar-chart', true],
  ['/x/apiary', false],
  ['/x/react-charts/api', false],
])('%s is of the API reference: %s', (pathname, isApi) => {
  expect(isApiPath(pathname)).toBe(isApi);
});
