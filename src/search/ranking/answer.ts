import type { Plan, ProductId } from '#data/types.ts';
import type { Counts } from './counts.ts';
import type { Guide } from '#src/search/index/guide.ts';
import type { EntryKind } from '#src/search/index/searchEntry.ts';

/** A result as the box shows it. */
export type Hit = {
  href: string;
  kind: EntryKind;
  name: string;
  /** Where it stands, outermost first. */
  crumbs: readonly string[];
  /** On how many other pages the same name stands. */
  others: number;
  plan: Plan | null;
  /** Where it stands in a migration guide: whose, and from which version to which. */
  guide?: Guide;
  type?: string;
  default?: string;
  /** How the component or interface that has it is imported. */
  importLine?: string;
  /** The words around those that were found in the text. */
  excerpt?: string;
};

/** Results of one product; null: of pages that belong to none. */
export type HitGroup = { product: ProductId | null; hits: readonly Hit[] };

/** What a query found. */
export type Answer = {
  groups: readonly HitGroup[];
  total: number;
  /** How much there is of each product and kind; null: nobody has counted. */
  counts: Counts | null;
  /** What to mark in names and excerpts. */
  words: readonly string[];
  /** Where nothing was found: words that come near. */
  near: readonly string[];
  /** Whether more may come, because a file of the index is on its way. */
  isPartial: boolean;
  /** Whether a file of the index could not be had, so that results may be missing. */
  isLacking: boolean;
};

export const NO_ANSWER: Answer = {
  groups: [],
  total: 0,
  counts: null,
  words: [],
  near: [],
  isPartial: false,
  isLacking: false,
};
