// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#src/site/texts/I18nProvider.tsx';
import { chooseMode } from './colourMode.ts';
import { SiteThemeProvider } from './SiteThemeProvider.tsx';
import { ThemeStateProvider } from './ThemeStateProvider.tsx';

/** A visitor who is faster than the theme. */
function ChoosesDark() {
  useLayoutEffect(() => chooseMode('dark'), []);
  return <p>A demo</p>;
}

/** Of a device in light mode. */
function matchMedia() {
  return {
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a mode chosen while the theme is drawn for the first time holds', async () => {
  vi.stubGlobal('matchMedia', matchMedia);
  render(
    <ThemeStateProvider>
      <SiteThemeProvider>
        <ChoosesDark />
      </SiteThemeProvider>
    </ThemeStateProvider>,
    { wrapper: I18nProvider },
  );
  expect(await screen.findByText('A demo')).toBeDefined();
  expect(document.documentElement.dataset.muiColorScheme).toBe('dark');
});
