// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
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
  expect(first?.textContent).toBe('Bars overview');
  expect(first?.getAttribute('href')).toBe('/x/react-charts/bars/');
});

test('nothing is said where nothing is near, nor in the one exported file', () => {
  history.replaceState(null, '', '/x/wp-login.php');
  expect(render(suggestions).container.innerHTML).toBe('');
  expect(renderToString(suggestions)).toBe('');
});
