import type { Node } from 'mdast';

/** Place of a node in messages: `data/content/react-charts/bars/bars.md:12`. */
export function at(file: string, node: Node): string {
  return `${file}:${node.position?.start.line ?? 1}`;
}

/** An error whose message begins with the place of the node that it is about. */
export function located(file: string, node: Node, error: unknown): Error {
  return new Error(`${at(file, node)}: ${error instanceof Error ? error.message : String(error)}`);
}

/** @throws what the work throws, with the place of the node */
export function atLine<T>(file: string, node: Node, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw located(file, node, error);
  }
}
