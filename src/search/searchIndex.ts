import type { ProductId } from '#data/types.ts';
import { coverage } from './coverage.ts';
import { unpackHeadings, unpackNames, type Entry } from './entries.ts';
import type { HeadingsFile, NamesFile, TextFile } from './packedFiles.ts';
import { isAskedFor, parseQuery, type Query } from './parseQuery.ts';
import { rankOf, type RankContext } from './rank.ts';
import { findScope, indexComponents, type ComponentPages, type Scope } from './scope.ts';
import { askTerms, createTermIndex, nearTerms, type TermDoc } from './termIndex.ts';
import { alternatives, nameParts, queryWords } from './words.ts';

/** Something found; `page` is the one of its pages that the query means, `text` where its words were found in the text. */
export type Found = { entry: Entry; rank: number; page: number; text?: string };

/** The best of what was found, how much there was, and whether every word was found in some of it. */
export type SearchOutcome = {
  found: Found[];
  total: number;
  words: readonly string[];
  isWhole: boolean;
};

const LIMIT = 40;
/** What it is worth that all words of a name are asked for. */
const WHOLE_NAME = 30;
/** So few hits with all words: those with some of them are shown too, worth this much. */
const FEW = 5;
const SOME_WORDS = 0.25;
/** What is listed when operators alone are given. */
const LISTED = 1;
const CHUNK = 200;
/** So many of what matches best are ranked: beyond them nothing is the best by its name or place. */
const RANKED = 400;

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
  private readonly texts: string[] = [];
  private readonly textOwner: number[] = [];
  private readonly mini = createTermIndex();

  constructor(names: NamesFile) {
    this.names = names;
    this.entries = unpackNames(names);
    this.components = indexComponents(this.entries);
    this.mini.addAll(this.entries.map(({ name, place }, id) => ({ id, name, place })));
  }

  addHeadings(file: HeadingsFile): void {
    const first = this.entries.length;
    const sections = unpackHeadings(file, this.names);
    this.entries.push(...sections);
    sections.forEach(({ pages, anchor }, index) =>
      this.sections.set(`${pages[0]}#${anchor}`, first + index),
    );
    this.mini.addAll(
      sections.map(({ name, place }, index) => ({ id: first + index, name, place })),
    );
  }

  /** Texts are many: it lets other work in between. Call it after `addHeadings`. */
  async addTexts(file: TextFile, headings: HeadingsFile): Promise<void> {
    const anchors = new Map(
      headings.map(([page, ...list]) => [page, list.map(([, anchor]) => anchor)]),
    );
    const docs = file.flatMap(([page, ...texts]) =>
      texts.map((text, index): TermDoc => {
        const section = this.sections.get(`${page}#${anchors.get(page)?.[index - 1]}`);
        this.texts.push(text);
        this.textOwner.push(index === 0 ? page : (section ?? page));
        return { id: -this.texts.length, text };
      }),
    );
    await this.mini.addAllAsync(docs, { chunkSize: CHUNK });
  }

  /** What a query finds, best first. `current`: the product of the page that asks. */
  search(input: string, current: ProductId | null): SearchOutcome {
    const query = parseQuery(input);
    const words = this.wordsOf(query);
    if (words.length === 0) {
      return this.list(query);
    }
    const scope = findScope(words, this.components);
    const best = new Map<number, Found>();
    const isWhole = this.collect(best, words, null, query, current);
    if (scope && scope.rest.length > 0) {
      this.collect(best, scope.rest, scope, query, current);
    }
    const found = [...best.values()].sort((one, other) => other.rank - one.rank);
    return { found: found.slice(0, LIMIT), total: found.length, words, isWhole };
  }

  /** Words of the index that come near those of a query that found nothing. */
  near(input: string): string[] {
    return nearTerms(this.mini, queryWords(parseQuery(input).text).at(-1) ?? '');
  }

  /** A name that nothing has may be the beginnings of words: `colVis`. */
  private wordsOf({ text }: Query): string[] {
    const words = queryWords(text);
    const parts = nameParts(text);
    const isParts =
      parts.length > words.length && askTerms(this.mini, words, 'AND', false).length === 0;
    return isParts && askTerms(this.mini, parts, 'AND', false).length > 0 ? parts : words;
  }

  /** Puts what some words find into `best`; tells whether anything has all of them. */
  private collect(
    best: Map<number, Found>,
    words: readonly string[],
    scope: Scope | null,
    query: Query,
    current: ProductId | null,
  ): boolean {
    const context: RankContext = {
      joined: words.join(''),
      written: scope ? '' : query.text,
      words: words.length,
      asked: words.flatMap((word) => [word, ...alternatives(word)]),
      current,
      pages: scope?.pages ?? new Set(),
      product: scope?.product ?? null,
      isMigration: words.some((word) => ABOUT_VERSIONS.test(word)),
    };
    const whole = askTerms(this.mini, words, 'AND', false);
    const alike = whole.length < FEW ? askTerms(this.mini, words, 'AND', true) : [];
    const some =
      whole.length + alike.length < FEW && words.length > 1
        ? askTerms(this.mini, words, 'OR', true)
        : [];
    for (const { id, score } of [...whole.slice(0, RANKED), ...alike.slice(0, RANKED)]) {
      this.take(best, id, score, query, context);
    }
    for (const { id, score, queryTerms } of some.slice(0, RANKED)) {
      const share = new Set(queryTerms).size / words.length;
      this.take(best, id, score * SOME_WORDS * share, query, { ...context, joined: '\n' });
    }
    return whole.length + alike.length > 0;
  }

  private take(
    best: Map<number, Found>,
    id: number,
    matched: number,
    query: Query,
    context: RankContext,
  ): void {
    const owner = id < 0 ? (this.textOwner[-id - 1] ?? 0) : id;
    const entry = this.entries[owner];
    if (!entry || !isAskedFor(entry, query)) {
      return;
    }
    const page = entry.pages.find((each) => context.pages.has(each)) ?? entry.pages[0] ?? 0;
    const isOfMigration = this.names.pages[page]?.[1].startsWith('migration/') ?? false;
    const inText = id < 0 ? { ...context, joined: '\n' } : context;
    const whole = id < 0 ? 0 : WHOLE_NAME * coverage(entry.name, context.asked) ** 2;
    const rank = rankOf(entry, matched + whole, inText, isOfMigration);
    const before = best.get(owner);
    const text = id < 0 ? this.texts[-id - 1] : before?.text;
    const isBetter = rank > (before?.rank ?? 0);
    const total = isBetter ? rank + (before?.rank ?? 0) * 0.2 : (before?.rank ?? 0) + rank * 0.2;
    best.set(owner, {
      entry,
      rank: total,
      page: isBetter ? page : (before?.page ?? page),
      ...(text === undefined ? {} : { text }),
    });
  }

  private list(query: Query): SearchOutcome {
    const isAny = query.kinds !== null || query.product !== null || query.plan !== null;
    const found = isAny ? this.entries.filter((entry) => isAskedFor(entry, query)) : [];
    return {
      found: found
        .slice(0, LIMIT)
        .map((entry) => ({ entry, rank: LISTED, page: entry.pages[0] ?? 0 })),
      total: found.length,
      words: [],
      isWhole: true,
    };
  }
}
