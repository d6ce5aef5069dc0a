// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nProvider, useTranslate } from './I18nProvider.tsx';

function Label({ name }: { name: string }) {
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

test('throws outside its provider and names it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Label name="close" />)).toThrow('I18nProvider');
});
