import { expect, test } from 'vitest';
import type { Page } from '#data/types.ts';
import { leavesOf } from './navEntry.ts';
import { navBranchesOf, navEntries, navTopOf } from './navEntries.node.ts';
import { siteTree } from './siteTree.ts';

const PAGES: Page[] = [
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      {
        pathname: '/x/react-charts-kinds',
        subheader: 'Kinds',
        children: [
          { pathname: '/x/react-charts/heat-map', plan: 'pro', newFeature: true, planned: true },
          { pathname: '/x/react-charts/radar', unstable: true },
        ],
      },
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    children: [{ pathname: '/x/migration-a' }],
  },
  { pathname: 'https://example.com/news/', title: 'News' },
];

test('rows have their titles, addresses and marks as they are shown', () => {
  expect(navEntries(PAGES)).toEqual([
    {
      title: 'Charts',
      href: '/x/react-charts/',
      children: [
        { title: 'Overview', href: '/x/react-charts/' },
        {
          title: 'Kinds',
          children: [
            {
              title: 'Heat map',
              href: '/x/react-charts/heat-map/',
              marks: ['new', 'planned', 'pro'],
            },
            { title: 'Radar', href: '/x/react-charts/radar/', marks: ['preview'] },
          ],
        },
      ],
    },
    {
      title: 'Migration',
      href: '/x/migration/', // the page that stands for the group
      children: [{ title: 'Migration a', href: '/x/migration-a/' }],
    },
    { title: 'News', href: 'https://example.com/news/' },
  ]);
});

test('the top level names the file of each branch and holds nothing of what is inside', () => {
  expect(navTopOf(PAGES, (title) => `/x/tree/${title}.json`)).toEqual([
    { title: 'Charts', href: '/x/react-charts/', file: '/x/tree/Charts.json' },
    { title: 'Migration', href: '/x/migration/', file: '/x/tree/Migration.json' },
    { title: 'News', href: 'https://example.com/news/' },
  ]);
});

test('each branch has a name for its file', () => {
  expect(navBranchesOf(PAGES).map(({ name, title }) => [name, title])).toEqual([
    ['react-charts', 'Charts'],
    ['migration', 'Migration'],
  ]);
});

test('a subheader at the top level is refused', () => {
  const pages: Page[] = [{ pathname: '/x/a-group', subheader: 'A', children: [] }];
  expect(() => navBranchesOf(pages)).toThrow(
    'The subheader "A" (/x/a-group) stands at the top level of the sidebar, whose groups open and close. Give it a title in data/tree/pages.ts instead.',
  );
});

test('no page of the site is missing', () => {
  expect(leavesOf(navEntries(siteTree.pages)).map(({ href }) => href)).toEqual(
    siteTree.leaves.map((pathname) => `${pathname}/`),
  );
});
