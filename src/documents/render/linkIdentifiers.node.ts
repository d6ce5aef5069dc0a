import type { InlineCode, Node, Parents, Root } from 'mdast';
import { type Identifier } from '#src/reference/render/identifiers.node.ts';

/** Inside these a link would break a link, or a name that is read out as a title. */
const NO_LINK_INSIDE = ['link', 'linkReference', 'heading'];

/**
 * Makes code spans that name a component, an interface or a member of one links to its row: the first of each name below a
 * heading, so that a text does not turn blue.
 * @returns the spans that name what exists nowhere
 */
export function linkIdentifiers(
  root: Root,
  identify: (text: string) => Identifier,
): { node: InlineCode; near: string[] }[] {
  const mistakes: { node: InlineCode; near: string[] }[] = [];
  const linked = new Set<string>();
  visitIn(root, true);
  return mistakes;

  function visitIn(parent: Parents, mayLink: boolean): void {
    for (const [index, node] of parent.children.entries()) {
      if (node.type === 'heading') {
        linked.clear();
      }
      if (node.type === 'inlineCode') {
        const found = identify(node.value);
        if (found.kind === 'mistake') {
          mistakes.push({ node, near: found.near });
        }
        if (found.kind === 'row' && mayLink && !linked.has(found.href)) {
          linked.add(found.href);
          parent.children[index] = { type: 'link', url: found.href, children: [node] };
        }
      } else if (isParent(node)) {
        visitIn(node, mayLink && !NO_LINK_INSIDE.includes(node.type));
      }
    }
  }
}

function isParent(node: Node): node is Parents {
  return 'children' in node;
}
