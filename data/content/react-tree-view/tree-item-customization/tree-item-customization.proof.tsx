import { forwardRef, type ComponentProps, type ComponentType, type SyntheticEvent } from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemClasses,
  type TreeItemProps,
  type TreeItemSlotProps,
  type TreeItemSlots,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import {
  act,
  claim,
  click,
  expect,
  hover,
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
  showWithApi,
} from '#test/proofs/trees.tsx';

type Item = { id: string; label: string; children?: Item[] };
type Props = Partial<RichTreeViewProps<Item, boolean>>;
type Utils = ReturnType<typeof useTreeItemUtils>;

/** An expanded parent with a leaf and a disabled one, and a leaf below. */
const ITEMS: Item[] = [
  {
    id: 'p',
    label: 'Parent',
    children: [
      { id: 'a', label: 'Anna' },
      { id: 'b', label: 'Bert' },
    ],
  },
  { id: 'd', label: 'Dora' },
];

const tree = (props: Props = {}, Item?: ComponentType<TreeItemProps>) => (
  <RichTreeView
    items={ITEMS}
    defaultExpandedItems={['p']}
    isItemDisabled={({ id }) => id === 'b'}
    {...(Item && { slots: { item: Item } })}
    {...props}
  />
);

const demoFile = (name: string) =>
  `/data/content/react-tree-view/tree-item-customization/${name}.tsx`;
const buttonIn = (screen: Screen, label: string) =>
  part(screen, label).querySelector('button') ?? screen.stage;
const paddingOf = (screen: Screen, label: string) =>
  Number.parseFloat(getComputedStyle(part(screen, label)).paddingInlineStart);

/** Double-clicks a label and gives its input another text. */
async function rename(demo: Screen, label: string, text: string, key: string) {
  await click(part(demo, label).querySelector('.MuiTreeItem-label') ?? part(demo, label), {
    times: 2,
  });
  await userEvent.fill(demo.getByRole('textbox'), text);
  await press(key);
}

/** Items that hand out what the hook gives them. */
function withUtils(): { all: Record<string, Utils>; Item: ComponentType<TreeItemProps> } {
  const all: Record<string, Utils> = {};
  const keep = (id: string, utils: Utils) => {
    all[id] = utils;
  };
  function Item(props: TreeItemProps) {
    keep(props.itemId, useTreeItemUtils({ itemId: props.itemId, children: props.children }));
    return <TreeItem {...props} />;
  }
  return { all, Item };
}

/** The utilities of one of those items. */
function utilsOf(all: Record<string, Utils>, id: string): Utils {
  const utils = all[id];
  if (!utils) {
    throw new Error(`The item ${id} has not rendered.`);
  }
  return utils;
}

/** A button in each row, whose clicks stay with it. */
function withButton(onClick: () => void, props: ComponentProps<'button'> = {}) {
  return function Item(own: TreeItemProps) {
    const label = (
      <>
        {own.label}
        <button
          {...props}
          style={{ width: 20, height: 20 }}
          onClick={(event) => (event.stopPropagation(), onClick())}
        />
      </>
    );
    return <TreeItem {...own} label={label} />;
  };
}

act('RoundedRows', async (demo) => {
  expect(paddingOf(demo, 'support') - paddingOf(demo, 'Teams')).toBe(12);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const label of ['support', 'frontend']) {
      await clickRow(demo, label);
      expect(selected(demo)).toEqual([label]);
    }
    await clickRow(demo, 'Projects');
    expect(getComputedStyle(part(demo, 'relaunch')).borderRadius).toBe('20px');
    await clickRow(demo, 'Projects');
  }
});

act('ItemParts', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const ticked of [['Invoices'], []]) {
      await click(box(demo, 'Invoices'));
      expect(selected(demo)).toEqual(ticked);
    }
    await clickRow(demo, 'Invoices');
    expect(labels(demo)).toEqual(['Invoices']);
    await clickRow(demo, 'Invoices');
  }
});

act('MarkedContent', async (demo) => {
  const border = (label: string) => getComputedStyle(part(demo, label)).borderInlineStartColor;
  const marked = border('Formatting');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const label of ['Font', 'Formatting']) {
      await clickRow(demo, label);
      expect([border(label) === marked, ...selected(demo)]).toEqual([true, label]);
    }
    await clickRow(demo, 'Terminal');
    expect(paddingOf(demo, 'Shell')).toBe(paddingOf(demo, 'Font'));
    await clickRow(demo, 'Terminal');
  }
});

act('LabelTooltips', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(part(demo, 'orders', 'label'));
    expect(part(demo, 'orders', 'label').title).toBe('sales.orders');
    await clickRow(demo, 'stock');
    expect(part(demo, 'items', 'label').title).toBe('stock.items');
    await clickRow(demo, 'stock');
  }
});

act('TwoLineLabels', async (demo) => {
  const title = 'Head of platform';
  await rename(demo, `Inês Duarte${title}`, 'Nobody', 'Escape');
  for (const [from, to] of [
    ['Inês Duarte', 'Inês Duarte Pires'],
    ['Inês Duarte Pires', 'Inês Duarte'],
  ] as const) {
    await rename(demo, from + title, to, 'Enter');
    await expect.poll(() => labels(demo)).toContain(to + title);
  }
});

act('TintedCheckboxes', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(box(demo, 'Test'));
    await click(box(demo, 'Release'));
    expect(selected(demo)).toEqual(['Lint', 'Test']);
    await click(box(demo, 'Test'));
    await click(box(demo, 'Release'));
    expect(selected(demo)).toEqual(['Lint', 'Release']);
  }
});

act('StarCheckbox', async (demo) => {
  const star = (label: string) => part(demo, label).querySelector('input') ?? demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    await click(star('Churn'));
    expect(selected(demo)).toEqual(['Pipeline', 'Churn']);
    await click(star('Churn'));
    expect(selected(demo)).toEqual(['Pipeline']);
    await click(star('Operations'));
    expect([isExpanded(demo, 'Operations'), ...selected(demo)]).toEqual([
      false,
      'Pipeline',
      'Operations',
    ]);
    await click(star('Operations'));
  }
});

act('WideIndentation', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(paddingOf(demo, 'Section 1.1') - paddingOf(demo, 'Part I')).toBe(64);
    await clickRow(demo, 'Chapter 1');
    expect(labels(demo)).toHaveLength(2);
    await clickRow(demo, 'Chapter 1');
  }
});

act('BuiltFromParts', async (demo) => {
  const labelOf = (text: string) => demo.getByText(text).element();
  for (const [from, to] of [
    ['Hamburg office', 'Bremen office'],
    ['Bremen office', 'Hamburg office'],
  ] as const) {
    await click(labelOf(from), { times: 2 });
    await userEvent.fill(demo.getByRole('textbox', { name: 'Name' }), to);
    await press('Enter');
    await expect.poll(() => labels(demo)).toContain(to);
    await clickRow(demo, 'Kaito Trading');
    expect([isExpanded(demo, 'Kaito Trading'), ...selected(demo)]).toEqual([
      false,
      'Kaito Trading',
    ]);
    for (const isOpen of [true, false]) {
      await click(part(demo, 'Kaito Trading').querySelector('svg') ?? demo.stage);
      await rested(demo);
      expect(isExpanded(demo, 'Kaito Trading')).toBe(isOpen);
    }
  }
});

act('StatusChips', async (demo) => {
  const chips = (id: string) =>
    [...part(demo, id).querySelectorAll('.MuiChip-root')].map((chip) => chip.textContent);
  const starting = (name: string) => labels(demo).find((label) => label.startsWith(name)) ?? name;
  expect(chips(starting('Wish list'))).toEqual(['disabled']);
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, starting('Checkout'));
    expect(chips(starting('Checkout'))).toEqual(['expandable', 'focused', 'selected']);
    await clickRow(demo, starting('Checkout'));
    await clickRow(demo, starting('Express'));
    expect(chips(starting('Express'))).toEqual(['focused', 'selected']);
    for (const name of ['Coupon', 'Voucher']) {
      await rename(demo, starting(name === 'Coupon' ? 'Voucher' : 'Coupon'), name, 'Enter');
      await expect.poll(() => chips(starting(name))).toContain('editable');
    }
  }
});

act('SelectFirstChild', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Version 2');
    await click(buttonIn(demo, 'ContractLatest'));
    expect([isExpanded(demo, 'ContractLatest'), ...selected(demo)]).toEqual([true, 'Version 3']);
    await clickRow(demo, 'Version 2');
    buttonIn(demo, 'ContractLatest').focus();
    await press(turn === 0 ? 'Enter' : 'Space');
    expect([isExpanded(demo, 'ContractLatest'), ...selected(demo)]).toEqual([true, 'Version 3']);
    await clickRow(demo, 'Annex');
    await click(buttonIn(demo, 'AnnexLatest'));
    expect(selected(demo)).toEqual(['Version 1']);
    await clickRow(demo, 'AnnexLatest');
  }
});

act('PinToSelect', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const label of ['Ideas', 'Kickoff']) {
      await click(part(demo, label, 'iconContainer'));
      expect([isExpanded(demo, 'Ideas'), ...selected(demo)]).toEqual([false, label]);
    }
    for (const isOpen of [true, false]) {
      await clickRow(demo, 'Ideas');
      expect([isExpanded(demo, 'Ideas'), ...selected(demo)]).toEqual([isOpen, 'Kickoff']);
    }
  }
});

act('TickWhileDisabled', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const ticked of [['Lens (sold out)'], []]) {
      await click(box(demo, 'Lens (sold out)'));
      expect(selected(demo)).toEqual(ticked);
    }
  }
  await click(part(demo, 'Lens (sold out)', 'label'));
  expect(selected(demo)).toEqual([]);
});

act('ExpandButton', async (demo) => {
  const labelled = (text: string) => labels(demo).find((label) => label.startsWith(text)) ?? text;
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [text, isOpen] of [
      ['Hide details', true],
      ['Show details', false],
    ] as const) {
      await click(buttonIn(demo, labelled('Version 7')));
      await rested(demo);
      expect(labelled('Version 7')).toBe(`Version 7${text}`);
      expect(labels(demo).includes('Dark mode')).toBe(isOpen);
      expect(selected(demo)).toEqual(turn === 0 ? [] : [`Version 7${text}`]);
    }
    await clickRow(demo, labelled('Version 7'));
    expect(selected(demo)).toEqual(['Version 7Show details']);
  }
});

claim('In a Rich Tree View, slotProps.item reaches every item.', async () => {
  const screen = await show(tree({ slotProps: { item: { className: 'reached' } } }));
  expect(screen.stage.querySelectorAll('.reached')).toHaveLength(4);
});

claim(
  'Each name is a slot, a key of slotProps, and a class such as .MuiTreeItem-content.',
  async () => {
    type Name = keyof TreeItemSlots & keyof TreeItemSlotProps & keyof TreeItemClasses;
    const late: Name[] = ['errorIcon', 'loadingIcon', 'dragAndDropOverlay'];
    const names: Name[] = [
      'root',
      'content',
      'iconContainer',
      'checkbox',
      'label',
      'groupTransition',
      'labelInput',
    ];
    const slotProps = Object.fromEntries(
      [...names, ...late].map((name) => [name, { title: name }]),
    );
    const screen = await show(
      tree({ isItemEditable: true, checkboxSelection: true, slotProps: { item: { slotProps } } }),
    );
    await click(part(screen, 'Anna', 'label'), { times: 2 });
    for (const name of names) {
      const marked = [...screen.stage.querySelectorAll(`.MuiTreeItem-${name}`)];
      expect([
        name,
        marked.length > 0,
        marked.every((each) => each.getAttribute('title') === name),
      ]).toEqual([name, true, true]);
    }
  },
);

claim(
  [
    'Your component receives children, className, the handlers, the data- attributes and a ref.',
    '--TreeView-itemChildrenIndentation | the indentation of one level',
    '--TreeView-itemDepth | the depth of the item, 0 at the top level',
    "The content also receives ownerState and a deprecated status prop. Don't pass them to a DOM element: styled('div') filters both.",
  ],
  async () => {
    const received: object[] = [];
    type RowProps = ComponentProps<'div'> & { status?: object; ownerState?: object };
    const Row = forwardRef<HTMLDivElement, RowProps>(function Row(props, ref) {
      received.push(props, { hasRef: ref !== null });
      const { status, ownerState, ...other } = props;
      return <div data-has={Boolean(status && ownerState)} {...other} ref={ref} />;
    });
    const screen = await show(
      tree({ itemChildrenIndentation: 20, slotProps: { item: { slots: { content: Row } } } }),
    );
    expect(Object.keys(received[0] ?? {})).toEqual(
      expect.arrayContaining([
        'children',
        'className',
        'onClick',
        'onMouseDown',
        'data-expanded',
        'status',
      ]),
    );
    expect(received[1]).toEqual({ hasRef: true });
    const style = getComputedStyle(part(screen, 'Anna'));
    expect(style.getPropertyValue('--TreeView-itemChildrenIndentation')).toBe('20px');
    expect(style.getPropertyValue('--TreeView-itemDepth')).toBe('1');
    expect(getComputedStyle(part(screen, 'Dora')).getPropertyValue('--TreeView-itemDepth')).toBe(
      '0',
    );
    expect(part(screen, 'Anna').dataset.has).toBe('true');
    screen.unmount();
    const demo = await showDemo(demoFile('MarkedContent'));
    expect(part(demo, 'Font').getAttributeNames()).not.toContain('status');
  },
);

claim(
  'With a function as slotProps.item, the props depend on the item: it receives { itemId, label }.',
  async () => {
    const slot = vi.fn(({ itemId }: { itemId: string }) => ({ title: itemId }));
    const screen = await show(tree({ slotProps: { item: slot } }));
    expect(slot.mock.calls[0]?.[0]).toMatchObject({ itemId: 'p', label: 'Parent' });
    expect([item(screen, 'Anna').title, item(screen, 'Dora').title]).toEqual(['a', 'd']);
  },
);

claim(
  'The prop is also the text of the label editing input, where an element becomes "[object Object]".',
  async () => {
    const Own = (props: TreeItemProps) => <TreeItem {...props} label={<b>{props.label}</b>} />;
    const screen = await show(tree({ isItemEditable: true }, Own));
    await click(part(screen, 'Anna', 'label'), { times: 2 });
    await expect.element(screen.getByRole('textbox')).toHaveValue('[object Object]');
  },
);

claim(
  [
    'The item renders a checkbox if the tree has checkboxSelection.',
    'Your component also receives visible.',
    'Forward the ref: the row needs it to distinguish a click on the checkbox from a click on the rest of the row.',
  ],
  async () => {
    const visible: unknown[] = [];
    type BoxProps = CheckboxProps & { visible?: boolean; indeterminate?: boolean };
    const WithRef = forwardRef<HTMLButtonElement, BoxProps>(function Own(
      { visible: shows, ...other },
      ref,
    ) {
      visible.push(shows);
      return shows ? <Checkbox {...other} ref={ref} /> : null;
    });
    const Without = ({ visible: shows, ...other }: BoxProps) =>
      shows ? <Checkbox {...other} ref={null} /> : null;
    const plain = await show(tree({ slotProps: { item: { slots: { checkbox: WithRef } } } }));
    expect([...plain.stage.querySelectorAll('input')]).toEqual([]);
    expect(new Set(visible.splice(0))).toEqual(new Set([false]));
    plain.unmount();
    for (const checkbox of [WithRef, Without]) {
      const screen = await show(
        tree({ checkboxSelection: true, slotProps: { item: { slots: { checkbox } } } }),
      );
      await click(part(screen, 'Parent').querySelector('input') ?? screen.stage);
      expect([isExpanded(screen, 'Parent'), ...selected(screen)]).toEqual([
        checkbox === WithRef,
        'Parent',
      ]);
      screen.unmount();
    }
    expect(new Set(visible)).toEqual(new Set([true]));
    takeConsole(); // a component without a ref gets a warning
  },
);

claim("It is a number of pixels or a CSS length such as '2rem', by default 12px.", async () => {
  for (const [itemChildrenIndentation, pixels] of [
    [undefined, 12],
    [32, 32],
    ['2rem', 32],
  ] as const) {
    const screen = await show(tree({ itemChildrenIndentation }));
    expect(paddingOf(screen, 'Anna') - paddingOf(screen, 'Parent')).toBe(pixels);
    screen.unmount();
  }
});

claim(
  [
    'Only itemId is required.',
    'Pass the remaining props of the item to getRootProps, as the demo does: otherwise, className and sx of slotProps.item have no effect, and its handlers run only if you pass them to useTreeItem.',
    'Your handlers run before the built-in ones:',
  ],
  async () => {
    const onMouseEnter = vi.fn();
    const seen: boolean[] = [];
    for (const to of ['root', 'hook', 'none'] as const) {
      const passes = to === 'root';
      function Built({ id, itemId, label, children, disabled, ...other }: TreeItemProps) {
        const own = useTreeItem({
          itemId,
          ...(passes && { id, label, disabled }),
          ...(to === 'hook' && other),
        });
        const onClick = () => seen.push(own.status.selected);
        return (
          <TreeItemProvider {...own.getContextProviderProps()}>
            <TreeItemRoot {...own.getRootProps<object>(passes ? other : {})}>
              <TreeItemContent {...own.getContentProps({ onClick })}>
                <TreeItemLabel {...own.getLabelProps()}>{label}</TreeItemLabel>
              </TreeItemContent>
              {children && <ul>{children}</ul>}
            </TreeItemRoot>
          </TreeItemProvider>
        );
      }
      const slotProps = { item: { className: 'mine', sx: { zIndex: 5 }, onMouseEnter } };
      const screen = await show(tree({ slotProps }, Built));
      await click(part(screen, 'Dora'));
      expect([seen.pop(), ...selected(screen)]).toEqual([false, 'Dora']);
      const { classList } = item(screen, 'Dora');
      const effects = [
        classList.contains('mine'),
        getComputedStyle(item(screen, 'Dora')).zIndex === '5',
        onMouseEnter.mock.calls.length > 0,
      ];
      expect(effects).toEqual([passes, passes, to !== 'none']);
      onMouseEnter.mockClear();
      screen.unmount();
    }
  },
);

claim(
  [
    'status has nine booleans: expandable, expanded, focused, selected, disabled, editable, editing, loading and error.',
    'useTreeItemUtils returns them as well:',
    'handleExpansion and handleSelection ignore disabled items.',
    "handleExpansion(event) | focuses the item, expands or collapses it; with multiSelect, doesn't collapse it while Ctrl, Cmd or Shift is pressed",
    'handleSelection(event) | focuses the item and selects it; with multiSelect, Ctrl or Cmd toggles it and Shift selects a range',
  ],
  async () => {
    const { all, Item } = withUtils();
    const screen = await show(tree({ multiSelect: true }, Item));
    const { status } = utilsOf(all, 'p');
    expect(Object.keys(status).join()).toBe(
      'expandable,expanded,focused,selected,disabled,editing,editable,loading,error',
    );
    expect(new Set(Object.values(status).map((value) => typeof value))).toEqual(
      new Set(['boolean']),
    );
    const event = (keys = {}) => ({ type: 'click', ...keys }) as React.MouseEvent;
    utilsOf(all, 'p').interactions.handleExpansion(event());
    await rested(screen);
    expect([focused(), isExpanded(screen, 'Parent')]).toEqual(['Parent', false]);
    utilsOf(all, 'p').interactions.handleExpansion(event());
    await rested(screen);
    expect(isExpanded(screen, 'Parent')).toBe(true);
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      utilsOf(all, 'p').interactions.handleExpansion(event(keys));
      await rested(screen);
      expect(isExpanded(screen, 'Parent')).toBe(true);
    }
    for (const [id, keys, result] of [
      ['b', {}, []],
      ['d', {}, ['Dora']],
      ['p', { ctrlKey: true }, ['Parent', 'Dora']],
      ['b', { ctrlKey: true }, ['Parent', 'Dora']],
      ['p', { metaKey: true }, ['Dora']],
      ['p', { ctrlKey: true }, ['Parent', 'Dora']],
      ['d', { shiftKey: true }, ['Parent', 'Anna', 'Dora']],
    ] as const) {
      utilsOf(all, id).interactions.handleSelection(event(keys));
      await expect.poll(() => selected(screen)).toEqual(result);
    }
    expect(focused()).toBe('Dora');
  },
);

claim(
  [
    'toggleItemEditing() | starts editing, or closes the input',
    'handleSaveItemLabel(event, label) | saves an edited label',
    'handleCancelItemLabelEditing(event) | discards an edited label',
  ],
  async () => {
    const { all, Item } = withUtils();
    const screen = await show(tree({ isItemEditable: true }, Item));
    const event = { type: 'click' } as SyntheticEvent;
    const { stage } = screen;
    const edit = () => utilsOf(all, 'a').interactions;
    const input = () => stage.querySelectorAll('input').length;
    edit().toggleItemEditing();
    await expect.poll(input).toBe(1);
    edit().toggleItemEditing();
    await expect.poll(input).toBe(0);
    edit().handleSaveItemLabel(event, 'Nobody'); // it is not edited
    for (const isSaved of [false, true]) {
      edit().toggleItemEditing();
      await expect.poll(input).toBe(1);
      await userEvent.fill(screen.getByRole('textbox'), 'Ann');
      if (isSaved) {
        edit().handleSaveItemLabel(event, 'Antje');
      } else {
        edit().handleCancelItemLabelEditing(event);
      }
      await expect.poll(() => labels(screen)[1]).toBe(isSaved ? 'Antje' : 'Anna');
    }
  },
);

claim(
  [
    'Pass them with slotProps.label, and spread the other props on TreeItemLabel: they contain the class, the double-click that starts editing, and editable and ownerState, which must not reach a DOM element.',
  ],
  async () => {
    const received: object[] = [];
    const Label = (props: ComponentProps<typeof TreeItemLabel>) => {
      received.push(props);
      return <TreeItemLabel {...props} />;
    };
    await show(tree({ slotProps: { item: { slots: { label: Label } } } }));
    expect(Object.keys(received[0] ?? {})).toEqual(
      expect.arrayContaining(['className', 'onDoubleClick', 'editable', 'ownerState']),
    );
  },
);

claim(
  [
    'Every getter except getContextProviderProps accepts an object with your own props.',
    'useTreeItem and useTreeItemUtils also return publicAPI, which has the methods of apiRef.',
  ],
  async () => {
    const found: ReturnType<typeof useTreeItem>[] = [];
    const { all, Item } = withUtils();
    function Both(props: TreeItemProps) {
      found.push(useTreeItem(props));
      return <Item {...props} />;
    }
    const { api } = await showWithApi((apiRef) => tree({ apiRef }, Both));
    const [own] = found;
    if (!own) {
      throw new Error('No item has rendered.');
    }
    const { getContextProviderProps, rootRef, status, publicAPI, ...getters } = own;
    expect([rootRef, status].map((each) => each !== undefined)).toEqual([true, true]);
    expect(Object.keys(getters)).toHaveLength(10);
    for (const [name, getter] of Object.entries(getters)) {
      expect([name, getter({ title: 'mine' })]).toEqual([
        name,
        expect.objectContaining({ title: 'mine' }),
      ]);
    }
    expect(Object.keys(getContextProviderProps())).toEqual(['itemId', 'id']);
    const methods = Object.keys(api).toSorted();
    expect(Object.keys(publicAPI).toSorted()).toEqual(methods);
    expect(Object.keys(utilsOf(all, 'p').publicAPI).toSorted()).toEqual(methods);
  },
);

claim("An item doesn't always render again when the result of a method changes.", async () => {
  function Reader(props: TreeItemProps) {
    const { publicAPI } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
    return (
      <TreeItem {...props} label={`Knows ${publicAPI.getItemOrderedChildrenIds('p').length}`} />
    );
  }
  const { screen, api } = await showWithApi((apiRef) => (
    <SimpleTreeView apiRef={apiRef}>
      <TreeItem itemId="p" label="Parent">
        <TreeItem itemId="a" label="Anna" />
      </TreeItem>
      <Reader itemId="r" />
    </SimpleTreeView>
  ));
  await clickRow(screen, 'Parent');
  expect(api.getItemOrderedChildrenIds('p')).toEqual(['a']);
  expect(labels(screen).at(-1)).toBe('Knows 0');
});

claim(
  [
    'With expansionTrigger="iconContainer", a click on the row doesn\'t expand the item.',
    'This button does:',
  ],
  async () => {
    const demo = await showDemo(demoFile('ExpandButton'));
    await clickRow(demo, 'Version 7Show details');
    expect(isExpanded(demo, 'Version 7Show details')).toBe(false);
    await click(buttonIn(demo, 'Version 7Show details'));
    expect(isExpanded(demo, 'Version 7Hide details')).toBe(true);
  },
);

claim(
  [
    'Here, a click on the pin selects the item, and a click on the rest of the row only expands or collapses it.',
    'Space and Enter work as before.',
  ],
  async () => {
    const demo = await showDemo(demoFile('PinToSelect'));
    await clickRow(demo, 'Ideas');
    await press('Space');
    expect([isExpanded(demo, 'Ideas'), ...selected(demo)]).toEqual([true, 'Ideas']);
    await press('Enter');
    expect(isExpanded(demo, 'Ideas')).toBe(false);
  },
);

claim(
  [
    "This works with a pointer only: by default, the keyboard skips disabled items, and their checkboxes aren't tab stops.",
    'The demo sets disabled: false on their checkboxes, and handleCheckboxSelection ignores the disabled state.',
    'Range selection with Shift still skips disabled items, except the first item of the range.',
  ],
  async () => {
    const demo = await showDemo(demoFile('TickWhileDisabled'));
    await press('Tab', '↓', 'End', 't', '*', 'Space', 'Tab');
    expect([demo.stage.contains(document.activeElement), ...selected(demo)]).toEqual([
      false,
      'Camera',
    ]);
    for (const ticked of [['Camera', 'Tripod (sold out)'], ['Camera']]) {
      await click(box(demo, 'Tripod (sold out)'));
      expect(selected(demo)).toEqual(ticked);
    }
    for (const ticked of [[], ['Camera']]) {
      await click(box(demo, 'Camera'));
      expect(selected(demo)).toEqual(ticked);
    }
    await click(box(demo, 'Lens (sold out)'), { keys: ['Shift'] });
    expect(selected(demo)).toEqual(['Camera']);
    await click(box(demo, 'Lens (sold out)'));
    await click(box(demo, 'Tripod (sold out)'), { keys: ['Shift'] });
    expect(selected(demo)).toEqual(['Camera', 'Tripod (sold out)', 'Lens (sold out)']);
  },
);

claim(
  [
    'After a label edit, the object still has the old label.',
    'The label prop of the item has the new one.',
    'For an unknown ID, the hook returns undefined, although its type says null.',
    'In a Simple Tree View, it returns undefined on the first render, then { id, label } with an empty label.',
  ],
  async () => {
    const seen: Record<string, unknown> = {};
    const models: unknown[] = [];
    const keep = (id: string, value: unknown) => {
      seen[id] = value;
    };
    function Own(props: TreeItemProps) {
      const own = useTreeItemModel<Item>(props.itemId);
      keep('nobody', useTreeItemModel('nobody'));
      keep(props.itemId, [own?.label, props.label]);
      models.push(own);
      return <TreeItem {...props} />;
    }
    const { screen, api } = await showWithApi((apiRef) =>
      tree({ isItemEditable: true, apiRef }, Own),
    );
    api.updateItemLabel('a', 'Antje');
    await expect.poll(() => seen.a).toEqual(['Anna', 'Antje']);
    expect(seen.nobody).toBeUndefined();
    screen.unmount();
    models.length = 0;
    await show(
      <SimpleTreeView>
        <Own itemId="s" label="Simple" />
      </SimpleTreeView>,
    );
    await expect.poll(() => seen.s).toEqual(['', 'Simple']);
    expect([models[0], models.at(-1)]).toEqual([undefined, { id: 's', label: '' }]);
  },
);

claim(
  [
    'Call event.stopPropagation() in the onClick of the button.',
    'Otherwise the row handles the click as well.',
    'A button is a tab stop in addition to the one of the tree, and the item handles its Enter and Space keys first.',
    'To make it work with the keyboard, call event.stopPropagation() in its onKeyDown, as the lock buttons do.',
    'With tabIndex={-1}, the keyboard skips the button.',
    'After a click, the button keeps the focus unless your handler focuses the item, as handleExpansion and handleSelection do.',
    'Enter and Space then go to the item.',
    'They activate the button only if the item has nothing to do, such as Enter on a selected leaf.',
  ],
  async () => {
    const onClick = vi.fn();
    const screen = await show(tree({}, withButton(onClick)));
    await press('Tab', 'Tab');
    expect(document.activeElement).toBe(buttonIn(screen, 'Parent'));
    await press('Enter', 'Space');
    await rested(screen);
    expect([isExpanded(screen, 'Parent'), ...selected(screen)]).toEqual([false, 'Parent']);
    expect(onClick).not.toHaveBeenCalled();
    screen.unmount();

    const stopped = await show(
      tree({}, withButton(onClick, { onKeyDown: (event) => event.stopPropagation() })),
    );
    buttonIn(stopped, 'Parent').focus();
    await press('Enter', 'Space');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect([isExpanded(stopped, 'Parent'), ...selected(stopped)]).toEqual([true]);
    stopped.unmount();

    const skipped = await show(tree({}, withButton(onClick, { tabIndex: -1 })));
    await press('Tab', 'Tab');
    expect(skipped.stage.contains(document.activeElement)).toBe(false);
    await click(buttonIn(skipped, 'Parent'));
    expect(document.activeElement).toBe(buttonIn(skipped, 'Parent'));
    await press('Enter', 'Space');
    expect([isExpanded(skipped, 'Parent'), ...selected(skipped)]).toEqual([false, 'Parent']);
    expect(onClick).toHaveBeenCalledTimes(3);
    await click(buttonIn(skipped, 'Dora'));
    expect(onClick).toHaveBeenCalledTimes(4);
    for (const [times, ...keys] of [
      [4, 'Enter'],
      [5, 'Enter'],
      [5, 'Space'],
    ] as const) {
      await press(...keys);
      expect(onClick).toHaveBeenCalledTimes(times);
    }
    skipped.unmount();

    for (const name of ['handleExpansion', 'handleSelection'] as const) {
      function Focusing({ itemId, children, label, ...other }: TreeItemProps) {
        const { interactions } = useTreeItemUtils({ itemId, children });
        const own = (
          <>
            {label}
            <button
              tabIndex={-1}
              onClick={(event) => (event.stopPropagation(), interactions[name](event))}
            />
          </>
        );
        return (
          <TreeItem {...other} itemId={itemId} label={own}>
            {children}
          </TreeItem>
        );
      }
      const focusing = await show(tree({}, Focusing));
      await click(buttonIn(focusing, 'Parent'));
      expect(focused()).toBe('Parent');
      focusing.unmount();
    }

    const Row = (props: TreeItemProps) => (
      <TreeItem {...props} label={<button>{props.label}</button>} />
    );
    const handled = await show(tree({}, Row));
    await click(buttonIn(handled, 'Dora'));
    expect(selected(handled)).toEqual(['Dora']);
  },
);
