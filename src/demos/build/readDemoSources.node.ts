import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '#data/site/base.ts';
import { site } from '#data/site/site.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { KeyBelow } from '#src/site/texts/translate.ts';
import type { CodeStyling, CodeVariant } from '#src/visitor/preferences/codePreference.ts';
import { type DemoSources, sourcesAddress } from '#src/demos/model/demoSources.ts';
import { variantFile, stylingsOf } from '#src/demos/model/demoVariants.node.ts';
import { compileTailwind } from './tailwind.node.ts';
import { importsIn, ownFile, readOwnFiles } from './demoModules.node.ts';
import { plainName, plainFile } from './plainFile.node.ts';

/** What every project needs: React, Material UI and its styling engine. */
const ALWAYS = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];
/** A package by a part of the import that needs it without naming it. */
const BROUGHT: readonly (readonly [part: string, name: string])[] = [['/AdapterDayjs', 'dayjs']];
const TOOLS: Readonly<Record<CodeVariant, readonly string[]>> = {
  TS: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
  JS: ['@vitejs/plugin-react', 'vite'],
};
/** Names of the project's own files. */
const TAKEN = ['index', 'theme', 'tailwind.css'];
/** Material UI's styles come before those of utilities, whichever is first in the document. */
const LAYERS = '@layer theme, mui, utilities;';
const LICENSING = `${BASE}/introduction/licensing/`;

/**
 * Reads a demo with everything it imports of this site, in both languages, and the packages it needs with their exact versions.
 * @param page title of its page
 * @throws when a package has no exact version in package.json, or a file beside the demo has a name the project needs
 */
export async function readDemoSources(
  folder: string,
  name: string,
  page: string,
  styling: CodeStyling = 'MUI System',
): Promise<DemoSources> {
  const files = new Map<string, string>();
  const packages = new Set(ALWAYS);
  const demo = path.posix.join(folder, variantFile(name, styling));
  const sources = readOwnFiles(demo);
  const placeOf = (file: string) => (file === demo ? `${name}.tsx` : placeBelow(file));
  refuseSharedPlace([...sources.keys()].map((file) => [file, placeOf(file)]));
  for (const [file, source] of sources) {
    for (const { specifier } of importsIn(file, source)) {
      if (ownFile(file, specifier) === undefined) {
        packagesOf(specifier).forEach((each) => packages.add(each));
      }
    }
    files.set(placeOf(file), withPlaces(source, file, placeOf));
  }
  if (styling === 'Tailwind') {
    files.set('tailwind.css', await tailwindFile([...sources.values()]));
  }
  const plain = await Promise.all(
    [...files].map(async ([file, text]) => [plainName(file), await plainFile(text, file)] as const),
  );
  const isPaid = [...packages].some((each) => /^@mui\/x-.+-(?:pro|premium)$/.test(each));
  const words = { demo: name, page, address: site.officialOrigin + LICENSING };
  const textOf = (...keys: KeyBelow<'build.demoFiles'>[]) =>
    keys.map((key) => buildText(`build.demoFiles.${key}`, words)).join('\n\n');
  return {
    name,
    ...(styling === 'MUI System' ? {} : { styling }),
    about: buildText('build.demoFiles.about', words),
    start: textOf('start', 'versions', ...(isPaid ? ['paid' as const] : [])),
    licence: textOf('licence', ...(isPaid ? ['paid' as const] : [])),
    files: { TS: Object.fromEntries(files), JS: Object.fromEntries(plain) },
    dependencies: versionsOf(packages),
    devDependencies: { TS: versionsOf(TOOLS.TS), JS: versionsOf(TOOLS.JS) },
  };
}

/** The classes of a demo as a style sheet that needs no further package, with the words how to have others. */
async function tailwindFile(modules: readonly string[]): Promise<string> {
  const words = buildText('build.demoFiles.tailwind', { version: ownVersions().tailwindcss ?? '' });
  return `/* ${words} */\n${LAYERS}\n${await compileTailwind(modules)}`;
}

/** Where a file stands below the project's `src`. */
function placeBelow(file: string): string {
  const name = path.posix.basename(file);
  if (TAKEN.includes(name.replace(/\.tsx?$/, ''))) {
    throw new Error(
      `${file} has a name that exported demos need for a file of their own. Rename it.`,
    );
  }
  return name;
}

/** All files of a project stand side by side, wherever they stand here. */
function refuseSharedPlace(places: readonly (readonly [file: string, place: string])[]): void {
  for (const [index, [file, place]] of places.entries()) {
    const [other] = places.slice(0, index).find(([, taken]) => taken === place) ?? [];
    if (other !== undefined) {
      throw new Error(`${other} and ${file} would be one file of an exported demo. Rename one.`);
    }
  }
}

/** Imports of this site's files lead to their places in the project, without an ending: every bundler finds them so. */
function withPlaces(source: string, file: string, placeOf: (file: string) => string): string {
  const from = path.posix.dirname(placeOf(file));
  return importsIn(file, source).reduceRight((text, { specifier, start, end }) => {
    const own = ownFile(file, specifier);
    if (own === undefined) {
      return text;
    }
    const way = path.posix.relative(from, placeOf(own)).replace(/\.tsx?$/, '');
    return text.slice(0, start) + (way.startsWith('.') ? way : `./${way}`) + text.slice(end);
  }, source);
}

/** `@mui/x-charts/BarChart` -> `@mui/x-charts`, and what else it needs */
function packagesOf(specifier: string): string[] {
  const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  const brought = BROUGHT.filter(([part]) => specifier.endsWith(part)).map(([, name]) => name);
  return [parts.join('/'), ...brought];
}

function versionsOf(packages: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...packages].sort().map((name) => {
      const version = ownVersions()[name];
      if (version === undefined || !/^\d+\.\d+\.\d+/.test(version)) {
        throw new Error(`package.json has no exact version of ${name}, which demos need. Add it.`);
      }
      return [name, version];
    }),
  );
}

let versions: Readonly<Record<string, string>> | undefined;

function ownVersions(): Readonly<Record<string, string>> {
  versions ??= readVersions();
  return versions;
}

function readVersions(): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  return { ...dependencies, ...devDependencies };
}

type DemoFolder = { pathname: string; folder: string; demos: readonly string[]; title: string };

/** What each demo needs outside of this site in each of its stylings, as the text of a file by its address. */
export async function demoSourceFiles(
  folders: readonly DemoFolder[],
): Promise<Map<string, string>> {
  const files = await Promise.all(
    folders.flatMap(({ pathname, folder, demos, title }) =>
      demos.flatMap((name) =>
        stylingsOf(folder, name).map(async (styling) => {
          const sources = await readDemoSources(folder, name, title, styling);
          return [sourcesAddress(pathname, name, styling), JSON.stringify(sources)] as const;
        }),
      ),
    ),
  );
  return new Map(files);
}
