import type { ProductId } from '#data/types.ts';
import type { Answer } from '#src/search/ranking/answer.ts';
import type {
  DetailsFile,
  HeadingsFile,
  NamesFile,
  TextFile,
  TextPart,
} from '#src/search/index/packedFiles.ts';
import { GENERAL } from '#src/search/index/packedFiles.ts';
import { parseQuery } from '#src/search/ranking/parseQuery.ts';
import { passageAt, placeOf } from './passage.ts';
import { SearchIndex } from '#src/search/ranking/searchIndex.ts';
import { toAnswer } from '#src/search/ranking/toAnswer.ts';

/** Addresses of the files of an index. */
export type SearchAddresses = {
  worker: string;
  names: string;
  headings: string;
  details: string;
  texts: Readonly<Record<TextPart, string>>;
};

/** What a visitor has typed, and the product of the page where. */
export type Question = { id: number; input: string; product: ProductId | null };

type World = {
  addresses: SearchAddresses;
  /** Throws when the file cannot be had. */
  fetchJson: (address: string) => Promise<unknown>;
  answer: (id: number, answer: Answer) => void;
};

/** With so many results from names and headings nobody waits for the texts. */
const ENOUGH = 8;
/** A file that cannot be had is tried for with later questions, so many times in all. */
const MOST_TRIES = 4;

type Take = (file: unknown) => void | Promise<void>;

/**
 * Answers questions with what has come of the index, and again when more of it has. The texts are asked for only when names and
 * headings have little to say, those of the open product first.
 */
export class QueryAnswerer {
  private readonly world: World;
  private index: SearchIndex | undefined;
  private details: DetailsFile | undefined;
  private headings: HeadingsFile | undefined;
  private latest: Question | undefined;
  /** When the files that belong to the names have come, or cannot be had. */
  private rest: Promise<unknown> = Promise.resolve();
  private readonly coming = new Map<string, Promise<unknown>>();
  private readonly asked = new Set<TextPart>();
  /** Files that could not be had, with what to do with them, and how often each was tried for. */
  private readonly lost = new Map<string, Take>();
  private readonly tries = new Map<string, number>();
  private onTheWay = 0;
  /** Whether the last answer leaves something to be wished for. */
  private isPoor = false;

  constructor(world: World) {
    this.world = world;
  }

  /** Takes the first file; the two that belong to it follow. Resolves when these have come, or cannot be had. */
  async start(names: NamesFile): Promise<void> {
    this.index = new SearchIndex(names);
    const { headings, details } = this.world.addresses;
    this.rest = Promise.all([
      this.load(details, (file) => {
        this.details = file as DetailsFile;
      }),
      this.load(headings, (file) => {
        this.headings = file as HeadingsFile;
        this.index?.addHeadings(this.headings);
      }),
    ]);
    this.answerLatest();
    await this.rest;
    await this.fetchTexts();
  }

  /** Resolves when nothing more is on the way for this question. */
  async ask(question: Question): Promise<void> {
    this.latest = question;
    const again = this.loadLost();
    this.answerLatest();
    await Promise.all([again, this.fetchTexts()]);
  }

  /**
   * The text at an address. It is taken from the file of its product, which is fetched for it where no question has needed it, and
   * not indexed.
   * @returns null where there is no text, or it cannot be had
   */
  async read(href: string): Promise<string | null> {
    await this.rest;
    const { index, headings } = this;
    const place = index && placeOf(href, index.names);
    if (!place || !headings) {
      return null;
    }
    try {
      const texts = await this.fetchOnce(this.world.addresses.texts[place.part]);
      return passageAt(place, texts as TextFile, headings);
    } catch {
      return null; // it cannot be had now; another result asks again
    }
  }

  private answerLatest(): void {
    const { index, latest, details } = this;
    if (!index || !latest) {
      return;
    }
    const outcome = index.search(latest.input, latest.product);
    this.isPoor = outcome.total < ENOUGH || !outcome.isWhole;
    this.world.answer(latest.id, {
      ...toAnswer(outcome, { names: index.names, details, current: latest.product }),
      near: outcome.total === 0 ? index.near(latest.input) : [],
      isPartial: this.onTheWay > 0 || (outcome.total === 0 && this.missing().length > 0),
      isLacking: this.lost.size > 0,
    });
  }

  private async fetchTexts(): Promise<void> {
    const { index, latest, headings } = this;
    if (!index || !latest || !headings || !this.isPoor || parseQuery(latest.input).text === '') {
      return;
    }
    const parts = this.missing();
    parts.forEach((part) => this.asked.add(part));
    await Promise.all(
      parts.map((part) =>
        this.load(this.world.addresses.texts[part], (file) =>
          index.addTexts(file as TextFile, headings),
        ),
      ),
    );
  }

  private missing(): TextPart[] {
    const { latest } = this;
    const { product } = parseQuery(latest?.input ?? '');
    const all = Object.keys(this.world.addresses.texts) as TextPart[];
    const first = latest?.product ?? GENERAL;
    return all
      .filter((part) => !this.asked.has(part) && (product === null || part === product))
      .sort((one, other) => Number(other === first) - Number(one === first));
  }

  private async loadLost(): Promise<void> {
    const few = [...this.lost].filter(([address]) => (this.tries.get(address) ?? 0) < MOST_TRIES);
    await Promise.all(few.map(([address, take]) => this.load(address, take)));
  }

  /** A file that cannot be had leaves the others: what is there answers, and says that it lacks something. */
  private async load(address: string, take: Take): Promise<void> {
    this.onTheWay += 1;
    this.tries.set(address, (this.tries.get(address) ?? 0) + 1);
    try {
      await take(await this.fetchOnce(address));
      this.lost.delete(address);
    } catch {
      this.lost.set(address, take);
    }
    this.onTheWay -= 1;
    this.answerLatest();
  }

  private fetchOnce(address: string): Promise<unknown> {
    const known = this.coming.get(address);
    if (known) {
      return known;
    }
    const coming = this.world.fetchJson(address);
    this.coming.set(address, coming);
    coming.catch(() => this.coming.delete(address));
    return coming;
  }
}
