import { navBranchesOf, navTopOf } from '#src/pageTree/navEntries.node.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { navBranches } from './navBranches.ts';

const rows = new Map(
  navBranchesOf(siteTree.pages).map(({ title, entries }) => [title, entries] as const),
);

/** The sidebar that pages are exported with: all of it is here. */
export const exportedBranches = navBranches(
  navTopOf(siteTree.pages, (title) => title),
  { first: (title) => rows.get(title) },
);
