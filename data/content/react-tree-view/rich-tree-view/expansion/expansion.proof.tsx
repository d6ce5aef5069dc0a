import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import {
  act,
  claim,
  expect,
  press,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { ITEMS, call, clickItem, isBert, showProTree, showTree } from '#test/proofs/richTrees.tsx';
import { isExpanded, item, labels, selected } from '#test/proofs/trees.tsx';

const ALL = ['p', 'q', 'r'];

/** Waits until this many items are on the page; those that collapse leave it late. */
async function expectItems(screen: Screen, count: number) {
  await expect.poll(() => labels(screen)).toHaveLength(count);
}

act('InitialExpansion', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expectItems(demo, 6);
    await clickItem(demo, 'Guides');
    await expectItems(demo, 2);
    await clickItem(demo, 'Guides');
  }
  await clickItem(demo, 'Reference');
  await expectItems(demo, 7);
});

act('ExpandAll', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expectItems(demo, 6);
    await demo.getByRole('button', { name: 'Collapse all' }).click();
    await expectItems(demo, 2);
    await clickItem(demo, 'Equity');
    await expectItems(demo, 3);
  }
});

act('CollapseNested', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickItem(demo, 'Europe');
    await expectItems(demo, 1);
    await clickItem(demo, 'Europe');
    await expectItems(demo, 3);
    await clickItem(demo, 'Spain');
    await clickItem(demo, 'Norway');
    await expectItems(demo, 6);
  }
});

act('ToggleLog', async (demo) => {
  for (const change of ['expanded', 'collapsed', 'expanded']) {
    await clickItem(demo, 'Billing');
    await expect.element(demo.getByRole('status')).toHaveTextContent(`billing is ${change}`);
  }
});

act('IconOnly', async (demo) => {
  await clickItem(demo, 'Archive');
  expect(isExpanded(demo, 'Archive')).toBe(false);
  for (const isOpen of [true, false, true]) {
    await clickItem(demo, 'Archive', { name: 'iconContainer' });
    expect(isExpanded(demo, 'Archive')).toBe(isOpen);
  }
});

act('ExpandByApi', async (demo) => {
  for (const count of [5, 3, 5]) {
    await demo.getByRole('button').click();
    await expectItems(demo, count);
  }
});

claim(
  [
    'Users expand and collapse a parent with a click on its row or with the keyboard.',
    'All parents are collapsed at first, except those in defaultExpandedItems or expandedItems.',
    "Collapsing an item doesn't collapse its descendants: they are expanded again when it expands.",
    'By default, children of a collapsed item are not mounted.',
  ],
  async () => {
    for (const props of [{}, { checkboxSelection: true }, { disableSelection: true }]) {
      const { screen } = await showTree({ ...props, defaultExpandedItems: ['q', 'r'] });
      expect(labels(screen)).toEqual(['Parent', 'Quarter', 'Emma', 'Room', 'Finn', 'Dora']);
      await clickItem(screen, 'Quarter');
      await expectItems(screen, 3);
      await press('ArrowRight');
      await expectItems(screen, 6);
      await press('ArrowLeft');
      await expectItems(screen, 3);
      await press('Enter');
      await expectItems(screen, 6);
      screen.unmount();
    }
    const { screen } = await showTree({ expandedItems: ['p'] });
    await expectItems(screen, 6);
    screen.unmount();
    const { screen: kept } = await showTree({
      slotProps: { item: { slotProps: { groupTransition: { unmountOnExit: false } } } },
    });
    await expectItems(kept, 9);
    expect(isExpanded(kept, 'Parent')).toBe(false);
  },
);

claim(
  [
    'onItemExpansionToggle runs once for each item that the user or setItemExpansion expands or collapses, before onExpandedItemsChange.',
    'The * key expands the focused item and all its siblings, and runs it for each one that was collapsed.',
    'Both callbacks receive the DOM event that caused the change.',
    'Its type is React.SyntheticEvent | null: it is null after an API call without an event.',
    'A call that changes nothing runs no callback.',
  ],
  async () => {
    const calls: string[] = [];
    const { screen, api } = await showTree({
      defaultExpandedItems: ['q'],
      onItemExpansionToggle: (event, id, isOpen) => calls.push(`${event?.type} ${id} ${isOpen}`),
      onExpandedItemsChange: (event, ids) => calls.push(`${event?.type} ${ids.toSorted().join()}`),
    });
    item(screen, 'Dora').focus();
    await press('*');
    expect(calls.splice(0)).toEqual(['keydown p true', 'keydown p,q']);
    item(screen, 'Emma').focus();
    await press('*');
    expect(calls.splice(0)).toEqual(['keydown r true', 'keydown p,q,r']);
    await clickItem(screen, 'Parent');
    expect(calls.splice(0)).toEqual(['click p false', 'click q,r']);
    await call(() => api.setItemExpansion({ itemId: 'q', shouldBeExpanded: true }));
    await call(() => api.setItemExpansion({ itemId: 'p', shouldBeExpanded: false }));
    await press('*');
    await call(() => api.setItemExpansion({ itemId: 'q' }));
    expect(calls.slice(-2)).toEqual(['undefined q false', 'undefined p,r']);
    expect(calls.slice(0, -2)).toEqual(['keydown p true', 'keydown p,q,r']);
    screen.unmount();
    const onItemExpansionToggle = vi.fn();
    const draw = (expandedItems: string[]) => (
      <RichTreeView
        items={ITEMS}
        expandedItems={expandedItems}
        onItemExpansionToggle={onItemExpansionToggle}
      />
    );
    const controlled = await show(draw(['p']));
    await controlled.rerender(draw(['q']));
    await expectItems(controlled, 5);
    expect(onItemExpansionToggle).not.toHaveBeenCalled();
  },
);

claim(
  [
    'With expansionTrigger="iconContainer", a click on the row no longer expands or collapses the item.',
    'A click on the icon does.',
    'A click on the icon also selects the item, unless the tree has disableSelection or checkboxSelection.',
    'The keyboard works as before.',
    "With isItemEditable, 'iconContainer' is the default, so that a double-click on a label doesn't expand and collapse the item.",
  ],
  async () => {
    for (const props of [
      {},
      { isItemEditable: true },
      { disableSelection: true },
      { checkboxSelection: true },
    ]) {
      const trigger = props.isItemEditable ? {} : { expansionTrigger: 'iconContainer' as const };
      const { screen } = await showTree({ ...trigger, ...props });
      await clickItem(screen, 'Parent');
      expect(isExpanded(screen, 'Parent')).toBe(false);
      for (const isOpen of [true, false]) {
        await clickItem(screen, 'Quarter', { name: 'iconContainer' });
        expect(isExpanded(screen, 'Quarter')).toBe(isOpen);
      }
      const isSelecting = !props.disableSelection && !props.checkboxSelection;
      expect(selected(screen)).toEqual(isSelecting ? ['Quarter'] : []);
      await press('ArrowRight');
      expect(isExpanded(screen, 'Quarter')).toBe(true);
      screen.unmount();
    }
  },
);

claim(
  "With multiSelect, a click with Ctrl, ⌘ or Shift doesn't collapse an expanded parent, whatever the trigger is, unless the tree has disableSelection.",
  async () => {
    for (const expansionTrigger of ['content', 'iconContainer'] as const) {
      for (const disableSelection of [false, true]) {
        const { screen } = await showTree({
          multiSelect: true,
          disableSelection,
          expansionTrigger,
        });
        const name = expansionTrigger === 'content' ? 'label' : 'iconContainer';
        for (const key of ['Ctrl', 'Meta', 'Shift']) {
          await clickItem(screen, 'Parent', { name, keys: [key] });
          expect(isExpanded(screen, 'Parent')).toBe(true);
          await clickItem(screen, 'Parent', { name, keys: [key] });
          expect(isExpanded(screen, 'Parent')).toBe(!disableSelection);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The method also works on disabled items and on items below a collapsed parent.',
    "It doesn't expand the ancestors: see reveal an item.",
    "It doesn't check that the item exists or has children.",
    'The ID is added to the expanded items anyway.',
  ],
  async () => {
    const onExpandedItemsChange = vi.fn();
    const { api, screen } = await showTree({
      isItemDisabled: ({ id }) => id === 'p',
      onExpandedItemsChange,
    });
    for (const itemId of ['p', 'r', 'd', 'nobody']) {
      await call(() => api.setItemExpansion({ itemId }));
      expect(onExpandedItemsChange.mock.lastCall?.[1]).toContain(itemId);
    }
    expect([isExpanded(screen, 'Parent'), isExpanded(screen, 'Quarter')]).toEqual([true, false]);
  },
);

claim(
  [
    'If no item is expanded, the value is [].',
    "Don't pass undefined: it makes the tree uncontrolled.",
  ],
  async () => {
    const onExpandedItemsChange = vi.fn();
    const props = { items: ITEMS, onExpandedItemsChange };
    const screen = await show(<RichTreeView {...props} expandedItems={['p']} />);
    await clickItem(screen, 'Parent');
    expect(onExpandedItemsChange.mock.lastCall?.[1]).toEqual([]);
    expect(isExpanded(screen, 'Parent')).toBe(true);
    await screen.rerender(<RichTreeView {...props} expandedItems={undefined} />);
    expect(takeConsole().join()).toContain('to be uncontrolled');
    await clickItem(screen, 'Parent');
    expect(isExpanded(screen, 'Parent')).toBe(false);
  },
);

claim(
  [
    'To collapse the parents inside an item along with it, keep only the IDs whose ancestors are all expanded.',
    'This also keeps the tree reachable with Tab when the selected item is hidden: see the known gaps.',
  ],
  async () => {
    const screen = await showDemo(
      '/data/content/react-tree-view/rich-tree-view/expansion/CollapseNested.tsx',
    );
    await clickItem(screen, 'Bilbao');
    item(screen, 'Europe').focus();
    await press('ArrowLeft');
    await expectItems(screen, 1);
    expect(item(screen, 'Europe').tabIndex).toBe(0);
    screen.unmount();
    const { screen: plain } = await showTree({ defaultExpandedItems: ALL });
    await clickItem(plain, 'Finn');
    item(plain, 'Quarter').focus();
    await press('ArrowLeft');
    await expectItems(plain, 6);
    expect(plain.stage.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  },
);

/** A controlled tree whose button expands two items in one event handler. */
function Controlled() {
  const apiRef = useTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);
  const expand = () => ALL.forEach((itemId) => apiRef.current?.setItemExpansion({ itemId }));
  return (
    <>
      <button onClick={expand}>Expand</button>
      <output>{expandedItems.join()}</output>
      <RichTreeView
        items={ITEMS}
        apiRef={apiRef}
        isItemDisabled={isBert}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      />
    </>
  );
}

claim(
  'In a controlled tree, call it once per event handler: several calls all start from the same expandedItems, and the last one wins.',
  async () => {
    const screen = await show(<Controlled />);
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('r');
  },
);

claim('The item expands after they arrive, and stays collapsed if the request fails.', async () => {
  let answer: (() => void) | undefined;
  const getTreeItems = vi.fn(
    () =>
      new Promise<typeof ITEMS>(
        (resolve) => (answer = () => resolve([{ id: 'a', label: 'Anna' }])),
      ),
  );
  const { screen, api } = await showProTree({
    items: [{ id: 'p', label: 'Parent' }],
    dataSource: { getChildrenCount: ({ id }) => (id === 'p' ? 1 : 0), getTreeItems },
  });
  getTreeItems.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  for (const isOpen of [false, true]) {
    await call(() => api.setItemExpansion({ itemId: 'p' }));
    expect(isExpanded(screen, 'Parent')).toBe(false);
    await call(() => answer?.());
    await expect.poll(() => isExpanded(screen, 'Parent')).toBe(isOpen);
  }
});
