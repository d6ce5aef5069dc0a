import { expect, test } from 'vitest';
import { displayTitle } from './displayTitle.ts';

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
