// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { orderRows } from './orderRows.ts';

function setUp() {
  const list = document.createElement('ul');
  for (const name of ['columns', 'getRowId', 'rowHeight', 'rows']) {
    const row = document.createElement('li');
    row.textContent = name;
    list.append(row);
  }
  const rows = [...list.children] as HTMLElement[];
  const order = (text: string) => {
    orderRows(list, [...list.children] as HTMLElement[], text, (row) =>
      row.textContent.toLowerCase(),
    );
    return [...list.children].map(({ textContent }) => textContent);
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
