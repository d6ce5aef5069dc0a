import { expect, test, describe } from 'vitest';
import type { Page } from '#data/types.ts';
import { validateTree, duplicateProblems, shapeProblems } from './treeProblems.ts';
import { siteTree } from './siteTree.ts';

describe('validateTree', () => {
const documents = new Set(['/x/a']);
const outsideRoutes = new Set<string>();

test('says every violation in one error', () => {
  const pages = [{ pathname: '/x/a' }, { pathname: '/x/a', title: 'B' }, { pathname: '/c' }];
  expect(() =>
    validateTree(pages, { documents: new Set(['/x/a', '/c', '/x/d']), outsideRoutes }),
  ).toThrow(
    [
      'The page tree has 3 problem(s):',
      '- Two pages have the path /x/a: one at the top level, one at the top level. Change one of them in data/tree/pages.ts.',
      '- The path /c does not start with /x/. Correct it in data/tree/pages.ts.',
      "- The document data/content/d/d.md has no line in the tree. Add page('/x/d') to data/tree/pages.ts, or delete the document.",
    ].join('\n'),
  );
});

test('accepts a tree without a violation', () => {
  expect(() => validateTree([{ pathname: '/x/a' }], { documents, outsideRoutes })).not.toThrow();
});
});

describe('duplicateProblems', () => {
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
});

describe('shapeProblems', () => {
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
});
