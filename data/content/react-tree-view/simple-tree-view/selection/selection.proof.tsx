import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import {
  act,
  claim,
  click,
  expect,
  press,
  show,
  showDemo,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { rested, showWithApi } from '#test/proofs/trees.tsx';

type TreeApi = NonNullable<SimpleTreeViewProps<boolean>['apiRef']>['current'];

/** A parent with two leaves, a third leaf that is disabled, and a leaf below them. */
function Items() {
  return (
    <>
      <TreeItem itemId="p" label="Parent">
        <TreeItem itemId="a" label="Anna" />
        <TreeItem itemId="b" label="Bert" disabled />
        <TreeItem itemId="c" label="Cleo" />
      </TreeItem>
      <TreeItem itemId="d" label="Dora" />
    </>
  );
}

function WithApi({ onGive, multi }: { onGive: (api: TreeApi) => void; multi: boolean }) {
  const apiRef = useTreeViewApiRef();
  // Handed out as it is: the tree fills it once the first render is over.
  return (
    <>
      <button onClick={() => onGive(apiRef.current)}>Give</button>
      {multi ? (
        <SimpleTreeView multiSelect apiRef={apiRef} defaultSelectedItems={['d']}>
          <Items />
        </SimpleTreeView>
      ) : (
        <SimpleTreeView apiRef={apiRef} disableSelection defaultSelectedItems="d">
          <Items />
        </SimpleTreeView>
      )}
    </>
  );
}

async function apiOf(multi: boolean): Promise<{ screen: Screen; api: NonNullable<TreeApi> }> {
  let api: TreeApi;
  const keep = (given: TreeApi) => {
    api = given;
  };
  const screen = await show(<WithApi onGive={keep} multi={multi} />);
  await screen.getByRole('button', { name: 'Give' }).click();
  if (!api) {
    throw new Error('The tree has no API object after its first render.');
  }
  return { screen, api };
}

/** The labels of the selected items that are on the page. */
function selected({ stage }: Screen): string[] {
  const items = stage.querySelectorAll(
    '[role="treeitem"]:is([aria-selected="true"], [aria-checked="true"])',
  );
  return [...items].map((item) => item.querySelector('.MuiTreeItem-label')?.textContent ?? '');
}

function isExpanded(screen: Screen, label: string): boolean {
  const item = screen.getByText(label).element().closest('[role="treeitem"]');
  return item?.getAttribute('aria-expanded') === 'true';
}

act('SingleSelection', async (demo) => {
  expect(selected(demo)).toEqual(['Office, room 214']);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Front door').click();
    await expect.poll(() => selected(demo)).toEqual(['Front door']);
    await demo.getByText('Office, room 214').click();
    await expect.poll(() => selected(demo)).toEqual(['Office, room 214']);
  }
});

act('MultipleSelection', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(demo.getByText('Tiled facade'), { keys: ['Ctrl'] });
    expect(selected(demo)).toEqual(['Yellow tram', 'Tiled facade', 'River at dusk']);
    await click(demo.getByText('Tiled facade'), { keys: ['Ctrl'] });
    expect(selected(demo)).toEqual(['Yellow tram', 'River at dusk']);
  }
  await click(demo.getByText('Yellow tram'));
  await click(demo.getByText('River at dusk'), { keys: ['Shift'] });
  expect(selected(demo)).toEqual(['Yellow tram', 'Tiled facade', 'River at dusk']);
});

act('CheckboxSelection', async (demo) => {
  const box = (label: string) =>
    demo.getByText(label).element().closest('.MuiTreeItem-content')?.querySelector('input') ??
    demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    await click(box('Spelt'));
    await click(box('Artichokes'));
    expect(selected(demo)).toEqual(['Spelt', 'Capers', 'Olives', 'Artichokes']);
    await click(box('Sourdough'));
    await click(box('Artichokes'));
    expect(selected(demo)).toEqual(['Sourdough', 'Capers', 'Olives']);
  }
});

act('DisabledSelection', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Istria').click();
    expect(selected(demo)).toEqual(['Dolomites']);
    await demo.getByRole('switch').click();
    await demo.getByText('Istria').click();
    await expect.poll(() => selected(demo)).toEqual(['Istria']);
    await demo.getByText('Dolomites').click();
    await expect.poll(() => selected(demo)).toEqual(['Dolomites']);
    await demo.getByRole('switch').click();
  }
});

act('ControlledSelection', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Select all' }).click();
    await expect.poll(() => selected(demo).length).toBe(6);
    await demo.getByRole('button', { name: 'Deselect all' }).click();
    await expect.poll(() => selected(demo)).toEqual([]);
  }
});

act('SelectionLog', async (demo) => {
  const log = demo.getByRole('log');
  await demo.getByText('Direct at 07:12').click();
  await expect.element(log).toHaveTextContent('train-512, true');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Direct at 18:05').click();
    await expect.element(log).toHaveTextContent('train-620, true train-512, false');
    await demo.getByText('Direct at 07:12').click();
    await expect.element(log).toHaveTextContent('train-512, true train-620, false');
  }
});

act('SelectByApi', async (demo) => {
  const toggle = demo.getByRole('button', { name: 'Toggle the tent' });
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle.click();
    await expect.poll(() => selected(demo)).toEqual(['Tent', 'Stove', 'Kettle']);
    await toggle.click();
    await expect.poll(() => selected(demo)).toEqual(['Stove', 'Kettle']);
  }
  await demo.getByRole('switch').click();
  await toggle.click();
  await expect.poll(() => selected(demo)).toEqual(['Tent']);
});

claim(
  [
    'A click selects an item and Space toggles it.',
    'A click on a parent also expands or collapses it.',
  ],
  async () => {
    const screen = await show(
      <SimpleTreeView>
        <Items />
      </SimpleTreeView>,
    );
    await click(screen.getByText('Parent'));
    expect(selected(screen)).toEqual(['Parent']);
    expect(isExpanded(screen, 'Parent')).toBe(true);
    await press('Space');
    expect(selected(screen)).toEqual([]);
    await press('Space');
    expect(selected(screen)).toEqual(['Parent']);
    await click(screen.getByText('Parent'));
    expect(isExpanded(screen, 'Parent')).toBe(false);
  },
);

claim(
  [
    'With multiSelect, a click still selects only one item.',
    'Ctrl+click, or ⌘+click on macOS, adds or removes an item.',
    'Shift+click selects a range.',
    'The range covers enabled items, and begins at the item that a click, Space, Enter or setItemSelection() selected or deselected last.',
  ],
  async () => {
    const screen = await show(
      <SimpleTreeView multiSelect defaultExpandedItems={['p']} defaultSelectedItems={['d']}>
        <Items />
      </SimpleTreeView>,
    );
    await click(screen.getByText('Anna'));
    expect(selected(screen)).toEqual(['Anna']);
    for (const keys of [['Ctrl'], ['Meta']]) {
      await click(screen.getByText('Dora'), { keys });
      expect(selected(screen)).toEqual(['Anna', 'Dora']);
      await click(screen.getByText('Dora'), { keys });
      expect(selected(screen)).toEqual(['Anna']);
    }
    await click(screen.getByText('Anna'), { keys: ['Shift'] });
    expect(selected(screen)).toEqual(['Anna', 'Cleo', 'Dora']);
    await click(screen.getByText('Cleo'));
    await press('Shift+ArrowUp'); // selects Anna, and is no start of a range
    await click(screen.getByText('Dora'), { keys: ['Shift'] });
    expect(selected(screen)).toEqual(['Cleo', 'Dora']);
    await click(screen.getByText('Parent'), { keys: ['Shift'] });
    expect(selected(screen)).toEqual(['Parent', 'Anna', 'Cleo']);
  },
);

claim(
  'While that item is below a collapsed parent, Shift+click on an item above that parent throws Invalid range and selects nothing.',
  async () => {
    const onSelectedItemsChange = vi.fn();
    const screen = await show(
      <SimpleTreeView
        multiSelect
        defaultExpandedItems={['p']}
        onSelectedItemsChange={onSelectedItemsChange}
      >
        <TreeItem itemId="d" label="Dora" />
        <TreeItem itemId="p" label="Parent">
          <TreeItem itemId="a" label="Anna" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await click(screen.getByText('Anna'));
    await press('ArrowLeft', 'ArrowLeft');
    await rested(screen);
    onSelectedItemsChange.mockClear();
    await click(screen.getByText('Dora'), { keys: ['Shift'] });
    expect(takeConsole().join()).toContain('Invalid range');
    expect(onSelectedItemsChange).not.toHaveBeenCalled();
  },
);

claim(
  [
    'With checkboxSelection, users select with the checkbox, with Space, and with Enter on a leaf.',
    "A click on the rest of the row doesn't select.",
  ],
  async () => {
    for (const multiSelect of [false, true]) {
      for (const expansionTrigger of ['content', 'iconContainer'] as const) {
        const screen = await show(
          <SimpleTreeView
            checkboxSelection
            multiSelect={multiSelect}
            expansionTrigger={expansionTrigger}
            defaultExpandedItems={['p']}
          >
            <Items />
          </SimpleTreeView>,
        );
        await click(screen.getByText('Anna'));
        expect(selected(screen)).toEqual([]);
        await press('Enter');
        expect(selected(screen)).toEqual(['Anna']);
        await press('Enter'); // deselects where several items can be selected
        expect(selected(screen)).toEqual(multiSelect ? [] : ['Anna']);
        await click(screen.getByText('Dora'));
        await press('Space');
        expect(selected(screen)).toEqual(['Dora']);
        await click(screen.getByRole('checkbox').first());
        expect(selected(screen)).toEqual(multiSelect ? ['Parent', 'Dora'] : ['Parent']);
        await press('Enter'); // on a parent, and in its checkbox
        expect(selected(screen)).toEqual(multiSelect ? ['Parent', 'Dora'] : ['Parent']);
        expect(isExpanded(screen, 'Parent')).toBe(false);
        screen.unmount();
      }
    }
  },
);

claim(
  "A parent that isn't selected shows an empty checkbox until it has been expanded, even if items below it are selected.",
  async () => {
    const screen = await show(
      <SimpleTreeView multiSelect checkboxSelection defaultSelectedItems={['a']}>
        <Items />
      </SimpleTreeView>,
    );
    const box = screen.getByRole('checkbox').first().element() as HTMLInputElement;
    expect([box.checked, box.dataset.indeterminate]).toEqual([false, 'false']);
    await click(screen.getByText('Parent'));
    await expect.poll(() => box.dataset.indeterminate).toBe('true');
  },
);

claim(
  [
    'disableSelection freezes the selection for the mouse, the keyboard and apiRef.',
    'Users can still expand, collapse and focus items, and selected items stay highlighted.',
  ],
  async () => {
    const { screen, api } = await apiOf(false);
    await click(screen.getByText('Parent'));
    expect(isExpanded(screen, 'Parent')).toBe(true);
    await press('ArrowDown', 'Space', 'Enter');
    expect(document.activeElement?.textContent).toContain('Anna');
    api.setItemSelection({ itemId: 'a', shouldBeSelected: true });
    expect(selected(screen)).toEqual(['Dora']);
    expect(screen.stage.querySelectorAll('.MuiTreeItem-content[data-selected]')).toHaveLength(1);
    await click(screen.getByText('Parent'));
    expect(isExpanded(screen, 'Parent')).toBe(false);
  },
);

claim(
  [
    'onItemSelectionToggle runs for each item that the user or setItemSelection selects or deselects, before onSelectedItemsChange.',
    'When a single selection moves to another item, it runs twice:',
    'Both callbacks receive the DOM event that caused the change.',
  ],
  async () => {
    const calls: string[] = [];
    const note =
      (name: string) =>
      (event: unknown, ...rest: unknown[]) =>
        calls.push(`${name} ${event === null ? 'no' : 'an'} event ${JSON.stringify(rest)}`);
    const screen = await show(
      <SimpleTreeView
        defaultSelectedItems="d"
        defaultExpandedItems={['p']}
        onItemSelectionToggle={note('toggle')}
        onSelectedItemsChange={note('change')}
      >
        <Items />
      </SimpleTreeView>,
    );
    await click(screen.getByText('Anna'));
    expect(calls.slice(0, 2).toSorted()).toEqual([
      'toggle an event ["a",true]',
      'toggle an event ["d",false]',
    ]);
    expect(calls.slice(2)).toEqual(['change an event ["a"]']);
    screen.unmount();
    const several = await show(
      <SimpleTreeView
        multiSelect
        defaultSelectedItems={['d', 'c']}
        defaultExpandedItems={['p']}
        onItemSelectionToggle={note('toggle')}
        onSelectedItemsChange={note('change')}
      >
        <Items />
      </SimpleTreeView>,
    );
    calls.length = 0;
    await click(several.getByText('Anna'));
    expect(calls).toEqual([
      'toggle an event ["a",true]',
      'toggle an event ["d",false]',
      'toggle an event ["c",false]',
      'change an event [["a"]]',
    ]);
  },
);

claim(
  'Without keepExistingSelection, shouldBeSelected: false clears the whole selection, even if another item was selected.',
  async () => {
    const { screen, api } = await apiOf(true);
    api.setItemSelection({ itemId: 'p', shouldBeSelected: false });
    await expect.poll(() => selected(screen)).toEqual([]);
  },
);

claim(
  "The call also changes disabled items, items below a collapsed parent, and IDs that don't exist.",
  async () => {
    const onSelectedItemsChange = vi.fn();
    function Tree() {
      const apiRef = useTreeViewApiRef();
      const select = (itemId: string) =>
        apiRef.current?.setItemSelection({ itemId, keepExistingSelection: true });
      return (
        <>
          <button onClick={() => select('b')}>Disabled and collapsed</button>
          <button onClick={() => select('nobody')}>Nobody</button>
          <SimpleTreeView multiSelect apiRef={apiRef} onSelectedItemsChange={onSelectedItemsChange}>
            <Items />
          </SimpleTreeView>
        </>
      );
    }
    const screen = await show(<Tree />);
    await screen.getByRole('button', { name: 'Disabled and collapsed' }).click();
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(null, ['b']);
    await screen.getByRole('button', { name: 'Nobody' }).click();
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted()).toEqual(['b', 'nobody']);
  },
);

claim(
  [
    'An empty selection is null, or [] with multiSelect.',
    'undefined makes the tree uncontrolled, and a change to or from it logs an error in development.',
  ],
  async () => {
    const changes: unknown[] = [];
    const errors: string[] = [];
    const keep = (_event: unknown, ids: unknown) => changes.push(ids);
    const several = (ids?: string[]) => (
      <SimpleTreeView multiSelect selectedItems={ids} onSelectedItemsChange={keep}>
        <Items />
      </SimpleTreeView>
    );
    const one = (id?: string | null) => (
      <SimpleTreeView selectedItems={id} onSelectedItemsChange={keep}>
        <Items />
      </SimpleTreeView>
    );
    for (const [full, empty, none, uncontrolled] of [
      [several(['d']), several([]), [], several()],
      [one('d'), one(null), null, one()],
    ] as const) {
      const screen = await show(full);
      await click(screen.getByText('Dora'), { keys: ['Ctrl'] });
      await press('Space');
      expect(changes.at(-1)).toEqual(none);
      expect(selected(screen)).toEqual(['Dora']); // the state is elsewhere
      await screen.rerender(empty);
      expect(selected(screen)).toEqual([]);
      expect(takeConsole()).toEqual([]);
      await screen.rerender(uncontrolled);
      errors.push(...takeConsole());
      screen.unmount();
    }
    expect(errors.join()).toContain('selectedItems'); // it is logged once in a session
  },
);

claim(
  [
    'The selection can contain IDs of items that are not mounted.',
    'They stay in it when their items unmount.',
    'A parent that has never been expanded is selected without its children.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const screen = await show(
      <SimpleTreeView
        multiSelect
        selectionPropagation={{ descendants: true, parents: true }}
        defaultSelectedItems={['nobody']}
        onSelectedItemsChange={onSelectedItemsChange}
      >
        <Items />
      </SimpleTreeView>,
    );
    const ids = () => onSelectedItemsChange.mock.lastCall?.[1].toSorted();
    await click(screen.getByText('Parent'), { keys: ['Ctrl'] });
    expect(ids()).toEqual(['nobody', 'p']);
    await rested(screen);
    await click(screen.getByText('Anna'), { keys: ['Ctrl'] });
    expect(ids()).toContain('a');
    await click(screen.getByText('Parent').first());
    await expect.element(screen.getByText('Anna')).not.toBeInTheDocument();
    await click(screen.getByText('Dora'), { keys: ['Ctrl'] });
    expect(ids()).toContain('a');
  },
);

claim(
  [
    'Its type is React.SyntheticEvent | null: it is null after an API call without an event.',
    'keepExistingSelection needs multiSelect.',
    'Without multiSelect, the tree stores an array where it expects a string.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const onItemSelectionToggle = vi.fn();
    const { api } = await showWithApi((apiRef) => (
      <SimpleTreeView
        apiRef={apiRef}
        onSelectedItemsChange={onSelectedItemsChange}
        onItemSelectionToggle={onItemSelectionToggle}
      >
        <Items />
      </SimpleTreeView>
    ));
    api.setItemSelection({ itemId: 'd' });
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(null, 'd');
    expect(onItemSelectionToggle).toHaveBeenLastCalledWith(null, 'd', true);
    api.setItemSelection({ itemId: 'p', keepExistingSelection: true });
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(null, ['p', 'd']);
  },
);

claim(
  [
    'The dash in the checkboxes of Dough and Toppings means that some of their items are selected and others are not.',
    'It is display only: toppings is not in the selection.',
  ],
  async () => {
    const demo = await showDemo(
      '/data/content/react-tree-view/simple-tree-view/selection/CheckboxSelection.tsx',
    );
    const dashed = () =>
      [...demo.stage.querySelectorAll('[data-indeterminate="true"]')].map(
        (box) => box.closest('.MuiTreeItem-content')?.textContent,
      );
    expect(dashed()).toEqual(['Dough', 'Toppings']);
    expect(selected(demo)).toEqual(['Sourdough', 'Capers', 'Olives']);
    const boxes = demo.getByRole('checkbox').all();
    await click(boxes[7] ?? demo.stage);
    await expect.poll(() => selected(demo)).toContain('Artichokes');
    expect(dashed()).toEqual(['Dough']);
  },
);
