// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const events = mitt();

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <I18nProvider>
      <RouterContext.Provider value={{ events } as unknown as NextRouter}>
        <ProgressBar />
      </RouterContext.Provider>
    </I18nProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function emit(event: string, shallow = false): void {
  act(() => events.emit(event, '/x/introduction/', { shallow }));
}

function wait(ms: number): void {
  act(() => vi.advanceTimersByTime(ms));
}

function isShown(): boolean {
  return screen.queryByRole('progressbar', { name: 'Loading the next page' }) !== null;
}

describe('the progress bar (behaviour 8.4)', () => {
  test('comes after 200 ms of navigation and goes with its end', () => {
    emit('routeChangeStart');
    wait(199);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);
    emit('routeChangeComplete');
    expect(isShown()).toBe(false);
  });

  test('goes when the navigation fails, too', () => {
    emit('routeChangeStart');
    wait(200);
    emit('routeChangeError');
    expect(isShown()).toBe(false);
  });

  test('never comes for a page that was quick', () => {
    emit('routeChangeStart');
    wait(199);
    emit('routeChangeComplete');
    wait(1000);
    expect(isShown()).toBe(false);
  });

  test.each([
    ['an anchor', 'hashChangeStart', false],
    ['a shallow change', 'routeChangeStart', true],
  ])('never comes for %s', (_case, event, shallow) => {
    emit(event, shallow);
    wait(1000);
    expect(isShown()).toBe(false);
  });

  test('counts from the start of the last navigation', () => {
    emit('routeChangeStart');
    wait(150);
    emit('routeChangeStart');
    wait(199);
    expect(isShown()).toBe(false);
    wait(1);
    expect(isShown()).toBe(true);
  });

  test('hears nothing after it is gone', () => {
    emit('routeChangeStart');
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
    emit('routeChangeStart');
    expect(vi.getTimerCount()).toBe(0);
  });
});
