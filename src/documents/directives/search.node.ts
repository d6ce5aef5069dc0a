import { deed } from '#src/site/code/codeElement.ts';
import { buildText } from '#src/site/texts/pageTexts.node.ts';
import type { LeafKind } from './directive.ts';
import { element } from './elements.node.ts';

/** `::search`: opens the search of the header; the key stands on the button. For the home page only, whose styles know it. */
export const search: LeafKind = {
  name: 'search',
  colons: 2,
  attributes: [],
  text: 'none',
  html: () => {
    const words = { type: 'text', value: buildText('build.searchAll') } as const;
    const key = element('kbd', { 'aria-hidden': 'true' }, [{ type: 'text', value: '/' }]);
    const properties = { type: 'button', class: 'ask needs-script', ...deed('search') };
    return [element('button', properties, [words, key])];
  },
  markdown: () => [], // nothing to press on paper
};
