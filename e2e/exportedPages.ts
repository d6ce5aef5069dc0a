import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '#data/tree/redirects.ts';
import { contentPathname } from '#src/site/path/contentFolder.ts';
import { sampleOf } from '#test/sample.ts';

const SITE = 'site';
const CONTENT = 'data/content';
const DAY_S = 24 * 60 * 60;

/** The six pages that are written whole. */
export const WRITTEN_PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/column-definition/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/selection/',
  '/x/migration/migration-tree-view-v7/',
] as const;

/** Every kind of element a document can hold. */
export const ELEMENTS_PAGE = '/x/experiments/docs/';

/** Addresses of all exported pages, in order; old addresses only lead on. */
export function exportedPages(): string[] {
  return readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^\/x\/(?:.+\/)?index\.html$/.test(file))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((address) => !redirects.some(({ from }) => from === address))
    .sort();
}

/** The exported file of an address. */
export function readExported(address: string): string {
  return readFileSync(`${SITE}${address}index.html`, 'utf8');
}

/** Addresses of the exported pages that show demos. */
export function pagesWithDemos(): string[] {
  return exportedPages().filter((address) => readExported(address).includes(' data-demo="'));
}

/**
 * All of these pages, or at most `most` of them where there are more: half of them such as were just changed, and other ones with each
 * commit, so that a few commits see all. `npm run test:full` takes them all.
 */
export function samplePages(pages: readonly string[], most: number): string[] {
  if (process.env.X_DOCS_FULL || pages.length <= most) {
    return [...pages];
  }
  const turn = Number.parseInt(git('rev-parse', '--short=8', 'HEAD'), 16) || 0;
  return sampleOf(pages, justChanged(), most, turn);
}

/** Addresses of the pages whose files a commit touched in the last day of work. */
function justChanged(): Set<string> {
  const end = Number(git('log', '-1', '--format=%ct'));
  const files = git('log', `--since=${end - DAY_S}`, '--name-only', '--format=', '--', CONTENT);
  return new Set(
    files
      .split('\n')
      .map((file) => `${contentPathname(path.posix.relative(CONTENT, path.posix.dirname(file)))}/`),
  );
}

/** What git says; nothing where there is no checkout. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
