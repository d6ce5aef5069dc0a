// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import type { Hit } from '#src/search/ranking/answer.ts';
import { SearchPreview } from './SearchPreview.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const section: Hit = {
  href: '/x/react-charts/bars/#stacking',
  kind: 'section',
  name: 'Stacking',
  crumbs: ['Bars'],
  others: 0,
  plan: null,
  excerpt: '… bars stand …',
};

function preview(hit: Hit, read: (href: string) => Promise<string | null>) {
  return (
    <I18nProvider>
      <SearchPreview hit={hit} words={['bars']} read={read} />
    </I18nProvider>
  );
}

test('a result that stays chosen has its text read once, with what was looked for marked', async () => {
  const read = vi.fn(async (href: string) => `The text of ${href}: bars one above another.`);
  const { rerender } = render(preview(section, read));
  const region = screen.getByRole('region', { name: 'Text of the chosen result' });
  expect(region.textContent).toContain('… bars stand …');
  rerender(preview({ ...section, href: '/x/react-charts/lines/' }, read));
  await act(() => vi.advanceTimersByTimeAsync(200));
  rerender(preview(section, read));
  expect(read).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(read.mock.calls).toEqual([['/x/react-charts/bars/#stacking']]);
  expect(region.textContent).toContain('bars one above another');
  expect(region.querySelector('mark')?.textContent).toBe('bars');
});

test('a text that comes late is not shown with another result', async () => {
  let give: (text: string) => void = () => {};
  const read = vi.fn(() => new Promise<string>((done) => (give = done)));
  const { rerender } = render(preview(section, read));
  await act(() => vi.advanceTimersByTimeAsync(250));
  rerender(preview({ ...section, href: '/x/react-charts/lines/', excerpt: 'Of lines.' }, read));
  await act(async () => give('Of bars.'));
  expect(screen.getByRole('region').textContent).toContain('Of lines.');
  expect(screen.getByRole('region').textContent).not.toContain('Of bars.');
});

test('a member shows its whole type, its default and its import, and nothing is read', async () => {
  const read = vi.fn(async () => null);
  render(
    preview(
      {
        ...section,
        ...{ kind: 'prop', name: 'layout', type: "'horizontal' | 'vertical'" },
        ...{ default: "'vertical'", importLine: "import { BarChart } from '@mui/x-charts';" },
      },
      read,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(read).not.toHaveBeenCalled();
  const { textContent } = screen.getByRole('region');
  for (const part of ["'horizontal' | 'vertical'", "= 'vertical'", '@mui/x-charts']) {
    expect(textContent).toContain(part);
  }
});
