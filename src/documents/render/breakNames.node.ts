import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '#src/documents/directives/elements.node.ts';

/** From this length, in letters, a name may be wider than a cell on a phone. Shorter ones stay whole everywhere. */
const LONG_NAME = 30;
const BETWEEN_PARTS = /(?<=[a-z0-9])(?=[A-Z])|(?<=\.)(?=\w)/;

/** Lets the long names of tables break between their parts, never within a word. `theme.mixins.MuiDataGrid` -> `theme.|mixins.|Mui|Data|Grid` */
export function breakNames(tree: Root): void {
  visit(tree, 'element', (cell) => {
    if (cell.tagName === 'td') {
      visit(cell, 'element', (code) => (code.tagName === 'code' ? breakName(code) : undefined));
      return SKIP;
    }
    return undefined;
  });
}

function breakName(code: Element): void {
  visit(code, 'text', (text, index, parent) => {
    if (text.value.length < LONG_NAME || !parent || index === undefined) {
      return undefined;
    }
    const parts = text.value.split(BETWEEN_PARTS).flatMap((value, position) => {
      const part = { type: 'text', value } as const;
      return position === 0 ? [part] : [element('wbr', {}, []), part];
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
