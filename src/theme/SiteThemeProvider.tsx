import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { chosenMode, MODE_EVENT, type Mode } from './colourMode.ts';
import { cacheOf, leftToRight } from './emotionCaches.ts';
import { createSiteTheme } from './siteTheme.ts';
import { useThemeState } from './ThemeStateProvider.tsx';

/** Material UI's theme around demos, in the visitor's mode, direction and density. Loaded with the first demo. */
export function SiteThemeProvider({ children }: { children: ReactNode }) {
  const { direction, dense } = useThemeState();
  const theme = useMemo(() => createSiteTheme({ direction, dense }), [direction, dense]);
  const [cache, setCache] = useState(leftToRight);
  const [mode] = useState(chosenMode); // where storage is blocked, Material UI knows of no choice

  useEffect(() => {
    let gone = false;
    void cacheOf(direction).then((next) => {
      if (!gone) {
        setCache(next);
      }
    });
    return () => {
      gone = true;
    };
  }, [direction]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={mode} disableTransitionOnChange>
        <FollowMode />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The mode switch works without React and tells of each choice; Material UI is told here. */
function FollowMode() {
  const { setMode } = useColorScheme();
  useEffect(() => {
    const follow = (event: Event) => setMode((event as CustomEvent<Mode>).detail);
    document.addEventListener(MODE_EVENT, follow);
    return () => document.removeEventListener(MODE_EVENT, follow);
  }, [setMode]);
  return null;
}
