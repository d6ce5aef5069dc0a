import { expect, test } from 'vitest';
import { validateTree } from './validateTree.ts';

const empty = { documents: new Set<string>(), pending: [], outsideRoutes: new Set<string>() };

test('says every violation in one error', () => {
  const pages = [{ pathname: '/x/a' }, { pathname: '/x/a', title: 'B' }, { pathname: '/c' }];
  expect(() => validateTree(pages, { ...empty, pending: ['/x/a', '/c', '/x/d'] })).toThrow(
    [
      'The page tree has 3 problem(s):',
      '- Two pages have the path /x/a: one at the top level, one at the top level. Change one of them in data/pages.ts.',
      '- The path /c does not start with /x/. Correct it in data/pages.ts.',
      '- data/pending.ts lists /x/d, which is no page of the tree. Correct or remove the line.',
    ].join('\n'),
  );
});

test('accepts a tree without a violation', () => {
  expect(() => validateTree([{ pathname: '/x/a' }], { ...empty, pending: ['/x/a'] })).not.toThrow();
});
