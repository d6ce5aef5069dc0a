import { expect, test } from 'vitest';
import { ownSources } from './ownSources.node.ts';

test('what decides a parsed document is found beside it and through aliases, and pages are not of it', () => {
  const sources = ownSources('src/documents/parse/readParsed.node.ts');
  expect(sources).toContain('src/documents/parse/headings.node.ts'); // by way of another file of its folder
  expect(sources).toContain('src/site/code/ownSources.node.ts'); // by an alias
  expect(sources).toContain('data/products.ts');
  expect(sources).not.toContain('data/tree/pages.ts'); // a new page does not make the others be parsed anew
});
