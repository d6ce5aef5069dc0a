import type { ElementContent } from 'hast';
import type { AroundKind } from './directive.ts';
import { element } from './elements.node.ts';
import { titled } from './markdown.ts';

/** `:::tiles`: what follows each heading inside is a tile. For the home page only, whose styles know it. */
export const tiles: AroundKind = {
  name: 'tiles',
  colons: 3,
  attributes: [],
  text: 'inside',
  html: ({ children }) => drawTiles(children),
  markdown: ({ label, children }) => titled(label, children),
};

function drawTiles(children: readonly ElementContent[]): ElementContent[] {
  const drawn: ElementContent[][] = [];
  for (const child of children) {
    if (child.type === 'element' && /^h[2-6]$/.test(child.tagName)) {
      drawn.push([]);
    }
    drawn.at(-1)?.push(child);
  }
  if (drawn.length < 2) {
    throw new Error(':::tiles needs two or more headings, one for each tile. Write them.');
  }
  return [
    element(
      'div',
      { class: 'tiles' },
      drawn.map((tile) => element('section', {}, tile)),
    ),
  ];
}
