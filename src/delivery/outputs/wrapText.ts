/** Rough widths of letters in parts of the font size, a little wide, so that no line of IBM Plex Sans comes out longer. */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[ijlI.,:;'|!]/, 0.3],
  [/[frt ()[\]{}"/-]/, 0.4],
  [/[mwMW@%]/, 0.92],
  [/[A-Z]/, 0.7],
];
const ANY_WIDTH = 0.6;

/** Width of a text in the unit of `size`. */
export function textWidth(text: string, size: number): number {
  const widths = [...text].map(
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ANY_WIDTH,
  );
  return widths.reduce((sum, width) => sum + width, 0) * size;
}

/** Breaks a text into lines of a width; what is behind the last line that may be is left out, with a sign of it. */
export function wrapText(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, size) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/\W+$/, '')} …`];
}
