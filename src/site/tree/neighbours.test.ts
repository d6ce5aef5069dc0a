import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';
import { siteTree } from './siteTree.ts';

test.each([
  ['/x/introduction', null, '/x/introduction/installation'],
  [
    '/x/react-date-pickers/playground',
    '/x/react-date-pickers/custom-opening-button',
    '/x/api/date-pickers',
  ],
  ['/x/migration/migration-data-grid-v4', '/x/migration/migration-pickers-lab', null],
  ['/x/react-scheduler', null, null],
  ['/x/react-data-grid/columns', null, null],
  ['/', null, null],
])('%s stands between %s and %s', (path, previous, next) => {
  const found = neighbours(siteTree, path);
  expect(found.previous?.pathname ?? null).toBe(previous);
  expect(found.next?.pathname ?? null).toBe(next);
});

test('titles of neighbours follow the title rule', () => {
  expect(neighbours(siteTree, '/x/introduction/installation')).toEqual({
    previous: { pathname: '/x/introduction', title: 'Overview' },
    next: { pathname: '/x/introduction/licensing', title: 'Licensing' },
  });
});

test('every page of the site has a neighbour, and next leads through all 363', () => {
  const walked: string[] = [];
  let path: string | undefined = '/x/introduction';
  while (path) {
    walked.push(path);
    path = neighbours(siteTree, path).next?.pathname;
  }
  expect(walked).toEqual(siteTree.leaves);
  expect(walked).toHaveLength(363);
});
