// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { afterEach, expect, test } from 'vitest';
import { EditLink } from './EditLink.tsx';
import { editAddress } from './editAddress.ts';

afterEach(cleanup);

const PAGE: PageRecord = {
  pathname: '/x/react-charts/bars',
  kind: 'document',
  title: 'Bars',
  description: 'Bars.',
  product: 'charts',
  plan: null,
  html: '',
  toc: [],
  breadcrumb: [],
  previous: null,
  next: null,
  hasDemos: false,
};

function renderLink(page: Partial<PageRecord>) {
  return render(<EditLink page={{ ...PAGE, ...page }} />, { wrapper: I18nProvider });
}

test.each([
  ['/x/react-charts/bars', 'Edit this page'],
  ['/x/api/charts/bar-chart', 'View the source'],
])('%s offers "%s" in a tab of its own, without a word to search engines', (pathname, name) => {
  renderLink({ pathname, source: 'https://git.example.com/a' });
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe('https://git.example.com/a');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener nofollow');
});

test('a page without a source leaves nothing behind', () => {
  const { container } = renderLink({});
  expect(container.innerHTML).toBe('');
});

test.each([
  ['https://git.example.com/docs', 'https://git.example.com/docs/edit/main/data/content/a/a.md'],
  [undefined, undefined],
])('with the repository %s the address is %s', (repository, address) => {
  expect(editAddress(repository, 'data/content/a/a.md')).toBe(address);
});
