import type { ApiPages, Page, PageLine, PageGroup, PageLeaf, ApiKind, ApiPage, ProductId } from '#data/types.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { productById } from '#src/site/path/productById.ts';
import { kebab } from '#src/site/path/names.ts';
import { duplicateProblems } from './treeProblems.ts';

/** The page tree and what is looked up in it. Plain records and lists, so that it survives JSON. */
export interface TreeIndex {
  /** The top level, with every API page spelled out. */
  pages: Page[];
  /** Every page, group and link out by its path: normal inside the site, as written outside. */
  nodes: Record<string, Page>;
  /** Path of the nearest group of each node; the top level has none. */
  parents: Record<string, string>;
  /** Paths of the pages of this site in the order of the sidebar. */
  leaves: string[];
}

/**
 * Indexes the lines of `data/tree/pages.ts`.
 * @throws when a path stands in the tree twice; the message names it and both groups (behaviour 3.2)
 */
export function buildTree(lines: readonly PageLine[], apiPages: ApiPages): TreeIndex {
  const pages = expandPages(lines, apiPages);
  const duplicates = duplicateProblems(pages);
  if (duplicates.length > 0) {
    throw new Error(duplicates.join('\n'));
  }
  const placed = walkPages(pages).map(({ page, groups }) => ({
    page,
    path: treePath(page),
    parent: groups.at(-1),
  }));
  return {
    pages,
    nodes: Object.fromEntries(placed.map(({ path, page }) => [path, page])),
    parents: Object.fromEntries(
      placed.flatMap(({ path, parent }) => (parent ? [[path, treePath(parent)]] : [])),
    ),
    leaves: placed.filter(({ page }) => isPage(page)).map(({ path }) => path),
  };
}

function treePath({ pathname }: Page): string {
  return isInternal(pathname) ? normalPath(pathname) : pathname;
}

function isPage({ pathname, children }: Page): boolean {
  return !children && isInternal(pathname);
}

/** A page with the groups it stands in, outermost first. */
interface PlacedPage {
  page: Page;
  groups: readonly PageGroup[];
}

/** All pages and groups in the order of the sidebar, a group before its children. */
export function walkPages(pages: readonly Page[], groups: readonly PageGroup[] = []): PlacedPage[] {
  return pages.flatMap((page) => [
    { page, groups },
    ...(page.children ? walkPages(page.children, [...groups, page]) : []),
  ]);
}

/** The page of this site at a path in any spelling; never a group (behaviour 1.1, rule 5). */
export function findPage(tree: TreeIndex, path: string): PageLeaf | undefined {
  const node = findNode(tree, path);
  return node?.children ? undefined : node;
}

/** The page or group at a path in any spelling. */
export function findNode(tree: TreeIndex, path: string): Page | undefined {
  return tree.nodes[normalPath(path)];
}

/** Address of the first page in a group, at any depth (behaviour 3.5). */
export function firstPage(group: PageGroup): string {
  let page: Page | undefined = group;
  while (page?.children) {
    page = page.children[0];
  }
  return page ? `${page.pathname}/` : '';
}

/** Whether a pathname of the tree is a page of this site; anything else is a link out. */
export function isInternal(pathname: string): boolean {
  return pathname.startsWith('/');
}

/** The lines of `data/tree/pages.ts` with every API line replaced by the pages it stands for. */
function expandPages(lines: readonly PageLine[], apiPages: ApiPages): Page[] {
  return lines.flatMap((line) => {
    if ('api' in line) {
      const { product, kind } = line.api;
      return apiLeaves(product, kind, apiPages[product][kind]);
    }
    return line.children ? { ...line, children: expandPages(line.children, apiPages) } : line;
  });
}

/**
 * The leaves of one list of `data/tree/apiPages.ts`. Interfaces carry no plan in the sidebar: 8.4.0 marks none, though three
 * of them are premium (behaviour 3.1 counts the marks).
 */
export function apiLeaves(product: ProductId, kind: ApiKind, list: readonly ApiPage[]): PageLeaf[] {
  return list.map(({ name, plan }) => ({
    pathname: apiPathname(product, name),
    title: name,
    ...(plan && kind === 'component' ? { plan } : {}),
  }));
}

/** Address of the API page of an export. `charts`, `ChartsXAxis` -> `/x/api/charts/charts-x-axis` */
export function apiPathname(product: ProductId, name: string): string {
  return `${productById(product).apiRoute}/${kebab(name)}`;
}
