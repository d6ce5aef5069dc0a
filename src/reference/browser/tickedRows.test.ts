// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { barControl, CHANGE, TICK, TICKED, UNTICK } from '#src/reference/render/rowElement.ts';
import { drawnPlan } from '#test/drawnPlan.ts';
import { answerBars, type RowFilters } from './rowFilters.ts';

let html = '';
let filters: RowFilters;
beforeAll(async () => {
  ({ html } = await drawnPlan());
  filters = answerBars(async (part) => part.fetchAhead());
});
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/x/migration/');
  open();
});

/** Puts the page in place, as each visit does. */
function open(): void {
  document.body.innerHTML = html;
  filters.restore();
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`[name=${TICK}]`)];
const ticked = () => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));
const said = () => document.querySelector<HTMLOutputElement>(barControl(TICKED))?.value;
const shown = () => document.querySelectorAll(`.plan ${CHANGE}:not([hidden])`).length;

test('what is ticked is ticked on the next visit, and counted', () => {
  boxes()[3]!.click();
  boxes()[120]!.click();
  boxes()[5]!.click();
  boxes()[5]!.click();
  expect(said()).toBe('2 done');
  open();
  expect(ticked()).toEqual([3, 120]);
  expect(said()).toBe('2 done');
});

test('one press unticks all', () => {
  boxes()[3]!.click();
  document.querySelector<HTMLButtonElement>(`[name=${UNTICK}]`)!.click();
  expect(ticked()).toEqual([]);
  expect(said()).toBe('');
  open();
  expect(ticked()).toEqual([]);
});

test('packages and the major one comes from leave what concerns a reader, and stand in the address', () => {
  const choose = (name: string) => document.querySelector<HTMLInputElement>(`[value=${name}]`)!;
  const all = shown();
  choose('tree-view').click();
  const trees = shown();
  choose('charts').click();
  const both = shown();
  expect(0 < trees && trees < both && both < all).toBe(true);
  const from = document.querySelector<HTMLSelectElement>(barControl('only'))!;
  from.value = 'v7';
  from.dispatchEvent(new Event('input', { bubbles: true }));
  expect(shown()).toBeLessThan(both);
  const left = shown();
  document.body.click(); // a click may leave the page
  expect(location.search).toBe('?use=charts%2Ctree-view&only=v7');
  open();
  expect(shown()).toBe(left);
  expect(choose('charts').checked).toBe(true);
  expect(choose('data-grid').checked).toBe(false);
});
