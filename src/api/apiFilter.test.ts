// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { answerBar, restoreLayout } from './apiFilter.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div class="api"><form class="bar"><output name="count">3 props</output>
    <input type="search" name="text"><select name="only"><option value=""></option><option>required</option><option>pro</option></select>
    <select name="layout"><option>compact</option><option>list</option><option>table</option></select></form>
    <ul><li class="row" id="a" data-is="required pro">columns GridColDef</li><li class="row" id="b">rows</li>
    <li class="row" id="c"><details></details>rowHeight</li></ul></div>`;
});

function set(name: string, value: string): void {
  const control = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  control.value = value;
  answerBar(control);
}

function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.row')]
    .filter((row) => !row.hidden)
    .map(({ id }) => id);
}

test.each([
  ['text', 'ROW', ['b', 'c'], '2 of 3 props'],
  ['text', 'griddef', [], '0 of 3 props'],
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
  expect(document.querySelector('details')?.open).toBe(true);
  document.documentElement.removeAttribute('data-api');
  restoreLayout();
  expect(document.documentElement.dataset.api).toBe('list');
});
