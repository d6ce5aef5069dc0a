// @vitest-environment jsdom
import { toHtml } from 'hast-util-to-html';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rememberedLayout, rememberedOrder } from '#src/visitor/preferences/apiLayout.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { changes } from '#src/documents/directives/changes.node.ts';
import { element } from '#src/documents/directives/elements.node.ts';
import { ANY_ROW, PURPOSE, ROW_COPY, SOME, TYPE, USES } from '#src/reference/render/rowElement.ts';
import { renderAllPages } from '#src/shell/special/allPages.node.ts';
import { renderedRow, renderedRows } from '#test/renderedRows.ts';
import { answerBars, type RowFilters } from './rowFilters.ts';
import { showLayout } from './rowLayout.ts';

const DEMO = { href: '/x/tall/#Tall', title: 'Tall columns', page: 'Tall' };
const PAGE = renderedRows([
  renderedRow({ name: 'columns', anchor: 'a', type: 'GridColDef', required: true, plan: 'pro' }),
  renderedRow({ name: 'rows', anchor: 'b' }),
  renderedRow({ name: 'rowHeight', anchor: 'c', expanded: 'number', demos: [DEMO] }),
]);

const PURPOSES: Purpose[] = [
  { title: 'Rows', href: '/x/rows/', rows: ['b', 'c', 'gone'] },
  { title: 'Other', href: null, rows: ['a'] },
];

let atFirst: string[] = [];
let orderAtFirst = '';
let filters: RowFilters;

beforeAll(async () => {
  document.body.innerHTML = PAGE;
  history.replaceState(null, '', '/x/api/?filter=rows');
  set('text', 'columns');
  set('order', 'purpose');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  filters = answerBars(async (part) => part.fetchAhead());
  atFirst = shown();
  orderAtFirst = rememberedOrder();
  await vi.waitFor(() => expect(location.search).toBe('?filter=columns'));
});

test('what was typed before anything listened is answered, and stands in the address in place of what was there', () => {
  expect(atFirst).toEqual(['a']);
  expect(orderAtFirst).toBe('purpose');
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  history.replaceState(null, '', '/x/api/');
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function set(name: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>(ANY_ROW)]
    .filter((row) => !row.hidden)
    .map(({ id }) => id);
}

test.each([
  ['text', 'ROW', ['b', 'c'], '2 of 3 props'],
  ['text', 'griddef', [], '0 of 3 props'],
  ['text', 'columns', ['a'], '1 of 3 props'],
  ['only', 'required', ['a'], '1 of 3 props'],
  ['only', 'pro', ['a'], '1 of 3 props'],
  ['text', '', ['a', 'b', 'c'], '3 props'],
])('%s %j leaves %j', (name, value, rows, count) => {
  set(name, value);
  expect(shown()).toEqual(rows);
  expect(document.querySelector('output')?.value).toBe(count);
});

test('a chosen layout is remembered, and the list unfolds every type', () => {
  set('layout', 'list');
  expect(document.querySelector<HTMLDetailsElement>(`details.${TYPE}`)?.open).toBe(true);
  expect(document.querySelector<HTMLDetailsElement>(`.${USES}`)?.open).toBe(false);
  expect(document.documentElement.dataset.api).toBe('list');
  expect(rememberedLayout()).toBe('list');
});

test('the layout of most readers is nothing that the page has to say', () => {
  delete document.documentElement.dataset.api;
  showLayout('compact');
  expect(document.documentElement.dataset.api).toBeUndefined();
  showLayout('table');
  showLayout('compact');
  expect(document.documentElement.dataset.api).toBe('compact');
});

test('what is typed stands in the address after a moment, beside what was there, and leaves it when emptied', () => {
  history.replaceState({ key: 'k', as: '/x/api/' }, '', '/x/api/?sw=off#b');
  set('text', 'height');
  set('only', 'pro');
  expect(location.search).toBe('?sw=off');
  vi.advanceTimersByTime(400);
  expect(location.search).toBe('?sw=off&filter=height&only=pro');
  expect(location.hash).toBe('#b');
  expect(history.state).toEqual({ key: 'k', as: '/x/api/?sw=off&filter=height&only=pro#b' });
  set('text', '');
  set('only', '');
  vi.advanceTimersByTime(400);
  expect(location.search).toBe('?sw=off');
});

test('a click, which may leave the page, writes at once; a page that was left gets nothing', () => {
  set('text', 'height');
  document.body.click();
  expect(location.search).toBe('?filter=height');
  set('text', 'columns');
  document.body.innerHTML = PAGE;
  vi.advanceTimersByTime(400);
  expect(location.search).toBe('?filter=height');
});

test('a page comes with the filter that its address says; a mark that no row has asks for nothing', () => {
  history.replaceState(null, '', '/x/api/?filter=height&only=unheard');
  filters.restore();
  expect(shown()).toEqual(['c']);
  expect(document.querySelector('input')?.value).toBe('height');
  expect(document.querySelector<HTMLSelectElement>('[name=only]')?.selectedIndex).toBe(0);
});

test('back and forward on one page take the filter along', () => {
  filters.restore();
  set('text', 'height');
  history.replaceState(null, '', '/x/api/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('the row that the address names is shown again once others are hidden', () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.id);
  };
  history.replaceState(null, '', '/x/api/?filter=height#b');
  filters.restore();
  return vi.waitFor(() => expect(scrolled).toEqual(['b']));
});

test('what copies a name is no part of what a row says', () => {
  document
    .querySelector('#b')
    ?.insertAdjacentHTML('beforeend', `<span class="${ROW_COPY}">Copy</span>`);
  set('text', 'copy');
  expect(shown()).toEqual([]);
});

test('by purpose rows stand below headings, which the filter hides with the last of their rows; A to Z takes them away', async () => {
  vi.stubGlobal('fetch', async (address: string) => ({
    ok: address === '/x/api.purposes.json',
    status: 200,
    json: async () => PURPOSES,
  }));
  const items = () =>
    [...document.querySelectorAll<HTMLElement>('li')]
      .filter(({ hidden }) => !hidden)
      .map((item) => item.id || item.textContent);
  set('order', 'purpose');
  await vi.waitFor(() => expect(items()).toEqual(['Rows', 'b', 'c', 'Other', 'a']));
  expect(rememberedOrder()).toBe('purpose');
  expect(document.querySelector(`.${PURPOSE} a`)?.getAttribute('href')).toBe('/x/rows/');
  set('text', 'rowh');
  expect(items()).toEqual(['Rows', 'c']);
  set('text', '');
  set('order', 'name');
  expect(items()).toEqual(['a', 'b', 'c']);
});

test('a list in sections is filtered too, and each row stands for itself', () => {
  const nowhere = { product: null, plan: null, groups: [], sections: [], demos: [] };
  const page = { ...nowhere, kind: 'page' as const, pathname: '/x/a' };
  const pages = ['Bars', 'Sankey'].map((title) => ({ ...page, title }));
  document.body.innerHTML = renderAllPages(pages).html;
  set('text', 'bar');
  const left = [...document.querySelectorAll<HTMLElement>(ANY_ROW)].filter(({ hidden }) => !hidden);
  expect(left.map((row) => row.querySelector('a')?.textContent)).toEqual(['Bars']);
  expect(document.querySelector('output')?.value).toBe('1 of 2 pages');
});

test('a table of changes keeps the headings of the rows it shows, and a heading finds all of its rows', () => {
  const row = (id: string, ...cells: string[]) =>
    element(
      'tr',
      { id },
      cells.map((value) => element('td', {}, value ? [{ type: 'text', value }] : [])),
    );
  const rows = [
    row('h1', 'Rows', ''),
    row('c1', 'getRowId', 'gone'),
    row('h2', 'Toolbar', ''),
    row('c2', 'slots', 'gone'),
    row('c3', 'density', 'gone'),
  ];
  const table = changes.html({
    attributes: {},
    label: '',
    children: [element('table', {}, [element('tbody', {}, rows)])],
  });
  document.body.innerHTML = toHtml(table, { allowDangerousHtml: true });
  document.querySelector('output')?.setAttribute(SOME, 'von 3 Änderungen: {shown}');
  const visible = () => [...document.querySelectorAll('tr:not([hidden])')].map(({ id }) => id);
  set('text', 'dens');
  expect(visible()).toEqual(['h2', 'c3']);
  expect(document.querySelector('output')?.value).toBe('von 3 Änderungen: 1');
  set('text', 'toolbar');
  expect(visible()).toEqual(['h2', 'c2', 'c3']);
  set('text', '');
  expect(visible()).toEqual(['h1', 'c1', 'h2', 'c2', 'c3']);
});
