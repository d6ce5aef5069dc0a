import { existsSync, readFileSync } from 'node:fs';
import {
  code,
  heading,
  html,
  htmlTexts,
  table,
  type Html,
  type Part,
} from '#src/site/code/html.node.ts';
import { groupBy } from '#src/site/words/groupBy.ts';

type Section = 'commercial' | 'browser' | 'build';

const text = htmlTexts('build.licenses');

/**
 * The text of the page about licences: the commercial packages and those sent to browsers, a row each; then those that only build
 * the site, a row for each licence, since they are many.
 */
export function renderLicenses(packages: readonly InstalledPackage[]): string {
  const parts = groupBy(packages, sectionOf);
  const cells = (section: Section) => (parts.get(section) ?? []).map(cellsOf);
  return html`<p>${text('own')}</p>
${renderSection('commercial', ['name', 'version', 'licence'], cells('commercial'))}
${renderSection('browser', ['name', 'version', 'licence'], cells('browser'))}
${renderSection('build', ['licence', 'names'], byLicence(parts.get('build') ?? []))}`.html;
}

function sectionOf({ licence, isInBrowser }: InstalledPackage): Section {
  if (licence === COMMERCIAL) {
    return 'commercial';
  }
  return isInBrowser ? 'browser' : 'build';
}

function renderSection(
  id: Section,
  head: readonly ('name' | 'names' | 'version' | 'licence')[],
  rows: readonly (readonly Part[])[],
): Html {
  const title = text(`${id}Title`);
  return html`${heading(id, title)}<p>${text(id)}</p>${table(
    title,
    head.map((key) => text(key)),
    rows,
  )}`;
}

function cellsOf({ name, version, licence }: InstalledPackage): Part[] {
  return [code(name), version, licenceText(licence)];
}

/** The licences in order, each with its packages: `a 1.0.0, b 2.1.0`. */
function byLicence(packages: readonly InstalledPackage[]): Part[][] {
  return [...groupBy(packages, ({ licence }) => String(licenceText(licence)))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, members]) => [
      licenceText(members[0]?.licence),
      members.map(({ name, version }) => `${name} ${version}`).join(', '),
    ]);
}

function licenceText(licence: string | undefined): Part {
  if (licence === undefined) {
    return text('notSaid');
  }
  return licence === COMMERCIAL ? text('commercialName') : licence;
}

/** A package this site is made of. */
type InstalledPackage = {
  name: string;
  version: string;
  /** As the package says it, such as `MIT`, or `COMMERCIAL`; undefined: it says none. */
  licence: string | undefined;
  /** Whether parts of it may be sent to browsers; if not, it only builds and tests the site. */
  isInBrowser: boolean;
};

/** What the lockfile says of a package. */
type LockedPackage = {
  name?: string;
  version?: string;
  license?: string;
  os?: readonly string[];
  cpu?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
};

/** Packages of the lockfile by their folder: `node_modules/a/node_modules/b`. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Reads a file of an installed package; undefined when there is none. */
type ReadFile = (file: string) => string | undefined;

/** Stands for every licence that has to be bought. */
export const COMMERCIAL = 'commercial';
const COMMERCIAL_TEXT = /^Commercial License/;
const IN_FILE = /^SEE LICEN[CS]E IN /i;
/** Packages of the browser whose own dependencies build the site, except for these. */
const BUILDERS: Readonly<Record<string, readonly string[]>> = {
  next: ['@swc/helpers', 'styled-jsx'],
  '@emotion/babel-plugin': [],
};

/** The packages of this repository's lockfile. */
export function readInstalledPackages(): InstalledPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: LockedPackages;
  };
  return listPackages(packages, (file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : undefined,
  );
}

/**
 * Every package once for each of its versions, by name. Compiled parts for one system are left out, so that the list is the same
 * on every machine: they have the licence of the package they belong to.
 */
export function listPackages(packages: LockedPackages, read: ReadFile): InstalledPackage[] {
  const inBrowser = findInBrowser(packages);
  const found = new Map<string, InstalledPackage>();
  for (const [path, locked] of Object.entries(packages)) {
    if (path !== '' && !locked.os && !locked.cpu) {
      const name = locked.name ?? nameOf(path);
      const version = locked.version ?? '';
      const key = `${name} ${version}`;
      const isInBrowser = inBrowser.has(path) || (found.get(key)?.isInBrowser ?? false);
      found.set(key, { name, version, licence: licenceOf(path, locked, read), isInBrowser });
    }
  }
  return [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Folders of the packages that the site itself asks for, and of all that these ask for. */
function findInBrowser(packages: LockedPackages): Set<string> {
  const found = new Set<string>();
  const visit = (from: string) => {
    const wanted = Object.keys(packages[from]?.dependencies ?? {});
    const kept = BUILDERS[nameOf(from)];
    for (const name of kept ? wanted.filter((each) => kept.includes(each)) : wanted) {
      const path = resolve(packages, from, name);
      if (path !== undefined && !found.has(path)) {
        found.add(path);
        visit(path);
      }
    }
  };
  visit('');
  return found;
}

/** The folder that Node takes a package from, for a package at `from`. */
function resolve(packages: LockedPackages, from: string, name: string): string | undefined {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[path] || from === '') {
    return packages[path] && path;
  }
  const outer = from.lastIndexOf('/node_modules/');
  return resolve(packages, outer < 0 ? '' : from.slice(0, outer), name);
}

function licenceOf(path: string, { license }: LockedPackage, read: ReadFile): string | undefined {
  if (license === undefined) {
    return saidByPackage(read(`${path}/package.json`));
  }
  const isCommercial = IN_FILE.test(license) && COMMERCIAL_TEXT.test(read(`${path}/LICENSE`) ?? '');
  return isCommercial ? COMMERCIAL : license;
}

/** Old packages have a list of licences, which the lockfile does not know. */
function saidByPackage(manifest: string | undefined): string | undefined {
  const { licenses } = JSON.parse(manifest ?? '{}') as { licenses?: { type?: string }[] };
  return licenses?.map(({ type }) => type).join(' OR ') || undefined;
}

/** `node_modules/a/node_modules/@b/c` -> `@b/c` */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function keyOf({ name, version }: InstalledPackage): string {
  return `${name.toLowerCase()} ${version}`;
}
