import { expect, test } from 'vitest';
import { isApiPath, isOwnPath, routerPath } from './base.ts';

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

test.each([
  ['/x/', true],
  ['/x/react-charts/', true],
  ['/x/v70/', true],
  ['/x', false],
  ['/xylophone/', false],
  ['/x/v7/', false],
  ['/x/v7/react-charts/', false],
])('beside an edition at /x/v7, %s is of this one: %s', (pathname, isOwn) => {
  expect(isOwnPath(pathname, ['/x/v7'])).toBe(isOwn);
});
