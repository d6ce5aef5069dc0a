// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { NotFoundSuggestions } from './NotFoundSuggestions.tsx';

const suggestions = (
  <I18nProvider>
    <NotFoundSuggestions />
  </I18nProvider>
);

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('a mistyped address leads to the pages it may have meant', () => {
  history.replaceState(null, '', '/x/react-chart/bar/');
  render(suggestions);
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Charts: Bars overview');
  expect(first?.getAttribute('href')).toBe('/x/react-charts/bars/');
});

test('nothing is said where nothing is near, nor in the one exported file', () => {
  history.replaceState(null, '', '/x/wp-login.php');
  render(suggestions);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(renderToString(suggestions)).not.toContain('<nav');
});

test('the search of the header is offered', () => {
  const search = document.createElement('button');
  search.className = 'search';
  const opened = vi.fn();
  search.addEventListener('click', opened);
  document.body.append(search);
  render(suggestions);
  screen.getByRole('button', { name: 'Search the documentation' }).click();
  expect(opened).toHaveBeenCalledOnce();
  search.remove();
});
