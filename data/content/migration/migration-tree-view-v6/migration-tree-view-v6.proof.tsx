import type { ReactNode } from 'react';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as community from '@mui/x-tree-view';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  SimpleTreeView,
  simpleTreeViewClasses,
  type SimpleTreeViewProps,
} from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { claim, expect, press, show, takeConsole, vi, type Screen } from '#test/proof.tsx';
import { ITEMS, showTree } from '#test/proofs/richTrees.tsx';
import { clickRow, focused, isExpanded, item, part, selected } from '#test/proofs/trees.tsx';

const LEGACY = import.meta.glob('/node_modules/@mui/x-tree-view/legacy/**');
const FILES = import.meta.glob<string>('/node_modules/@mui/x-tree-view/esm/*/useTreeItem*.js', {
  query: '?raw',
  import: 'default',
});

const More = () => <b>More</b>;
const Less = () => <b>Less</b>;
const Leaf = () => <b>Leaf</b>;
const Any = () => <b>Any</b>;

/** Beds with Moss and Fern. */
function draw(
  tree: Partial<SimpleTreeViewProps<boolean>> & Record<string, unknown> = {},
  beds: Partial<TreeItemProps> & Record<string, unknown> = {},
): Promise<Screen> {
  return show(
    <SimpleTreeView {...tree}>
      <TreeItem itemId="beds" label="Beds" {...beds}>
        <TreeItem itemId="moss" label="Moss" />
        <TreeItem itemId="fern" label="Fern" />
      </TreeItem>
    </SimpleTreeView>,
  );
}

/** What the icon of an item says. */
const icon = (screen: Screen, label: string) => part(screen, label, 'iconContainer').textContent;

claim(
  [
    'The legacy bundle is removed, and Internet Explorer 11 is not supported.',
    'The package is published with nullish coalescing and optional chaining.',
  ],
  async () => {
    expect(Object.keys(LEGACY)).toEqual([]);
    const texts = await Promise.all(Object.values(FILES).map((load) => load()));
    expect(texts.join()).toMatch(/ \?\? /);
    expect(texts.join()).toMatch(/\w\?\.\w/);
  },
);

claim(
  [
    'expanded | expandedItems | rename-expansion-props',
    'defaultExpanded | defaultExpandedItems | rename-expansion-props',
    'selected | selectedItems | rename-selection-props',
    'defaultSelected | defaultSelectedItems | rename-selection-props',
  ],
  async () => {
    for (const [props, areOpen, isSelected] of [
      [{ expandedItems: ['beds'], selectedItems: 'beds' }, true, true],
      [{ defaultExpandedItems: ['beds'], defaultSelectedItems: 'beds' }, true, true],
      [{ defaultExpanded: ['beds'], defaultSelected: 'beds' }, false, false],
    ] satisfies [Parameters<typeof draw>[0], boolean, boolean][]) {
      const screen = await draw(props);
      expect(isExpanded(screen, 'Beds')).toBe(areOpen);
      expect(selected(screen)).toEqual(isSelected ? ['Beds'] : []);
      await clickRow(screen, 'Beds');
      expect(isExpanded(screen, 'Beds')).toBe('expandedItems' in props || !areOpen);
      screen.unmount();
    }
    const old = await draw({ expanded: ['beds'], selected: 'beds' });
    expect([isExpanded(old, 'Beds'), selected(old)]).toEqual([false, []]);
    old.unmount();
    takeConsole(); // of the old props
  },
);

claim(
  [
    'onExpandedItemsChange gives you the whole list.',
    'onSelectedItemsChange gives you the whole list with multiSelect, otherwise one ID or null.',
    'onNodeToggle | onExpandedItemsChange | rename-expansion-props',
    'onNodeSelect | onSelectedItemsChange | rename-selection-props',
    'onNodeFocus | onItemFocus | rename-focus-callback',
    'onItemExpansionToggle | (event, itemId, isExpanded)',
    'onItemSelectionToggle | (event, itemId, isSelected)',
  ],
  async () => {
    for (const [multiSelect, lists] of [
      [false, ['moss', 'fern', null]],
      [true, [['moss'], ['fern', 'moss'], ['moss']]],
    ] as const) {
      const calls: Record<string, unknown[][]> = {};
      const names = [
        'onExpandedItemsChange',
        'onSelectedItemsChange',
        'onItemFocus',
        'onItemExpansionToggle',
        'onItemSelectionToggle',
      ];
      const old = ['onNodeToggle', 'onNodeSelect', 'onNodeFocus'];
      const handlers = [...names, ...old].map((name) => [
        name,
        ({ nativeEvent }: { nativeEvent: Event }, ...rest: unknown[]) => {
          expect(nativeEvent).toBeInstanceOf(Event);
          (calls[name] ??= []).push(rest);
        },
      ]);
      const screen = await show(
        <SimpleTreeView multiSelect={multiSelect} {...Object.fromEntries(handlers)}>
          <TreeItem itemId="moss" label="Moss">
            <TreeItem itemId="in-moss" label="In moss" />
          </TreeItem>
          <TreeItem itemId="fern" label="Fern">
            <TreeItem itemId="in-fern" label="In fern" />
          </TreeItem>
        </SimpleTreeView>,
      );
      await clickRow(screen, 'Moss');
      await clickRow(screen, 'Fern');
      if (multiSelect) {
        await clickRow(screen, 'Moss', { keys: ['Ctrl'] });
        await clickRow(screen, 'Fern', { keys: ['Ctrl'] });
        expect(
          calls.onSelectedItemsChange?.map(([list]) => [...(list as string[])].sort()),
        ).toEqual([['moss'], ['fern'], ['fern', 'moss'], ['moss']]);
      } else {
        await press('Space');
        expect(calls.onSelectedItemsChange?.map(([id]) => id)).toEqual(lists);
      }
      expect(
        calls.onExpandedItemsChange?.slice(0, 2).map(([list]) => (list as string[]).length),
      ).toEqual([1, 2]);
      expect(calls.onItemExpansionToggle?.slice(0, 2)).toEqual([
        ['moss', true],
        ['fern', true],
      ]);
      expect(calls.onItemSelectionToggle).toContainEqual(['moss', true]);
      expect(calls.onItemSelectionToggle?.at(-1)).toEqual(['fern', false]);
      expect(calls.onItemFocus?.slice(0, 2)).toEqual([['moss'], ['fern']]);
      expect(Object.keys(calls).filter((name) => old.includes(name))).toEqual([]);
      screen.unmount();
    }
    takeConsole(); // of the old props
  },
);

claim(
  [
    'The prop stays required.',
    'The new name distinguishes it from RichTreeView, which takes its items from an array.',
  ],
  async () => {
    // @ts-expect-error -- without itemId
    const incomplete: TreeItemProps = { label: 'Moss' };
    const simple = await draw({ defaultSelectedItems: 'beds' }, { label: incomplete.label });
    expect(selected(simple)).toEqual(['Moss']);
    simple.unmount();
    const rich = await showTree({ items: [{ id: 'fern', label: 'Fern' }] });
    expect(part(rich.screen, 'Fern').textContent).toBe('Fern');
    expect(community).toHaveProperty('RichTreeView', RichTreeView);
    expect(community).not.toHaveProperty('TreeView');
  },
);

claim(
  [
    'A slot takes a component, not an element.',
    'defaultEndIcon of the tree | slots.endIcon',
    'defaultParentIcon of the tree | the same component for slots.expandIcon and slots.collapseIcon',
    'expandIcon, collapseIcon, endIcon, icon of an item | slots of the same names on TreeItem',
  ],
  async () => {
    const tree = await draw({ slots: { expandIcon: Any, collapseIcon: Any, endIcon: Leaf } });
    expect(icon(tree, 'Beds')).toBe('Any');
    await clickRow(tree, 'Beds');
    expect([icon(tree, 'Beds'), icon(tree, 'Moss')]).toEqual(['Any', 'Leaf']);
    tree.unmount();
    const own = await draw({}, { slots: { expandIcon: More, collapseIcon: Less, endIcon: Leaf } });
    expect(icon(own, 'Beds')).toBe('More');
    await clickRow(own, 'Beds');
    expect([icon(own, 'Beds'), icon(own, 'Moss')]).toEqual(['Less', '']);
    own.unmount();
    for (const [slots, text] of [
      [{ endIcon: Leaf }, 'Leaf'],
      [{ endIcon: Leaf, icon: Any }, 'Any'],
    ] as const) {
      const leaf = await show(
        <SimpleTreeView>
          <TreeItem itemId="beds" label="Beds" slots={slots} />
        </SimpleTreeView>,
      );
      expect(icon(leaf, 'Beds')).toBe(text);
      leaf.unmount();
    }
    const old = await draw({ defaultExpandIcon: <More />, defaultEndIcon: <Leaf /> });
    expect(icon(old, 'Beds')).toBe('');
    old.unmount();
    await expect(draw({}, { slots: { icon: (<Any />) as never } })).rejects.toThrow();
    takeConsole(); // of the old props and the element
  },
);

claim(
  [
    'defaultExpandIcon of the tree | slots.expandIcon; a chevron to the right is built in',
    'defaultCollapseIcon of the tree | slots.collapseIcon; a chevron downwards is built in',
    'If your icons were those two chevrons, delete them: they are the default.',
  ],
  async () => {
    const shapes: (string | null | undefined)[][] = [];
    for (const slots of [{}, { expandIcon: ChevronRightIcon, collapseIcon: ExpandMoreIcon }]) {
      const screen = await draw({ slots });
      const shape = () =>
        part(screen, 'Beds', 'iconContainer').querySelector('path')?.getAttribute('d');
      const collapsed = shape();
      await clickRow(screen, 'Beds');
      shapes.push([collapsed, shape()]);
      screen.unmount();
    }
    expect(shapes[0]).toEqual(shapes[1]);
    const own = await draw({ slots: { expandIcon: More, collapseIcon: Less } });
    expect(icon(own, 'Beds')).toBe('More');
    await clickRow(own, 'Beds');
    expect(icon(own, 'Beds')).toBe('Less');
  },
);

claim(
  [
    'TransitionComponent | slots.groupTransition',
    'TransitionProps | slotProps.groupTransition',
    'treeItemClasses.group | treeItemClasses.groupTransition | no',
  ],
  async () => {
    const own = vi.fn(({ children }: { children?: ReactNode }) => <ul>{children}</ul>);
    const props = { timeout: 400 };
    await draw(
      { defaultExpandedItems: ['beds'] },
      { slots: { groupTransition: own }, slotProps: { groupTransition: props } },
    );
    expect(own.mock.lastCall?.[0]).toMatchObject({
      ...props,
      className: expect.stringContaining(treeItemClasses.groupTransition),
    });
    expect(treeItemClasses).not.toHaveProperty('group');
    own.mockClear();
    await draw({}, { TransitionComponent: own, TransitionProps: props });
    expect(own).not.toHaveBeenCalled();
    takeConsole(); // of the old props
  },
);

claim(
  [
    'theme key MuiTreeView | MuiSimpleTreeView | no',
    'treeViewClasses | simpleTreeViewClasses | yes',
  ],
  async () => {
    for (const [key, isApplied] of [
      ['MuiTreeView', false],
      ['MuiSimpleTreeView', true],
    ] as const) {
      const components = { [key]: { styleOverrides: { root: { fontSize: 14.5 } } } };
      const screen = await show(
        <ThemeProvider theme={createTheme({ components })}>
          <SimpleTreeView>
            <TreeItem itemId="moss" label="Moss" />
          </SimpleTreeView>
        </ThemeProvider>,
      );
      const tree = screen.getByRole('tree').element();
      expect(getComputedStyle(tree).fontSize === '14.5px').toBe(isApplied);
      expect(tree.classList.contains(simpleTreeViewClasses.root)).toBe(true);
      screen.unmount();
    }
    expect(community).not.toHaveProperty('treeViewClasses');
  },
);

claim(
  'From version 8 on, the old name belongs to the hook that builds an item without its markup.',
  async () => {
    function OwnItem({ itemId, id, label, children }: UseTreeItemParameters) {
      const own = useTreeItem({ itemId, id, label, children });
      return (
        <TreeItemProvider {...own.getContextProviderProps()}>
          <li {...own.getRootProps()}>
            <i>{label}</i>
          </li>
        </TreeItemProvider>
      );
    }
    expect(community.useTreeItem).toBe(useTreeItem);
    expect(community).not.toHaveProperty('useTreeItemState');
    const screen = await show(
      <RichTreeView items={[{ id: 'd', label: 'Dora' }]} slots={{ item: OwnItem }} />,
    );
    expect(screen.getByRole('treeitem').element().innerHTML).toBe('<i>Dora</i>');
  },
);

claim(
  [
    'Now the focus is on the root of the item itself.',
    'find | the tree role | the treeitem role',
    'press keys on | the tree | the item',
    'assert | aria-activedescendant of the tree | document.activeElement',
  ],
  async () => {
    const keyDown = (target: Element) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    for (const tree of [
      <SimpleTreeView key="a" defaultExpandedItems={['p']}>
        <TreeItem itemId="p" label="Parent">
          <TreeItem itemId="a" label="Anna" />
          <TreeItem itemId="b" label="Bert" />
        </TreeItem>
      </SimpleTreeView>,
      <RichTreeView key="b" items={ITEMS} defaultExpandedItems={['p']} multiSelect />,
    ]) {
      const screen = await show(tree);
      await press('Tab', 'ArrowDown');
      expect(focused()).toBe('Anna');
      expect(document.activeElement).toBe(item(screen, 'Anna'));
      const root = screen.getByRole('tree').element();
      keyDown(root);
      expect(focused()).toBe('Anna');
      keyDown(item(screen, 'Anna'));
      await expect.poll(focused).toBe('Bert');
      expect(root.hasAttribute('aria-activedescendant')).toBe(false);
      expect(root.hasAttribute('tabindex')).toBe(false);
      screen.unmount();
    }
  },
);
