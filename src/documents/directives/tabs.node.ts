import type { ElementContent } from 'hast';
import { GROUP, TABS } from '#src/site/code/codeElement.ts';
import type { AroundKind } from './directive.ts';
import { element } from './elements.node.ts';
import { titled } from './markdown.ts';

/** `::::tabs{group="plan"}` around several `:::tab[Name]`: one choice for each group of the whole site. */
export const tabs: AroundKind = {
  name: 'tabs',
  colons: 3,
  attributes: ['group'],
  text: 'inside',
  html: ({ attributes, children }) => drawTabs(attributes.group, children),
  markdown: ({ label, children }) => titled(label, children),
};

/**
 * Tabs around their panels; `nameTabs` adds the buttons.
 * @throws when there is no group, only one panel, or anything beside panels
 */
export function drawTabs(
  group: string | undefined,
  children: readonly ElementContent[],
): ElementContent[] {
  const panels = children.filter((child) => child.type === 'element');
  const stray = panels.find((panel) => panel.properties['data-tab'] === undefined);
  if (stray || panels.length < 2) {
    throw new Error(':::tabs needs two or more :::tab[Name] inside it and nothing else. Mend it.');
  }
  if (!group) {
    throw new Error(':::tabs needs a group, such as :::tabs{group="plan"}. Name it.');
  }
  return [element('div', { class: TABS, [GROUP]: group }, panels)];
}
