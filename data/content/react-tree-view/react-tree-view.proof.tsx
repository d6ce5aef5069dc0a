import type { ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  press,
  show,
  showDemo,
  takeConsole,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  box,
  clickRow,
  focused,
  isExpanded,
  item,
  labels,
  part,
  rested,
  selected,
} from '#test/proofs/trees.tsx';

const ITEMS = [
  { id: 'p', label: 'Parent', children: [{ id: 'a', label: 'Anna' }] },
  { id: 'd', label: 'Dora' },
];

/** What React says of props that a plan does not know. */
const ofUnknown = [expect.stringContaining('React does not recognize')];

const starting = (screen: Screen, text: string) =>
  labels(screen).find((label) => label.startsWith(text)) ?? text;

/** Chooses from a list of the demo. */
async function choose(demo: Screen, list: string, option: string) {
  await demo.getByRole('combobox', { name: new RegExp(`^${list}`) }).click();
  await demo.getByRole('option', { name: option }).click();
  await expect.poll(() => document.querySelector('.MuiMenu-root')).toBeNull(); // it fades
}

act('RepositoryFiles', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'public');
    await clickRow(demo, 'logo.png');
    expect(selected(demo)).toEqual(['logo.png']);
    await clickRow(demo, 'public');
    expect(labels(demo)).not.toContain('logo.png');
    await clickRow(demo, 'Cart.tsxmodified');
    expect(selected(demo)).toEqual(['Cart.tsxmodified']);
  }
});

act('LookLab', async (demo) => {
  const lamp = () => getComputedStyle(part(demo, starting(demo, 'Desk lamp')));
  const root = demo.stage.querySelector('[role="tree"]') ?? demo.stage;
  for (const [list, usual, other, read] of [
    ['Color', 'primary', 'warning', () => lamp().backgroundColor],
    ['Corners', 'round', 'pill', () => lamp().borderRadius],
    ['Density', 'standard', 'compact', () => lamp().paddingTop],
  ] as const) {
    const before = read();
    await choose(demo, list, other);
    await expect.poll(read).not.toBe(before);
    await choose(demo, list, usual);
    await expect.poll(read).toBe(before);
  }
  for (const [name, read] of [
    ['icons', () => part(demo, starting(demo, 'Stool'), 'label').querySelector('svg') !== null],
    ['second line', () => labels(demo).includes('StoolSKU 1077')],
    ['outline', () => getComputedStyle(root).borderTopColor !== 'rgba(0, 0, 0, 0)'],
    ['checkboxSelection', () => demo.stage.querySelector('.MuiTreeItem-checkbox') !== null],
  ] as const) {
    const before = read();
    for (const isOn of [!before, before, !before]) {
      await click(demo.getByRole('switch', { name }));
      await expect.poll(read).toBe(isOn);
    }
  }
  await click(box(demo, 'Pendant'));
  expect(selected(demo)).toEqual(['Desk lamp', 'Pendant']);
});

act('LayersPanel', async (demo) => {
  const input = () => demo.getByRole('textbox', { name: 'Layer name' });
  for (const [from, to] of [
    ['Price', 'Net price'],
    ['Net price', 'Price'],
  ] as const) {
    await click(part(demo, from, 'label'), { times: 2 });
    await userEvent.fill(input(), 'Nothing');
    await press('Escape');
    expect(focused()).toBe(from);
    await press('Enter');
    await userEvent.fill(input(), to);
    await press('Enter');
    expect([focused(), labels(demo).includes(from)]).toEqual([to, false]);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Footer');
    expect(selected(demo)).toEqual(['Footer']);
    for (const isOpen of [false, true]) {
      await click(part(demo, 'Details', 'iconContainer'));
      await rested(demo);
      expect(isExpanded(demo, 'Details')).toBe(isOpen);
    }
  }
});

act('BacklogOrder', async (demo) => {
  const first = labels(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await dragTo(item(demo, 'Pay by invoice'), part(demo, 'Filter by size'), { x: 80, y: 2 });
    await expect
      .poll(() => labels(demo))
      .toEqual([
        'Checkout',
        'Order as a guest',
        'Redeem a voucher',
        'Search',
        'Pay by invoice',
        'Filter by size',
        'Tolerate typos',
      ]);
    const { height } = part(demo, 'Redeem a voucher').getBoundingClientRect();
    await dragTo(item(demo, 'Pay by invoice'), part(demo, 'Redeem a voucher'), {
      x: 80,
      y: height - 2,
    });
    await expect.poll(() => labels(demo)).toEqual(first);
  }
});

act('SitesOnDemand', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(part(demo, 'Europe'));
    await expect.poll(() => labels(demo)).toEqual(['Europe', 'Rotterdam', 'Gdańsk', 'Asia']);
    await rested(demo);
    await click(part(demo, 'Rotterdam'));
    await expect.poll(() => labels(demo)).toContain('Cold store');
    await rested(demo);
    await clickRow(demo, 'Rotterdam');
    await clickRow(demo, 'Europe');
    expect(labels(demo)).toEqual(['Europe', 'Asia']);
  }
});

/** A tree of each kind with the same features and slots. */
function trees(features: object, slots: object = {}) {
  const items = { items: ITEMS, slotProps: { item: { slots } } };
  return [
    <RichTreeView key="rich" aria-label="Rich" {...features} {...items} />,
    <RichTreeViewPro key="pro" aria-label="Pro" {...features} {...items} />,
    <SimpleTreeView key="simple" aria-label="Simple" {...features}>
      <TreeItem itemId="p" label="Parent" slots={slots}>
        <TreeItem itemId="a" label="Anna" slots={slots} />
      </TreeItem>
      <TreeItem itemId="d" label="Dora" slots={slots} />
    </SimpleTreeView>,
  ];
}

claim(
  'All three render each row with TreeItem, so item customization uses the same slots in all of them.',
  async () => {
    const Label = ({ children }: { children?: ReactNode }) => <mark>{children}</mark>;
    for (const tree of trees({}, { label: Label, endIcon: 'i' })) {
      const { stage, unmount } = await show(tree);
      const rows = stage.querySelectorAll('.MuiTreeItem-root > .MuiTreeItem-content');
      expect([...rows].map((row) => row.querySelector('mark')?.textContent)).toEqual([
        'Parent',
        'Dora',
      ]);
      expect(rows[1]?.querySelector('.MuiTreeItem-iconContainer i')).not.toBeNull();
      unmount();
    }
  },
);

claim(
  [
    'Selection: single, multiple, with checkboxes | ✓ | ✓ | ✓',
    'Expansion, controlled or uncontrolled | ✓ | ✓ | ✓',
    'Custom icons, slots and items | ✓ | ✓ | ✓',
    'Keyboard navigation and ARIA | ✓ | ✓ | ✓',
    'Give every tree a name with aria-label or aria-labelledby.',
  ],
  async () => {
    const slots = { expandIcon: 'i', collapseIcon: 'b' };
    for (const tree of trees({ slots })) {
      const screen = await show(tree);
      await clickRow(screen, 'Parent');
      expect([isExpanded(screen, 'Parent'), selected(screen)]).toEqual([true, ['Parent']]);
      expect(part(screen, 'Parent', 'iconContainer').innerHTML).toContain('<b');
      await press('ArrowDown', 'Space');
      expect([focused(), selected(screen)]).toEqual(['Anna', ['Anna']]);
      await press('ArrowLeft', 'ArrowLeft');
      await rested(screen);
      expect(isExpanded(screen, 'Parent')).toBe(false);
      expect(part(screen, 'Parent', 'iconContainer').innerHTML).toContain('<i');
      const root = screen.getByRole('tree', { name: /^(Rich|Pro|Simple)$/ });
      await expect.element(root).toBeVisible();
      screen.unmount();
    }
    for (const tree of trees({ multiSelect: true, checkboxSelection: true, expandedItems: [] })) {
      const screen = await show(tree);
      await click(box(screen, 'Parent'));
      await click(box(screen, 'Dora'));
      await click(part(screen, 'Parent'));
      expect([selected(screen), labels(screen)]).toEqual([
        ['Parent', 'Dora'],
        ['Parent', 'Dora'],
      ]);
      screen.unmount();
    }
  },
);

claim('Rows inherit colors, typography and spacing from your Material UI theme.', async () => {
  const theme = createTheme({
    spacing: 20,
    shape: { borderRadius: 7 },
    typography: { body1: { fontSize: 31 } },
    palette: { primary: { main: '#ff0000' }, action: { selectedOpacity: 0.5 } },
  });
  for (const tree of trees({ defaultSelectedItems: 'd' })) {
    const screen = await show(<ThemeProvider theme={theme}>{tree}</ThemeProvider>);
    const row = getComputedStyle(part(screen, 'Dora'));
    expect(row.paddingTop).toBe('10px');
    expect(row.borderRadius).toBe('7px');
    expect(row.backgroundColor).toBe('rgba(255, 0, 0, 0.5)');
    expect(getComputedStyle(part(screen, 'Dora', 'label')).fontSize).toBe('31px');
    screen.unmount();
  }
});

claim(
  'Turn on checkboxSelection and both switches of selectionPropagation, then select the Lighting category: the tree keeps parents and children in sync.',
  async () => {
    const demo = await showDemo('/data/content/react-tree-view/LookLab.tsx');
    for (const name of ['checkboxSelection', 'propagation: parents', 'propagation: descendants']) {
      await demo.getByRole('switch', { name }).click();
    }
    const names = ['Lighting', 'Desk lamp', 'Floor lamp', 'Pendant'];
    const ticked = () => names.filter((name) => box(demo, starting(demo, name)).checked);
    await click(box(demo, starting(demo, 'Lighting')));
    await expect.poll(ticked).toEqual(names);
    await click(box(demo, starting(demo, 'Pendant')));
    await expect.poll(ticked).toEqual(['Desk lamp', 'Floor lamp']);
    await click(box(demo, starting(demo, 'Pendant')));
    await expect.poll(ticked).toEqual(names);
    await click(box(demo, starting(demo, 'Lighting')));
    await expect.poll(ticked).toEqual([]);
  },
);

claim(
  [
    'With isItemEditable, users rename an item in place.',
    'Double-click a layer, or focus it and press Enter:',
    'Label editing | – | ✓ | ✓',
  ],
  async () => {
    const unknown: object = { isItemEditable: true };
    for (const [tree, isEditable] of [
      [<RichTreeView key="rich" isItemEditable items={ITEMS} />, true],
      [<RichTreeViewPro key="pro" isItemEditable items={ITEMS} />, true],
      [<RichTreeView key="fixed" items={ITEMS} />, false],
      [
        <SimpleTreeView key="simple" {...unknown}>
          <TreeItem itemId="d" label="Dora" />
        </SimpleTreeView>,
        false,
      ],
    ] as const) {
      const screen = await show(tree);
      const inputs = () => screen.stage.querySelectorAll('input').length;
      await click(part(screen, 'Dora', 'label'), { times: 2 });
      expect(inputs()).toBe(isEditable ? 1 : 0);
      await press('Escape', 'Enter');
      expect(inputs()).toBe(isEditable ? 1 : 0);
      screen.unmount();
    }
    expect(takeConsole()).toEqual(ofUnknown);
  },
);

claim(
  [
    'With itemsReordering, users drag an item to another position or parent:',
    'Reordering by drag and drop | – | – | ✓',
  ],
  async () => {
    for (const [tree, isDraggable] of [
      [<RichTreeViewPro key="pro" itemsReordering items={ITEMS} />, true],
      [<RichTreeViewPro key="fixed" items={ITEMS} />, false],
      [<RichTreeView key="rich" {...{ itemsReordering: true }} items={ITEMS} />, false],
    ] as const) {
      const screen = await show(tree);
      await dragTo(item(screen, 'Dora'), part(screen, 'Parent'), { x: 80, y: 1 });
      expect(labels(screen)).toEqual(isDraggable ? ['Dora', 'Parent'] : ['Parent', 'Dora']);
      screen.unmount();
    }
    expect(takeConsole()).toEqual(ofUnknown);
  },
);

claim(
  ['With dataSource, the tree fetches children when an item expands:', 'Lazy loading | – | – | ✓'],
  async () => {
    const getTreeItems = vi.fn((parentId?: string) =>
      Promise.resolve([{ id: `${parentId}-1`, label: `Below ${parentId}` }]),
    );
    const dataSource = {
      getChildrenCount: ({ id }: { id: string }) => Number(id === 'd'),
      getTreeItems,
    };
    const items = [{ id: 'd', label: 'Dora' }];
    const screen = await show(<RichTreeViewPro items={items} dataSource={dataSource} />);
    expect(getTreeItems).not.toHaveBeenCalled();
    await click(part(screen, 'Dora'));
    await expect.poll(() => labels(screen)).toEqual(['Dora', 'Below d']);
    screen.unmount();
    getTreeItems.mockClear();
    const community = await show(<RichTreeView {...{ dataSource }} items={items} />);
    await click(part(community, 'Dora'));
    expect([getTreeItems.mock.calls.length, ...labels(community)]).toEqual([0, 'Dora']);
    expect(takeConsole()).toEqual(ofUnknown);
  },
);

claim(
  'In version 8, the tree renders every item that is not below a collapsed parent, whether or not it is scrolled into view.',
  async () => {
    const below = { id: 'r', label: 'Open', children: [{ id: 's', label: 'Hidden' }] };
    const children = Array.from({ length: 300 }, (_, index) => ({
      id: `row-${index}`,
      label: `Row ${index}`,
    }));
    const screen = await show(
      <div style={{ height: 200, overflow: 'auto' }}>
        <RichTreeViewPro
          items={[
            { id: 'p', label: 'Parent', children },
            { id: 'q', label: 'Closed', children: [below] },
          ]}
          defaultExpandedItems={['p', below.id]}
        />
      </div>,
    );
    expect(labels(screen)).toHaveLength(302);
  },
);
