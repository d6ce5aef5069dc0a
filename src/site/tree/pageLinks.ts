import { titleOf } from '#src/site/path/titleOf.ts';
import { groupPages } from '#data/tree/overviews.ts';
import type { PageGroup } from '#data/types.ts';
import { type TreeIndex, findNode } from './tree.ts';

/** A node as another page speaks of it. */
export interface PageLink {
  pathname: string;
  title: string;
}

/** Path and displayed title of a node; `null` for no node, because a page's props travel as JSON. */
function pageLink(tree: TreeIndex, pathname: string | undefined): PageLink | null {
  return pathname === undefined ? null : { pathname, title: pageTitle(tree, pathname) };
}

/** Title of the page or group at a path; outside the tree the path tells it (behaviour 1.1, rule 5). */
export function pageTitle(tree: TreeIndex, path: string): string {
  const node = findNode(tree, path);
  return node ? displayTitle(node) : titleOf(path);
}

interface Titled {
  pathname: string;
  title?: string | false;
  subheader?: string;
}

/**
 * The title the site shows for a node: its own, else its subheader word for word, else one made from its pathname.
 * A title of `false` means that the page shows none: `null` (behaviour 2.1).
 */
export function displayTitle(page: Titled & { title?: string }): string;
export function displayTitle(page: Titled): string | null;
export function displayTitle({ pathname, title, subheader }: Titled): string | null {
  if (title === false) {
    return null;
  }
  return title || subheader || titleOf(pathname);
}

/** The pages before and after a page. */
export interface Neighbours {
  previous: PageLink | null;
  next: PageLink | null;
}

/** Previous and next of a normal path in the order of the sidebar, groups and links out left aside (behaviour 3.4). */
export function neighbours(tree: TreeIndex, pathname: string): Neighbours {
  const position = tree.leaves.indexOf(pathname);
  if (position < 0) {
    return { previous: null, next: null };
  }
  return {
    previous: pageLink(tree, tree.leaves[position - 1]),
    next: pageLink(tree, tree.leaves[position + 1]),
  };
}

/** The groups that a normal path stands in, from the outermost to the nearest, without an artificial root (behaviour 3.5). */
export function breadcrumb(tree: TreeIndex, pathname: string): PageLink[] {
  const parent = tree.parents[pathname];
  const link = pageLink(tree, parent);
  return link ? [...breadcrumb(tree, link.pathname), link] : [];
}

/** Normal path of the page that stands for a group. `/x/migration-group` -> `/x/migration` */
export function groupPage({ pathname }: Pick<PageGroup, 'pathname'>): string | undefined {
  return Object.hasOwn(groupPages, pathname) ? groupPages[pathname] : undefined;
}

/** The group that a page outside of the tree stands for. `/x/migration` -> `/x/migration-group`; a page in the tree has its own place. */
export function groupStoodFor(tree: TreeIndex, pathname: string): string | undefined {
  if (tree.nodes[pathname]) {
    return undefined;
  }
  return Object.entries(groupPages).find(([, page]) => page === pathname)?.[0];
}
