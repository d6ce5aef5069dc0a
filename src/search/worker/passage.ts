import { BASE } from '#data/site/base.ts';
import type { HeadingsFile, NamesFile, TextFile, TextPart } from '#src/search/index/packedFiles.ts';
import { GENERAL } from '#src/search/index/packedFiles.ts';

/** Where on the site a text stands: the number of its page, its anchor there, and the part of the texts that has it. */
export type Place = { page: number; anchor: string; part: TextPart };

/** Where an address leads; undefined: to no page of the index. `/x/react-charts/bars/#stacking` -> a page, `stacking` */
export function placeOf(href: string, { pages }: NamesFile): Place | undefined {
  const [path = '', anchor = ''] = href.split('#');
  const page = pages.findIndex(([, each]) => `${BASE}/${each}/` === path);
  const found = pages[page];
  return found && { page, anchor, part: found[3] ?? GENERAL };
}

/** The text at a place: that of its section, or what the page begins with where no heading has the anchor, as for a demo. */
export function passageAt(
  { page, anchor }: Place,
  texts: TextFile,
  headings: HeadingsFile,
): string | null {
  const [, ...sections] = texts.find(([number]) => number === page) ?? [];
  const [, ...list] = headings.find(([number]) => number === page) ?? [];
  return sections[list.findIndex(([, each]) => each === anchor) + 1] ?? null;
}
