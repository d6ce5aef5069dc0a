import type { Plan, ProductId } from '#data/types.ts';

/** What a row of the API reference can be. A `property` belongs to an interface. */
export const memberKinds = [
  'prop',
  'property',
  'event',
  'method',
  'slot',
  'selector',
  'class',
] as const;
export type MemberKind = (typeof memberKinds)[number];

/** What a result can be. A `section` is a part of a document under a heading. */
export const entryKinds = [
  'page',
  'component',
  'interface',
  ...memberKinds,
  'demo',
  'section',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A part of a document: the heading it stands under (none before the first), its anchor, its plain text. */
export type SearchSection = {
  heading: string;
  anchor: string;
  depth: number;
  text: string;
};

/** A page as the search knows it. */
export type SearchPage = {
  /** Normal path. */
  pathname: string;
  title: string;
  kind: 'page' | 'component' | 'interface';
  product: ProductId | null;
  plan: Plan | null;
  /** Titles of the groups it stands in, outermost first. */
  groups: readonly string[];
  sections: readonly SearchSection[];
  /** Names of its demos, which are their anchors. */
  demos: readonly string[];
  /** Whether it is one of the exports that people mean when they name none. */
  isMain?: boolean;
  /** How an API page's export is imported. */
  importLine?: string;
};

/** A row of an API page, or of a table in a document. */
export type SearchMember = {
  name: string;
  kind: MemberKind;
  /** Normal path of its page, and the fragment there. */
  pathname: string;
  anchor: string;
  type: string | null;
  default: string | null;
  plan: Plan | null;
};

/** All that can be found. */
export type SearchEntries = {
  pages: readonly SearchPage[];
  members: readonly SearchMember[];
};
