import type { Plan, ProductId } from '#data/types.ts';
import type { MemberKind, SearchPage } from './searchEntry.ts';

// The files of the index, written at build and read by the worker. Pages are named by their number in `NamesFile.pages`.

export type PackedPage = readonly [
  title: string,
  /** Normal path without `/x/`. */
  path: string,
  group: number,
  product: ProductId | null,
  kind: SearchPage['kind'],
  plan: Plan | null,
  /** 1: one of the exports that people mean when they name none */
  isMain: 0 | 1,
];

/** A name with the pages that have it, the most important first; a plan or anchor only where they do not follow from these. */
export type PackedMember = readonly [
  name: string,
  pages: readonly number[],
  plan?: Plan | null,
  anchor?: string,
];

/** The first file: what everything is called. */
export type NamesFile = {
  groups: readonly (readonly string[])[];
  pages: readonly PackedPage[];
  members: Readonly<Record<MemberKind, readonly PackedMember[]>>;
  demos: readonly (readonly [page: number, ...names: string[]])[];
};

export type PackedHeading = readonly [text: string, anchor: string, depth: number];

/** The second file: headings of the documents by page. */
export type HeadingsFile = readonly (readonly [page: number, ...headings: PackedHeading[]])[];

/** Number of a type and of a default in `texts`; 0: none. */
export type PackedDetail = readonly [type: number, standard?: number];

/** What members are, in the order of `NamesFile.members`: once where all pages agree, else by page. */
export type DetailsFile = {
  texts: readonly string[];
  members: Readonly<Record<MemberKind, readonly (readonly PackedDetail[])[]>>;
  imports: readonly (readonly [page: number, line: string])[];
};

/** Texts of one product's documents: of each page what stands before its first heading, then one for each heading. */
export type TextFile = readonly (readonly [page: number, ...texts: string[]])[];

/** Documents of no product. */
export const GENERAL = 'general';
export type TextPart = ProductId | typeof GENERAL;

/** All files of an index. */
export type SearchFiles = {
  names: NamesFile;
  headings: HeadingsFile;
  details: DetailsFile;
  texts: Readonly<Record<TextPart, TextFile>>;
};
