import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { denseComponents, siteComponents } from './siteComponents.ts';
import type { ThemeState } from './themeReducer.ts';
import { blue, breakpoints, error, grey, primaryDark, success, warning } from './tokens.ts';

const COLOURS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 12 },
  spacing: 8,
  colorSchemes: {
    light: {
      palette: {
        // Step 500 as text reaches 4.41:1 on a demo's stage; 600 reaches 4.5:1 there.
        primary: { main: blue[600], light: blue[300], dark: blue[700], contrastText: '#fff' },
        secondary: { main: primaryDark[100], contrastText: primaryDark[600] },
        // Step 500 does not carry white text at 4.5:1 (behaviour 12.1): step 600 does.
        error: { main: error[600], light: error[300], dark: error[700], contrastText: '#fff' },
        warning: { main: warning[500], light: warning[300], dark: warning[700] },
        info: { main: '#01699f', light: '#03a9f4', dark: '#01579b', contrastText: '#fff' },
        success: {
          main: 'hsl(144, 72%, 27%)',
          light: success[300],
          dark: success[800],
          contrastText: '#fff',
        },
        text: { primary: grey[900], secondary: grey[700] },
        divider: grey[100],
        TableCell: { border: grey[100] },
        background: { default: '#fff', paper: '#fff' },
      },
    },
    dark: {
      palette: {
        primary: { main: blue[400], light: blue[300], dark: blue[700] },
        secondary: { main: primaryDark[700], contrastText: grey[100] },
        error: {
          main: error[500],
          light: error[300],
          dark: error[700],
          contrastText: 'rgba(0,0,0,0.87)',
        },
        warning: { main: warning[500], light: warning[300], dark: warning[700] },
        info: {
          main: '#29b6f6',
          light: '#4fc3f7',
          dark: '#0288d1',
          contrastText: 'rgba(0,0,0,0.87)',
        },
        success: {
          main: success[600],
          light: success[300],
          dark: success[700],
          contrastText: 'rgba(0,0,0,0.87)',
        },
        text: { primary: '#fff', secondary: grey[400] },
        divider: 'hsla(210, 14%, 28%, 0.5)',
        TableCell: { border: 'hsl(210, 14%, 17%)' },
        background: { default: primaryDark[900], paper: 'hsl(210, 14%, 10.5%)' },
      },
    },
  },
  typography: {
    fontFamily: 'var(--sans)',
    button: { textTransform: 'none', fontWeight: 550 },
  },
};

// Before the library sees it: that takes a step 500 for the main (behaviour 0, C11).
checkSchemes(options);

/**
 * The Material UI theme of demos (behaviour 12) in a direction and density.
 * @param additions join it, such as the texts of a language
 * @throws when they leave a colour of a palette without a main that is a text
 */
export function createSiteTheme(
  { direction, dense }: Pick<ThemeState, 'direction' | 'dense'>,
  additions: readonly object[] = [],
) {
  const components = { ...siteComponents, ...(dense ? denseComponents : {}) };
  const theme = createTheme({ ...options, direction, components }, ...additions);
  // Additions are laid over the finished theme, where the library looks no more.
  checkSchemes(theme);
  for (const { palette } of additions.filter(hasPalette)) {
    checkPalette({ ...theme.palette, ...palette });
  }
  return theme;
}

function checkSchemes(theme: object): void {
  const schemes = 'colorSchemes' in theme ? Object.values(theme.colorSchemes ?? {}) : [];
  for (const { palette } of schemes.filter(hasPalette)) {
    checkPalette(palette);
  }
}

function hasPalette(scheme: unknown): scheme is { palette: Record<string, unknown> } {
  return typeof scheme === 'object' && scheme !== null && 'palette' in scheme;
}

/**
 * Checks that each colour of a palette has a `main` that is a text; a numbered step such as 500 does not stand in for it (behaviour 0, C11).
 * @throws with the name of the colour and what to write
 */
export function checkPalette(palette: Readonly<Record<string, unknown>>): void {
  for (const name of COLOURS) {
    const colour = palette[name];
    if (typeof colour !== 'object' || colour === null || !('main' in colour)) {
      throw new Error(
        `The palette colour "${name}" has no main. Write ${name}: { main: '#1976d2' } or another CSS colour.`,
      );
    }
    if (typeof colour.main !== 'string') {
      throw new Error(
        `The main of the palette colour "${name}" is ${String(colour.main)}, not a text. Write a CSS colour such as '#1976d2'.`,
      );
    }
  }
}
