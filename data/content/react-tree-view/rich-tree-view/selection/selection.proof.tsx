import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { act, claim, expect, press, show, takeConsole, vi } from '#test/proof.tsx';
import {
  ITEMS,
  boxState,
  call,
  clickItem,
  isBert,
  showProTree,
  showTree,
  tick,
} from '#test/proofs/richTrees.tsx';
import { box, focused, isExpanded, item, selected } from '#test/proofs/trees.tsx';

const ALL_OPEN = ['p', 'q', 'r'];

act('SingleSelection', async (demo) => {
  const [dublin, oregon] = ['Dublin (eu-west)', 'Oregon (us-west)'];
  expect(selected(demo)).toEqual([dublin]);
  for (let turn = 0; turn < 2; turn += 1) {
    await clickItem(demo, oregon);
    expect(selected(demo)).toEqual([oregon]);
    await press('Space');
    expect(selected(demo)).toEqual([]);
    await clickItem(demo, dublin);
    expect(selected(demo)).toEqual([dublin]);
  }
});

act('MultipleSelection', async (demo) => {
  const [lease, q1, q2] = ['Office lease.pdf', 'First quarter.xlsx', 'Second quarter.xlsx'];
  for (let turn = 0; turn < 2; turn += 1) {
    await clickItem(demo, q2, { keys: ['Ctrl'] });
    expect(selected(demo)).toEqual([lease, q1, q2]);
    await clickItem(demo, q2, { keys: ['Ctrl'] });
    expect(selected(demo)).toEqual([lease, q1]);
  }
  await clickItem(demo, q1);
  await clickItem(demo, 'Insurance policy.pdf', { keys: ['Shift'] });
  expect(selected(demo)).toEqual(['Insurance policy.pdf', 'Reports', q1]);
});

act('CheckboxSingle', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await tick(demo, 'Parcel label');
    expect(selected(demo)).toEqual(['Parcel label']);
    await tick(demo, 'Parcel label');
    expect(selected(demo)).toEqual([]);
    await tick(demo, 'Offer');
    expect(selected(demo)).toEqual(['Offer']);
  }
});

act('CheckboxMultiple', async (demo) => {
  expect(boxState(demo, 'Order')).toBe('dash');
  for (let turn = 0; turn < 2; turn += 1) {
    await tick(demo, 'Name');
    await tick(demo, 'Total');
    expect(selected(demo)).toEqual(['Name', 'Email', 'Number']);
    await tick(demo, 'Total');
    await tick(demo, 'Name');
    expect(selected(demo)).toEqual(['Email', 'Number', 'Total']);
  }
});

act('DisabledSelection', async (demo) => {
  const placed = demo.getByRole('switch', { name: 'Order is placed' });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(box(demo, 'Lane assist').disabled).toBe(true);
    await clickItem(demo, 'Lane assist');
    expect(selected(demo)).toEqual(['Rear camera', 'Heated seats']);
    await placed.click();
    await tick(demo, 'Lane assist');
    expect(selected(demo)).toEqual(['Rear camera', 'Lane assist', 'Heated seats']);
    await tick(demo, 'Lane assist');
    await placed.click();
  }
});

act('ControlledSelection', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Select all' }).click();
    await expect.element(demo.getByText('6 of 6')).toBeVisible();
    expect(selected(demo)).toHaveLength(6);
    await demo.getByRole('button', { name: 'Clear' }).click();
    expect(selected(demo)).toEqual([]);
    await tick(demo, 'Owen Clarke');
    await expect.element(demo.getByText('1 of 6')).toBeVisible();
  }
});

act('SelectionLog', async (demo) => {
  const log = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await tick(demo, 'Receipts');
    await expect.element(log).toHaveTextContent('receipts is selected');
    await tick(demo, 'Receipts');
    await expect.element(log).toHaveTextContent('receipts is deselected');
  }
});

act('SelectByApi', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button').click();
    await expect.poll(() => selected(demo)).toEqual(['Team, 10% off']);
    await clickItem(demo, 'Company');
    expect(selected(demo)).toEqual(['Company']);
  }
});

act('AddByApi', async (demo) => {
  const add = demo.getByRole('button', { name: 'Select checkout.spec.ts' });
  const keep = demo.getByRole('switch', { name: 'keepExistingSelection' });
  const units = ['parser.test.ts', 'prices.test.ts'];
  await add.click();
  await expect.poll(() => selected(demo)).toEqual([...units, 'checkout.spec.ts']);
  await keep.click();
  for (let turn = 0; turn < 2; turn += 1) {
    await add.click();
    await expect.poll(() => selected(demo)).toEqual(['checkout.spec.ts']);
    await clickItem(demo, 'parser.test.ts');
  }
});

act('PropagationLab', async (demo) => {
  expect(boxState(demo, 'Orders')).toBe('dash');
  for (let turn = 0; turn < 2; turn += 1) {
    await tick(demo, 'Change');
    expect(selected(demo)).toEqual(['Orders', 'View', 'Change', 'Delivery address', 'Refund']);
    await tick(demo, 'Refund');
    expect(selected(demo)).toEqual(['View', 'Delivery address']);
    await tick(demo, 'Delivery address');
    expect(selected(demo)).toEqual(['View']);
  }
  await demo.getByRole('switch', { name: 'descendants' }).click();
  await tick(demo, 'Customers');
  expect(selected(demo)).toEqual(['View', 'Customers']);
});

claim(
  [
    'A click selects an item and Space toggles it.',
    'Clicking the selected item again keeps it selected.',
    "A click on a parent also expands or collapses it, unless expansionTrigger is 'iconContainer'.",
  ],
  async () => {
    const { screen } = await showTree();
    for (const isOpen of [true, false]) {
      await clickItem(screen, 'Parent');
      expect(selected(screen)).toEqual(['Parent']);
      expect(isExpanded(screen, 'Parent')).toBe(isOpen);
    }
    await press('Space');
    expect(selected(screen)).toEqual([]);
    await press('Space');
    expect(selected(screen)).toEqual(['Parent']);
    const icons = await showTree({ expansionTrigger: 'iconContainer' });
    await clickItem(icons.screen, 'Parent');
    expect(isExpanded(icons.screen, 'Parent')).toBe(false);
  },
);

claim(
  [
    'click | selects this item only',
    'Ctrl+click, ⌘+click on macOS | adds the item, or removes it',
    'Shift+click | selects a range',
    'A range starts at the item that was last selected or deselected by a click, Space, Enter or setItemSelection().',
    "The IDs of defaultSelectedItems don't count: until one of these, Shift+click and Shift+Space select nothing.",
  ],
  async () => {
    const { screen, api } = await showTree({
      multiSelect: true,
      defaultExpandedItems: ALL_OPEN,
      defaultSelectedItems: ['a'],
    });
    await clickItem(screen, 'Cleo', { keys: ['Shift'] });
    await press('Shift+Space');
    expect(selected(screen)).toEqual(['Anna']);
    await press('Shift+ArrowUp', 'Shift+Space'); // an arrow is not a start
    expect(selected(screen)).toEqual(['Anna', 'Bert']);
    const starts = [
      () => clickItem(screen, 'Bert'),
      () => clickItem(screen, 'Bert', { keys: ['Ctrl'] }),
      () => clickItem(screen, 'Bert', { keys: ['Meta'] }),
      () => press('Space'),
      () => press('Enter'),
      () => call(() => api.setItemSelection({ itemId: 'b' })),
    ];
    for (const start of starts) {
      await clickItem(screen, 'Dora');
      expect(selected(screen)).toEqual(['Dora']);
      item(screen, 'Bert').focus();
      await start();
      await clickItem(screen, 'Quarter', { keys: ['Shift'] });
      expect(selected(screen)).toEqual(expect.arrayContaining(['Bert', 'Cleo', 'Quarter']));
      expect(selected(screen)).not.toContain('Anna');
    }
  },
);

claim(
  [
    'A range covers the enabled items between its two ends.',
    'The next range from the same start replaces it, and the rest of the selection stays.',
  ],
  async () => {
    const { screen } = await showTree({
      multiSelect: true,
      isItemDisabled: isBert,
      defaultExpandedItems: ALL_OPEN,
      defaultSelectedItems: ['d'],
    });
    await clickItem(screen, 'Anna', { keys: ['Ctrl'] });
    await clickItem(screen, 'Emma', { keys: ['Shift'] });
    expect(selected(screen)).toEqual(['Anna', 'Cleo', 'Quarter', 'Emma', 'Dora']);
    await clickItem(screen, 'Cleo', { keys: ['Shift'] });
    expect(selected(screen)).toEqual(['Anna', 'Cleo', 'Dora']);
    await clickItem(screen, 'Parent', { keys: ['Shift'] });
    expect(selected(screen)).toEqual(['Parent', 'Anna', 'Dora']);
  },
);

claim(
  'Without selectionPropagation, Ctrl+A replaces the whole selection: it also drops selected items below collapsed parents.',
  async () => {
    const onSelectedItemsChange = vi.fn();
    const { screen } = await showTree({
      multiSelect: true,
      defaultSelectedItems: ['a'],
      onSelectedItemsChange,
    });
    await clickItem(screen, 'Dora', { keys: ['Ctrl'] });
    await press('Control+a');
    expect(onSelectedItemsChange.mock.lastCall?.[1]).toEqual(['p', 'q', 'd']);
  },
);

claim(
  [
    'The start of a range can be hidden when users collapse its parent.',
    'If they then Shift+click an item above that parent, the tree throws Invalid range and selects nothing.',
    'Shift+click on the parent itself does the same if it doesn\'t expand it, as with expansionTrigger="iconContainer".',
    'If they Shift+click an item below the parent, the range includes hidden siblings of the start.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const { screen } = await showTree({
      multiSelect: true,
      defaultExpandedItems: ['q'],
      onSelectedItemsChange,
    });
    await clickItem(screen, 'Emma');
    await press('ArrowLeft', 'ArrowLeft');
    expect([focused(), isExpanded(screen, 'Quarter')]).toEqual(['Quarter', false]);
    onSelectedItemsChange.mockClear();
    await clickItem(screen, 'Parent', { keys: ['Shift'] });
    expect(takeConsole().join()).toContain('Invalid range');
    expect(onSelectedItemsChange).not.toHaveBeenCalled();
    await clickItem(screen, 'Dora', { keys: ['Shift'] });
    expect(onSelectedItemsChange.mock.lastCall?.[1]).toEqual(['e', 'r', 'd']);
    screen.unmount();
    for (const expansionTrigger of ['iconContainer', 'content'] as const) {
      const isThrown = expansionTrigger === 'iconContainer';
      const own = await showTree({
        multiSelect: true,
        defaultExpandedItems: ['q'],
        expansionTrigger,
      });
      await clickItem(own.screen, 'Emma');
      await press('ArrowLeft', 'ArrowLeft');
      expect(isExpanded(own.screen, 'Quarter')).toBe(false);
      await clickItem(own.screen, 'Quarter', { keys: ['Shift'] });
      expect(takeConsole().join().includes('Invalid range')).toBe(isThrown);
      expect([isExpanded(own.screen, 'Quarter'), selected(own.screen)]).toEqual(
        isThrown ? [false, []] : [true, ['Quarter', 'Emma']],
      );
      own.screen.unmount();
    }
  },
);

claim(
  [
    "With checkboxSelection, users select with the checkbox, with Space, and with Enter on a leaf that isn't editable.",
    "A click on the rest of the row doesn't select.",
    "It expands or collapses a parent, unless expansionTrigger is 'iconContainer'.",
    'Without multiSelect, selecting one checkbox clears the other.',
    'Clearing the selected one sets the selection to null.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const { screen } = await showTree({ checkboxSelection: true, onSelectedItemsChange });
    await clickItem(screen, 'Parent');
    expect([isExpanded(screen, 'Parent'), selected(screen)]).toEqual([true, []]);
    await press('Space');
    expect(selected(screen)).toEqual(['Parent']);
    await press('ArrowDown', 'Enter');
    expect(selected(screen)).toEqual(['Anna']);
    await tick(screen, 'Cleo');
    expect(selected(screen)).toEqual(['Cleo']);
    await tick(screen, 'Cleo');
    expect(onSelectedItemsChange.mock.lastCall?.[1]).toBe(null);
    await clickItem(screen, 'Parent');
    expect([isExpanded(screen, 'Parent'), selected(screen)]).toEqual([false, []]);
    screen.unmount();
    const icons = await showTree({ checkboxSelection: true, expansionTrigger: 'iconContainer' });
    await clickItem(icons.screen, 'Parent');
    expect([isExpanded(icons.screen, 'Parent'), selected(icons.screen)]).toEqual([false, []]);
    icons.screen.unmount();
    const editable = await showTree({ checkboxSelection: true, isItemEditable: true });
    item(editable.screen, 'Dora').focus();
    await press('Enter');
    expect(selected(editable.screen)).toEqual([]);
  },
);

claim(
  [
    'With multiSelect, each checkbox adds or removes its own item, and with selectionPropagation the items linked to it.',
    'Shift+click on a checkbox selects a range.',
    "A parent that isn't selected shows a dash when some of its descendants are selected and others are not.",
    'The dash is display only: the ID of the parent is not in the selection.',
    'If all descendants are selected, the checkbox of the parent is empty again, unless selectionPropagation has parents.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const props = { multiSelect: true, checkboxSelection: true, defaultSelectedItems: ['a'] };
    const { screen } = await showTree({ ...props, onSelectedItemsChange });
    expect(boxState(screen, 'Parent')).toBe('dash'); // its children have never been mounted
    await clickItem(screen, 'Parent');
    await tick(screen, 'Bert');
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted()).toEqual(['a', 'b']);
    await tick(screen, 'Cleo', { keys: ['Shift'] });
    expect([selected(screen), boxState(screen, 'Parent')]).toEqual([
      ['Anna', 'Bert', 'Cleo'],
      'empty',
    ]);
    await tick(screen, 'Bert');
    expect([selected(screen), boxState(screen, 'Parent')]).toEqual([['Anna', 'Cleo'], 'dash']);
    screen.unmount();
    const linked = await showTree({
      ...props,
      defaultSelectedItems: ['a', 'b', 'c'],
      selectionPropagation: { parents: true },
    });
    expect(boxState(linked.screen, 'Parent')).toBe('checked');
    await tick(linked.screen, 'Dora');
    await clickItem(linked.screen, 'Parent');
    await tick(linked.screen, 'Cleo');
    await tick(linked.screen, 'Cleo');
    expect(selected(linked.screen)).toEqual(['Parent', 'Anna', 'Bert', 'Cleo', 'Dora']);
  },
);

claim(
  [
    'disableSelection freezes the selection for the mouse, the keyboard and apiRef.',
    'Selected items stay highlighted, checkboxes are disabled, and expansion still works.',
    'It does nothing with disableSelection.',
  ],
  async () => {
    const { screen, api } = await showTree({
      multiSelect: true,
      checkboxSelection: true,
      disableSelection: true,
      defaultSelectedItems: ['d'],
    });
    await clickItem(screen, 'Parent');
    expect([isExpanded(screen, 'Parent'), box(screen, 'Parent').disabled]).toEqual([true, true]);
    await press('ArrowDown', 'Enter', 'Space', 'Shift+ArrowDown', 'Control+a', 'Control+Shift+End');
    await call(() => api.setItemSelection({ itemId: 'a', keepExistingSelection: true }));
    expect([selected(screen), boxState(screen, 'Dora')]).toEqual([['Dora'], 'checked']);
    expect(item(screen, 'Dora').querySelector('[data-selected]')).not.toBeNull();
  },
);

claim(
  [
    "Clicks, Space and Enter don't select a disabled item.",
    'Propagation and setItemSelection() still select it, and so does Ctrl+A with disabledItemsFocusable.',
    'The method also selects disabled items and items below a collapsed parent.',
    'Propagation includes disabled items and items below collapsed parents.',
    'onSelectedItemsChange receives the result, with every ID that propagation added or removed.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const { screen, api } = await showTree({
      multiSelect: true,
      isItemDisabled: isBert,
      disabledItemsFocusable: true,
      selectionPropagation: { parents: true, descendants: true },
      onSelectedItemsChange,
    });
    const now = () => onSelectedItemsChange.mock.lastCall?.[1].toSorted();
    await call(() => api.setItemSelection({ itemId: 'b' })); // below a collapsed parent
    expect(now()).toEqual(['b']);
    await call(() => api.setItemSelection({ itemId: 'b' }));
    await clickItem(screen, 'Parent');
    expect(now()).toEqual(['a', 'b', 'c', 'p']);
    await press('Space');
    expect(now()).toEqual([]);
    item(screen, 'Bert').focus();
    onSelectedItemsChange.mockClear();
    await clickItem(screen, 'Bert');
    await press('Space', 'Enter');
    expect([focused(), onSelectedItemsChange.mock.calls]).toEqual(['Bert', []]);
    await press('Control+a');
    expect(selected(screen)).toContain('Bert');
  },
);

claim(
  [
    'An empty selection is null, or [] with multiSelect.',
    "Don't pass undefined: it makes the tree uncontrolled.",
  ],
  async () => {
    const complaints: string[] = []; // said once for all trees
    for (const multiSelect of [false, true]) {
      const onSelectedItemsChange = vi.fn();
      const props = { items: ITEMS, multiSelect, onSelectedItemsChange };
      const ids = multiSelect ? ['d'] : 'd';
      const screen = await show(<RichTreeView {...props} selectedItems={ids} />);
      item(screen, 'Dora').focus();
      await press('Space');
      expect(onSelectedItemsChange.mock.lastCall?.[1]).toEqual(multiSelect ? [] : null);
      expect(selected(screen)).toEqual(['Dora']);
      await screen.rerender(<RichTreeView {...props} selectedItems={undefined} />);
      complaints.push(...takeConsole());
      await press('Space');
      expect(selected(screen)).toEqual([]);
      screen.unmount();
    }
    expect(complaints.join()).toContain('to be uncontrolled');
  },
);

claim(
  [
    "Its order isn't the order of the clicks, and Shift+↑ and Shift+↓ can add an ID twice.",
    "When you remove items, remove their IDs from the selection as well. The tree doesn't.",
    'onSelectedItemsChange also runs when users click an item that is already the only selected one.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const props = { multiSelect: true, items: ITEMS, onSelectedItemsChange };
    const screen = await show(<RichTreeView {...props} />);
    const now = () => onSelectedItemsChange.mock.lastCall?.[1];
    await clickItem(screen, 'Quarter');
    await clickItem(screen, 'Quarter');
    expect(onSelectedItemsChange.mock.calls.map(([, ids]) => ids)).toEqual([['q'], ['q']]);
    await clickItem(screen, 'Dora', { keys: ['Ctrl'] });
    expect(now()).toEqual(['d', 'q']);
    await press('Shift+ArrowUp');
    expect(now()).toEqual(['d', 'q', 'q']);
    await screen.rerender(<RichTreeView {...props} items={ITEMS.slice(0, 2)} />);
    await clickItem(screen, 'Parent', { keys: ['Ctrl'] });
    expect(now()).toContain('d');
  },
);

claim(
  [
    'onItemSelectionToggle runs for each item that changes, before onSelectedItemsChange.',
    'When a single selection moves to another item, the callback runs twice: for the item that is deselected, then for the one that is selected.',
    'With multiSelect, it runs for the selected items first.',
    'Both callbacks receive the DOM event that caused the change.',
    'Its type is React.SyntheticEvent | null: it is null after an API call without an event.',
  ],
  async () => {
    for (const multiSelect of [false, true]) {
      let calls: string[] = [];
      const { screen, api } = await showTree({
        multiSelect,
        defaultSelectedItems: multiSelect ? ['d'] : 'd',
        onItemSelectionToggle: (event, itemId, isSelected) =>
          calls.push(`${event?.type} ${itemId} ${isSelected}`),
        onSelectedItemsChange: (event, itemIds) => calls.push(`${event?.type} ${itemIds}`),
      });
      await clickItem(screen, 'Quarter');
      const toggles = ['click d false', 'click q true'];
      expect(calls).toEqual([...(multiSelect ? toggles.toReversed() : toggles), 'click q']);
      calls = [];
      await call(() => api.setItemSelection({ itemId: 'q' }));
      expect(calls).toEqual(['undefined q false', multiSelect ? 'undefined ' : 'undefined null']);
      screen.unmount();
    }
  },
);

claim(
  [
    'Without keepExistingSelection, shouldBeSelected: false clears the whole selection, even if another item was selected.',
    "Don't pass keepExistingSelection without multiSelect. The tree then stores an array where it expects a string.",
  ],
  async () => {
    for (const multiSelect of [false, true]) {
      const onSelectedItemsChange = vi.fn();
      const { screen, api } = await showTree({
        multiSelect,
        defaultSelectedItems: multiSelect ? ['q', 'd'] : 'd',
        onSelectedItemsChange,
      });
      await call(() => api.setItemSelection({ itemId: 'p', shouldBeSelected: false }));
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(null, multiSelect ? [] : null);
      await call(() => api.setItemSelection({ itemId: 'p', keepExistingSelection: true }));
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(null, ['p']);
      screen.unmount();
    }
  },
);

claim(
  [
    'descendants | a parent: all its descendants are selected | a parent: all its descendants are deselected',
    'parents | the last descendant that was missing: the parent is selected | an item: its ancestors are deselected',
    'Propagation runs when an item is selected or deselected.',
    "It doesn't complete defaultSelectedItems or selectedItems, so pass all IDs, those of parents and children.",
    'With parents, the checkbox of a parent looks selected when all its descendants are, even if its own ID is missing.',
  ],
  async () => {
    const props = { multiSelect: true, checkboxSelection: true, defaultExpandedItems: ALL_OPEN };
    const down = await showTree({
      ...props,
      defaultSelectedItems: ['p'],
      selectionPropagation: { descendants: true },
    });
    expect(selected(down.screen)).toEqual(['Parent']);
    await tick(down.screen, 'Quarter');
    expect(selected(down.screen)).toEqual(['Parent', 'Quarter', 'Emma', 'Room', 'Finn']);
    await tick(down.screen, 'Finn');
    expect(selected(down.screen)).toEqual(['Parent', 'Quarter', 'Emma', 'Room']);
    await tick(down.screen, 'Quarter');
    expect(selected(down.screen)).toEqual(['Parent']);
    down.screen.unmount();

    const onSelectedItemsChange = vi.fn();
    const up = await showTree({
      ...props,
      defaultSelectedItems: ['a', 'b', 'c', 'e'],
      selectionPropagation: { parents: true },
      onSelectedItemsChange,
    });
    expect(boxState(up.screen, 'Parent')).toBe('checked');
    await tick(up.screen, 'Finn');
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted().join('')).toBe('abcefqr');
    await tick(up.screen, 'Finn');
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted().join('')).toBe('abce');
  },
);

claim(
  'If a collapsed parent and all its descendants are selected, Ctrl+A deselects the descendants, and with parents also the parent.',
  async () => {
    for (const parents of [false, true]) {
      const onSelectedItemsChange = vi.fn();
      const { screen } = await showTree({
        multiSelect: true,
        defaultSelectedItems: ['p', 'a', 'b', 'c'],
        selectionPropagation: { parents, descendants: true },
        onSelectedItemsChange,
      });
      await clickItem(screen, 'Dora', { keys: ['Ctrl'] });
      await press('Control+a');
      const ids = onSelectedItemsChange.mock.lastCall?.[1].toSorted().join('');
      expect(ids).toBe(parents ? 'defqr' : 'defpqr');
      screen.unmount();
    }
  },
);

claim(['With descendants, they are selected when their selected parent expands.'], async () => {
  const { screen } = await showProTree({
    multiSelect: true,
    items: [{ id: 'p', label: 'Parent' }],
    selectionPropagation: { descendants: true },
    expansionTrigger: 'iconContainer',
    dataSource: {
      getChildrenCount: ({ id }) => (id === 'p' ? 1 : 0),
      getTreeItems: async () => [{ id: 'a', label: 'Anna' }],
    },
  });
  await clickItem(screen, 'Parent');
  await press('ArrowRight');
  await expect.poll(() => selected(screen)).toEqual(['Parent', 'Anna']);
});
