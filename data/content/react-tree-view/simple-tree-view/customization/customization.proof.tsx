import { forwardRef, useEffect, type ComponentType, type ReactNode } from 'react';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import {
  act,
  claim,
  click,
  expect,
  press,
  setDirection,
  setMotion,
  show,
  showDemo,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  clickRow,
  focused,
  isExpanded,
  item,
  labels,
  part,
  rested,
  selected,
} from '#test/proofs/trees.tsx';

type Props = SimpleTreeViewProps<boolean>;

/** An expanded parent with two leaves, one of them disabled, and a collapsed parent. */
const tree = (props: Props = {}, Item: ComponentType<TreeItemProps> = TreeItem, ofLeaf = {}) => (
  <SimpleTreeView defaultExpandedItems={['p']} {...props}>
    <Item itemId="p" label="Parent">
      <Item itemId="a" label="Anna" {...ofLeaf} />
      <Item itemId="b" label="Bert" disabled />
    </Item>
    <Item itemId="q" label="Quarter">
      <Item itemId="c" label="Cleo" />
    </Item>
  </SimpleTreeView>
);

const icon = (text: string) =>
  function Icon() {
    return <svg aria-label={text} />;
  };
const ICONS = { expandIcon: icon('closed'), collapseIcon: icon('open'), endIcon: icon('end') };

const iconOf = (screen: Screen, label: string) =>
  part(screen, label, 'iconContainer').querySelector('svg')?.getAttribute('aria-label');
const testIdOf = (screen: Screen, label: string) =>
  part(screen, label, 'iconContainer').querySelector('svg')?.dataset.testid;
const styleOf = (screen: Screen, label: string, name?: string) =>
  getComputedStyle(part(screen, label, name));

act('OwnIcons', async (demo) => {
  expect([testIdOf(demo, 'Checklist'), testIdOf(demo, 'Tools')]).toEqual([
    'StarOutlinedIcon',
    'ArticleOutlinedIcon',
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['AddIcon', 'RemoveIcon']) {
      expect(testIdOf(demo, 'Holidays')).toBe(name);
      await clickRow(demo, 'Holidays');
    }
  }
});

act('FadingGroups', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Payment');
    await clickRow(demo, 'Can I pay by invoice?');
    expect(selected(demo)).toEqual(['Can I pay by invoice?']);
    await clickRow(demo, 'Payment');
    expect(labels(demo)).toHaveLength(4);
  }
});

act('RestyledRows', async (demo) => {
  const border = (label: string) => styleOf(demo, label).borderInlineStartColor;
  const marked = border('Colors');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [label, other] of [
      ['Spacing', 'Colors'],
      ['Colors', 'Spacing'],
    ] as const) {
      await clickRow(demo, label);
      await click(part(demo, 'Shadows'));
      await expect.poll(() => [border(label), border(other)]).toEqual([marked, 'rgba(0, 0, 0, 0)']);
    }
    const weight = () => styleOf(demo, 'Basics', 'label').fontWeight;
    expect(weight()).toBe('700');
    await clickRow(demo, 'Basics');
    expect(weight()).toBe('400');
    await clickRow(demo, 'Basics');
    await clickRow(demo, 'Colors');
  }
  expect(styleOf(demo, 'Shadows', 'label').textDecorationLine).toBe('line-through');
});

act('PeopleItems', async (demo) => {
  const avatar = (label: string) => {
    const element = part(demo, label).querySelector('.MuiAvatar-root') ?? demo.stage;
    return getComputedStyle(element).backgroundColor;
  };
  const marked = avatar('Inês Duarte');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const label of ['Amara Okafor', 'Inês Duarte']) {
      await clickRow(demo, label);
      await clickRow(demo, 'Tomáš Novák (on leave)');
      expect(selected(demo)).toEqual([label]);
      await expect.poll(() => avatar(label)).toBe(marked);
    }
    await press('←', '←');
    await rested(demo);
    expect([focused(), labels(demo).length]).toEqual(['Emil Lindqvist', 3]);
    await press('→');
    await rested(demo);
  }
});

act('ConnectorLines', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const group = item(demo, 'Rims').parentElement ?? demo.stage;
    const line = group.closest('[role="group"]') ?? demo.stage;
    expect(getComputedStyle(line).borderInlineStartWidth).toBe('1px');
    await clickRow(demo, 'Wheels');
    expect(labels(demo)).not.toContain('Rims');
    await clickRow(demo, 'Wheels');
    await clickRow(demo, 'Rims');
    expect(selected(demo)).toEqual(['Rims']);
  }
});

act('MailFolders', async (demo) => {
  const weight = (label: string) => styleOf(demo, label, 'label').fontWeight;
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Travel');
    expect([weight('Travel'), weight('Orders3 new')]).toEqual(['700', '400']);
    await clickRow(demo, 'Archive');
    expect(labels(demo)).toContain('Last year');
    await clickRow(demo, 'Archive');
    expect(labels(demo)).not.toContain('Last year');
    await clickRow(demo, 'Orders3 new');
    expect([weight('Travel'), weight('Orders3 new')]).toEqual(['400', '700']);
  }
});

claim(
  [
    'expandIcon | a collapsed parent | tree, item | a chevron to the side',
    'collapseIcon | an expanded parent | tree, item | a chevron down',
    'endIcon | an item without children | tree, item | nothing',
    'icon | the item, in every state | item | nothing',
    'A slot of the item overrides the one of the tree, and icon overrides the other three.',
  ],
  async () => {
    const plain = await show(tree());
    expect([
      testIdOf(plain, 'Quarter'),
      testIdOf(plain, 'Parent'),
      testIdOf(plain, 'Anna'),
    ]).toEqual(['TreeViewExpandIconIcon', 'TreeViewCollapseIconIcon', undefined]);
    plain.unmount();
    const leaf = { slots: { endIcon: icon('own end') } };
    const screen = await show(tree({ slots: ICONS }, TreeItem, leaf));
    expect(['Parent', 'Anna', 'Bert', 'Quarter'].map((label) => iconOf(screen, label))).toEqual([
      'open',
      'own end',
      'end',
      'closed',
    ]);
    screen.unmount();
    const Own = (props: TreeItemProps) => (
      <TreeItem {...props} slots={{ ...ICONS, icon: icon('always') }} />
    );
    const own = await show(tree({ slots: ICONS }, Own));
    for (const label of ['Parent', 'Anna', 'Quarter']) {
      expect(iconOf(own, label)).toBe('always');
    }
  },
);

claim('Props of an icon go to slotProps under the same name.', async () => {
  const slotProps = { expandIcon: { className: 'of-tree' }, collapseIcon: { className: 'open' } };
  const screen = await show(tree({ slotProps }));
  const has = (label: string, name: string) =>
    part(screen, label, 'iconContainer').querySelector(`.${name}`) !== null;
  expect([has('Quarter', 'of-tree'), has('Parent', 'open')]).toEqual([true, true]);
  await clickRow(screen, 'Quarter');
  expect([has('Quarter', 'of-tree'), has('Quarter', 'open')]).toEqual([false, true]);
});

claim('Otherwise React mounts the icons again on each render.', async () => {
  const mounted = vi.fn();
  function Counted() {
    useEffect(mounted, []);
    return <svg />;
  }
  for (const [isInside, mounts] of [
    [false, 1],
    [true, 3],
  ] as const) {
    const draw = () => tree({ slots: { expandIcon: isInside ? () => <Counted /> : Counted } });
    const screen = await show(draw());
    await screen.rerender(draw());
    await screen.rerender(draw());
    expect(mounted).toHaveBeenCalledTimes(mounts);
    mounted.mockClear();
    screen.unmount();
  }
});

claim('The icon container is 16 px wide and gives an SVG in it a font size of 18 px.', async () => {
  const screen = await show(tree({ slots: ICONS }));
  const container = part(screen, 'Parent', 'iconContainer');
  expect(container.getBoundingClientRect().width).toBe(16);
  expect(getComputedStyle(container.querySelector('svg') ?? container).fontSize).toBe('18px');
});

claim(
  [
    'The children of an item are in its groupTransition slot, by default a Material UI Collapse.',
    "Your component receives in, children, className, unmountOnExit, component: 'ul' and role: 'group'.",
    'To change the speed only, set slotProps={{ groupTransition: { timeout: 600 } }} on the item.',
  ],
  async () => {
    const received: CollapseProps[] = [];
    const Group = (props: CollapseProps) => {
      received.push(props);
      return <Collapse {...props} />;
    };
    const Slow = (props: TreeItemProps) => (
      <TreeItem
        {...props}
        slots={{ groupTransition: Group }}
        slotProps={{ groupTransition: { timeout: 600 } }}
      />
    );
    const plain = await show(tree());
    expect(item(plain, 'Parent').querySelector('ul.MuiCollapse-root')).not.toBeNull();
    plain.unmount();
    const screen = await show(tree({}, Slow));
    expect(received[0]).toMatchObject({
      in: true,
      className: expect.stringContaining('MuiTreeItem-groupTransition'),
      unmountOnExit: true,
      component: 'ul',
      role: 'group',
    });
    expect(received[0]?.children).toHaveLength(2);
    await click(part(screen, 'Quarter'));
    const group = item(screen, 'Quarter').querySelector<HTMLElement>('.MuiCollapse-root');
    await expect.poll(() => group?.style.transitionDuration).toBe('600ms');
  },
);

claim(
  [
    'root | the <li>, with the row and the children',
    'content | the row',
    'iconContainer | the container of the icon',
    'checkbox | the checkbox, with checkboxSelection',
    'label | the container of the label',
    'groupTransition | the list of children',
  ],
  async () => {
    for (const checkboxSelection of [false, true]) {
      const screen = await show(tree({ checkboxSelection }));
      const row = part(screen, 'Parent');
      const names = [...row.children].map((each) => /MuiTreeItem-(\w+)/.exec(each.className)?.[1]);
      expect(names).toEqual(
        checkboxSelection ? ['iconContainer', 'checkbox', 'label'] : ['iconContainer', 'label'],
      );
      expect(row.parentElement?.matches('li.MuiTreeItem-root')).toBe(true);
      expect(row.nextElementSibling?.matches('ul.MuiTreeItem-groupTransition')).toBe(true);
      screen.unmount();
    }
  },
);

claim(
  [
    'data-expanded | expanded',
    'data-selected | selected',
    'data-focused | focused',
    'data-disabled | disabled, itself or through an ancestor',
    'The classes expanded, selected, focused and disabled still exist, but are deprecated.',
  ],
  async () => {
    const Quarter = (props: TreeItemProps) => (
      <TreeItem {...props} disabled={props.disabled ?? props.itemId === 'q'} />
    );
    const screen = await show(tree({ defaultExpandedItems: ['p', 'q'] }, Quarter));
    const states = (label: string) => {
      const { dataset, classList } = part(screen, label);
      const names = ['expanded', 'selected', 'focused', 'disabled'].filter(
        (name) => name in dataset,
      );
      expect(names.filter((name) => !classList.contains(`Mui-${name}`))).toEqual([]);
      return names;
    };
    await clickRow(screen, 'Anna');
    expect(['Parent', 'Anna', 'Bert', 'Quarter', 'Cleo'].map(states)).toEqual([
      ['expanded'],
      ['selected', 'focused'],
      ['disabled'],
      ['expanded', 'disabled'],
      ['disabled'],
    ]);
    await press('↑');
    expect([states('Parent'), states('Anna')]).toEqual([['expanded', 'focused'], ['selected']]);
  },
);

claim('Here, the children also fade in, unless the user prefers reduced motion:', async () => {
  for (const isOn of [true, false]) {
    await setMotion(isOn);
    const demo = await showDemo(
      '/data/content/react-tree-view/simple-tree-view/customization/FadingGroups.tsx',
    );
    await click(part(demo, 'Payment'));
    const fade = () =>
      item(demo, 'Payment').querySelector<HTMLElement>('.MuiCollapse-wrapperInner > div');
    await expect.poll(() => fade()?.style.transitionDuration).toBe(isOn ? '800ms' : '0ms');
    demo.unmount();
  }
});

claim(
  [
    'classes.root of the tree, and its class MuiSimpleTreeView-root, are also set on every TreeItem.',
    'To style only the tree, use className or sx.',
  ],
  async () => {
    const screen = await show(tree({ classes: { root: 'mine' }, className: 'only-tree' }));
    for (const label of labels(screen)) {
      expect([...item(screen, label).classList]).toEqual(
        expect.arrayContaining(['mine', 'MuiSimpleTreeView-root']),
      );
    }
    expect(screen.stage.querySelectorAll('.only-tree')).toHaveLength(1);
  },
);

claim(
  [
    "Each level is indented by itemChildrenIndentation, a number of pixels or a CSS length, by default '12px'.",
    'The indentation is part of the padding of the row, so the background of a selected row covers the full width.',
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      for (const [itemChildrenIndentation, pixels] of [
        [undefined, 12],
        [20, 20],
        ['2rem', 32],
        [0, 0],
      ] as const) {
        const screen = await show(tree({ itemChildrenIndentation }));
        const padding = (label: string) =>
          Number.parseFloat(styleOf(screen, label).paddingInlineStart);
        expect(padding('Anna') - padding('Parent')).toBe(pixels);
        const width = (label: string) => part(screen, label).getBoundingClientRect().width;
        expect(width('Anna')).toBe(width('Parent'));
        screen.unmount();
      }
    }
  },
);

claim(
  'The text of the row is the name of the item for a screen reader, so write "12 new" rather than "12".',
  async () => {
    const label: ReactNode = [<b key="name">Inbox</b>, ' ', <i key="count">12 new</i>];
    const screen = await show(tree({}, TreeItem, { label }));
    await expect.element(screen.getByRole('treeitem', { name: 'Inbox 12 new' })).toBeVisible();
    // Without the texts of its children:
    await expect
      .element(screen.getByRole('treeitem', { name: 'Parent', expanded: true }))
      .toBeVisible();
  },
);

claim(
  [
    'Spread getRootProps(), getContentProps() and the others on their elements.',
    'They contain the roles, handlers and refs.',
    'TreeItemIcon renders the icon for a status, and respects the icon slots of the tree.',
  ],
  async () => {
    const Built = forwardRef<HTMLLIElement, TreeItemProps>(function Built(
      { itemId, label, children },
      ref,
    ) {
      const own = useTreeItem({ itemId, label, children, rootRef: ref });
      return (
        <TreeItemProvider {...own.getContextProviderProps()}>
          <TreeItemRoot {...own.getRootProps()}>
            <TreeItemContent {...own.getContentProps()}>
              <div className="MuiTreeItem-iconContainer" {...own.getIconContainerProps()}>
                <TreeItemIcon status={own.status} />
              </div>
              <TreeItemLabel {...own.getLabelProps()} />
            </TreeItemContent>
            {children && <TreeItemGroupTransition {...own.getGroupTransitionProps()} />}
          </TreeItemRoot>
        </TreeItemProvider>
      );
    });
    const screen = await show(tree({ slots: ICONS, defaultExpandedItems: [] }, Built));
    expect([iconOf(screen, 'Parent'), isExpanded(screen, 'Parent')]).toEqual(['closed', false]);
    await click(part(screen, 'Parent'));
    expect([iconOf(screen, 'Parent'), isExpanded(screen, 'Parent')]).toEqual(['open', true]);
    await press('↓', 'Space');
    expect([focused(), iconOf(screen, 'Anna'), ...selected(screen)]).toEqual([
      'Anna',
      'end',
      'Anna',
    ]);
  },
);
