import { expect, test } from 'vitest';
import { nearbyPages } from './nearbyPages.ts';

const leaves = 'abcdefghijkl'.split('').map((name) => `/x/${name}`);

test.each([
  ['/x/f', ['/g/', '/e/', '/h/', '/d/', '/i/', '/c/', '/j/', '/b/']],
  ['/x/a', ['/b/', '/c/', '/d/', '/e/']],
  ['/x/l', ['/k/', '/j/', '/i/', '/h/']],
  ['/x/b', ['/c/', '/a/', '/d/', '/e/', '/f/']],
  ['/x/nowhere', []],
])('around %s are the four pages on each side, the nearest first', (pathname, pages) => {
  expect(nearbyPages(leaves, pathname)).toEqual(pages);
});
