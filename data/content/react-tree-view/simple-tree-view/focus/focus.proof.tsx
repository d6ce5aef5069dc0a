import type { ReactNode, SyntheticEvent } from 'react';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { act, claim, expect, press, vi } from '#test/proof.tsx';
import {
  clickRow,
  focused,
  isExpanded,
  item,
  labels,
  rested,
  selected,
  showWithApi,
  tabStops,
  type ApiRef,
} from '#test/proofs/trees.tsx';

type Props = Omit<SimpleTreeViewProps<boolean>, 'apiRef'>;

/** Stands for the click that leads to a call. */
const EVENT = { type: 'click' } as SyntheticEvent;
const LEAF = <TreeItem itemId="a" label="Anna" />;
const NESTED = (
  <TreeItem itemId="n" label="Nested">
    {LEAF}
  </TreeItem>
);

/** A parent with what is given, a disabled item, and a leaf. */
const items = (below: ReactNode = NESTED) => (
  <>
    <TreeItem itemId="p" label="Parent">
      {below}
      <TreeItem itemId="b" label="Bert" />
    </TreeItem>
    <TreeItem itemId="q" label="Quiet" disabled />
    <TreeItem itemId="d" label="Dora" />
  </>
);

const withApi = (props: Props = {}) =>
  showWithApi((apiRef) => (
    <SimpleTreeView {...props} apiRef={apiRef}>
      {items()}
    </SimpleTreeView>
  ));

act('FocusFromButton', async (demo) => {
  const button = demo.getByRole('button', { name: 'Go to drafts' });
  for (let turn = 0; turn < 2; turn += 1) {
    await button.click();
    expect([focused(), ...selected(demo)]).toEqual(['Drafts']);
    await press('↑');
    expect(focused()).toBe('Sent');
  }
  await clickRow(demo, 'Letters');
  await button.click();
  expect(focused()).toBeUndefined(); // it is below a collapsed parent now
  await clickRow(demo, 'Letters');
  await button.click();
  expect(focused()).toBe('Drafts');
});

act('RevealAndFocus', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Find the tracking settings' }).click();
    expect(focused()).toBe('Tracking');
    await rested(demo);
    await clickRow(demo, 'Privacy');
    expect(labels(demo)).not.toContain('Tracking');
  }
});

claim(
  [
    'The keyboard moves the focus between the items of the tree.',
    "The call doesn't select the item.",
    'focusItem also focuses disabled items.',
  ],
  async () => {
    for (const props of [{}, { multiSelect: true }, { checkboxSelection: true }]) {
      const { screen, api } = await withApi({ ...props, defaultExpandedItems: ['p'] });
      for (const [id, label] of [
        ['n', 'Nested'],
        ['q', 'Quiet'],
      ] as const) {
        api.focusItem(EVENT, id);
        expect([focused(), ...selected(screen)]).toEqual([label]);
      }
      await press('↓');
      expect(focused()).toBe('Dora');
      screen.unmount();
    }
  },
);

claim(
  [
    'If the ID is unknown or an ancestor is collapsed, nothing happens and nothing is logged.',
    "Children of a collapsed item are not mounted, so they can't receive the focus.",
    "The tree doesn't know the ancestors of an item that isn't mounted.",
  ],
  async () => {
    const onItemFocus = vi.fn();
    const { screen, api } = await withApi({ onItemFocus });
    const tryAll = () => {
      onItemFocus.mockClear();
      for (const id of ['nobody', 'a', 'n']) {
        api.focusItem(EVENT, id);
        expect(api.getParentId(id)).toBeNull();
      }
      expect(onItemFocus).not.toHaveBeenCalled();
      expect(labels(screen)).not.toContain('Nested');
    };
    tryAll(); // never expanded
    await clickRow(screen, 'Parent');
    await clickRow(screen, 'Nested');
    await clickRow(screen, 'Parent');
    tryAll(); // expanded before, the nested parent still is
    expect(focused()).toBe('Parent');
  },
);

claim(
  'The browser scrolls the focused item into view, unless its ancestors are still expanding.',
  async () => {
    const rows = Array.from({ length: 80 }, (_, index) => (
      <TreeItem key={index} itemId={`row-${index}`} label={`Row ${index}`} />
    ));
    const { screen, api } = await showWithApi((apiRef) => (
      <SimpleTreeView apiRef={apiRef}>{rows}</SimpleTreeView>
    ));
    const bottom = () => item(screen, 'Row 79').getBoundingClientRect().bottom;
    expect(bottom()).toBeGreaterThan(window.innerHeight);
    api.focusItem(EVENT, 'row-79');
    await expect.poll(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
);

claim(
  [
    'onItemFocus on the tree runs when an item receives the focus.',
    'The event is the one that moved the focus: a key, a click or a focus event.',
    'One move of the focus can run onItemFocus more than once with the same ID.',
  ],
  async () => {
    const calls: string[] = [];
    const { screen } = await withApi({
      multiSelect: true,
      onItemFocus: (event, itemId) => calls.push(`${itemId} by ${event?.type}`),
    });
    await press('Tab');
    expect(calls.splice(0)).toEqual(['p by focus']);
    await press('↓');
    expect(calls.splice(0)).toEqual(['d by focus', 'd by keydown']);
    await clickRow(screen, 'Parent');
    expect(calls.splice(0)).toEqual(['p by focus']);
    await clickRow(screen, 'Dora', { keys: ['Ctrl'] });
    expect(calls.splice(0)).toEqual(['d by focus', 'd by click', 'd by click']);
  },
);

claim(
  [
    'If the focused item disappears, for example because your code collapses its parent, the focus moves to the tab stop of the tree.',
    'onItemFocus then receives null as the event.',
  ],
  async () => {
    for (const [isCollapsed, selectedItem, stop] of [
      [true, null, 'Parent'],
      [true, 'd', 'Dora'],
      [true, 'a', 'Parent'],
      [false, null, 'Parent'],
      [false, 'd', 'Dora'],
    ] as const) {
      const onItemFocus = vi.fn();
      const draw = (apiRef: ApiRef, below: ReactNode = NESTED) => (
        <SimpleTreeView
          apiRef={apiRef}
          onItemFocus={onItemFocus}
          defaultExpandedItems={['p', 'n']}
          defaultSelectedItems={selectedItem}
        >
          {items(below)}
        </SimpleTreeView>
      );
      const { screen, api, redraw } = await showWithApi((apiRef) => draw(apiRef));
      api.focusItem(EVENT, 'a');
      expect(focused()).toBe('Anna');
      onItemFocus.mockClear();
      if (isCollapsed) {
        api.setItemExpansion({ itemId: 'p' });
        await rested(screen);
        expect(isExpanded(screen, 'Parent')).toBe(false);
      } else {
        await redraw((apiRef) => draw(apiRef, null));
      }
      await expect.poll(focused).toBe(stop);
      expect(tabStops(screen)).toEqual([stop]);
      expect(onItemFocus.mock.calls[0]?.[0]).toBeNull();
      screen.unmount();
    }
  },
);
