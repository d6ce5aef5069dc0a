import { navBranchesOf, navTopOf } from '#src/site/tree/navEntries.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { navBranches } from '#src/shell/navigate/navBranches.ts';

const rows = new Map(
  navBranchesOf(siteTree.pages).map(({ title, entries }) => [title, entries] as const),
);

/** The sidebar that pages are exported with: all of it is here. */
export const exportedBranches = navBranches(
  navTopOf(siteTree.pages, (title) => title),
  { first: (title) => rows.get(title) },
);
