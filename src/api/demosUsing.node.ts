import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTitle } from '#src/pageTree/pageTitle.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import type { DemoLink } from './renderApiPage.node.ts';

/** A document with the names of its demos, which lie in its folder. */
export type DemoFolder = { pathname: string; folder: string; demos: readonly string[] };

/** Names that a demo imports, behind their products: `charts:BarChart`. */
type Uses = { demo: DemoLink; names: ReadonlySet<string> }[];

let known: Uses | undefined;

/**
 * The demos that import a name from the packages of a product, in the order of the documents. They are read once for a whole
 * export, and anew for every page in `npm run dev`.
 */
export function demosUsing(
  name: string,
  product: string,
  folders: readonly DemoFolder[],
): DemoLink[] {
  if (!known || process.env.NODE_ENV !== 'production') {
    known = folders.flatMap((each) => usesIn(each));
  }
  return known.filter(({ names }) => names.has(`${product}:${name}`)).map(({ demo }) => demo);
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
    names: importedNames(readFileSync(path.join(folder, `${demo}.tsx`), 'utf8')),
  }));
}

/** Names that a module imports from MUI X, each behind the product of its package. */
export function importedNames(source: string): Set<string> {
  const names = new Set<string>();
  const imports = source.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@mui\/x-([\w-]+)/g);
  for (const [, list = '', tail = ''] of imports) {
    const product = tail.replace(/-(pro|premium)$/, '');
    for (const each of list.split(',')) {
      const name = each
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0]
        ?.replace(/^Unstable_/, '');
      if (name) {
        names.add(`${product}:${name}`);
      }
    }
  }
  return names;
}

/** `WhoHoldsTheValue` -> `Who holds the value` */
function titleOf(demo: string): string {
  const words = demo.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
