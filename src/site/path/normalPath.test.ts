import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, languageOf, normalPath } from './normalPath.ts';

/** Any text, lone surrogates included. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

/** Texts that look like paths, so that slashes, prefixes and marks meet often. */
const pathLike = fc.oneof(
  anyText,
  fc
    .array(fc.constantFrom('/', '//', 'x', 'zh', 'en', 'api', 'react-charts', '?', '#', '.', ' '))
    .map((parts) => parts.join('')),
);

test.each([
  ['/x', '/x', '/x/'],
  ['/', '/', '/'],
  ['', '/', '/'],
  ['/zh', '/', '/'],
  ['/zh/', '/', '/'],
  ['/fr/x//introduction/?a=b#c', '/x/introduction', '/x/introduction/'],
  ['/x/introduction#a?b', '/x/introduction', '/x/introduction/'],
  ['/x/introduction?a=/b/#c', '/x/introduction', '/x/introduction/'],
  ['/ZH/x/', '/ZH/x', '/ZH/x/'],
  ['/zho/x/', '/zho/x', '/zho/x/'],
  ['/en/fr/x/', '/x', '/x/'],
  ['x/introduction', '/x/introduction', '/x/introduction/'],
])('%j has the normal path %j and the canonical path %j', (path, normal, canonical) => {
  expect(normalPath(path)).toBe(normal);
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ['/x/introduction/', 'en'],
  ['/en/x/introduction/', 'en'],
  ['/zh/x/introduction/', 'zh'],
  ['/pt', 'pt'],
  ['/ZH/x/', 'en'],
  ['', 'en'],
])('%j is in the language %j', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('the canonical path of a canonical path is itself', () => {
  fc.assert(
    fc.property(pathLike, (path) => {
      const canonical = canonicalPath(path);
      expect(canonicalPath(canonical)).toBe(canonical);
    }),
  );
});

test('a canonical path starts and ends with a slash and holds neither query, hash nor double slash', () => {
  fc.assert(
    fc.property(pathLike, (path) => {
      expect(canonicalPath(path)).toMatch(/^\/$|^\/[^?#]*[^/]\/$/s);
      expect(canonicalPath(path)).not.toMatch(/[?#]|\/\//);
    }),
  );
});
