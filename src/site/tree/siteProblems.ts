import type { Page } from '#data/types.ts';
import { isApiPath } from '#src/site/path/base.ts';
import { documentFile } from '#src/site/path/contentFolder.ts';
import { normalPath } from '#src/site/path/normalPath.ts';
import { isInternal, walkPages } from './tree.ts';

/** What the site holds, to be compared with its tree. All paths are normal paths. */
export interface SiteInventory {
  /** Pages that have a document or a generated API page. */
  documents: ReadonlySet<string>;
  /** Exported pages; leave it out where that is not known yet, and the route rules are not judged. */
  routes?: ReadonlySet<string>;
  /** Pages that are meant to stand outside the tree (V5). */
  outsideRoutes: ReadonlySet<string>;
}

interface TreePaths {
  leaves: ReadonlySet<string>;
  groups: ReadonlySet<string>;
}

/** One sentence for each place where tree, documents and routes disagree (behaviour 3.3: V3-V5). */
export function siteProblems(pages: readonly Page[], site: SiteInventory): string[] {
  const tree = treePaths(pages);
  return [
    ...missingDocuments(tree, site),
    ...strayDocuments(tree, site),
    ...(site.routes ? routeProblems(tree, site.routes, site.outsideRoutes) : []),
  ];
}

function treePaths(pages: readonly Page[]): TreePaths {
  const nodes = walkPages(pages).map(({ page }) => page);
  const internal = nodes.filter(({ pathname }) => isInternal(pathname));
  const pathsOf = (list: Page[]) => new Set(list.map(({ pathname }) => normalPath(pathname)));
  return {
    leaves: pathsOf(internal.filter(({ children }) => !children)),
    groups: pathsOf(internal.filter(({ children }) => children)),
  };
}

function missingDocuments({ leaves }: TreePaths, { documents }: SiteInventory): string[] {
  return [...leaves]
    .filter((path) => !documents.has(path))
    .map((path) =>
      isApiPath(path)
        ? `The page ${path} is in the tree but is not generated. Correct its name in data/tree/apiPages.ts.`
        : `The page ${path} is in the tree but has no document. Write ${documentFile(path)}, or delete its line in data/tree/pages.ts.`,
    );
}

function strayDocuments(tree: TreePaths, { documents, outsideRoutes }: SiteInventory): string[] {
  return [...documents]
    .filter((path) => !tree.leaves.has(path) && !outsideRoutes.has(path))
    .map((path) => {
      if (tree.groups.has(path)) {
        return `The group ${path} has a document (${documentFile(path)}), but groups have no page. Give the document a path of its own and a line in data/tree/pages.ts.`;
      }
      return isApiPath(path)
        ? `The API page ${path} has no line in the tree. Add its name to data/tree/apiPages.ts.`
        : `The document ${documentFile(path)} has no line in the tree. Add page('${path}') to data/tree/pages.ts, or delete the document.`;
    });
}

function routeProblems(
  { leaves, groups }: TreePaths,
  routes: ReadonlySet<string>,
  outsideRoutes: ReadonlySet<string>,
): string[] {
  const unreachable = [...leaves].filter((path) => !routes.has(path));
  const unknown = [...routes].filter((path) => !leaves.has(path) && !outsideRoutes.has(path));
  return [
    ...unreachable.map(
      (path) =>
        `The page ${path} is in the tree but has no route. Let getStaticPaths of pages/[...slug].tsx give it one.`,
    ),
    ...unknown.map((path) =>
      groups.has(path)
        ? `The group ${path} has a route, but groups have no page. Remove the route, or give the page a path of its own in data/tree/pages.ts.`
        : `The route ${path} is not in the tree. Add a line to data/tree/pages.ts, or name it among the routes outside the tree.`,
    ),
  ];
}
