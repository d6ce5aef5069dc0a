// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { rememberLayout } from '#src/visitor/preferences/apiLayout.ts';
import { renderedRow, renderedRows } from '#test/renderedRows.ts';
import { useRowBars } from './useRowBars.ts';

const ROWS = renderedRows([renderedRow({ name: 'rows', anchor: 'prop-rows' })]);

function Page({ pathname }: { pathname: string }) {
  useRowBars(pathname);
  return <div dangerouslySetInnerHTML={{ __html: ROWS }} />;
}

test('a layout chosen before React was there is kept; a filter is answered once it is reached', async () => {
  rememberLayout('list');
  render(<Page pathname="/x/a" />, { wrapper: I18nProvider });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /layout/i }).value).toBe('list');
  expect(document.documentElement.dataset.api).toBe('list');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.focus();
  box.value = 'columns';
  await waitFor(() => {
    box.dispatchEvent(new Event('input', { bubbles: true }));
    expect(document.getElementById('prop-rows')?.hidden).toBe(true);
  });
});
