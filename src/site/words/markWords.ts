/** A piece of a title; `isMatch` where it is what was looked for. */
export type Piece = { text: string; isMatch: boolean };

/** Cuts a title where words, of letters and digits, begin in it. `Column pinning`, `pin` -> `Column `, *`pin`*, `ning` */
export function markWords(title: string, words: readonly string[]): Piece[] {
  if (words.length === 0) {
    return [{ text: title, isMatch: false }];
  }
  const pieces: Piece[] = [];
  let end = 0;
  const take = (to: number, isMatch: boolean) => {
    if (to > end) {
      pieces.push({ text: title.slice(end, to), isMatch });
      end = to;
    }
  };
  for (const { 0: text, index } of title.matchAll(new RegExp(words.join('|'), 'gi'))) {
    if (beginsWord(title, index)) {
      take(index, false);
      take(index + text.length, true);
    }
  }
  take(title.length, false);
  return pieces;
}

/** Whether a word begins at a place: after none of a word, or with a capital, as in `BarChart`. */
function beginsWord(title: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(title.charAt(index - 1)) || /\p{Lu}/u.test(title.charAt(index));
}
