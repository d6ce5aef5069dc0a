import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { MODE_EVENT, type Mode } from './colourMode.ts';
import { siteTheme } from './siteTheme.ts';

/** Material UI's theme around demos and the shell's heavier parts, in the visitor's mode. Loaded with the first of them. */
export function SiteThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={siteTheme} defaultMode="system" disableTransitionOnChange>
      <FollowMode />
      {children}
    </ThemeProvider>
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
