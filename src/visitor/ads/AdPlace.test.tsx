// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { sessionStore } from '#src/site/storage/safeStorage.ts';
import { AdPlace } from './AdPlace.tsx';

const CALM_MS = 200;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStore.remove('x-ad-shape');
});

function place(pathname: string, report = () => {}) {
  return (
    <DocsConfigProvider config={site}>
      <I18nProvider>
        <AdPlace pathname={pathname} report={report} />
      </I18nProvider>
    </DocsConfigProvider>
  );
}

test('the exported page has the room of the ad and nothing in it', () => {
  expect(renderToString(place('/x/a'))).toBe('<div class="ad"></div>');
});

test('the slot comes when the page is calm, for each page anew', async () => {
  const { rerender, container } = render(place('/x/a'));
  expect(container.querySelector('.ad')?.childElementCount).toBe(0);
  const first = await screen.findByRole('group', { name: 'Advertisement' });
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener sponsored');
  rerender(place('/x/b'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(await screen.findByRole('group', { name: 'Advertisement' })).not.toBe(first);
});

test('a page that is left before it is calm loads no slot', async () => {
  vi.useFakeTimers();
  const { unmount, container } = render(place('/x/a'));
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(CALM_MS));
  expect(container.innerHTML).toBe('');
});

test('a bot sees nothing', async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = render(place('/x/a'));
  await act(() => vi.advanceTimersByTimeAsync(CALM_MS));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveBeenCalled();
  expect(container.innerHTML).toBe('<div class="ad"></div>');
});

test('a browser in which nothing works loses the ad and not the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => {
    throw new Error('broken');
  });
  const report = vi.fn();
  const { container } = render(place('/x/a', report));
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(report).toHaveBeenCalledExactlyOnceWith({
    name: 'ad',
    eventAction: 'crash',
    eventLabel: 'null',
  });
  expect(container.querySelector('.ad')?.childElementCount).toBe(0);
});
