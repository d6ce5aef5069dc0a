import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { deed, GROUP, SHOWN, TAB_LIST, TAB_NAME, TABS } from '#src/site/code/codeElement.ts';
import { element } from '#src/documents/directives/elements.node.ts';

/**
 * Gives every group of tabs its list of buttons, the first one chosen, and ties buttons and panels by ids (ARIA tabs pattern).
 * Without scripts the list is hidden and all panels show under their names.
 */
export function nameTabs(tree: Root): void {
  let count = 0;
  visit(tree, 'element', (node) => {
    if (node.properties.class === TABS) {
      count += 1;
      addTabList(node, `tabs-${count}`);
    }
  });
}

function addTabList(tabs: Element, id: string): void {
  const panels = tabs.children.filter((child) => child.type === 'element');
  const buttons = panels.map((panel, index) => {
    const name = String(panel.properties['data-tab']);
    const isChosen = index === 0;
    Object.assign(panel.properties, {
      id: `${id}-panel-${index}`,
      class: isChosen ? `tab ${SHOWN}` : 'tab',
      role: 'tabpanel',
      'aria-labelledby': `${id}-tab-${index}`,
    });
    return element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${id}-tab-${index}`,
        'aria-selected': String(isChosen),
        'aria-controls': `${id}-panel-${index}`,
        ...deed('tab'),
        [TAB_NAME]: name,
        tabindex: isChosen ? '0' : '-1',
      },
      [{ type: 'text', value: name }],
    );
  });
  const group = String(tabs.properties[GROUP]).replaceAll('-', ' ');
  tabs.children = [
    element('div', { class: TAB_LIST, role: 'tablist', 'aria-label': group }, buttons),
    ...panels,
  ];
}
