import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';

/** Attributes of a directive, all of them known to it. */
export type Attributes = Readonly<Record<string, string>>;

/** A directive as its document writes it: its attributes, its `[label]`, and what stands inside, written out already. */
export type Written<Inside> = { attributes: Attributes; label: string; children: Inside[] };

/** What a directive reads of the page around it. */
export type DirectivePage = {
  /** Folder that holds the document and its demos. */
  folder: string;
  /** HTML of a generated table. Throws when the name is not known. */
  table: (name: string) => string;
};

/** What it reads of it for the Markdown twin. */
export type TwinPage = DirectivePage & {
  /** An address of the page as it holds elsewhere: `#stacks` as a whole one. */
  wholeAddress: (address: string) => string;
  /** Markdown of HTML that this site generates. */
  fromHtml: (html: string) => RootContent[];
};

/** What a directive adds to the outline of its document. A demo's name is its anchor. */
export type OutlineEntry =
  | { kind: 'demo'; name: string; isStill: boolean; isPlayground: boolean }
  | { kind: 'table'; name: string };

type Facts = {
  name: string;
  /** Another attribute is a mistake that the build names. */
  attributes: readonly string[];
  /** What it adds to the outline; undefined where its line is not whole. */
  outline?: (attributes: Attributes) => OutlineEntry | undefined;
  /** What the search reads of it. */
  text: 'inside' | 'none';
};

/** A directive on a line of its own. Its drawing may take time. */
export type LeafKind = Facts & {
  colons: 2;
  html: (
    attributes: Attributes,
    page: DirectivePage,
  ) => ElementContent[] | Promise<ElementContent[]>;
  markdown: (attributes: Attributes, page: TwinPage) => RootContent[] | Promise<RootContent[]>;
};

/** A directive in a line of text (one colon), or around other text (three). */
export type AroundKind = Facts & {
  colons: 1 | 3;
  /** The directive that must stand around it, and the sentence for one that stands elsewhere. */
  within?: { name: string; mistake: string };
  html: (directive: Written<ElementContent>) => ElementContent[];
  markdown: (directive: Written<RootContent>) => RootContent[];
};

/** All that is known of a directive: how it is written, what it adds to its page, and what comes out of it for each reader. */
export type DirectiveKind = LeafKind | AroundKind;
