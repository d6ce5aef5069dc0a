/** Something that has words of a query: how well they match, and which they are. */
export type TermHit = { id: number; score: number; terms: readonly string[] };

/** Something that has some words of a query; `share`: how much of what the query says these are, 0 to 1. */
export type PartialHit = TermHit & { share: number };

/**
 * Adds what a further word found to what the words before it have: each hit is worth the sum, times the number of words it has.
 * @param before undefined: it is the first word
 * @param others what stays although the word does not find it
 */
export function joinHits(
  before: ReadonlyMap<number, TermHit> | undefined,
  hits: readonly TermHit[],
  others?: ReadonlyMap<number, TermHit>,
): Map<number, TermHit> {
  const joined = new Map(others);
  for (const hit of hits) {
    const known = before?.get(hit.id);
    if (known) {
      const terms = [...new Set([...known.terms, ...hit.terms])];
      joined.set(hit.id, { id: hit.id, score: (worth(known) + worth(hit)) * terms.length, terms });
    } else if (!before || others) {
      joined.set(hit.id, hit);
    }
  }
  return joined;
}

/** What a hit is worth without the number of its words. */
function worth({ score, terms }: TermHit): number {
  return score / Math.max(terms.length, 1);
}
