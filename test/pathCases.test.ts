import { expect, test } from 'vitest';
import { findPage } from '#src/site/tree/tree.ts';
import { pageTitle } from '#src/site/tree/pageLinks.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { headerOf } from '#src/site/path/headerOf.ts';
import { parsePath } from '#src/site/path/parsePath.ts';
import pathCases from './path-cases.json' with { type: 'json' };

test('the worked cases of behaviour 1.2 are all here', () => {
  expect(pathCases).toHaveLength(54);
});

test.each(pathCases)('$input is read as behaviour 1.2 says', ({ input, ...expected }) => {
  const { language, canonicalPath, category, productId, themed, localisable, extraFont } =
    parsePath(input);
  expect({
    language,
    canonicalPath,
    title: pageTitle(siteTree, input),
    category,
    productId,
    activePage: findPage(siteTree, input)?.pathname ?? null,
    header: headerOf(input).name,
    themed,
    localisable,
    extraFont,
  }).toEqual(expected);
});
