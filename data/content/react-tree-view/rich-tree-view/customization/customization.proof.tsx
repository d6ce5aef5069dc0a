import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { act, claim, expect, press, setMotion, show, vi } from '#test/proof.tsx';
import { ITEMS, clickItem, showProTree, showTree } from '#test/proofs/richTrees.tsx';
import { isExpanded, item, labels, part, selected } from '#test/proofs/trees.tsx';

/** The icon that the row of an item shows, by its test id. */
function iconOf(screen: Parameters<typeof item>[0], label: string): string | undefined {
  return part(screen, label, 'iconContainer').querySelector('svg')?.dataset.testid;
}

act('OwnIcons', async (demo) => {
  expect(iconOf(demo, 'Passwords')).toBe('ArticleOutlinedIcon');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(iconOf(demo, 'Vacation')).toBe('AddBoxOutlinedIcon');
    await clickItem(demo, 'Vacation');
    expect(iconOf(demo, 'Vacation')).toBe('IndeterminateCheckBoxOutlinedIcon');
    await clickItem(demo, 'Vacation');
  }
});

act('FadingGroups', async (demo) => {
  for (const motion of [false, true]) {
    await setMotion(motion);
    for (const count of [6, 4]) {
      await clickItem(demo, 'Orders');
      await expect.poll(() => labels(demo)).toHaveLength(count);
    }
  }
  await setMotion(false);
  await clickItem(demo, 'Orders');
  const faded = item(demo, 'Return an item').closest('[role="group"]')?.parentElement;
  expect(faded && getComputedStyle(faded).opacity).toBe('1'); // at once, with reduced motion
});

act('ConnectedTree', async (demo) => {
  const weight = () => getComputedStyle(part(demo, 'Operations')).fontWeight;
  for (let turn = 0; turn < 2; turn += 1) {
    expect(weight()).toBe('600');
    await clickItem(demo, 'Operations');
    await expect.poll(() => labels(demo)).toHaveLength(3);
    expect([weight(), selected(demo)]).toEqual(['400', ['Operations']]);
    await clickItem(demo, 'Operations');
  }
});

act('StaffTree', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickItem(demo, 'Rin Ito');
    await expect.poll(() => labels(demo)).toEqual(['Nomsa Mbeki', 'Jonas Hale', 'Rin Ito']);
    expect(selected(demo)).toEqual(['Rin Ito']);
    await press('ArrowRight');
    await expect.poll(() => labels(demo)).toContain('Elena Cruz');
    await clickItem(demo, 'Jonas Hale');
    expect(selected(demo)).toEqual(['Jonas Hale']);
  }
});

act('FileExplorer', async (demo) => {
  const kind = (label: string) => part(demo, label, 'label').querySelector('svg')?.dataset.testid;
  expect([kind('Plan.docx'), kind('Teaser.mp4')]).toEqual([
    'ArticleOutlinedIcon',
    'VideoFileOutlinedIcon',
  ]);
  await expect.element(demo.getByRole('img', { name: 'unsaved' }).first()).toBeVisible();
  const chevron = () =>
    getComputedStyle(part(demo, 'Media', 'iconContainer').querySelector('svg') ?? demo.stage);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(kind('Media')).toBe('FolderOpenOutlinedIcon');
    await clickItem(demo, 'Media');
    await expect.poll(() => chevron().rotate).toBe('-90deg');
    expect(kind('Media')).toBe('FolderOutlinedIcon');
    await clickItem(demo, 'Media');
    await expect.poll(() => chevron().rotate).toBe('none');
  }
});

claim(
  [
    'expandIcon | a collapsed parent | a chevron to the side',
    'collapseIcon | an expanded parent | a chevron down',
    'endIcon | a leaf | nothing',
    'The icon container is 16 px wide and gives an SVG in it a font size of 18 px.',
    'A single item can have other icons: TreeItem takes the same three slots, and icon, which it renders on collapsed and expanded parents and on leaves.',
    'In a Rich Tree View, pass them to slotProps.item.slots or to the TreeItem of a custom item.',
  ],
  async () => {
    const { screen } = await showTree();
    expect(iconOf(screen, 'Parent')).toBe('TreeViewExpandIconIcon');
    await clickItem(screen, 'Parent');
    expect(iconOf(screen, 'Parent')).toBe('TreeViewCollapseIconIcon');
    expect(iconOf(screen, 'Dora')).toBeUndefined();
    const container = part(screen, 'Parent', 'iconContainer');
    const { fontSize } = getComputedStyle(container.querySelector('svg') ?? container);
    expect([getComputedStyle(container).width, fontSize]).toEqual(['16px', '18px']);
    screen.unmount();
    const Star = () => <svg data-testid="star" />;
    for (const slots of [{ icon: Star }, { expandIcon: Star, collapseIcon: Star, endIcon: Star }]) {
      const Starred = (props: TreeItemProps) => <TreeItem {...props} slots={slots} />;
      for (const props of [{ slotProps: { item: { slots } } }, { slots: { item: Starred } }]) {
        const starred = await showTree({ ...props, defaultExpandedItems: ['p'] });
        for (const label of ['Parent', 'Anna', 'Quarter']) {
          expect(iconOf(starred.screen, label)).toBe('star');
        }
        starred.screen.unmount();
      }
    }
  },
);

claim(
  [
    'By default, a Material UI Collapse shows the children.',
    'Your component receives in, unmountOnExit, component, role, className and children.',
  ],
  async () => {
    const { screen } = await showTree({ defaultExpandedItems: ['p'] });
    expect(item(screen, 'Anna').closest('.MuiCollapse-root')?.tagName).toBe('UL');
    screen.unmount();
    const seen = new Set<string>();
    function Group(props: { in?: boolean; children?: React.ReactNode }) {
      Object.keys(props).forEach((name) => seen.add(name));
      return <ul role="group">{props.in && props.children}</ul>;
    }
    const { screen: own } = await showTree({
      slotProps: { item: { slots: { groupTransition: Group } } },
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(['in', 'unmountOnExit', 'component', 'role', 'className', 'children']),
    );
    await clickItem(own, 'Parent');
    expect(labels(own)).toContain('Anna');
  },
);

claim(
  [
    'The content of an item has one for each of these states.',
    'There is none for loading and none for an error:',
    'data-expanded | expanded',
    'data-selected | selected',
    'data-focused | focused',
    'data-disabled | disabled',
    'data-editable | editable',
    'data-editing | editing',
  ],
  async () => {
    const { screen } = await showTree({
      isItemEditable: ({ id }) => id !== 'd',
      isItemDisabled: ({ id }) => id === 'q',
      defaultExpandedItems: ['p'],
      defaultSelectedItems: 'p',
    });
    const states = (row: HTMLElement) => Object.keys(row.dataset).toSorted().join();
    const parent = part(screen, 'Parent');
    expect([states(parent), states(part(screen, 'Dora'))]).toEqual([
      'editable,expanded,selected',
      '',
    ]);
    expect(states(part(screen, 'Quarter'))).toBe('disabled,editable');
    item(screen, 'Parent').focus();
    await expect.poll(() => states(parent)).toBe('editable,expanded,focused,selected');
    await press('Enter');
    expect(states(parent)).toContain('editing');
    await press('Escape');
    screen.unmount();
    let fail = () => {};
    const { screen: lazy } = await showProTree({
      expansionTrigger: 'iconContainer',
      dataSource: {
        getChildrenCount: () => 1,
        getTreeItems: () => new Promise((_, reject) => (fail = () => reject(new Error('offline')))),
      },
    });
    await clickItem(lazy, 'Parent', { name: 'iconContainer' });
    const row = part(lazy, 'Parent');
    const known = ['focused', 'selected']; // by the click
    expect([
      row.querySelector('.MuiTreeItem-loadingIcon') !== null,
      Object.keys(row.dataset).toSorted(),
    ]).toEqual([true, known]);
    fail();
    await expect.poll(() => row.querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
    expect(Object.keys(row.dataset).toSorted()).toEqual(known);
    expect(Object.keys(treeItemClasses)).toEqual(
      expect.arrayContaining([
        'expanded',
        'selected',
        'focused',
        'disabled',
        'editable',
        'editing',
      ]),
    );
  },
);

claim(
  'classes.root of the tree, and its class MuiRichTreeView-root, are also set on every TreeItem.',
  async () => {
    const { screen } = await showTree({ classes: { root: 'mine' } });
    const roots = screen.stage.querySelectorAll('.mine.MuiRichTreeView-root');
    expect([...roots].map(({ role }) => role)).toEqual(['tree', ...ITEMS.map(() => 'treeitem')]);
  },
);

claim(
  [
    'Your component receives itemId, label and children, an empty array on a leaf.',
    'slotProps.item adds props, either the same for all items, or as a function of { itemId, label }.',
  ],
  async () => {
    const seen: Record<string, [names: string, children: number]> = {};
    function Own(props: TreeItemProps) {
      const given = Object.entries(props).filter(([, value]) => Boolean(value));
      const names = given.map(([name]) => name).toSorted();
      seen[props.itemId] = [names.join(), React.Children.count(props.children)];
      return <TreeItem {...props} />;
    }
    const getProps = vi.fn(({ itemId }: { itemId: string }) => ({ title: `Item ${itemId}` }));
    const { screen } = await showTree({ slots: { item: Own }, slotProps: { item: getProps } });
    const names = 'children,itemId,label,title';
    expect([seen.p, seen.d]).toEqual([
      [names, 3],
      [names, 0],
    ]);
    expect(getProps.mock.calls[0]?.[0]).toEqual({ itemId: 'p', label: 'Parent' });
    expect(item(screen, 'Dora').title).toBe('Item d');
    screen.unmount();
    const same = await showTree({ slotProps: { item: { title: 'All' } } });
    expect(item(same.screen, 'Parent').title).toBe('All');
  },
);

claim('With a new function on each render, React mounts every item again.', async () => {
  const newItem = () =>
    function Own(props: TreeItemProps) {
      return <TreeItem {...props} />;
    };
  const screen = await show(<RichTreeView items={ITEMS} slots={{ item: newItem() }} />);
  const before = ITEMS.map(({ label }) => item(screen, label));
  await screen.rerender(<RichTreeView items={ITEMS} slots={{ item: newItem() }} />);
  expect(before.filter(({ isConnected }) => isConnected)).toEqual([]);
  expect(isExpanded(screen, 'Parent')).toBe(false);
});
