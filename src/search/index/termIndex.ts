import MiniSearch, { type Query as MiniQuery } from 'minisearch';
import { joinHits, type TermHit } from './termHits.ts';
import { alternatives, nameTerms, textTerms } from './words.ts';

/** What is found by its name, by the place it stands in, or by its text. `initial`: the first letter of its name. */
export type TermDoc = {
  id: number;
  name?: string;
  initial?: string;
  place?: string;
  text?: string;
};

/** Words of four letters and fewer have no typos, too many others are near; those of seven and more may have two. */
const FUZZY_FROM = 5;
const TWO_TYPOS_FROM = 7;
/** A word that was looked for in vain may be wrong in so many of its letters for another one to be meant. */
const NEAR_SHARE = 0.34;
const NEAR_WORDS = 5;
const CHUNK = 200;
/** What so many words found is remembered: who types asks for all but the last of them again. */
const REMEMBERED = 16;

/** An index over the words of names and places, or of texts. */
export class TermIndex {
  private readonly mini: MiniSearch<TermDoc>;
  private readonly remembered = new Map<string, readonly TermHit[]>();

  constructor(fields: readonly Exclude<keyof TermDoc, 'id'>[]) {
    this.mini = new MiniSearch<TermDoc>({
      fields: [...fields],
      tokenize: (text, field) => (field === 'text' ? textTerms(text) : nameTerms(text)),
      processTerm: (term) => term,
    });
  }

  add(docs: readonly TermDoc[]): void {
    this.mini.addAll(docs);
    this.remembered.clear();
  }

  /** Lets other work in between. */
  async addSlowly(docs: readonly TermDoc[]): Promise<void> {
    await this.mini.addAllAsync(docs, { chunkSize: CHUNK });
    this.remembered.clear();
  }

  /**
   * What has all words of a query, best first; each word as it stands, begun, or by another word for the same; with typos if
   * `isTolerant` and it is nowhere without. A single letter beside other words only says which of their hits come first.
   */
  askAll(words: readonly string[], isTolerant: boolean): TermHit[] {
    let found: ReadonlyMap<number, TermHit> | undefined;
    for (const word of this.cheapestFirst(words, isTolerant)) {
      const hits = this.askWord(word, isTolerant, found);
      found = joinHits(found, hits, found && word.length === 1 ? found : undefined);
    }
    return sortHits(found);
  }

  /** What has one word, best first; with typos if `isTolerant` and it is nowhere without. */
  ask(word: string, isTolerant: boolean): readonly TermHit[] {
    return this.askWord(word, isTolerant);
  }

  /** Words of names that come near one. */
  near(word: string): string[] {
    return this.mini
      .autoSuggest(word, {
        fuzzy: NEAR_SHARE,
        maxFuzzy: 2,
        prefix: true,
        fields: ['name'],
        tokenize: (text) => [text],
      })
      .map(({ suggestion }) => suggestion)
      .slice(0, NEAR_WORDS);
  }

  /** Words whose hits are known, then long ones, which have few: what these do not find is not looked at for the others. */
  private cheapestFirst(words: readonly string[], isTolerant: boolean): string[] {
    const cost = (word: string) =>
      this.remembered.has(keyOf(word, isTolerant)) ? -1 : 1 / word.length;
    return [...words].sort((one, other) => cost(one) - cost(other));
  }

  /** @param within what alone may be found */
  private askWord(
    word: string,
    isTolerant: boolean,
    within?: ReadonlyMap<number, TermHit>,
  ): readonly TermHit[] {
    const key = keyOf(word, isTolerant);
    const known = this.remembered.get(key);
    if (known) {
      return known;
    }
    const exact = isTolerant ? this.askWord(word, false, within) : [];
    const hits = exact.length > 0 ? exact : this.look(word, isTolerant, within);
    if (!within) {
      this.remember(key, hits);
    }
    return hits;
  }

  private look(
    word: string,
    isTolerant: boolean,
    within: ReadonlyMap<number, TermHit> | undefined,
  ): readonly TermHit[] {
    const isLetter = word.length === 1;
    return this.mini
      .search(
        {
          combineWith: 'OR',
          queries: [word, ...alternatives(word).map(otherWord)],
          // Too many words begin with a letter: it stands for the names that do.
          ...(isLetter ? { fields: ['name', 'initial'] } : {}),
        },
        {
          boost: { name: 4, place: 1, text: 0.8 },
          prefix: !isLetter,
          fuzzy: isTolerant && word.length >= FUZZY_FROM && (word.length < TWO_TYPOS_FROM ? 1 : 2),
          weights: { fuzzy: 0.25, prefix: 0.7 },
          tokenize: (text) => [text],
          ...(within ? { boostDocument: (id: number) => Number(within.has(id)) } : {}),
        },
      )
      .map(({ id, score, queryTerms }) => ({ id: id as number, score, terms: queryTerms }));
  }

  private remember(key: string, hits: readonly TermHit[]): void {
    this.remembered.set(key, hits);
    const [oldest] = this.remembered.keys();
    if (oldest !== undefined && this.remembered.size > REMEMBERED) {
      this.remembered.delete(oldest);
    }
  }
}

function keyOf(word: string, isTolerant: boolean): string {
  return isTolerant ? `${word}~` : word;
}

function sortHits(found: ReadonlyMap<number, TermHit> = new Map()): TermHit[] {
  return [...found.values()].sort((one, other) => other.score - one.score);
}

function otherWord(word: string): MiniQuery {
  return {
    queries: [word],
    fuzzy: false,
    prefix: word.length > 4,
    boost: { name: 2, place: 0.5, text: 0.4 },
  };
}
