import type { Paragraph, PhrasingContent, RootContent } from 'mdast';

/** A paragraph that holds one thing. */
export function paragraph(child: PhrasingContent): Paragraph {
  return { type: 'paragraph', children: [child] };
}

/** What stands inside a directive, below its title if it has one. */
export function titled(title: string, children: readonly RootContent[]): RootContent[] {
  const strong = { type: 'strong', children: [{ type: 'text', value: title }] } as const;
  return title === ''
    ? [...children]
    : [paragraph({ ...strong, children: [...strong.children] }), ...children];
}
