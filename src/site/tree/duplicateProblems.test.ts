import { expect, test } from 'vitest';
import type { Page } from '#data/types.ts';
import { duplicateProblems } from './duplicateProblems.ts';
import { siteTree } from './siteTree.ts';

function leaf(pathname: string): Page {
  return { pathname };
}

function group(pathname: string, ...children: Page[]): Page {
  return { pathname, children };
}

test.each<[string, Page[]]>([
  ['D1 two different paths', [leaf('/x/a'), leaf('/x/b')]],
  ['D5 components-api twice', [leaf('/x/a/components-api'), leaf('/x/a/components-api')]],
  ['D6 hooks-api beside components-api', [leaf('/x/a/hooks-api'), leaf('/x/a/components-api')]],
  ['D7 a page and its components-api', [leaf('/x/a/'), leaf('/x/a/components-api')]],
  ['D11 the tree of 8.4.0', siteTree.pages],
])('%s: accepted', (_title, pages) => {
  expect(duplicateProblems(pages)).toEqual([]);
});

test.each<[string, Page[], string]>([
  ['D2 the same path twice', [leaf('/x/a'), leaf('/x/a')], '/x/a'],
  ['D3 a group and its child', [group('/x/a', leaf('/x/a'))], '/x/a'],
  ['D4 in two branches', [group('/x/one', leaf('/x/a')), group('/x/two', leaf('/x/a'))], '/x/a'],
  ['D8 a tab suffix is ignored', [leaf('/x/a'), leaf('/x/a/[docsTab]')], '/x/a'],
  [
    'D9 two groups',
    [group('/x/a-group', leaf('/x/b')), group('/x/a-group', leaf('/x/c'))],
    '/x/a-group',
  ],
  ['D10 two links out', [leaf('https://e.org/'), leaf('https://e.org/')], 'https://e.org'],
  ['D12 a trailing slash makes no difference', [leaf('/x/a'), leaf('/x/a/')], '/x/a'],
])('%s: refused, naming the path', (_title, pages, path) => {
  expect(duplicateProblems(pages)).toEqual([
    expect.stringContaining(`Two pages have the path ${path}: `),
  ]);
});

test('names both parents and what to do', () => {
  const pages = [{ pathname: '/x/one', title: 'First', children: [leaf('/x/a')] }, leaf('/x/a')];
  expect(duplicateProblems(pages)).toEqual([
    'Two pages have the path /x/a: one in "First" (/x/one), one at the top level. Change one of them in data/tree/pages.ts.',
  ]);
});
