import type { Node, Parents, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { admonitions } from './admonitions.node.ts';
import { badges } from './badges.node.ts';
import { changes } from './changes.node.ts';
import { demo } from './demo.node.ts';
import type { Attributes, DirectiveKind, OutlineEntry } from './directive.ts';
import { install } from './install.node.ts';
import { keys } from './keys.node.ts';
import { playground } from './playground.node.ts';
import { search } from './search.node.ts';
import { source } from './source.node.ts';
import { tab } from './tab.node.ts';
import { table } from './table.node.ts';
import { tabs } from './tabs.node.ts';
import { tiles } from './tiles.node.ts';

/** Every directive that a document may use. */
const KINDS: readonly DirectiveKind[] = [
  ...admonitions,
  ...[tabs, tab, changes, keys, tiles],
  ...[install, search, demo, playground, source, table],
  ...badges,
];

/** A directive in the tree of a document. */
export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

const WRITTEN_COLONS = { textDirective: 1, leafDirective: 2, containerDirective: 3 } as const;

/** Whether a node of a document is a directive. */
export function isDirective(node: Node): node is DirectiveNode {
  return Object.hasOwn(WRITTEN_COLONS, node.type);
}

/**
 * What is known of a directive.
 * @throws when nothing is, with the names that are
 */
export function kindOf({ name }: DirectiveNode): DirectiveKind {
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) {
    throw new Error(
      `The directive ":${name}" is not known. Use ${KINDS.map((each) => each.name).join(', ')}; write \\: for a plain colon.`,
    );
  }
  return kind;
}

/**
 * What a directive adds to the outline of its document.
 * @throws when it is not known, or written with an attribute that it does not know
 */
export function outlineOf(node: DirectiveNode): OutlineEntry | undefined {
  return kindOf(node).outline?.(attributesOf(node));
}

/**
 * Written with too few or too many colons, a directive would lose its text or end up inside a paragraph.
 * @throws when it is not known, or not written as its kind is
 */
export function checkPlace(node: DirectiveNode, parent: Parents | undefined): void {
  const kind = kindOf(node);
  const { name } = kind;
  const colons = ':'.repeat(kind.colons);
  if (kind.colons !== WRITTEN_COLONS[node.type]) {
    throw new Error(`"${name}" is written with other colons. Write ${colons}${name}.`);
  }
  const within = kind.colons === 2 ? undefined : kind.within;
  if (within && !(parent?.type === 'containerDirective' && parent.name === within.name)) {
    throw new Error(within.mistake);
  }
  if (node.type !== 'containerDirective' && node.children.length > 0) {
    throw new Error(`${colons}${name} shows no text of its own. Empty its brackets.`);
  }
}

/**
 * The attributes of a directive.
 * @throws when it does not know one of them
 */
export function attributesOf(node: DirectiveNode): Attributes {
  const { attributes: known } = kindOf(node);
  const written = Object.entries(node.attributes ?? {});
  const stray = written.find(([name]) => !known.includes(name));
  if (stray) {
    throw new Error(
      `:${node.name} does not know the attribute "${stray[0]}". ${known.length > 0 ? `Use ${known.join(', ')}.` : 'Take it out.'}`,
    );
  }
  return Object.fromEntries(written.map(([name, value]) => [name, value ?? '']));
}

/** The `[label]` of a directive and what else stands inside: remark-directive keeps `:::note[Title]` as a first, marked paragraph. */
export function partsOf({ children }: DirectiveNode): { label: string; inside: RootContent[] } {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data;
  return isLabel ? { label: textOf(first), inside: rest } : { label: '', inside: children };
}
