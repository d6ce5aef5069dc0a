import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { usesOf } from './demoUses.node.ts';
import type { DemoLink } from './renderDemoLinks.node.ts';

/** A document with the names of its demos, which lie in its folder. */
export type DemoFolder = { pathname: string; folder: string; demos: readonly string[] };

/** What each demo uses, behind its product: `charts:BarChart.series`. */
type Uses = { demo: DemoLink; names: ReadonlySet<string> }[];

let known: Uses | undefined;

/**
 * Finds the demos that use an export of a product (`BarChart`) or something of it (`BarChart.series`), in the order of the
 * documents. They are read once for a whole export, and anew for every page in `npm run dev`.
 */
export function demosFinder(
  product: string,
  folders: readonly DemoFolder[],
): (name: string) => DemoLink[] {
  if (!known || process.env.NODE_ENV !== 'production') {
    known = folders.flatMap((each) => usesIn(each));
  }
  const uses = known;
  return (name) =>
    uses.filter(({ names }) => names.has(`${product}:${name}`)).map(({ demo }) => demo);
}

function usesIn({ pathname, folder, demos }: DemoFolder): Uses {
  // Documents outside the tree are samples of the site's own, of no use to a reader.
  if (!siteTree.leaves.includes(pathname)) {
    return [];
  }
  return demos.map((demo) => ({
    demo: {
      href: `${pathname}/#${demo}`,
      title: titleOf(demo),
      page: pageTitle(siteTree, pathname),
    },
    names: usesOf(readFileSync(path.join(folder, `${demo}.tsx`), 'utf8')),
  }));
}

/** `WhoHoldsTheValue` -> `Who holds the value` */
function titleOf(demo: string): string {
  const words = demo.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
