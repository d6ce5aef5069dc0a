import { existsSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { general } from '#data/products.ts';
import { site } from '#data/site/site.ts';
import type { Product, ProductId } from '#data/types.ts';
import {
  packagesOf,
  runPackagesOf,
  type ReadPackage,
} from '#src/reference/declarations/packages.node.ts';
import { html, htmlTexts, joined, type Html } from '#src/site/code/html.node.ts';
import { documentFile } from '#src/site/path/contentFolder.ts';
import type { Place } from '#src/site/tree/place.ts';
import { proofFile, readProofs, type Proofs } from '#src/documents/parse/readProofs.node.ts';
import { readAddress } from './EditLink.tsx';

const text = htmlTexts('build.checked');

/**
 * The last line of a page, as HTML: when its text was changed, and what the build that wrote it has compared it with. Only what stops
 * a build counts as checked: the links and anchors (`linkChecker`) and the names in code spans (`identifierReader`); what its proofs try
 * is counted apart.
 */
export function checkedLine(
  { pathname, product, isApi }: Pick<Place, 'pathname' | 'product' | 'isApi'>,
  day = documentDay(pathname),
  proofs = readProofsOf(pathname),
): string {
  const sentences = [
    ...(day === undefined ? [] : [text('changed', { day: html`<time>${day}</time>` })]),
    text(isApi ? 'generated' : 'document', { packages: packagesBehind(product) }),
    ...(proofs ? [proofsLine(product, proofs)] : []),
  ];
  return html`<p class="api-from">${joined(sentences, ' ')}</p>`.html;
}

/** How much of the page is tried in a browser, with the way to the file that does. */
function proofsLine(product: Product | undefined, { file, acts, claims, keyRows }: Proofs): Html {
  const address = readAddress(site.repository, file);
  const tests = text('tests');
  return text('proofs', {
    tests: address ? html`<a href="${address}" rel="noopener">${tests}</a>` : tests,
    packages: packagesBehind(product, runPackagesOf),
    claims: claims.length + keyRows.length,
    acts: acts.length,
  });
}

function readProofsOf(pathname: string): Proofs | undefined {
  const file = proofFile(path.posix.dirname(documentFile(pathname)));
  return existsSync(file) ? readProofs(file) : undefined;
}

/** The packages of the page's product; all of them by one name where the page belongs to none. */
function packagesBehind(
  product: Product | undefined,
  packages: (product: ProductId) => ReadPackage[] = packagesOf,
): string {
  return product
    ? packages(product.id)
        .map(({ name, version }) => `${name} ${version}`)
        .join(', ')
    : `${general.name} ${general.version}`;
}

const CONTENT = 'data/content';

/**
 * The day of the last commit of each file below a folder, `2026-11-21`, by its path. Empty without git or with a part of its history
 * only, which would make old texts look new; a file with changes that are in no commit has no day.
 */
export function commitDays(folder = CONTENT, root = process.cwd()): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') {
      return new Map();
    }
    const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '-z', '--', folder);
    const changed = git('ls-files', '--modified', '--others', '-z', '--', folder);
    return readLog(log, new Set(changed.split('\0')));
  } catch {
    return new Map(); // no git, or not a checkout: an archive of the source is built
  }
}

/** Newest commits come first, so the first day of a file holds. With `-z`, two zero bytes stand before each day but the first. */
function readLog(log: string, changed: ReadonlySet<string>): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const part of log.split(/[\0\n]+/)) {
    if (/^\d{4}-\d\d-\d\d$/.test(part)) {
      day = part;
    } else if (part !== '' && !days.has(part) && !changed.has(part)) {
      days.set(part, day);
    }
  }
  return days;
}

/** The last day of the files of each folder; what proves a page is none of its text. */
export function folderDays(days: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const last = new Map<string, string>();
  for (const [file, day] of days) {
    const folder = path.posix.dirname(file);
    if (!file.endsWith('.proof.tsx') && day > (last.get(folder) ?? '')) {
      last.set(folder, day);
    }
  }
  return last;
}

let known: ReadonlyMap<string, string> | undefined;

/** The day of the last commit of the document at a path or one of its demos; undefined where that is not known. */
export function documentDay(
  pathname: string,
  days = (known ??= folderDays(commitDays())),
): string | undefined {
  return days.get(path.posix.dirname(documentFile(pathname)));
}
