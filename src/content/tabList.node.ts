import type { Element, ElementContent } from 'hast';
import { element } from './directives.node.ts';

/**
 * Puts the row of buttons above the panels of a group of tabs, and ties each button to its panel (ARIA tabs pattern).
 * The first panel is shown; `tabs.ts` shows the others. Without scripts all panels stand below each other.
 * @param number counts the groups of a page, so that ids are unique on it
 */
export function addTabList(tabs: Element, number: number): void {
  const panels = tabs.children.filter((child) => child.type === 'element');
  const buttons = panels.map((panel, index) => {
    const isFirst = index === 0;
    const [button, content] = [`tab-${number}-${index + 1}`, `panel-${number}-${index + 1}`];
    panel.properties = {
      ...panel.properties,
      class: isFirst ? 'tab on' : 'tab',
      id: content,
      role: 'tabpanel',
      'aria-labelledby': button,
    };
    return tabButton(String(panel.properties['data-tab']), { button, content, isFirst });
  });
  const label = String(tabs.properties['data-group']).replaceAll('-', ' ');
  tabs.children = [
    element('div', { class: 'tablist', role: 'tablist', 'aria-label': label }, buttons),
    ...panels,
  ];
}

function tabButton(
  name: string,
  { button, content, isFirst }: { button: string; content: string; isFirst: boolean },
): ElementContent {
  return element(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: button,
      'data-do': 'tab',
      'data-name': name,
      'aria-selected': String(isFirst),
      'aria-controls': content,
      tabindex: isFirst ? '0' : '-1',
    },
    [{ type: 'text', value: name }],
  );
}
