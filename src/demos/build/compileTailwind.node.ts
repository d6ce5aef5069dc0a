import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { parseTsx } from '#src/site/code/parseTsx.node.ts';

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
