import type { HeadingsFile, TextFile } from './packedFiles.ts';
import type { TermHit } from './termHits.ts';
import { TermIndex, type TermDoc } from './termIndex.ts';
import { alternatives } from './words.ts';

/** The texts of pages and sections. They are many times what the names are, so they stand in an index of their own. */
export class TextIndex {
  private readonly texts = new Map<number, string>();
  private readonly terms = new TermIndex(['text']);

  /**
   * Texts are many: it lets other work in between.
   * @param entryOf number of the entry that a page (no anchor) or a section is
   */
  async add(
    file: TextFile,
    headings: HeadingsFile,
    entryOf: (page: number, anchor: string | undefined) => number,
  ): Promise<void> {
    const anchors = new Map(
      headings.map(([page, ...list]) => [page, list.map(([, anchor]) => anchor)]),
    );
    const docs: TermDoc[] = [];
    for (const [page, ...texts] of file) {
      for (const [index, text] of texts.entries()) {
        const id = entryOf(page, anchors.get(page)?.[index - 1]);
        if (!this.texts.has(id)) {
          this.texts.set(id, text);
          docs.push({ id, text });
        }
      }
    }
    await this.terms.addSlowly(docs);
  }

  /** Entries whose texts have all words. */
  ask(words: readonly string[]): TermHit[] {
    return this.terms.askAll(words, false);
  }

  /** Entries whose texts have one word. */
  askWord(word: string, isTolerant: boolean): readonly TermHit[] {
    return this.terms.ask(word, isTolerant);
  }

  /** The text of an entry, if one of the words stands in it. */
  textWith(words: readonly string[], entry: number): string | undefined {
    const text = this.texts.get(entry);
    const lower = text?.toLowerCase() ?? '';
    const asked = words.flatMap((word) => [word, ...alternatives(word)]);
    return asked.some((word) => lower.includes(word)) ? text : undefined;
  }
}
