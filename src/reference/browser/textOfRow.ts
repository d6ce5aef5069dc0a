import { ROW_COPY, USES } from '#src/reference/render/rowElement.ts';

/** Parts of a row that say nothing of what it describes: the demos that use it, and what copies its name. */
const BESIDE = `.${USES}, .${ROW_COPY}`;

/** The text nodes of what a row says. */
export function textNodesOf(row: Element): Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest(BESIDE)) {
      nodes.push(walker.currentNode as Text);
    }
  }
  return nodes;
}

/** All that a row says; a row of a table says what its heading says too. */
export function textOfRow(row: Element, heading: Element | undefined): string {
  const beside = row.querySelector(BESIDE) !== null;
  const own = beside
    ? textNodesOf(row)
        .map(({ data }) => data)
        .join('')
    : row.textContent;
  return (heading?.textContent ?? '') + own;
}
