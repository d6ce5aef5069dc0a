import sectionAnchors from '#data/tree/sectionAnchors.json' with { type: 'json' };
import { documentFile } from '#src/site/path/contentFolder.ts';

const REST = '…';
const anchorsByFile = new Map(
  Object.entries(sectionAnchors).map(([pathname, anchors]) => [documentFile(pathname), anchors]),
);

/**
 * An alias that ends with `…` stands for the one old anchor of its document that begins so: whole sentences were anchors once.
 * `use-the-12h…` -> `use-the-12h-24h-format-from-the-locale`
 * @param file of the document
 * @param known old anchors of the document
 * @throws with the place when none or several begin so
 */
export function wholeAlias(
  alias: string,
  file: string,
  place: string,
  known: readonly string[] = anchorsByFile.get(file) ?? [],
): string {
  if (!alias.endsWith(REST)) {
    return alias;
  }
  const [found, ...others] = known.filter((anchor) => anchor.startsWith(alias.slice(0, -1)));
  if (found === undefined || others.length > 0) {
    const count = found === undefined ? 'none' : `${others.length + 1}`;
    throw new Error(
      `${place} has the alias ${alias}, and ${count} of the page's old anchors in data/tree/sectionAnchors.json begin so. Write as much of one as tells it from the others.`,
    );
  }
  return found;
}
