import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import { element } from '#src/documents/directives/elements.node.ts';

/** The `align` of Markdown's table cells is an obsolete attribute, and loses to any style. */
const ALIGNMENTS: Readonly<Record<string, string>> = {
  left: 'start',
  center: 'center',
  right: 'end',
};

/** Headings become their own links, tables scroll inside themselves and begin their columns with a capital, links to elsewhere do not hand over the page. */
export function finishElement(node: Element, index: number | undefined, parent: unknown): void {
  const { tagName, properties } = node;
  if (/^h[2-6]$/.test(tagName) && properties.id) {
    node.children = [
      ...takeAliases(node),
      element('a', { class: 'anchor', href: `#${String(properties.id)}` }, node.children),
    ];
  }
  if (tagName === 'a' && String(properties.href).startsWith('https:')) {
    properties.rel = 'noopener';
  }
  if (tagName === 'input') {
    properties['aria-label'] = buildText(properties.checked ? 'build.done' : 'build.notDone');
  }
  if (properties.align) {
    properties.style = `text-align:${ALIGNMENTS[String(properties.align)] ?? 'start'}`;
    delete properties.align;
  }
  const [first] = node.children;
  if (tagName === 'th' && first?.type === 'text') {
    first.value = first.value.charAt(0).toUpperCase() + first.value.slice(1);
  }
  const siblings = (parent as { children: ElementContent[] } | undefined)?.children;
  if (tagName === 'table') {
    labelCells(node);
  }
  if (tagName === 'table' && siblings && index !== undefined && !isScroller(parent)) {
    siblings[index] = element(
      'div',
      { class: 'table', tabindex: '0', role: 'group', 'aria-label': buildText('build.table') },
      [node],
    );
  }
}

/** Empty elements that the older anchors of a heading lead to. */
function takeAliases({ properties }: Element): ElementContent[] {
  const { dataAliases } = properties;
  delete properties.dataAliases;
  return typeof dataAliases === 'string'
    ? dataAliases.split(' ').map((id) => element('span', { id }, []))
    : [];
}

/** On a phone the rows of a table of three columns are stacks of cells: each says which column it is of. */
function labelCells(table: Element): void {
  const rows = table.children.flatMap((part) => ('children' in part ? part.children : []));
  const cellsOf = (row: ElementContent) =>
    'children' in row ? row.children.filter((cell) => cell.type === 'element') : [];
  const [head, ...others] = rows.map(cellsOf).filter(({ length }) => length > 0);
  if (head?.length === 3) {
    for (const [, second, third] of others) {
      for (const [cell, title] of [
        [second, head[1]],
        [third, head[2]],
      ]) {
        if (cell && title && cell.children.length > 0) {
          const label = textOf(title);
          cell.properties['data-label'] = label.charAt(0).toUpperCase() + label.slice(1);
        }
      }
    }
  }
}

function isScroller(parent: unknown): boolean {
  return (parent as Element | undefined)?.properties?.class === 'table';
}
