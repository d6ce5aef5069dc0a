import { describe, expect, test } from 'vitest';
import { checkPalette } from './paletteCheck.ts';

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
