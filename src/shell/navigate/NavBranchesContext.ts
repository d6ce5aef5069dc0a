import { createContext, use, useSyncExternalStore } from 'react';
import { navTop } from '#src/generated/navTop.ts';
import type { NavEntry } from '#src/site/tree/navEntry.ts';
import { navBranches, type NavBranches, type NavRows } from './navBranches.ts';
import { readShownRows } from './readShownRows.ts';

let shown: NavEntry[] | undefined;

/** The sidebar of this site as a browser has it: what stands in the page, and what it fetches. */
export const siteBranches = navBranches(navTop, {
  first(title) {
    const tree = typeof document === 'undefined' ? null : document.querySelector('.side .tree');
    shown ??= tree ? readShownRows(tree) : undefined;
    return shown?.find((entry) => entry.title === title)?.children ?? undefined;
  },
});

/** An export hands in a sidebar that lacks nothing; a browser has its own. */
export const NavBranchesContext = createContext<NavBranches>(siteBranches);

/** The sidebar in parts, with the rows that are here. */
export function useNavBranches(): NavRows & Omit<NavBranches, 'rows'> {
  const { rows, ...parts } = use(NavBranchesContext);
  return { ...useSyncExternalStore(parts.subscribe, rows, rows), ...parts };
}
