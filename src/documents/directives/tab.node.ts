import type { ElementContent } from 'hast';
import type { AroundKind } from './directive.ts';
import { element } from './elements.node.ts';
import { titled } from './markdown.ts';

/** `:::tab[Pro]`: one panel of tabs. */
export const tab: AroundKind = {
  name: 'tab',
  colons: 3,
  attributes: [],
  text: 'inside',
  within: {
    name: 'tabs',
    mistake: 'A :::tab stands outside of tabs. Put ::::tabs{group="…"} and :::: around it.',
  },
  html: ({ label, children }) => [drawTab(label, children)],
  markdown: ({ label, children }) => titled(label, children),
};

/**
 * A panel below its name.
 * @throws when it has none
 */
export function drawTab(name: string, children: readonly ElementContent[]): ElementContent {
  if (name === '') {
    throw new Error(':::tab needs a name, such as :::tab[Pro]. Write it.');
  }
  return element('div', { class: 'tab', 'data-tab': name }, [
    element('p', { class: 'tab-name' }, [{ type: 'text', value: name }]),
    ...children,
  ]);
}
