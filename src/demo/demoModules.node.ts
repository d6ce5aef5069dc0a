import { readFileSync } from 'node:fs';
import path from 'node:path';

type DemoFolder = { pathname: string; folder: string; demos: readonly string[] };

/**
 * The modules by which the browser finds demos: `demos.ts` leads to one module a page, that to each demo. Two steps keep the
 * list that every page loads short.
 * @returns texts by file name below `src/generated`
 */
export function demoModules(folders: readonly DemoFolder[]): Map<string, string> {
  const withDemos = folders
    .filter(({ demos }) => demos.length > 0)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const pages = withDemos.map(
    ({ pathname }) => `  '${pathname}': () => import('./demos/${moduleName(pathname)}.ts'),\n`,
  );
  return new Map([
    [
      'demos.ts',
      `export const demoPages = {\n${pages.join('')}};\n`,
    ],
    ...withDemos.map(
      (folder) => [`demos/${moduleName(folder.pathname)}.ts`, pageModule(folder)] as const,
    ),
  ]);
}

function pageModule({ folder, demos }: DemoFolder): string {
  const lines = demos.map(
    (name) =>
      `  ${name}: { load: () => import('#${folder}/${name}.tsx'), paid: ${needsLicence(folder, name)} },\n`,
  );
  return `export const demos = {\n${lines.join('')}};\n`;
}

/** Whether a demo, or a file it imports from beside it, uses a Pro or Premium package. */
function needsLicence(folder: string, name: string): boolean {
  const source = readFileSync(path.join(folder, `${name}.tsx`), 'utf8');
  const siblings = [...source.matchAll(/from '\.\/([\w.-]+)'/g)].map(([, file = '']) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return [source, ...siblings].some((text) => /'@mui\/x-[\w-]+-(?:pro|premium)['/]/.test(text));
}

function moduleName(pathname: string): string {
  return pathname.split('/').slice(2).join('-');
}
