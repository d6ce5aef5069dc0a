// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { sessionStore } from '#src/site/storage/safeStorage.ts';
import { AdPlace } from './AdPlace.tsx';
import { AD_ROOM } from './draws.ts';

const CALM_MS = 200;
const AD = ['group', { name: 'Advertisement' }] as const;
/** A busy machine takes its time to read the late part. */
const PATIENT = { timeout: 10_000 };

beforeEach(() => {
  openText();
});

afterEach(() => {
  cleanup();
  document.querySelector('.doc')?.remove();
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

/** The text of a page, with the room of its ad. */
function openText(): void {
  document.querySelector('.doc')?.remove();
  document.body.insertAdjacentHTML('afterbegin', `<div class="doc"><p>Text</p>${AD_ROOM}</div>`);
}

function room(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.doc > .ad');
  if (!found) {
    throw new Error('The text has lost the room of its ad.');
  }
  return found;
}

test('the exported page has nothing beside the room that its text keeps', () => {
  expect(renderToString(place('/x/a'))).toBe('');
});

test('the slot comes into the text when the page is calm, for each page anew', async () => {
  const { rerender } = render(place('/x/a'));
  expect(room().childElementCount).toBe(0);
  const first = await within(room()).findByRole(...AD, PATIENT);
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener sponsored');
  openText();
  rerender(place('/x/b'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(await screen.findByRole(...AD, PATIENT)).not.toBe(first);
});

test('a page that is left before it is calm loads no slot', async () => {
  vi.useFakeTimers();
  const { unmount } = render(place('/x/a'));
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(CALM_MS));
  expect(room().childElementCount).toBe(0);
});

test('a bot sees nothing', async () => {
  vi.useFakeTimers();
  const asked = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  render(place('/x/a'));
  await act(() => vi.advanceTimersByTimeAsync(CALM_MS));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toHaveBeenCalled();
  expect(room().childElementCount).toBe(0);
});

test('a browser in which nothing works loses the ad and not the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => {
    throw new Error('broken');
  });
  const report = vi.fn();
  render(place('/x/a', report));
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(report).toHaveBeenCalledExactlyOnceWith({
    name: 'ad',
    eventAction: 'crash',
    eventLabel: 'null',
  });
  expect(room().childElementCount).toBe(0);
});

test('a text without a room has no ad', async () => {
  room().remove();
  vi.useFakeTimers();
  render(place('/x/a'));
  await act(() => vi.advanceTimersByTimeAsync(CALM_MS));
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('group')).toBeNull();
});
