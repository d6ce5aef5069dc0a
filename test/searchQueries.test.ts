import { beforeAll, expect, test } from 'vitest';
import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { prepareApi } from '#src/reference/read/prepareApi.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import type { Hit } from '#src/search/ranking/answer.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { SearchIndex } from '#src/search/ranking/searchIndex.ts';
import { toAnswer } from '#src/search/ranking/toAnswer.ts';
import { readSearchEntries } from '#src/delivery/outputs/searchEntries.node.ts';
import queries from './search-queries.json';

type TestQuery = {
  query: string;
  address: string;
  within: number;
  on?: string;
  /** The search does not lead there yet. */
  isMissed?: boolean;
};

let entries: SearchEntries;
let index: SearchIndex;

beforeAll(async () => {
  prepareApi();
  entries = readSearchEntries(readDocuments());
  const files = packSearch(
    entries,
    products.map(({ id }) => id),
  );
  index = new SearchIndex(files.names);
  index.addHeadings(files.headings);
  for (const texts of Object.values(files.texts)) {
    await index.addTexts(texts, files.headings);
  }
}, 120_000);

function ask(input: string, on: ProductId | null = null) {
  const outcome = index.search(input, on);
  const { groups } = toAnswer(outcome, { names: index.names, details: undefined, current: on });
  return groups.flatMap(({ hits }) => hits);
}

/** A section of a document leads to that document too; a row of the reference is one of very many. */
function leadsTo(href: string, address: string): boolean {
  const isDocument = !address.includes('#') && !address.startsWith('/x/api/');
  return href === address || (isDocument && href.startsWith(`${address}#`));
}

test('the queries as users type them lead where they should, but for those that are known to miss', () => {
  const counted = queries as TestQuery[];
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const wrong = counted.flatMap(({ query, address, within, on }) => {
    const found = ask(query, on as ProductId | undefined).slice(0, 3);
    const place = found.findIndex(({ href }) => leadsTo(href, address)) + 1;
    return place > 0 && place <= within
      ? []
      : [{ query, told: `${query}: ${address}, not ${found.map(({ href }) => href).join(' ')}` }];
  });
  const known = counted.filter(({ isMissed }) => isMissed).map(({ query }) => query);
  const missed = wrong.map(({ query }) => query);
  const told = wrong.map(({ told: text }) => text).join('\n');
  expect(
    missed.filter((query) => !known.includes(query)),
    told,
  ).toEqual([]);
  expect(
    known.filter((query) => !missed.includes(query)),
    'queries that miss no more',
  ).toEqual([]);
}, 60_000);

test('every address that a query names is one that can be found, or a part of a page that can', () => {
  const pages = new Set(entries.pages.map(({ pathname }) => `${pathname}/`));
  const lost = queries.filter(({ address }) => !pages.has(address.split('#')[0]!));
  expect(lost).toEqual([]);
});

test('the exact name of a member leads to a member of that name, every time', () => {
  const names = [...new Set(entries.members.map(({ name }) => name))].filter(isName);
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => !isMember(ask(name)[0], name))).toEqual([]);
}, 60_000);

test('a member whose name is a word is among the first three where its product is open', () => {
  const wrong = entries.members.filter(({ name, pathname }) => {
    const on = entries.pages.find((page) => page.pathname === pathname)?.product;
    return (
      !isName(name) &&
      !ask(name, on)
        .slice(0, 3)
        .some((hit) => isMember(hit, name))
    );
  });
  expect([...new Set(wrong.map(({ name, pathname }) => `${name} ${pathname}`))]).toEqual([]);
}, 60_000);

function isMember(hit: Hit | undefined, name: string): boolean {
  return hit?.name === name && hit.href.includes('#');
}

/** A name with a capital within; without one it is a word too, which pages have in their titles. */
function isName(name: string): boolean {
  return /[a-z][A-Z]/.test(name);
}
