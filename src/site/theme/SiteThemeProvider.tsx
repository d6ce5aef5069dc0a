import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { latePart } from '#src/site/loading/latePart.ts';
import { useBringPart } from '#src/site/loading/useLatePart.ts';
import { askedMode, chosenMode, MODE_EVENT, type Mode } from './colourMode.ts';
import { cacheOf, readyCacheOf } from './emotionCaches.ts';
import { createSiteTheme } from './siteTheme.ts';
import { useThemeState } from './ThemeStateProvider.tsx';

const caches = {
  ltr: latePart(() => cacheOf('ltr')),
  rtl: latePart(() => cacheOf('rtl')),
};

export type SiteThemeProps = {
  /** What joins the theme, such as the texts of another language; the same array at each drawing. */
  additions?: readonly object[] | undefined;
  children: ReactNode;
};

/** Material UI's theme around demos, in the visitor's mode, direction and density. Loaded with the first demo. */
export function SiteThemeProvider({ additions, children }: SiteThemeProps) {
  const { direction, dense } = useThemeState();
  const bring = useBringPart();
  const theme = useMemo(
    () => createSiteTheme({ direction, dense }, additions),
    [direction, dense, additions],
  );
  const [cache, setCache] = useState(() => readyCacheOf(direction));
  const [mode] = useState(chosenMode); // where storage is blocked, Material UI knows of no choice

  useEffect(() => {
    let gone = false;
    void bring(caches[direction]).then((next) => {
      if (!gone && next) {
        setCache(next);
      }
    });
    return () => {
      gone = true;
    };
  }, [bring, direction]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode={mode}
        // A mode that only this window has is neither stored nor given up for one that is.
        {...(askedMode() && { storageManager: null })}
        disableTransitionOnChange
      >
        <FollowMode drawnIn={mode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The mode switch works without React and tells of each choice; Material UI is told here. */
function FollowMode({ drawnIn }: { drawnIn: Mode }) {
  const { setMode } = useColorScheme();
  useEffect(() => {
    const follow = (event: Event) => setMode((event as CustomEvent<Mode>).detail);
    document.addEventListener(MODE_EVENT, follow);
    const chosen = chosenMode();
    if (chosen !== drawnIn) {
      setMode(chosen); // while this was drawn
    }
    return () => document.removeEventListener(MODE_EVENT, follow);
  }, [drawnIn, setMode]);
  return null;
}
