/**
 * Checks that every link, anchor, asset, redirect and Markdown twin inside the finished folder leads somewhere; anchors of pages not
 * written yet are listed.
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
for (const { file, address } of waiting) {
  console.log(`waits for its page: ${address} in site/${file}`);
}
for (const { file, address, reason } of dead) {
  console.error(`site/${file}: ${address} ${reason}`);
}
console.log(
  `${references} references in ${files} HTML files and ${texts} others checked, ${dead.length} dead, ${waiting.length} wait for their page.`,
);
process.exitCode = dead.length > 0 ? 1 : 0;
