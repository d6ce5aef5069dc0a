import path from 'node:path';
import { LAYERS } from '#src/site/theme/layers.ts';
import { minifyCss } from '#src/site/theme/minifyCss.node.ts';
import { compileTailwind } from './compileTailwind.node.ts';
import { stylingsOf, variantFile } from '#src/demos/model/demoVariants.node.ts';
import { readOwnFiles } from './ownFiles.node.ts';

type DemoFolder = { folder: string; demos: readonly string[] };

/** Which elements `dark:` means on this site: those of a page in dark mode. */
const DARK = '&:where([data-mui-color-scheme="dark"] *)';

/**
 * One style sheet for all demos in Tailwind: with one for each, a class of a later sheet would win over the responsive classes of
 * an earlier one.
 */
export async function tailwindSheet(folders: readonly DemoFolder[]): Promise<string> {
  const files = folders.flatMap(({ folder, demos }) =>
    demos
      .filter((name) => stylingsOf(folder, name).includes('Tailwind'))
      .map((name) => path.posix.join(folder, variantFile(name, 'Tailwind'))),
  );
  const modules = files.flatMap((file) => [...readOwnFiles(file).values()]);
  return minifyCss(LAYERS + (await compileTailwind(modules, DARK)));
}
