// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { AppProps } from 'next/app';
import type { NextRouter } from 'next/router';
import { afterEach, expect, test, vi } from 'vitest';
import { specialRecord } from '#src/shell/special/specialRecord.ts';
import App from '../pages/_app.tsx';

afterEach(cleanup);

const TEXTS = { a: { title: 'A', description: 'B' } };

function show(pathname: string): void {
  const router = {
    asPath: pathname,
    push: vi.fn(),
    prefetch: () => Promise.resolve(),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn() },
  } as unknown as AppProps['router'];
  const props: Parameters<typeof App>[0] = {
    Component: () => <p>The page</p>,
    pageProps: { page: specialRecord(pathname, TEXTS, 'a') },
    router,
  };
  render(
    <RouterContext.Provider value={router as NextRouter}>
      <App {...props} />
    </RouterContext.Provider>,
  );
}

test.each([
  ['/x/react-charts/bars', true],
  ['/x/playgrounds', true],
  ['/x/react-date-pickers/playground', true],
  ['/x/playground', false],
  ['/x/playground/data-grid', false],
  ['/playground/data-grid', false],
])('%s is shown in the look of this site: %s (behaviour 1.1, rule 6)', (pathname, isFramed) => {
  show(pathname);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(document.querySelector('header.top') !== null).toBe(isFramed);
  expect(document.getElementById('site-navigation') !== null).toBe(isFramed);
});
