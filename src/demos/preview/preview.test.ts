import { describe, expect, test } from 'vitest';
import { limitWidth, previewParameters, readPreview, type Preview } from './preview.ts';

const WHOLE: Preview = { mode: 'dark', dir: 'rtl', density: 'dense', width: 360, locale: 'de' };

test('a preview leads back to itself through its parameters', () => {
  const parameters = previewParameters(WHOLE);
  expect(parameters).toBe('mode=dark&dir=rtl&density=dense&width=360&locale=de');
  expect(readPreview(parameters)).toEqual(WHOLE);
});

test('a demo that is like its site has no parameters', () => {
  expect(previewParameters({})).toBe('');
  expect(readPreview('')).toEqual({});
});

describe('what nobody offers is not read:', () => {
  test.each([
    'mode=sepia',
    'mode=',
    'dir=up',
    'density=none',
    'width=12',
    'width=99999',
    'width=1e3',
    'width=360px',
    'locale=xx',
    'locale=__proto__',
    'edit=abc',
    'MODE=dark',
  ])('%s', (parameters) => {
    expect(readPreview(parameters)).toEqual({});
  });

  test('and leaves the rest as it is', () => {
    expect(readPreview('page=a&mode=dark&dir=up&edit=x')).toEqual({ mode: 'dark' });
  });
});

test.each([
  [100, 240],
  [359.6, 360],
  [9000, 3840],
])('a width of %d px is held to %d px', (width, held) => {
  expect(limitWidth(width)).toBe(held);
});
