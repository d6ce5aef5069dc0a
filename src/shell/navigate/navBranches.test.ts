import { expect, test, vi } from 'vitest';
import { leavesOf, type NavEntry } from '#src/site/tree/navEntry.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { branchTitles, treeBranches, treeServer } from '#test/treeBranches.ts';
import { navBranches } from './navBranches.ts';

const TOP = [
  { title: 'Charts', href: '/x/a/', file: '/x/tree/charts.json' },
  { title: 'News', href: 'https://example.com/' },
];

test('at first the top level is here, with nothing inside its groups', () => {
  const { rows } = treeBranches(treeServer());
  expect(rows().entries.map(({ title }) => title)).toEqual([
    ...branchTitles,
    "What's new in MUI X",
  ]);
  expect(rows().entries.map(({ children }) => children)).toEqual([
    ...branchTitles.map(() => null),
    undefined,
  ]);
  expect(rows().isWhole).toBe(false);
  expect(rows()).toBe(rows());
});

test('a branch is fetched once, however often it is wished for, and told when it has come', async () => {
  const server = treeServer();
  const { branch, whole, rows, subscribe } = treeBranches(server);
  const told = vi.fn();
  const stop = subscribe(told);
  const charts = branch('Charts');
  await Promise.all([charts?.fetchAhead(), charts?.fetchAhead()]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(rows().entries.find(({ title }) => title === 'Charts')?.children).toHaveLength(3);
  expect(rows().isWhole).toBe(false);
  stop();
  await whole.fetchAhead();
  expect(told).toHaveBeenCalledTimes(1);
  expect(server.asked.toSorted()).toEqual(branchTitles.toSorted());
  expect(rows().isWhole).toBe(true);
  expect(leavesOf(rows().entries)).toHaveLength(siteTree.leaves.length);
});

test('only groups of the top level are branches', () => {
  const { branch } = treeBranches(treeServer());
  expect(branch("What's new in MUI X")).toBeUndefined();
  expect(branch('Nowhere')).toBeUndefined();
});

test('rows that stand in the page are here at once, until the file has come', async () => {
  const shown = [{ title: 'Bars', href: '/x/b/', children: null }];
  const file = [{ title: 'Bars', href: '/x/b/', children: [{ title: 'Demos', href: '/x/c/' }] }];
  const { rows, branch } = navBranches(TOP, {
    first: (title) => (title === 'Charts' ? shown : undefined),
    load: () => Promise.resolve(file),
  });
  expect(rows().entries[0]?.children).toBe(shown);
  expect(rows().isWhole).toBe(false);
  await branch('Charts')?.fetchAhead();
  expect(rows().entries[0]?.children).toBe(file);
  expect(rows().isWhole).toBe(true);
});

test('a lost file is asked for anew, past the cache of the browser', async () => {
  const load = vi.fn<(file: string, cache: RequestCache) => Promise<NavEntry[]>>(() =>
    Promise.resolve([]),
  );
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { branch } = navBranches(TOP, { first: () => undefined, load });
  expect(await branch('Charts')?.fetchAhead()).toBeUndefined();
  expect(await branch('Charts')?.fetchAhead()).toEqual([]);
  expect(load.mock.calls).toEqual([
    ['/x/tree/charts.json', 'default'],
    ['/x/tree/charts.json', 'reload'],
  ]);
});

test.each([
  ['an answer that is none', new Response('', { status: 404 })],
  ['a page instead of the file', new Response('<!doctype html>')],
  ['something else', new Response('{}')],
])('%s is a loss', async (_, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const { branch, rows } = navBranches(TOP, { first: () => undefined });
  expect(await branch('Charts')?.fetchAhead()).toBeUndefined();
  expect(rows().entries[0]?.children).toBeNull();
  vi.unstubAllGlobals();
});
