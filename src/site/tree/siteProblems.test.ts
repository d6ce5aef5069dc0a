import { expect, test } from 'vitest';
import type { Page } from '#data/types.ts';
import { type SiteInventory, siteProblems } from './siteProblems.ts';

const pages: Page[] = [
  {
    pathname: '/x/react-charts-group',
    children: [{ pathname: '/x/react-charts/bars' }, { pathname: '/x/api/charts/bar-chart' }],
  },
  { pathname: 'https://e.org/' },
];

const whole: SiteInventory = {
  documents: new Set(['/x/react-charts/bars', '/x/api/charts/bar-chart']),
  routes: new Set(['/x/react-charts/bars', '/x/api/charts/bar-chart', '/x/onepirate']),
  outsideRoutes: new Set(['/x/onepirate']),
};

function problemsWith(change: Partial<SiteInventory>): string[] {
  return siteProblems(pages, { ...whole, ...change });
}

test('a tree in which every page is written, and every route known, is accepted', () => {
  expect(problemsWith({})).toEqual([]);
});

test.each<[string, Partial<SiteInventory>, string]>([
  [
    'a page without a document',
    { documents: new Set(['/x/api/charts/bar-chart']) },
    'The page /x/react-charts/bars is in the tree but has no document. Write data/content/react-charts/bars/bars.md, or delete its line in data/tree/pages.ts.',
  ],
  [
    'an API page that is not generated',
    { documents: new Set(['/x/react-charts/bars']) },
    'The page /x/api/charts/bar-chart is in the tree but is not generated. Correct its name in data/tree/apiPages.ts.',
  ],
  [
    'a document without a line in the tree',
    { documents: new Set([...whole.documents, '/x/react-charts/pie']) },
    "The document data/content/react-charts/pie/pie.md has no line in the tree. Add page('/x/react-charts/pie') to data/tree/pages.ts, or delete the document.",
  ],
  [
    'a document of a group',
    { documents: new Set([...whole.documents, '/x/react-charts-group']) },
    'The group /x/react-charts-group has a document (data/content/react-charts-group/react-charts-group.md), but groups have no page. Give the document a path of its own and a line in data/tree/pages.ts.',
  ],
  [
    'an API page without a line in the tree',
    { documents: new Set([...whole.documents, '/x/api/charts/gantt']) },
    'The API page /x/api/charts/gantt has no line in the tree. Add its name to data/tree/apiPages.ts.',
  ],
  [
    'V3 a page without a route',
    { routes: new Set(['/x/api/charts/bar-chart']) },
    'The page /x/react-charts/bars is in the tree but has no route. Let getStaticPaths of pages/[...slug].tsx give it one.',
  ],
  [
    'V4 a group with a route',
    { routes: new Set([...(whole.routes ?? []), '/x/react-charts-group']) },
    'The group /x/react-charts-group has a route, but groups have no page. Remove the route, or give the page a path of its own in data/tree/pages.ts.',
  ],
  [
    'V5 a route that is neither in the tree nor allowed outside it',
    { outsideRoutes: new Set() },
    'The route /x/onepirate is not in the tree. Add a line to data/tree/pages.ts, or name it among the routes outside the tree.',
  ],
])('%s is refused with what, where and what to do', (_title, change, sentence) => {
  expect(problemsWith(change)).toEqual([sentence]);
});

test('a document outside the tree is welcome when its route is', () => {
  const documents = new Set([...whole.documents, '/x/onepirate']);
  expect(problemsWith({ documents })).toEqual([]);
});

test('routes are not judged before they are known', () => {
  expect(problemsWith({ routes: undefined, outsideRoutes: new Set() })).toEqual([]);
});
