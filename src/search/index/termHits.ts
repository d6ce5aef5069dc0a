/** Something that has words of a query: how well they match, and which they are. */
export type TermHit = { id: number; score: number; terms: readonly string[] };

/** Something that has some words of a query; `share`: how much of what the query says these are, 0 to 1. */
export type PartialHit = TermHit & { share: number };

/**
 * What has any of the words of a query, best first. A word says the more the fewer have it: of `column` and `editable`, what has the
 * second alone has most of the query.
 * @param lists for each word what has it, once by its name and once by its text
 * @param total how many there are of which a word may be found
 */
export function partialHits(
  lists: readonly (readonly (readonly TermHit[])[])[],
  total: number,
): PartialHit[] {
  const words = lists.map(bestOfEach);
  const rarities = words.map(({ size }) => Math.log(1 + total / (size + 1)));
  const whole = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found = new Map<number, PartialHit>();
  for (const [index, hits] of words.entries()) {
    const share = (rarities[index] ?? 0) / whole;
    for (const { id, score, terms } of hits.values()) {
      const known = found.get(id);
      found.set(id, {
        id,
        share: share + (known?.share ?? 0),
        score: score * share + (known?.score ?? 0),
        terms: [...(known?.terms ?? []), ...terms],
      });
    }
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
}

function bestOfEach(lists: readonly (readonly TermHit[])[]): Map<number, TermHit> {
  const best = new Map<number, TermHit>();
  for (const hit of lists.flat()) {
    const known = best.get(hit.id);
    if (!known || known.score < hit.score) {
      best.set(hit.id, hit);
    }
  }
  return best;
}

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
