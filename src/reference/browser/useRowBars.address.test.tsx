// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { useRowBars } from './useRowBars.ts';

function Page({ shown }: { shown: string }) {
  useRowBars(shown);
  return (
    <div className="api" key={shown}>
      <form className="bar">
        <input type="search" name="text" aria-label="Filter" />
      </form>
      <div className="row">rows</div>
    </div>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');

test('an address that sets a filter is answered before anyone reaches it, and again when the text is put in place anew', async () => {
  history.replaceState(null, '', '?filter=columns');
  const { rerender } = render(<Page shown="from the file" />, { wrapper: I18nProvider });
  await waitFor(() => expect(document.querySelector<HTMLElement>('.row')?.hidden).toBe(true));
  expect(box().value).toBe('columns');
  rerender(<Page shown="from its data" />);
  expect(box().value).toBe('columns');
  expect(document.querySelector<HTMLElement>('.row')?.hidden).toBe(true);
});
