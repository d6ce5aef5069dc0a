import * as community from '@mui/x-tree-view';
import * as pro from '@mui/x-tree-view-pro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import * as hooks from '@mui/x-tree-view/hooks';
import * as icons from '@mui/x-tree-view/icons';
import { act, claim, expect, show } from '#test/proof.tsx';
import { clickRow, isExpanded, item, labels, selected, showWithApi } from '#test/proofs/trees.tsx';

type Item = { id: string; label: string; children?: Item[] };

const makeItems = (): Item[] => [
  { id: 'p', label: 'Parent', children: [{ id: 'a', label: 'Anna' }] },
  { id: 'd', label: 'Dora' },
];

act('FirstRichTree', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'package.json');
    expect(selected(demo)).toEqual(['package.json']);
    await clickRow(demo, 'src');
    expect([isExpanded(demo, 'src'), labels(demo).includes('App.tsx')]).toEqual([false, false]);
    await clickRow(demo, 'src');
    await clickRow(demo, 'App.tsx');
    expect(selected(demo)).toEqual(['App.tsx']);
  }
});

act('FirstSimpleTree', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Billing');
    await clickRow(demo, 'Invoices');
    expect(selected(demo)).toEqual(['Invoices']);
    await clickRow(demo, 'Billing');
    expect(labels(demo)).toEqual(['Account', 'Profile', 'Password and security', 'Billing']);
  }
});

claim(
  [
    'A Simple Tree View only knows the items that are mounted.',
    "By default, items below a collapsed parent aren't mounted.",
  ],
  async () => {
    const { screen, api } = await showWithApi((apiRef) => (
      <SimpleTreeView apiRef={apiRef}>
        <TreeItem itemId="p" label="Parent">
          <TreeItem itemId="a" label="Anna" />
        </TreeItem>
      </SimpleTreeView>
    ));
    expect([api.getItem('a'), api.getItemOrderedChildrenIds('p')]).toEqual([undefined, []]);
    await clickRow(screen, 'Parent');
    expect(api.getItem('a')).toMatchObject({ id: 'a' });
    await clickRow(screen, 'Parent');
    await expect.poll(() => api.getItem('a')).toBeUndefined();
    expect(labels(screen)).toEqual(['Parent']);
    screen.unmount();
    const rich = await showWithApi((apiRef) => (
      <RichTreeView items={makeItems()} apiRef={apiRef} />
    ));
    expect(rich.api.getItem('a')).toMatchObject({ id: 'a', label: 'Anna' });
  },
);

claim('Each one needs an itemId, a string that is unique in the tree:', async () => {
  const twice = ['One', 'Two'].map((label) => <TreeItem key={label} itemId="same" label={label} />);
  await expect(show(<SimpleTreeView>{twice}</SimpleTreeView>)).rejects.toThrow('"same"');
});

claim('By default, each item has an id, a label and, if it is a parent, children.', async () => {
  const screen = await show(<RichTreeView items={makeItems()} />);
  expect([isExpanded(screen, 'Parent'), isExpanded(screen, 'Dora')]).toEqual([false, undefined]);
  screen.unmount();
  const incomplete: Partial<Item>[] = [{ id: 'a' }, { label: 'Anna' }];
  for (const [index, missing] of ['label', 'id'].entries()) {
    const tree = <RichTreeView items={incomplete.slice(index, index + 1)} />;
    await expect(show(tree)).rejects.toThrow(`\`${missing}\` property`);
  }
});

claim('With a new array on each render, the tree rebuilds its structure each time.', async () => {
  const kept = makeItems();
  for (const isNew of [false, true]) {
    const draw = (apiRef: Parameters<Parameters<typeof showWithApi>[0]>[0]) => (
      <RichTreeView isItemEditable items={isNew ? makeItems() : kept} apiRef={apiRef} />
    );
    const { screen, api, redraw } = await showWithApi(draw);
    api.setIsItemDisabled({ itemId: 'd' });
    await expect.poll(() => item(screen, 'Dora').ariaDisabled).toBe('true');
    await redraw(draw);
    expect(item(screen, 'Dora').ariaDisabled).toBe(isNew ? null : 'true');
    screen.unmount();
  }
});

claim(
  [
    '@mui/x-tree-view/hooks | useTreeViewApiRef, useTreeItemUtils, useTreeItemModel',
    'The package roots also export the components, hooks, icons and models.',
    'The root of @mui/x-tree-view-pro exports RichTreeViewPro, but not RichTreeView.',
  ],
  () => {
    expect(Object.keys(hooks).toSorted()).toEqual([
      'useTreeItemModel',
      'useTreeItemUtils',
      'useTreeViewApiRef',
    ]);
    const shared = [
      'SimpleTreeView',
      'TreeItem',
      'TreeItemIcon',
      'useTreeItem',
      ...Object.keys(hooks),
      ...Object.keys(icons),
    ];
    expect(Object.keys(community)).toEqual(expect.arrayContaining([...shared, 'RichTreeView']));
    expect(Object.keys(pro)).toEqual(expect.arrayContaining([...shared, 'RichTreeViewPro']));
    expect(Object.keys(pro)).not.toContain('RichTreeView');
  },
);
