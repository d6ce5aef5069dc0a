import * as React from 'react';
import { flushSync } from 'react-dom';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { act, claim, expect, page, press, settled, show, vi } from '#test/proof.tsx';
import { ITEMS, clickItem, isBert, showProTree, type Item } from '#test/proofs/richTrees.tsx';
import { focused, item, labels, part, rested, selected } from '#test/proofs/trees.tsx';

type Props = Partial<RichTreeViewProps<Item, false>> & {
  itemId: string;
  /** Waits for a later task, as a handler without `flushSync` does. */
  isLate?: boolean;
};

/** A tree with a button that focuses one of its items. */
function WithButton({ itemId, isLate, ...props }: Props) {
  const apiRef = useTreeViewApiRef();
  const focus = (event: React.MouseEvent) => {
    if (isLate) {
      apiRef.current?.setItemExpansion({ event, itemId: 'p', shouldBeExpanded: true });
      setTimeout(() => apiRef.current?.focusItem(event, itemId));
    } else {
      apiRef.current?.focusItem(event, itemId);
    }
  };
  return (
    <>
      <button onClick={focus}>Focus</button>
      <RichTreeView items={ITEMS} apiRef={apiRef} {...props} />
    </>
  );
}

async function pressButton(props: Props) {
  const onItemFocus = vi.fn();
  const screen = await show(<WithButton onItemFocus={onItemFocus} {...props} />);
  await screen.getByRole('button').click();
  await settled();
  return { screen, onItemFocus };
}

act('FocusButton', async (demo) => {
  for (const label of ['Email', 'Company']) {
    item(demo, label).focus();
    await demo.getByRole('button').click();
    expect(focused()).toBe('Tax ID: missing');
  }
  await clickItem(demo, 'Company');
  await clickItem(demo, 'Company');
  await demo.getByRole('button').click();
  await expect.poll(focused).toBe('Tax ID: missing');
});

act('RevealAndFocus', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button').click();
    expect(focused()).toBe('Petra Novak');
    await clickItem(demo, turn === 0 ? 'Engineering' : 'Platform');
    await expect.poll(() => labels(demo)).not.toContain('Petra Novak');
  }
});

act('FocusLog', async (demo) => {
  item(demo, 'File').focus();
  for (const [key, text] of [
    ['↓', 'Ctrl+S stores the document.'],
    ['↓', 'Ctrl+P opens the print dialog.'],
    ['↑', 'Ctrl+S stores the document.'],
    ['Home', 'Focus a command to see its keys.'],
  ] as const) {
    await press(key);
    await expect.element(demo.getByText(text)).toBeVisible();
  }
});

claim(
  [
    "The call doesn't select the item.",
    'focusItem also focuses disabled items.',
    'The keyboard only reaches them with disabledItemsFocusable, from an item below them, or by closing the input of their label.',
  ],
  async () => {
    const props = { itemId: 'b', isItemDisabled: isBert, defaultExpandedItems: ['p'] };
    const { screen } = await pressButton(props);
    expect([focused(), selected(screen)]).toEqual(['Bert', []]);
    for (const [key, label] of [
      ['ArrowUp', 'Anna'],
      ['ArrowDown', 'Cleo'],
      ['b', 'Cleo'],
    ] as const) {
      await press(key);
      expect(focused()).toBe(label);
    }
    screen.unmount();
    const isParent = ({ id }: Item) => id === 'p';
    await pressButton({ itemId: 'a', isItemDisabled: isParent, defaultExpandedItems: ['p'] });
    for (const key of ['ArrowLeft', 'ArrowUp']) {
      await page.getByRole('button').click();
      expect(focused()).toBe('Anna');
      await press(key);
      expect(focused()).toBe('Parent');
    }
  },
);

/** A low tree whose buttons focus or show an item at its end, which they reveal first. */
function Low({ timeout }: { timeout?: number }) {
  const apiRef = useTreeViewApiRef();
  const reveal = (event: React.MouseEvent) =>
    flushSync(() =>
      ['r', 'q'].forEach((itemId) =>
        apiRef.current?.setItemExpansion({ event, itemId, shouldBeExpanded: true }),
      ),
    );
  const focus = (event: React.MouseEvent) => {
    reveal(event);
    apiRef.current?.focusItem(event, 'f');
  };
  const scroll = (event: React.MouseEvent) => {
    reveal(event);
    apiRef.current?.getItemDOMElement('f')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <button onClick={focus}>Focus</button>
      <button onClick={scroll}>Scroll</button>
      <RichTreeView
        items={ITEMS}
        apiRef={apiRef}
        defaultExpandedItems={['p']}
        sx={{ height: 80, overflow: 'auto' }}
        slotProps={{ item: { slotProps: { groupTransition: { timeout } } } }}
      />
    </>
  );
}

claim(
  [
    'The browser scrolls the item into view, unless its ancestors are still expanding.',
    'To show an item without focusing it, expand its ancestors and scroll to its DOM element.',
    'While the ancestors expand with an animation, neither focusItem nor scrollIntoView() scrolls to the item.',
    'In a tree that scrolls, turn the animation off: slotProps={{ item: { slotProps: { groupTransition: { timeout: 0 } } } }}.',
  ],
  async () => {
    for (const name of ['Focus', 'Scroll']) {
      for (const timeout of [undefined, 0]) {
        const screen = await show(<Low timeout={timeout} />);
        const isInView = () => {
          const { bottom } = item(screen, 'Finn').getBoundingClientRect();
          return bottom <= (tree?.getBoundingClientRect().bottom ?? 0) + 1;
        };
        const tree = screen.stage.querySelector('[role="tree"]');
        await screen.getByRole('button', { name }).click();
        await rested(screen);
        expect([focused(), isInView()]).toEqual([
          name === 'Focus' ? 'Finn' : undefined,
          timeout === 0,
        ]);
        if (name === 'Focus') {
          tree?.scrollTo(0, 0);
          await screen.getByRole('button', { name: 'Scroll' }).click();
          await screen.getByRole('button', { name }).click(); // expanded by now
          await expect.poll(isInView).toBe(true);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'If the parent of the item is collapsed, the call does nothing and logs no error.',
    "Only the direct parent is checked: if a higher ancestor is collapsed, onItemFocus runs, but the focus doesn't move.",
  ],
  async () => {
    const { screen, onItemFocus } = await pressButton({ itemId: 'b' });
    expect([focused(), onItemFocus.mock.calls]).toEqual([undefined, []]);
    screen.unmount();
    const deep = await pressButton({ itemId: 'f', defaultExpandedItems: ['r'] });
    expect([focused(), deep.onItemFocus.mock.lastCall?.[1]]).toEqual([undefined, 'f']);
  },
);

claim(
  'Without flushSync, call focusItem in a later task, such as a setTimeout callback.',
  async () => {
    await pressButton({ itemId: 'b', isLate: true });
    await expect.poll(focused).toBe('Bert');
  },
);

/** A controlled tree whose button reveals an item. */
function Controlled({ isAtOnce }: { isAtOnce: boolean }) {
  const apiRef = useTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);
  const reveal = (event: React.MouseEvent) => {
    flushSync(() =>
      isAtOnce
        ? setExpandedItems(['q', 'r'])
        : ['q', 'r'].forEach((itemId) => apiRef.current?.setItemExpansion({ event, itemId })),
    );
    apiRef.current?.focusItem(event, 'f');
  };
  return (
    <>
      <button onClick={reveal}>Reveal</button>
      <RichTreeView
        items={ITEMS}
        apiRef={apiRef}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      />
    </>
  );
}

claim(
  [
    'In a tree with controlled expandedItems, set your state once inside flushSync, with the IDs of all ancestors.',
    'Several calls of setItemExpansion overwrite each other.',
  ],
  async () => {
    for (const isAtOnce of [true, false]) {
      const screen = await show(<Controlled isAtOnce={isAtOnce} />);
      await screen.getByRole('button').click();
      await settled();
      expect(focused()).toBe(isAtOnce ? 'Finn' : undefined);
      screen.unmount();
    }
  },
);

claim(
  [
    'onItemFocus(event, itemId) runs when an item receives the focus.',
    'One move of the focus can run it more than once with the same ID.',
    'event is the event that moved the focus: a key, a click, a focus or a blur event.',
    'It is null when the focused item was removed.',
    'If the focused item is removed from items, the tree focuses its tab stop.',
    'If the tab stop is removed as well, the focus moves to <body>.',
    'This happens when the removed item is the tab stop itself, because it is selected or the first enabled item, or when both are in the removed branch.',
  ],
  async () => {
    const onItemFocus = vi.fn();
    const last = () => [onItemFocus.mock.lastCall?.[0]?.type, onItemFocus.mock.lastCall?.[1]];
    const props = { onItemFocus, defaultExpandedItems: ['p'] };
    const screen = await show(<RichTreeView {...props} items={ITEMS} />);
    await press('Tab');
    expect([last()[1], focused()]).toEqual(['p', 'Parent']);
    onItemFocus.mockClear();
    await press('ArrowDown');
    const ids = onItemFocus.mock.calls.map(([, id]) => id);
    expect([ids.length > 1, new Set(ids)]).toEqual([true, new Set(['a'])]);
    expect(onItemFocus.mock.calls.map(([event]) => event.type)).toContain('keydown');
    onItemFocus.mockClear();
    await clickItem(screen, 'Cleo');
    await clickItem(screen, 'Bert');
    expect(onItemFocus.mock.calls.map(([event]) => event.type)).toContain('focus');

    item(screen, 'Dora').focus(); // Bert is selected, and the tab stop
    await screen.rerender(<RichTreeView {...props} items={ITEMS.slice(0, 2)} />);
    expect([last(), focused()]).toEqual([[undefined, 'b'], 'Bert']);
    await screen.rerender(<RichTreeView {...props} items={ITEMS.slice(1)} />);
    expect(document.activeElement).toBe(document.body);
    screen.unmount();
    const first = await show(<RichTreeView items={ITEMS} />);
    await press('Tab');
    expect(focused()).toBe('Parent');
    await first.rerender(<RichTreeView items={ITEMS.slice(1)} />);
    expect(document.activeElement).toBe(document.body);
    first.unmount();
    const open = { defaultExpandedItems: ['p', 'q'] };
    const branch = await show(<RichTreeView {...open} items={ITEMS} />);
    item(branch, 'Emma').focus();
    await branch.rerender(
      <RichTreeView {...open} items={[...ITEMS.slice(0, 1), ...ITEMS.slice(2)]} />,
    );
    expect(focused()).toBe('Parent');
    item(branch, 'Anna').focus();
    await branch.rerender(<RichTreeView {...open} items={ITEMS.slice(2)} />);
    expect(document.activeElement).toBe(document.body);
  },
);

claim("The tab stop doesn't look focused until the focus moves.", async () => {
  const props = { defaultExpandedItems: ['p'], defaultSelectedItems: 'b' };
  const screen = await show(<RichTreeView {...props} items={ITEMS} />);
  const marked = () =>
    labels(screen).filter((label) => part(screen, label).hasAttribute('data-focused'));
  item(screen, 'Dora').focus();
  await expect.poll(marked).toEqual(['Dora']);
  await screen.rerender(<RichTreeView {...props} items={ITEMS.slice(0, 2)} />);
  await settled();
  expect([focused(), ...marked()]).toEqual(['Bert']);
  await press('ArrowUp');
  await expect.poll(marked).toEqual(['Anna']);
});

/** Collapses an item by a key. */
function WithShortcut({ itemId, isMended }: { itemId: string; isMended: boolean }) {
  const apiRef = useTreeViewApiRef();
  const collapse = (event: React.KeyboardEvent) => {
    if (event.key === 'F4') {
      apiRef.current?.setItemExpansion({ event, itemId, shouldBeExpanded: false });
      if (isMended) {
        apiRef.current?.focusItem(event, itemId);
      }
    }
  };
  return (
    <RichTreeView
      items={ITEMS}
      apiRef={apiRef}
      defaultExpandedItems={['p', 'q', 'r']}
      onKeyDown={collapse}
    />
  );
}

claim(
  [
    'If your code collapses an ancestor of the focused item, the focus moves to <body> as well.',
    'Then call focusItem for the item that you collapsed.',
  ],
  async () => {
    for (const isMended of [false, true]) {
      for (const [label, itemId, name] of [
        ['Anna', 'p', 'Parent'],
        ['Finn', 'q', 'Quarter'],
      ] as const) {
        const screen = await show(<WithShortcut itemId={itemId} isMended={isMended} />);
        item(screen, label).focus();
        await press('F4');
        await expect.poll(() => labels(screen)).not.toContain(label);
        expect(document.activeElement).toBe(isMended ? item(screen, name) : document.body);
        screen.unmount();
      }
    }
  },
);

claim(
  "With lazy loading , the tree doesn't know the parent of an item before the item is fetched.",
  async () => {
    const { screen, api } = await showProTree({
      items: [{ id: 'p', label: 'Parent' }],
      dataSource: {
        getChildrenCount: ({ id }) => Number(id === 'p'),
        getTreeItems: () => Promise.resolve([{ id: 'a', label: 'Anna' }]),
      },
    });
    expect(api.getParentId('a')).toBeNull();
    await clickItem(screen, 'Parent');
    await expect.poll(() => api.getParentId('a')).toBe('p');
  },
);
