import type { ProductId } from '#data/types.ts';
import type { Entry } from './entries.ts';
import type { EntryKind } from './searchEntry.ts';

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
const BEGINS = 120;
const SAME_PRODUCT = 1.5;
const NAMED_PAGE = 2.5;
const NAMED_PRODUCT = 2;
const OTHER_PRODUCT = 0.6;
const PENDING = 0.6;
const MIGRATION = 0.35;

export type RankContext = {
  /** The words looked for, as one. */
  joined: string;
  /** The product of the page that asks. */
  current: ProductId | null;
  /** What the query itself names. */
  pages: ReadonlySet<number>;
  product: ProductId | null;
  /** Whether the query speaks of versions. */
  isMigration: boolean;
};

/** What a hit is worth: how well its words match, how whole its name, where it stands, whether it is written. */
export function rankOf(
  { kind, key, product, pages, isPending }: Entry,
  matched: number,
  { joined, current, pages: named, product: namedProduct, isMigration }: RankContext,
  isOfMigration: boolean,
): number {
  let rank = matched * WEIGHTS[kind];
  if (key === joined) {
    rank += EXACT * WEIGHTS[kind];
  } else if (joined.length > 1 && key.startsWith(joined)) {
    rank += (BEGINS * WEIGHTS[kind] * joined.length) / key.length;
  }
  if (product !== null && product === current) {
    rank *= SAME_PRODUCT;
  }
  if (named.size > 0 && pages.some((page) => named.has(page))) {
    rank *= NAMED_PAGE;
  }
  if (namedProduct !== null && product !== null) {
    rank *= namedProduct === product ? NAMED_PRODUCT : OTHER_PRODUCT;
  }
  if (isPending) {
    rank *= PENDING;
  }
  if (isOfMigration && !isMigration) {
    rank *= MIGRATION;
  }
  return rank;
}
