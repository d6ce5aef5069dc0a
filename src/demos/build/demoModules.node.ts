import path from 'node:path';
import { readFileSync } from 'node:fs';
import { contentFolder, topFolder } from '#src/site/path/contentFolder.ts';
import { stylingsOf, variantFile } from '#src/demos/model/demoVariants.node.ts';
import { importsOf, type Imported } from '#src/site/code/sources.node.ts';

const PAID = /^@mui\/x-[\w-]+-(?:pro|premium)(?:\/|$)/;

type DemoFolder = { pathname: string; folder: string; demos: readonly string[] };

const TYPES = `import type { ComponentType } from 'react';
type Load = () => Promise<{ default: ComponentType }>;
type Demo = { load: Load; paid: boolean; stylings?: { Tailwind?: Load; CSS?: Load } };
type Page = () => Promise<{ demos: Record<string, Demo> }>;
type Folder = { demoPages: ReadonlyMap<string, Page> };
export declare const demoFolders: ReadonlyMap<string, () => Promise<Folder> | undefined>;
`;

/** Told in this way, the bundler leaves every demo out of the export's own bundle, which never runs them. */
const IN_BROWSER = "typeof window === 'undefined' ? undefined :";

/**
 * The modules by which the browser finds demos: `demos.js` leads to one module for each top folder of the documents, that to one a
 * page, that to each demo. These steps keep what every page loads as short as it is, however many pages there are. They are
 * JavaScript, because the declarations of each date adapter that a demo imports would add its date to the date type of all pickers.
 * @returns texts by file name below `src/generated`
 * @throws when the modules of two pages would have one name
 */
export function demoModules(folders: readonly DemoFolder[]): Map<string, string> {
  const withDemos = folders
    .filter(({ demos }) => demos.length > 0)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  refuseSharedNames(withDemos.map(({ pathname }) => pathname));
  const folderNames = [...new Set(withDemos.map(({ pathname }) => topFolder(pathname)))];
  const toFolders = folderNames.map(
    (name) => [name, `${IN_BROWSER} import('./demoPages/${name}.js')`] as const,
  );
  return new Map([
    ['demos.d.ts', TYPES],
    ['demos.js', mapModule('demoFolders', toFolders)],
    ...folderNames.map((name) => [`demoPages/${name}.js`, folderModule(name, withDemos)] as const),
    ...withDemos.map(
      (folder) => [`demos/${moduleName(folder.pathname)}.js`, pageModule(folder)] as const,
    ),
  ]);
}

function folderModule(name: string, folders: readonly DemoFolder[]): string {
  const pathnames = folders.map(({ pathname }) => pathname);
  const toPages = pathnames
    .filter((pathname) => topFolder(pathname) === name)
    .map((pathname) => [pathname, `import('../demos/${moduleName(pathname)}.js')`] as const);
  return mapModule('demoPages', toPages);
}

/** A module with one map, of keys to functions that give a value, which is told as code. */
function mapModule(name: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([key, value]) => `  ['${key}', () => ${value}],\n`);
  return `export const ${name} = new Map([\n${lines.join('')}]);\n`;
}

function pageModule({ folder, demos }: DemoFolder): string {
  const lines = demos.map(
    (name) =>
      `  ${name}: { load: () => import('#${folder}/${name}.tsx'), paid: ${needsLicence(folder, name)}${otherStylings(folder, name)} },\n`,
  );
  return `export const demos = {\n${lines.join('')}};\n`;
}

function otherStylings(folder: string, name: string): string {
  const loads = stylingsOf(folder, name)
    .filter((styling) => styling !== 'MUI System')
    .map((styling) => `${styling}: () => import('#${folder}/${variantFile(name, styling)}')`);
  return loads.length > 0 ? `, stylings: { ${loads.join(', ')} }` : '';
}

/** Whether a demo, or a file beside it that it imports at any remove, uses a Pro or Premium package. */
function needsLicence(folder: string, name: string): boolean {
  return [...readOwnFiles(path.posix.join(folder, `${name}.tsx`))].some(([file, source]) =>
    importsIn(file, source).some(({ specifier }) => PAID.test(specifier)),
  );
}

function refuseSharedNames(pathnames: readonly string[]): void {
  const known = new Map<string, string>();
  for (const pathname of pathnames) {
    const name = moduleName(pathname);
    const other = known.get(name);
    if (other !== undefined) {
      throw new Error(
        `The demos of ${other} and ${pathname} would share the module ${name}.js. Change one of the two addresses.`,
      );
    }
    known.set(name, pathname);
  }
}

function moduleName(pathname: string): string {
  return contentFolder(pathname).replaceAll('/', '-');
}

/** Files that many demos share, and how a demo names them. */
const SHARED = 'data/content/shared';
const SHARED_NAME = '#data/content/shared/';

/** The file of this site that an import leads to; undefined for a package. */
export function ownFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(SHARED_NAME)) {
    return path.posix.join(SHARED, specifier.slice(SHARED_NAME.length));
  }
  return specifier.startsWith('./')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : undefined;
}

/**
 * A file with all files of this site that it imports at any remove, as texts by path; itself first.
 * @throws when one of them is missing
 */
export function readOwnFiles(file: string): Map<string, string> {
  const files = new Map<string, string>();
  const waiting = [file];
  for (const each of waiting) {
    const source = readFileSync(each, 'utf8');
    files.set(each, source);
    for (const { specifier } of importsIn(each, source)) {
      const own = ownFile(each, specifier);
      if (own !== undefined && !waiting.includes(own)) {
        waiting.push(own);
      }
    }
  }
  return files;
}

/** The files of this site that stay beside a demo whatever is drawn into it: style sheets, and modules that are loaded when needed. */
export function filesBeside(file: string): string[] {
  const files = readOwnFiles(file);
  const later = [...files].flatMap(([each, source]) =>
    importsIn(each, source)
      .filter(({ isLate }) => isLate)
      .map(({ specifier }) => ownFile(each, specifier)),
  );
  return [...files.keys()].filter((each) => !/\.tsx?$/.test(each) || later.includes(each));
}

/** What a file imports; only scripts do. */
export function importsIn(file: string, source: string): Imported[] {
  return /\.[jt]sx?$/.test(file) ? importsOf(source, file) : [];
}
