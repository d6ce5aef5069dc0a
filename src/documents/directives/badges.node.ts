import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { AroundKind } from './directive.ts';
import { element } from './elements.node.ts';

const WORDS = {
  pro: 'plans.pro',
  premium: 'plans.premium',
  new: 'chips.new',
  preview: 'chips.preview',
  planned: 'chips.planned',
} as const;

/** `:pro[]`, `:new[]` and so on: a chip in a line of text. */
export const badges = Object.entries(WORDS).map(([name, word]): AroundKind => ({
  name,
  colons: 1,
  attributes: [],
  text: 'inside',
  html: () => [
    element('span', { class: `chip ${name}` }, [{ type: 'text', value: buildText(word) }]),
  ],
  markdown: () => [{ type: 'emphasis', children: [{ type: 'text', value: buildText(word) }] }],
}));
