// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { Answer, Hit } from '#src/search/ranking/answer.ts';
import { SearchResults } from './SearchResults.tsx';

afterEach(cleanup);

const page: Hit = {
  href: '/x/react-data-grid/sorting/',
  kind: 'page',
  name: 'Sorting',
  crumbs: ['Rows'],
  others: 0,
  plan: null,
};
const prop: Hit = {
  href: '/x/api/data-grid/data-grid-pro/#prop-multipleColumnsSortingMode',
  kind: 'prop',
  name: 'multipleColumnsSortingMode',
  crumbs: ['DataGridPro'],
  others: 1,
  plan: 'pro',
  type: "'always' | 'withModifierKey'",
  default: "'withModifierKey'",
};
const answer: Answer = {
  groups: [
    { product: 'data-grid', hits: [page, prop] },
    { product: null, hits: [{ ...page, href: '/x/introduction/' }] },
  ],
  total: 3,
  counts: null,
  words: ['sort'],
  near: [],
  isPartial: false,
  isLacking: false,
};

function show(shown = answer) {
  const onPoint = vi.fn();
  render(
    <DocsConfigProvider config={site}>
      <I18nProvider>
        <SearchResults answer={shown} chosen={1} onPoint={onPoint} onFollow={() => {}} />
      </I18nProvider>
    </DocsConfigProvider>,
  );
  return { onPoint, options: screen.getAllByRole('option') };
}

test('results stand under their products, the chosen one is told, the pointer chooses', () => {
  const { onPoint, options } = show();
  const [grid, general] = screen.getAllByRole('group');
  expect(within(grid!).getAllByRole('option')).toHaveLength(2);
  expect(grid?.textContent).toMatch(/^Data Grid/);
  expect(within(general!).getAllByRole('option')).toHaveLength(1);
  expect(options.map((each) => each.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  fireEvent.pointerMove(options[2]!);
  expect(onPoint).toHaveBeenCalledWith(2);
});

test('a member shows its type, default, plan and on how many pages it stands; what was asked for is marked', () => {
  const { options } = show();
  const text = options[1]?.textContent ?? '';
  for (const part of ["'always' | 'withModifierKey'", "= 'withModifierKey'", 'Pro', 'prop']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('DataGridPro and 1 more');
  expect(options[1]?.querySelector('mark')?.textContent).toBe('Sort');
});

test('each result says its product; in a migration guide also whose it is, and from which version to which', () => {
  const guide = { product: 'charts', from: 'v7', to: 'v8' } as const;
  const { options } = show({
    ...answer,
    groups: [
      { product: 'data-grid', hits: [page] },
      { product: null, hits: [{ ...page, href: '/x/migration/a/', guide }] },
    ],
  });
  expect(options[0]?.textContent).toContain('Data Grid › Rows');
  expect(options[1]?.textContent).toContain('Charts › Rows');
  expect(options[1]?.textContent).toContain('v7 → v8');
});
