import { breadcrumb, groupStoodFor, neighbours, pageTitle } from '#src/site/tree/pageLinks.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import type { Place } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { headerOf, versionLinks } from '#src/site/path/headerOf.ts';
import { olderPages } from '#src/site/path/olderPages.ts';
import { linkOverviews } from '#src/documents/render/groupOverview.node.ts';
import type { ApiRecord } from '#src/reference/read/apiRecord.ts';
import type { Purpose } from '#src/reference/render/purpose.ts';
import { purposesOf } from '#src/reference/render/purposes.node.ts';
import type { Documents } from '#src/documents/parse/readDocuments.node.ts';
import { siteDocuments } from '#src/documents/parse/siteDocuments.node.ts';
import { documentNames } from './documentNames.node.ts';

type Surroundings = Pick<
  PageRecord,
  | 'pathname'
  | 'plan'
  | 'product'
  | 'identity'
  | 'versions'
  | 'breadcrumb'
  | 'standsFor'
  | 'previous'
  | 'next'
>;

/** What the shell shows around the page at a place. The browser has no tree to compute it from. */
export function surroundingsOf({ pathname, node, product }: Place): Surroundings {
  const group = groupStoodFor(siteTree, pathname);
  const { previous, next } = neighbours(siteTree, pathname);
  // A page's props travel as JSON, which knows no undefined.
  return {
    pathname,
    ...(node?.plan ? { plan: node.plan } : {}),
    ...(product ? { product: product.id } : {}),
    identity: headerOf(pathname),
    versions: versionLinks(pathname, olderPages(pathname)),
    breadcrumb: linkOverviews(breadcrumb(siteTree, pathname), pathname),
    ...(group === undefined ? {} : { standsFor: titlesDownTo(group) }),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}

function titlesDownTo(group: string): string[] {
  return [...breadcrumb(siteTree, group).map(({ title }) => title), pageTitle(siteTree, group)];
}

/** The rows of an API page by what they are for, as the documents of its product tell; nothing where they tell too little. */
export function pagePurposes(record: ApiRecord, documents: Documents = siteDocuments()): Purpose[] {
  return purposesOf(record, documentNames(record.product, documents), siteTree);
}
