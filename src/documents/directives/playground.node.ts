import { writeDemo } from './demo.node.ts';
import type { LeafKind } from './directive.ts';
import { raw } from './elements.node.ts';

/** `::playground{name="BarPlayground" component="BarChart" props="layout" height="300"}`: a demo with a panel that sets props. */
export const playground: LeafKind = {
  name: 'playground',
  colons: 2,
  attributes: ['name', 'component', 'props', 'height', 'phone'],
  text: 'none',
  outline: ({ name }) =>
    name ? { kind: 'demo', name, isStill: false, isPlayground: true } : undefined,
  html: async (attributes, { folder }) => {
    const { drawPlayground } = await import('./drawPlayground.node.ts');
    return [raw((await drawPlayground(folder, attributes)).html)];
  },
  markdown: writeDemo,
};
