// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { emit, ROWS_EVENT } from '#src/site/timing/pageEvents.ts';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toc } from './Toc.tsx';

const entries = [
  { id: 'stacks', text: 'Stacks', depth: 2 },
  { id: 'gap', text: 'Gap', depth: 3 },
];
const TOPS = { stacks: 500, gap: 900 };

beforeEach(() => {
  vi.useFakeTimers();
  window.innerHeight = 800;
  document.body.innerHTML = '<h2 id="stacks">Stacks</h2><h3 id="gap">Gap</h3>';
  for (const id of ['stacks', 'gap'] as const) {
    vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, TOPS[id] - window.scrollY, 100, 30),
    );
  }
  scroll(0);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function scroll(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

function wait(ms: number): void {
  act(() => vi.advanceTimersByTime(ms));
}

function current(): string | undefined {
  return document.querySelector('[aria-current="location"]')?.textContent;
}

test('the headings of the page are links in a landmark named after its title', () => {
  render(<Toc entries={entries} />, { wrapper: I18nProvider });
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  expect(
    [...nav.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent]),
  ).toEqual([
    ['#stacks', 'Stacks'],
    ['#gap', 'Gap'],
  ]);
});

test('it leaves out what a filter of the page hides, also before the list was there', () => {
  const gap = document.getElementById('gap')!;
  const shown = () =>
    [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
  gap.hidden = true;
  render(<Toc entries={entries} />, { wrapper: I18nProvider });
  expect(shown()).toEqual(['Stacks']);
  gap.hidden = false;
  act(() => emit(gap, ROWS_EVENT));
  expect(shown()).toEqual(['Stacks', 'Gap']);
});

describe('the heading that is read (behaviour 8.4)', () => {
  test.each([
    [0, 'Stacks'],
    [199, 'Stacks'],
    [400, 'Stacks'],
    [401, 'Stacks'],
    [800, 'Stacks'],
    [801, 'Gap'],
  ])('at %i px is the last one above an eighth of the window: %s', (y, heading) => {
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    scroll(y);
    wait(166);
    expect(current()).toBe(heading);
  });

  test('is the first below 200 px, even where others stand at the very top', () => {
    TOPS.gap = 90;
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    scroll(199);
    wait(166);
    expect(current()).toBe('Stacks');
    TOPS.gap = 900;
  });

  test.each([
    [450, 'Stacks'],
    [600, 'Gap'],
  ])(
    'at %i px of a page that ends at 600 px is %s: each of the last headings has its turn',
    (y, heading) => {
      TOPS.gap = 1200;
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1400);
      render(<Toc entries={entries} />, { wrapper: I18nProvider });
      scroll(y);
      wait(166);
      expect(current()).toBe(heading);
      vi.restoreAllMocks();
      TOPS.gap = 900;
    },
  );

  test('is looked for at most every 166 ms', () => {
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    scroll(900);
    wait(166);
    scroll(500);
    wait(165);
    expect(current()).toBe('Gap');
    wait(1);
    expect(current()).toBe('Stacks');
  });

  test('is found without a scroll on a page that opens far down', () => {
    scroll(900);
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    wait(166);
    expect(current()).toBe('Gap');
  });

  test('is the one that was clicked, for 1000 ms', () => {
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    wait(166);
    fireEvent.click(screen.getByText('Gap', { selector: 'a' }));
    expect(current()).toBe('Gap');
    scroll(500);
    wait(999);
    expect(current()).toBe('Gap');
    wait(1);
    expect(current()).toBe('Stacks');
  });

  test('stays what was clicked where nothing scrolls, until the next scroll', () => {
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    wait(166);
    fireEvent.click(screen.getByText('Gap', { selector: 'a' }));
    wait(5000);
    expect(current()).toBe('Gap');
    scroll(500);
    wait(166);
    expect(current()).toBe('Stacks');
  });

  test('is not changed by a click that opens a tab of its own', () => {
    render(<Toc entries={entries} />, { wrapper: I18nProvider });
    fireEvent.click(screen.getByText('Gap', { selector: 'a' }), { ctrlKey: true });
    expect(current()).toBeUndefined();
  });

  test('is not looked for after the page was left', () => {
    const { unmount } = render(<Toc entries={entries} />, { wrapper: I18nProvider });
    scroll(500);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
