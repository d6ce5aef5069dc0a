import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BASE } from '#data/site/base.ts';
import { movedPages } from '#data/tree/olderPages.ts';
import { isOfOneAddress, redirects } from '#data/tree/redirects.ts';
import { listPages } from '#src/documents/page/loadPage.node.ts';

const pages = new Set(listPages().map((pathname) => `${pathname}/`));
const moved = redirects.filter((redirect) => isOfOneAddress(redirect));
const old = new Set(moved.map(({ from }) => from));

test.each(moved)('$from leads at once to a page that exists', ({ from, to }) => {
  expect(pages.has(from)).toBe(false);
  expect(to.startsWith('https://') || pages.has(to)).toBe(true);
  expect(from.endsWith('/')).toBe(true);
});

test('no address moved twice', () => {
  expect(old.size).toBe(moved.length);
});

test('every path that an older version of a page had on this site leads somewhere', () => {
  // Version 4 stood at another base, on a host of its own.
  const below = Object.values(movedPages).flatMap(({ v4: _elsewhere, ...places }) =>
    Object.values(places).map((own) => BASE + own),
  );
  expect(below.length).toBeGreaterThan(5);
  expect(below.filter((path) => !old.has(path) && !pages.has(path))).toEqual([]);
});

test('every path that this repository ever had a document at leads somewhere', () => {
  // Without git, or with a part of the history, there is nothing to compare with.
  const args = ['log', '--format=', '--name-only', '--diff-filter=DR', '--no-renames', '--'];
  const { stdout } = spawnSync('git', [...args, 'data/content'], { encoding: 'utf8' });
  const gone = (stdout ?? '')
    .split('\n')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/x/${file.split('/').slice(2, -1).join('/')}/`);
  expect(gone.filter((path) => !old.has(path) && !pages.has(path))).toEqual([]);
});
