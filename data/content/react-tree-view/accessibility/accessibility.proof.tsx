import type { ReactNode } from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setDirection,
  show,
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
  tabStops,
} from '#test/proofs/trees.tsx';

type Item = { id: string; label: string; children?: Item[] };
type Props = Pick<
  RichTreeViewProps<Item, boolean>,
  | 'multiSelect'
  | 'checkboxSelection'
  | 'disableSelection'
  | 'disabledItemsFocusable'
  | 'defaultSelectedItems'
  | 'defaultExpandedItems'
>;

/** An expanded parent with a disabled item between others, a collapsed parent, and a leaf. */
const ITEMS: Item[] = [
  {
    id: 'p',
    label: 'Parent',
    children: [
      { id: 'a', label: 'Anna' },
      { id: 'b', label: 'Bert' },
      { id: 'c', label: 'Cleo' },
    ],
  },
  { id: 'q', label: 'Quarter', children: [{ id: 'e', label: 'Emma' }] },
  { id: 'd', label: 'Dora' },
];
const EDITABLE = { items: ITEMS, isItemEditable: true, defaultExpandedItems: ['p'] };

const isBert = ({ id }: Item) => id === 'b';

const rich = (props: Partial<RichTreeViewProps<Item, boolean>> = {}) => (
  <RichTreeView items={ITEMS} defaultExpandedItems={['p']} isItemDisabled={isBert} {...props} />
);

const asJsx = (items: Item[]) =>
  items.map(({ id, label, children }) => (
    <TreeItem key={id} itemId={id} label={label} disabled={id === 'b'}>
      {children && asJsx(children)}
    </TreeItem>
  ));

/** What Tab and Shift+Tab reach beside the tree. */
const between = (tree: ReactNode) => (
  <>
    <button>Before</button>
    {tree}
    <button>After</button>
  </>
);

/** Tries the same on a Rich and on a Simple Tree View. */
async function both(props: Props, script: (screen: Screen) => Promise<void>) {
  const simple = (
    <SimpleTreeView defaultExpandedItems={['p']} {...props}>
      {asJsx(ITEMS)}
    </SimpleTreeView>
  );
  for (const tree of [rich(props), simple]) {
    const screen = await show(between(tree));
    await script(screen);
    screen.unmount();
  }
}

/** Where the focus is after keys that are pressed on an item. */
async function after(screen: Screen, label: string, ...keys: string[]) {
  item(screen, label).focus();
  await press(...keys);
  await rested(screen);
  return focused();
}

async function edit(screen: Screen, label: string, text: string) {
  item(screen, label).focus();
  await press('Enter');
  await userEvent.fill(screen.getByRole('textbox'), text);
}

act('KeyTester', async (demo) => {
  const lines = () => [...demo.stage.querySelectorAll('p')].map((line) => line.textContent);
  await clickRow(demo, 'Platform');
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Shift+↓');
    expect(lines()).toEqual([
      'Last key: Shift+ArrowDown',
      'Focused: mobile',
      'Selected: platform, mobile',
    ]);
    await press('Shift+↑');
    expect(lines()).toEqual(['Last key: Shift+ArrowUp', 'Focused: platform', 'Selected: platform']);
    await press('Space');
    expect(lines()[2]).toBe('Selected: none');
    await press('Space', 'Ctrl');
    expect(lines()).toEqual(['Last key: Ctrl', 'Focused: platform', 'Selected: platform']);
  }
});

claim(
  [
    'the tree, <ul> | tree | aria-multiselectable',
    'an item, <li> | treeitem | aria-selected, aria-expanded on parents, aria-disabled on disabled items',
    'the children of an item, <ul> | group | –',
    'A selected item has aria-selected="true", even if it is disabled or if the tree has disableSelection.',
    'An item that isn\'t selected has aria-selected="false" when users can select it.',
    'If it is disabled, or if the tree has disableSelection, it has no aria-selected.',
    'With checkboxSelection, the state of an item is in its aria-selected as well, and its checkbox is not a tab stop.',
  ],
  async () => {
    for (const props of [
      {},
      { multiSelect: true },
      { checkboxSelection: true },
      { disableSelection: true },
    ]) {
      const isFree = !('disableSelection' in props);
      for (const picked of ['b', 'a']) {
        const defaultSelectedItems = 'multiSelect' in props ? [picked] : picked;
        await both({ ...props, defaultSelectedItems }, async (screen) => {
          const root = screen.stage.querySelector('ul[role="tree"]');
          expect(root?.ariaMultiSelectable).toBe(String('multiSelect' in props));
          const states = ['Parent', 'Anna', 'Bert', 'Dora'].map((label) => {
            const { tagName, ariaSelected, ariaExpanded, ariaDisabled } = item(screen, label);
            return [tagName, ariaSelected, ariaExpanded, ariaDisabled];
          });
          const free = isFree ? 'false' : null;
          expect(states).toEqual([
            ['LI', free, 'true', null],
            ['LI', picked === 'a' ? 'true' : free, null, null],
            ['LI', picked === 'b' ? 'true' : null, null, 'true'],
            ['LI', free, null, null],
          ]);
          expect(item(screen, 'Anna').closest('ul')?.role).toBe('group');
          const inputs = [...screen.stage.querySelectorAll('input')];
          expect(inputs.map(({ tabIndex }) => tabIndex)).toEqual(inputs.map(() => -1));
          expect(inputs.length > 0).toBe('checkboxSelection' in props);
        });
      }
    }
  },
);

claim(
  [
    'At most one item of the tree has tabIndex={0}, the others have -1.',
    'This tab stop is the first selected item that is enabled and not directly below a collapsed parent.',
    'If there is none, it is the first enabled item at the top level.',
    'With disabledItemsFocusable, disabled items count too.',
  ],
  async () => {
    for (const [defaultSelectedItems, disabledItemsFocusable, stop] of [
      [[], false, 'Parent'],
      [['d', 'a'], false, 'Dora'],
      [['b', 'c', 'd'], false, 'Cleo'],
      [['e', 'nobody', 'd'], false, 'Dora'],
      [['e'], false, 'Parent'],
      [['b', 'c'], true, 'Bert'],
    ] as const) {
      const props = { defaultSelectedItems: [...defaultSelectedItems], disabledItemsFocusable };
      await both({ ...props, multiSelect: true }, async (screen) => {
        expect(tabStops(screen)).toEqual([stop]);
        expect(screen.stage.querySelectorAll('[tabindex="-1"]')).toHaveLength(5);
        await press('Tab', 'Tab');
        expect(focused()).toBe(stop);
      });
    }
    const disabled = await show(rich({ isItemDisabled: () => true }));
    expect(tabStops(disabled)).toEqual([]);
    disabled.unmount();
    const first = await show(rich({ isItemDisabled: ({ id }) => id === 'p' }));
    expect(tabStops(first)).toEqual(['Quarter']);
  },
);

claim(
  [
    "Moving the focus with the arrow keys doesn't move the tab stop.",
    'Tab and Shift+Tab leave the tree when the tab stop is focused.',
    'From another item, Tab or Shift+Tab may move to the tab stop first.',
  ],
  async () => {
    await both({ multiSelect: true, defaultSelectedItems: ['c'] }, async (screen) => {
      expect(await after(screen, 'Cleo', '↑')).toBe('Anna');
      expect(tabStops(screen)).toEqual(['Cleo']);
      await press('Tab');
      expect(focused()).toBe('Cleo');
      expect(await after(screen, 'Dora', 'Shift+Tab')).toBe('Cleo');
      for (const [key, place] of [
        ['Tab', 'After'],
        ['Shift+Tab', 'Before'],
      ] as const) {
        item(screen, 'Cleo').focus();
        await press(key);
        expect(document.activeElement?.textContent).toBe(place);
      }
    });
  },
);

claim(
  [
    'With multiSelect, a click, Space or Enter puts the item at the start of the selection, so the tab stop is the item that was selected last.',
    'Ranges are added at the end.',
    'With selectionPropagation, IDs that are whole numbers can come first, in ascending order.',
    'The IDs of selectedItems and defaultSelectedItems keep the order that you pass.',
  ],
  async () => {
    await both({ multiSelect: true, defaultSelectedItems: ['d', 'p'] }, async (screen) => {
      expect(tabStops(screen)).toEqual(['Dora']);
      await after(screen, 'Anna', 'Space');
      expect(tabStops(screen)).toEqual(['Anna']);
      await after(screen, 'Cleo', 'Enter');
      expect(tabStops(screen)).toEqual(['Cleo']);
      await click(part(screen, 'Quarter'), { keys: ['Ctrl'] });
      await rested(screen);
      expect(tabStops(screen)).toEqual(['Quarter']);
      await press('Shift+↓');
      expect([focused(), ...tabStops(screen)]).toEqual(['Emma', 'Quarter']);
    });
    const numbered: Item[] = [
      { id: '1', label: 'One' },
      { id: '2', label: 'Two', children: [{ id: '3', label: 'Three' }] },
    ];
    const linked = await show(
      rich({
        items: numbered,
        multiSelect: true,
        selectionPropagation: { descendants: true },
        defaultSelectedItems: ['1'],
      }),
    );
    await after(linked, 'Two', 'Space');
    expect(tabStops(linked)).toEqual(['One']);
    linked.unmount();
  },
);

keyRow('↓', async () => {
  await both({}, async (screen) => {
    expect(await after(screen, 'Cleo', '↓')).toBe('Quarter');
    expect(await after(screen, 'Quarter', '↓')).toBe('Dora');
    expect(await after(screen, 'Dora', '↓')).toBe('Dora');
  });
});

keyRow('↑', async () => {
  await both({}, async (screen) => {
    expect(await after(screen, 'Quarter', '↑')).toBe('Cleo');
    expect(await after(screen, 'Anna', '↑', '↑')).toBe('Parent');
  });
});

keyRow('→', async () => {
  await both({}, async (screen) => {
    expect([await after(screen, 'Quarter', '→'), isExpanded(screen, 'Quarter')]).toEqual([
      'Quarter',
      true,
    ]);
    expect(await after(screen, 'Quarter', '→')).toBe('Emma');
    expect(await after(screen, 'Emma', '→')).toBe('Emma');
  });
});

keyRow('←', async () => {
  await both({}, async (screen) => {
    expect(await after(screen, 'Cleo', '←')).toBe('Parent');
    expect([await after(screen, 'Parent', '←'), isExpanded(screen, 'Parent')]).toEqual([
      'Parent',
      false,
    ]);
    expect(await after(screen, 'Quarter', '←')).toBe('Quarter');
  });
});

keyRow('Home', async () => {
  await both({}, async (screen) => {
    expect(await after(screen, 'Dora', 'Home')).toBe('Parent');
  });
});

keyRow('End', async () => {
  for (const defaultExpandedItems of [[], ['p', 'q']]) {
    await both({ defaultExpandedItems }, async (screen) => {
      expect(await after(screen, 'Parent', 'End')).toBe('Dora');
    });
  }
});

keyRow('a character', async () => {
  await both({}, async (screen) => {
    expect(await after(screen, 'Parent', 'd')).toBe('Dora');
    expect(await after(screen, 'Dora', 'c')).toBe('Cleo');
    expect(await after(screen, 'Dora', 'e')).toBe('Dora'); // Emma is not visible
  });
});

keyRow('*', async () => {
  await both({ defaultExpandedItems: [] }, async (screen) => {
    expect(await after(screen, 'Dora', '*')).toBe('Dora');
    expect([isExpanded(screen, 'Parent'), isExpanded(screen, 'Quarter')]).toEqual([true, true]);
  });
  const disabled = await show(rich({ isItemDisabled: ({ id }) => id === 'q' }));
  await after(disabled, 'Parent', '*');
  expect(isExpanded(disabled, 'Quarter')).toBe(true);
});

keyRow('Enter', 'Keyboard interactions', async () => {
  await both({}, async (screen) => {
    for (const isOpen of [true, false]) {
      await after(screen, 'Quarter', 'Enter');
      expect([isExpanded(screen, 'Quarter'), ...selected(screen)]).toEqual([isOpen]);
    }
    await after(screen, 'Dora', 'Enter');
    expect(selected(screen)).toEqual(['Dora']);
  });
  const editable = await show(rich({ isItemEditable: true }));
  await after(editable, 'Parent', 'Enter');
  expect([document.activeElement?.tagName, labels(editable)[1]]).toEqual(['INPUT', 'Anna']);
});

claim(
  [
    "With direction: 'rtl' in the theme, → and ← are swapped.",
    'dir="rtl" alone doesn\'t swap them.',
  ],
  async () => {
    setDirection('rtl');
    await both({}, async (screen) => {
      expect([await after(screen, 'Quarter', '←'), isExpanded(screen, 'Quarter')]).toEqual([
        'Quarter',
        true,
      ]);
      expect(await after(screen, 'Quarter', '←')).toBe('Emma');
      expect(await after(screen, 'Emma', '→')).toBe('Quarter');
      await after(screen, 'Quarter', '→');
      expect(isExpanded(screen, 'Quarter')).toBe(false);
    });
    setDirection('ltr');
    const plain = await show(<div dir="rtl">{rich()}</div>);
    await after(plain, 'Quarter', '→');
    expect(isExpanded(plain, 'Quarter')).toBe(true);
    await after(plain, 'Quarter', '←');
    expect(isExpanded(plain, 'Quarter')).toBe(false);
  },
);

claim(
  [
    "These keys don't select, except Enter on a leaf.",
    'They skip disabled items unless the tree has disabledItemsFocusable.',
  ],
  async () => {
    for (const disabledItemsFocusable of [false, true]) {
      await both({ disabledItemsFocusable, multiSelect: true }, async (screen) => {
        const next = disabledItemsFocusable ? 'Bert' : 'Cleo';
        expect(await after(screen, 'Anna', '↓')).toBe(next);
        expect(await after(screen, 'Cleo', '↑')).toBe(disabledItemsFocusable ? 'Bert' : 'Anna');
        expect(await after(screen, 'Parent', 'b')).toBe(disabledItemsFocusable ? 'Bert' : 'Parent');
        await after(screen, 'Parent', 'Home', 'End', '→', '←', 'd', '*', 'Home', 'Enter');
        expect(selected(screen)).toEqual([]);
      });
    }
  },
);

claim(
  [
    'Type-ahead compares one character at a time and ignores case.',
    "It doesn't react to a character typed with Shift or Ctrl.",
    'Combinations with Alt are ignored, and so are Ctrl+→ and Ctrl+←.',
  ],
  async () => {
    await both({}, async (screen) => {
      expect(await after(screen, 'Parent', 'D')).toBe('Dora');
      expect(await after(screen, 'Parent', 'q', 'd')).toBe('Dora');
      for (const keys of [
        'Shift+D',
        'Ctrl+D',
        'Alt+d',
        'Alt+↓',
        'Alt+End',
        'Alt+Enter',
        'Alt+Space',
      ]) {
        expect(await after(screen, 'Parent', keys)).toBe('Parent');
      }
      for (const keys of ['Ctrl+→', 'Ctrl+←', 'Alt+←', 'Alt+→']) {
        expect(await after(screen, 'Anna', keys)).toBe('Anna');
        await after(screen, 'Parent', keys);
        await after(screen, 'Quarter', keys);
      }
      expect(labels(screen)).toHaveLength(6);
      expect(selected(screen)).toEqual([]);
    });
  },
);

claim('With disableSelection, none of these keys selects anything.', async () => {
  for (const multiSelect of [false, true]) {
    await both({ multiSelect, disableSelection: true }, async (screen) => {
      await after(screen, 'Anna', 'Space', 'Enter', 'Shift+↓', 'Shift+↑', 'Shift+Space', 'Ctrl+A');
      await after(screen, 'Anna', 'Ctrl+Shift+Home', 'Ctrl+Shift+End');
      expect(selected(screen)).toEqual([]);
    });
  }
});

keyRow('Space', 'On single-select trees', async () => {
  for (const checkboxSelection of [false, true]) {
    await both({ checkboxSelection }, async (screen) => {
      for (const label of ['Dora', 'Parent']) {
        await after(screen, label, 'Space');
        expect(selected(screen)).toEqual([label]);
      }
      await press('Space');
      expect(selected(screen)).toEqual([]);
    });
  }
});

keyRow('Enter', 'On single-select trees', async () => {
  for (const checkboxSelection of [false, true]) {
    await both({ checkboxSelection }, async (screen) => {
      await after(screen, 'Dora', 'Enter', 'Enter');
      expect(selected(screen)).toEqual(['Dora']);
      await after(screen, 'Quarter', 'Enter');
      expect(selected(screen)).toEqual(['Dora']);
    });
  }
});

claim(
  'Shift and Ctrl change nothing here: Shift+Space is the same as Space, and Shift+↓ is the same as ↓.',
  async () => {
    await both({}, async (screen) => {
      for (const modifier of ['Shift', 'Ctrl', 'Ctrl+Shift']) {
        await after(screen, 'Anna', `${modifier}+Space`);
        expect(selected(screen)).toEqual(['Anna']);
        expect(await after(screen, 'Anna', `${modifier}+↓`)).toBe('Cleo');
        expect(await after(screen, 'Anna', `${modifier}+Home`)).toBe('Parent');
        await after(screen, 'Anna', `${modifier}+Space`);
        expect(selected(screen)).toEqual([]);
      }
    });
  },
);

const multiSelect = true;

keyRow('Space', 'On multi-select trees', async () => {
  await both({ multiSelect }, async (screen) => {
    await after(screen, 'Dora', 'Space');
    await after(screen, 'Parent', 'Space');
    expect(selected(screen)).toEqual(['Parent', 'Dora']);
    await press('Space');
    expect(selected(screen)).toEqual(['Dora']);
  });
});

keyRow('Enter', 'On multi-select trees', async () => {
  await both({ multiSelect }, async (screen) => {
    await after(screen, 'Dora', 'Enter');
    await after(screen, 'Anna', 'Enter');
    await after(screen, 'Quarter', 'Enter');
    expect(selected(screen)).toEqual(['Anna', 'Dora']);
    await after(screen, 'Anna', 'Enter');
    expect(selected(screen)).toEqual(['Dora']);
  });
});

keyRow('Shift+↓', async () => {
  await both({ multiSelect }, async (screen) => {
    expect(await after(screen, 'Parent', 'Shift+↓', 'Shift+↓')).toBe('Cleo');
    expect(selected(screen)).toEqual(['Anna', 'Cleo']);
    expect(await after(screen, 'Cleo', 'Shift+↑', 'Shift+↓')).toBe('Cleo');
    expect(selected(screen)).toEqual(['Anna', 'Cleo']);
    expect(await after(screen, 'Cleo', 'Shift+↑', 'Shift+↑')).toBe('Parent');
    expect(selected(screen)).toEqual([]);
  });
});

keyRow('Shift+↑', async () => {
  await both({ multiSelect }, async (screen) => {
    expect(await after(screen, 'Dora', 'Shift+↑', 'Shift+↑')).toBe('Cleo');
    expect(selected(screen)).toEqual(['Cleo', 'Quarter']);
    await after(screen, 'Anna', 'Shift+↓', 'Shift+↑');
    expect(focused()).toBe('Anna');
  });
});

keyRow('Shift+Space', async () => {
  await both({ multiSelect }, async (screen) => {
    await after(screen, 'Cleo', 'Space');
    await after(screen, 'Dora', 'Shift+Space');
    expect(selected(screen)).toEqual(['Cleo', 'Quarter', 'Dora']);
    await after(screen, 'Anna', 'Shift+Space');
    expect(selected(screen)).toEqual(['Anna', 'Cleo']);
  });
});

keyRow('Ctrl+Shift+Home', async () => {
  await both({ multiSelect }, async (screen) => {
    await after(screen, 'Cleo', 'Ctrl+Shift+Home');
    expect(selected(screen)).toEqual(['Parent', 'Anna', 'Cleo']);
  });
});

keyRow('Ctrl+Shift+End', async () => {
  await both({ multiSelect }, async (screen) => {
    await after(screen, 'Cleo', 'Ctrl+Shift+End');
    expect(selected(screen)).toEqual(['Cleo', 'Quarter', 'Dora']);
  });
});

keyRow('Ctrl+A', async () => {
  await both({ multiSelect, defaultSelectedItems: ['e'] }, async (screen) => {
    await after(screen, 'Dora', 'Ctrl+A');
    expect(selected(screen)).toEqual(['Parent', 'Anna', 'Cleo', 'Quarter', 'Dora']);
    await after(screen, 'Quarter', '→');
    expect(selected(screen)).not.toContain('Emma');
  });
});

claim(
  [
    "Where they select, Shift+Space, Ctrl+Shift+Home, Ctrl+Shift+End and Ctrl+A don't move the focus.",
    'Shift+Space does nothing until an item has been selected or deselected by a click, Space, Enter or setItemSelection().',
    'A range covers the enabled items between its two ends.',
    'A range can also include its first item if that is disabled.',
    'Ctrl+A leaves disabled items out, unless the tree has disabledItemsFocusable.',
  ],
  async () => {
    await both({ multiSelect, defaultSelectedItems: ['d'] }, async (screen) => {
      await after(screen, 'Anna', 'Shift+↓', 'Shift+↑', 'Shift+Space');
      expect(selected(screen)).toEqual(['Dora']);
      for (const keys of [
        'Ctrl+Shift+End',
        'Ctrl+Shift+Home',
        'Ctrl+A',
        'Space',
        'Space',
        'Shift+Space',
      ]) {
        expect(await after(screen, 'Anna', keys)).toBe('Anna');
      }
      await after(screen, 'Dora', 'Space', 'Space');
      await after(screen, 'Anna', 'Ctrl+Shift+Home');
      await after(screen, 'Cleo', 'Ctrl+Shift+End');
      expect(selected(screen)).toContain('Dora');
    });
    await both({ multiSelect, disabledItemsFocusable: true }, async (screen) => {
      await after(screen, 'Cleo', 'Ctrl+A');
      expect(selected(screen)).toEqual(['Parent', 'Anna', 'Bert', 'Cleo', 'Quarter', 'Dora']);
    });
    for (const disabledItemsFocusable of [false, true]) {
      const first = await show(
        rich({
          multiSelect,
          disabledItemsFocusable,
          defaultExpandedItems: [],
          isItemDisabled: ({ id }) => id === 'p',
        }),
      );
      await after(first, 'Dora', 'Ctrl+Shift+Home');
      expect(selected(first)).toEqual([
        ...(disabledItemsFocusable ? ['Parent'] : []),
        'Quarter',
        'Dora',
      ]);
      first.unmount();
    }
  },
);

keyRow('Enter', 'Editing keys', async () => {
  const screen = await show(<RichTreeView {...EDITABLE} />);
  await edit(screen, 'Anna', '');
  await press('Enter');
  expect(document.activeElement?.tagName).toBe('INPUT');
  await userEvent.fill(screen.getByRole('textbox'), 'Antje');
  await press('Enter');
  expect([focused(), labels(screen)[1]]).toEqual(['Antje', 'Antje']);
});

keyRow('Escape', async () => {
  const screen = await show(<RichTreeView {...EDITABLE} />);
  for (const text of ['Antje', '']) {
    await edit(screen, 'Anna', text);
    await press('Escape');
    expect([focused(), labels(screen)[1]]).toEqual(['Anna', 'Anna']);
  }
});

keyRow('Tab, Shift+Tab', async () => {
  for (const [key, stop, saved, left] of [
    ['Tab', 'p', 'Antje', 'After'],
    ['Tab', 'd', 'Antje', 'Dora'],
    ['Shift+Tab', 'p', 'Parent', 'Parent'],
    ['Shift+Tab', 'd', 'Antje', 'Before'],
  ] as const) {
    for (const text of ['Antje', '']) {
      const screen = await show(
        between(<RichTreeView {...EDITABLE} defaultSelectedItems={stop} />),
      );
      await edit(screen, 'Anna', text);
      await press(key);
      expect(focused() ?? document.activeElement?.textContent).toBe(text ? saved : left);
      expect(labels(screen)[1]).toBe(text); // an item has no label while its input is open
      expect(screen.stage.querySelectorAll('input')).toHaveLength(text ? 0 : 1);
      screen.unmount();
    }
  }
});

claim(
  [
    'Enter, Escape and Tab return the focus to the item when they close the input.',
    'Shift+Tab can move it to the tab stop instead.',
    'Unless the input is empty, a click outside the tree saves too, and moves the focus back to the item.',
  ],
  async () => {
    const screen = await show(between(<RichTreeView {...EDITABLE} />));
    await edit(screen, 'Anna', 'Antje');
    await press('Shift+Tab');
    expect([focused(), ...tabStops(screen)]).toEqual(['Parent', 'Parent']);
    for (const key of ['Escape', 'Tab', 'Enter']) {
      await edit(screen, 'Dora', 'Dora');
      await press(key);
      expect(focused()).toBe('Dora');
    }
    await edit(screen, 'Dora', 'Dorothea');
    await click(screen.getByRole('button', { name: 'After' }));
    expect([labels(screen).at(-1), focused()]).toEqual(['Dorothea', 'Dorothea']);
  },
);

claim(
  [
    'The tree checks only the direct parent when it chooses the tab stop.',
    'If an item of a Rich Tree View collapses while the parent of the first selected item stays expanded below it, no item has tabIndex={0}, and Tab skips the tree.',
    'To prevent it, collapse the nested parents too.',
    'In a Rich Tree View, the focus moves to <body> when your code collapses the parent of the focused item, or closes an edited item with setEditedItem().',
    'In both cases, call focusItem afterward.',
  ],
  async () => {
    const nested = [{ id: 'g', label: 'Great', children: ITEMS }];
    const { screen, api } = await showWithApi((apiRef) =>
      rich({
        items: nested,
        apiRef,
        isItemEditable: true,
        defaultExpandedItems: ['g', 'p'],
        defaultSelectedItems: 'a',
      }),
    );
    expect(tabStops(screen)).toEqual(['Anna']);
    api.setEditedItem('a');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    api.setEditedItem(null);
    await expect.poll(() => document.activeElement?.tagName).toBe('BODY');
    api.focusItem({ type: 'click' } as React.SyntheticEvent, 'a');
    expect(focused()).toBe('Anna');
    api.setItemExpansion({ itemId: 'g' });
    await rested(screen);
    expect([document.activeElement?.tagName, ...tabStops(screen)]).toEqual(['BODY']);
    await press('Tab');
    expect(focused()).toBeUndefined();
    api.setItemExpansion({ itemId: 'p' });
    await expect.poll(() => tabStops(screen)).toEqual(['Great']);
  },
);

claim(
  "When the focused item of a Rich Tree View is removed, the tab stop receives the focus, but doesn't look focused until the focus moves.",
  async () => {
    const screen = await show(rich({ defaultSelectedItems: 'c' }));
    const marked = () =>
      labels(screen).filter((label) => part(screen, label).hasAttribute('data-focused'));
    item(screen, 'Dora').focus();
    await expect.poll(marked).toEqual(['Dora']);
    await screen.rerender(rich({ defaultSelectedItems: 'c', items: ITEMS.slice(0, 2) }));
    await rested(screen);
    expect([focused(), ...marked()]).toEqual(['Cleo']);
    await press('↑');
    await expect.poll(marked).toEqual(['Anna']);
  },
);

claim(
  [
    'A button is a tab stop of its own, but the item handles Enter and Space before the button does.',
    'If the key expands, collapses, selects or deselects the item, the button is not clicked.',
    'Stop the keydown event on the button, or take the button out of the tab order and offer its action elsewhere.',
  ],
  async () => {
    const onClick = vi.fn();
    for (const isStopped of [false, true]) {
      const Row = (props: TreeItemProps) => (
        <TreeItem
          {...props}
          label={
            <button
              onClick={(event) => (event.stopPropagation(), onClick())}
              onKeyDown={(event) => isStopped && event.stopPropagation()}
            >
              {props.label}
            </button>
          }
        />
      );
      const screen = await show(rich({ slots: { item: Row } }));
      await press('Tab', 'Tab');
      expect(document.activeElement?.tagName).toBe('BUTTON');
      await press('Enter', 'Space');
      await rested(screen);
      expect([
        onClick.mock.calls.length,
        isExpanded(screen, 'Parent'),
        ...selected(screen),
      ]).toEqual(isStopped ? [2, true] : [0, false, 'Parent']);
      screen.unmount();
    }
  },
);

claim(
  "The spinner and the error dot have no text, * doesn't fetch, and type-ahead doesn't work.",
  async () => {
    const getTreeItems = vi.fn(async (parentId = ''): Promise<Item[]> => {
      if (parentId === 'p') {
        throw new Error('No answer');
      }
      return new Promise(() => {}); // it stays under way
    });
    const dataSource = { getChildrenCount: ({ id }: Item) => Number(id !== 'd'), getTreeItems };
    const items = ITEMS.map(({ id, label }) => ({ id, label }));
    const tree = <RichTreeViewPro items={items} dataSource={dataSource} />;
    const first = await show(tree);
    expect(await after(first, 'Parent', 'd')).toBe('Parent');
    await press('*');
    expect(getTreeItems).not.toHaveBeenCalled();
    first.unmount();
    const screen = await show(tree);
    for (const [label, mark] of [
      ['Parent', '.MuiTreeItem-errorIcon'],
      ['Quarter', '.MuiTreeItem-loadingIcon'],
    ] as const) {
      await click(part(screen, label, 'label'));
      await expect.poll(() => part(screen, label).querySelector(mark)).not.toBeNull();
      const found = part(screen, label).querySelector(mark);
      expect([found?.textContent, found?.ariaLabel]).toEqual(['', null]);
    }
  },
);

claim(
  [
    'Checkboxes have no name.',
    'A partly selected parent shows aria-checked="mixed" on its checkbox only.',
    "aria-selected has no such value, so a screen reader that reads the item doesn't announce it.",
  ],
  async () => {
    await both(
      { multiSelect, checkboxSelection: true, defaultSelectedItems: ['a'] },
      async (screen) => {
        await expect.poll(() => box(screen, 'Parent').ariaChecked).toBe('mixed');
        expect(item(screen, 'Parent').ariaChecked).toBeNull();
        expect(item(screen, 'Parent').ariaSelected).toBe('false');
        const names = ['aria-label', 'aria-labelledby', 'title', 'id'];
        expect(names.filter((name) => box(screen, 'Parent').hasAttribute(name))).toEqual([]);
        expect(box(screen, 'Parent').labels).toHaveLength(0);
      },
    );
  },
);
