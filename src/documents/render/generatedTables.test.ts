import { beforeAll, expect, test } from 'vitest';
import { readTableRecords } from '#src/reference/read/apiCache.node.ts';
import { prepareApi } from '#src/reference/read/readApi.node.ts';
import { renderTable, tables } from './generatedTables.node.ts';

beforeAll(() => void prepareApi(), 600_000);

test('the table of packages lists each package of the library with the version the demos run on', () => {
  const html = renderTable('packages');
  expect(html).toMatch(/^<div class="table" tabindex="0" role="group" aria-label="Table"><table>/);
  expect(html).toContain('<th>Package</th><th>Version the demos run on</th>');
  expect(html).toMatch(/<td><code>@mui\/x-data-grid-pro<\/code><\/td><td>\d+\.\d+\.\d+<\/td>/);
});

test('the table of planned and preview pages has the 7 planned ones and the 3 preview ones', () => {
  const html = renderTable('planned-and-preview-pages');
  expect(html.match(/>Planned</g)).toHaveLength(7);
  expect(html.match(/>Preview</g)).toHaveLength(3);
  expect(html).toContain('<a href="/x/react-charts/sankey/">');
});

test('every table can be drawn, and none is empty', () => {
  const names = [...tables().keys()];
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    expect(renderTable(name), name).toMatch(/<td>|<li class="row"|<details>/);
  }
});

test('a long table has a filter, a short one is read at a glance', () => {
  expect(renderTable('grid-selectors')).toContain('<option value="visible-columns">');
  expect(renderTable('grid-selectors-visible-columns')).not.toContain('<form');
});

test.each([
  ['grid-selectors-visible-columns', 'gridVisibleColumnFieldsSelector', 7],
  ['grid-selectors-columns', 'gridColumnLookupSelector', 6],
  ['grid-api-row-selection', 'selectRowRange', 8],
  ['grid-api-editing', 'startRowEditMode', 9],
  ['grid-events', 'clipboardPasteStart', 66],
  ['grid-selectors', 'gridSortModelSelector', 94],
])('%s holds %s among its %i rows', (name, row, size) => {
  const html = renderTable(name);
  expect(html).toContain(`-${row}"`);
  expect(html.match(/<li class="row"/g)).toHaveLength(size);
});

test.each([
  ['columns', 'CONTRIBUTING.md says which there are.'],
  ['', 'CONTRIBUTING.md says which there are.'],
  ['grid-event', 'Is it grid-events?'],
  [
    'grid-selectors-pagnation',
    'Is it grid-selectors-pagination, grid-selectors-aggregation, grid-selectors-sorting?',
  ],
])('stops at the unknown table "%s"', (name, near) => {
  expect(() => renderTable(name)).toThrow(
    new Error(`The generated table "${name}" is not known. ${near}`),
  );
});

test('66 events, 94 selectors and the 13 groups of methods that documents show are read', () => {
  const { events, selectors, groups, menuItems, locales } = readTableRecords();
  expect(events).toHaveLength(66);
  expect(selectors).toHaveLength(94);
  const shown =
    'cell-selection column-pinning csv-export detail-panel editing excel-export filter pagination print-export row-grouping row-selection scroll sort';
  const ids = groups.map(({ id }) => id);
  expect(shown.split(' ')).toHaveLength(13);
  expect(shown.split(' ').filter((id) => !ids.includes(id))).toEqual([]);
  expect(menuItems.map(({ displayOrder }) => displayOrder)).toEqual([10, 15, 20, 23, 27, 28, 30]);
  expect(locales.grid).toHaveLength(38);
  expect(locales.pickers).toHaveLength(40);
  expect(locales.charts).toHaveLength(2);
});

test('an event says what its handlers are called with, which prop hears it and which plan fires it', () => {
  const { events } = readTableRecords();
  expect(events.find(({ name }) => name === 'rowClick')).toMatchObject({
    params: 'GridRowParams',
    event: 'MouseEvent<HTMLElement>',
    prop: 'onRowClick',
    plan: null,
  });
  expect(events.find(({ name }) => name === 'rowOrderChange')).toMatchObject({ plan: 'pro' });
  expect(events.find(({ name }) => name === 'clipboardPasteEnd')).toMatchObject({
    params: null,
    prop: 'onClipboardPasteEnd',
    plan: 'premium',
  });
});

test('a paid method among free ones says so', () => {
  const { groups } = readTableRecords();
  const { members } = groups.find(({ id }) => id === 'row-selection')!;
  expect(members.find(({ name }) => name === 'selectRow')).toMatchObject({ plan: null });
  expect(members.find(({ name }) => name === 'selectRowRange')).toMatchObject({ plan: 'pro' });
});

test('of a translation it is said how much of it there is', () => {
  expect(renderTable('pickers-locales')).toContain(
    '<td>German (Germany)</td><td><code>de-DE</code></td><td><code>deDE</code></td><td>all 53</td>',
  );
  expect(renderTable('grid-locales')).toContain('<td>116 of 191</td>');
});

test('the filter operators of each column type say which value they take', () => {
  const { filterOperators } = readTableRecords();
  const ofType = (type: string) => filterOperators.filter(({ columnType }) => columnType === type);
  const types = ['string', 'number', 'date', 'dateTime', 'boolean', 'singleSelect'];
  expect([...new Set(filterOperators.map(({ columnType }) => columnType))]).toEqual(types);
  expect(types.map((type) => ofType(type).length)).toEqual([9, 9, 8, 8, 1, 3]);
  expect(ofType('number').at(-1)).toEqual({
    columnType: 'number',
    operator: 'isAnyOf',
    label: 'is any of',
    value: 'number[]',
  });
  expect(renderTable('grid-filter-operators')).toContain(
    '<tr><td><code>singleSelect</code></td><td><code>is</code></td><td>is</td><td>value of an option</td></tr>',
  );
  expect(renderTable('grid-filter-operators')).toContain(
    '<tr><td><code>string</code></td><td><code>isEmpty</code></td><td>is empty</td><td>none</td></tr>',
  );
});
