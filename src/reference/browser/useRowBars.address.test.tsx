// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { useRowBars } from './useRowBars.ts';

function Page({ pathname }: { pathname: string }) {
  useRowBars(pathname);
  return (
    <div className="api">
      <form className="bar">
        <input type="search" name="text" aria-label="Filter" />
      </form>
      <div className="row">rows</div>
    </div>
  );
}

test('an address that sets a filter is answered before anyone reaches it', async () => {
  history.replaceState(null, '', '?filter=columns');
  render(<Page pathname="/x/b" />, { wrapper: I18nProvider });
  await waitFor(() => expect(document.querySelector<HTMLElement>('.row')?.hidden).toBe(true));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('columns');
});
