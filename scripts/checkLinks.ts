/**
 * Checks that every link, anchor, asset, redirect and Markdown twin inside the finished folder leads somewhere; links to
 * sections of pages not written yet are counted.
 */
import { pendingApi, pendingPages } from '#data/pending.ts';
import { site } from '#data/site.ts';
import { normalPath } from '#src/path/normalPath.ts';
import { pendingPaths } from '#src/pageTree/pendingPaths.ts';
import { siteTree } from '#src/pageTree/siteTree.ts';
import { findDeadLinks } from './findDeadLinks.ts';

const pending = new Set(pendingPaths(siteTree, { pendingPages, pendingApi }));

const { files, texts, references, dead, waiting } = findDeadLinks({
  folder: 'site',
  origin: site.origin,
  isPending: (pathname) => pending.has(normalPath(pathname)),
});
const waitingFor = new Map<string, number>();
for (const { address } of waiting) {
  const { pathname } = new URL(address, site.origin);
  waitingFor.set(pathname, (waitingFor.get(pathname) ?? 0) + 1);
}
for (const [page, links] of waitingFor) {
  console.log(`${page} is not written yet: ${links} links to its sections wait for it.`);
}
for (const { file, address, reason } of dead) {
  console.error(`site/${file}: ${address} ${reason}`);
}
console.log(
  `${references} references in ${files} HTML files and ${texts} others checked, ${dead.length} dead, ${waiting.length} wait for their page.`,
);
process.exitCode = dead.length > 0 ? 1 : 0;
