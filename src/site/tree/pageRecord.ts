import type { Plan, ProductId } from '#data/types.ts';
import type { OlderPages } from '#src/site/path/olderPages.ts';
import type { PageLink } from './pageLink.ts';

/** A line of the contents list. `depth` is the level of its heading, 2 or 3. */
export type TocEntry = { id: string; text: string; depth: number };

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
  product: ProductId | null;
  plan: Plan | null;
  /** What stands below the lead, whole. In an exported file it stands in the page and this is empty (`ContentPage`). */
  html: string;
  toc: TocEntry[];
  /** Older anchors that lead to the title. */
  aliases?: string[];
  /** Groups from the outermost to the nearest. */
  breadcrumb: PageLink[];
  previous: PageLink | null;
  next: PageLink | null;
  /** Whether the page has demos to bring to life. */
  hasDemos: boolean;
  /** What this page needs beyond the styles that all pages share, such as those of a playground. */
  styles?: string;
  /** Where older versions have the same page. */
  olderPages?: OlderPages;
  /** Where the source of the page can be changed, or read. */
  source?: string;
};
