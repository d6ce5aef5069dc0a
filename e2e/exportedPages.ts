import { readFileSync, readdirSync } from 'node:fs';
import { redirects } from '#data/tree/redirects.ts';

const SITE = 'site';

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
