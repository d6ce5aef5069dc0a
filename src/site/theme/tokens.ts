type Step = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

const STEPS: readonly Step[] = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

/** Raw scales in hsl (behaviour 12.1). */
export const blue = scale(210, 100, [96, 90, 80, 70, 60, 45, 42, 38, 30, 23]);
export const primaryDark = scale(210, 14, [92, 87, 72, 56, 36, 28, 22, 13, 9, 7]);
export const grey = scale(215, 15, [97, 92, 89, 82, 75, 65, 50, 40, 22, 12]);
export const error = scale(355, 98, [97, 93, 87, 80, 74, 66, 46, 39, 29, 17]);
export const success = scale(144, 72, [95, 87, 77, 66, 56, 46, 41, 37, 32, 21]);
export const warning = {
  ...scale(48, 100, [96, 88, 82, 64, 48, 44, 40, 34, 27, 18]),
  600: 'hsl(40, 100%, 40%)',
  700: 'hsl(36, 100%, 34%)',
  800: 'hsl(36, 100%, 27%)',
  900: 'hsl(36, 100%, 18%)',
};

/** Colours of the shell by purpose; each becomes the CSS variable of its name. Light and dark are both designed. */
export const shellColours = {
  light: {
    ink: 'hsl(215 15% 12%)',
    'ink-2': 'hsl(215 15% 32%)',
    'ink-3': 'hsl(215 12% 42%)',
    line: 'hsl(215 15% 91%)',
    'line-2': 'hsl(215 15% 95%)',
    control: 'hsl(215 15% 57%)',
    page: '#fff',
    sunk: 'hsl(215 20% 98.4%)',
    raised: '#fff',
    accent: 'hsl(210 100% 38%)',
    'accent-soft': 'hsl(210 100% 96%)',
    'accent-line': 'hsl(210 100% 90%)',
    green: 'hsl(144 72% 26%)',
    'green-soft': 'hsl(144 60% 95%)',
    amber: 'hsl(36 90% 30%)',
    'amber-soft': 'hsl(44 100% 95%)',
    red: 'hsl(355 78% 42%)',
    'red-soft': 'hsl(355 98% 97%)',
    'code-bg': 'hsl(210 20% 98.2%)',
    code: 'hsl(215 20% 18%)',
    'token-k': 'hsl(262 55% 45%)',
    'token-s': 'hsl(144 60% 26%)',
    'token-t': 'hsl(210 100% 38%)',
    'token-c': 'hsl(215 10% 43%)',
    'token-a': 'hsl(22 80% 36%)',
    shadow: '0 1px 2px hsl(215 30% 20% / .05), 0 8px 24px -12px hsl(215 30% 20% / .1)',
  },
  dark: {
    ink: 'hsl(215 15% 95%)',
    'ink-2': 'hsl(215 12% 75%)',
    'ink-3': 'hsl(215 10% 62%)',
    line: 'hsl(210 14% 17%)',
    'line-2': 'hsl(210 14% 13%)',
    control: 'hsl(215 10% 44%)',
    page: 'hsl(210 14% 7%)',
    sunk: 'hsl(210 14% 9%)',
    raised: 'hsl(210 14% 10.5%)',
    accent: 'hsl(210 100% 70%)',
    'accent-soft': 'hsl(210 60% 15%)',
    'accent-line': 'hsl(210 50% 26%)',
    green: 'hsl(144 55% 62%)',
    'green-soft': 'hsl(144 40% 12%)',
    amber: 'hsl(44 95% 64%)',
    'amber-soft': 'hsl(40 50% 12%)',
    red: 'hsl(355 90% 76%)',
    'red-soft': 'hsl(355 40% 13%)',
    'code-bg': 'hsl(210 14% 9%)',
    code: 'hsl(215 15% 88%)',
    'token-k': 'hsl(262 80% 80%)',
    'token-s': 'hsl(144 50% 68%)',
    'token-t': 'hsl(205 100% 75%)',
    'token-c': 'hsl(215 10% 60%)',
    'token-a': 'hsl(28 85% 70%)',
    shadow: '0 1px 0 hsl(210 14% 14%)',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

/** Widths in px from which a breakpoint holds (behaviour 12.4). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Font stacks of what every device has, drawn as wide and as high as the site's own fonts. */
export const fallbackFonts = {
  sans: '"IBM Plex Sans Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: '"IBM Plex Mono Fallback", Menlo, Consolas, "Droid Sans Mono", monospace',
} as const;

/** The site's own fonts before them. */
export const fontFamilies = {
  sans: `"IBM Plex Sans Variable", ${fallbackFonts.sans}`,
  mono: `"IBM Plex Mono", ${fallbackFonts.mono}`,
} as const;

function scale(
  hue: number,
  saturation: number,
  lightness: readonly number[],
): Record<Step, string> {
  return Object.fromEntries(
    STEPS.map((step, index) => [step, `hsl(${hue}, ${saturation}%, ${lightness[index]}%)`]),
  ) as Record<Step, string>;
}
