// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { harnessVersion, lockedPackages, programOf } from './provenBefore.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'harness-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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

const HARNESS = "export { show } from './show.ts';";
const SHOW = 'export function show(name: string) { return `shown ${name}`; }';
const versions = (show: string) => {
  writeFileSync(path.join(folder, 'harness.ts'), HARNESS);
  writeFileSync(path.join(folder, 'show.ts'), show);
  return programOf([path.join(folder, 'harness.ts')]);
};

test('proofs are tried anew when what runs them does something else', () => {
  expect(versions(SHOW.replace('shown', 'seen'))).not.toBe(versions(SHOW));
});

test.each([
  ['a comment', `/** Shows it. */\n${SHOW}`],
  ['a type', SHOW.replace('string', '`${string}`')],
  ['what nobody uses', `${SHOW}\nexport const UNUSED = 1;`],
])('proofs are not tried anew for %s in what runs them', (_, show) => {
  expect(versions(show)).toBe(versions(SHOW));
});

test('what runs the proofs of this site is the same for two who ask', () => {
  expect(harnessVersion()).toMatch(/^[\da-f]{16}$/);
  expect(harnessVersion()).toBe(harnessVersion());
});
