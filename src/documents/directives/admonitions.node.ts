import type { BlockContent } from 'mdast';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { AroundKind } from './directive.ts';
import { element } from './elements.node.ts';
import { titled } from './markdown.ts';

const WORDS = {
  note: 'build.note',
  tip: 'build.tip',
  warning: 'build.warning',
  danger: 'build.danger',
} as const;

/** `:::note`, `:::tip[Its title]` and so on: a box beside the text. */
export const admonitions = Object.entries(WORDS).map(([name, word]): AroundKind => ({
  name,
  colons: 3,
  attributes: [],
  text: 'inside',
  html: ({ label, children }) => {
    const title = { type: 'text', value: label } as const;
    const properties = {
      class: name === 'note' ? name : `note ${name}`,
      role: 'note',
      'aria-label': label || buildText(word),
    };
    const head = label ? [element('p', { class: 'note-title' }, [title])] : [];
    return [element('div', properties, [...head, ...children])];
  },
  markdown: ({ label, children }) => [
    {
      type: 'blockquote',
      children: titled(label || buildText(word), children) as BlockContent[],
    },
  ],
}));
