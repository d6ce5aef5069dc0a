import type { ProductId } from '#data/types.ts';
import { editDistance } from '#src/site/words/editDistance.ts';
import type { Entry } from '#src/search/index/entries.ts';
import type { EntryKind } from '#src/search/index/searchEntry.ts';

/** How much each kind is worth where words match alike. */
const WEIGHTS: Readonly<Record<EntryKind, number>> = {
  page: 1.25,
  component: 1.15,
  prop: 1.1,
  interface: 1.05,
  event: 1,
  method: 1,
  section: 1,
  property: 0.95,
  slot: 0.9,
  selector: 0.8,
  demo: 0.7,
  class: 0.65,
};
/** More than any words in a text are worth, and in the order of the weights. */
const EXACT = 1000;
/** A name as code writes it, to the letter. */
const TO_THE_LETTER = 2;
/** A name but for a letter or two. */
const NEARLY = 200;
const BEGINS = 120;
/** Who writes words asks for a text, who writes `rowHei` for a name. */
const TEXT_FOR_WORDS = 1.3;
const TEXT_FOR_SENTENCE = 3;
const TEXT_FOR_NAME = 0.5;
const OF_MAIN_EXPORT = 1.25;
const SAME_PRODUCT = 1.5;
const NAMED_PAGE = 2.5;
const NAMED_PRODUCT = 2;
const OTHER_PRODUCT = 0.05;
const HINTED_PRODUCT = 1.6;
const MIGRATION = 0.35;
const NEWEST_GUIDE = 7;
const AN_OLDER_GUIDE = 0.85;

const LEAST_LETTERS = 5;
/** Names of so many letters may have two wrong. */
const LONG = 7;

export type RankContext = {
  /** The words looked for, as one; null where no name is asked for as a whole. */
  joined: string | null;
  /** The query as it was written: a name with capitals within is meant as it stands. */
  written: string;
  /** How many words it has. */
  words: number;
  /** Whether it asks how something is done. */
  isSentence: boolean;
  /** These, and others that mean the same. */
  asked: readonly string[];
  /** The product of the page that asks. */
  current: ProductId | null;
  /** What the query itself names. */
  pages: ReadonlySet<number>;
  product: ProductId | null;
  /** The product that its words name, or are usually about. */
  hinted: ProductId | null;
  /** Whether the query speaks of versions. */
  isMigration: boolean;
};

/**
 * What a hit is worth: how well its words match, how whole its name, where it stands.
 * @param guideFrom the major version that its page leads away from; 0: an earlier package; null: it is no migration guide
 */
export function rankOf(
  entry: Entry,
  matched: number,
  context: RankContext,
  guideFrom: number | null,
): number {
  const { kind, product, pages, isMain } = entry;
  const { current, pages: named, product: namedProduct, hinted, isMigration } = context;
  const isNamed = pages.some((page) => named.has(page));
  const isElsewhere = named.size > 0 && !isNamed && !(isProse(kind) && product === namedProduct);
  return (
    (matched + (isElsewhere ? 0 : wholeness(entry, context))) *
    WEIGHTS[kind] *
    textFactor(kind, context) *
    (isMain ? OF_MAIN_EXPORT : 1) *
    (product !== null && product === current ? SAME_PRODUCT : 1) *
    (isNamed ? NAMED_PAGE : 1) *
    productFactor(product, namedProduct) *
    (product !== null && product === hinted ? HINTED_PRODUCT : 1) *
    migrationFactor(guideFrom, isMigration)
  );
}

function wholeness({ kind, key, name }: Entry, { joined, written }: RankContext): number {
  // What a demo shows, its page says at more length.
  if (kind === 'demo' || joined === null) {
    return 0;
  }
  if (key === joined) {
    return EXACT * (isName(written) && name === written ? TO_THE_LETTER : 1);
  }
  if (joined.length > 1 && key.startsWith(joined)) {
    const isToTheLetter = isName(written) && name.startsWith(written);
    return ((BEGINS * joined.length) / key.length) * (isToTheLetter ? TO_THE_LETTER : 1);
  }
  const most = joined.length >= LONG ? 2 : 1;
  const isAlike = joined.length >= LEAST_LETTERS && Math.abs(key.length - joined.length) <= most;
  return isAlike && editDistance(key, joined) <= most ? NEARLY : 0;
}

function textFactor(kind: EntryKind, { words, written, isSentence }: RankContext): number {
  if (!isProse(kind)) {
    return 1;
  }
  if (isSentence) {
    return TEXT_FOR_SENTENCE;
  }
  if (isName(written)) {
    return TEXT_FOR_NAME;
  }
  return words > 1 ? TEXT_FOR_WORDS : 1;
}

function isProse(kind: EntryKind): boolean {
  return kind === 'page' || kind === 'section';
}

function productFactor(product: ProductId | null, named: ProductId | null): number {
  if (named === null || product === null) {
    return 1;
  }
  return named === product ? NAMED_PRODUCT : OTHER_PRODUCT;
}

/** Guides stand behind what is true now, unless versions are asked for: then the newest comes first. */
function migrationFactor(guideFrom: number | null, isMigration: boolean): number {
  if (guideFrom === null) {
    return 1;
  }
  return isMigration ? AN_OLDER_GUIDE ** (NEWEST_GUIDE - guideFrom) : MIGRATION;
}

/** `rowSelection`, `BarChart`; not `rows`, which may be a word */
function isName(text: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(text);
}
