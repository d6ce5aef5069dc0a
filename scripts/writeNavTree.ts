/** Writes the sidebar in parts: `src/generated/navTop.ts` with its top level, which every page has, and a file in `public/tree` for each branch. */
import { navBranchesOf, navTopOf } from '#src/site/tree/navEntries.node.ts';
import { siteTree } from '#src/site/tree/siteTree.ts';
import { hashedFolder, writeIfChanged } from '../src/delivery/outputs/writeFiles.node.ts';

export function writeNavTree(): void {
  const { pages } = siteTree;
  const { write, dropOthers } = hashedFolder('tree');
  const files = new Map(
    navBranchesOf(pages).map(({ title, name, entries }) => [
      title,
      write(name, 'json', JSON.stringify(entries)),
    ]),
  );
  dropOthers();
  const top = navTopOf(pages, (title) => files.get(title) ?? '');
  writeIfChanged(
    'src/generated/navTop.ts',
    `export const navTop = ${JSON.stringify(top, null, 2)} as const;\n`,
  );
}

if (process.argv[1]?.endsWith('writeNavTree.ts')) {
  writeNavTree();
}
