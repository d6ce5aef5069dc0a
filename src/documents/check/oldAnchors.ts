import { nearNames } from '#src/site/words/nearNames.ts';

/** A heading as a writer sees it: its text, its line in the document, what leads to it. */
export type PlacedHeading = { id: string; text: string; line: number; aliases: readonly string[] };

/** A written page beside the anchors that links from elsewhere lead to. */
export type OldAnchors = {
  pathname: string;
  file: string;
  /** Anchors that the world knows. */
  known: readonly string[];
  /** Those of them that lead nowhere on the page. */
  lost: readonly string[];
  headings: readonly PlacedHeading[];
};

/** The old anchors that written pages have lost, a sentence each with file, line and what to do. */
export function anchorProblems(pages: readonly OldAnchors[]): string[] {
  return pages.flatMap(sayLost);
}

function sayLost({ file, lost, headings }: OldAnchors): string[] {
  return lost.map((anchor) => {
    const near = nearestHeading(anchor, headings);
    const example = near ? `, such as "${near.text} {${attributesOf(near, anchor)}}"` : '';
    return `${file}:${near?.line ?? 1} has lost the old anchor #${anchor}, which links from elsewhere lead to. Write it as an alias at the heading that says this now${example}, or in aliases of the front matter.`;
  });
}

function attributesOf({ aliases }: PlacedHeading, anchor: string): string {
  return `aliases="${[...aliases, anchor].join(' ')}"`;
}

function nearestHeading(
  anchor: string,
  headings: readonly PlacedHeading[],
): PlacedHeading | undefined {
  const [near] = nearNames(
    anchor,
    headings.flatMap(({ id, aliases }) => [id, ...aliases]),
  );
  return near === undefined
    ? undefined
    : headings.find(({ id, aliases }) => id === near || aliases.includes(near));
}

/** The headings of a page with their lines and anchors, and below them the old anchors that lead nowhere yet. */
export function listAnchors({ pathname, file, known, lost, headings }: OldAnchors): string {
  const lines = headings.map(
    ({ id, text, line, aliases }) =>
      `${String(line).padStart(5)}  ${[`#${id}`, ...aliases.map((each) => `(#${each})`)].join(' ')}  ${text}`,
  );
  return [
    `${pathname}/ (${file}): ${known.length - lost.length} of ${known.length} old anchors lead to a section.`,
    ' line  anchor (aliases)  heading',
    ...lines,
    ...(lost.length > 0 ? ['Missing:', ...lost.map((anchor) => `       #${anchor}`)] : []),
  ].join('\n');
}
