import MiniSearch, { type Query as MiniQuery, type SearchResult } from 'minisearch';
import { alternatives, nameTerms, textTerms } from './words.ts';

/** What is found by its name, by the place it stands in, or by its text. */
export type TermDoc = { id: number; name?: string; place?: string; text?: string };

/** Words of four letters and fewer have no typos, too many others are near; those of five have one, longer ones two. */
const FUZZY_FROM = 5;
const TEXT_FROM = 3;
const NEAR_WORDS = 5;

/** An empty index over the words of names, places and texts. */
export function createTermIndex(): MiniSearch<TermDoc> {
  return new MiniSearch<TermDoc>({
    fields: ['name', 'place', 'text'],
    tokenize: (text, field) => (field === 'text' ? textTerms(text) : nameTerms(text)),
    processTerm: (term) => term,
  });
}

/** What has all words of a query, or any; each as it stands, begun, or by another word for the same; with typos if `isTolerant`. */
export function askTerms(
  index: MiniSearch<TermDoc>,
  words: readonly string[],
  combineWith: 'AND' | 'OR',
  isTolerant: boolean,
): SearchResult[] {
  const queries = words.map((word): MiniQuery => ({
    combineWith: 'OR',
    queries: [word, ...alternatives(word).map(otherWord)],
    // In texts the beginnings of words are too many, and so are those that are only alike.
    ...(isTolerant || word.length < TEXT_FROM ? { fields: ['name', 'place'] } : {}),
  }));
  return index.search(
    { combineWith, queries },
    {
      boost: { name: 4, place: 1, text: 0.8 },
      prefix: true,
      fuzzy: (term) =>
        isTolerant && term.length >= FUZZY_FROM && (term.length > FUZZY_FROM ? 2 : 1),
      weights: { fuzzy: 0.25, prefix: 0.7 },
      tokenize: (text) => [text],
    },
  );
}

/** Words of names that come near one. */
export function nearTerms(index: MiniSearch<TermDoc>, word: string): string[] {
  return index
    .autoSuggest(word, { fuzzy: 0.4, prefix: true, fields: ['name'], tokenize: (text) => [text] })
    .map(({ suggestion }) => suggestion)
    .slice(0, NEAR_WORDS);
}

function otherWord(word: string): MiniQuery {
  return {
    queries: [word],
    fuzzy: false,
    prefix: word.length > 4,
    boost: { name: 2, place: 0.5, text: 0.4 },
  };
}
