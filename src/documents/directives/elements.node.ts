import type { ElementContent } from 'hast';

/** A hast element with string attributes. */
export function element(
  tagName: string,
  properties: Record<string, string>,
  children: ElementContent[],
): ElementContent & { type: 'element' } {
  return { type: 'element', tagName, properties, children };
}

/** Finished HTML inside a hast tree. */
export function raw(value: string): ElementContent {
  return { type: 'raw', value };
}
