import { apiPages } from '#data/tree/apiPages.ts';
import { pages } from '#data/tree/pages.ts';
import { buildTree } from './tree.ts';

/** The tree of this site: `data/tree/pages.ts` with the API pages of `data/tree/apiPages.ts`. */
export const siteTree = buildTree(pages, apiPages);
