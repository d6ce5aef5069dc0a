import { BASE } from '#data/site/base.ts';
import type { ProductId } from '#data/types.ts';
import { groupBy } from '#src/site/words/groupBy.ts';
import { guideOf } from '#src/search/index/guide.ts';
import type { DetailsFile, NamesFile } from '#src/search/index/packedFiles.ts';
import type { MemberKind } from '#src/search/index/searchEntry.ts';
import { stem, queryWords } from '#src/search/index/words.ts';
import type { Answer, Hit, HitGroup } from './answer.ts';
import type { Found } from './rankedHits.ts';
import type { SearchOutcome } from './searchIndex.ts';

/** The open product goes first unless another one has something that is this many times as good. */
const MUCH_BETTER = 4;

type Facts = {
  names: NamesFile;
  /** Undefined until its file has come. */
  details: DetailsFile | undefined;
  current: ProductId | null;
};

/** Lays out what was found for the box: by product, that of the open page first, then by their best results. */
export function toAnswer(
  { found, total, words, counts }: SearchOutcome,
  facts: Facts,
): Omit<Answer, 'near' | 'isPartial' | 'isLacking'> {
  const marked = [...new Set([...words, ...words.map(stem)])];
  const groups = [...groupBy(found, ({ entry }) => entry.product)]
    .map(([product, list]) => ({ product, list, best: list[0]?.rank ?? 0 }))
    .sort((one, other) => other.best - one.best);
  const top = groups[0]?.best ?? 0;
  const own = groups.find(({ product }) => product !== null && product === facts.current);
  const first = own && own.best * MUCH_BETTER >= top ? [own] : [];
  const sorted = [...first, ...groups.filter((group) => !first.includes(group))];
  return {
    groups: sorted.map(({ product, list }): HitGroup => ({
      product,
      hits: list.map((each) => toHit(each, marked, facts)),
    })),
    total,
    counts,
    words: marked.sort((one, other) => other.length - one.length),
  };
}

/** What the box shows of an entry on one of its pages. */
export function toHit(
  { entry, page, text }: Omit<Found, 'id' | 'rank'>,
  words: readonly string[],
  facts: Facts,
): Hit {
  const [title = '', path = '', group = 0] = facts.names.pages[page] ?? [];
  const isPage = entry.pages.length === 1 && entry.anchor === '';
  const groups = facts.names.groups[group] ?? [];
  const guide = guideOf(path);
  const importLine = facts.details?.imports.find(([number]) => number === page)?.[1];
  return {
    href: `${BASE}/${path}/${entry.anchor === '' ? '' : `#${entry.anchor}`}`,
    kind: entry.kind,
    name: entry.name,
    // The outermost group is the product, above the results.
    crumbs: isPage
      ? groups.slice(groups.length > 1 ? 1 : 0)
      : [...(isShared(title, facts.names) ? groups.slice(-1) : []), title, ...entry.above],
    others: entry.pages.length - 1,
    plan: entry.plan,
    ...(guide === null ? {} : { guide }),
    ...detailOf({ entry, page }, facts.details),
    ...(importLine === undefined ? {} : { importLine }),
    ...(text === undefined || text === '' ? {} : { excerpt: excerptOf(text, words) }),
  };
}

/** Whether several pages are called so: then the group tells them apart, as `Upgrade to v8` does. */
function isShared(title: string, { pages }: NamesFile): boolean {
  return pages.filter(([name]) => name === title).length > 1;
}

function detailOf(
  { entry, page }: Pick<Found, 'entry' | 'page'>,
  details: DetailsFile | undefined,
) {
  const all =
    entry.detail === undefined
      ? []
      : (details?.members[entry.kind as MemberKind][entry.detail] ?? []);
  const [type = 0, standard = 0] = all[all.length > 1 ? entry.pages.indexOf(page) : 0] ?? [];
  return {
    ...(type > 0 ? { type: details?.texts[type] } : {}),
    ...(standard > 0 ? { default: details?.texts[standard] } : {}),
  };
}

const BEFORE = 50;
/** What a line or two below a result hold. */
const LENGTH = 160;

/** The part of a text around the first of some words, cut between words. `length` in letters. */
export function excerptOf(text: string, words: readonly string[], length = LENGTH): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const isShort = text.length <= length;
  const start = isShort || first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const isWhole = start + length >= text.length;
  const end = isWhole ? text.length : text.lastIndexOf(' ', start + length);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : start + length)}${isWhole ? '' : ' …'}`;
}

/** The share of a name's words that begin as one that is asked for. `Install the key`, `install`, `key` -> 1 */
export function coverage(name: string, asked: readonly string[]): number {
  const words = queryWords(name);
  const matched = words.filter((word) => asked.some((each) => word.startsWith(each)));
  return matched.length / Math.max(words.length, 1);
}
