import type { Page } from '#data/types.ts';
import { duplicateProblems } from './duplicateProblems.ts';
import { shapeProblems } from './shapeProblems.ts';
import { type SiteInventory, siteProblems } from './siteProblems.ts';

/**
 * Checks the tree by itself and against what the site holds (behaviour 3.2 and 3.3). Runs at build time.
 * @throws one error that lists every violation: what, where, and what to do
 */
export function validateTree(pages: readonly Page[], site: SiteInventory): void {
  const problems = [
    ...duplicateProblems(pages),
    ...shapeProblems(pages),
    ...siteProblems(pages, site),
  ];
  if (problems.length > 0) {
    throw new Error(`The page tree has ${problems.length} problem(s):\n- ${problems.join('\n- ')}`);
  }
}
