import type { Page, PageGroup } from '#data/types.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { displayTitle } from './displayTitle.ts';
import { isInternal } from './isInternal.ts';
import { walkPages } from './walkPages.ts';

/** These variants of a page may repeat its path (behaviour 3.2). */
const EXEMPT = /components-api|hooks-api/;
const TAB_SUFFIX = '/[docsTab]';

/**
 * One sentence for each path that stands in the tree more than once; groups and external links count (behaviour 3.2).
 */
export function duplicateProblems(pages: readonly Page[]): string[] {
  const problems: string[] = [];
  const placeOf = new Map<string, string>();
  for (const { page, groups } of walkPages(pages)) {
    if (EXEMPT.test(page.pathname)) {
      continue;
    }
    const key = identityOf(page.pathname);
    const earlier = placeOf.get(key);
    const place = describePlace(groups.at(-1));
    if (earlier === undefined) {
      placeOf.set(key, place);
    } else {
      problems.push(
        `Two pages have the path ${key}: one ${earlier}, one ${place}. Change one of them in data/tree/pages.ts.`,
      );
    }
  }
  return problems;
}

function identityOf(pathname: string): string {
  const path = pathname.replace(TAB_SUFFIX, '');
  return isInternal(path) ? normalPath(path) : path.replace(/\/+$/, '');
}

function describePlace(parent: PageGroup | undefined): string {
  return parent ? `in "${displayTitle(parent)}" (${parent.pathname})` : 'at the top level';
}
