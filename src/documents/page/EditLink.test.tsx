// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { EditLink, editAddress } from './EditLink.tsx';

afterEach(cleanup);

test.each([
  [true, 'Edit this page'],
  [false, 'View the source'],
])(
  'a source that can be changed (%s) offers "%s" in a tab of its own, without a word to search engines',
  (isEditable, name) => {
    const source = { address: 'https://git.example.com/a', isEditable };
    render(<EditLink page={{ source }} />, { wrapper: I18nProvider });
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('https://git.example.com/a');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener nofollow');
  },
);

test('a page without a source leaves nothing behind', () => {
  const { container } = render(<EditLink page={{}} />, { wrapper: I18nProvider });
  expect(container.innerHTML).toBe('');
});

test.each([
  ['https://git.example.com/docs', 'https://git.example.com/docs/edit/main/data/content/a/a.md'],
  [undefined, undefined],
])('with the repository %s the address is %s', (repository, address) => {
  expect(editAddress(repository, 'data/content/a/a.md')).toBe(address);
});
