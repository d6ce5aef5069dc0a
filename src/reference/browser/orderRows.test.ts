// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { PURPOSE } from '#src/reference/render/rowElement.ts';
import { orderRows, type RowGroup, writtenRows } from './orderRows.ts';

const nameOf = (row: HTMLElement) => row.textContent.toLowerCase();
const names = (list: Element) => [...list.children].map(({ textContent }) => textContent);

function setUp() {
  const list = document.createElement('ul');
  for (const name of ['columns', 'getRowId', 'rowHeight', 'rows']) {
    const row = document.createElement('li');
    row.textContent = name;
    list.append(row);
  }
  const rows = [...list.children] as HTMLElement[];
  const order = (text: string) => {
    const written = writtenRows(list, [...list.children] as HTMLElement[]);
    orderRows(list, [{ heading: null, rows: written }], text, nameOf);
    return names(list);
  };
  return { list, rows, order };
}

test('names that begin with the text come first, then those that have it, each in the order they were written in', () => {
  const { order } = setUp();
  expect(order('row')).toEqual(['rowHeight', 'rows', 'getRowId', 'columns']);
  expect(order('rows')).toEqual(['rows', 'columns', 'getRowId', 'rowHeight']);
});

test('without a text the rows stand as they were written', () => {
  const { order } = setUp();
  order('row');
  expect(order('')).toEqual(['columns', 'getRowId', 'rowHeight', 'rows']);
});

test('an order that is right moves no row', () => {
  const { list, order } = setUp();
  const moved: unknown[] = [];
  const observer = new MutationObserver((changes) => moved.push(...changes));
  observer.observe(list, { childList: true });
  order('col');
  expect(observer.takeRecords()).toEqual([]);
  expect(moved).toEqual([]);
});

test('groups stand below their headings; a heading goes with its last row, and is gone when nothing is grouped', () => {
  const { list, rows } = setUp();
  const [columns, getRowId, rowHeight, lastRows] = rows as [HTMLElement, ...HTMLElement[]];
  const headed = (title: string, own: (HTMLElement | undefined)[]): RowGroup => {
    const heading = document.createElement('li');
    heading.className = PURPOSE;
    heading.textContent = title;
    return { heading, rows: own.filter((row) => row !== undefined) };
  };
  const groups = [headed('ROWS', [lastRows, getRowId, rowHeight]), headed('COLUMNS', [columns])];
  orderRows(list, groups, '', nameOf);
  expect(names(list)).toEqual(['ROWS', 'rows', 'getRowId', 'rowHeight', 'COLUMNS', 'columns']);
  columns.hidden = true;
  orderRows(list, groups, 'rowh', nameOf);
  expect(names(list).slice(0, 2)).toEqual(['ROWS', 'rowHeight']);
  expect(groups.map(({ heading }) => heading?.hidden)).toEqual([false, true]);
  orderRows(list, [{ heading: null, rows }], '', nameOf);
  expect(names(list)).toEqual(['columns', 'getRowId', 'rowHeight', 'rows']);
});
