// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { rememberedLayout } from '#src/visitor/preferences/apiLayout.ts';
import { answerBars, type RowFilters } from './rowFilters.ts';

const PAGE = `<div class="api"><form class="bar"><output name="count" data-some="{shown} of 3 props">3 props</output>
  <input type="search" name="text"><select name="only"><option value=""></option><option>required</option><option>pro</option></select>
  <select name="layout"><option>compact</option><option>list</option><option>table</option></select></form>
  <ul><li class="row" id="a" data-is="required pro">columns GridColDef</li><li class="row" id="b">rows</li>
  <li class="row" id="c"><details class="ty"></details>rowHeight<details class="u">in 1 demo Tall columns</details></li></ul></div>`;

let atFirst: string[] = [];
let filters: RowFilters;

beforeAll(() => {
  document.body.innerHTML = PAGE;
  set('text', 'columns');
  filters = answerBars();
  atFirst = shown();
});

test('what was typed before anything listened is answered and kept', () => {
  expect(atFirst).toEqual(['a']);
  window.dispatchEvent(new PopStateEvent('popstate'));
  filters.restore();
  expect(shown()).toEqual(['a']);
});

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = PAGE;
});

function set(name: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.row')]
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
  expect(document.querySelector<HTMLDetailsElement>('.ty')?.open).toBe(true);
  expect(document.querySelector<HTMLDetailsElement>('.u')?.open).toBe(false);
  expect(document.documentElement.dataset.api).toBe('list');
  expect(rememberedLayout()).toBe('list');
});

test('going back to a page brings back its filter; a link to it does not', () => {
  set('text', 'height');
  document.body.innerHTML = PAGE;
  document.body.click();
  filters.restore();
  expect(shown()).toEqual(['a', 'b', 'c']);
  window.dispatchEvent(new PopStateEvent('popstate'));
  filters.restore();
  expect(shown()).toEqual(['c']);
  expect(document.querySelector('input')?.value).toBe('height');
});

test('a list in sections is filtered too, and each row stands for itself', () => {
  document.body.innerHTML = `<div class="listed"><form class="bar"><output name="count" data-some="{shown} of 2 pages">2 pages</output><input name="text"></form>
    <section><h2>B</h2><ul><li data-row="item" id="bars">Bars</li></ul></section><section><h2>S</h2><ul><li data-row="item" id="sankey">Sankey</li></ul></section></div>`;
  set('text', 'bar');
  expect([...document.querySelectorAll('[data-row]:not([hidden])')].map(({ id }) => id)).toEqual([
    'bars',
  ]);
  expect(document.querySelector('output')?.value).toBe('1 of 2 pages');
});

test('a table of changes keeps the headings of the rows it shows, and a heading finds all of its rows', () => {
  document.body.innerHTML = `<div class="api"><form class="bar"><output name="count" data-some="von 3 Änderungen: {shown}">3 Änderungen</output><input name="text"></form>
    <table><tbody><tr data-row="heading" id="h1"><td>Rows</td><td></td></tr><tr data-row="change" id="c1"><td>getRowId</td></tr>
    <tr data-row="heading" id="h2"><td>Toolbar</td><td></td></tr><tr data-row="change" id="c2"><td>slots</td></tr>
    <tr data-row="change" id="c3"><td>density</td></tr></tbody></table></div>`;
  const visible = () => [...document.querySelectorAll('tr:not([hidden])')].map(({ id }) => id);
  set('text', 'dens');
  expect(visible()).toEqual(['h2', 'c3']);
  expect(document.querySelector('output')?.value).toBe('von 3 Änderungen: 1');
  set('text', 'toolbar');
  expect(visible()).toEqual(['h2', 'c2', 'c3']);
  set('text', '');
  expect(visible()).toEqual(['h1', 'c1', 'h2', 'c2', 'c3']);
});
