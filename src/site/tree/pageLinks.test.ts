import { expect, test, describe } from 'vitest';
import { displayTitle, neighbours, breadcrumb } from './pageLinks.ts';
import { siteTree } from './siteTree.ts';

describe('displayTitle', () => {
test.each([
  ['T5', { pathname: '/x/react-data-grid', title: 'Overview' }, 'Overview'],
  ['T20', { pathname: '/x/api/data-grid', title: 'Index' }, 'Index'],
  ['T24', { pathname: '/x/react-data-grid/api-object', title: 'API object' }, 'API object'],
  ['T32', { pathname: '/x/any', subheader: 'Main features' }, 'Main features'],
  ['T33', { pathname: '/x/any', subheader: 'Upgrade to v8' }, 'Upgrade to v8'],
  ['T36', { pathname: '/x/any', title: false as const }, null],
  ['untitled', { pathname: '/x/react-data-grid/columns' }, 'Columns'],
  ['empty', { pathname: '/x/react-data-grid/columns', title: '' }, 'Columns'],
])('%s: %j shows %j', (_id, page, title) => {
  expect(displayTitle(page)).toBe(title);
});
});

describe('neighbours', () => {
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

test('every page of the site has a neighbour, and next leads through all of them', () => {
  const walked: string[] = [];
  let path: string | undefined = '/x/introduction';
  while (path) {
    walked.push(path);
    path = neighbours(siteTree, path).next?.pathname;
  }
  expect(walked).toEqual(siteTree.leaves);
});
});

describe('breadcrumb', () => {
test.each([
  ['/x/introduction', ['Introduction']],
  ['/x/react-data-grid/column-definition', ['Data Grid', 'Main features', 'Columns']],
  [
    '/x/api/charts/axis-config',
    ['Charts', 'Components', 'Resources', 'API reference', 'Interfaces'],
  ],
  ['/x/migration-v8', ['Migration']],
  ['/x/introduction-group', []],
  ['/x/react-scheduler', []],
])('%s stands in %j, outermost group first, without an artificial root', (path, titles) => {
  expect(breadcrumb(siteTree, path).map(({ title }) => title)).toEqual(titles);
});
});
