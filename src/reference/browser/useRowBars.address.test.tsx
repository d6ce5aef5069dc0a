// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { renderedRow, renderedRows } from '#test/renderedRows.ts';
import { useRowBars } from './useRowBars.ts';

const ROWS = renderedRows([renderedRow({ name: 'rows', anchor: 'prop-rows' })]);

function Page({ shown }: { shown: string }) {
  useRowBars(shown);
  return <div key={shown} dangerouslySetInnerHTML={{ __html: ROWS }} />;
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox');

test('an address that sets a filter is answered before anyone reaches it, and again when the text is put in place anew', async () => {
  history.replaceState(null, '', '?filter=columns');
  const { rerender } = render(<Page shown="from the file" />, { wrapper: I18nProvider });
  await waitFor(() => expect(document.getElementById('prop-rows')?.hidden).toBe(true));
  expect(box().value).toBe('columns');
  rerender(<Page shown="from its data" />);
  expect(box().value).toBe('columns');
  expect(document.getElementById('prop-rows')?.hidden).toBe(true);
});
