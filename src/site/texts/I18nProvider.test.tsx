// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { memo, useEffect, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EarlyTextKey } from './translate.ts';
import { I18nProvider, useTranslate } from './I18nProvider.tsx';

afterEach(() => vi.restoreAllMocks());

function Label({ name }: { name: EarlyTextKey }) {
  return <p>{useTranslate()(name, { count: 3 })}</p>;
}

test('I12 speaks English when the page names no language', () => {
  render(
    <I18nProvider>
      <Label name="showAllLines" />
    </I18nProvider>,
  );
  expect(screen.getByText('Show all 3 lines')).toBeDefined();
});

test('I7 speaks another language from its dictionary, and English where that is silent', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <I18nProvider language="de" translations={{ de: { close: 'Schließen' } }}>
      <Label name="close" />
      <Label name="cancel" />
    </I18nProvider>,
  );
  expect(screen.getByText('Schließen')).toBeDefined();
  expect(screen.getByText('Cancel')).toBeDefined();
  expect(warn).toHaveBeenCalledWith('Missing translation: de:cancel');
});

test('a missing text is told once, and drawing the page anew draws nobody who uses texts', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const drawn = vi.fn();
  const Counted = memo(function Counted() {
    const translate = useTranslate();
    useEffect(() => drawn()); // after each drawing, whatever brought it about
    return <p>{translate('nobody.has.this' as EarlyTextKey)}</p>;
  });
  const page = () => (
    <I18nProvider>
      <Counted />
    </I18nProvider>
  );
  const { rerender } = render(page());
  rerender(page());
  rerender(page());
  expect([drawn.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
});

test('the texts of a late part come with it, to a provider that was there before', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = (part?: ReactNode) => (
    <I18nProvider>
      <Label name={'search.title' as EarlyTextKey} />
      {part}
    </I18nProvider>
  );
  const { rerender } = render(page());
  expect(screen.getByText('search.title')).toBeDefined();
  expect(warn).toHaveBeenCalledTimes(1);
  const { useLateTranslate } = await import('./lateTexts.ts');
  function Late() {
    return <h2>{useLateTranslate()('search.title')}</h2>;
  }
  rerender(page(<Late />));
  expect(screen.getByRole('heading').textContent).toBe('Search the documentation');
});

test('throws outside its provider and names it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Label name="close" />)).toThrow('I18nProvider');
});
