import { coverage } from './toAnswer.ts';
import type { Entry } from '#src/search/index/entries.ts';
import type { NamesFile } from '#src/search/index/packedFiles.ts';
import { guideFrom } from '#src/search/index/guide.ts';
import { rankOf, type RankContext } from './rank.ts';
import type { PartialHit, TermHit } from '#src/search/index/termHits.ts';

/** Something found; `page` is the one of its pages that the query means, `text` where its words stand in the text. */
export type Found = { id: number; entry: Entry; rank: number; page: number; text?: string };

/** What it is worth that all words of a name are asked for. */
const WHOLE_NAME = 30;
/** So much of a second reason to show something is added to the first. */
const AGAIN = 0.3;
/** All words in a text are worth less than the same words over name and text. */
const BY_TEXT = 0.5;
/** What has most of a long query is worth more than what has most of a short one, more than in proportion. */
const MANY_WORDS = 1.75;
/** So many of what matches best are ranked: beyond them nothing is the best by its name or place. */
const RANKED = 400;

/** What was found for one query, each entry once with the best of its ranks. */
export class RankedHits {
  private readonly names: NamesFile;
  private readonly entries: readonly Entry[];
  private readonly best = new Map<number, Found>();

  constructor(names: NamesFile, entries: readonly Entry[]) {
    this.names = names;
    this.entries = entries;
  }

  /** Hits by name and place. */
  addNamed(hits: readonly TermHit[], context: RankContext): void {
    for (const { id, score } of hits.slice(0, RANKED)) {
      const name = this.entries[id]?.name ?? '';
      this.take(id, score + WHOLE_NAME * coverage(name, context.asked) ** 2, context);
    }
  }

  /** Hits by text: what they are called does not count. */
  addWritten(hits: readonly TermHit[], context: RankContext): void {
    for (const { id, score } of hits.slice(0, RANKED)) {
      this.take(id, score * BY_TEXT, nameless(context));
    }
  }

  /** Hits by some of the words: the worth of what they say less falls quickly. */
  addPartial(hits: readonly PartialHit[], context: RankContext): void {
    const weighed = hits
      .slice(0, RANKED)
      .map((hit) => ({ ...hit, score: hit.score * context.words ** MANY_WORDS * hit.share ** 2 }));
    this.addNamed(weighed, nameless(context));
  }

  /** Best first. */
  sorted(): Found[] {
    return [...this.best.values()].sort((one, other) => other.rank - one.rank);
  }

  private take(id: number, matched: number, context: RankContext): void {
    const entry = this.entries[id];
    if (!entry) {
      return;
    }
    const page = entry.pages.find((each) => context.pages.has(each)) ?? entry.pages[0] ?? 0;
    const rank = rankOf(entry, matched, context, guideFrom(this.names.pages[page]?.[1] ?? ''));
    const before = this.best.get(id);
    if (!before) {
      this.best.set(id, { id, entry, rank, page });
    } else if (rank > before.rank) {
      this.best.set(id, { id, entry, rank: rank + before.rank * AGAIN, page });
    } else {
      this.best.set(id, { ...before, rank: before.rank + rank * AGAIN });
    }
  }
}

/** As if no name were asked for as a whole. */
function nameless(context: RankContext): RankContext {
  return { ...context, joined: null };
}
