import { expect, test } from 'vitest';
import { branchOf, groupId, isKnown, leavesOf, type NavEntry } from './navEntry.ts';

const ENTRIES: NavEntry[] = [
  { title: 'Guides', href: '/x/a/', children: null },
  {
    title: 'Charts',
    href: '/x/b/',
    children: [
      { title: 'Overview', href: '/x/b/' },
      {
        title: 'Kinds',
        children: [
          { title: 'Bars', href: '/x/c/', children: [{ title: 'Demos', href: '/x/d/' }] },
          { title: 'Lines', href: '/x/e/', children: null },
        ],
      },
    ],
  },
  { title: 'News', href: 'https://example.com/' },
];

test.each<[string[], boolean]>([
  [[], true],
  [['Guides'], false],
  [['Charts'], true],
  [['Charts', 'Kinds', 'Bars'], true],
  [['Charts', 'Kinds', 'Lines'], false],
  [['Charts', 'Elsewhere'], true],
])('what is inside of %j is here: %s', (titles, isHere) => {
  expect(isKnown(ENTRIES, titles)).toBe(isHere);
});

test('the pages of the site stand in the order of the sidebar, links out and what is not here left aside', () => {
  expect(leavesOf(ENTRIES).map(({ href }) => href)).toEqual(['/x/b/', '/x/d/']);
});

test('a group is named by its way from the top', () => {
  expect(branchOf(groupId(['Charts', 'Kinds', 'Bars']))).toBe('Charts');
  expect(groupId(['Charts', 'Bars'])).not.toBe(groupId(['Charts', 'Kinds', 'Bars']));
});
