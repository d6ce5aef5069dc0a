import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  show,
  showDemo,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  ITEMS,
  call,
  clickItem,
  drag,
  isBert,
  showProTree,
  showTree,
  type Item,
} from '#test/proofs/richTrees.tsx';
import { focused, isExpanded, item, labels, selected } from '#test/proofs/trees.tsx';

const OPEN = { defaultExpandedItems: ['p'] };
const BERT = { ...OPEN, isItemDisabled: isBert };
const FOCUSABLE = { ...BERT, disabledItemsFocusable: true };
const isDisabled = (label: string, { stage }: { stage: HTMLElement }) =>
  [...stage.querySelectorAll('[aria-disabled="true"]')].some((each) =>
    each.textContent.startsWith(label),
  );

/** Clicks items and expects what the demo then says of each. */
async function expectAnswers(
  demo: Screen,
  role: 'status' | 'navigation',
  answers: [label: string, text: string][],
) {
  for (const [label, text] of answers) {
    await clickItem(demo, label);
    await expect.element(demo.getByRole(role)).toHaveTextContent(text);
  }
}

act('FirstTree', async (demo) => {
  for (const isOpen of [true, false, true, false]) {
    await clickItem(demo, 'Desktops');
    await expect.poll(() => labels(demo).includes('Cube Mini')).toBe(isOpen);
  }
});

act('OwnKeys', async (demo) => {
  for (const isOpen of [false, true, false, true]) {
    await clickItem(demo, 'Engineering');
    await expect.poll(() => labels(demo).includes('Mobile')).toBe(isOpen);
  }
});

act('AddAndRemove', async (demo) => {
  const [add, remove] = ['Add', 'Delete'].map((name) => demo.getByRole('button', { name }));
  const title = demo.getByRole('textbox', { name: 'New page' });
  for (const parent of ['First day', 'Travel expenses', 'Onboarding']) {
    await clickItem(demo, parent);
    for (const page of ['Map', 'Keys']) {
      await title.fill(page);
      await add?.click();
    }
    await expect.poll(() => item(demo, parent).contains(item(demo, 'Keys'))).toBe(true);
    for (const page of ['Keys', 'Map']) {
      await clickItem(demo, page);
      await remove?.click();
      await expect.poll(() => labels(demo)).not.toContain(page);
    }
  }
  for (const page of ['Onboarding', 'Travel expenses']) {
    await clickItem(demo, page);
    await remove?.click();
  }
  await expect.poll(() => labels(demo)).toEqual([]);
  await title.fill('Contacts');
  await add?.click();
  await expect.poll(() => labels(demo)).toEqual(['Contacts']);
});

act('FilterItems', async (demo) => {
  const search = demo.getByRole('searchbox');
  const start = labels(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await search.fill('whiteb');
    await expect
      .poll(() => labels(demo))
      .toEqual(['Writing', 'Whiteboard markers', 'Furniture', 'Whiteboard 120 cm']);
    await search.fill('sofa');
    await expect.element(demo.getByRole('status')).toHaveTextContent('No product matches.');
    await search.fill('');
    await expect.poll(() => labels(demo)).toEqual(start);
  }
  await clickItem(demo, 'Furniture');
  await search.fill('pens');
  await expect.poll(() => labels(demo)).toEqual(['Writing', 'Ballpoint pens']);
  await search.fill('');
  await expect.poll(() => labels(demo)).toContain('Standing desk'); // open as before the search
});

act('DisabledItems', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickItem(demo, 'web-1');
    await clickItem(demo, 'web-2 (maintenance)');
    await clickItem(demo, 'Database (maintenance)');
    await clickItem(demo, 'replica');
    expect([selected(demo), labels(demo)]).toEqual([['web-1'], labels(demo)]);
    expect(labels(demo)).toContain('replica');
  }
});

act('FocusDisabled', async (demo) => {
  for (const next of ['Statistics (fully booked)', 'Data visualization'].flatMap((x) => [x, x])) {
    const isOn = next.startsWith('Statistics');
    const toggle = demo.getByRole('switch');
    if (toggle.element().matches(':checked') !== isOn) {
      await toggle.click();
    }
    item(demo, 'SQL basics').focus();
    await press('ArrowDown');
    expect(focused()).toBe(next);
  }
});

act('LastClicked', async (demo) => {
  await expectAnswers(demo, 'status', [
    ['Studio Moreau', 'Last click: INV-2025-018'],
    ['2024', 'Last click: 2024'],
    ['Studio Moreau', 'Last click: INV-2025-018'],
  ]);
});

act('GetItem', async (demo) => {
  await expectAnswers(demo, 'status', [
    ['Tire', 'Tire: $39'],
    ['Wheel', 'Wheel: $189'],
    ['Saddle', 'Saddle: $52'],
  ]);
});

act('ScrollToItem', async (demo) => {
  const frame = demo.stage.querySelector('[role="tree"]')?.parentElement ?? demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Airport' }).click();
    await expect.poll(() => frame.scrollTop).toBeGreaterThan(50);
    await demo.getByRole('button', { name: 'Harbor' }).click();
    await expect.poll(() => frame.scrollTop).toBeLessThan(50);
  }
});

act('LiveItemTree', async (demo) => {
  const outline = (screen = demo) => screen.stage.querySelector('pre')?.textContent.split('\n');
  const start = outline();
  await drag(demo, 'Tools', ['Types', 'above']);
  await expect.poll(() => outline()?.slice(0, 2)).toEqual(['1 Basics', '1.1 Tools']);
  await drag(demo, 'Imports', ['Types', 'above']);
  await expect.poll(() => outline()?.[2]).toBe('1.2 Imports');
  demo.unmount();
  const again = await showDemo(
    '/data/content/react-tree-view/rich-tree-view/items/LiveItemTree.tsx',
  );
  expect(outline(again)).toEqual(start);
  expect(labels(again)).toHaveLength(6);
});

act('ChildrenIds', async (demo) => {
  await expectAnswers(demo, 'status', [
    ['Orders', '0 subfolders'],
    ['Inbox', '2 subfolders orders, complaints'],
    ['Sent', '0 subfolders'],
  ]);
});

act('ItemPath', async (demo) => {
  await expectAnswers(demo, 'navigation', [
    ['Bath', 'Home/Bath'],
    ['Kettles', 'Home/Kitchen/Kettles'],
    ['Bath', 'Home/Bath'],
  ]);
});

act('LockItems', async (demo) => {
  await expect.element(demo.getByRole('button', { name: /Annual report/ })).not.toBeInTheDocument();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(demo.getByRole('button', { name: 'Lock Outlook' }));
    await clickItem(demo, 'Outlook', { at: { x: 5, y: 5 } });
    expect(selected(demo)).toEqual([]);
    await click(demo.getByRole('button', { name: 'Unlock Outlook' }));
    await clickItem(demo, 'Outlook', { at: { x: 5, y: 5 } });
    expect(selected(demo)).toEqual(['Outlook']);
    await press('Space');
  }
});

claim(
  [
    'An item without an ID and a second item with the same ID both throw an error.',
    'An item without a label throws an error, but an empty string is accepted.',
    'With lazy loading , nothing is thrown if a fetched item has the ID of an item in another branch: both then show its label.',
    'With lazy loading , a parent stays collapsed and shows the red dot if a fetched child has no ID or no label.',
    'An item whose array is empty is a leaf.',
  ],
  async () => {
    const broken: Partial<Item>[][] = [
      [{ label: 'Anna' }],
      [{ id: 'a', label: 'Anna', children: [{ id: 'a', label: 'Anna' }] }],
      [{ id: 'a' }],
    ];
    for (const items of broken) {
      await expect(show(<RichTreeView items={items} />)).rejects.toThrow('requires all items');
    }
    const { screen } = await showTree({ items: [{ id: 'a', label: '', children: [] }] });
    expect(item(screen, '').hasAttribute('aria-expanded')).toBe(false);
    screen.unmount();
    const top: Partial<Item>[] = [
      { id: 'd', label: 'Dora' },
      { id: 'p', label: 'Parent' },
    ];
    const expandLazy = async (fetched: Partial<Item>[]) => {
      const dataSource = {
        getChildrenCount: ({ id }: Partial<Item>) => Number(id === 'p'),
        getTreeItems: () => Promise.resolve(fetched),
      };
      const lazy = await show(<RichTreeViewPro items={top} dataSource={dataSource} />);
      await clickItem(lazy, 'Parent');
      return lazy;
    };
    for (const fetched of [[{ label: 'Anna' }], [{ id: 'a' }]]) {
      const lazy = await expandLazy(fetched);
      await expect
        .poll(() => item(lazy, 'Parent').querySelector('.MuiTreeItem-errorIcon'))
        .not.toBeNull();
      expect([isExpanded(lazy, 'Parent'), labels(lazy)]).toEqual([false, ['Dora', 'Parent']]);
      lazy.unmount();
    }
    const twins = await expandLazy([{ id: 'd', label: 'Twin' }]);
    await expect.poll(() => labels(twins)).toEqual(['Twin', 'Parent', 'Twin']);
    expect(twins.stage.querySelector('.MuiTreeItem-errorIcon')).toBeNull();
  },
);

claim(
  [
    'The tree rebuilds its structure when items, isItemDisabled, disabledItemsFocusable or one of the getters below changes.',
    'The tree stores the change in its own state, and loses it when the structure is rebuilt.',
    'apiRef.current is undefined until the tree has rendered once.',
  ],
  async () => {
    const apiRef: NonNullable<Parameters<typeof showTree>[0]>['apiRef'] = { current: undefined };
    const props = { items: ITEMS, apiRef };
    const screen = await show(<RichTreeView {...props} />);
    for (const news of [
      { items: [...ITEMS] },
      { isItemDisabled: () => false },
      { disabledItemsFocusable: true },
      { getItemId: ({ id }: Item) => id },
      { getItemLabel: ({ label }: Item) => label },
      { getItemChildren: ({ children }: Item) => children },
    ]) {
      await call(() => apiRef.current?.setIsItemDisabled({ itemId: 'd' }));
      await screen.rerender(<RichTreeView {...props} />);
      expect(isDisabled('Dora', screen)).toBe(true);
      await screen.rerender(<RichTreeView {...props} {...news} />);
      expect(isDisabled('Dora', screen)).toBe(false);
      await screen.rerender(<RichTreeView {...props} />);
    }
    screen.unmount();
    const seen: unknown[] = [];
    function Reader() {
      const own = useTreeViewApiRef();
      const [first] = React.useState(own.current);
      React.useEffect(() => void seen.push(first, own.current !== undefined), [own, first]);
      return <RichTreeView items={ITEMS} apiRef={own} />;
    }
    await show(<Reader />);
    expect(seen).toEqual([undefined, true]);
  },
);

claim(
  [
    'The tree keeps the selection and the expansion of the items that remain, and the focus of an item that stays below the same parent.',
    'It also keeps the IDs of removed items in the selection and the expansion, so remove them yourself when you control these props.',
    'Selection propagation applies to the filtered items only.',
    'Ctrl+A deselects the items that are filtered out.',
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const onExpandedItemsChange = vi.fn();
    const props = {
      multiSelect: true,
      selectionPropagation: { descendants: true },
      defaultExpandedItems: ['p', 'q'],
      defaultSelectedItems: ['d', 'e'],
      onSelectedItemsChange,
      onExpandedItemsChange,
    };
    const screen = await show(<RichTreeView {...props} items={ITEMS} />);
    item(screen, 'Emma').focus();
    const quarter = { id: 'q', label: 'Quarter', children: [{ id: 'e', label: 'Emma' }] };
    await screen.rerender(<RichTreeView {...props} items={[quarter]} />);
    expect([labels(screen), selected(screen), focused()]).toEqual([
      ['Quarter', 'Emma'],
      ['Emma'],
      'Emma',
    ]);
    await press('ArrowLeft', 'ArrowLeft');
    expect(onExpandedItemsChange.mock.lastCall?.[1]).toEqual(['p']);
    await press('Shift+Space', 'Space');
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted()).toEqual(['d', 'e', 'q']);
    await press('ArrowRight', 'Control+a');
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted()).toEqual(['e', 'q']);
  },
);

claim(
  [
    "Users can't click a disabled item to select or expand it, and all its descendants are disabled too.",
    'A disabled parent keeps its state: expanded if it was expanded.',
    'Users can expand it only with the * key, on one of its siblings or, while it is focused, on the item itself.',
    'Selection propagation, selectedItems and apiRef select disabled items.',
    'expandedItems and apiRef expand them.',
    'onItemClick runs for disabled items as well.',
  ],
  async () => {
    const onItemClick = vi.fn();
    const isParent = ({ id }: Item) => id === 'p';
    const { screen, api } = await showTree({
      isItemDisabled: isParent,
      disabledItemsFocusable: true,
      defaultSelectedItems: 'p',
      onItemClick,
    });
    expect(selected(screen)).toEqual(['Parent']);
    await clickItem(screen, 'Dora');
    await clickItem(screen, 'Parent');
    expect(onItemClick.mock.calls.map(([, id]) => id)).toEqual(['d', 'p']);
    item(screen, 'Parent').focus();
    await press('ArrowRight', 'Enter', 'Space');
    expect([selected(screen), isExpanded(screen, 'Parent')]).toEqual([['Dora'], false]);
    await call(() => api.setItemSelection({ itemId: 'p' }));
    expect(selected(screen)).toEqual(['Parent']);
    for (const from of ['Parent', 'Dora']) {
      item(screen, from).focus();
      await press('*');
      expect([isExpanded(screen, 'Parent'), isDisabled('Anna', screen)]).toEqual([true, true]);
      await clickItem(screen, 'Parent');
      expect(isExpanded(screen, 'Parent')).toBe(true);
      await call(() => api.setItemExpansion({ itemId: 'p' }));
      expect(isExpanded(screen, 'Parent')).toBe(false);
    }
    screen.unmount();
    const given = await showTree({ isItemDisabled: isParent, expandedItems: ['p'] });
    expect(isExpanded(given.screen, 'Parent')).toBe(true);
  },
);

keyRow('↑, ↓, Home, End', async () => {
  const isEdge = ({ id }: Item) => id === 'p' || id === 'd' || id === 'b';
  const items = [
    { id: 'p', label: 'Parent' },
    ...(ITEMS[0]?.children ?? []),
    { id: 'd', label: 'Dora' },
  ];
  const off = await showTree({ items, isItemDisabled: isEdge });
  item(off.screen, 'Anna').focus();
  for (const [key, label] of [
    ['↓', 'Cleo'],
    ['↑', 'Anna'],
    ['End', 'Cleo'],
    ['Home', 'Anna'],
  ] as const) {
    await press(key);
    expect(focused()).toBe(label);
  }
  off.screen.unmount();
  const on = await showTree({ items, isItemDisabled: isEdge, disabledItemsFocusable: true });
  item(on.screen, 'Anna').focus();
  for (const [key, label] of [
    ['↓', 'Bert'],
    ['↑', 'Anna'],
    ['End', 'Dora'],
    ['Home', 'Parent'],
  ] as const) {
    await press(key);
    expect(focused()).toBe(label);
  }
});

keyRow('Space, →', async () => {
  const { screen } = await showTree({
    isItemDisabled: ({ id }) => id === 'p',
    disabledItemsFocusable: true,
  });
  item(screen, 'Parent').focus();
  await press('Space', '→');
  expect([focused(), selected(screen), isExpanded(screen, 'Parent')]).toEqual([
    'Parent',
    [],
    false,
  ]);
});

keyRow('Enter', async () => {
  const { screen } = await showTree({
    isItemDisabled: ({ id }) => id !== 'q',
    disabledItemsFocusable: true,
  });
  for (const label of ['Parent', 'Dora']) {
    item(screen, label).focus();
    await press('Enter');
    expect([selected(screen), labels(screen)]).toEqual([[], ['Parent', 'Quarter', 'Dora']]);
  }
  screen.unmount();
  const editable = await showTree({ ...FOCUSABLE, isItemEditable: true });
  item(editable.screen, 'Bert').focus();
  await press('Enter');
  await expect.element(editable.screen.getByRole('textbox')).toHaveValue('Bert');
});

keyRow('Shift+↑, Shift+↓ with multiSelect', async () => {
  for (const [props, label, ids] of [
    [BERT, 'Cleo', ['Cleo']],
    [FOCUSABLE, 'Bert', []],
  ] as const) {
    const { screen } = await showTree({ ...props, multiSelect: true });
    item(screen, 'Anna').focus();
    await press('Shift+↓');
    expect([focused(), selected(screen)]).toEqual([label, ids]);
    item(screen, 'Cleo').focus();
    await press('Shift+↑');
    expect(focused()).toBe(label === 'Bert' ? 'Bert' : 'Anna');
    expect(selected(screen)).not.toContain('Bert');
    screen.unmount();
  }
});

keyRow('Ctrl+A with multiSelect', async () => {
  for (const props of [BERT, FOCUSABLE]) {
    for (const descendants of [false, true]) {
      const { screen } = await showTree({
        ...props,
        multiSelect: true,
        selectionPropagation: { descendants },
      });
      item(screen, 'Anna').focus();
      await press('Ctrl+A');
      expect(selected(screen).includes('Bert')).toBe(props === FOCUSABLE || descendants);
      screen.unmount();
    }
  }
});

claim(
  [
    'If ↑ skips all siblings above the focused item, it skips their parent as well.',
    '← focuses the parent.',
  ],
  async () => {
    for (const [disabledId, from, above, parent] of [
      ['a', 'Bert', 'Bert', 'Parent'],
      ['e', 'Room', 'Cleo', 'Quarter'],
    ] as const) {
      const { screen } = await showTree({
        defaultExpandedItems: ['p', 'q'],
        isItemDisabled: ({ id }) => id === disabledId,
      });
      item(screen, from).focus();
      await press('↑');
      expect(focused()).toBe(above); // nothing is above the first parent
      item(screen, from).focus();
      await press('←');
      expect(focused()).toBe(parent);
      screen.unmount();
    }
  },
);

/** A tree with a button that focuses the disabled item. */
function WithButton(props: typeof BERT & { disabledItemsFocusable?: boolean }) {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      <button onClick={(event) => apiRef.current?.focusItem(event, 'b')}>Focus</button>
      <RichTreeView items={ITEMS} apiRef={apiRef} {...props} />
    </>
  );
}

claim(
  [
    'typing a character | skips the item | focuses the item',
    "click | doesn't focus the item | doesn't focus the item",
    'focusItem() | focuses the item | focuses the item',
  ],
  async () => {
    for (const props of [BERT, FOCUSABLE]) {
      const screen = await show(<WithButton {...props} />);
      item(screen, 'Anna').focus();
      await type('b');
      expect(focused()).toBe(props === FOCUSABLE ? 'Bert' : 'Anna');
      item(screen, 'Anna').focus();
      await clickItem(screen, 'Bert');
      expect(focused()).not.toBe('Bert');
      await screen.getByRole('button').click();
      expect(focused()).toBe('Bert');
      screen.unmount();
    }
  },
);

/** A label that is a button, which reacts to its keys itself. */
function LabelButton({ children }: { children?: React.ReactNode }) {
  return <button onKeyDown={(event) => event.stopPropagation()}>{children}</button>;
}

claim(
  [
    'onItemClick(event, itemId) runs when users click the content of an item, which is its row without its children.',
    "Keys don't trigger it, unless they activate a button in the content.",
  ],
  async () => {
    const onItemClick = vi.fn();
    const { screen } = await showTree({ ...OPEN, checkboxSelection: true, onItemClick });
    item(screen, 'Anna').focus();
    await press('Enter', 'Space', 'ArrowDown');
    expect(onItemClick).not.toHaveBeenCalled();
    await clickItem(screen, 'Anna');
    await clickItem(screen, 'Parent', { name: 'iconContainer' });
    expect(onItemClick.mock.calls.map(([, id]) => id)).toEqual(['a', 'p']);
    screen.unmount();
    const other = await showTree({
      ...OPEN,
      onItemClick,
      slotProps: { item: { slots: { label: LabelButton } } },
    });
    other.screen.getByRole('button', { name: 'Bert' }).element().focus();
    await press('Enter');
    expect(onItemClick.mock.lastCall?.[1]).toBe('b');
  },
);

claim(
  [
    'It returns null for an unknown ID and for an item below a collapsed parent, because that item is not mounted.',
    'The result consists of the objects that you passed to items.',
    'getItemTree() writes or deletes their children, under this name even with getItemChildren.',
    'If a parent is frozen, or a leaf with an empty children array, for example in the state of Redux Toolkit or Immer, it throws an error: pass a copy made with structuredClone to items.',
    'Edited labels are not in it.',
  ],
  async () => {
    const plain = { id: 'p', label: 'Parent', below: [{ id: 'a', label: 'Anna' }] };
    type Plain = { id: string; label: string; below?: Plain[] };
    type OwnRef = NonNullable<NonNullable<Parameters<typeof showTree>[0]>['apiRef']>;
    const apiRef: OwnRef = { current: undefined };
    await show(
      <RichTreeView
        items={[plain]}
        apiRef={apiRef}
        getItemChildren={(each: Plain) => each.below ?? []}
      />,
    );
    const api = apiRef.current;
    expect([api?.getItemDOMElement('a'), api?.getItemDOMElement('x')]).toEqual([null, null]);
    await call(() => api?.updateItemLabel('a', 'Ann'));
    expect(api?.getItemTree()[0]).toBe(plain);
    expect(plain).toHaveProperty('children', [{ id: 'a', label: 'Anna' }]);
    const leaf: Item = { id: 'l', label: 'Leaf', children: [] };
    for (const items of [ITEMS, [leaf]]) {
      const frozenRef: OwnRef = { current: undefined };
      await show(
        <RichTreeView
          items={items.map((each) => Object.freeze(structuredClone(each)))}
          apiRef={frozenRef}
        />,
      );
      expect(() => frozenRef.current?.getItemTree()).toThrow(TypeError);
    }
  },
);

claim(
  [
    'The next mount or rebuild reads the changed children, unless getItemChildren reads another field.',
    'An item that users moved to the top level is then missing.',
    'One that they moved from there throws the error of a duplicate ID.',
  ],
  async () => {
    for (const [moved, target, spot] of [
      ['Dora', 'Anna', 'above'],
      ['Anna', 'Dora', 'below'],
    ] as const) {
      const items = structuredClone(ITEMS);
      const { screen, api } = await showProTree({ ...OPEN, items, itemsReordering: true });
      await drag(screen, moved, [target, spot]);
      const copy = structuredClone(api.getItemTree());
      const order = labels(screen);
      screen.unmount();
      if (moved === 'Dora') {
        await expect(show(<RichTreeView items={items} />)).rejects.toThrow('Two items');
      } else {
        const again = await show(<RichTreeView items={items} {...OPEN} />);
        expect(labels(again)).toEqual(['Parent', 'Bert', 'Cleo', 'Quarter', 'Dora']);
        again.unmount();
      }
      const clone = await show(<RichTreeView items={copy} {...OPEN} />);
      expect(labels(clone)).toEqual(order);
      clone.unmount();
    }
  },
);

claim(
  'An item below a disabled item stays disabled, even with shouldBeDisabled: false.',
  async () => {
    const { screen, api } = await showTree({ ...OPEN, isItemDisabled: ({ id }) => id === 'p' });
    await call(() => api.setIsItemDisabled({ itemId: 'a', shouldBeDisabled: false }));
    expect(isDisabled('Anna', screen)).toBe(true);
    await call(() => api.setIsItemDisabled({ itemId: 'p', shouldBeDisabled: false }));
    expect(isDisabled('Anna', screen)).toBe(false);
  },
);
