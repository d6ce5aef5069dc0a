import { importsOf } from '#src/site/code/sources.node.ts';

/** The declarations of that module. */
export const sandboxModulesTypes =
  'export declare const sandboxModules: Record<string, () => Promise<unknown>>;\n';

/** What compiled code asks for without naming it. */
const ALWAYS = ['react', 'react-dom', 'react/jsx-runtime'];
const PACKAGE = /^[@a-z]/;

/**
 * The module by which the frame of edited demos finds packages: every one that some demo imports, by the word behind `from`. It is
 * JavaScript, because the declarations of each date adapter would add its date to the date type of all pickers.
 * @param texts the demos and the files beside them
 */
export function sandboxModules(texts: readonly string[]): string {
  const imported = texts.flatMap((text) => importsOf(text).map(({ specifier }) => specifier));
  const specifiers = new Set([...ALWAYS, ...imported.filter((name) => PACKAGE.test(name))]);
  const lines = [...specifiers].sort().map((name) => `  '${name}': () => import('${name}'),\n`);
  return `export const sandboxModules = {\n${lines.join('')}};\n`;
}
