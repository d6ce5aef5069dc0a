// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { RootBoundary } from './RootBoundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(cleanup);

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) {
    throw new Error('secret of line 7');
  }
  return <p>Text</p>;
}

function site(pathname: string, isBroken: boolean) {
  return (
    <I18nProvider>
      <RootBoundary pathname={pathname}>
        <Page isBroken={isBroken} />
      </RootBoundary>
    </I18nProvider>
  );
}

test('what nobody else caught becomes one plain sentence and a way back', () => {
  render(site('/x/react-charts', true));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page stopped working');
  expect(screen.getByRole('main').querySelector('p')?.textContent).toBe(
    'Reload it, or start again from the introduction.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/x/introduction/');
  expect(document.body.textContent).not.toMatch(/secret|Error|RootBoundary/);
});

test('another page is another chance', () => {
  const { rerender } = render(site('/x/react-charts', true));
  rerender(site('/x/react-charts', false));
  expect(screen.queryByText('Text')).toBeNull();
  rerender(site('/x/react-data-grid', false));
  expect(screen.getByText('Text')).toBeTruthy();
});

test('a page that works is left alone', () => {
  render(site('/x/react-charts', false));
  expect(screen.getByText('Text')).toBeTruthy();
});
