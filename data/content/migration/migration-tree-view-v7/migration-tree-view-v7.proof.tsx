import { useState, type MouseEvent, type ReactNode } from 'react';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-tree-view';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  treeItemClasses,
  TreeItemContent,
  type TreeItemProps,
  type TreeItemSlots,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import * as paid from '@mui/x-tree-view-pro';
import { claim, click, dragTo, expect, hover, show, takeConsole, vi } from '#test/proof.tsx';
import { call, ITEMS, showProTree, showTree } from '#test/proofs/richTrees.tsx';
import {
  clickRow,
  isExpanded,
  labels,
  part,
  rested,
  selected,
  showWithApi,
} from '#test/proofs/trees.tsx';

/** The files below each package, by the folders `esm` and `modern`. */
const ESM = import.meta.glob('/node_modules/@mui/x-tree-view*/esm/index.js');
const MODERN = import.meta.glob('/node_modules/@mui/x-tree-view*/modern/**');
const MANIFESTS = import.meta.glob<{
  peerDependencies: Record<string, string>;
  exports: Record<string, unknown>;
}>('/node_modules/@mui/x-tree-view{,-pro}/package.json', { import: 'default' });

const DORA = ITEMS.find(({ id }) => id === 'd');

const BEDS = (
  <TreeItem itemId="beds" label="Beds">
    <TreeItem itemId="aloe" label="Aloe" />
    <TreeItem itemId="cacao" label="Cacao" />
  </TreeItem>
);

/** How far the label begins from the left edge of its row, and the row from that of the tree, in px. */
function indentation({ stage }: { stage: HTMLElement }, label: string): [number, number] {
  const row = part({ stage }, label).getBoundingClientRect();
  const tree = (stage.querySelector('[role="tree"]') ?? stage).getBoundingClientRect();
  const start = part({ stage }, label, 'iconContainer').getBoundingClientRect().left;
  return [start - row.left, row.left - tree.left];
}

claim(
  [
    'Import from the root or from a first-level folder:',
    'The folders @mui/x-tree-view/modern and @mui/x-tree-view-pro/modern are removed.',
    'The peer dependencies stay wide: @mui/material ^5.15.14, ^6 or ^7, and React 17, 18 or 19.',
  ],
  async () => {
    expect(Object.keys(ESM)).toHaveLength(2);
    expect(Object.keys(MODERN)).toEqual([]);
    const manifests = await Promise.all(Object.values(MANIFESTS).map((load) => load()));
    expect(manifests).toHaveLength(2);
    for (const { exports, peerDependencies } of manifests) {
      expect(exports).toMatchObject({
        './*': { import: { default: './esm/*/index.js' } },
        './modern': null,
      });
      expect(peerDependencies).toMatchObject({
        '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
        react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      });
    }
  },
);

claim(
  [
    'experimentalFeatures no longer exists on any tree.',
    'labelEditing | isItemEditable is enough',
    'itemsReordering | the itemsReordering prop is enough',
  ],
  async () => {
    const on = { experimentalFeatures: { labelEditing: true, itemsReordering: true } };
    for (const [props, boxes] of [
      [on, 0],
      [{ isItemEditable: true }, 1],
    ] as const) {
      for (const showAny of [showTree, showProTree]) {
        const { screen } = await showAny(props as object);
        await click(part(screen, 'Dora', 'label'), { times: 2 });
        expect(screen.getByRole('textbox').elements()).toHaveLength(boxes);
        screen.unmount();
      }
    }
    for (const [props, first] of [
      [on, 'Parent'],
      [{ itemsReordering: true }, 'Quarter'],
    ] as const) {
      const { screen } = await showProTree(props as object);
      const { height } = part(screen, 'Quarter').getBoundingClientRect();
      await dragTo(part(screen, 'Parent'), part(screen, 'Quarter'), { x: 5, y: height - 1 });
      await expect.poll(() => labels(screen)[0]).toBe(first);
      screen.unmount();
    }
    expect(takeConsole().join()).toContain('`experimentalFeatures` prop on a DOM element');
  },
);

claim(
  [
    'Version 8 removes the old TreeView and gives the customizable item the plain name TreeItem.',
    'TreeItem2 is the TreeItem of v8, and the former TreeItem is removed.',
    'All names that went with it lose the 2.',
    'hooks | hooks | useTreeItem2Utils',
  ],
  () => {
    const names = [...Object.keys(community), ...Object.keys(paid)];
    expect(
      names.filter((name) => /2/.test(name) || /^(get)?treeView(?!Collapse|Expand)/i.test(name)),
    ).toEqual([]);
    for (const name of [
      'TreeItem',
      'TreeItemRoot',
      'TreeItemContent',
      'TreeItemIconContainer',
      'TreeItemGroupTransition',
      'TreeItemCheckbox',
      'TreeItemLabel',
      'useTreeItem',
      'useTreeItemUtils',
      'TreeItemProvider',
      'TreeItemIcon',
      'TreeItemDragAndDropOverlay',
      'TreeItemLabelInput',
      'SimpleTreeView',
      'simpleTreeViewClasses',
    ]) {
      expect(names).toContain(name);
    }
  },
);

claim(
  [
    'Selectors written manually change too: .MuiTreeView-root is now .MuiSimpleTreeView-root.',
    'the theme key MuiTreeView | MuiSimpleTreeView | no',
    'the theme key MuiTreeItem2 | MuiTreeItem | no',
  ],
  async () => {
    for (const [tree, leaf, isApplied] of [
      ['MuiTreeView', 'MuiTreeItem2', false],
      ['MuiSimpleTreeView', 'MuiTreeItem', true],
    ] as const) {
      const components = {
        [tree]: { defaultProps: { expansionTrigger: 'iconContainer' } },
        [leaf]: { styleOverrides: { label: { fontSize: 14 } } },
      };
      const screen = await show(
        <ThemeProvider theme={createTheme({ components })}>
          <SimpleTreeView>{BEDS}</SimpleTreeView>
        </ThemeProvider>,
      );
      expect(screen.stage.querySelectorAll('[role="tree"].MuiSimpleTreeView-root')).toHaveLength(1);
      expect(screen.stage.querySelectorAll('.MuiTreeView-root')).toHaveLength(0);
      const size = getComputedStyle(part(screen, 'Beds', 'label')).fontSize;
      expect(size === '14px').toBe(isApplied);
      await clickRow(screen, 'Beds');
      expect(isExpanded(screen, 'Beds')).toBe(!isApplied);
      screen.unmount();
    }
  },
);

claim(
  [
    'In v8, it is the styled div around them, formerly TreeItem2Content.',
    'An old import still resolves.',
  ],
  async () => {
    expect(community.TreeItemContent).toBe(TreeItemContent);
    const screen = await show(
      <TreeItemContent status={{} as never} className="own">
        Only this
      </TreeItemContent>,
    );
    const own = screen.stage.querySelector('.own');
    expect([own?.tagName, own?.innerHTML]).toEqual(['DIV', 'Only this']);
  },
);

claim(
  'The provider of a custom item takes its props from the hook now, because id became a required prop:',
  async () => {
    const given: object[] = [];
    function OwnItem({ itemId, id, label, children }: UseTreeItemParameters) {
      const own = useTreeItem({ itemId, id, label, children });
      const provider = own.getContextProviderProps();
      given.push(provider);
      // @ts-expect-error -- without its id
      const incomplete: Parameters<typeof TreeItemProvider>[0] = { itemId, children };
      return (
        <TreeItemProvider {...incomplete} {...provider}>
          <li {...own.getRootProps()}>{label}</li>
        </TreeItemProvider>
      );
    }
    const screen = await show(
      <RichTreeView items={[{ id: 'd', label: 'Dora' }]} slots={{ item: OwnItem }} />,
    );
    await expect.element(screen.getByRole('treeitem', { name: 'Dora' })).toBeVisible();
    expect(given[0]).toEqual({ itemId: 'd', id: undefined });
  },
);

claim(
  [
    'ContentComponent and ContentProps are removed.',
    'Props for a part go into slotProps:',
    'the label | slots.label, which receives the label as children',
    'an icon | slots.expandIcon, slots.collapseIcon, slots.endIcon or slots.icon',
    'the checkbox | slots.checkbox',
    'the container of the row | slots.content, which must render its children',
  ],
  async () => {
    const leaf = (props: Partial<TreeItemProps>) =>
      show(
        <SimpleTreeView checkboxSelection>
          <TreeItem itemId="aloe" label="Aloe" {...props} />
          {BEDS}
        </SimpleTreeView>,
      );
    const old = { ContentComponent: () => <i>Old</i>, ContentProps: { className: 'old' } };
    const own = await leaf({ slotProps: { content: { className: 'bed-row' } } });
    expect(part(own, 'Aloe').classList.contains('bed-row')).toBe(true);
    own.unmount();
    const before = await leaf(old as object);
    expect(before.stage.querySelectorAll('i, .old')).toHaveLength(0);
    before.unmount();
    expect(takeConsole().join()).toContain('ContentComponent');
    const slots: [keyof TreeItemSlots, TreeItemSlots[keyof TreeItemSlots], string][] = [
      ['label', ({ children }: { children?: ReactNode }) => <b>My {children}</b>, 'My Aloe'],
      ['endIcon', () => <b>Leaf</b>, 'Leaf'],
      ['icon', () => <b>Any</b>, 'Any'],
      ['checkbox', () => <b>Box</b>, 'Box'],
      ['content', () => <b>Nothing else</b>, 'Nothing else'],
    ];
    for (const [name, slot, text] of slots) {
      const screen = await leaf({ slots: { [name]: slot } });
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
      expect(screen.getByText('Aloe', { exact: false }).elements()).toHaveLength(
        name === 'content' ? 0 : 1,
      );
      screen.unmount();
    }
    const icons = await show(
      <SimpleTreeView>
        <TreeItem
          itemId="beds"
          label="Beds"
          slots={{ expandIcon: () => <b>More</b>, collapseIcon: () => <b>Less</b> }}
        >
          <TreeItem itemId="aloe" label="Aloe" />
        </TreeItem>
      </SimpleTreeView>,
    );
    await icons.getByText('More').click();
    await expect.element(icons.getByText('Less')).toBeVisible();
  },
);

claim(
  'useTreeItemUtils returns the state and the handlers in two groups, but no disableSelection, checkboxSelection or preventSelection:',
  async () => {
    function OwnItem({ itemId, id, label, children }: UseTreeItemParameters) {
      const own = useTreeItem({ itemId, id, label, children });
      const { status, interactions } = useTreeItemUtils({ itemId, children });
      return (
        <TreeItemProvider {...own.getContextProviderProps()}>
          <li {...own.getRootProps()}>
            <button onClick={(event) => interactions.handleExpansion(event)}>
              {label} {String(status.expanded)} {String(status.selected)}
            </button>
          </li>
        </TreeItemProvider>
      );
    }
    const screen = await show(
      <RichTreeView items={ITEMS} slots={{ item: OwnItem }} defaultSelectedItems="p" />,
    );
    await screen.getByRole('button', { name: 'Parent false true' }).click();
    await expect.element(screen.getByRole('button', { name: 'Parent true true' })).toBeVisible();
  },
);

claim(
  [
    'In v8, they are attached to the root of the item, which contains the children.',
    'A click on a child therefore also calls the onClick of every parent that has one.',
    'For clicks on the row itself, use onItemClick on the tree:',
    "To keep a handler on one item's content, pass it as slotProps={{ content: { onMouseDown } }}.",
  ],
  async () => {
    const calls: string[] = [];
    const noted = (name: string) => ({
      onClick: ({ currentTarget }: MouseEvent) => calls.push(`${name} ${currentTarget.role}`),
      onMouseDown: ({ currentTarget }: MouseEvent) => calls.push(`${name} ${currentTarget.role}`),
      slotProps: { content: { onMouseDown: () => calls.push(`content of ${name}`) } },
    });
    const screen = await show(
      <SimpleTreeView
        defaultExpandedItems={['garden', 'beds']}
        onItemClick={(_, itemId) => calls.push(`row of ${itemId}`)}
      >
        <TreeItem itemId="garden" label="Garden" {...noted('garden')}>
          <TreeItem itemId="beds" label="Beds">
            <TreeItem itemId="aloe" label="Aloe" {...noted('aloe')} />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>,
    );
    await click(part(screen, 'Aloe'));
    expect(calls).toEqual([
      'content of aloe',
      'aloe treeitem',
      'garden treeitem',
      'row of aloe',
      'aloe treeitem',
      'garden treeitem',
    ]);
  },
);

claim(
  [
    'Both changes apply to apiRef.current and to the publicAPI of an item.',
    'event is optional in both.',
    'Without shouldBeSelected or shouldBeExpanded, the methods toggle.',
    'Because a call can have no event, four callbacks type it as React.SyntheticEvent | null: onSelectedItemsChange, onItemSelectionToggle, onExpandedItemsChange and onItemExpansionToggle.',
  ],
  async () => {
    let ofItem: Pick<
      ReturnType<typeof useTreeItemUtils>['publicAPI'],
      'setItemSelection' | 'setItemExpansion'
    > | null = null;
    function Label({ children }: { children?: ReactNode }) {
      ofItem = useTreeItemUtils({ itemId: 'beds', children: null }).publicAPI;
      return <span className="MuiTreeItem-label">{children}</span>;
    }
    const note = vi.fn();
    const { screen, api } = await showWithApi((apiRef) => (
      <SimpleTreeView
        apiRef={apiRef}
        onSelectedItemsChange={(event) => note('items', event)}
        onItemSelectionToggle={(event) => note('item', event)}
        onExpandedItemsChange={(event) => note('expanded items', event)}
        onItemExpansionToggle={(event) => note('expanded item', event)}
      >
        <TreeItem itemId="beds" label="Beds" slots={{ label: Label }}>
          <TreeItem itemId="aloe" label="Aloe" />
        </TreeItem>
      </SimpleTreeView>
    ));
    for (const methods of [api, ofItem]) {
      expect(methods).not.toHaveProperty('selectItem');
      for (const isOn of [true, false]) {
        await call(() => methods?.setItemSelection({ itemId: 'beds' }));
        await expect.poll(() => selected(screen)).toEqual(isOn ? ['Beds'] : []);
        await call(() => methods?.setItemExpansion({ itemId: 'beds' }));
        await expect.poll(() => isExpanded(screen, 'Beds')).toBe(isOn);
      }
      await call(() => methods?.setItemExpansion({ itemId: 'beds', shouldBeExpanded: false }));
      expect(isExpanded(screen, 'Beds')).toBe(false);
    }
    expect(new Set(note.mock.calls.map(([name]) => name)).size).toBe(4);
    expect(note.mock.calls.every(([, event]) => event === null)).toBe(true);
  },
);

claim(
  [
    "Items are memoized in v8: a change in one item's state no longer renders all items again.",
    'A value read through publicAPI while rendering can be stale.',
    'The hook returns your own object from items.',
    'For an unknown ID, it returns undefined, although its type says null.',
  ],
  async () => {
    const rendered = new Set<string>();
    const models: unknown[] = [];
    const unknown: unknown[] = [];
    function Label({ children }: { children?: ReactNode }) {
      const { publicAPI } = useTreeItemUtils({ itemId: 'q', children: null });
      rendered.add(String(children));
      models.push(useTreeItemModel('d'));
      unknown.push(useTreeItemModel('unknown'));
      return (
        <span className="MuiTreeItem-label">
          {children} {publicAPI.getItemDOMElement('a') ? 'after' : 'before'}
        </span>
      );
    }
    const slotProps = { item: { slots: { label: Label } } };
    function Controlled() {
      const [id, setId] = useState<string | null>(null);
      return (
        <RichTreeView
          items={ITEMS}
          slotProps={slotProps}
          selectedItems={id}
          onSelectedItemsChange={(_, next) => setId(next)}
        />
      );
    }
    for (const tree of [
      <Controlled key="a" />,
      <RichTreeView key="b" items={ITEMS} slotProps={slotProps} />,
      <SimpleTreeView key="c">
        <TreeItem itemId="p" label="Parent" {...slotProps.item}>
          <TreeItem itemId="a" label="Anna" {...slotProps.item} />
          <TreeItem itemId="b" label="Bert" {...slotProps.item} />
          <TreeItem itemId="c" label="Cleo" {...slotProps.item} />
        </TreeItem>
        <TreeItem itemId="q" label="Quarter" {...slotProps.item} />
        <TreeItem itemId="d" label="Dora" {...slotProps.item} />
      </SimpleTreeView>,
    ]) {
      models.length = 0;
      const screen = await show(tree);
      expect(models.at(-1)).toHaveProperty('id', 'd');
      expect(models.at(-1) === DORA).toBe(tree.key !== 'c');
      for (const [label, expected] of [
        ['Parent before', ['Bert', 'Cleo']],
        ['Anna before', []],
        ['Dora before', []],
      ] as const) {
        rendered.clear();
        await click(part(screen, label));
        await rested(screen);
        expect(rendered).toContain(label.split(' ')[0]);
        expect(['Bert', 'Cleo', 'Quarter'].filter((each) => rendered.has(each))).toEqual(expected);
      }
      expect(labels(screen)).toContain('Quarter before'); // although Anna is there now
      screen.unmount();
    }
    expect(new Set(unknown)).toEqual(new Set([undefined]));
  },
);

claim(
  [
    'Now each row starts at the edge of the tree and its content is padded by depth.',
    'Hover, selection and drag and drop cover the full width.',
    'It takes a number of pixels or a CSS length; the default is 12px.',
    'indentationAtItemLevel | always on, see indentation',
  ],
  async () => {
    for (const [size, step] of [
      [undefined, 12],
      [24, 24],
      ['2rem', 32],
    ] as const) {
      const { screen } = await showTree({
        itemChildrenIndentation: size,
        defaultExpandedItems: ['q', 'r'],
        defaultSelectedItems: 'f',
      });
      for (const [depth, label] of ['Quarter', 'Room', 'Finn'].entries()) {
        expect(indentation(screen, label)).toEqual([8 + depth * step, 0]);
      }
      const tree = screen.getByRole('tree').element().getBoundingClientRect();
      await hover(part(screen, 'Finn'), { x: tree.width - 2, y: 5 });
      expect(part(screen, 'Finn').matches(':hover[data-selected]')).toBe(true);
      expect(part(screen, 'Finn').getBoundingClientRect().width).toBe(tree.width);
      screen.unmount();
    }
  },
);

claim(
  [
    'To bring the old look back, pad the group again:',
    'Pass it as slots={{ item: IndentedTreeItem }} to a Rich Tree View, or use it in place of TreeItem in a Simple Tree View.',
    'A custom content component that sets its own padding must add the depth itself: calc(8px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth)).',
  ],
  async () => {
    const Indented = styled(TreeItem)(({ theme }) => ({
      [`& > .${treeItemClasses.content}`]: { padding: theme.spacing(0.5, 1) },
      [`& > .${treeItemClasses.groupTransition}`]: {
        paddingLeft: 'var(--TreeView-itemChildrenIndentation) !important',
      },
    }));
    const rich = await showTree({ slots: { item: Indented }, defaultExpandedItems: ['q', 'r'] });
    for (const [depth, label] of ['Quarter', 'Room', 'Finn'].entries()) {
      expect(indentation(rich.screen, label)).toEqual([8, 12 * depth]);
    }
    rich.screen.unmount();
    const simple = await show(
      <SimpleTreeView defaultExpandedItems={['a']}>
        <Indented itemId="a" label="A">
          <Indented itemId="b" label="B" />
        </Indented>
      </SimpleTreeView>,
    );
    expect(indentation(simple, 'B')).toEqual([8, 12]);
    simple.unmount();
    const depth = 'var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth)';
    for (const [paddingLeft, expected] of [
      ['8px', 8],
      [`calc(8px + ${depth})`, 32],
    ] as const) {
      const Content = styled(TreeItemContent)({ paddingLeft });
      const slotProps = { item: { slots: { content: Content } } };
      const { screen } = await showTree({ slotProps, defaultExpandedItems: ['q', 'r'] });
      expect(indentation(screen, 'Finn')).toEqual([expected, 0]);
      screen.unmount();
    }
  },
);
