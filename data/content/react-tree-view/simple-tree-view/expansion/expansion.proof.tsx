import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { act, claim, click, expect, press, show, takeConsole, vi } from '#test/proof.tsx';
import {
  clickRow,
  focused,
  isExpanded,
  item,
  labels,
  part,
  rested,
  selected,
  showWithApi,
} from '#test/proofs/trees.tsx';

type Props = Omit<SimpleTreeViewProps<boolean>, 'apiRef'>;

/** A parent with a nested parent and a leaf, a disabled parent, and a leaf. */
const ITEMS = (
  <>
    <TreeItem itemId="p" label="Parent">
      <TreeItem itemId="n" label="Nested">
        <TreeItem itemId="a" label="Anna" />
      </TreeItem>
      <TreeItem itemId="b" label="Bert" />
    </TreeItem>
    <TreeItem itemId="q" label="Quiet" disabled>
      <TreeItem itemId="c" label="Cleo" />
    </TreeItem>
    <TreeItem itemId="d" label="Dora" />
  </>
);

const tree = (props: Props = {}) => <SimpleTreeView {...props}>{ITEMS}</SimpleTreeView>;

const withApi = (props: Props = {}) =>
  showWithApi((apiRef) => (
    <SimpleTreeView {...props} apiRef={apiRef}>
      {ITEMS}
    </SimpleTreeView>
  ));

/** Handlers of both callbacks, and what they were called with. */
function noting() {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (event: { type: string } | null, ...rest: unknown[]) =>
      calls.push([name, event ? event.type : 'no event', ...rest].join(' '));
  return {
    calls,
    handlers: { onItemExpansionToggle: note('toggle'), onExpandedItemsChange: note('change') },
  };
}

act('ExpandAll', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await rested(demo);
    expect(labels(demo)).toHaveLength(7);
    await clickRow(demo, 'Databases');
    expect(labels(demo)).toHaveLength(5);
    await demo.getByRole('button', { name: 'Collapse all' }).click();
    await rested(demo);
    expect(labels(demo)).toEqual(['Courses', 'Certificates']);
  }
});

act('ToggleLog', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('No change yet');
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Upper floor');
    await expect.element(status).toHaveTextContent('upper is expanded');
    await clickRow(demo, 'Upper floor');
    await expect.element(status).toHaveTextContent('upper is collapsed');
  }
});

act('IconOnly', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Service, any job');
    expect([isExpanded(demo, 'Service, any job'), selected(demo)]).toEqual([
      false,
      ['Service, any job'],
    ]);
    for (const isOpen of [true, false]) {
      await click(part(demo, 'Service, any job', 'iconContainer'));
      await rested(demo);
      expect(isExpanded(demo, 'Service, any job')).toBe(isOpen);
    }
    await clickRow(demo, 'Pastry');
    expect(selected(demo)).toEqual(['Pastry']);
  }
});

act('ExpandByApi', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const isOpen of [true, false]) {
      await demo.getByRole('button', { name: 'Toggle drinks' }).click();
      await rested(demo);
      expect([isExpanded(demo, 'Drinks'), isExpanded(demo, 'Starters')]).toEqual([isOpen, true]);
    }
  }
});

claim(
  [
    'Users expand and collapse a parent with a click on its row or with the keyboard.',
    'All parents are collapsed at first, except those in defaultExpandedItems or expandedItems.',
  ],
  async () => {
    for (const props of [{ defaultExpandedItems: ['p'] }, { expandedItems: ['p'] }]) {
      const started = await show(tree(props));
      expect(labels(started)).toEqual(['Parent', 'Nested', 'Bert', 'Quiet', 'Dora']);
      started.unmount();
    }
    const screen = await show(tree());
    expect(labels(screen)).toEqual(['Parent', 'Quiet', 'Dora']);
    const change: (() => Promise<void>)[] = [
      () => clickRow(screen, 'Parent'),
      () => clickRow(screen, 'Parent'),
      () => press('Enter'),
      () => press('Enter'),
      () => press('→'),
      () => press('←'),
    ];
    for (const [index, step] of change.entries()) {
      await step();
      expect(isExpanded(screen, 'Parent')).toBe(index % 2 === 0);
      await rested(screen);
    }
  },
);

claim(
  [
    "IDs of items that don't exist have no effect.",
    'IDs of items that are not mounted have an effect once their parent expands.',
    'Leave out IDs of items without children: they set data-expanded on their rows, and → on such an item focuses the next one.',
  ],
  async () => {
    const screen = await show(tree({ defaultExpandedItems: ['nobody', 'n', 'b'] }));
    expect(labels(screen)).toEqual(['Parent', 'Quiet', 'Dora']);
    await clickRow(screen, 'Parent');
    expect(labels(screen)).toEqual(['Parent', 'Nested', 'Anna', 'Bert', 'Quiet', 'Dora']);
    expect(part(screen, 'Bert').dataset.expanded).toBe('');
    expect(isExpanded(screen, 'Bert')).toBeUndefined();
    item(screen, 'Bert').focus();
    await press('→');
    expect(focused()).toBe('Dora');
    await press('→');
    expect(focused()).toBe('Dora');
  },
);

claim(
  "By default, the tree doesn't know the children of a parent that has never been expanded, and forgets them after it collapses.",
  async () => {
    const { screen, api } = await withApi({ defaultExpandedItems: ['q'] });
    expect([api.getItem('b'), api.getItemOrderedChildrenIds('p')]).toEqual([undefined, []]);
    expect(api.getItemOrderedChildrenIds('q')).toEqual(['c']);
    await clickRow(screen, 'Parent');
    expect(api.getItemOrderedChildrenIds('p')).toEqual(['n', 'b']);
    expect(api.getItem('b')).toBeDefined();
    await clickRow(screen, 'Parent');
    expect(api.getItem('b')).toBeUndefined();
    await press('↓'); // the IDs stay until the parent renders again
    await expect.poll(() => api.getItemOrderedChildrenIds('p')).toEqual([]);
    const kept = await showWithApi((apiRef) => (
      <SimpleTreeView apiRef={apiRef}>
        <TreeItem
          itemId="p"
          label="Parent"
          slotProps={{ groupTransition: { unmountOnExit: false } }}
        >
          <TreeItem itemId="b" label="Bert" />
        </TreeItem>
      </SimpleTreeView>
    ));
    expect(kept.api.getItemOrderedChildrenIds('p')).toEqual(['b']);
  },
);

claim(
  [
    'Pass expandedItems and update your state in onExpandedItemsChange, which receives all expanded items.',
    "Collapsing an item doesn't collapse its descendants: they are expanded again when it expands.",
  ],
  async () => {
    const onExpandedItemsChange = vi.fn();
    const screen = await show(tree({ defaultExpandedItems: ['p', 'n'], onExpandedItemsChange }));
    await clickRow(screen, 'Parent');
    expect(onExpandedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['n']);
    expect(labels(screen)).not.toContain('Nested');
    await clickRow(screen, 'Parent');
    expect(labels(screen)).toContain('Anna');
  },
);

claim('A change from undefined to an array, or back, logs an error in development.', async () => {
  for (const [before, after] of [
    [undefined, []],
    [[], undefined],
  ] as const) {
    const screen = await show(tree({ expandedItems: before && [...before] }));
    expect(takeConsole()).toEqual([]);
    await screen.rerender(tree({ expandedItems: after && [...after] }));
    expect(takeConsole().join()).toContain('expandedItems');
    screen.unmount();
  }
});

claim(
  [
    'onItemExpansionToggle runs once for each item that the user or setItemExpansion expands or collapses, before onExpandedItemsChange.',
    'Both callbacks receive the DOM event that caused the change.',
    'Its type is React.SyntheticEvent | null: it is null after an API call without an event.',
    'The * key expands the focused item and all its siblings, and runs onItemExpansionToggle for each one that was collapsed.',
    'A call that changes nothing runs no callback.',
  ],
  async () => {
    const { calls, handlers } = noting();
    const { screen, api } = await withApi(handlers);
    await clickRow(screen, 'Parent');
    await press('Enter');
    expect(calls.splice(0)).toEqual([
      'toggle click p true',
      'change click p',
      'toggle keydown p false',
      'change keydown ',
    ]);
    await press('*');
    expect(calls.splice(0)).toEqual([
      'toggle keydown p true',
      'toggle keydown q true',
      'change keydown p,q',
    ]);
    await press('*');
    expect(calls).toEqual([]);
    api.setItemExpansion({ itemId: 'p', shouldBeExpanded: false });
    api.setItemExpansion({ itemId: 'p', shouldBeExpanded: false });
    expect(calls).toEqual(['toggle no event p false', 'change no event q']);
  },
);

claim('Neither callback runs when you pass new expandedItems.', async () => {
  const { calls, handlers } = noting();
  const screen = await show(tree({ ...handlers, expandedItems: [] }));
  await screen.rerender(tree({ ...handlers, expandedItems: ['p', 'n'] }));
  await rested(screen);
  expect(labels(screen)).toContain('Anna');
  await screen.rerender(tree({ ...handlers, expandedItems: [] }));
  await rested(screen);
  expect(labels(screen)).toEqual(['Parent', 'Quiet', 'Dora']);
  expect(calls).toEqual([]);
});

claim(
  [
    'By default, a click on a parent selects it and toggles its expansion.',
    'With expansionTrigger="iconContainer", users select a parent without expanding or collapsing it:',
    'A click on the label selects the item, and a click on the icon also toggles its expansion.',
    'With disableSelection or checkboxSelection, neither of them selects.',
    'The keyboard works as before.',
  ],
  async () => {
    const trigger = { expansionTrigger: 'iconContainer' } as const;
    for (const [props, place, isOpen, isPicked] of [
      [{}, 'label', true, true],
      [{}, 'iconContainer', true, true],
      [trigger, 'label', false, true],
      [trigger, 'iconContainer', true, true],
      [{ ...trigger, multiSelect: true }, 'iconContainer', true, true],
      [{ ...trigger, checkboxSelection: true }, 'label', false, false],
      [{ ...trigger, checkboxSelection: true }, 'iconContainer', true, false],
      [{ ...trigger, disableSelection: true }, 'label', false, false],
      [{ ...trigger, disableSelection: true }, 'iconContainer', true, false],
    ] as const) {
      const screen = await show(tree(props));
      await click(part(screen, 'Parent', place));
      await rested(screen);
      expect([isExpanded(screen, 'Parent'), selected(screen).length === 1]).toEqual([
        isOpen,
        isPicked,
      ]);
      await press('Enter');
      expect(isExpanded(screen, 'Parent')).toBe(!isOpen);
      await press(isOpen ? '→' : '←');
      expect(isExpanded(screen, 'Parent')).toBe(isOpen);
      screen.unmount();
    }
  },
);

claim(
  "With multiSelect and without disableSelection, a click with Ctrl, ⌘ or Shift doesn't collapse an expanded parent, whatever the trigger is.",
  async () => {
    const multi = { multiSelect: true } as const;
    for (const [props, place, staysOpen] of [
      [multi, 'label', true],
      [{ ...multi, checkboxSelection: true }, 'label', true],
      [{ ...multi, expansionTrigger: 'iconContainer' }, 'iconContainer', true],
      [{ ...multi, disableSelection: true }, 'label', false],
      [{}, 'label', false],
    ] as const) {
      const screen = await show(tree({ ...props, defaultExpandedItems: ['p'] }));
      for (const key of staysOpen ? ['Ctrl', 'Meta', 'Shift'] : ['Ctrl']) {
        await click(part(screen, 'Parent', place), { keys: [key] });
        expect(isExpanded(screen, 'Parent')).toBe(staysOpen);
      }
      screen.unmount();
    }
  },
);

claim('The icon container is 16 px wide.', async () => {
  const screen = await show(tree({ defaultExpandedItems: ['p'] }));
  for (const label of ['Parent', 'Bert']) {
    expect(part(screen, label, 'iconContainer').getBoundingClientRect().width).toBe(16);
  }
});

claim(
  [
    "The method doesn't check the ID: it also expands disabled items, and items that are not mounted, have no children or don't exist.",
    "It doesn't expand the ancestors.",
  ],
  async () => {
    const { calls, handlers } = noting();
    const { screen, api } = await withApi(handlers);
    for (const itemId of ['q', 'n', 'd', 'nobody']) {
      api.setItemExpansion({ itemId });
      expect(calls.shift()).toBe(`toggle no event ${itemId} true`);
      expect(calls.shift()).toContain(`change no event ${itemId}`);
    }
    await rested(screen);
    expect(labels(screen)).toEqual(['Parent', 'Quiet', 'Cleo', 'Dora']);
    await clickRow(screen, 'Parent');
    expect(labels(screen)).toContain('Anna');
  },
);
