import { describe, expect, test } from 'vitest';
import {
  codeStylings,
  codeVariants,
  demoHash,
  firstKnown,
  readDemoHash,
} from './codePreference.ts';

function variantOf(hash: string, cookie?: string) {
  return firstKnown(codeVariants, [readDemoHash(hash).variant, cookie], 'TS');
}

function stylingOf(hash: string, cookie?: string, demos?: string[]) {
  return firstKnown(codeStylings, [readDemoHash(hash, demos).styling, cookie], 'MUI System');
}

describe('code variant: hash, then cookie, then default (behaviour 4.2)', () => {
  test.each<[string, string, string | undefined, string]>([
    ['P1', '', undefined, 'TS'],
    ['P2', '', 'JS', 'JS'],
    ['P3', '#BasicDemo.js', undefined, 'JS'],
    ['P4', '#BasicDemo.tsx', 'JS', 'TS'],
    ['P5', '#BasicDemo.js', 'TS', 'JS'],
    ['P7', '#BasicDemo.jsx', 'TS', 'TS'],
    ['P8', '#basic-demo', 'JS', 'JS'],
    ['P10', '', 'PY', 'TS'],
    ['markup', '', '<script>', 'TS'],
  ])('%s hash %s, cookie %s -> %s', (_, hash, cookie, expected) => {
    expect(variantOf(hash, cookie)).toBe(expected);
  });
});

describe('code styling: hash, then cookie, then default (behaviour 4.2)', () => {
  test.each<[string, string, string | undefined, string]>([
    ['Y1', '', undefined, 'MUI System'],
    ['Y2', '', 'Tailwind', 'Tailwind'],
    ['Y3', '#tailwind-BasicDemo.tsx', 'CSS', 'Tailwind'],
    ['Y4', '#css-BasicDemo.js', undefined, 'CSS'],
    ['Y6', '#BasicDemo.tsx', 'CSS', 'CSS'],
    ['Y9', '#TAILWIND-x.tsx', undefined, 'MUI System'],
    ['Y11', '', 'foo', 'MUI System'],
    ['C12', '#css-classes', undefined, 'MUI System'],
    ['in the middle', '#x-tailwind-Bars.tsx', undefined, 'MUI System'],
  ])('%s hash %s, cookie %s -> %s', (_, hash, cookie, expected) => {
    expect(stylingOf(hash, cookie)).toBe(expected);
  });

  test('counts without an ending when the rest names a demo of the page', () => {
    expect(stylingOf('#css-Bars', undefined, ['Bars'])).toBe('CSS');
    expect(stylingOf('#css-Lines', undefined, ['Bars'])).toBe('MUI System');
  });
});

test.each(
  codeStylings.flatMap((styling) => codeVariants.map((variant) => [styling, variant] as const)),
)('the link to a demo in %s and %s leads back to it', (styling, variant) => {
  expect(readDemoHash(demoHash('Bars', variant, styling))).toEqual({
    demo: 'Bars',
    styling,
    variant,
  });
});

test('an edit behind the hash of a demo changes nothing of what it says', () => {
  const hash = demoHash('Bars', 'JS', 'CSS');
  expect(readDemoHash(`${hash}&edit=N4Ig.tsx`)).toEqual(readDemoHash(hash));
});
