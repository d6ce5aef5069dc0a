import { describe, expect, test } from 'vitest';
import { createSiteTheme, checkPalette } from './siteTheme.ts';

describe('siteTheme', () => {
const theme = createSiteTheme({ direction: 'ltr', dense: false });

describe('the numbers of the theme (behaviour 12.4)', () => {
  test('breakpoints', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  test('radius and spacing', () => {
    expect(theme.shape.borderRadius).toBe(12);
    expect(theme.spacing(1)).toBe('var(--mui-spacing, 8px)');
  });

  test.each(['light', 'dark'] as const)('contrast threshold and tonal offset in %s', (mode) => {
    const { colorSchemes } = theme as unknown as {
      colorSchemes: Record<string, { palette: object }>;
    };
    const palette = colorSchemes[mode]?.palette;
    expect(palette).toMatchObject({ contrastThreshold: 3, tonalOffset: 0.2 });
  });

  test('stacking order', () => {
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  test('durations and easings', () => {
    expect(theme.transitions.duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
    expect(Object.values(theme.transitions.easing)).toEqual([
      'cubic-bezier(0.4, 0, 0.2, 1)',
      'cubic-bezier(0.0, 0, 0.2, 1)',
      'cubic-bezier(0.4, 0, 1, 1)',
      'cubic-bezier(0.4, 0, 0.6, 1)',
    ]);
  });

  test('25 shadows', () => {
    expect(theme.shadows).toHaveLength(25);
  });

  test('the switch is 32 × 20 px, its thumb 14 px, moved by 12 px', () => {
    expect(theme.components?.MuiSwitch?.styleOverrides?.root).toMatchObject({
      width: 32,
      height: 20,
      padding: 0,
      '& .MuiSwitch-switchBase': { '&.Mui-checked': { transform: 'translateX(12px)' } },
      '& .MuiSwitch-thumb': { width: 14, height: 14 },
    });
  });
});

test('density makes these components of demos smaller, and no other (behaviour 4.4)', () => {
  const changed = (dense: boolean) =>
    Object.entries(createSiteTheme({ direction: 'ltr', dense }).components ?? {})
      .filter(([, { defaultProps }]) => defaultProps !== undefined)
      .map(([name, { defaultProps }]) => [name, defaultProps]);
  const always = { MuiDataGrid: { disableEval: true } };
  expect(Object.fromEntries(changed(false))).toEqual(always);
  expect(Object.fromEntries(changed(true))).toEqual({
    ...always,
    MuiButton: { size: 'small' },
    MuiIconButton: { size: 'small' },
    MuiFab: { size: 'small' },
    MuiTable: { size: 'small' },
    MuiFilledInput: { margin: 'dense' },
    MuiOutlinedInput: { margin: 'dense' },
    MuiInputBase: { margin: 'dense' },
    MuiInputLabel: { margin: 'dense' },
    MuiFormControl: { margin: 'dense' },
    MuiFormHelperText: { margin: 'dense' },
    MuiTextField: { margin: 'dense' },
    MuiListItem: { dense: true },
    MuiToolbar: { variant: 'dense' },
  });
});

test.each(['ltr', 'rtl'] as const)('the theme knows the direction %s', (direction) => {
  expect(createSiteTheme({ direction, dense: false }).direction).toBe(direction);
});

describe('what joins the theme is checked like its own palette', () => {
  const create = (addition: object) =>
    createSiteTheme({ direction: 'ltr', dense: false }, [addition]);

  test.each([
    [{ palette: { primary: { main: 5 } } }, 'The main of the palette colour "primary" is 5'],
    [{ palette: { error: { main: null } } }, 'The main of the palette colour "error" is null'],
    [{ palette: { info: 'blue' } }, 'The palette colour "info" has no main'],
    [
      { colorSchemes: { dark: { palette: { success: { main: 7 } } } } },
      'The main of the palette colour "success" is 7',
    ],
  ])('%j is refused', (addition, message) => {
    expect(() => create(addition)).toThrow(message);
  });

  test('a colour that changes a part, and texts of components, are taken', () => {
    const theme = create({
      colorSchemes: { light: { palette: { primary: { main: '#123456' } } } },
      components: { MuiButton: { defaultProps: { size: 'large' } } },
    });
    expect(theme).toMatchObject({
      colorSchemes: {
        light: { palette: { primary: { main: '#123456', light: 'hsl(210, 100%, 70%)' } } },
      },
      components: { MuiButton: { defaultProps: { size: 'large' } } },
    });
  });
});
});

describe('paletteCheck', () => {
const main = { main: 'hsl(210, 100%, 45%)' };
const whole = {
  primary: main,
  secondary: main,
  error: main,
  warning: main,
  info: main,
  success: main,
};

describe('checkPalette (behaviour 11)', () => {
  test('accepts a main that is a text in each colour', () => {
    expect(() => checkPalette(whole)).not.toThrow();
  });

  test.each(Object.keys(whole))(
    'rejects %s without main, even with step 500, and names it',
    (name) => {
      expect(() => checkPalette({ ...whole, [name]: { 500: '#fff' } })).toThrow(
        `"${name}" has no main`,
      );
      expect(() => checkPalette({ ...whole, [name]: { light: '#fff' } })).toThrow(
        `"${name}" has no main`,
      );
      expect(() => checkPalette({ ...whole, [name]: undefined })).toThrow(`"${name}" has no main`);
    },
  );

  test.each([[5], [null], [{}]])('rejects the main %s and gives its value', (value) => {
    expect(() => checkPalette({ ...whole, info: { main: value } })).toThrow(
      `"info" is ${String(value)}`,
    );
  });
});
});
