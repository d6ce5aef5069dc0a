import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import path from 'node:path';
import { parseTsx } from '#src/site/code/sources.node.ts';
import { LAYERS } from '#src/site/theme/layers.ts';
import { minifyCss } from '#src/site/theme/minifyCss.node.ts';
import { stylingsOf, variantFile } from '#src/demos/model/demoVariants.node.ts';
import { readOwnFiles } from './demoModules.node.ts';

/**
 * The style sheet of the Tailwind classes in some modules, without Tailwind's global reset.
 * @param dark what the classes of `dark:` hang on: a selector in which `&` stands for the element. Without it they follow the device
 */
export async function compileTailwind(modules: readonly string[], dark?: string): Promise<string> {
  const { build } = await compile(
    [
      `@layer theme {${readFileSync('node_modules/tailwindcss/theme.css', 'utf8')}}`,
      '@layer utilities { @tailwind utilities; }',
      dark ? `@custom-variant dark (${dark});` : '',
    ].join('\n'),
  );
  return withoutOwnLayer(build([...new Set(modules.flatMap(wordsIn))]));
}

/**
 * Tailwind sets its variables for browsers without `@property` in a layer that would come behind all others and win over the
 * classes that use them.
 */
function withoutOwnLayer(css: string): string {
  return css.replace('@layer properties;\n', '').replace('@layer properties {', '@layer theme {');
}

/** The words in the texts of a module: any of them may be a class. */
function wordsIn(source: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      words.push(...node.text.split(/\s+/));
    }
    ts.forEachChild(node, visit);
  };
  visit(parseTsx(source));
  return words;
}

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
