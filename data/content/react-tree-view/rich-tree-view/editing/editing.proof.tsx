import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  show,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { ITEMS, call, clickItem, isBert, showTree } from '#test/proofs/richTrees.tsx';
import { focused, isExpanded, item, labels, selected } from '#test/proofs/trees.tsx';

const OPEN = { defaultExpandedItems: ['p'] };

/** Opens the input of an item with a double-click and replaces its text. */
async function edit(screen: Screen, label: string, text: string) {
  await clickItem(screen, label, { name: 'label', times: 2 });
  await retype(text);
}

/** Opens the input of an item, replaces its text and saves with Enter. */
async function rename(screen: Screen, label: string, text: string) {
  await edit(screen, label, text);
  await press('Enter');
}

async function retype(text: string) {
  await press('Control+a');
  await (text === '' ? press('Delete') : type(text));
}

function isEditing({ stage }: Screen): boolean {
  return stage.querySelector('[role="treeitem"] input:not([type="checkbox"])') !== null;
}

act('EditAll', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await rename(demo, 'Metrics', 'Dashboards');
    expect(labels(demo)).toContain('Dashboards');
    await press('Enter');
    await retype('Metrics');
    await press('Enter');
    expect([labels(demo).includes('Metrics'), focused()]).toEqual([true, 'Metrics']);
  }
});

act('EditSome', async (demo) => {
  const [draft, published] = ['Roadmap (draft)', 'Version 3'];
  await clickItem(demo, published, { name: 'label', times: 2 });
  expect(isEditing(demo)).toBe(false);
  for (let turn = 0; turn < 2; turn += 1) {
    await rename(demo, draft, 'Roadmap');
    await rename(demo, 'Roadmap', draft);
    const label = item(demo, draft).querySelector('.MuiTreeItem-label');
    expect(label && getComputedStyle(label).fontStyle).toBe('italic');
  }
});

act('EditLeaves', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const isOpen of [true, false]) {
      await clickItem(demo, 'Events');
      expect([isExpanded(demo, 'Events'), isEditing(demo)]).toEqual([isOpen, false]);
    }
    await rename(demo, 'Workplace safety', 'Fire drill');
    await rename(demo, 'Fire drill', 'Workplace safety');
    expect(labels(demo)).toContain('Workplace safety');
  }
});

act('SaveLabels', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await rename(demo, 'Hotels', 'Rooms');
    await expect.element(demo.getByRole('status')).toHaveTextContent('Travel, Trains, Rooms');
    await rename(demo, 'Rooms', 'Hotels');
    await expect.element(demo.getByRole('status')).toHaveTextContent('Travel, Trains, Hotels');
  }
});

act('DiscardOnBlur', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'Roof', 'Attic');
    await clickItem(demo, 'North gate');
    expect(labels(demo)).toEqual(['Hall 1', 'North gate', 'Roof']);
    await rename(demo, 'Roof', 'Attic');
    await rename(demo, 'Attic', 'Roof');
    expect(labels(demo)).toContain('Roof');
  }
});

act('ValidNames', async (demo) => {
  const input = demo.getByRole('textbox', { name: 'File name' });
  for (let turn = 0; turn < 2; turn += 1) {
    await rename(demo, 'orders.csv', 'orders/2025.csv');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription(/can’t contain/);
    await retype('sales.csv');
    await press('Enter');
    await edit(demo, 'sales.csv', '');
    await expect.element(demo.getByRole('alert')).toHaveTextContent('Enter a name.');
    await clickItem(demo, 'customers.csv'); // discards it
    await edit(demo, 'sales.csv', 'orders.csv');
    await clickItem(demo, 'customers.csv'); // saves it
    expect(labels(demo)).toEqual(['exports', 'orders.csv', 'customers.csv']);
  }
});

act('PencilOnly', async (demo) => {
  await clickItem(demo, 'Sales', { name: 'label', times: 2 });
  expect(isEditing(demo)).toBe(false);
  for (const [before, after] of [
    ['Sales', 'Partners'],
    ['Partners', 'Sales'],
  ]) {
    await demo.getByRole('button', { name: `Rename ${before}` }).click();
    await retype(after ?? '');
    await press('Enter');
    expect([focused(), isEditing(demo)]).toEqual([after, false]);
  }
  await press('Enter');
  expect(isEditing(demo)).toBe(true);
});

act('SaveAndCancel', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'Projector', 'Screen');
    await demo.getByRole('button', { name: 'Cancel' }).click();
    expect(labels(demo)).toContain('Projector');
    await edit(demo, 'Projector', 'Screen');
    await demo.getByRole('button', { name: 'Save' }).click();
    expect([labels(demo).includes('Screen'), focused()]).toEqual([true, 'Screen']);
    await rename(demo, 'Screen', 'Projector');
  }
});

act('TwoPartName', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'Ada Lindqvist', 'Eve');
    await press('Tab');
    await retype('Berg');
    await press('Enter');
    expect([labels(demo).includes('Eve Berg'), focused()]).toEqual([true, 'Eve Berg']);
    await edit(demo, 'Eve Berg', 'Mia');
    await press('Escape');
    await edit(demo, 'Eve Berg', 'Ada');
    await press('Tab');
    await retype('Lindqvist');
    await clickItem(demo, 'Tomas Okafor');
    expect(labels(demo)).toContain('Ada Lindqvist');
  }
});

act('RenameByApi', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Rename all' }).click();
    await expect.element(demo.getByText('site-visit_2.jpg')).toBeVisible();
    await demo.getByRole('button', { name: 'Rename to IMG' }).click();
    await expect.element(demo.getByText('IMG_2.jpg')).toBeVisible();
  }
});

act('EditByApi', async (demo) => {
  const button = demo.getByRole('button');
  for (const name of ['Revenue', 'Untitled report']) {
    await button.click();
    await expect.element(demo.getByRole('textbox', { name: 'Report name' })).toHaveFocus();
    await retype(name);
    await press('Enter');
    expect(labels(demo)).toContain(name);
  }
});

keyRow('Enter on the focused item', async () => {
  const { screen } = await showTree({ ...OPEN, isItemEditable: true });
  for (const label of ['Anna', 'Parent', 'Quarter']) {
    item(screen, label).focus();
    await press('Enter');
    expect(isEditing(screen)).toBe(true);
    await press('Escape');
  }
});

keyRow('Enter in the input', async () => {
  const onItemLabelChange = vi.fn();
  const { screen } = await showTree({ ...OPEN, isItemEditable: true, onItemLabelChange });
  await rename(screen, 'Anna', '');
  expect([isEditing(screen), onItemLabelChange.mock.calls]).toEqual([true, []]);
  await retype('Ann');
  await press('Enter');
  expect([isEditing(screen), onItemLabelChange.mock.calls]).toEqual([false, [['a', 'Ann']]]);
});

keyRow('Escape in the input', async () => {
  const { screen } = await showTree({ ...OPEN, isItemEditable: true });
  for (const text of ['Ann', '']) {
    await edit(screen, 'Anna', text);
    await press('Escape');
    expect([labels(screen).includes('Anna'), isEditing(screen)]).toEqual([true, false]);
  }
});

claim(
  [
    'double-click on the label | starts editing',
    'moving the focus out of the input | saves, unless the input is empty',
    'The tree only rejects an empty text.',
    'It saves a text of spaces, and an input left empty stays open.',
    'onItemLabelChange(itemId, newLabel) runs after each save, even if the text is the same as before.',
    'The tree stores the new text in its own state: items, getItem() and getItemTree() keep the old one.',
  ],
  async () => {
    const onItemLabelChange = vi.fn();
    const { screen, api } = await showTree({ ...OPEN, isItemEditable: true, onItemLabelChange });
    let label = 'Anna';
    for (const [text, leave] of [
      ['Ann', () => clickItem(screen, 'Dora')],
      ['Ann', () => press('Tab')],
      ['  ', () => press('Enter')],
    ] as const) {
      await edit(screen, label, text);
      await leave();
      label = text;
      expect(onItemLabelChange).toHaveBeenLastCalledWith('a', text);
      expect(isEditing(screen)).toBe(false);
    }
    expect(onItemLabelChange).toHaveBeenCalledTimes(3);
    expect(api.getItem('a').label).toBe('Anna');
    expect(JSON.stringify(api.getItemTree())).toContain('Anna');
    await edit(screen, 'Bert', '');
    await clickItem(screen, 'Dora');
    expect([isEditing(screen), selected(screen)]).toEqual([true, ['Dora']]);
  },
);

claim(
  [
    'Enter no longer expands an editable parent or selects an editable leaf.',
    "A click on a row no longer expands it, because expansionTrigger becomes 'iconContainer'.",
    'To expand on a row click again, set expansionTrigger="content".',
    'The input has no accessible name.',
  ],
  async () => {
    const { screen } = await showTree({ isItemEditable: ({ id }) => id !== 'q' });
    await clickItem(screen, 'Parent');
    await press('Enter');
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleName('');
    await press('Escape');
    expect(isExpanded(screen, 'Parent')).toBe(false);
    await press('ArrowRight');
    expect(isExpanded(screen, 'Parent')).toBe(true);
    item(screen, 'Dora').focus();
    await press('Enter', 'Escape');
    expect(selected(screen)).toEqual(['Parent']);
    await press('Space');
    expect(selected(screen)).toEqual(['Dora']);
    await clickItem(screen, 'Quarter'); // not editable
    expect(isExpanded(screen, 'Quarter')).toBe(false);
    screen.unmount();
    const content = await showTree({ isItemEditable: true, expansionTrigger: 'content' });
    await clickItem(content.screen, 'Parent');
    expect(isExpanded(content.screen, 'Parent')).toBe(true);
  },
);

claim(
  'When a custom item passes an element as the label of TreeItem, the input shows "[object Object]", and Enter saves that text.',
  async () => {
    const onItemLabelChange = vi.fn();
    const Bold = (props: TreeItemProps) => <TreeItem {...props} label={<b>{props.label}</b>} />;
    const { screen } = await showTree({
      isItemEditable: true,
      slots: { item: Bold },
      onItemLabelChange,
    });
    await clickItem(screen, 'Dora', { name: 'label', times: 2 });
    await expect.element(screen.getByRole('textbox')).toHaveValue('[object Object]');
    await press('Enter');
    expect(onItemLabelChange).toHaveBeenCalledWith('d', '[object Object]');
  },
);

claim(
  [
    'isItemEditable can be a function that receives your item object.',
    'Disabled items are editable too, both with a double-click and with Enter.',
    'Parents keep their Enter key, and expansionTrigger="content" lets them expand on a click:',
  ],
  async () => {
    const props = { ...OPEN, isItemDisabled: isBert, disabledItemsFocusable: true };
    const { screen } = await showTree({ ...props, isItemEditable: ({ children }) => !children });
    await rename(screen, 'Bert', 'Bertha');
    expect(labels(screen)).toContain('Bertha');
    item(screen, 'Bertha').focus();
    await press('Enter');
    expect(isEditing(screen)).toBe(true);
    await press('Escape');
    item(screen, 'Quarter').focus();
    await press('Enter');
    expect([isExpanded(screen, 'Quarter'), isEditing(screen)]).toEqual([true, false]);
  },
);

claim(
  'Otherwise it is lost when the tree unmounts or rebuilds its structure, for example because it receives new items.',
  async () => {
    const props = { isItemEditable: true, items: ITEMS, ...OPEN };
    const screen = await show(<RichTreeView {...props} />);
    for (const news of [
      { items: [...ITEMS] },
      { isItemDisabled: () => false },
      { getItemLabel: ({ label }: { label: string }) => label },
    ]) {
      await rename(screen, 'Anna', 'Ann');
      await screen.rerender(<RichTreeView {...props} />);
      expect(labels(screen)).toContain('Ann');
      await screen.rerender(<RichTreeView {...props} {...news} />);
      expect(labels(screen)).toContain('Anna');
      await screen.rerender(<RichTreeView {...props} />);
    }
    await rename(screen, 'Anna', 'Ann');
    await screen.rerender(<RichTreeView key="another" {...props} />);
    expect(labels(screen)).toContain('Anna');
  },
);

/** Its row calls an interaction when it is right-clicked: saves, or with Shift cancels, or with Alt toggles. */
function RightClicked(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const content = {
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(), // keeps the focus
    onContextMenu: (event: React.MouseEvent) => {
      if (event.altKey) {
        interactions.toggleItemEditing();
      } else if (event.shiftKey) {
        interactions.handleCancelItemLabelEditing(event);
      } else {
        interactions.handleSaveItemLabel(event, 'Saved');
      }
    },
  };
  return <TreeItem {...props} slotProps={{ content }} />;
}

claim(
  [
    'toggleItemEditing() | starts editing, or closes the input of the edited item',
    'handleSaveItemLabel(event, label) | saves the label, closes the input, focuses the item',
    'handleCancelItemLabelEditing(event) | closes the input without saving, focuses the item',
    'The two handlers do nothing if the item is not being edited.',
  ],
  async () => {
    const { screen } = await showTree({ isItemEditable: true, slots: { item: RightClicked } });
    const row = screen.stage.querySelectorAll('.MuiTreeItem-content')[2] ?? screen.stage;
    const right = (...keys: string[]) => click(row, { button: 'right', keys });
    await right();
    await right('Shift');
    expect([labels(screen)[2], focused()]).toEqual(['Dora', undefined]);
    await right('Alt');
    expect(isEditing(screen)).toBe(true);
    await right('Alt');
    expect(isEditing(screen)).toBe(false);
    await right('Alt');
    await retype('Typed');
    await right('Shift');
    expect([labels(screen)[2], focused()]).toEqual(['Dora', 'Dora']);
    await right('Alt');
    await right();
    expect([labels(screen)[2], focused()]).toEqual(['Saved', 'Saved']);
  },
);

claim(
  [
    'Handlers in slotProps.labelInput of a custom item run before the built-in ones.',
    'In onKeyDown and onBlur, set event.defaultMuiPrevented = true to prevent these, and call the interactions of useTreeItemUtils instead:',
  ],
  async () => {
    const prevent = (event: React.SyntheticEvent & TreeViewCancellableEvent) => {
      event.defaultMuiPrevented = true;
    };
    const { screen } = await showTree({
      isItemEditable: true,
      slotProps: { item: { slotProps: { labelInput: { onKeyDown: prevent, onBlur: prevent } } } },
    });
    await edit(screen, 'Dora', 'Dorothy');
    await press('Enter', 'Escape');
    await clickItem(screen, 'Parent');
    await expect.element(screen.getByRole('textbox')).toHaveValue('Dorothy');
  },
);

claim(
  [
    'Your component receives value, onChange, onKeyDown, onBlur, autoFocus, type, className and data-element, and an ownerState that must not reach a DOM element.',
    'Set data-element="labelInput" on every field.',
    "The item then doesn't handle the keys and the focus of that field.",
  ],
  async () => {
    const seen = new Set<string>();
    function Fields(props: object) {
      Object.entries(props).forEach(([name, value]) => value && seen.add(name));
      return (
        <>
          <input aria-label="Marked" data-element="labelInput" />
          <input aria-label="Bare" />
        </>
      );
    }
    const { screen } = await showTree({
      isItemEditable: true,
      slotProps: { item: { slots: { labelInput: Fields } } },
    });
    await clickItem(screen, 'Quarter', { name: 'label', times: 2 });
    expect([...seen].toSorted().join()).toBe(
      'autoFocus,className,data-element,onBlur,onChange,onKeyDown,ownerState,type,value',
    );
    await screen.getByRole('textbox', { name: 'Marked' }).click();
    await press('ArrowRight');
    expect(labels(screen)).not.toContain('Emma');
    await screen.getByRole('textbox', { name: 'Bare' }).click();
    await press('ArrowRight');
    expect(labels(screen)).toContain('Emma');
  },
);

claim(
  [
    'The method calls onItemLabelChange.',
    'It throws an error for an empty label and for an unknown ID.',
    "Items that aren't editable are ignored.",
    'The input of an item below a collapsed parent appears when the parent expands.',
    'Calling the method while another input is open discards the text of that one.',
  ],
  async () => {
    const onItemLabelChange = vi.fn();
    const { screen, api } = await showTree({
      isItemEditable: ({ id }) => id !== 'q',
      onItemLabelChange,
    });
    await call(() => api.updateItemLabel('q', 'Quartier'));
    expect(onItemLabelChange).toHaveBeenLastCalledWith('q', 'Quartier');
    expect(() => api.updateItemLabel('q', '')).toThrow('cannot be empty');
    expect(() => api.updateItemLabel('nobody', 'Nobody')).toThrow();
    await call(() => api.setEditedItem('q'));
    await call(() => api.setEditedItem('a'));
    expect(isEditing(screen)).toBe(false);
    await call(() => api.setItemExpansion({ itemId: 'p' }));
    expect(isEditing(screen)).toBe(true);
    await retype('Ann');
    onItemLabelChange.mockClear();
    await call(() => api.setEditedItem('d'));
    expect([labels(screen).includes('Anna'), isEditing(screen)]).toEqual([true, true]);
    await call(() => api.setEditedItem(null));
    expect([onItemLabelChange.mock.calls, isEditing(screen)]).toEqual([[], false]);
  },
);
