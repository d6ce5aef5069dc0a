import { BASE } from '#data/site/base.ts';
import type { Page, PageGroup } from '#data/types.ts';
import { displayTitle, groupPage } from './pageLinks.ts';
import { firstPage, isInternal } from './tree.ts';
import type { NavEntry, NavMark, NavTop } from './navEntry.ts';

/** The rows of the sidebar for some pages of the tree, with all that is inside of groups. */
export function navEntries(pages: readonly Page[]): NavEntry[] {
  return pages.map((page) => {
    const marks = marksOf(page);
    return {
      title: displayTitle(page),
      ...addressOf(page),
      ...(marks.length > 0 ? { marks } : {}),
      ...(page.children ? { children: navEntries(page.children) } : {}),
    };
  });
}

/** A branch of the sidebar: a group of the top level. */
export type NavBranch = { title: string; name: string; entries: NavEntry[] };

/**
 * The branches of the sidebar. `name` is for files: `/x/react-charts-group` -> `react-charts`
 * @throws when a subheader stands at the top level, where it would have to be open on every page
 */
export function navBranchesOf(pages: readonly Page[]): NavBranch[] {
  return pages.flatMap((page) => (page.children ? [branch(page)] : []));
}

/** The top level as every page has it. `fileOf` gives the address of the file with what is inside a group. */
export function navTopOf(pages: readonly Page[], fileOf: (title: string) => string): NavTop[] {
  return navEntries(pages).map(({ children, ...entry }) =>
    children ? { ...entry, file: fileOf(entry.title) } : entry,
  );
}

function branch(group: PageGroup): NavBranch {
  const title = displayTitle(group);
  if (group.subheader !== undefined) {
    throw new Error(
      `The subheader "${title}" (${group.pathname}) stands at the top level of the sidebar, whose groups open and close. Give it a title in data/tree/pages.ts instead.`,
    );
  }
  const name = group.pathname
    .slice(`${BASE}/`.length)
    .replace(/-group$/, '')
    .replaceAll('/', '-');
  return { title, name, entries: navEntries(group.children) };
}

function addressOf(page: Page): Pick<NavEntry, 'href'> {
  if (!page.children) {
    return { href: isInternal(page.pathname) ? `${page.pathname}/` : page.pathname };
  }
  if (page.subheader !== undefined) {
    return {};
  }
  const own = groupPage(page);
  return { href: own === undefined ? firstPage(page) : `${own}/` };
}

function marksOf({ plan, newFeature, planned, unstable }: Page): NavMark[] {
  return [
    ...(newFeature ? ['new' as const] : []),
    ...(planned ? ['planned' as const] : []),
    ...(unstable ? ['preview' as const] : []),
    ...(plan ? [plan] : []),
  ];
}
