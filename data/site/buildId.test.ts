import { expect, test } from 'vitest';
import { readBuildId } from './buildId.node.ts';

const commit = () => '0123456789abcdef0123456789abcdef01234567';

test('two builds of one commit agree', () => {
  expect(readBuildId({}, commit)).toBe('0123456789ab');
});

test('SITE_BUILD_ID names the build', () => {
  expect(readBuildId({ SITE_BUILD_ID: 'release_8-4' }, commit)).toBe('release_8-4');
});

test('outside a git checkout a build is local', () => {
  expect(readBuildId({}, () => undefined)).toBe('local');
});

test.each(['', 'a b', 'v8.4', '../up', 'x'.repeat(65)])(
  'stops at the SITE_BUILD_ID "%s"',
  (SITE_BUILD_ID) => {
    expect(() => readBuildId({ SITE_BUILD_ID }, commit)).toThrow(
      new Error(
        `SITE_BUILD_ID is "${SITE_BUILD_ID}". Write 1 to 64 letters, digits, hyphens or underscores, or leave it out to use the commit.`,
      ),
    );
  },
);
