import { expect, test } from 'vitest';
import { readDemoHash } from '#src/visitor/preferences/codePreference.ts';
import { demoLink, linkParameters } from './demoAddresses.ts';

test('the link to a demo names its code, and then its state', () => {
  const hash = demoLink('Bars', 'JS', 'Tailwind', 'mode=dark&width=360');
  expect(hash).toBe('#tailwind-Bars.js&mode=dark&width=360');
  expect(readDemoHash(hash)).toEqual({ demo: 'Bars', variant: 'JS', styling: 'Tailwind' });
  expect([...linkParameters(hash)]).toEqual([
    ['mode', 'dark'],
    ['width', '360'],
  ]);
});

test('a demo without a state has the link it always had', () => {
  expect(demoLink('Bars', 'TS', 'MUI System', '')).toBe('#system-Bars.tsx');
  expect([...linkParameters('#system-Bars.tsx')]).toEqual([]);
});
