// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { CopyButton } from './CopyButton.tsx';
import { copyCode } from './copyCode.ts';

const button = <CopyButton code="npm test" label="Copy the command" />;

beforeEach(() => {
  vi.useFakeTimers();
  const clipboard = { writeText: vi.fn().mockResolvedValue(undefined) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('names what it copies, hands the text to the listener of the page, and hides where no script runs', () => {
  render(button, { wrapper: I18nProvider });
  const { dataset, className } = screen.getByRole('button', { name: 'Copy the command' });
  expect(dataset).toMatchObject({ do: 'copy', code: 'npm test', gaEventAction: 'copy-click' });
  expect(className).toContain('needs-script');
  expect(renderToString(<I18nProvider>{button}</I18nProvider>)).toContain('>Copy</button>');
});

test('K11 its unmounting within the delay breaks nothing', async () => {
  const complain = vi.spyOn(console, 'error');
  const { unmount } = render(button, { wrapper: I18nProvider });
  await copyCode(screen.getByRole('button', { name: 'Copy the command' }));
  unmount();
  expect(() => vi.runAllTimers()).not.toThrow();
  expect(complain).not.toHaveBeenCalled();
});
