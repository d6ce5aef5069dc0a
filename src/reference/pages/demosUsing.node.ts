import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTitle } from '#src/site/tree/pageLinks.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { demoTitle } from '#src/site/path/names.ts';
import { usesOf } from './demoUses.node.ts';
import type { DemoLink } from '#src/reference/render/renderDemoLinks.node.ts';
import { memoize } from '#src/site/words/memoize.ts';

/** A document with the names of its demos, which lie in its folder. */
export type DemoFolder = { pathname: string; folder: string; demos: readonly string[] };

/** By path; the same object for as long as nothing has changed on disk. */
export type DemoFolders = ReadonlyMap<string, DemoFolder>;

/** The demos that use something, by its name behind its product: `charts:BarChart.series`. */
type Users = ReadonlyMap<string, DemoLink[]>;

/**
 * Finds the demos that use an export of a product (`BarChart`) or something of it (`BarChart.series`), in the order of the
 * documents.
 */
export function demosFinder(product: string, folders: DemoFolders): (name: string) => DemoLink[] {
  const users = usersIn(folders);
  return (name) => users.get(`${product}:${name}`) ?? [];
}

/** Demos are read once for all pages that ask. */
const usersIn = memoize((folders: DemoFolders): Users => {
  const users = new Map<string, DemoLink[]>();
  for (const { demo, names } of [...folders.values()].flatMap((each) => usesIn(each))) {
    for (const name of names) {
      users.set(name, [...(users.get(name) ?? []), demo]);
    }
  }
  return users;
}, new WeakMap());

function usesIn({
  pathname,
  folder,
  demos,
}: DemoFolder): { demo: DemoLink; names: ReadonlySet<string> }[] {
  // Documents outside the tree are samples of the site's own, of no use to a reader.
  if (!siteTree.leaves.includes(pathname)) {
    return [];
  }
  return demos.map((demo) => ({
    demo: {
      href: `${pathname}/#${demo}`,
      title: demoTitle(demo),
      page: pageTitle(siteTree, pathname),
    },
    names: usesOf(readFileSync(path.join(folder, `${demo}.tsx`), 'utf8')),
  }));
}
