import { breadcrumb } from '#src/site/tree/breadcrumb.ts';
import { groupStoodFor } from '#src/site/tree/groupPage.ts';
import { neighbours } from '#src/site/tree/neighbours.ts';
import type { PageRecord } from '#src/site/tree/pageRecord.ts';
import { pageTitle } from '#src/site/tree/pageTitle.ts';
import type { Place } from '#src/site/tree/place.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { headerOf } from '#src/site/path/headerOf.ts';
import { olderPages } from '#src/site/path/olderPages.ts';
import { versionLinks } from '#src/site/path/versionLinks.ts';
import { linkOverviews } from '#src/documents/render/groupOverview.node.ts';

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
