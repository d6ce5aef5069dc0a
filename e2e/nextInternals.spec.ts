import { readFileSync } from 'node:fs';
import { exportedPages, readExported } from './exportedPages.ts';
import { clickLink, otherThanLosses } from './deployedSite.ts';
import { expect, test, untilHydrated, visit } from './visit.ts';

// What the site relies on in Next and React without their word for it. Each fails silently with a version that does otherwise, so each
// has its own test here, which says where to mend.

test('React sends no part of a page for a script to move: `boundariesInPlace` still knows how late parts are written', () => {
  const torn = exportedPages().filter((address) =>
    /\$RC\(|<template id="B:|<div hidden id="S:/.test(readExported(address)),
  );
  expect(torn).toEqual([]);
});

test('the bundler folds what a build knows: no page loads what reads the environment (`site.ts`), or lists pages with demos (`demos.js`)', () => {
  const page = readExported('/x/react-charts/bars/');
  const late = /id="late-scripts"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '[]';
  const scripts = (JSON.parse(late) as string[]).map((address) =>
    readFileSync(`site${address}`, 'utf8'),
  );
  expect(scripts.filter((script) => script.includes('["react-charts",'))).toHaveLength(1);
  expect(scripts.filter((script) => script.includes('NEXT_PUBLIC_ADS'))).toEqual([]);
  expect(scripts.filter((script) => script.includes('"/x/react-charts/bars"'))).toEqual([]);
});

test('the bundler’s runtime takes up the entries that `announceEntries` tells it', async ({
  page,
}) => {
  await page.goto('/x/introduction/', { waitUntil: 'domcontentloaded' });
  const told = await page.locator('#entry-chunks').textContent();
  expect(JSON.parse(told ?? '[]')).not.toEqual([]);
  await untilHydrated(page);
  // The runtime has put its own object in place of the array that entries wait in.
  expect(await page.evaluate(() => Array.isArray(Reflect.get(globalThis, 'TURBOPACK')))).toBe(
    false,
  );
});

test('Next’s router stays where it is for an error that `followLostPages` calls cancelled', async ({
  page,
  trouble,
}) => {
  await visit(page, '/x/introduction/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.route(/\/_next\/(?:data|static\/chunks)\//, (route) => route.abort('failed'));
  await clickLink(page, '/x/react-tree-view/quickstart/'); // no neighbour, which would be there already
  await expect(page.getByText('The page has not arrived. Trying again…')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  expect(otherThanLosses(trouble)).toEqual([]);
});
