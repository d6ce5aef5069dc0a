// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSoftLinks } from './useSoftLinks.ts';

const router = { push: vi.fn(), prefetch: vi.fn() };

function Page() {
  useSoftLinks();
  return (
    <a href="/x/introduction/#a">
      <b>In</b>
    </a>
  );
}

beforeEach(() => {
  router.push.mockReset().mockResolvedValue(true);
  router.prefetch.mockReset().mockResolvedValue(undefined);
  render(
    <RouterContext.Provider value={router as unknown as NextRouter}>
      <Page />
    </RouterContext.Provider>,
  );
});

afterEach(cleanup);

test('a plain click on a link of a document changes the page without a reload', () => {
  expect(fireEvent.click(screen.getByText('In'))).toBe(false);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/introduction/#a');
});

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  '%s fetches the page behind a link',
  (intent) => {
    fireEvent[intent](screen.getByText('In'));
    expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/introduction/#a');
    expect(router.push).not.toHaveBeenCalled();
  },
);

test('nothing is heard after the frame is gone', () => {
  cleanup();
  document.body.innerHTML = '<a href="/x/introduction/">a</a>';
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('a'));
  expect(router.push).not.toHaveBeenCalled();
});
