import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault, type DataSourceCache } from '@mui/x-tree-view/utils';
import {
  act,
  claim,
  expect,
  press,
  setClock,
  settled,
  show,
  takeConsole,
  type,
  vi,
} from '#test/proof.tsx';
import { call, clickItem, showProTree, type Item } from '#test/proofs/richTrees.tsx';
import { focused, isExpanded, item, labels, part, rested, selected } from '#test/proofs/trees.tsx';

type Props = Partial<RichTreeViewProProps<Item, boolean>>;

const NONE: Item[] = [];
const TOP: Item[] = [
  { id: 'd', label: 'Dora' },
  { id: 'p', label: 'Parent' },
];
const BELOW: Record<string, Item[]> = {
  root: TOP,
  p: [
    { id: 'a', label: 'Anna' },
    { id: 'b', label: 'Bert' },
  ],
};

/** A server that answers at once, and knows what it was asked. */
function newServer(below = { ...BELOW }) {
  const getTreeItems = vi.fn((id = 'root') => Promise.resolve(below[id] ?? []));
  const getChildrenCount = ({ id }: Item) => (id === 'p' ? 1 : 0);
  return { below, getTreeItems, dataSource: { getChildrenCount, getTreeItems } };
}

async function showLazy(props: Props = {}, server = newServer()) {
  const shown = await showProTree({ items: TOP, dataSource: server.dataSource, ...props });
  return { ...server, ...shown };
}

/** Collapses the parent and expands it again. */
async function reopen(screen: Parameters<typeof clickItem>[0], label = 'Parent') {
  for (const isOpen of [false, true]) {
    await clickItem(screen, label);
    await expect.poll(() => isExpanded(screen, label)).toBe(isOpen);
  }
  await rested(screen);
}

act('FromFirstItems', async (demo) => {
  const start = ['Retail', 'Logistics', 'Finance'];
  for (let turn = 0; turn < 2; turn += 1) {
    await clickItem(demo, 'Retail');
    await expect
      .poll(() => labels(demo))
      .toEqual(['Retail', 'Stores', 'Web shop', ...start.slice(1)]);
    await clickItem(demo, 'Stores');
    await expect.poll(() => labels(demo)).toContain('Turin');
    await clickItem(demo, 'Stores');
    await clickItem(demo, 'Retail');
    await expect.poll(() => labels(demo)).toEqual(start);
  }
});

act('FromEmpty', async (demo) => {
  const status = demo.getByRole('status');
  demo.getByRole('slider').element().focus();
  await press('Home');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Reload' }).click();
    expect(labels(demo)).toEqual([]);
    await expect.element(status).toHaveTextContent('The folders are loaded.');
    await expect.poll(() => labels(demo)).toEqual(['Invoices', 'Contracts']);
    await clickItem(demo, 'Contracts');
    await expect.poll(() => labels(demo)).toContain('Leases');
  }
});

act('FailingRequests', async (demo) => {
  const offline = demo.getByRole('switch');
  const status = demo.getByRole('status');
  for (const country of ['Chile', 'Japan']) {
    await clickItem(demo, country);
    await expect.element(status).toHaveTextContent('could not be loaded');
    expect(isExpanded(demo, country)).toBe(false);
    await offline.click();
    await clickItem(demo, country);
    await expect.poll(() => isExpanded(demo, country)).toBe(true);
    await expect.element(status).toHaveTextContent('');
    await offline.click();
  }
});

act('ShortLivedCache', async (demo) => {
  const status = demo.getByRole('status');
  const start = Date.now();
  await clickItem(demo, 'API gateway');
  await expect.poll(() => labels(demo)).toContain('Latency');
  await reopen(demo, 'API gateway');
  await expect.element(status).toHaveTextContent('Requests: 1');
  for (const request of [2, 3]) {
    setClock(new Date(start + request * 11_000).toISOString());
    await reopen(demo, 'API gateway');
    await expect.element(status).toHaveTextContent(`Requests: ${request}`);
  }
});

act('RefetchCache', async (demo) => {
  await clickItem(demo, 'Mail queue');
  await expect.poll(() => labels(demo)).toEqual(['Mail queue', 'Job 1', 'Report queue']);
  for (const job of ['Job 2', 'Job 3']) {
    await reopen(demo, 'Mail queue');
    await expect.poll(() => labels(demo)).toEqual(['Mail queue', job, 'Report queue']);
  }
});

act('SharedFetches', async (demo) => {
  for (const index of [0, 1]) {
    await clickItem(demo, 'Shared', { index });
  }
  await expect.poll(() => labels(demo)).toHaveLength(6);
  await expect.element(demo.getByRole('status')).toHaveTextContent('Requests: 1');
});

act('EditLazyItems', async (demo) => {
  await press('Tab', 'ArrowRight');
  await expect.poll(() => labels(demo)).toContain('Opening day');
  for (const [before, after] of [
    ['Opening day', 'Ribbon cutting'],
    ['Ribbon cutting', 'Opening day'],
  ] as const) {
    await clickItem(demo, before, { name: 'label', times: 2 });
    await press('Control+a');
    await type(after);
    await press('Enter');
    item(demo, '2025').focus();
    await press('ArrowLeft');
    await expect.poll(() => labels(demo)).toEqual(['2025']);
    await press('ArrowRight');
    await expect.poll(() => labels(demo)).toContain(after);
  }
});

claim(
  [
    'An item can expand when its count is above 0.',
    'An item with the count 0 is a leaf.',
    "An item with a negative count is a leaf too: it has no expand icon, and users can't expand it.",
    'Only apiRef.current.setItemExpansion() fetches its children.',
    'After its first render, the tree ignores children in these objects, and fetches every level below.',
  ],
  async () => {
    const { dataSource, getTreeItems } = newServer();
    const { screen, api } = await showProTree({
      items: [
        ...TOP,
        { id: 'm', label: 'Minus', children: [{ id: 'x', label: 'Xaver' }] },
        { id: 'z', label: 'Zero', children: [{ id: 'y', label: 'Yann' }] },
      ],
      dataSource: { ...dataSource, getChildrenCount: ({ id }) => ({ m: -1, p: 1 })[id] ?? 0 },
    });
    for (const label of ['Minus', 'Zero', 'Parent']) {
      await clickItem(screen, label);
      await press('ArrowRight');
      expect(item(screen, label).hasAttribute('aria-expanded')).toBe(label === 'Parent');
    }
    await expect.poll(() => labels(screen)).toContain('Anna');
    expect(getTreeItems.mock.calls).toEqual([['p']]);
    expect(item(screen, 'Minus').querySelector('svg')).toBeNull();
    item(screen, 'Minus').focus();
    await press('Enter', '*');
    expect(getTreeItems).toHaveBeenCalledTimes(1);
    await call(() => api.setItemExpansion({ itemId: 'm' }));
    expect(getTreeItems.mock.calls).toEqual([['p'], ['m']]);
  },
);

claim(
  [
    'The item expands when its children have arrived.',
    'Until then, a spinner replaces its icon.',
    'A second click during this time sends a second request, unless getTreeItems shares pending requests.',
    'The tree renders nothing while the top level is loading, and nothing when this request fails.',
    'With items={[]}, it also fetches the top level when it mounts, by calling getTreeItems() without an ID:',
  ],
  async () => {
    const server = newServer();
    const answers: (() => void)[] = [];
    server.getTreeItems.mockImplementation(
      (id = 'root') => new Promise((resolve) => answers.push(() => resolve(BELOW[id] ?? []))),
    );
    const { screen } = await showLazy({ items: NONE }, server);
    expect([labels(screen), server.getTreeItems.mock.calls]).toEqual([[], [[]]]);
    await call(() => answers[0]?.());
    await expect.poll(() => labels(screen)).toEqual(['Dora', 'Parent']);
    await clickItem(screen, 'Parent');
    const spinner = () => item(screen, 'Parent').querySelectorAll('[role="progressbar"]').length;
    expect([spinner(), isExpanded(screen, 'Parent')]).toEqual([1, false]);
    expect(item(screen, 'Parent').querySelectorAll('.MuiTreeItem-iconContainer svg')).toHaveLength(
      1,
    );
    await clickItem(screen, 'Parent');
    expect(server.getTreeItems).toHaveBeenCalledTimes(3);
    await call(() => answers.forEach((answer) => answer()));
    await expect.poll(() => [spinner(), isExpanded(screen, 'Parent')]).toEqual([0, true]);
    screen.unmount();
    server.getTreeItems.mockImplementation(() => Promise.reject(new Error('offline')));
    const failed = await showLazy({ items: NONE }, server);
    // The notice of the license is all there is.
    expect(failed.screen.stage.textContent).toBe('MUI X Missing license key');
  },
);

claim(
  [
    'While dataSource is set, a later change of items has no effect.',
    'Later changes of isItemDisabled and the getters apply to the children of an item when the tree next fetches them or reads them from the cache.',
    "Items at the top level don't change.",
    'To start over, give the tree a new key.',
  ],
  async () => {
    const others = [{ id: 'x', label: 'Xaver' }];
    for (const isCached of [false, true]) {
      const { dataSource, getTreeItems } = newServer();
      const props = { dataSource };
      const screen = await show(<RichTreeViewPro items={TOP} {...props} />);
      if (isCached) {
        await clickItem(screen, 'Parent');
        await expect.poll(() => labels(screen)).toEqual(['Dora', 'Parent', 'Anna', 'Bert']);
        await clickItem(screen, 'Parent');
        await expect.poll(() => isExpanded(screen, 'Parent')).toBe(false);
        await rested(screen);
      }
      await screen.rerender(
        <RichTreeViewPro
          {...props}
          items={others}
          isItemDisabled={() => true}
          getItemLabel={({ label }) => label.toUpperCase()}
        />,
      );
      expect(labels(screen)).toEqual(['Dora', 'Parent']);
      await clickItem(screen, 'Parent');
      await expect.poll(() => labels(screen)).toEqual(['Dora', 'Parent', 'ANNA', 'BERT']);
      expect(getTreeItems).toHaveBeenCalledTimes(1);
      expect(item(screen, 'ANNA').getAttribute('aria-disabled')).toBe('true');
      expect(item(screen, 'Dora').getAttribute('aria-disabled')).toBeNull();
      await screen.rerender(<RichTreeViewPro key="new" {...props} items={others} />);
      expect(labels(screen)).toEqual(['Xaver']);
      screen.unmount();
    }
  },
);

claim(
  [
    'When getTreeItems rejects with an error, the item stays collapsed and shows a red dot.',
    'The next attempt to expand the item sends the request again.',
  ],
  async () => {
    const server = newServer();
    const { screen } = await showLazy({}, server);
    const dot = () => item(screen, 'Parent').querySelector('.MuiTreeItem-errorIcon') !== null;
    expect(dot()).toBe(false);
    server.getTreeItems.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await clickItem(screen, 'Parent');
    await expect.poll(dot).toBe(true);
    expect(isExpanded(screen, 'Parent')).toBe(false);
    await clickItem(screen, 'Parent');
    await expect.poll(() => [isExpanded(screen, 'Parent'), dot()]).toEqual([true, false]);
    expect(server.getTreeItems).toHaveBeenCalledTimes(2);
  },
);

claim(
  [
    'Fetched children are cached, so that collapsing and expanding an item sends no further request.',
    'The default cache is a DataSourceCacheDefault whose entries are fresh for five minutes.',
    'The tree reads the labels of fetched items from the cache when a click, → or setItemExpansion() expands their parent, unless the entry has expired.',
  ],
  async () => {
    setClock('2025-06-01T10:00:00Z');
    const { screen, api, getTreeItems } = await showLazy({ isItemEditable: true });
    item(screen, 'Parent').focus();
    const key = async (name: string, isOpen: boolean) => {
      item(screen, 'Parent').focus();
      await press(name);
      await expect.poll(() => isExpanded(screen, 'Parent')).toBe(isOpen);
    };
    await key('ArrowRight', true);
    await call(() => api.updateItemLabel('a', 'Ann'));
    expect(labels(screen)).toContain('Ann');
    await key('ArrowLeft', false);
    setClock('2025-06-01T10:04:59Z');
    await key('ArrowRight', true);
    expect([labels(screen).includes('Anna'), getTreeItems.mock.calls.length]).toEqual([true, 1]);
    for (const expand of [
      () => clickItem(screen, 'Parent', { name: 'iconContainer' }),
      () => call(() => api.setItemExpansion({ itemId: 'p' })),
    ]) {
      await call(() => api.updateItemLabel('a', 'Ann'));
      await key('ArrowLeft', false);
      await expand();
      await expect.poll(() => isExpanded(screen, 'Parent')).toBe(true);
      expect([labels(screen).includes('Anna'), getTreeItems.mock.calls.length]).toEqual([true, 1]);
    }
    await key('ArrowLeft', false);
    setClock('2025-06-01T10:05:01Z');
    getTreeItems.mockImplementationOnce((id) => {
      expect(api.getItemOrderedChildrenIds('p')).toEqual([]);
      return Promise.resolve(BELOW[id] ?? []);
    });
    await key('ArrowRight', true);
    expect(getTreeItems).toHaveBeenCalledTimes(2);
  },
);

claim(
  [
    'If the cached entry has expired, the tree removes the old children before it sends the request, unless your code has called get for them since.',
    'DataSourceCacheDefault returns -1 once, and deletes the expired entry.',
    "If your code calls get before the tree does, the next request doesn't add or remove children.",
  ],
  async () => {
    for (const isCalled of [false, true]) {
      setClock('2025-06-01T10:00:00Z');
      const dataSourceCache = new DataSourceCacheDefault({ ttl: 1000 });
      const { screen, api, below, getTreeItems } = await showLazy({ dataSourceCache });
      await clickItem(screen, 'Parent');
      await expect.poll(() => labels(screen)).toContain('Anna');
      below.p = [{ id: 'n', label: 'Nora' }];
      setClock('2025-06-01T10:00:02Z');
      if (isCalled) {
        expect([dataSourceCache.get('p'), dataSourceCache.get('p')]).toEqual([-1, undefined]);
      }
      getTreeItems.mockImplementationOnce((id) => {
        expect(api.getItemOrderedChildrenIds('p')).toEqual(isCalled ? ['a', 'b'] : []);
        return Promise.resolve(below[id] ?? []);
      });
      await reopen(screen);
      expect(getTreeItems).toHaveBeenCalledTimes(2);
      expect(labels(screen)).toEqual([
        'Dora',
        'Parent',
        ...(isCalled ? ['Anna', 'Bert'] : ['Nora']),
      ]);
      screen.unmount();
    }
  },
);

claim(
  [
    'get(key) | returns them; undefined if there are none, -1 if they have expired',
    'The constructor requires an object.',
    "The key is the ID of the parent, or 'root' for the top level.",
    'The value is the array from getTreeItems.',
    "With any other value, the tree doesn't fetch its top level.",
    "If 'root' is in the cache, the tree skips the request, doesn't add the cached items either, and stays empty.",
  ],
  async () => {
    setClock('2025-06-01T10:00:00Z');
    const cache = new DataSourceCacheDefault({ ttl: 1000 });
    expect(cache.get('root')).toBe(undefined);
    expect(() => Reflect.construct(DataSourceCacheDefault, [])).toThrow(TypeError);
    const { screen } = await showLazy({ items: NONE, dataSourceCache: cache });
    await expect.poll(() => labels(screen)).toEqual(['Dora', 'Parent']);
    await clickItem(screen, 'Parent');
    await expect.poll(() => labels(screen)).toContain('Anna');
    expect([cache.get('root'), cache.get('p')]).toEqual([BELOW.root, BELOW.p]);
    screen.unmount();
    const expired: DataSourceCache = { get: () => -1, set: () => {}, clear: () => {} };
    for (const dataSourceCache of [cache, expired]) {
      const again = await showLazy({ items: NONE, dataSourceCache });
      await settled();
      expect([labels(again.screen), again.getTreeItems.mock.calls]).toEqual([[], []]);
      again.screen.unmount();
    }
    setClock('2025-06-01T10:00:02Z');
    expect(cache.get('p')).toBe(-1);
  },
);

claim(
  [
    'Items at the top level have no entry in the cache when they come from items, so there is nothing to update for them.',
    'No method refetches the children of an expanded item.',
    'After clear(), the next expansion sends a request.',
    "If the item has children, it updates their labels, disabled state and expand icons, but doesn't add or remove any.",
    'New and removed children appear when get returns -1, or when the tree mounts again with a new key and an empty cache.',
  ],
  async () => {
    setClock('2025-06-01T10:00:00Z');
    const dataSourceCache = new DataSourceCacheDefault({});
    const server = newServer();
    const { below, getTreeItems } = server;
    const parents = ['p'];
    const props: Props = {
      items: TOP,
      dataSourceCache,
      dataSource: { getTreeItems, getChildrenCount: ({ id }) => (parents.includes(id) ? 1 : 0) },
      isItemDisabled: ({ label }) => label === 'Ann',
    };
    const { screen, api } = await showLazy(props, server);
    await clickItem(screen, 'Parent');
    await expect.poll(() => labels(screen)).toContain('Anna');
    const stateOf = (label: string) =>
      ['aria-expanded', 'aria-disabled'].map((name) => item(screen, label).getAttribute(name));
    expect(stateOf('Anna')).toEqual([null, null]);
    expect(dataSourceCache.get('root')).toBe(undefined);
    expect(Object.keys(api).filter((name) => /fetch|load|children/i.test(name))).toEqual([
      'getItemOrderedChildrenIds',
    ]);
    below.p = [
      { id: 'a', label: 'Ann' },
      { id: 'n', label: 'Nora' },
    ];
    parents.push('a');
    dataSourceCache.clear();
    await call(() => api.setItemExpansion({ itemId: 'p', shouldBeExpanded: true }));
    expect(getTreeItems).toHaveBeenCalledTimes(1);
    await reopen(screen);
    expect(getTreeItems).toHaveBeenCalledTimes(2);
    await expect.poll(() => labels(screen)).toEqual(['Dora', 'Parent', 'Ann', 'Bert']);
    expect(stateOf('Ann')).toEqual(['false', 'true']);
    setClock('2025-06-01T10:06:00Z');
    await reopen(screen);
    await expect.poll(() => labels(screen)).toEqual(['Dora', 'Parent', 'Ann', 'Nora']);
    screen.unmount();
    below.p = [{ id: 'n', label: 'Nora' }];
    const mounted = await show(<RichTreeViewPro key={1} {...props} items={TOP} />);
    for (const [key, result] of [
      [1, ['Ann', 'Nora']],
      [2, ['Ann', 'Nora']],
      [3, ['Nora']],
    ] as const) {
      const cache = key === 3 ? new DataSourceCacheDefault({}) : dataSourceCache;
      await mounted.rerender(
        <RichTreeViewPro key={key} {...props} items={TOP} dataSourceCache={cache} />,
      );
      await clickItem(mounted, 'Parent');
      await expect.poll(() => labels(mounted)).toEqual(['Dora', 'Parent', ...result]);
    }
  },
);

claim(
  [
    "defaultExpandedItems, expandedItems and the * key don't fetch.",
    'They mark an item as expanded.',
    'Its children are fetched when a click or setItemExpansion() collapses and expands it again.',
    'apiRef.current.setItemExpansion() does fetch.',
    "Typing a character doesn't move the focus.",
  ],
  async () => {
    const { screen, getTreeItems } = await showLazy({ defaultExpandedItems: ['p'] });
    expect([isExpanded(screen, 'Parent'), labels(screen)]).toEqual([true, ['Dora', 'Parent']]);
    await reopen(screen);
    await expect.poll(() => labels(screen)).toContain('Anna');
    screen.unmount();
    getTreeItems.mockClear();
    const star = await showLazy();
    item(star.screen, 'Dora').focus();
    await press('*', 'p');
    expect([isExpanded(star.screen, 'Parent'), focused()]).toEqual([true, 'Dora']);
    expect(star.getTreeItems).not.toHaveBeenCalled();
    await call(() => star.api.setItemExpansion({ itemId: 'p', shouldBeExpanded: false }));
    await call(() => star.api.setItemExpansion({ itemId: 'p' }));
    expect(star.getTreeItems).toHaveBeenCalledTimes(1);
    star.screen.unmount();
    const controlled = await showLazy({ expandedItems: ['p'] });
    expect(controlled.getTreeItems).not.toHaveBeenCalled();
  },
);

claim(
  [
    "Without multiSelect, when a selected item expands, onSelectedItemsChange receives its ID in an array, such as ['retail'].",
    'onItemSelectionToggle then reports the ID as deselected and the array as selected, unless the stored selection is already this array.',
    'By default, a click on a collapsed parent selects and expands it, so each such click does this.',
    'When children arrive while the tree is focused, the focus moves to the tab stop of the tree: the first selected item that is visible and enabled, or the first enabled item.',
    "Users who press → on an item that isn't the tab stop lose their place.",
  ],
  async () => {
    const onSelectedItemsChange = vi.fn();
    const onItemSelectionToggle = vi.fn();
    const { screen } = await showLazy({ onSelectedItemsChange, onItemSelectionToggle });
    for (let turn = 0; turn < 2; turn += 1) {
      onSelectedItemsChange.mockClear();
      await clickItem(screen, 'Parent');
      await expect.poll(() => onSelectedItemsChange.mock.lastCall?.[1]).toEqual(['p']);
      expect(onItemSelectionToggle.mock.calls.slice(-2).map((args) => args.slice(1))).toEqual([
        ['p', false],
        [['p'], true],
      ]);
      await clickItem(screen, 'Parent');
    }
    expect(selected(screen)).toEqual(['Parent']);
    await rested(screen);
    for (const isArray of [false, true]) {
      onSelectedItemsChange.mockClear();
      onItemSelectionToggle.mockClear();
      await press('ArrowRight');
      await expect.poll(() => onSelectedItemsChange.mock.lastCall?.[1]).toEqual(['p']);
      expect(onItemSelectionToggle).toHaveBeenCalledTimes(isArray ? 0 : 2);
      await press('ArrowLeft');
      await expect.poll(() => isExpanded(screen, 'Parent')).toBe(false);
    }
    screen.unmount();
    const isItemDisabled = ({ id }: Item) => id === 'd';
    const cases: [stop: string, props: Props][] = [
      ['Dora', {}],
      ['Parent', { isItemDisabled }],
      ['Parent', { defaultSelectedItems: 'p' }],
      ['Parent', { multiSelect: true, defaultSelectedItems: ['a', 'p'] }],
      ['Parent', { multiSelect: true, defaultSelectedItems: ['d', 'p'], isItemDisabled }],
    ];
    for (const [stop, props] of cases) {
      const keys = await showLazy(props);
      item(keys.screen, 'Parent').focus();
      await press('ArrowRight');
      await expect.poll(() => labels(keys.screen)).toContain('Anna');
      expect(focused()).toBe(stop);
      keys.screen.unmount();
    }
  },
);

claim('The expanded item still looks focused until the focus moves again.', async () => {
  const { screen } = await showLazy();
  const marked = () =>
    labels(screen).filter((label) => part(screen, label).hasAttribute('data-focused'));
  item(screen, 'Parent').focus();
  await expect.poll(marked).toEqual(['Parent']);
  await press('ArrowRight');
  await expect.poll(() => labels(screen)).toContain('Anna');
  await rested(screen);
  expect([focused(), ...marked()]).toEqual(['Dora', 'Parent']);
  await press('ArrowDown', 'ArrowDown');
  await expect.poll(marked).toEqual(['Anna']);
});

claim('The community RichTreeView has no dataSource.', async () => {
  const { dataSource, getTreeItems } = newServer();
  const props = { items: NONE, dataSource };
  const screen = await show(<RichTreeView {...props} />);
  expect([labels(screen), getTreeItems.mock.calls]).toEqual([[], []]);
  expect(takeConsole().join()).toContain('React does not recognize the `dataSource` prop');
});
