import { beforeAll, expect, test } from 'vitest';
import { products } from '#data/products.ts';
import { searchSynonyms } from '#data/writing/searchSynonyms.ts';
import type { ProductId } from '#data/types.ts';
import { prepareApi } from '#src/reference/read/readApi.node.ts';
import { readDocuments } from '#src/documents/parse/readDocuments.node.ts';
import type { Hit } from '#src/search/ranking/answer.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { SearchIndex } from '#src/search/ranking/searchIndex.ts';
import { toAnswer } from '#src/search/ranking/toAnswer.ts';
import { nameTerms, textTerms } from '#src/search/index/words.ts';
import { readSearchEntries } from '#src/delivery/outputs/writeSearch.node.ts';
import queries from './search-queries.json';
import sentences from './search-sentences.json';

type TestQuery = {
  query: string;
  address: string;
  within: number;
  on?: string;
  /** The search does not lead there yet. */
  isMissed?: boolean;
};

type TestSentence = { sentence: string; addresses: string[]; isMissed?: boolean };

/** What is asked, where the product is open that it is asked for, and what it should find among so many first results. */
type Asked = {
  asked: string;
  addresses: readonly string[];
  within: number;
  on: string | undefined;
  isMissed: boolean;
};

/** So many results are seen at a glance. */
const SHOWN = 3;

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
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expectMisses(
    (queries as TestQuery[]).map(({ query, address, within, on, isMissed = false }) => ({
      ...{ asked: query, addresses: [address], within, on, isMissed },
    })),
  );
}, 60_000);

test('nine of ten sentences as readers type them lead where they should; each other one is named', () => {
  expect(sentences).toHaveLength(60);
  const asked = (sentences as TestSentence[]).map(
    ({ sentence, addresses, isMissed = false }): Asked => ({
      ...{ asked: sentence, addresses, within: SHOWN, on: undefined, isMissed },
    }),
  );
  expect(asked.filter(({ isMissed }) => isMissed).length).toBeLessThanOrEqual(6);
  expectMisses(asked);
});

/** Of what is asked, exactly that misses which is marked so; a failure names each query whose answer has changed. */
function expectMisses(asked: readonly Asked[]): void {
  const changed = asked.flatMap(({ asked: input, addresses, within, on, isMissed }) => {
    const found = ask(input, on as ProductId | undefined).slice(0, Math.min(within, SHOWN));
    const isFound = found.some(({ href }) => addresses.some((address) => leadsTo(href, address)));
    if (isFound !== isMissed) {
      return [];
    }
    const place = on === undefined ? '' : ` on ${on}`;
    const wanted = addresses.join(' or ');
    return isFound
      ? [`"${input}"${place} leads to ${wanted} again: take its "isMissed" away`]
      : [`"${input}"${place}: ${wanted}, not ${found.map(({ href }) => href).join(' ')}`];
  });
  expect(changed).toEqual([]);
}

test('whatever a synonym stands for is a word of the documents or of a name', () => {
  const terms = new Set([
    ...entries.members.flatMap(({ name }) => nameTerms(name)),
    ...entries.pages.flatMap(({ title, sections }) => [
      ...nameTerms(title),
      ...sections.flatMap(({ heading, text }) => [...nameTerms(heading), ...textTerms(text)]),
    ]),
  ]);
  const known = [...terms];
  const lost = [...searchSynonyms].flatMap(([word, others]) =>
    others
      .filter((other) => !known.some((term) => term.startsWith(other)))
      .map((other) => `${word}: ${other}`),
  );
  expect(lost).toEqual([]);
});

test('every address that a query names is one that can be found, or a part of a page that can', () => {
  const pages = new Set(entries.pages.map(({ pathname }) => `${pathname}/`));
  const named = [
    ...queries.map(({ address }) => address),
    ...sentences.flatMap(({ addresses }) => addresses),
  ];
  const lost = named.filter((address) => !pages.has(address.split('#')[0]!));
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
