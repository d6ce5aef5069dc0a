import { products } from '#data/products.ts';
import type { ProductId } from '#data/types.ts';
import { britishEndings, searchSynonyms } from '#data/writing/searchSynonyms.ts';

/** Asked with others, these say nothing of what is looked for. */
const STOP_WORDS = new Set(
  'a am an and any are as at be been being but by can could did do does doing done for from get gets getting go goes going got had has have how i if in into is it its just me mui my of on or our please react should so some than that the their them then there these they this those to us use using via vs want wants was we were what when where which while who whose why will with would x you your'.split(
    ' ',
  ),
);

/** In a sentence these say what the reader wants, not what it is about; two words may be a name: `show toolbar`. */
const SENTENCE_WORDS = new Set(
  'add after allow also always anyone because become becomes before between called cannot certain change configure create depending difference each else every give given gives happen happens implement instead keep keeps let lets like make makes making many much must need needs never not once other others possible put see sees set show someone something specific still tell thing things through too try trying used user users various very way ways whole without work working works'.split(
    ' ',
  ),
);
/** The product that a word hints at. */
const HINTS: ReadonlyMap<string, ProductId> = new Map(
  products.flatMap(({ id, searchHints }) => searchHints.map((word) => [word, id] as const)),
);
const SENTENCE = 3;
const PHRASES = [...searchSynonyms.keys()].filter((key) => key.includes(' '));
const LONGEST_PHRASE = Math.max(...PHRASES.map((key) => key.split(' ').length));
/** Nearly no word begins a phrase, and the names of all hits are read at every key. */
const PHRASE_BEGINNINGS = new Set(PHRASES.map((key) => key.split(' ')[0]));

/** Where a part of a name begins: `rowHeight`, `HTMLId`, `Unstable_FunnelChart`. */
const PARTS = /(?<=[\p{Ll}\p{N}])\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})|(?<=_)[^_]/gu;

/** `Row height (px)` -> `Row`, `height`, `px` */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * The words under which a name or title is found: each word, what stands behind each capital within it, its stem, and all words
 * of a short title as one. `onRowClick` -> `onrowclick`, `rowclick`, `click`
 */
export function nameTerms(name: string): string[] {
  const words = splitWords(name);
  const terms = words.flatMap((word) => [...tails(word), stem(word.toLowerCase())]);
  if (words.length > 1 && words.length <= 3) {
    terms.push(words.join('').toLowerCase());
  }
  return [...new Set(terms)];
}

/** The words of running text, names within it by their parts too. */
export function textTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const lower = word.toLowerCase();
    if (lower.length < 2 || STOP_WORDS.has(lower)) {
      return [];
    }
    return /\p{Ll}\p{Lu}/u.test(word) ? tails(word) : [lower];
  });
}

/**
 * The words of a query that tell something, in lower case; all of them when none does. Words that mean something together are
 * one. `How to set a time zone?` -> `time zone`
 */
export function queryWords(text: string): string[] {
  const words = joinPhrases(splitWords(text).map((word) => word.toLowerCase()));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const topics =
    telling.length < SENTENCE ? telling : telling.filter((word) => !SENTENCE_WORDS.has(word));
  return [topics, telling].find(({ length }) => length > 0) ?? words;
}

/** Whether a query is said as one says it to a person: `how to export to excel`, not `export excel` */
export function isSentence(text: string): boolean {
  const words = splitWords(text).map((word) => word.toLowerCase());
  const isSaid = words.some((word) => STOP_WORDS.has(word) || SENTENCE_WORDS.has(word));
  return isSaid && words.length >= SENTENCE;
}

/** The product that the words of a query are usually about. `hide`, `columns` -> `data-grid` */
export function hintedProduct(words: readonly string[]): ProductId | null {
  const hinted = words.flatMap((word) => HINTS.get(word) ?? HINTS.get(stem(word)) ?? []);
  return hinted[0] ?? null;
}

/** `merge`, `cells` -> `merge cell` */
function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = phraseAt(words, start);
    joined.push(phrase?.key ?? words[start] ?? '');
    start += phrase?.length ?? 1;
  }
  return joined;
}

function phraseAt(words: readonly string[], start: number) {
  const first = words[start] ?? '';
  if (!PHRASE_BEGINNINGS.has(first) && !PHRASE_BEGINNINGS.has(stem(first))) {
    return undefined;
  }
  for (let length = Math.min(LONGEST_PHRASE, words.length - start); length > 1; length -= 1) {
    const part = words.slice(start, start + length);
    const key = [part, part.map(stem)]
      .map((each) => each.join(' '))
      .find((each) => searchSynonyms.has(each));
    if (key !== undefined) {
      return { key, length };
    }
  }
  return undefined;
}

/** What a word of a query is looked up as besides itself: its stem, its American spelling, and other words for the same. */
export function alternatives(word: string): string[] {
  const stemmed = stem(word);
  const spelled = [word, americanSpelling(word)].flatMap((each) => [each, stem(each)]);
  const others = spelled.flatMap((each) => searchSynonyms.get(each) ?? []);
  return [...new Set([stemmed, ...spelled, ...others])].filter((other) => other !== word);
}

/** `customise` -> `customize`; a word that is spelled alike stays */
function americanSpelling(word: string): string {
  const [british, american] = britishEndings.find(([ending]) => word.endsWith(ending)) ?? ['', ''];
  return british === '' ? word : word.slice(0, -british.length) + american;
}

/** `columns` -> `column`, `stacking`, `stacked` and `stackable` -> `stack`; short words stay as they are. */
export function stem(word: string): string {
  if (word.endsWith('ss')) {
    return word;
  }
  const [, base] = /^(.{4,}?)(?:ing|ed|es|able)$/.exec(word) ?? /^(.{3,})s$/.exec(word) ?? [];
  return base ?? word;
}

function tails(word: string): string[] {
  const starts = [0];
  for (const { index } of word.matchAll(PARTS)) {
    if (index > 0) {
      starts.push(index);
    }
  }
  return starts.map((start) => word.slice(start).toLowerCase());
}

/** The parts of names within a query, which may be the beginnings of words: `colVis` -> `col`, `vis` */
export function nameParts(text: string): string[] {
  return queryWords(text.replace(PARTS, ' $&'));
}
