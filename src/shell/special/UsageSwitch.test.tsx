// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseUsage, usageState } from '#src/visitor/signals/usageChoice.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { UsageSwitch } from './UsageSwitch.tsx';

afterEach(() => {
  cleanup();
  chooseUsage(true);
  vi.unstubAllGlobals();
});

function show(): void {
  render(<UsageSwitch />, { wrapper: I18nProvider });
}

function box(): HTMLInputElement {
  return screen.getByRole('switch', { name: 'Count my visits in the usage statistics' });
}

test('a visitor can refuse to be counted and change their mind, which is kept', () => {
  show();
  expect(box().checked).toBe(true);
  box().click();
  expect(box().checked).toBe(false);
  expect(usageState()).toBe('refused');
  cleanup();
  show();
  expect(box().checked).toBe(false);
  box().click();
  expect(usageState()).toBe('allowed');
});

test('where the browser asks for privacy there is nothing left to choose, and it says so', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  show();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(/Your browser asks for privacy/)).toBeTruthy();
});

test('an exported page has no switch, which needs a script', () => {
  expect(
    renderToString(
      <I18nProvider>
        <UsageSwitch />
      </I18nProvider>,
    ),
  ).toBe('');
});
