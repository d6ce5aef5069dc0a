import { expect, test } from 'vitest';
import { askedPackages, changedVersions, LEANED_ON, pinnedVersions } from './newerPackages.ts';

const PINNED = { ...Object.fromEntries(LEANED_ON.map((name) => [name, '2.1.0'])), dayjs: '1.1.0' };

test('every package the site leans on is pinned', () => {
  const pinned = pinnedVersions('.');
  expect(LEANED_ON.filter((name) => !/^\d+\.\d+\.\d+$/.test(pinned[name] ?? ''))).toEqual([]);
});

test('the newest minor of all of them is asked for', () => {
  expect(askedPackages(PINNED, [])).toEqual(LEANED_ON.map((name) => `${name}@^2.1.0`));
});

test('a wish takes the place of the newest minor, scoped or not, or comes in addition', () => {
  const asked = askedPackages(PINNED, ['next@17.0.0', '@mui/material@next', 'dayjs']);
  expect(asked.filter((each) => /^(?:next|@mui\/material)@/.test(each))).toEqual([
    'next@17.0.0',
    '@mui/material@next',
  ]);
  expect(asked).toContain('dayjs');
  expect(asked).toContain('react@^2.1.0');
});

test('a wish for a package that is not there is refused in one sentence', () => {
  expect(() => askedPackages(PINNED, ['nextjs@17'])).toThrow(
    'package.json has no nextjs. Name one of its packages: next@17.0.0.',
  );
});

test('what has changed is named from and to', () => {
  expect(changedVersions(PINNED, { ...PINNED, next: '2.2.0', added: '1.0.0' })).toEqual([
    'next 2.1.0 → 2.2.0',
    'added none → 1.0.0',
  ]);
});
