import { matchesCss } from '#src/generated/matchesStyles.ts';
import { addLateStyle } from '#src/site/loading/addLateStyle.ts';
import { textNodesOf } from './textOfRow.ts';

/** Name of the highlight that `matches.css` gives its look. */
const HIGHLIGHT = 'filter';
/** Rows further down are marked when the filter has brought them up. */
const MOST_ROWS = 80;

/** Rows and the text that was found in them. */
type Find = { rows: readonly HTMLElement[]; text: string };

/**
 * Marks each text wherever it stands in its rows, in place of all that was marked before. Changes no element; a browser without the
 * CSS Custom Highlight API marks nothing.
 */
export function markMatches(finds: readonly Find[]): void {
  if (typeof Highlight === 'undefined') {
    return;
  }
  const ranges = finds
    .filter(({ text }) => text !== '')
    .flatMap(({ rows, text }) => rows.slice(0, MOST_ROWS).flatMap((row) => rangesIn(row, text)));
  if (ranges.length > 0) {
    addLateStyle('matches', matchesCss);
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

/** Names are broken into several text nodes, so a match may begin in one and end in another. */
function rangesIn(row: HTMLElement, text: string): Range[] {
  const pieces: { node: Node; start: number }[] = [];
  let whole = '';
  for (const node of textNodesOf(row)) {
    pieces.push({ node, start: whole.length });
    whole += node.data.toLowerCase();
  }
  const ranges: Range[] = [];
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + text.length)) {
    const first = pieces.findLast(({ start }) => start <= at);
    const last = pieces.findLast(({ start }) => start < at + text.length);
    if (first && last) {
      const range = document.createRange();
      range.setStart(first.node, at - first.start);
      range.setEnd(last.node, at + text.length - last.start);
      ranges.push(range);
    }
  }
  return ranges;
}
