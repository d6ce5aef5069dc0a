import { markWords } from '#src/site/words/markWords.ts';

/** A text with the words that were looked for marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
