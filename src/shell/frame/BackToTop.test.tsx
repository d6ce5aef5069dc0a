// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { site } from '#data/site/site.ts';
import { DocsConfigProvider } from '#src/site/texts/DocsConfig.tsx';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackToTop } from './BackToTop.tsx';

const scrollTo = vi.fn();
let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  scrolledBy(0);
  render(
    <DocsConfigProvider config={site}>
      <I18nProvider>
        <BackToTop />
      </I18nProvider>
    </DocsConfigProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function scrolledBy(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

function button(): HTMLElement | null {
  return screen.queryByRole('button', { name: 'Scroll back to top' });
}

describe('back to top (behaviour 8.4)', () => {
  test.each([
    [0, false],
    [200, false],
    [201, true],
  ])('at %i px: shown %s', (y, isShown) => {
    scrolledBy(y);
    expect(button() !== null).toBe(isShown);
  });

  test('goes away again without delay', () => {
    scrolledBy(201);
    scrolledBy(200);
    expect(button()).toBeNull();
  });

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('scrolls to the top, with reduced motion %s: %s', (reduced, behavior) => {
    isReduced = reduced;
    scrolledBy(900);
    fireEvent.click(button()!);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
  });

  test('takes the focus to the main content, because the button goes away', () => {
    const main = document.createElement('main');
    main.id = 'main-content';
    main.tabIndex = -1;
    document.body.append(main);
    scrolledBy(900);
    fireEvent.click(button()!);
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  test('carries the event it counts as', () => {
    scrolledBy(900);
    expect({ ...button()!.dataset }).toEqual({
      gaEventCategory: 'docs',
      gaEventAction: 'click-back-to-top',
    });
  });
});
