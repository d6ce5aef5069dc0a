import type { LeafKind } from './directive.ts';
import { raw } from './elements.node.ts';

/** `::table{name="packages"}`: a generated table. */
export const table: LeafKind = {
  name: 'table',
  colons: 2,
  attributes: ['name'],
  text: 'none',
  outline: ({ name }) => (name ? { kind: 'table', name } : undefined),
  html: ({ name = '' }, page) => [raw(page.table(name))],
  markdown: ({ name = '' }, page) => page.fromHtml(page.table(name)),
};
