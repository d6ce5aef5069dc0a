// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TagWindow } from './gtag.ts';
import { useAnalytics } from './useAnalytics.ts';
import { changes, type Choices } from './useUserProperties.ts';

vi.hoisted(() => {
  process.env.NEXT_PUBLIC_ANALYTICS_ID = 'G-1A2B';
});

const world = window as TagWindow;
const CHOICES: Choices = {
  codeVariant: 'TS',
  codeStylingVariant: 'MUI System',
  userLanguage: 'en',
  colorScheme: 'system',
};

beforeEach(() => {
  vi.useFakeTimers();
  delete world.dataLayer;
  delete world.gtag;
  document.head.innerHTML = '';
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Counted({ pathname, choices = CHOICES }: { pathname: string; choices?: Choices }) {
  useAnalytics(pathname, choices);
  return (
    <button data-ga-event-category="docs" data-ga-event-action="go" data-ga-event-split="0">
      Go
    </button>
  );
}

function showPage(title: string, productId: string): void {
  document.head.innerHTML = `<title>${title}</title><meta name="mui:productId" content="${productId}"><meta name="mui:productCategoryId" content="x">`;
}

function sent(kind: string, name: string): unknown[] {
  return (world.dataLayer ?? [])
    .map((command) => [...(command as IArguments)])
    .filter((command) => command[0] === kind && command[1] === name)
    .map((command) => command[2] as unknown);
}

describe('page views', () => {
  test('A1, A2, A9 each page is sent once, with its final title, whatever runs twice', () => {
    const { rerender } = render(<Counted pathname="/x/react-charts" />, { wrapper: StrictMode });
    expect(sent('event', 'page_view')).toEqual([]);
    showPage('Charts', 'x-charts');
    act(() => vi.runAllTimers());
    rerender(<Counted pathname="/x/react-charts" />); // another hash or query
    act(() => vi.runAllTimers());
    rerender(<Counted pathname="/x/introduction" />);
    showPage('Introduction', 'null');
    act(() => vi.runAllTimers());
    expect(sent('event', 'page_view')).toEqual([
      {
        page_title: 'Charts',
        page_location: '/x/react-charts/',
        productId: 'x-charts',
        productCategoryId: 'x',
      },
      {
        page_title: 'Introduction',
        page_location: '/x/introduction/',
        productId: 'null',
        productCategoryId: 'x',
      },
    ]);
  });

  test('a page that is left at once is not sent', () => {
    const { rerender } = render(<Counted pathname="/x/a" />);
    rerender(<Counted pathname="/x/b" />);
    act(() => vi.runAllTimers());
    expect(sent('event', 'page_view')).toEqual([
      expect.objectContaining({ page_location: '/x/b/' }),
    ]);
  });

  test('coming back to a page is another view', () => {
    const { rerender } = render(<Counted pathname="/x/a" />);
    for (const pathname of ['/x/a', '/x/b', '/x/a']) {
      rerender(<Counted pathname={pathname} />);
      act(() => vi.runAllTimers());
    }
    expect(sent('event', 'page_view')).toHaveLength(3);
  });
});

test('A7 after five pages a click is still one event', () => {
  const { rerender, getByRole } = render(<Counted pathname="/x/0" />, { wrapper: StrictMode });
  for (let page = 1; page <= 5; page += 1) {
    rerender(<Counted pathname={`/x/${page}`} />);
    act(() => vi.runAllTimers());
  }
  getByRole('button').click();
  expect(sent('event', 'docs')).toEqual([{ eventAction: 'go', eventLabel: null }]);
});

describe('user properties', () => {
  test('all seven are sent at once at the start, then each that changes by itself', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
    const { rerender } = render(<Counted pathname="/x/a" />, { wrapper: StrictMode });
    expect(sent('set', 'user_properties')).toEqual([
      {
        codeVariant: 'TS',
        codeStylingVariant: 'MUI System',
        userLanguage: 'en',
        colorScheme: 'system',
        devicePixelRatio: 1,
        operatingSystem: 'Linux',
        colorSchemeOS: 'light',
      },
    ]);
    rerender(<Counted pathname="/x/a" choices={{ ...CHOICES, colorScheme: 'dark' }} />);
    expect(sent('set', 'user_properties').slice(1)).toEqual([{ colorScheme: 'dark' }]);
  });

  test('two that change together are two messages', () => {
    const before = {
      ...CHOICES,
      devicePixelRatio: 1,
      operatingSystem: 'Linux',
      colorSchemeOS: 'light',
    } as const;
    expect(changes(before, { ...before, codeVariant: 'JS', devicePixelRatio: 2 })).toEqual([
      { codeVariant: 'JS' },
      { devicePixelRatio: 2 },
    ]);
  });

  test('are set before the first page view', () => {
    render(<Counted pathname="/x/a" />);
    act(() => vi.runAllTimers());
    const kinds = (world.dataLayer ?? []).map((command) => (command as IArguments)[0] as string);
    expect(kinds).toEqual(['consent', 'js', 'config', 'set', 'event']);
  });
});

test('the vendor’s script is asked for once', () => {
  render(<Counted pathname="/x/a" />, { wrapper: StrictMode });
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1A2B',
  ]);
});
