/** Prints the headings of written pages with their anchors, and the old anchors that lead nowhere yet: `npm run anchors -- /x/react-charts/bars/`. */
import { normalPath } from '#src/site/path/normalPath.ts';
import { listAnchors } from '#src/documents/check/oldAnchors.ts';
import { readOldAnchors } from '#src/documents/check/readOldAnchors.node.ts';

const asked = process.argv.slice(2).map((address) => normalPath(address));
const pages = readOldAnchors();
const shown = asked.length > 0 ? pages.filter(({ pathname }) => asked.includes(pathname)) : pages;

for (const page of shown) {
  if (asked.length > 0 || page.lost.length > 0) {
    console.log(`${listAnchors(page)}\n`);
  }
}
for (const pathname of asked.filter((each) => !shown.some((page) => page.pathname === each))) {
  console.log(`${pathname} has no document, or no old anchors lead into it.`);
}
const known = shown.flatMap((page) => page.known).length;
const lost = shown.flatMap((page) => page.lost).length;
console.log(
  `${known - lost} of ${known} old anchors of ${shown.length} written pages lead to a section.`,
);
