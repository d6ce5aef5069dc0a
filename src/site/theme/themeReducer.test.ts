import { describe, expect, test } from 'vitest';
import { initialThemeState, themeReducer, type ThemeAction } from './themeReducer.ts';

describe('themeReducer (behaviour 4.3)', () => {
  test('R1 sets dense and leaves the rest untouched', () => {
    expect(themeReducer(initialThemeState, { type: 'SET_DENSE', payload: true })).toEqual({
      dense: true,
      direction: 'ltr',
      paletteMode: 'light',
    });
  });

  test('R2 resets density', () => {
    const dense = { ...initialThemeState, dense: true };
    expect(themeReducer(dense, { type: 'RESET_DENSITY' })).toEqual(initialThemeState);
  });

  test.each<[string, ThemeAction]>([
    ['R3 the same mode', { type: 'CHANGE', payload: { paletteMode: 'light' } }],
    ['R4 nothing', { type: 'CHANGE', payload: {} }],
    [
      'R5 everything as it is',
      { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
    ],
    ['the same density', { type: 'SET_DENSE', payload: false }],
    ['a reset of what is not set', { type: 'RESET_DENSITY' }],
  ])('returns the same object for %s', (_, action) => {
    expect(themeReducer(initialThemeState, action)).toBe(initialThemeState);
  });

  test.each<[string, Partial<typeof initialThemeState>, Partial<typeof initialThemeState>]>([
    ['R6 direction only', { direction: 'rtl' }, { direction: 'rtl' }],
    ['R7 mode only', { direction: 'ltr', paletteMode: 'dark' }, { paletteMode: 'dark' }],
    [
      'R8 direction, the absent mode kept',
      { paletteMode: undefined, direction: 'rtl' },
      { direction: 'rtl' },
    ],
  ])('changes %s', (_, payload, changed) => {
    expect(themeReducer(initialThemeState, { type: 'CHANGE', payload })).toEqual({
      ...initialThemeState,
      ...changed,
    });
  });

  test('R9 throws on an unknown action and names it', () => {
    expect(() =>
      themeReducer(initialThemeState, { type: 'FOO' } as unknown as ThemeAction),
    ).toThrow('"FOO"');
  });
});
