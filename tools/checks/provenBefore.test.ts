import { expect, test } from 'vitest';
import { lockedPackages } from './provenBefore.ts';

const lockOf = (packages: Record<string, unknown>) =>
  lockedPackages(JSON.stringify({ packages: { '': { name: 'x-docs' }, ...packages } }));

const SITE = {
  'node_modules/react': { version: '19.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/prettier': { version: '3.0.0', dev: true },
};

test.each([
  ['the site is made of', 'node_modules/react', { version: '19.0.1' }],
  ['runs the proofs', 'node_modules/vitest', { version: '4.0.1', dev: true }],
  [
    'runs the proofs, inside another',
    'node_modules/vitest/node_modules/x',
    { version: '1.0.0', dev: true },
  ],
])('proofs are tried anew with another version of what %s', (_, place, facts) => {
  expect(lockOf({ ...SITE, [place]: facts })).not.toBe(lockOf(SITE));
});

test('proofs are not tried anew with another tool of the developer', () => {
  const other = { 'node_modules/prettier': { version: '3.0.1', dev: true } };
  expect(lockOf({ ...SITE, ...other })).toBe(lockOf(SITE));
});
