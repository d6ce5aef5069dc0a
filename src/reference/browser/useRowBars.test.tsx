// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { rememberLayout } from '#src/visitor/preferences/apiLayout.ts';
import { useRowBars } from './useRowBars.ts';

function Page({ pathname }: { pathname: string }) {
  useRowBars(pathname);
  return (
    <div className="api">
      <form className="bar">
        <input type="search" name="text" aria-label="Filter" />
        <select name="layout" aria-label="Layout" defaultValue="compact">
          <option>compact</option>
          <option>list</option>
          <option>table</option>
        </select>
      </form>
      <div className="row">rows</div>
    </div>
  );
}

test('a layout chosen before React was there is kept; a filter is answered once it is reached', async () => {
  rememberLayout('list');
  render(<Page pathname="/x/a" />, { wrapper: I18nProvider });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('list');
  expect(document.documentElement.dataset.api).toBe('list');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.focus();
  box.value = 'columns';
  await waitFor(() => {
    box.dispatchEvent(new Event('input', { bubbles: true }));
    expect(document.querySelector<HTMLElement>('.row')?.hidden).toBe(true);
  });
});
