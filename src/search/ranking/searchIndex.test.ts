import { expect, test } from 'vitest';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { SearchIndex } from './searchIndex.ts';
import { toAnswer } from './toAnswer.ts';

const page = {
  product: 'data-grid' as const,
  plan: null,
  groups: ['Data Grid'],
  sections: [],
  demos: [],
};
const member = { type: null, default: null, plan: null };

const ENTRIES: SearchEntries = {
  pages: [
    {
      ...page,
      pathname: '/x/react-data-grid/row-height',
      title: 'Row height',
      kind: 'page',
      demos: ['TallRows'],
      sections: [
        { heading: '', anchor: '', depth: 1, text: 'Give rows the room they need.' },
        { heading: 'Static height', anchor: 'static', depth: 2, text: 'Every row is alike.' },
        { heading: 'By density', anchor: 'density', depth: 3, text: 'Measured in pixels.' },
      ],
    },
    {
      ...page,
      pathname: '/x/react-data-grid/sorting',
      title: 'Sorting',
      kind: 'page',
    },
    {
      ...page,
      pathname: '/x/api/data-grid/data-grid',
      title: 'DataGrid',
      kind: 'component',
      importLine: "import { DataGrid } from '@mui/x-data-grid';",
    },
    {
      ...page,
      pathname: '/x/api/data-grid/data-grid-pro',
      title: 'DataGridPro',
      kind: 'component',
      plan: 'pro',
    },
    {
      ...page,
      product: 'charts',
      pathname: '/x/api/charts/bar-chart',
      title: 'BarChart',
      kind: 'component',
      groups: ['Charts'],
    },
  ],
  members: [
    {
      ...member,
      name: 'rowHeight',
      kind: 'prop',
      pathname: '/x/api/data-grid/data-grid',
      anchor: 'prop-rowHeight',
      type: 'number',
      default: '52',
    },
    {
      ...member,
      name: 'rowHeight',
      kind: 'prop',
      pathname: '/x/api/data-grid/data-grid-pro',
      anchor: 'prop-rowHeight',
      type: 'number',
      default: '52',
    },
    {
      ...member,
      name: 'loading',
      kind: 'prop',
      pathname: '/x/api/data-grid/data-grid',
      anchor: 'prop-loading',
      type: 'boolean',
    },
    {
      ...member,
      name: 'loading',
      kind: 'prop',
      pathname: '/x/api/charts/bar-chart',
      anchor: 'prop-loading',
      type: 'boolean',
    },
    {
      ...member,
      name: 'treeData',
      kind: 'prop',
      pathname: '/x/api/data-grid/data-grid-pro',
      anchor: 'prop-treeData',
      type: 'boolean',
      default: 'false',
    },
    {
      ...member,
      name: 'rowClick',
      kind: 'event',
      pathname: '/x/api/data-grid/data-grid',
      anchor: 'prop-onRowClick',
      plan: null,
    },
  ],
};
const files = packSearch(ENTRIES, ['data-grid', 'charts']);

function found(index: SearchIndex, query: string, current: 'charts' | null = null) {
  const facts = { names: index.names, details: files.details, current };
  return toAnswer(index.search(query, current), facts).groups.flatMap(({ hits }) => hits);
}

function withHeadings(): SearchIndex {
  const index = new SearchIndex(files.names);
  index.addHeadings(files.headings);
  return index;
}

test('members of one name, kind and product are one result, with its type and default and how many pages share it', () => {
  const [first] = found(withHeadings(), 'rowHeight');
  expect(first).toMatchObject({
    href: '/x/api/data-grid/data-grid/#prop-rowHeight',
    name: 'rowHeight',
    crumbs: ['DataGrid'],
    others: 1,
    type: 'number',
    default: '52',
    importLine: "import { DataGrid } from '@mui/x-data-grid';",
  });
});

test.each([
  ['rowH', '/x/api/data-grid/data-grid/#prop-rowHeight'],
  ['height row', '/x/react-data-grid/row-height/'],
  ['rowHieght', '/x/api/data-grid/data-grid/#prop-rowHeight'],
  ['BarChart loading', '/x/api/charts/bar-chart/#prop-loading'],
  ['DataGridPro row height', '/x/api/data-grid/data-grid-pro/#prop-rowHeight'],
  ['rowClick', '/x/api/data-grid/data-grid/#prop-onRowClick'],
  ['static heights', '/x/react-data-grid/row-height/#static'],
  ['tall rows', '/x/react-data-grid/row-height/#TallRows'],
  ['sort', '/x/react-data-grid/sorting/'],
])('"%s" leads to %s', (query, address) => {
  expect(found(withHeadings(), query)[0]?.href).toBe(address);
});

test('the product of the open page goes first', () => {
  const index = withHeadings();
  expect(found(index, 'loading', 'charts')[0]?.href).toBe('/x/api/charts/bar-chart/#prop-loading');
});

test('operators narrow what is found, and list it when they stand alone', () => {
  const index = withHeadings();
  expect(found(index, 'plan:pro kind:prop').map(({ name }) => name)).toEqual(['treeData']);
  expect(found(index, 'loading in:charts')).toHaveLength(1);
  expect(found(index, 'kind:event')).toHaveLength(1);
  expect(found(index, 'kind:selector')).toEqual([]);
});

test('words of a text are found once it is there, with the text around them and the headings above', async () => {
  const index = withHeadings();
  expect(found(index, 'pixels')).toEqual([]);
  await index.addTexts(files.texts['data-grid'], files.headings);
  expect(found(index, 'pixels')[0]).toMatchObject({
    href: '/x/react-data-grid/row-height/#density',
    crumbs: ['Row height', 'Static height'],
    excerpt: 'Measured in pixels.',
  });
});

test('words that come near are offered where nothing is found', () => {
  const index = withHeadings();
  expect(index.search('qqqzzz', null).total).toBe(0);
  expect(index.near('heigth')).toContain('height');
});

test('pages of one title are told apart by the group they stand in, the newest guide first', () => {
  const guide = (version: number) => ({
    ...page,
    pathname: `/x/migration/migration-data-grid-v${version}`,
    title: 'Breaking changes: Data Grid',
    kind: 'page' as const,
    groups: ['Migration', `Upgrade to v${version + 1}`],
    sections: [{ heading: 'Renamed props', anchor: 'props', depth: 2, text: '' }],
  });
  const guides = packSearch({ pages: [guide(5), guide(6), guide(7)], members: [] }, ['data-grid']);
  const index = new SearchIndex(guides.names);
  index.addHeadings(guides.headings);
  const hits = toAnswer(index.search('upgrade renamed props', null), {
    names: guides.names,
    details: undefined,
    current: null,
  }).groups.flatMap((group) => group.hits);
  const sections = hits.filter(({ kind }) => kind === 'section');
  expect(sections.map(({ crumbs }) => crumbs)).toEqual([
    ['Upgrade to v8', 'Breaking changes: Data Grid'],
    ['Upgrade to v7', 'Breaking changes: Data Grid'],
    ['Upgrade to v6', 'Breaking changes: Data Grid'],
  ]);
});
