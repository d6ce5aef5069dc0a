import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { act, claim, dragTo, expect, press, show, vi, type Screen } from '#test/proof.tsx';
import { ITEMS, type Spot, clickItem, drag, isBert, showProTree } from '#test/proofs/richTrees.tsx';
import { isExpanded, item, labels, part, selected } from '#test/proofs/trees.tsx';

const OPEN = { itemsReordering: true, defaultExpandedItems: ['p', 'q', 'r'] };
/** What `OPEN` shows. */
const START = 'Parent Anna Bert Cleo Quarter Emma Room Finn Dora';

act('FreeMoves', async (demo) => {
  const start = labels(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'Pricing', ['Analytics', 'above']);
    expect(labels(demo).slice(0, 3)).toEqual(['Products', 'Pricing', 'Analytics']);
    await drag(demo, 'Pricing', ['Academy', 'left']);
    await drag(demo, 'Pricing', ['Resources', 'above']);
    await drag(demo, 'Resources', ['Pricing', 'above']);
    expect(labels(demo)).toEqual(start);
  }
});

act('LeavesOnly', async (demo) => {
  const start = labels(demo);
  await drag(demo, 'Morning shift', ['Evening shift', 'inside']);
  expect(labels(demo)).toEqual(start);
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'Amara Okafor', ['Mei Tanaka', 'above']);
    await drag(demo, 'Jonas Hale', ['Mei Tanaka', 'above']);
    await drag(demo, 'Morning shift', ['Evening shift', 'inside']); // empty, but still a shift
    expect(labels(demo).slice(0, 3)).toEqual(['Morning shift', 'Evening shift', 'Amara Okafor']);
    await drag(demo, 'Jonas Hale', ['Morning shift', 'inside']);
    await clickItem(demo, 'Morning shift');
    await clickItem(demo, 'Morning shift');
    await drag(demo, 'Amara Okafor', ['Morning shift', 'inside']);
    await expect.poll(() => labels(demo)).toEqual(start);
  }
});

act('WithinParent', async (demo) => {
  const start = labels(demo);
  await drag(demo, 'Check the fuel', ['Sign the log', 'below']);
  expect(labels(demo)).toEqual(start);
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'Check the fuel', ['Load the route', 'below']);
    expect(labels(demo)[3]).toBe('Check the fuel');
    await drag(demo, 'Check the fuel', ['Close the doors', 'above']);
    expect(labels(demo)).toEqual(start);
  }
});

act('MoveLog', async (demo) => {
  const log = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'Single sign-on', ['Search', 'below']);
    await expect.element(log).toHaveTextContent('login: todo[1] → doing[1]');
    await drag(demo, 'Single sign-on', ['CSV export', 'below']);
    await expect.element(log).toHaveTextContent('login: doing[1] → todo[1]');
  }
});

act('SentToServer', async (demo) => {
  const stored = () => labels(demo).slice(5);
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, 'Panel', ['Workshop', 'below']);
    await expect.poll(stored).toEqual(['Day 1', 'Keynote', 'Day 2', 'Workshop', 'Panel']);
    await drag(demo, 'Panel', ['Keynote', 'below']);
    await expect.poll(stored).toEqual(['Day 1', 'Keynote', 'Panel', 'Day 2', 'Workshop']);
  }
});

act('MoveToMenu', async (demo) => {
  const move = demo.getByRole('button', { name: 'Move to…' });
  const start = labels(demo);
  await drag(demo, 'Done', ['Drafts', 'inside']); // a folder stays at the top level
  expect(labels(demo)).toEqual(start);
  for (const folder of ['In review', 'Done', 'Drafts', 'Done']) {
    await move.click();
    await demo.getByRole('menuitem', { name: folder }).click();
    await expect.element(demo.getByRole('status')).toHaveTextContent(`Offer moved to ${folder}`);
    await expect.poll(() => document.querySelector('.MuiMenu-root')).toBeNull(); // it fades out
  }
  expect(selected(demo)).toEqual(['Offer']);
  await drag(demo, 'Contract', ['Proposal', 'above']);
  await clickItem(demo, 'Invoice');
  await move.click();
  await demo.getByRole('menuitem', { name: 'In review' }).click(); // the drag is kept
  await expect
    .poll(() => labels(demo))
    .toEqual(['Drafts', 'Contract', 'Proposal', 'In review', 'Invoice', 'Done', 'Offer']);
  await expect.poll(() => document.querySelector('.MuiMenu-root')).toBeNull();
  await clickItem(demo, 'Done');
  await expect.element(move).toBeDisabled();
});

act('HandleOnly', async (demo) => {
  const start = labels(demo);
  const handle = (label: string) => part(demo, label).querySelector('[draggable]') ?? demo.stage;
  await drag(demo, 'Was it intact?', ['Was the parcel on time?', 'above']);
  expect(labels(demo)).toEqual(start);
  for (let turn = 0; turn < 2; turn += 1) {
    await drag(demo, handle('Was it intact?'), ['Was the parcel on time?', 'above']);
    expect(labels(demo)[1]).toBe('Was it intact?');
    await drag(demo, handle('Was it intact?'), ['Was the parcel on time?', 'below']);
    expect(labels(demo)).toEqual(start);
  }
});

act('FolderDrops', async (demo) => {
  const start = labels(demo);
  await drag(demo, 'Notes.txt', ['Logo.png', 'inside']); // its lower half: below it
  expect(labels(demo).slice(0, 3)).toEqual(['Brand', 'Logo.png', 'Notes.txt']);
  await drag(demo, 'Notes.txt', ['Autumn', 'inside']);
  await clickItem(demo, 'Autumn');
  await expect.poll(() => labels(demo).at(-1)).toBe('Notes.txt');
  await drag(demo, 'Notes.txt', ['Brand', 'above']);
  await drag(demo, 'Notes.txt', ['Campaigns', 'below']);
  expect(labels(demo).toSorted()).toEqual(start.toSorted());
});

claim(
  [
    'With itemsReordering, users of RichTreeViewPro drag an item to another position, together with all its descendants.',
    'upper quarter | before the target',
    'middle half | first child of the target',
    'lower quarter | after the target',
    'left edge, by default 12 px wide for each level of the target | last child of the parent of the target',
    'The index of newPosition is the index that the item has after the move, with one exception.',
    'onItemPositionChange runs after each move that users make by dragging.',
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const moves: [[string, Spot], string, string][] = [
        [['Bert', 'above'], 'p1', 'Parent Anna Room Finn Bert Cleo Quarter Emma Dora'],
        [['Quarter', 'inside'], 'q0', 'Parent Anna Bert Cleo Quarter Room Finn Emma Dora'],
        [['Anna', 'below'], 'p1', 'Parent Anna Room Finn Bert Cleo Quarter Emma Dora'],
        [['Anna', 'left'], 'p3', 'Parent Anna Bert Cleo Room Finn Quarter Emma Dora'],
      ];
      for (const [stop, position, after] of moves) {
        const onItemPositionChange = vi.fn();
        const { screen } = await showProTree({ ...OPEN, onItemPositionChange }, { direction });
        if (direction === 'ltr' || stop[1] === 'left') {
          await drag(screen, 'Room', stop);
          expect(labels(screen).join(' ')).toBe(after);
          const { parentId, index } = onItemPositionChange.mock.lastCall?.[0].newPosition;
          expect([`${parentId}${index}`, onItemPositionChange.mock.calls.length]).toEqual([
            position,
            1,
          ]);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "The tree doesn't offer a position that canMoveItemToNewPosition rejects, or, except on the left edge, the position that the item already has.",
    "If the item can't become the first child of the target, the upper half means before and the lower half after.",
    'A parent with siblings below it has no drop position after itself: its lower quarter belongs to the middle if the item can become its first child.',
    'The quarter of such a position belongs to the middle.',
    'Return false to reject one.',
  ],
  async () => {
    const { screen } = await showProTree(OPEN);
    await drag(screen, 'Anna', ['Parent', 'below']); // it is the first child already
    expect(labels(screen).join(' ')).toBe(START);
    await drag(screen, 'Dora', ['Quarter', 'below']);
    expect(labels(screen).slice(4, 7)).toEqual(['Quarter', 'Dora', 'Emma']);
    await drag(screen, 'Anna', ['Bert', 'above']); // where it is
    await clickItem(screen, 'Bert');
    expect(labels(screen).slice(0, 3)).toEqual(['Parent', 'Bert', 'Anna']);
    screen.unmount();
    const firm = await showProTree({
      ...OPEN,
      canMoveItemToNewPosition: ({ newPosition }) => newPosition.parentId === 'p',
    });
    await drag(firm.screen, 'Dora', ['Emma', 'above']);
    expect(labels(firm.screen).join(' ')).toBe(START);
    await drag(firm.screen, 'Dora', ['Bert', 'inside']);
    expect(labels(firm.screen).slice(2, 4)).toEqual(['Bert', 'Dora']);
  },
);

claim(
  [
    'The pointer is measured against the element below it, for example the row, the icon or the label.',
    'The left edge of a label therefore counts as well: the first 12 px of a label at the second level mean "last child of the parent".',
  ],
  async () => {
    const { screen } = await showProTree(OPEN);
    await dragTo(part(screen, 'Dora', 'label'), part(screen, 'Anna', 'label'), { x: 9, y: 12 });
    expect(labels(screen).slice(0, 5)).toEqual(['Parent', 'Anna', 'Bert', 'Cleo', 'Dora']);
    await dragTo(part(screen, 'Dora', 'label'), part(screen, 'Anna', 'label'), { x: 15, y: 12 });
    await clickItem(screen, 'Anna');
    await expect.poll(() => labels(screen).slice(0, 3)).toEqual(['Parent', 'Anna', 'Dora']);
  },
);

claim(
  [
    "An item can't land in itself or in one of its descendants.",
    'If users drop it there, it lands at the position that is still shown, if any.',
    'Escape cancels the drag.',
  ],
  async () => {
    const { screen } = await showProTree(OPEN);
    await drag(screen, 'Quarter', ['Emma', 'inside']);
    await drag(screen, 'Quarter', ['Anna', 'above'], () => press('Escape'));
    expect(labels(screen).join(' ')).toBe(START);
    await drag(screen, 'Quarter', ['Cleo', 'below'], ['Emma', 'inside']);
    expect(item(screen, 'Parent').contains(item(screen, 'Quarter'))).toBe(true);
    await drag(screen, 'Dora', ['Parent', 'above'], ['Dora', 'inside']);
    expect(labels(screen).at(-1)).not.toBe('Dora');
  },
);

claim(
  [
    'A drag moves one item, even if several are selected.',
    "A collapsed parent doesn't expand while the pointer is over it.",
    "Users can't drag a disabled item.",
    "While a label is being edited, they can't drag any item.",
  ],
  async () => {
    const { screen } = await showProTree({
      ...OPEN,
      multiSelect: true,
      isItemEditable: true,
      isItemDisabled: isBert,
      defaultExpandedItems: ['p'],
      defaultSelectedItems: ['a', 'c'],
    });
    await drag(screen, 'Bert', ['Parent', 'above']);
    expect(labels(screen)).toEqual(['Parent', 'Anna', 'Bert', 'Cleo', 'Quarter', 'Dora']);
    await drag(screen, 'Anna', ['Quarter', 'inside']);
    expect(isExpanded(screen, 'Quarter')).toBe(false);
    expect(labels(screen)).toEqual(['Parent', 'Bert', 'Cleo', 'Quarter', 'Dora']);
    item(screen, 'Quarter').focus();
    await press('Enter');
    expect(screen.stage.querySelectorAll('[draggable="true"]')).toHaveLength(0);
    await press('Escape');
    expect(screen.stage.querySelectorAll('[draggable="true"]')).toHaveLength(5);
  },
);

claim(
  'If users drop one on another tree with itemsReordering, it lands at the position that is still shown in its own tree, if any.',
  async () => {
    const others = [{ id: 'x', label: 'Xaver' }];
    const screen = await show(
      <>
        <RichTreeViewPro itemsReordering items={ITEMS} />
        <RichTreeViewPro itemsReordering items={others} />
      </>,
    );
    await drag(screen, 'Parent', ['Dora', 'below'], ['Xaver', 'below']);
    expect(labels(screen)).toEqual(['Quarter', 'Dora', 'Parent', 'Xaver']);
  },
);

claim(
  [
    'isItemReorderable receives an ID, not an item.',
    "Users can't drop anything on the row of an item that isItemReorderable rejects, unless it accepts one of its ancestors.",
    "As a result, users can't drop anything into such a fixed item while it is empty or collapsed.",
    'To accept drops, call event.preventDefault() in onDragOver of the item, as in the demo.',
  ],
  async () => {
    const props = {
      ...OPEN,
      defaultExpandedItems: ['q'],
      isItemReorderable: (id: string) => id === 'd' || id === 'q',
    };
    const { screen } = await showProTree(props);
    await drag(screen, 'Dora', ['Parent', 'inside']);
    expect(labels(screen)).toContain('Dora');
    await drag(screen, 'Dora', ['Emma', 'inside']); // below Quarter, which can be dragged
    expect(labels(screen)).not.toContain('Dora');
    screen.unmount();
    const onDragOver = (event: React.DragEvent) => event.preventDefault();
    const open = await showProTree({ ...props, slotProps: { item: { onDragOver } } });
    await drag(open.screen, 'Dora', ['Parent', 'inside']);
    expect(labels(open.screen)).not.toContain('Dora');
  },
);

claim(
  [
    "With lazy loading, parents whose children aren't fetched yet count as leaves.",
    'A parent counts as a leaf once users have dragged its last child away.',
  ],
  async () => {
    const leavesOnly = () => {
      const apiRef: NonNullable<Parameters<typeof showProTree>[0]>['apiRef'] = {
        current: undefined,
      };
      const isItemReorderable = (id: string) =>
        apiRef.current?.getItemOrderedChildrenIds(id).length === 0;
      return { apiRef, isItemReorderable };
    };
    const screen = await show(<RichTreeViewPro {...OPEN} items={ITEMS} {...leavesOnly()} />);
    await drag(screen, 'Room', ['Anna', 'above']);
    expect(labels(screen).join(' ')).toBe(START);
    await drag(screen, 'Finn', ['Emma', 'above']);
    await drag(screen, 'Room', ['Finn', 'above']);
    expect(labels(screen).slice(4, 8)).toEqual(['Quarter', 'Room', 'Finn', 'Emma']);
    screen.unmount();
    const items: typeof ITEMS = ITEMS.map(({ id, label }) => ({ id, label }));
    const dataSource = {
      getChildrenCount: ({ id }: (typeof ITEMS)[number]) => Number(id === 'q'),
      getTreeItems: () => Promise.resolve([{ id: 'e', label: 'Emma' }]),
    };
    const lazy = await show(
      <RichTreeViewPro items={items} dataSource={dataSource} itemsReordering {...leavesOnly()} />,
    );
    expect(isExpanded(lazy, 'Quarter')).toBe(false);
    await drag(lazy, 'Quarter', ['Parent', 'above']);
    expect(labels(lazy)).toEqual(['Quarter', 'Parent', 'Dora']);
  },
);

claim(
  [
    'canMoveItemToNewPosition is called for each possible drop position of a target.',
    "In an item of your own, getDragAndDropOverlayProps() returns its action: 'reorder-above', 'reorder-below', 'make-child' or 'move-to-parent', and no action on items that are not the target.",
  ],
  async () => {
    const positions = new Set<string>();
    const actions = new Set<string | null>();
    const Overlay = ({ action }: { action?: string }) => <i data-action={action} />;
    const note = (label: string, { stage }: Screen) => {
      const marks = [...stage.querySelectorAll('[data-action]')];
      expect(marks.map((mark) => item(screen, label).contains(mark))).toEqual([true]);
      actions.add(marks[0]?.getAttribute('data-action') ?? null);
      return Promise.resolve();
    };
    const { screen } = await showProTree({
      ...OPEN,
      slotProps: { item: { slots: { dragAndDropOverlay: Overlay } } },
      canMoveItemToNewPosition: ({ newPosition: { parentId, index } }) => {
        positions.add(`${parentId}${index}`);
        return true;
      },
    });
    const stops = (['above', 'inside', 'below', 'left'] as const).flatMap((spot) => [
      ['Cleo', spot] as [string, Spot],
      () => note('Cleo', screen),
    ]);
    await drag(screen, 'Quarter', ...stops);
    expect([...actions].toSorted().join()).toBe(
      'make-child,move-to-parent,reorder-above,reorder-below',
    );
    expect([...positions].toSorted().join()).toBe('c0,p2,p3');
  },
);

claim(
  [
    'In one case, the index is too high by one: a drop on the left edge that makes an item the last child of the parent that it already has.',
    'If it was the last child before, this drop changes nothing, but the callback runs.',
  ],
  async () => {
    const onItemPositionChange = vi.fn();
    const { screen } = await showProTree({ ...OPEN, onItemPositionChange });
    await drag(screen, 'Anna', ['Bert', 'left']);
    expect(labels(screen).slice(1, 4)).toEqual(['Bert', 'Cleo', 'Anna']);
    expect(onItemPositionChange.mock.lastCall?.[0].newPosition.index).toBe(3);
    await drag(screen, 'Anna', ['Bert', 'left']);
    expect(labels(screen).slice(1, 4)).toEqual(['Bert', 'Cleo', 'Anna']);
    expect(onItemPositionChange).toHaveBeenCalledTimes(2);
  },
);

claim(
  [
    'Your items array keeps the old one, and a new items array replaces the order that users arranged.',
    'Read the current order with getItemTree(): in onItemPositionChange, it already contains the move.',
    'getItemTree() changes the objects that you pass to items.',
    'The API object has no method that moves an item.',
  ],
  async () => {
    const items = structuredClone(ITEMS);
    let inCallback = '';
    const props = {
      ...OPEN,
      items,
      onItemPositionChange: () => {
        expect(items[0]?.children).toHaveLength(3);
        inCallback = JSON.stringify(api.getItemTree());
      },
    };
    const { screen, api } = await showProTree(props);
    await drag(screen, 'Anna', ['Dora', 'above']);
    expect(inCallback.indexOf('Anna')).toBeGreaterThan(inCallback.indexOf('Finn'));
    expect(items.map(({ id }) => id)).toEqual(['p', 'q', 'd']);
    expect(items[0]?.children).toHaveLength(2);
    expect(Object.keys(api).filter((name) => /move|order|position/i.test(name))).toEqual([
      'getItemOrderedChildrenIds',
    ]);
    await screen.rerender(<RichTreeViewPro {...props} items={structuredClone(ITEMS)} />);
    expect(labels(screen).join(' ')).toBe(START);
  },
);
