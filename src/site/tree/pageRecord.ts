import type { Plan, ProductId } from '#data/types.ts';
import type { HeaderIdentity, VersionLinks } from '#src/site/path/headerOf.ts';
import type { PageLink } from './pageLinks.ts';

/** A line of the contents list. `depth` is the level of its heading, 2 or 3. */
export type TocEntry = { id: string; text: string; depth: number };

/** A group that a page stands in, with the address it leads to where it has one; a heading of the sidebar is no place to go to. */
export type Crumb = { title: string; overview?: string; isHeading?: true };

/** Everything the browser knows of a page; the only thing that crosses from build to browser. */
export type PageRecord = {
  /** Normal path: `/x/react-charts/bars`. */
  pathname: string;
  /**
   * The home page is a document without ad, feedback and Markdown twin. A special page is kept from search engines; what stands for a
   * missing page has no address of its own.
   */
  kind: 'document' | 'home' | 'special' | 'missing';
  title: string;
  /** Lead of the page and its meta description. */
  description: string;
  product?: ProductId;
  plan?: Plan;
  /** What stands below the lead, whole. In an exported file it stands in the page and this is empty (`ContentPage`). */
  html: string;
  toc: TocEntry[];
  /** Older anchors that lead to the title. */
  aliases?: string[];
  /** What the header shows. */
  identity: HeaderIdentity;
  /** Where the version switcher leads. */
  versions: VersionLinks;
  /** Groups from the outermost to the nearest; none outside the tree. */
  breadcrumb: Crumb[];
  /** Titles of the groups down to the one that the page stands for, where it is no page of the tree. */
  standsFor?: string[];
  /** Pages outside the tree have neither. */
  previous?: PageLink;
  next?: PageLink;
  /** Whether the page has demos to bring to life. */
  hasDemos: boolean;
  /** What this page needs beyond the styles that all pages share, such as those of a playground. */
  styles?: string;
  /** Where the source of the page can be changed, or only read, as that of a page of the API reference. */
  source?: { address: string; isEditable: boolean };
};
