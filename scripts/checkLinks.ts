/** Checks that every link, anchor, asset, redirect and Markdown twin inside the finished folder leads somewhere. */
import { site } from '#data/site/site.ts';
import { findDeadLinks } from '../tools/checks/findDeadLinks.ts';

const { files, texts, references, dead } = findDeadLinks({ folder: 'site', origin: site.origin });
for (const { file, address, reason } of dead) {
  console.error(`site/${file}: ${address} ${reason}`);
}
console.log(
  `${references} references in ${files} HTML files and ${texts} others checked, ${dead.length} dead.`,
);
process.exitCode = dead.length > 0 ? 1 : 0;
