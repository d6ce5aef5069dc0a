import * as React from 'react';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { act, claim, click, expect, press, show, takeConsole, vi } from '#test/proof.tsx';
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

type Props = Omit<SimpleTreeViewProps<boolean>, 'apiRef'>;

/** A collapsed parent with two leaves, a disabled parent with one, and a leaf. */
const ITEMS = (
  <>
    <TreeItem itemId="p" label="Parent">
      <TreeItem itemId="a" label="Anna" />
      <TreeItem itemId="b" label="Bert" />
    </TreeItem>
    <TreeItem itemId="q" label="Quiet" disabled>
      <TreeItem itemId="c" label="Cleo" />
    </TreeItem>
    <TreeItem itemId="d" label="Dora" />
  </>
);

function tree(props: Props = {}, children: React.ReactNode = ITEMS) {
  return <SimpleTreeView {...props}>{children}</SimpleTreeView>;
}

const withApi = (props: Props = {}) =>
  showWithApi((apiRef) => (
    <SimpleTreeView {...props} apiRef={apiRef}>
      {ITEMS}
    </SimpleTreeView>
  ));

act('BasicItems', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await clickRow(demo, 'Getting started');
    await clickRow(demo, 'Installation');
    expect(selected(demo)).toEqual(['Installation']);
    await clickRow(demo, 'Getting started');
    expect(labels(demo)).not.toContain('Installation');
  }
});

act('DisabledItems', async (demo) => {
  for (const label of [
    'Single sign-on (Enterprise plan)',
    'Audit log (Enterprise plan)',
    'Exports',
  ]) {
    await click(part(demo, label));
  }
  expect([focused(), ...selected(demo)]).toEqual([undefined]);
  expect(labels(demo)).toHaveLength(6);
  for (const label of ['Members', 'Team', 'Members']) {
    if (label === 'Members' && isExpanded(demo, 'Team') === false) {
      await clickRow(demo, 'Team');
    }
    await clickRow(demo, label);
    await expect.poll(() => selected(demo)).toEqual([label]);
  }
});

act('FocusableDisabled', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const next of ['Excel (no rows selected)', 'JSON']) {
      await click(part(demo, 'CSV'));
      await press('↓');
      expect(focused()).toBe(next);
      await demo.getByRole('switch').click();
    }
  }
});

act('LastClicked', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Last click: none');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [label, id] of [
      ['Refunds (in preparation)', 'refunds'],
      ['Privacy', 'privacy'],
      ['Cards', 'cards'],
    ] as const) {
      await click(part(demo, label));
      await expect.element(status).toHaveTextContent(`Last click: ${id}`);
    }
  }
});

act('ScrollToItem', async (demo) => {
  const isShown = (label: string) => {
    const frame = demo.stage.querySelector('[role="tree"]')?.parentElement ?? demo.stage;
    const { top, bottom } = frame.getBoundingClientRect();
    const place = item(demo, label).getBoundingClientRect();
    return place.top >= top - 1 && place.bottom <= bottom + 1;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'License' }).click();
    await expect.poll(() => [isShown('License'), isShown('Introduction')]).toEqual([true, false]);
    await demo.getByRole('button', { name: 'Introduction' }).click();
    await expect.poll(() => [isShown('License'), isShown('Introduction')]).toEqual([false, true]);
  }
});

claim(
  [
    'Two mounted items with the same ID throw an error.',
    'If one of them is below a collapsed parent, the error is thrown when the parent expands.',
  ],
  async () => {
    const twice = (below: React.ReactNode) => (
      <>
        <TreeItem itemId="a" label="One" />
        {below}
      </>
    );
    const same = <TreeItem itemId="a" label="Two" />;
    await expect(show(tree({}, twice(same)))).rejects.toThrow('"a"');
    const below = (
      <TreeItem itemId="p" label="Parent">
        {same}
      </TreeItem>
    );
    const screen = await show(tree({}, twice(below)));
    await click(part(screen, 'Parent'));
    expect(takeConsole().join()).toContain('same id');
  },
);

claim(
  [
    'Without an id, the id attribute of an item consists of the ID of the tree, a hyphen and the itemId, for example mui-tree-view-1-aloe.',
    'The first part is the id prop of the tree if you set it.',
  ],
  async () => {
    const aloe = [
      <TreeItem key="aloe" itemId="aloe" label="Aloe" />,
      <TreeItem key="own" itemId="own" id="mine" label="Own" />,
    ];
    for (const [id, expected] of [
      [undefined, /^mui-tree-view-\d+-aloe$/],
      ['plants', /^plants-aloe$/],
    ] as const) {
      const screen = await show(tree({ id }, aloe));
      expect(item(screen, 'Aloe').id).toMatch(expected);
      expect(item(screen, 'Own').id).toBe('mine');
      expect(screen.stage.querySelector('ul')?.id).toBe(item(screen, 'Aloe').id.slice(0, -5));
      screen.unmount();
    }
  },
);

claim(
  'Type-ahead compares the typed character with the first character of the row, so begin with the text that users look for.',
  async () => {
    const rows = [
      <TreeItem key="a" itemId="a" label="Anna" />,
      <TreeItem
        key="b"
        itemId="b"
        label={
          <span>
            New: <b>Bert</b>
          </span>
        }
      />,
    ];
    await show(tree({}, rows));
    await press('Tab', 'b');
    expect(focused()).toBe('Anna');
    await press('n');
    expect(focused()).toBe('New: Bert');
  },
);

claim(
  [
    'An item with children can expand.',
    "false, null and an empty array don't count as children, so a condition or a map is fine:",
  ],
  async () => {
    for (const children of [
      false,
      null,
      undefined,
      [],
      [false, []],
      <TreeItem key="a" itemId="a" label="Anna" />,
    ]) {
      const screen = await show(
        tree(
          {},
          <TreeItem itemId="p" label="Parent">
            {children}
          </TreeItem>,
        ),
      );
      await click(part(screen, 'Parent'));
      const isParent = React.isValidElement(children);
      expect(isExpanded(screen, 'Parent')).toBe(isParent ? true : undefined);
      expect(part(screen, 'Parent', 'iconContainer').childElementCount).toBe(isParent ? 1 : 0);
      screen.unmount();
    }
  },
);

claim(
  [
    "The tree doesn't know an item before its parent expands for the first time.",
    'Such an item is missing from selection propagation, from the partly selected state of checkboxes, and from the API methods below.',
    'After its parent collapses again, the tree no longer has the item, but may still have its ID.',
    'For an item below a collapsed parent, getItem returns undefined and getParentId returns null.',
    'getItemOrderedChildrenIds returns [] for a parent that has never been expanded.',
    "Don't use getItemTree(): it can throw an error after a parent was collapsed.",
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const { screen, api } = await withApi({
      multiSelect: true,
      checkboxSelection: true,
      selectionPropagation: { descendants: true, parents: true },
      defaultSelectedItems: ['a'],
      onSelectedItemsChange,
    });
    const known = () => [
      api.getItem('a'),
      api.getParentId('a'),
      api.getItemOrderedChildrenIds('p'),
      api.getItemDOMElement('a') !== null,
    ];
    expect(known()).toEqual([undefined, null, [], false]);
    expect(box(screen, 'Parent').dataset.indeterminate).toBe('false');
    await click(box(screen, 'Parent'));
    expect(onSelectedItemsChange.mock.lastCall?.[1].toSorted()).toEqual(['a', 'p']);
    await click(part(screen, 'Parent'));
    await expect.poll(known).toEqual([{ id: 'a', label: '' }, 'p', ['a', 'b'], true]);
    expect(api.getItemTree()).toHaveLength(3);
    await click(part(screen, 'Parent'));
    await expect.poll(known).toEqual([undefined, null, ['a', 'b'], false]);
    expect(() => api.getItemTree()).toThrow();
  },
);

claim(
  [
    "Users can't click a disabled item to focus, select or expand it.",
    'Its descendants are disabled too, as below the audit log here.',
  ],
  async () => {
    for (const [props, isOpen] of [
      [{ multiSelect: true }, false],
      [{ checkboxSelection: true }, true],
      [{ disabledItemsFocusable: true }, true],
      [{ expansionTrigger: 'iconContainer' }, false],
    ] as const) {
      const screen = await show(tree({ ...props, defaultExpandedItems: isOpen ? ['q'] : [] }));
      const places = [part(screen, 'Quiet'), part(screen, 'Quiet', 'iconContainer')];
      if ('checkboxSelection' in props) {
        places.push(box(screen, 'Quiet'));
      }
      for (const place of isOpen ? [...places, part(screen, 'Cleo')] : places) {
        await click(place);
        const state = [focused(), isExpanded(screen, 'Quiet'), ...selected(screen)];
        expect(state).toEqual([undefined, isOpen]);
      }
      expect(isOpen ? item(screen, 'Cleo').ariaDisabled : 'true').toBe('true');
      screen.unmount();
    }
  },
);

claim(
  'expandedItems, selectedItems and the API methods also change disabled items, and so does the * key, which expands the focused item and all its siblings.',
  async () => {
    const controlled = await show(tree({ expandedItems: ['q'], selectedItems: 'q' }));
    expect([isExpanded(controlled, 'Quiet'), ...selected(controlled)]).toEqual([true, 'Quiet']);
    controlled.unmount();
    const { screen, api } = await withApi();
    api.setItemExpansion({ itemId: 'q' });
    api.setItemSelection({ itemId: 'q' });
    await expect
      .poll(() => [isExpanded(screen, 'Quiet'), ...selected(screen)])
      .toEqual([true, 'Quiet']);
    api.setItemExpansion({ itemId: 'q' });
    await expect.poll(() => isExpanded(screen, 'Quiet')).toBe(false);
    await click(part(screen, 'Dora'));
    await press('*');
    expect([isExpanded(screen, 'Quiet'), isExpanded(screen, 'Parent')]).toEqual([true, true]);
  },
);

claim(
  [
    'By default, the keyboard skips disabled items.',
    'With disabledItemsFocusable on the tree, they receive the focus, so a screen reader announces that they exist.',
    "A focused disabled item still can't be selected or expanded with Enter, Space or →.",
  ],
  async () => {
    for (const disabledItemsFocusable of [false, true]) {
      const screen = await show(tree({ disabledItemsFocusable }));
      const reached = async (from: string, ...keys: string[]) => {
        item(screen, from).focus();
        await press(...keys);
        return focused();
      };
      const found = [
        await reached('Parent', '↓'),
        await reached('Dora', '↑'),
        await reached('Parent', 'q'),
      ];
      expect(found).toEqual(
        disabledItemsFocusable ? ['Quiet', 'Quiet', 'Quiet'] : ['Dora', 'Parent', 'Parent'],
      );
      if (disabledItemsFocusable) {
        await press('Enter', 'Space', '→');
        expect([focused(), isExpanded(screen, 'Quiet'), ...selected(screen)]).toEqual([
          'Quiet',
          false,
        ]);
      }
      screen.unmount();
    }
  },
);

claim('A Simple Tree View reads the prop only when it mounts.', async () => {
  const keyed = (key: string, disabledItemsFocusable: boolean) => (
    <React.Fragment key={key}>{tree({ disabledItemsFocusable })}</React.Fragment>
  );
  const screen = await show(keyed('one', false));
  for (const [key, next] of [
    ['one', 'Dora'],
    ['two', 'Quiet'],
  ] as const) {
    await screen.rerender(keyed(key, true));
    item(screen, 'Parent').focus();
    await press('↓');
    expect(focused()).toBe(next);
  }
});

claim(
  [
    'onItemClick(event, itemId) runs when users click the row of an item.',
    'It runs for disabled items too, and before the click selects the item.',
    'It also runs before a click on the row expands the item.',
    'With expansionTrigger="iconContainer", a click on the icon expands the item first.',
    "Keys don't trigger it, unless they activate a button in the row.",
  ],
  async () => {
    const calls: string[] = [];
    const note = (name: string) => (_event: unknown, id: unknown) => calls.push(`${name} ${id}`);
    const handlers = {
      onItemClick: note('click'),
      onItemSelectionToggle: note('select'),
      onItemExpansionToggle: note('expand'),
    };
    for (const [props, place, expected] of [
      [{}, 'label', ['click p', 'expand p', 'select p']],
      [{}, 'iconContainer', ['click p', 'expand p', 'select p']],
      [{ checkboxSelection: true }, 'checkbox', ['click p', 'select p']],
      [{ checkboxSelection: true }, 'label', ['click p', 'expand p']],
      [{ expansionTrigger: 'iconContainer' }, 'label', ['click p', 'select p']],
      [{ expansionTrigger: 'iconContainer' }, 'iconContainer', ['expand p', 'click p', 'select p']],
    ] as const) {
      const screen = await show(tree({ ...props, ...handlers }));
      await click(part(screen, 'Parent', place));
      expect(calls.splice(0)).toEqual(expected);
      await press('Space', 'Enter', '→', '←');
      expect(calls.splice(0).join()).not.toContain('click');
      await rested(screen);
      await click(part(screen, 'Quiet'));
      expect(calls.splice(0)).toEqual(['click q']);
      screen.unmount();
    }
  },
);

claim(
  [
    'onClick of a TreeItem is set on its root element, which contains the child items.',
    'It also runs when users click one of them.',
  ],
  async () => {
    const onClick = vi.fn();
    const child = <TreeItem itemId="a" label="Anna" />;
    const parent = (
      <TreeItem itemId="p" label="Parent" onClick={onClick}>
        {child}
      </TreeItem>
    );
    const screen = await show(tree({ defaultExpandedItems: ['p'] }, parent));
    await click(part(screen, 'Anna'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick.mock.calls[0]?.[0].currentTarget).toBeNull();
  },
);

claim(
  [
    'apiRef.current is undefined until the tree has rendered once.',
    'It returns null for an unknown ID and for an item below a collapsed parent.',
    'The element of a parent contains its children.',
    "updateItemLabel and setEditedItem compile, but a Simple Tree View doesn't have them.",
  ],
  async () => {
    const seen: unknown[] = [];
    function Above({ onRender }: { onRender: () => void }) {
      onRender();
      return null;
    }
    const { screen, api } = await showWithApi((apiRef) => (
      <>
        <Above onRender={() => seen.push(apiRef.current)} />
        <SimpleTreeView apiRef={apiRef}>{ITEMS}</SimpleTreeView>
      </>
    ));
    expect(seen[0]).toBeUndefined();
    expect([api.getItemDOMElement('nobody'), api.getItemDOMElement('a')]).toEqual([null, null]);
    expect([api.updateItemLabel, api.setEditedItem]).toEqual([undefined, undefined]);
    await clickRow(screen, 'Parent');
    expect(api.getItemDOMElement('p')?.contains(item(screen, 'Anna'))).toBe(true);
  },
);

claim(
  [
    "getItem(itemId) | { id, label }, with '' as the label",
    'getParentId(itemId) | the ID of the parent, or null',
    'getItemOrderedChildrenIds(itemId) | the IDs of the children, or of the top level for null',
    'setIsItemDisabled({ itemId, shouldBeDisabled? }) | disables or enables the item; without the flag, toggles it',
  ],
  async () => {
    const { screen, api } = await withApi({ defaultExpandedItems: ['p'] });
    expect(api.getItem('a')).toEqual({ id: 'a', label: '' });
    expect([api.getParentId('a'), api.getParentId('p')]).toEqual(['p', null]);
    expect(api.getItemOrderedChildrenIds('p')).toEqual(['a', 'b']);
    expect(api.getItemOrderedChildrenIds(null)).toEqual(['p', 'q', 'd']);
    for (const [shouldBeDisabled, isDisabled] of [
      [undefined, 'true'],
      [undefined, null],
      [true, 'true'],
      [true, 'true'],
      [false, null],
    ] as const) {
      api.setIsItemDisabled({ itemId: 'd', shouldBeDisabled });
      await expect.poll(() => item(screen, 'Dora').ariaDisabled).toBe(isDisabled);
    }
  },
);
