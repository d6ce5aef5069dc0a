import type { ProductId } from '#data/types.ts';
import { unpackHeadings, unpackNames, type Entry } from '#src/search/index/entries.ts';
import type { HeadingsFile, NamesFile, TextFile } from '#src/search/index/packedFiles.ts';
import { countFound, type Counts } from './counts.ts';
import { isAskedFor, parseQuery, type Query } from './parseQuery.ts';
import type { RankContext } from './rank.ts';
import { RankedHits, type Found } from './rankedHits.ts';
import { findScope, indexComponents, type ComponentPages, type Scope } from './scope.ts';
import { partialHits, type PartialHit } from '#src/search/index/termHits.ts';
import { TermIndex, type TermDoc } from '#src/search/index/termIndex.ts';
import { TextIndex } from '#src/search/index/textIndex.ts';
import {
  alternatives,
  hintedProduct,
  isSentence,
  nameParts,
  queryWords,
} from '#src/search/index/words.ts';

/** The best of what was found, how much there was, and whether every word was found in some of it. */
export type SearchOutcome = {
  found: readonly Found[];
  total: number;
  words: readonly string[];
  isWhole: boolean;
  counts: Counts;
};

const LIMIT = 40;
/** Beside hits with all words, those with so much of what these say are shown. */
const MOST_OF_IT = 0.7;
/** With so few hits, typos are looked for too. */
const FEW = 5;
/** What is listed when operators alone are given. */
const LISTED = 1;
/** In texts, too many words begin with two letters. */
const TEXT_FROM = 3;

const ABOUT_VERSIONS = /^(?:migrat|upgrad|update|breaking|codemod|v[4-8]$)/;

/**
 * An index in the making: first names, then headings, then texts of one part after another. It answers at any time with what it
 * has. Nothing of it touches a browser.
 */
export class SearchIndex {
  readonly names: NamesFile;
  private readonly entries: Entry[];
  private readonly components: ReadonlyMap<string, ComponentPages>;
  private readonly sections = new Map<string, number>();
  private readonly terms = new TermIndex(['name', 'initial', 'place']);
  private readonly texts = new TextIndex();

  constructor(names: NamesFile) {
    this.names = names;
    this.entries = unpackNames(names);
    this.components = indexComponents(this.entries);
    this.terms.add(this.entries.map(termDoc));
  }

  addHeadings(file: HeadingsFile): void {
    const first = this.entries.length;
    const sections = unpackHeadings(file, this.names);
    this.entries.push(...sections);
    sections.forEach(({ pages, anchor }, index) =>
      this.sections.set(`${pages[0]}#${anchor}`, first + index),
    );
    this.terms.add(sections.map((section, index) => termDoc(section, first + index)));
  }

  /** Call it after `addHeadings`. */
  addTexts(file: TextFile, headings: HeadingsFile): Promise<void> {
    return this.texts.add(
      file,
      headings,
      (page, anchor) => this.sections.get(`${page}#${anchor}`) ?? page,
    );
  }

  /** What a query finds, best first. `current`: the product of the page that asks. */
  search(input: string, current: ProductId | null): SearchOutcome {
    const query = parseQuery(input);
    const words = this.wordsOf(query);
    if (words.length === 0) {
      return this.list(query);
    }
    const hits = new RankedHits(this.names, this.entries);
    const scope = findScope(words, this.components);
    const whole = contextOf(words, null, query, current);
    const isWhole = this.collect(hits, { ...whole, hinted: scope?.product ?? whole.hinted }, words);
    const asOne = queryWords(query.text);
    if (asOne.length < words.length) {
      hits.addNamed(this.terms.askAll(asOne, true), contextOf(asOne, null, query, current));
    }
    if (scope && scope.rest.length > 0) {
      this.collect(hits, contextOf(scope.rest, scope, query, current), scope.rest);
    }
    const sorted = hits.sorted();
    const found = sorted.filter(({ entry }) => isAskedFor(entry, query));
    const shown = found.slice(0, LIMIT).map((each): Found => {
      const text = this.texts.textWith(words, each.id);
      return text === undefined ? each : { ...each, text };
    });
    const counts = countFound(
      sorted.map(({ entry }) => entry),
      query,
    );
    return { found: shown, total: found.length, words, isWhole, counts };
  }

  /** Words of the index that come near those of a query that found nothing. */
  near(input: string): string[] {
    return this.terms.near(queryWords(parseQuery(input).text).at(-1) ?? '');
  }

  /** A name that nothing has may be the beginnings of words: `colVis`. */
  private wordsOf({ text }: Query): string[] {
    const words = queryWords(text);
    const parts = nameParts(text);
    const isFound = (list: readonly string[]) =>
      this.terms.askAll(list, false).length > 0 || this.texts.ask(list).length > 0;
    return parts.length > words.length && !isFound(words) && isFound(parts) ? parts : words;
  }

  /** Adds what some words find; tells whether anything has all of them. */
  private collect(hits: RankedHits, context: RankContext, words: readonly string[]): boolean {
    const named = this.terms.askAll(words, false);
    // With as many as are shown, nobody needs those that only write of it.
    const isLong = words.some(({ length }) => length >= TEXT_FROM);
    const written = named.length < LIMIT && isLong ? this.texts.ask(words) : [];
    const exact = named.length + written.length;
    const alike = exact < FEW ? this.terms.askAll(words, true) : [];
    const least = exact + alike.length < FEW ? 0 : MOST_OF_IT;
    const some = words.length > 1 ? this.askAny(words) : [];
    hits.addNamed(named, context);
    hits.addNamed(alike, context);
    hits.addWritten(written, context);
    hits.addPartial(
      some.filter(({ share }) => share > least),
      context,
    );
    return exact + alike.length > 0;
  }

  /** What has any of the words, in its name or place or in its text. */
  private askAny(words: readonly string[]): PartialHit[] {
    const lists = words.map((word) => {
      const exact = [this.terms.ask(word, false), this.texts.askWord(word, false)];
      return exact.some(({ length }) => length > 0)
        ? exact
        : [this.terms.ask(word, true), this.texts.askWord(word, true)];
    });
    return partialHits(lists, this.entries.length);
  }

  private list(query: Query): SearchOutcome {
    const isAny = query.kinds !== null || query.product !== null || query.plan !== null;
    const found = isAny
      ? [...this.entries.entries()].filter(([, entry]) => isAskedFor(entry, query))
      : [];
    return {
      found: found
        .slice(0, LIMIT)
        .map(([id, entry]) => ({ id, entry, rank: LISTED, page: entry.pages[0] ?? 0 })),
      total: found.length,
      words: [],
      isWhole: true,
      counts: countFound(isAny ? this.entries : [], query),
    };
  }
}

function contextOf(
  words: readonly string[],
  scope: Scope | null,
  query: Query,
  current: ProductId | null,
): RankContext {
  return {
    joined: words.join(''),
    written: scope ? '' : query.text,
    words: words.length,
    isSentence: isSentence(query.text),
    asked: words.flatMap((word) => [word, ...alternatives(word)]),
    current,
    pages: scope?.pages ?? new Set(),
    product: scope?.product ?? null,
    hinted: hintedProduct(words),
    isMigration: words.some((word) => ABOUT_VERSIONS.test(word)),
  };
}

function termDoc({ name, place }: Entry, id: number): TermDoc {
  return { id, name, initial: name.charAt(0), place };
}
