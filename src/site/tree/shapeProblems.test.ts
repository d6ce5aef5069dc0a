import { expect, test } from 'vitest';
import type { Page } from '#data/types.ts';
import { shapeProblems } from './shapeProblems.ts';
import { siteTree } from './siteTree.ts';

test.each<[string, Page, string]>([
  ['V1 a path outside /x/', { pathname: '/charts' }, 'does not start with /x/'],
  ['V2 a link without https', { pathname: 'http://e.org/' }, 'without https'],
  ['V2 a path without a slash', { pathname: 'x/charts' }, 'without https'],
  [
    'V6 title and subheader',
    { pathname: '/x/a', title: 'A', subheader: 'B' },
    'both a title and a subheader',
  ],
  ['V7 an unknown plan', { pathname: '/x/a', plan: 'gold' as 'pro' }, 'the plan "gold"'],
  ['V9 an API page of no product', { pathname: '/x/api/gantt/gantt' }, 'is not at /x/api/'],
  ['V9 an API name with capitals', { pathname: '/x/api/charts/BarChart' }, 'is not at /x/api/'],
  ['V9 an API page too deep', { pathname: '/x/api/charts/bar/chart' }, 'is not at /x/api/'],
  ['V10 a group without a page', { pathname: '/x/a-group', children: [] }, 'is empty'],
])('%s is refused', (_title, page, part) => {
  const problems = shapeProblems([page]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(page.pathname);
  expect(problems[0]).toContain(part);
});

test('V8 equal titles of siblings are refused, in a group and at the top level', () => {
  const twins: Page[] = [{ pathname: '/x/b/bars' }, { pathname: '/x/c', title: 'Bars' }];
  expect(shapeProblems(twins)).toEqual([
    'The top level shows the title "Bars" twice: /x/b/bars and /x/c. Change one title in data/tree/pages.ts.',
  ]);
  expect(shapeProblems([{ pathname: '/x/a', children: twins }])).toEqual([
    'The group /x/a shows the title "Bars" twice: /x/b/bars and /x/c. Change one title in data/tree/pages.ts.',
  ]);
});

test('V8 equal titles in different groups are welcome', () => {
  expect(
    shapeProblems([
      { pathname: '/x/a', children: [{ pathname: '/x/a/bars' }] },
      { pathname: '/x/b', children: [{ pathname: '/x/b/bars' }] },
    ]),
  ).toEqual([]);
});

test('the tree of 8.4.0 keeps every rule', () => {
  expect(shapeProblems(siteTree.pages)).toEqual([]);
});
