import type { ProductId } from './products.ts';

export type { ProductId };

/** A paid plan. What needs no licence has no plan. */
export type Plan = 'pro' | 'premium';

/** What an API page describes. */
export type ApiKind = 'component' | 'interface';

/** The older major versions the version switcher offers (behaviour 8.3). */
export type OlderVersion = 'v7' | 'v6' | 'v5' | 'v4';

/** What a line of the tree may say about its page; without a title, the title comes from the pathname. */
export interface PageFacts {
  title?: string;
  subheader?: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** A page a visitor can open: a document, an API page, or an external https link. */
export interface PageLeaf extends PageFacts {
  pathname: string;
  children?: undefined;
}

/** A heading of the sidebar. It has a pathname as its identity, but no page of its own. */
export interface PageGroup extends PageFacts {
  pathname: string;
  children: Page[];
}

/** A node of the page tree (behaviour 3.1); `children` tells a group from a leaf. */
export type Page = PageLeaf | PageGroup;

/** Stands in `data/tree/pages.ts` for the API pages of one product and kind, which `data/tree/apiPages.ts` lists. */
export interface ApiLine {
  api: { product: ProductId; kind: ApiKind };
}

/** A group as `data/tree/pages.ts` writes it: its API pages are not spelled out yet. */
export interface GroupLine extends PageFacts {
  pathname: string;
  children: PageLine[];
}

/** A line of `data/tree/pages.ts`. */
export type PageLine = PageLeaf | GroupLine | ApiLine;

/** A component or interface with an API page; `plan` is the lowest plan that exports it. */
export interface ApiPage {
  name: string;
  plan?: Plan;
}

/** The API pages of every product and kind, each list in the order of the sidebar. */
export type ApiPages = Record<ProductId, Record<ApiKind, readonly ApiPage[]>>;

/** What the header shows, and where the version switcher leads (behaviour 8.3). */
export interface Identity {
  /** What it is called wherever it is named. */
  name: string;
  /** What the header calls it instead, where that is shorter (behaviour 1.1, rule 5). */
  headerName?: string;
  /** The small line above the name. */
  overline: string | null;
  /** Normal path of the overview page. */
  route: string;
  version: string;
  /** The entry of each older version that had it; any other version leads to the general entry. */
  olderVersions: Partial<Record<OlderVersion, string>>;
}

/** A language that demos can be shown in; `src/demos/locales` has the texts. */
export type PreviewLocale = 'de' | 'es' | 'fr' | 'he' | 'ja';

/** What `data/products.ts` says of a product. Nothing else says anything of it; `toProduct` adds what follows from the id. */
export interface ProductRecord extends Pick<Identity, 'name' | 'headerName' | 'olderVersions'> {
  /** Its pages lie below `/x/react-<id>`, its API pages below `/x/api/<id>`. */
  id: string;
  /** Follows `in:` in a query, and begins the name of the table of its translations: `pickers-locales`. */
  shortName: string;
  /** What people call it in a query: one word each, in lower case. */
  searchWords: readonly string[];
  /** Words that a query for something of it has, though other products may know them too. Lower case, singular. */
  searchHints: readonly string[];
  /** What people mean when they name a prop that many exports have: the first of these is shown first. */
  mainExports: readonly string[];
  /** The npm package of each plan it is sold in. */
  packages: { community: string } & Partial<Record<Plan, string>>;
  /**
   * Where the community package is installed at the version of the site, if not under its own name: where its Pro package exists in a
   * newer version only, demos run on the newer community package that this one brings along.
   */
  siteVersionPackage?: string;
  /** Whether the `propTypes` of its components leave out what stands behind conditional types; elsewhere they name all that is public. */
  hasNarrowPropTypes?: boolean;
  /** Languages of the preview that its packages ship; none where its components say nothing by themselves. */
  previewLocales: readonly PreviewLocale[];
  /** Its migration guides, which list all members that differ from major to major; absent: it has none. */
  migration?: MigrationRecord;
}

/** The migration guides of a product. */
export interface MigrationRecord {
  /** `pickers` of `/x/migration/migration-pickers-v7`. */
  guide: string;
  /** The first major under the present names of its packages; what came before was in the lab. */
  firstMajor: number;
  /**
   * What is compared beside the exports that have an API page: public components that a later major dropped, and interfaces whose
   * members users write or read without a page of their own.
   */
  alsoCompared: Record<ApiKind, readonly string[]>;
}

/** Everything the site knows about a product. */
export interface Product extends Identity, Omit<ProductRecord, 'id'> {
  id: ProductId;
  /** The id sent to analytics and used by the search; `parsePath` reads it from a path. */
  analyticsId: string;
  /** Normal path above the product's API pages; only some products have a page there. */
  apiRoute: string;
}

/** An ad as a page shows it: one of our own, or one of the network's in our terms. */
export interface Ad {
  /** Who or what is advertised; stands in bold before the description. */
  name: string;
  /** Absolute https address. */
  link: string;
  /** Address of a picture of 130 by 100 px; undefined: none. */
  img: string | undefined;
  /** Plain text. */
  description: string;
  /** Who published the ad. */
  poweredby: string;
  /** What clicks on it are counted under. */
  label: string;
}
