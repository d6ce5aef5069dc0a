import { navBranchesOf, navTopOf } from '#src/pageTree/navEntries.node.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { navBranches } from './navBranches.ts';

/** The sidebar that pages are exported with: all of it is here. */
export function exportedBranches() {
  const { pages } = siteTree;
  const rows = new Map(navBranchesOf(pages).map(({ title, entries }) => [title, entries]));
  return navBranches(
    navTopOf(pages, (title) => title),
    { first: (title) => rows.get(title) },
  );
}
