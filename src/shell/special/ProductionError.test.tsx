// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { ProductionError } from './ProductionError.tsx';

const page = (
  <I18nProvider>
    <ProductionError messages={{ 7: 'No %s.\nAdd some.' }} />
  </I18nProvider>
);

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('a code of the address is told in full, as text whatever it holds', () => {
  history.replaceState(null, '', '/x/production-error/?code=7&args[]=<img src=x>');
  render(page);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Error 7');
  expect(document.querySelector('.error-message')?.textContent).toBe('No <img src=x>.\nAdd some.');
  expect(document.querySelector('img')).toBeNull();
});

test.each(['', '?code=999&args[]=<img src=x>'])('%s gets a plain notice', (query) => {
  history.replaceState(null, '', `/x/production-error/${query}`);
  render(page);
  expect(screen.getByText(/names no error that the installed versions know/)).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('the exported page judges no address', () => {
  const html = renderToString(page);
  expect(html).toContain('<h1>Production error</h1>');
  expect(html).not.toContain('names no error');
});
