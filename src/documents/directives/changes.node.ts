import type { Element, ElementContent } from 'hast';
import { apiText } from '#src/reference/render/apiProse.node.ts';
import { renderBar } from '#src/reference/render/renderRows.node.ts';
import { KIND } from '#src/reference/render/rowElement.ts';
import type { AroundKind } from './directive.ts';
import { element, raw } from './elements.node.ts';
import { titled } from './markdown.ts';

/** `:::changes` around a table: a filter above its rows. */
export const changes: AroundKind = {
  name: 'changes',
  colons: 3,
  attributes: [],
  text: 'inside',
  html: ({ children }) => renderChanges(children),
  markdown: ({ label, children }) => titled(label, children),
};

/**
 * A table of changes below a filter for what a reader uses. A row with nothing but its first cell is the heading of those that
 * follow. Without scripts the bar only says how many changes there are.
 * @throws when there is no table, or anything beside it
 */
function renderChanges(children: readonly ElementContent[]): ElementContent[] {
  const [table, other] = children.filter((child) => child.type === 'element');
  if (table?.tagName !== 'table' || other) {
    throw new Error(':::changes needs one table inside it and nothing else. Mend it.');
  }
  const bar = renderBar(markChanges(table).length, 'change', apiText('whatIUse'));
  return [element('div', { class: 'api' }, [raw(bar.html), table])];
}

/** Says of each row of a table what it is to a filter, and gives those that are changes. */
export function markChanges(table: Element): Element[] {
  const rows = rowsOf(table);
  for (const row of rows) {
    row.properties[KIND] = isHeading(row) ? 'heading' : 'change';
  }
  return rows.filter((row) => !isHeading(row));
}

function rowsOf(table: Element): Element[] {
  const bodies = elementsOf(table).filter(({ tagName }) => tagName === 'tbody');
  return bodies.flatMap((body) => elementsOf(body));
}

function isHeading(row: Element): boolean {
  const [, ...cells] = elementsOf(row);
  return cells.every((cell) => cell.children.length === 0);
}

/** The elements in an element, without what stands between them. */
export function elementsOf(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}
