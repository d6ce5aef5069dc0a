import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from '#src/documents/directives/elements.node.ts';

/** From this length, in letters, a name may be wider than a cell on a phone. Shorter ones stay whole everywhere. */
const LONG_NAME = 30;
/** The same for the column that stays while a wide table scrolls: `content.css` gives it less room. */
const LONG_IN_STAYING_COLUMN = 17;
/** From this many columns a table scrolls on a phone, see `content.css`. */
const WIDE_TABLE = 4;
const WORD = /\S+/g;
const BETWEEN_PARTS = /(?<=[a-z0-9])(?=[A-Z])|(?<=\.)(?=\w)|(?<=_)(?=[A-Z])/;
const MARK = '\u200b';

/** Lets the long names of tables break between their parts, never within a word. `theme.mixins.MuiDataGrid` -> `theme.|mixins.|Mui|Data|Grid` */
export function breakNames(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') {
      return undefined;
    }
    let columns = 0;
    visit(table, 'element', (row) => {
      if (row.tagName === 'tr') {
        const cells = row.children.filter(isCell);
        columns = Math.max(columns, cells.length);
        cells.forEach((cell, index) =>
          breakCell(
            cell,
            index === 0 && columns >= WIDE_TABLE ? LONG_IN_STAYING_COLUMN : LONG_NAME,
          ),
        );
      }
    });
    return SKIP;
  });
}

function isCell(node: ElementContent): node is Element {
  return node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');
}

function breakCell(cell: Element, long: number): void {
  if (cell.tagName === 'td') {
    visit(cell, 'element', (code) => (code.tagName === 'code' ? breakCode(code, long) : undefined));
  }
}

function breakCode(code: Element, long: number): void {
  visit(code, 'text', (text, index, parent) => {
    const broken = text.value.replaceAll(WORD, (word) =>
      word.length < long ? word : word.split(BETWEEN_PARTS).join(MARK),
    );
    if (broken === text.value || !parent || index === undefined) {
      return undefined;
    }
    const parts = broken.split(MARK).flatMap((value, position) => {
      const part = { type: 'text', value } as const;
      return position === 0 ? [part] : [element('wbr', {}, []), part];
    });
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
