import type { DataGridProProps, GridDataSource, GridGroupNode } from '@mui/x-data-grid-pro';
import { createRowServer, type RowQuestion } from '#data/content/shared/rowServer.ts';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, showPro, texts } from '#test/proofs/grids.tsx';

const GROUP = '__tree_data_group__';

interface Place {
  id: string;
  path: string[];
  ships?: number;
}

/** Three ports with two docks each, which share their names; the first dock of a port has a berth. */
const PLACES: Place[] = ['Aveiro', 'Bari', 'Cork'].flatMap((port, index) => [
  { id: port, path: [port], ships: 30 - index },
  { id: `${port}-1`, path: [port, 'East'], ships: 4 },
  { id: `${port}-2`, path: [port, 'West'], ships: 2 },
  { id: `${port}-1-1`, path: [port, 'East', 'Berth'], ships: 1 },
]);
const PORTS = ['Aveiro (2)', 'Bari (2)', 'Cork (2)'];
const WITH_DOCKS = ['Aveiro (2)', 'East (1)', 'West', 'Bari (2)', 'Cork (2)'];

type Rows = Awaited<ReturnType<GridDataSource['getRows']>>;

/** A grid of the ports, and the server that it asks. `change` changes what the server sends. */
async function showPorts(
  props: Partial<DataGridProProps> = {},
  change: (sent: Rows, question: RowQuestion) => Rows = (sent) => sent,
  source: Partial<GridDataSource> = {},
) {
  const server = createRowServer({ rows: PLACES, latency: 10, pathOf: ({ path }) => path });
  const problems: string[] = [];
  const base = {
    treeData: true,
    columns: [{ field: 'ships', type: 'number' as const, editable: true }],
    onDataSourceError: ({ message }: Error) => problems.push(message),
    dataSource: {
      getRows: async (params: RowQuestion) => {
        const { rows } = await server.getRows(params);
        return change({ rows, rowCount: 3 }, params);
      },
      getGroupKey: ({ groupKey }: { groupKey?: string }) => String(groupKey),
      getChildrenCount: ({ childrenCount }: { childrenCount?: number }) => Number(childrenCount),
      updateRow: server.updateRow,
      ...source,
    },
    ...props,
  };
  const shown = await showPro(base as DataGridProProps, { height: 780 });
  const questions = () => server.getLog().map(({ question }) => question as RowQuestion);
  const levels = () => questions().map(({ groupKeys = [] }) => groupKeys.join('/'));
  const names = () => texts(shown.screen, GROUP);
  return { ...shown, base: base as DataGridProProps, server, problems, questions, levels, names };
}

/** Clicks the expand icon of a rendered row. */
async function toggle(screen: Screen, index: number): Promise<void> {
  const icon = () => cell(screen, GROUP, index).querySelector('button');
  await expect.poll(icon).not.toBeNull();
  await click(icon() ?? screen.stage);
}

/** Expands a port and waits for its docks. */
async function open(shown: Awaited<ReturnType<typeof showPorts>>, index = 0): Promise<void> {
  const before = shown.names().length;
  await toggle(shown.screen, index);
  await expect.poll(() => shown.names().length).toBeGreaterThan(before);
}

act('TreeFromServer', async (demo) => {
  const status = demo.getByRole('status');
  await expect.poll(() => texts(demo, GROUP)[0]).toBe('Pump S (4)');
  await toggle(demo, 0);
  await expect.poll(() => texts(demo, GROUP)[1]).toMatch(/^Frame/);
  await toggle(demo, 1);
  await expect.poll(() => texts(demo, GROUP)[2]).toBe('Bearing');
  await expect.element(status).toHaveTextContent('Request 3: groupKeys: ["Pump S","Frame"]');
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, 0);
    await expect.poll(() => texts(demo, GROUP)[1]).toMatch(/^Pump M/);
    await toggle(demo, 0);
    await expect.poll(() => texts(demo, GROUP)[1]).toMatch(/^Frame/);
  }
  await expect.element(status).toHaveTextContent('Request 3: groupKeys: ["Pump S","Frame"]');
  await expect.element(demo.getByText('1–10 of 24')).toBeVisible();
  await demo.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => texts(demo, GROUP)[1]).toMatch(/^Pump M/);
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(() => texts(demo, GROUP)[0]).not.toBe('Pump S (4)');
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect.poll(() => texts(demo, GROUP)[0]).toBe('Pump S (4)');
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox').fill('Pump M');
  await expect.element(demo.getByText('1–10 of 24')).not.toBeInTheDocument();
  await demo.getByRole('searchbox').fill('');
  await expect.element(demo.getByText('1–10 of 24')).toBeVisible();
  await toggle(demo, 1);
  await expect.poll(() => texts(demo, GROUP)[2]).toMatch(/^Motor/);
  await expect.element(demo.getByText('1–10 of 24')).toBeVisible();
});

act('TreeErrors', async (demo) => {
  const fails = demo.getByRole('switch', { name: 'Server fails' });
  await expect.poll(() => texts(demo, GROUP)[0]).toBe('Pump S (4)');
  for (let turn = 0; turn < 2; turn += 1) {
    const dot = () =>
      cell(demo, GROUP, turn * 5).querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)');
    await fails.click();
    await toggle(demo, turn * 5);
    await expect.poll(dot).not.toBeNull();
    await fails.click();
    await toggle(demo, turn * 5);
    await expect.poll(() => texts(demo, GROUP)[turn * 5 + 1]).toMatch(/^(Frame|Motor|Gearbox)/);
    expect(dot()).toBeNull();
  }
  const load = demo.getByRole('button', { name: 'Load all machines' });
  await fails.click();
  await load.click();
  await expect.poll(() => texts(demo, GROUP)).toEqual([]);
  await expect.element(demo.getByText('The server does not answer.')).toBeVisible();
  await demo.getByRole('button', { name: 'Close' }).click();
  await fails.click();
  await load.click();
  await expect.poll(() => texts(demo, GROUP)[0]).toBe('Pump S (4)');
});

act('TreeExpanded', async (demo) => {
  const requests = (count: number) =>
    expect
      .element(demo.getByRole('status'), { timeout: 10_000 })
      .toHaveTextContent(`Requests: ${count}`);
  const first = demo.getByRole('switch', { name: 'Expand at first' });
  await requests(1);
  await first.click();
  await requests(19);
  await first.click();
  await requests(1);
  await first.click();
  await requests(19);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, 0);
    await expect.poll(() => texts(demo, GROUP)).toEqual(['Alma Acker (4)']);
    await toggle(demo, 0);
    await expect.poll(() => texts(demo, GROUP)[1]).toBe('Boris Bello (2)');
  }
});

act('KeepExpanded', async (demo) => {
  const level = () => texts(demo, GROUP).map((name) => name.replace(/ \(.*/, ''));
  await expect.poll(() => level()[0]).toBe('Pump S');
  await toggle(demo, 0);
  await expect.poll(() => level()[1]).toBe('Frame');
  await toggle(demo, 1);
  await expect.poll(() => level()[2]).toBe('Bearing');
  const status = demo.getByRole('status');
  const isLoaded = (requests: number) =>
    expect
      .element(status, { timeout: 5000 })
      .toHaveTextContent(new RegExp(`^Request ${requests}: .*"Frame"\\]$`));
  await isLoaded(3);
  await click(header(demo, 'supplier'));
  await isLoaded(6);
  expect(level()[0]).not.toBe('Pump S');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, 'stock'));
    await isLoaded(9 + turn * 3);
    await expect.poll(() => level()[0]).toMatch(turn === 0 ? 'Winch L' : 'Pump L');
  }
  await click(header(demo, 'stock'));
  await expect.poll(() => level().slice(0, 3)).toEqual(['Pump S', 'Frame', 'Bearing']);
});

act('TreeQueryCache', async (demo) => {
  const status = demo.getByRole('status');
  await expect.poll(() => texts(demo, GROUP)[0]).toBe('Pump S (4)');
  await toggle(demo, 1);
  await expect.poll(() => texts(demo, GROUP).length).toBeGreaterThan(5);
  await expect.element(status).toHaveTextContent('Request 2: groupKeys: ["Pump M"]');
  const reload = demo.getByRole('button', { name: 'Reload Pump S' });
  await reload.click();
  await expect.element(status).toHaveTextContent('Request 3: groupKeys: ["Pump S"]');
  await expect.poll(() => texts(demo, GROUP)[1]).toMatch(/^Frame/);
  await reload.click();
  await expect.element(status).toHaveTextContent('Request 4: groupKeys: ["Pump S"]');
  await toggle(demo, 5);
  await expect.poll(() => texts(demo, GROUP)[6]).toMatch(/^Pump L/);
  await toggle(demo, 5);
  await expect.poll(() => texts(demo, GROUP)[6]).not.toMatch(/^Pump L/);
  await expect.element(status).toHaveTextContent('Request 4: groupKeys: ["Pump S"]');
});

claim(
  [
    "With a data source, the grid doesn't call getTreeDataPath.",
    'Root rows | []',
    'Children of "Pump S" | [\'Pump S\']',
    'Children of "Frame" in "Pump S" | [\'Pump S\', \'Frame\']',
    'Collapse and expand a row again: the grid shows its children from the cache, without a request.',
  ],
  async () => {
    const getTreeDataPath = vi.fn(() => ['x']);
    const shown = await showPorts({ getTreeDataPath });
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    expect(shown.names()).toEqual(WITH_DOCKS);
    await open(shown, 1);
    expect(shown.questions().map(({ groupKeys }) => groupKeys)).toEqual([
      [],
      ['Aveiro'],
      ['Aveiro', 'East'],
    ]);
    await toggle(shown.screen, 0);
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    expect(shown.levels()).toHaveLength(3);
    expect(getTreeDataPath).not.toHaveBeenCalled();
  },
);

claim(
  [
    "getGroupKey(row) | The key of a row among its siblings. It's the text in the grouping column | The grid throws an error",
    "getChildrenCount(row) | The number of children: 0 for a leaf, -1 if there are children but you don't know how many | The grid throws an error",
    'The grid shows the count after the key, such as "Pump S (3)".',
    'With -1, users can expand the row, and the grid shows no count.',
    'To hide all counts, set hideDescendantCount in groupingColDef.',
    'If your API needs an ID instead of names, return the ID from getGroupKey(), and set groupingColDef.valueGetter to display a name.',
  ],
  async () => {
    for (const missing of ['getGroupKey', 'getChildrenCount']) {
      await expect(showPorts({}, undefined, { [missing]: undefined })).rejects.toThrow(
        `No \`${missing}\` method provided`,
      );
    }
    const unknown = await showPorts({}, undefined, {
      getChildrenCount: ({ path }: { path?: string[] }) => (path?.length === 1 ? -1 : 0),
    });
    await expect.poll(unknown.names).toEqual(['Aveiro', 'Bari', 'Cork']);
    await open(unknown);
    expect(unknown.names()).toEqual(['Aveiro', 'East', 'West', 'Bari', 'Cork']);
    expect(cell(unknown.screen, GROUP, 1).querySelector('button')).toBeNull();
    unknown.screen.unmount();
    const hidden = await showPorts({ groupingColDef: { hideDescendantCount: true } });
    await expect.poll(hidden.names).toEqual(['Aveiro', 'Bari', 'Cork']);
    hidden.screen.unmount();
    const named = await showPorts({
      groupingColDef: { valueGetter: (_, { id }: { id: string }) => id.toUpperCase() },
    });
    await expect.poll(named.names).toEqual(['AVEIRO (2)', 'BARI (2)', 'CORK (2)']);
    await open(named);
    expect(named.levels().at(-1)).toBe('Aveiro');
  },
);

claim(
  [
    'If two root rows have the same key, the grid passes an error to onDataSourceError and shows no rows.',
    'Among the children of a row, the grid shows only the first of two rows with the same key, without an error.',
  ],
  async () => {
    const twins = (id: string) => [
      { id: `${id}1`, groupKey: 'Twin', childrenCount: 1 },
      { id: `${id}2`, groupKey: 'Twin', childrenCount: 0 },
    ];
    const roots = await showPorts({}, () => ({ rows: twins('x') }));
    await expect.poll(() => roots.problems[0]).toMatch('for all the sibling rows should be unique');
    expect(roots.names()).toEqual([]);
    roots.screen.unmount();
    const below = await showPorts({}, (sent, { groupKeys = [] }) =>
      groupKeys.length === 1 ? { rows: twins('y') } : sent,
    );
    await expect.poll(below.names).toEqual(PORTS);
    await open(below);
    expect(below.names()).toEqual(['Aveiro (2)', 'Twin (1)', 'Bari (2)', 'Cork (2)']);
    expect(below.problems).toEqual([]);
  },
);

claim(
  [
    'Your server sorts and filters each level: every request contains the sortModel and the filterModel.',
    'When the sort order, the filter or the page changes, the grid requests the root rows.',
    'All rows are collapsed, unless you expand them by default or keep them expanded.',
    'With pagination, the pages contain root rows.',
    'Return all children in one response: requests for children contain the start, end and paginationModel of the current page.',
  ],
  async () => {
    const shown = await showPorts({
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2 } } },
    });
    const ports = ['Aveiro (2)', 'Bari (2)'];
    await expect.poll(shown.names).toEqual(ports);
    for (const change of [
      () => shown.api.setSortModel([{ field: 'ships', sort: 'desc' }]),
      () => shown.api.setFilterModel({ items: [{ field: 'ships', operator: '>', value: 0 }] }),
    ]) {
      await open(shown);
      expect(shown.names()).toEqual(['Aveiro (2)', 'East (1)', 'West', 'Bari (2)']);
      const before = shown.levels().length;
      change();
      await expect.poll(() => shown.levels().length).toBe(before + 1);
      await expect.poll(shown.names).toEqual(ports);
      expect(shown.levels().at(-1)).toBe('');
    }
    shown.api.setPage(1);
    await expect.poll(shown.names).toEqual(['Cork (2)']);
    await open(shown);
    expect(shown.names()).toEqual(['Cork (2)', 'East (1)', 'West']);
    expect(shown.questions().at(-1)).toMatchObject({
      groupKeys: ['Cork'],
      start: 2,
      end: 3,
      paginationModel: { page: 1, pageSize: 2 },
      sortModel: [{ field: 'ships', sort: 'desc' }],
      filterModel: { items: [{ field: 'ships' }] },
    });
    shown.api.setPage(0);
    await expect.poll(shown.names).toEqual(ports);
    shown.api.setPage(1);
    await expect.poll(shown.names).toEqual(['Cork (2)']);
  },
);

claim(
  [
    'In version 8.4.0, the grid uses the rowCount of each response, even of a response with children, as the number of root rows.',
    'If a response with children has no rowCount, the count becomes unknown ("of more than 10") (#17626).',
    'Return the number of root rows with the children too, as in the first demo.',
  ],
  async () => {
    for (const [rowCount, expected] of [
      [7, '1–2 of 7'],
      [undefined, '1–2 of more than 2'],
      [3, '1–2 of 3'],
    ] as const) {
      const shown = await showPorts(
        {
          pagination: true,
          pageSizeOptions: [2],
          initialState: { pagination: { paginationModel: { pageSize: 2 } } },
        },
        (sent, { groupKeys = [] }) => (groupKeys.length > 0 ? { rows: sent.rows, rowCount } : sent),
      );
      await expect.element(shown.screen.getByText('1–2 of 3')).toBeVisible();
      await open(shown);
      await expect.element(shown.screen.getByText(expected, { exact: true })).toBeVisible();
      shown.screen.unmount();
    }
  },
);

keyRow('Enter, Space', async () => {
  const shown = await showPorts();
  await expect.poll(shown.names).toEqual(PORTS);
  await click(cell(shown.screen, GROUP));
  for (const key of ['Enter', 'Space']) {
    await press(key);
    await expect.poll(shown.names).toEqual(WITH_DOCKS);
    await press(key);
    await expect.poll(shown.names).toEqual(PORTS);
  }
});

claim(
  [
    'Root rows | The grid removes all rows',
    'Children of a row | The row stays collapsed. Its expand icon has a red dot, with the error message in a tooltip',
    'In both cases, the grid calls onDataSourceError. Read the level from error.params.groupKeys.',
    'Turn the switch off and expand the machine again: this repeats the request and removes the dot.',
    'To retry in code, call apiRef.current.dataSource.fetchRows(rowId) for children, or fetchRows() for root rows.',
  ],
  async () => {
    const onDataSourceError = vi.fn();
    const shown = await showPorts({ onDataSourceError, dataSourceCache: null });
    await expect.poll(shown.names).toEqual(PORTS);
    const dot = () =>
      cell(shown.screen, GROUP).querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)');
    for (const retry of [
      () => toggle(shown.screen, 0),
      () => shown.api.dataSource.fetchRows('Aveiro'),
    ]) {
      shown.server.setFailing(true);
      await toggle(shown.screen, 0);
      await expect.poll(dot).not.toBeNull();
      expect(shown.names()).toEqual(PORTS);
      expect(
        cell(shown.screen, GROUP).querySelector('[aria-label="The server does not answer."]'),
      ).not.toBeNull();
      expect(onDataSourceError).toHaveBeenLastCalledWith(
        expect.objectContaining({ params: expect.objectContaining({ groupKeys: ['Aveiro'] }) }),
      );
      shown.server.setFailing(false);
      await retry();
      await expect.poll(shown.names).toEqual(WITH_DOCKS);
      expect(dot()).toBeNull();
      await toggle(shown.screen, 0);
      await expect.poll(shown.names).toEqual(PORTS);
    }
    shown.server.setFailing(true);
    shown.api.dataSource.fetchRows();
    await expect.poll(shown.names).toEqual([]);
    expect(onDataSourceError).toHaveBeenLastCalledWith(
      expect.objectContaining({ params: expect.objectContaining({ groupKeys: [] }) }),
    );
    shown.server.setFailing(false);
    shown.api.dataSource.fetchRows();
    await expect.poll(shown.names).toEqual(PORTS);
  },
);

claim(
  [
    'The grid requests a level as soon as the level above it is loaded.',
    'Each expanded row needs a request: with defaultGroupingExpansionDepth={-1}, this company of 30 employees needs one request for the root and one for each employee with a team.',
    'After sorting, the grid sends these requests again and expands the rows that the user collapsed.',
  ],
  async () => {
    const shown = await showPorts({ defaultGroupingExpansionDepth: -1 });
    await expect.poll(() => shown.names().length).toBe(12);
    expect(shown.levels()).toEqual([
      ...['', 'Aveiro', 'Bari', 'Cork'],
      ...['Aveiro/East', 'Bari/East', 'Cork/East'],
    ]);
    await toggle(shown.screen, 0);
    await expect.poll(() => shown.names().length).toBe(9);
    await click(header(shown.screen, 'ships'));
    await expect.poll(() => shown.levels().length).toBe(14);
    await expect.poll(() => shown.names().length).toBe(12);
  },
);

claim(
  [
    "If dataSource is a new object, the grid clears the cache and collapses the rows that aren't expanded by default.",
    'If loaded rows below different parents have the same key, the grid throws an error instead (#21263).',
  ],
  async () => {
    const shown = await showPorts();
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    await shown.redraw({
      ...shown.base,
      dataSource: { ...shown.base.dataSource } as GridDataSource,
    });
    await expect.poll(() => shown.levels()).toEqual(['', 'Aveiro', '']);
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    expect(shown.levels()).toHaveLength(4);
    await toggle(shown.screen, 3);
    await expect.poll(() => shown.names().length).toBe(7);
    const errors = await errorsOf(() =>
      shown.redraw({ ...shown.base, dataSource: { ...shown.base.dataSource } as GridDataSource }),
    );
    expect(errors.join()).toContain('for all the sibling rows should be unique');
  },
);

claim(
  'If isGroupExpandedByDefault is a new function, or defaultGroupingExpansionDepth changes, the grid removes all rows, without a request.',
  async () => {
    for (const [before, after] of [
      [{ isGroupExpandedByDefault: () => false }, { isGroupExpandedByDefault: () => false }],
      [{ defaultGroupingExpansionDepth: 0 }, { defaultGroupingExpansionDepth: 1 }],
    ]) {
      const shown = await showPorts(before);
      await expect.poll(shown.names).toEqual(PORTS);
      await shown.redraw({ ...shown.base });
      expect(shown.names()).toEqual(PORTS);
      await shown.redraw({ ...shown.base, ...after });
      await expect.poll(shown.names).toEqual([]);
      expect(shown.levels()).toEqual(['']);
      shown.screen.unmount();
    }
  },
);

claim(
  [
    'The grid collapses rows after sorting, filtering and paging (#18485).',
    'To expand them again, store their IDs on the rowExpansionChange event, and return true for them from isGroupExpandedByDefault:',
    'The grid requests these levels again, in the new order.',
  ],
  async () => {
    const expanded = new Set<unknown>();
    const shown = await showPorts({
      isGroupExpandedByDefault: ({ id }: GridGroupNode) => expanded.has(id),
    });
    shown.api.subscribeEvent('rowExpansionChange', (node) => {
      if (node.type === 'group' && node.childrenExpanded) {
        expanded.add(node.id);
      } else {
        expanded.delete(node.id);
      }
    });
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    expect([...expanded]).toEqual(['Aveiro']);
    await click(header(shown.screen, 'ships'));
    await expect
      .poll(shown.names)
      .toEqual(['Cork (2)', 'Bari (2)', 'Aveiro (2)', 'West', 'East (1)']);
    expect(shown.levels()).toEqual(['', 'Aveiro', '', 'Aveiro']);
    await toggle(shown.screen, 2);
    await expect.poll(() => [...expanded]).toEqual([]);
    await click(header(shown.screen, 'ships'));
    await expect.poll(shown.names).toEqual(PORTS);
  },
);

claim(
  [
    "If the children of a row aren't loaded, setRowChildrenExpansion(id, true) shows the row as expanded, with nothing below it.",
    'Call dataSource.fetchRows(id) instead.',
  ],
  async () => {
    const shown = await showPorts();
    await expect.poll(shown.names).toEqual(PORTS);
    shown.api.setRowChildrenExpansion('Aveiro', true);
    await expect.element(shown.screen.getByRole('button', { name: 'hide children' })).toBeVisible();
    expect(shown.names()).toEqual(PORTS);
    shown.api.setRowChildrenExpansion('Aveiro', false);
    shown.api.dataSource.fetchRows('Aveiro');
    await expect.poll(shown.names).toEqual(WITH_DOCKS);
    shown.api.setRowChildrenExpansion('Aveiro', false);
    await expect.poll(shown.names).toEqual(PORTS);
    shown.api.setRowChildrenExpansion('Aveiro', true);
    await expect.poll(shown.names).toEqual(WITH_DOCKS);
    expect(shown.levels()).toEqual(['', 'Aveiro']);
  },
);

claim(
  [
    "fetchRows(id) adds and replaces children. A child that's no longer in the response stays in the grid. To remove it, clear the cache and call fetchRows(), or call updateRows([{ id, _action: 'delete' }]).",
    'fetchRows(id) takes rows from the cache. To get new ones, clear the cache first.',
  ],
  async () => {
    let isGone = false;
    const shown = await showPorts({}, ({ rows, rowCount }) => ({
      rowCount,
      rows: rows
        .filter(({ id }) => !(isGone && id === 'Aveiro-2'))
        .map((row) => ({ ...row, ships: isGone ? 99 : (row.ships as number) })),
    }));
    const ships = () => texts(shown.screen, 'ships');
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    isGone = true;
    shown.api.dataSource.fetchRows('Aveiro');
    await settled();
    expect(shown.names()).toEqual(WITH_DOCKS);
    expect(shown.levels()).toEqual(['', 'Aveiro']);
    shown.api.dataSource.cache.clear();
    shown.api.dataSource.fetchRows('Aveiro');
    await expect.poll(ships).toEqual(['30', '2', '99', '29', '28']);
    expect(shown.names()).toEqual(['Aveiro (2)', 'West', 'East (1)', 'Bari (2)', 'Cork (2)']);
    shown.api.updateRows([{ id: 'Aveiro-2', _action: 'delete' }]);
    await expect.poll(shown.names).toEqual(['Aveiro (2)', 'East (1)', 'Bari (2)', 'Cork (2)']);
    shown.api.dataSource.fetchRows();
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    expect(shown.names()).toEqual(['Aveiro (2)', 'East (1)', 'Bari (2)', 'Cork (2)']);
  },
);

claim(
  [
    "Don't update a child with updateRows(): this moves the row to the end of the grid (#16986).",
    'Set updateRow in the data source and edit the row, or call dataSource.editRow(): the child then keeps its position.',
  ],
  async () => {
    const shown = await showPorts();
    const ships = () => texts(shown.screen, 'ships');
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    await click(cell(shown.screen, 'ships', 2), { times: 2 });
    await shown.screen.getByRole('spinbutton').fill('7');
    await press('Enter');
    await expect.poll(ships).toEqual(['30', '4', '7', '29', '28']);
    const previousRow = shown.api.getRow('Aveiro-1') as Place;
    await shown.api.dataSource.editRow({
      rowId: 'Aveiro-1',
      updatedRow: { ...previousRow, ships: 8 },
      previousRow,
    });
    await expect.poll(ships).toEqual(['30', '8', '7', '29', '28']);
    expect(shown.names()).toEqual(WITH_DOCKS);
    shown.api.updateRows([{ ...previousRow, ships: 9 }]);
    await expect.poll(ships).toEqual(['30', '7', '29', '28', '9']);
  },
);

claim(
  [
    'A row that was selected before its children are loaded is deselected when they load.',
    "Its descendants aren't selected.",
    'With rowSelectionPropagation={{ parents: false, descendants: false }}, the row stays selected.',
  ],
  async () => {
    for (const [isPropagated, checkboxSelection] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      const shown = await showPorts({
        checkboxSelection,
        ...(!isPropagated && { rowSelectionPropagation: { parents: false, descendants: false } }),
      });
      await expect.poll(shown.names).toEqual(PORTS);
      await click(cell(shown.screen, checkboxSelection ? '__check__' : 'ships'));
      const selected = () => [...shown.api.getSelectedRows().keys()];
      expect(selected()).toEqual(['Aveiro']);
      await open(shown);
      await expect.poll(selected).toEqual(isPropagated ? [] : ['Aveiro']);
      shown.screen.unmount();
    }
  },
);

claim('The parameter of get() and set() contains the groupKeys.', async () => {
  const cache = { get: vi.fn(() => undefined), set: vi.fn(), clear: vi.fn() };
  const shown = await showPorts({ dataSourceCache: cache });
  await expect.poll(shown.names).toEqual(PORTS);
  await open(shown);
  const key = expect.objectContaining({ groupKeys: ['Aveiro'] }) as object;
  expect(cache.get).toHaveBeenLastCalledWith(key);
  expect(cache.set).toHaveBeenLastCalledWith(key, expect.anything());
});

/** What is thrown while `work` renders. */
async function errorsOf(work: () => Promise<void>): Promise<string[]> {
  await work();
  const errors: string[] = [];
  await expect
    .poll(() => {
      errors.push(...takeConsole());
      return errors.length;
    })
    .toBeGreaterThan(0);
  return errors;
}

claim(
  [
    'In version 8.4.0, the cache keeps at most pageSize children of a row, and 100 without pagination.',
    'Further children are missing when the grid shows the level from the cache, for example after sorting.',
    'For longer levels, set dataSourceCache={null}.',
  ],
  async () => {
    const cranes = Array.from({ length: 105 }, (_, id) => ({
      id: `crane-${id}`,
      groupKey: String(id),
      childrenCount: 0,
    }));
    for (const dataSourceCache of [undefined, null]) {
      const shown = await showPorts({ dataSourceCache }, (sent, { groupKeys = [] }) =>
        groupKeys.length === 1 ? { rows: cranes, rowCount: 3 } : sent,
      );
      const count = () => shown.api.getAllRowIds().length;
      await expect.poll(count).toBe(3);
      shown.api.dataSource.fetchRows('Aveiro');
      await expect.poll(count).toBe(108);
      shown.api.setSortModel([{ field: 'ships', sort: 'asc' }]);
      await expect.poll(shown.names).toEqual([...PORTS].reverse());
      shown.api.setSortModel([]);
      await expect.poll(shown.names).toEqual(PORTS);
      shown.api.dataSource.fetchRows('Aveiro');
      await expect.poll(count).toBe(dataSourceCache === null ? 108 : 103);
      shown.screen.unmount();
    }
  },
);

claim(
  'If the user sorts again before the children arrive, a late response can replace the children in the current order.',
  async () => {
    let release: (() => void) | undefined;
    const server = createRowServer({ rows: PLACES, latency: 10, pathOf: ({ path }) => path });
    const shown = await showPorts({ defaultGroupingExpansionDepth: 1 }, undefined, {
      getRows: async (params) => {
        const question = params as RowQuestion;
        const response = await server.getRows(question);
        if (question.sortModel?.[0]?.sort === 'desc' && question.groupKeys?.[0] === 'Aveiro') {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        return response;
      },
    });
    const docks = () => shown.api.getRowGroupChildren({ groupId: 'Aveiro' });
    shown.api.setSortModel([{ field: 'ships', sort: 'asc' }]);
    await expect.poll(docks).toEqual(['Aveiro-2', 'Aveiro-1']);
    shown.api.setSortModel([{ field: 'ships', sort: 'desc' }]);
    await expect.poll(() => release).toBeDefined();
    shown.api.setSortModel([{ field: 'ships', sort: 'asc' }]);
    await expect.poll(docks).toEqual(['Aveiro-2', 'Aveiro-1']);
    release?.();
    await expect.poll(docks).toEqual(['Aveiro-1', 'Aveiro-2']);
    expect(shown.api.getSortModel()).toEqual([{ field: 'ships', sort: 'asc' }]);
  },
);
