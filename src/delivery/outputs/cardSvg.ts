import { shellColours } from '#src/site/theme/tokens.ts';

/** What a card says. */
export type CardText = {
  /** Whose page it is: `MUI X Charts`. */
  identity: string;
  title: string;
  lead: string;
  /** Where it is, without scheme: `/x/react-charts/bars/`. */
  place: string;
};

/** The size that Open Graph and Twitter show whole. */
export const CARD = { width: 1200, height: 630 } as const;
/** Names that the fonts have inside. */
export const CARD_FONTS = { sans: 'IBM Plex Sans Variable', mono: 'IBM Plex Mono' } as const;

const MARGIN = 84;
const INSIDE = CARD.width - 2 * MARGIN;
const TITLE_SIZES = [80, 66, 54] as const;
const TITLE_LINES = 2;
const LEAD = { size: 34, line: 48, most: 3 } as const;
const { ink, page, accent } = shellColours.dark;

/** The picture that stands for a page where it is shared, as SVG with texts: the site's own dark colours, type and sign. */
export function cardSvg({ identity, title, lead, place }: CardText): string {
  const size = titleSize(title);
  const titleLines = wrapText(title, size, INSIDE, TITLE_LINES);
  const leadLines = wrapText(lead, LEAD.size, INSIDE, LEAD.most);
  const leadTop = 262 + (titleLines.length - 1) * size * 1.15 + 66;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" font-family="${CARD_FONTS.sans}">`,
    `<rect width="100%" height="100%" fill="${page}"/>`,
    `<g transform="translate(${MARGIN} 72) scale(2.1)"><rect width="26" height="26" rx="7" fill="hsl(210,100%,42%)"/><path d="m7.5 7.5 11 11m0-11-11 11" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`,
    line(identity, { x: MARGIN + 76, y: 110, size: 32, fill: shellColours.dark['ink-2'] }),
    // The font is a variable one, drawn at its weight of 400: the outline makes up for the rest.
    ...titleLines.map((text, index) =>
      line(text, { y: 262 + index * size * 1.15, size, fill: ink, bold: size / 34 }),
    ),
    ...leadLines.map((text, index) =>
      line(text, {
        y: leadTop + index * LEAD.line,
        size: LEAD.size,
        fill: shellColours.dark['ink-2'],
      }),
    ),
    line(place, { y: 566, size: 26, fill: accent, font: CARD_FONTS.mono }),
    '</svg>',
  ].join('');
}

type Line = { x?: number; y: number; size: number; fill: string; bold?: number; font?: string };

function line(text: string, { x = MARGIN, y, size, fill, bold, font }: Line): string {
  const family = font ? ` font-family="${font}"` : '';
  const outline = bold ? ` stroke="${fill}" stroke-width="${bold}" stroke-linejoin="round"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${family}${outline}>${escapeXml(text)}</text>`;
}

/** The largest size in which the title has its lines and each of its words fits into one. */
function titleSize(title: string): number {
  const fits = (size: number) =>
    wrapText(title, size, INSIDE, Infinity).length <= TITLE_LINES &&
    title.split(' ').every((word) => textWidth(word, size) <= INSIDE);
  return TITLE_SIZES.find(fits) ?? TITLE_SIZES[TITLE_SIZES.length - 1] ?? 54;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

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
