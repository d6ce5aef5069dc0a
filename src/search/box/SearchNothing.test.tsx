// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { SearchNothing } from './SearchNothing.tsx';

afterEach(cleanup);

function show(repository: string | undefined, near: readonly string[] = []) {
  const onChoose = vi.fn();
  const onLeave = vi.fn();
  render(
    <SearchNothing
      repository={repository}
      input=" heigth & widht "
      near={near}
      onChoose={onChoose}
      onLeave={onLeave}
    />,
    { wrapper: I18nProvider },
  );
  return { onChoose, onLeave };
}

test('the words that come near can be chosen instead', () => {
  const { onChoose } = show(undefined, ['height', 'width']);
  expect(screen.getByText('Nothing found for “heigth & widht”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'width' }));
  expect(onChoose).toHaveBeenCalledWith('width');
});

test('a link searches the issues of the repository for what was typed', () => {
  show('https://git.example.com/docs');
  const link = screen.getByRole('link', { name: 'Search the issues of the repository' });
  expect(link.getAttribute('href')).toBe(
    'https://git.example.com/docs/issues?q=heigth%20%26%20widht',
  );
});

test('without a repository there is the list of everything alone, and nothing is said of words when none comes near', () => {
  const { onLeave } = show(undefined);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/x/all-pages/');
  expect(screen.queryByText(/come near/)).toBeNull();
  link?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link!);
  expect(onLeave).toHaveBeenCalledTimes(1);
});
