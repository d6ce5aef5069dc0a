import type { ProductId } from '#data/types.ts';
import type { Hit } from '#src/search/ranking/answer.ts';
import { unpackHeadings, unpackNames } from '#src/search/index/entries.ts';
import { packSearch } from '#src/search/index/packSearch.ts';
import type { SearchEntries } from '#src/search/index/searchEntry.ts';
import { toHit } from '#src/search/ranking/toAnswer.ts';

/** What a record is filtered by: the site it is of. */
export type RecordScope = { version: string; language: string };

/** An entry as a hosted index keeps it: what the box shows of it, and what it is found and filtered by. */
export type SearchRecord = Hit &
  RecordScope & { objectID: string; product: ProductId | null; text: string };

/** A hosted index takes no record of more than 10 kB. */
const LONGEST_TEXT = 6000;

/** The same entries as those of the embedded index, as records of a hosted one. */
export function searchRecords(
  entries: SearchEntries,
  parts: readonly ProductId[],
  { version, language }: RecordScope,
): SearchRecord[] {
  const { names, headings, details } = packSearch(entries, parts);
  const facts = { names, details, current: null };
  const all = [...unpackNames(names), ...unpackHeadings(headings, names)];
  return all.map((entry) => {
    const page = entry.pages[0] ?? 0;
    const sections = entries.pages[page]?.sections ?? [];
    const isText = entry.kind === 'page' || entry.kind === 'section';
    const text = sections.find(({ anchor }) => isText && anchor === entry.anchor)?.text ?? '';
    const hit = toHit({ entry, page }, [], facts);
    return {
      ...hit,
      ...{ objectID: `${version}/${language}${hit.href} ${hit.kind}`, version, language },
      ...{ product: entry.product, text: text.slice(0, LONGEST_TEXT) },
    };
  });
}
