const BEFORE = 50;
const LENGTH = 160;

/** The part of a text around the first of some words, cut between words. */
export function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const isWhole = start + LENGTH >= text.length;
  const end = isWhole ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end > start ? end : start + LENGTH)}${isWhole ? '' : ' …'}`;
}
