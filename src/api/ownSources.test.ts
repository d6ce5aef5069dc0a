import { expect, test } from 'vitest';
import { ownSources } from './ownSources.node.ts';

test('what decides a parsed document is found beside it and through aliases, and pages are not of it', () => {
  const sources = ownSources('src/content/readParsed.node.ts');
  expect(sources).toContain('src/content/headings.node.ts'); // by way of another file of its folder
  expect(sources).toContain('src/api/ownSources.node.ts'); // by an alias
  expect(sources).toContain('data/products.ts');
  expect(sources).not.toContain('data/pages.ts'); // a new page does not make the others be parsed anew
});
