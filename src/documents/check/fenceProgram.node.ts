import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { modulesElsewhere } from '#data/writing/modulesElsewhere.ts';
import { siteVersionPackages } from '#src/reference/declarations/packages.node.ts';
import type { Fence } from '#src/documents/parse/readFences.node.ts';

/** A fence as a file of the program. */
export type FenceFile = {
  fence: Fence;
  /** Its absolute path. Nothing is written there. */
  name: string;
  text: string;
  /** How many lines of context stand before its code. */
  headerLines: number;
  /** Files its relative imports may name, without folder and extension. */
  neighbours: ReadonlySet<string>;
};

const root = path.resolve('.');
const ELSEWHERE = path.join(root, 'elsewhere');
const NEIGHBOUR = path.join(ELSEWHERE, 'neighbour.d.ts');

/**
 * The programs of all fences: one for nearly all of them, one more for each set of date adapters. Packages are read once. Options are
 * those of the site, and of a reader's strict app.
 */
export function fencePrograms(files: readonly FenceFile[]): ts.Program[] {
  const sources = new Map<string, ts.SourceFile | undefined>();
  return groupByAdapters(files, ({ text }) => text).map((group) => fenceProgram(group, sources));
}

function fenceProgram(
  files: readonly FenceFile[],
  sources: Map<string, ts.SourceFile | undefined>,
): ts.Program {
  const options = siteVersionOptions();
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  const texts = new Map([
    ...files.map(({ name, text }) => [name, text] as const),
    ...Object.entries(modulesElsewhere).map(([name, text]) => [elsewhere(name), text] as const),
    [NEIGHBOUR, neighbourText(files)] as const,
  ]);
  const neighbours = new Map(files.map((each) => [each.name, each.neighbours]));
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) {
      return ts.createSourceFile(file, text, language, true);
    }
    if (!sources.has(file)) {
      sources.set(file, getSourceFile(file, language, ...rest));
    }
    return sources.get(file);
  };
  host.resolveModuleNameLiterals = (literals, containing, redirect, settings) =>
    literals.map(({ text }) => {
      const found = ownModule(text, neighbours.get(containing));
      return found
        ? {
            resolvedModule: {
              resolvedFileName: found,
              extension: ts.Extension.Dts,
              isExternalLibraryImport: false,
            },
          }
        : ts.resolveModuleName(text, containing, settings, host, undefined, redirect);
    });
  return ts.createProgram([...files.map(({ name }) => name)], options, host);
}

function ownModule(name: string, neighbours: ReadonlySet<string> | undefined): string | undefined {
  if (Object.hasOwn(modulesElsewhere, name)) {
    return elsewhere(name);
  }
  const isNeighbour =
    name.startsWith('.') && neighbours?.has(path.basename(name).replace(/\.\w+$/, ''));
  return isNeighbour ? NEIGHBOUR : undefined;
}

/** Other files of a reader's app hold whatever a fence imports from them. */
function neighbourText(files: readonly FenceFile[]): string {
  const names = new Set(files.flatMap((each) => [...each.neighbours]));
  return [
    'declare const all: any;',
    'export default all;',
    ...[...names]
      .filter((name) => /^[A-Z]\w*$/.test(name))
      .map((name) => `export declare const ${name}: any;`),
  ].join('\n');
}

function elsewhere(name: string): string {
  return path.join(ELSEWHERE, `${name}.d.ts`);
}

/** Options of the site and of a reader's strict app; the community packages are those of the version of the site. */
export function siteVersionOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    root,
  );
  return {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    allowJs: true,
    checkJs: true,
    paths: Object.fromEntries(
      Object.entries(siteVersionPackages)
        .filter(([, installed]) => existsSync(path.join('node_modules', installed)))
        .flatMap(([name, installed]) => [
          [name, [`./node_modules/${installed}`]],
          [`${name}/*`, [`./node_modules/${installed}/*`]],
        ]),
    ),
  };
}

/**
 * The date adapters that a text imports, joined with commas; empty if there is none but that of Day.js. The declarations of each adapter
 * add its date to `PickerValidDate` in the whole program, so files with other adapters are compiled apart from the rest.
 */
export function otherAdapters(text: string): string {
  const names = [...text.matchAll(/['"]@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)['"]/g)].map(
    ([, name = '']) => name,
  );
  return names.every((name) => name === 'AdapterDayjs') ? '' : [...new Set(names)].sort().join();
}

/** Groups what is to be compiled together: those without other adapters, and those of each set of adapters. */
export function groupByAdapters<T>(files: readonly T[], read: (file: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const file of files) {
    const key = otherAdapters(read(file));
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()];
}
