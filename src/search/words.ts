/** Asked with others, these say nothing of what is looked for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from get has have how i in into is it its my of on or react should so than that the then there this to use using via want was what when where which why will with you mui x'.split(
    ' ',
  ),
);

/** What people call things that the documents call otherwise. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  a11y: ['accessibility'],
  aria: ['accessibility'],
  i18n: ['localization'],
  l10n: ['localization'],
  translate: ['localization'],
  translation: ['localization'],
  license: ['licence', 'licensing'],
  licence: ['license', 'licensing'],
  licencing: ['licensing'],
  color: ['colour'],
  xlsx: ['excel'],
  spreadsheet: ['excel'],
  dnd: ['ordering'],
  drag: ['ordering', 'reorder'],
  reorder: ['ordering'],
  expand: ['expansion'],
  checkbox: ['selection'],
  theme: ['customization'],
  style: ['customization', 'styling'],
  upgrade: ['migration'],
  infinite: ['lazy'],
  spinner: ['loading'],
  empty: ['overlay', 'noRows'],
  install: ['installation'],
  setup: ['installation', 'quickstart'],
  start: ['quickstart'],
  doughnut: ['donut', 'pie'],
  frozen: ['pinning'],
  sticky: ['pinning'],
  freeze: ['pinning'],
};

/** Where a part of a name begins: `rowHeight`, `HTMLId`, `Unstable_FunnelChart`. */
const PARTS = /(?<=[\p{Ll}\p{N}])\p{Lu}|(?<=\p{Lu})\p{Lu}(?=\p{Ll})|(?<=_)[^_]/gu;

/** `Row height (px)` -> `Row`, `height`, `px` */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * The words under which a name or title is found: each word, what stands behind each capital within it, its stem, and all words
 * of a short title as one. `onRowClick` -> `onrowclick`, `rowclick`, `click`
 */
export function nameTerms(name: string): string[] {
  const words = splitWords(name);
  const terms = words.flatMap((word) => [...tails(word), stem(word.toLowerCase())]);
  if (words.length > 1 && words.length <= 3) {
    terms.push(words.join('').toLowerCase());
  }
  return [...new Set(terms)];
}

/** The words of running text, names within it by their parts too. */
export function textTerms(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const lower = word.toLowerCase();
    if (lower.length < 2 || STOP_WORDS.has(lower)) {
      return [];
    }
    return /\p{Ll}\p{Lu}/u.test(word) ? tails(word) : [lower];
  });
}

/** The words of a query that tell something, in lower case; all of them when none does. */
export function queryWords(text: string): string[] {
  const words = splitWords(text).map((word) => word.toLowerCase());
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** What a word of a query is looked up as besides itself: its stem, and other words for the same. */
export function alternatives(word: string): string[] {
  const stemmed = stem(word);
  const others = [...(SYNONYMS[word] ?? []), ...(SYNONYMS[stemmed] ?? [])];
  return [...new Set([stemmed, ...others.map((other) => other.toLowerCase())])].filter(
    (other) => other !== word,
  );
}

/** `columns` -> `column`, `stacking` and `stacked` -> `stack`; short words stay as they are. */
export function stem(word: string): string {
  if (word.endsWith('ss')) {
    return word;
  }
  const [, base] = /^(.{4,}?)(?:ing|ed|es)$/.exec(word) ?? /^(.{3,})s$/.exec(word) ?? [];
  return base ?? word;
}

function tails(word: string): string[] {
  const starts = [0];
  for (const { index } of word.matchAll(PARTS)) {
    if (index > 0) {
      starts.push(index);
    }
  }
  return starts.map((start) => word.slice(start).toLowerCase());
}

/** The parts of names within a query, which may be the beginnings of words: `colVis` -> `col`, `vis` */
export function nameParts(text: string): string[] {
  return queryWords(text.replace(PARTS, ' $&'));
}
