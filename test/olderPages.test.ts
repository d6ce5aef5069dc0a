import { expect, test } from 'vitest';
import { movedPages, pagesSince } from '#data/tree/olderPages.ts';
import { general } from '#data/products.ts';
import { BASE } from '#data/site/base.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { olderPages } from '#src/site/path/olderPages.ts';
import { productOf } from '#src/site/path/productOf.ts';

const listed = Object.values(pagesSince).flatMap((folders) =>
  Object.entries(folders).flatMap(([folder, names]) =>
    names.split(/\s+/).map((name) => `${BASE}${folder}/${name}`),
  ),
);

test('every page of the list of older pages is a page of this site', () => {
  const moved = Object.keys(movedPages).map((own) => BASE + own);
  const known = [...listed, ...moved];
  expect(known.filter((path) => !siteTree.leaves.includes(path))).toEqual([]);
});

test('no page is listed twice', () => {
  expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
});

test('no version has a page of a product it never had', () => {
  const impossible = siteTree.leaves.filter((path) =>
    Object.keys(olderPages(path)).some(
      (version) => !Object.hasOwn((productOf(path) ?? general).olderVersions, version),
    ),
  );
  expect(impossible).toEqual([]);
});

test('every address is an https address of an older host that ends in a slash', () => {
  const addresses = siteTree.leaves.flatMap((path) => Object.values(olderPages(path)));
  expect(addresses.length).toBeGreaterThan(300);
  expect(
    addresses.filter((address) => !/^https:\/\/v[4-7]\.mui\.com\/[\w/-]+\/$/.test(address)),
  ).toEqual([]);
});
