import { expect, test } from 'vitest';
import { validateTree } from './validateTree.ts';

const documents = new Set(['/x/a']);
const outsideRoutes = new Set<string>();

test('says every violation in one error', () => {
  const pages = [{ pathname: '/x/a' }, { pathname: '/x/a', title: 'B' }, { pathname: '/c' }];
  expect(() =>
    validateTree(pages, { documents: new Set(['/x/a', '/c', '/x/d']), outsideRoutes }),
  ).toThrow(
    [
      'The page tree has 3 problem(s):',
      '- Two pages have the path /x/a: one at the top level, one at the top level. Change one of them in data/tree/pages.ts.',
      '- The path /c does not start with /x/. Correct it in data/tree/pages.ts.',
      "- The document data/content/d/d.md has no line in the tree. Add page('/x/d') to data/tree/pages.ts, or delete the document.",
    ].join('\n'),
  );
});

test('accepts a tree without a violation', () => {
  expect(() => validateTree([{ pathname: '/x/a' }], { documents, outsideRoutes })).not.toThrow();
});
