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
