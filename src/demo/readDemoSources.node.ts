import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '#data/site.ts';
import { toJavaScript } from '#src/code/toJavaScript.node.ts';
import { buildText } from '#src/i18n/pageTexts.node.ts';
import type { CodeVariant } from '#src/preferences/codePreference.ts';
import type { DemoSources } from './demoSources.ts';

/** Files that many demos share, and how a demo names them. */
const SHARED = 'data/content/shared';
const SHARED_NAME = '#data/content/shared/';
/** What every project needs: React, Material UI and its styling engine. */
const ALWAYS = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];
/** A package by a part of the import that needs it without naming it. */
const BROUGHT: readonly (readonly [part: string, name: string])[] = [['/AdapterDayjs', 'dayjs']];
const TOOLS: Readonly<Record<CodeVariant, readonly string[]>> = {
  TS: ['@types/react', '@types/react-dom', 'typescript', 'vite'],
  JS: ['vite'],
};
/** Names of the project's own files. */
const TAKEN = ['index', 'theme'];
const LICENSING = '/x/introduction/licensing/';

const IMPORTS = /(?<=(?:from |import |import\()')[^']+(?=')/g;

/**
 * Reads a demo with everything it imports of this site, in both languages, and the packages it needs with their exact versions.
 * @param page title of its page
 * @throws when a package has no exact version in package.json, or a file beside the demo has a name the project needs
 */
export async function readDemoSources(
  folder: string,
  name: string,
  page: string,
): Promise<DemoSources> {
  const files = new Map<string, string>();
  const packages = new Set(ALWAYS);
  const waiting = [path.posix.join(folder, `${name}.tsx`)];
  for (const file of waiting) {
    const source = await readFile(file, 'utf8');
    for (const [specifier] of source.matchAll(IMPORTS)) {
      const own = ownFile(file, specifier);
      if (own === undefined) {
        packagesOf(specifier).forEach((each) => packages.add(each));
      } else if (!waiting.includes(own)) {
        waiting.push(own);
      }
    }
    files.set(placeOf(file), withPlaces(source, file));
  }
  const plain = await Promise.all(
    [...files].map(async ([file, text]) => [plainName(file), await toPlain(text, file)] as const),
  );
  const isPaid = [...packages].some((each) => /^@mui\/x-.+-(?:pro|premium)$/.test(each));
  const words = { demo: name, page, address: site.officialOrigin + LICENSING };
  return {
    name,
    about: buildText('build.demoFiles.about', words),
    start: buildText('build.demoFiles.start', words),
    licence: ['licence', ...(isPaid ? ['paid'] : [])]
      .map((key) => buildText(`build.demoFiles.${key}`, words))
      .join('\n\n'),
    files: { TS: Object.fromEntries(files), JS: Object.fromEntries(plain) },
    dependencies: versionsOf(packages),
    devDependencies: { TS: versionsOf(TOOLS.TS), JS: versionsOf(TOOLS.JS) },
  };
}

/** The file of this site that an import leads to; undefined for a package. */
function ownFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(SHARED_NAME)) {
    return path.posix.join(SHARED, specifier.slice(SHARED_NAME.length));
  }
  return specifier.startsWith('./')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : undefined;
}

/** Where a file stands below the project's `src`. */
function placeOf(file: string): string {
  const name = path.posix.basename(file);
  if (TAKEN.includes(name.replace(/\.tsx?$/, ''))) {
    throw new Error(
      `${file} has a name that exported demos need for a file of their own. Rename it.`,
    );
  }
  return path.posix.dirname(file) === SHARED ? `shared/${name}` : name;
}

/** Imports of this site's files lead to their places in the project, without an ending: every bundler finds them so. */
function withPlaces(source: string, file: string): string {
  const from = path.posix.dirname(placeOf(file));
  return source.replace(IMPORTS, (specifier) => {
    const own = ownFile(file, specifier);
    if (own === undefined) {
      return specifier;
    }
    const way = path.posix.relative(from, placeOf(own)).replace(/\.tsx?$/, '');
    return way.startsWith('.') ? way : `./${way}`;
  });
}

/** `@mui/x-charts/BarChart` -> `@mui/x-charts`, and what else it needs */
function packagesOf(specifier: string): string[] {
  const parts = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  const brought = BROUGHT.filter(([part]) => specifier.endsWith(part)).map(([, name]) => name);
  return [parts.join('/'), ...brought];
}

function plainName(file: string): string {
  return file.replace(/\.ts(x?)$/, '.js$1');
}

/** Many demos share a file: it is translated once. */
const plainTexts = new Map<string, Promise<string>>();

function toPlain(text: string, file: string): Promise<string> {
  const known = plainTexts.get(text) ?? toJavaScript(text, file);
  plainTexts.set(text, known);
  return known;
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
