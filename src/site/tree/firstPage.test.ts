import { expect, test } from 'vitest';
import type { PageGroup } from '#data/types.ts';
import { firstPage } from './firstPage.ts';

test.each<[string, PageGroup['children'], string]>([
  ['its first page', [{ pathname: '/x/a' }, { pathname: '/x/b' }], '/x/a/'],
  [
    'the first page of a group that stands first',
    [
      { pathname: '/x/a-group', subheader: 'A', children: [{ pathname: '/x/a' }] },
      { pathname: '/x/b' },
    ],
    '/x/a/',
  ],
  [
    'the first page at any depth',
    [{ pathname: '/x/g', children: [{ pathname: '/x/h', children: [{ pathname: '/x/a' }] }] }],
    '/x/a/',
  ],
])('a group leads to %s (behaviour 3.5)', (_what, children, address) => {
  expect(firstPage({ pathname: '/x/group', children })).toBe(address);
});
