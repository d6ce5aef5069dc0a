import { expect, test } from 'vitest';
import { afterLoss, isLoss, type Loss } from './afterLoss.ts';

const loss: Loss = {
  own: 'a',
  deployed: 'b',
  wanted: 'https://docs.example.com/x/react-charts/',
  here: 'https://docs.example.com/x/introduction/',
  hasGone: false,
  isUnsaved: false,
  isKept: false,
};
const here = { wanted: loss.here };

test.each<[string, Partial<Loss>, 'go' | 'retry']>([
  ['goes to the wanted address when another build is deployed', {}, 'go'],
  ['goes there once', { hasGone: true }, 'retry'],
  ['tries again when the build is the same', { deployed: 'a' }, 'retry'],
  ['tries again when the site does not answer', { deployed: undefined }, 'retry'],
  [
    'goes to a kept page when the site does not answer',
    { deployed: undefined, isKept: true },
    'go',
  ],
  ['stays on a kept page', { deployed: undefined, isKept: true, ...here }, 'retry'],
  ['reloads the page in view for another build', here, 'go'],
  ['reloads nothing that is unsaved', { ...here, isUnsaved: true }, 'retry'],
  ['leaves what is unsaved when the visitor wants to', { isUnsaved: true }, 'go'],
])('%s', (_, facts, what) => {
  expect(afterLoss({ ...loss, ...facts })).toBe(what);
});

test.each<[unknown, boolean]>([
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new TypeError('Failed to fetch'), true],
  [new Error('Failed to load script: /x/_next/static/chunks/a.js'), true],
  [new Error('Failed to load static props'), true],
  [new Error('Route did not complete loading: /[...slug]'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('a is not a function'), false],
  ['Failed to fetch', false],
])('%s: a lost file is told from a broken one', (error, expected) => {
  expect(isLoss(error)).toBe(expected);
});
