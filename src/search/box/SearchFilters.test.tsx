// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { Counts } from '#src/search/ranking/counts.ts';
import { SearchFilters } from './SearchFilters.tsx';

afterEach(cleanup);

const COUNTS: Counts = {
  products: { 'data-grid': 1200, charts: 3, 'date-pickers': 0, 'tree-view': 0 },
  kinds: { page: 2, prop: 1, demo: 0 },
};

function show(input: string, counts: Counts | null = COUNTS) {
  const onType = vi.fn();
  const onKeyDown = vi.fn();
  render(<SearchFilters input={input} counts={counts} onType={onType} onKeyDown={onKeyDown} />, {
    wrapper: I18nProvider,
  });
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  return { onType, onKeyDown, button };
}

test('products and kinds are two groups of buttons with what each would leave', () => {
  const { button } = show('rows');
  expect(within(screen.getByRole('group', { name: 'Product' })).getAllByRole('button').length).toBe(
    4,
  );
  expect(within(screen.getByRole('group', { name: 'Kind' })).getAllByRole('button').length).toBe(9);
  expect(button('Charts 3').getAttribute('aria-pressed')).toBe('false');
  expect(button('Data Grid 1k+')).toBeTruthy();
  expect(button('demo 0')).toHaveProperty('disabled', true);
});

test('a button writes its operator in place of the one that was there; pressed again it takes it away', () => {
  const { onType, button } = show('rows in:grid');
  expect(button(/^Data Grid/).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('Charts 3'));
  fireEvent.click(button(/^Data Grid/));
  fireEvent.click(button('prop 1'));
  expect(onType.mock.calls).toEqual([['rows in:charts '], ['rows '], ['rows in:grid kind:prop ']]);
});

test('one that is pressed can be released though it leaves nothing; without counts all can be pressed', () => {
  expect(show('rows kind:demo').button('demo 0')).toHaveProperty('disabled', false);
  cleanup();
  expect(show('rows', null).button('Tree View')).toHaveProperty('disabled', false);
});

test('keys go on to the box', () => {
  const { onKeyDown, button } = show('rows');
  fireEvent.keyDown(button('Charts 3'), { key: 'ArrowDown' });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
