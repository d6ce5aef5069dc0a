/** Characters that show nothing, halves of characters, and what changes the direction of the text around it. */
const UNSEEN =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFD\u{E0000}-\u{E0FFF}\p{Cs}]/gu;
/** Marks above and below letters pile up on as many lines as they like: more than two on a letter are dropped. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * A text of strangers as one line of at most `most` characters, without what shows nothing. Markup stays what it is: text.
 * `plainText(' a\n\n b ', 9)` -> `a b`
 */
export function plainText(text: string, most: number): string {
  const line = text
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(PILED_MARKS, '$1')
    .trim();
  const characters = [...line];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
