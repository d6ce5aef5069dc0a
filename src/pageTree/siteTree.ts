import { apiPages } from '#data/apiPages.ts';
import { pages } from '#data/pages.ts';
import { buildTree } from './buildTree.ts';

/** The tree of this site: `data/pages.ts` with the API pages of `data/apiPages.ts`. */
export const siteTree = buildTree(pages, apiPages);
