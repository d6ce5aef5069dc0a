import { spaced } from '#src/site/path/names.ts';
import { isGroup, type NavEntry } from './navEntry.ts';

/** The rows of the sidebar that a filter leaves, and how many of them are pages. */
export type FoundPages = { entries: NavEntry[]; count: number };

/** Titles that words are looked for in, folded. */
type Titles = {
  /** Of the groups a page stands in. */
  around: string;
  /** Of those among them that speak for each of their pages. */
  near: string;
};

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The words of a filter, in lower case. ` Server-side  row` -> `server`, `side`, `row` */
export function filterWords(query: string): string[] {
  return query.toLowerCase().split(BETWEEN_WORDS).filter(Boolean);
}

/**
 * The pages whose title or groups hold every word, or its beginning, with their groups. At least one word is in the title itself,
 * or in that of a group small enough to be meant as a whole: not a product, for `charts` would leave every page of it.
 */
export function filterPages(entries: readonly NavEntry[], words: readonly string[]): FoundPages {
  const found: FoundPages = { entries: [], count: 0 };
  found.entries = narrow(entries, { around: '', near: '' }, 0);
  return found;

  function narrow(branch: readonly NavEntry[], { around, near }: Titles, depth: number) {
    return branch.flatMap((entry, index): NavEntry[] => {
      const title = fold(entry.title);
      // The overview of a product answers to the product's name.
      const own = (depth === 1 && index === 0 ? around : near) + title;
      if (!entry.children) {
        const isFound = isMatch(words, around + title, own);
        found.count += isFound ? 1 : 0;
        return isFound ? [entry] : [];
      }
      const speaks = depth > 0 && isGroup(entry);
      const titles = { around: around + title, near: speaks ? near + title : near };
      const children = narrow(entry.children, titles, depth + 1);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
  }
}

function isMatch(words: readonly string[], all: string, own: string): boolean {
  const isIn = (text: string) => (word: string) => text.includes(` ${word}`);
  return words.every(isIn(all)) && words.some(isIn(own));
}

/** What a word may be the beginning of, because many write names as one word: `DatePicker` and `Date picker` -> ` datepicker picker` */
function fold(title: string): string {
  const words = filterWords(spaced(title));
  return words.map((_, start) => ` ${words.slice(start).join('')}`).join('');
}
