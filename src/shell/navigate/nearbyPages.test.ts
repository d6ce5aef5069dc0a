import { expect, test } from 'vitest';
import { nearbyPages } from './nearbyPages.ts';

const shown = 'abcdefghijkl'.split('').map((name) => `/x/${name}/`);

function link(pathname: string) {
  return { pathname, title: pathname };
}

test.each<[string, string | null, string | null, string[]]>([
  ['/x/f', '/x/e', '/x/g', ['/g/', '/e/', '/h/', '/d/', '/i/', '/c/', '/j/', '/b/']],
  ['/x/a', null, '/x/b', ['/b/', '/c/', '/d/', '/e/']],
  ['/x/l', '/x/k', null, ['/k/', '/j/', '/i/', '/h/']],
  ['/x/b', '/x/a', '/x/c', ['/c/', '/a/', '/d/', '/e/', '/f/']],
  ['/x/nowhere', null, null, []],
])(
  'around %s are its neighbours and four rows on each side, the nearest first',
  (pathname, previous, next, pages) => {
    const page = {
      pathname,
      ...(previous === null ? {} : { previous: link(previous) }),
      ...(next === null ? {} : { next: link(next) }),
    };
    expect(nearbyPages(shown, page)).toEqual(pages);
  },
);

test('a neighbour in a group whose rows are not here is near too', () => {
  const page = { pathname: '/x/l', previous: link('/x/k'), next: link('/x/m') };
  expect(nearbyPages(shown, page)).toEqual(['/m/', '/k/', '/j/', '/i/', '/h/']);
});

test('the neighbours are near although the rows around a page are not here', () => {
  const page = { pathname: '/x/y', previous: link('/x/x'), next: link('/x/z') };
  expect(nearbyPages(shown, page)).toEqual(['/z/', '/x/']);
});
