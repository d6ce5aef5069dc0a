import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadedModules } from './loadedModules.ts';

/** What every page loads begins here; what is imported late, or at build only, is no part of it. */
const ENTRIES = ['pages/_app.tsx', 'pages/[...slug].tsx'];

test.each([
  'data/tree/pages.ts',
  'data/tree/apiPages.ts',
  'data/products.ts',
  'data/tree/overviews.ts',
  'data/tree/olderPages.ts',
])('no page loads %s: what the shell shows of it stands in the record of the page', (facts) => {
  expect(existsSync(facts)).toBe(true);
  const bundle = loadedModules(ENTRIES, (file) => file.endsWith('.node.ts'));
  const way: string[] = [];
  for (let file: string | undefined = facts; file && bundle.has(file); file = bundle.get(file)) {
    way.push(file);
  }
  expect(way.join(' < ')).toBe('');
});

test('no page loads the texts that only late parts say', () => {
  const bundle = loadedModules(ENTRIES, (file) => file.endsWith('.node.ts'));
  expect(existsSync('src/site/texts/lateTexts.ts')).toBe(true);
  expect(bundle.get('src/site/texts/lateTexts.ts')).toBeUndefined();
});

test('the way from the routes to the shell is followed', () => {
  const bundle = loadedModules(ENTRIES, (file) => file.endsWith('.node.ts'));
  expect([...bundle.keys()]).toEqual(
    expect.arrayContaining([
      'src/shell/sidebar/NavTree.tsx',
      'src/generated/navTop.ts',
      'data/site/site.ts',
    ]),
  );
  expect(bundle.has('src/search/box/SearchDialog.tsx')).toBe(false);
});
