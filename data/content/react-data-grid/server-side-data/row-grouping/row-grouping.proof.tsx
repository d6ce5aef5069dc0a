import type { DataGridPremiumProps, GridDataSource } from '@mui/x-data-grid-premium';
import { createRowServer, type RowQuestion } from '#data/content/shared/rowServer.ts';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, fields, header, openColumnMenu, showPremium, texts } from '#test/proofs/grids.tsx';

const GROUP = '__row_group_by_columns_group__';
const ROWS = [
  { id: 1, port: 'Cork', kind: 'Sea', ships: 6 },
  { id: 2, port: 'Cork', kind: 'Sea', ships: 4 },
  { id: 3, port: 'Cork', kind: 'River', ships: 1 },
  { id: 4, port: 'Bari', kind: 'Sea', ships: 9 },
];
const PORTS = ['Cork (2)', 'Bari (1)'];
const WITH_KINDS = ['Cork (2)', 'Sea (2)', 'River (1)', 'Bari (1)'];

type Rows = Awaited<ReturnType<GridDataSource['getRows']>>;

/** A grid of ports in groups, and the server that it asks. `change` changes what the server sends. */
async function showPorts(
  props: Partial<DataGridPremiumProps> = {},
  change: (sent: Rows, question: RowQuestion) => Rows = (sent) => sent,
  source: Partial<GridDataSource> = {},
) {
  const server = createRowServer({ rows: ROWS, latency: 10 });
  const problems: string[] = [];
  const shown = await showPremium({
    columns: [
      { field: 'port' },
      { field: 'kind' },
      { field: 'ships', type: 'number', editable: true },
    ],
    onDataSourceError: ({ message }) => problems.push(message),
    initialState: { rowGrouping: { model: ['port', 'kind'] } },
    dataSource: {
      getRows: async (params) => {
        const { rows } = await server.getRows(params);
        return change({ rows, rowCount: 2 }, params);
      },
      getGroupKey: ({ groupKey, id }) => String(groupKey || id),
      getChildrenCount: ({ childrenCount }) => Number(childrenCount),
      ...source,
    },
    ...props,
  });
  const questions = () => server.getLog().map(({ question }) => question as RowQuestion);
  const names = () => texts(shown.screen, GROUP);
  return { ...shown, server, problems, questions, names };
}

/** Clicks the expand icon of a rendered row. */
async function toggle(screen: Screen, index: number, field = GROUP): Promise<void> {
  const icon = () => cell(screen, field, index).querySelector('button');
  await expect.poll(icon).not.toBeNull();
  await click(icon() ?? screen.stage);
}

/** Expands a group and waits for its rows. */
async function open(shown: Awaited<ReturnType<typeof showPorts>>, index = 0): Promise<void> {
  const before = shown.names().length;
  await toggle(shown.screen, index);
  await expect.poll(() => shown.names().length).toBeGreaterThan(before);
}

act('TradesGrouped', async (demo) => {
  const status = demo.getByRole('status');
  const names = () => texts(demo, GROUP);
  await expect.poll(() => names()[0]).toBe('Rubber (4)');
  await toggle(demo, 0);
  await expect.poll(() => names()[1]).toBe('Osaka (28)');
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, 1);
    await expect.poll(() => names()[2]).toBe('');
    await expect
      .element(status)
      .toHaveTextContent(
        'Request 3: groupFields: ["commodity","desk"], groupKeys: ["Rubber","Osaka"]',
      );
    await toggle(demo, 1);
    await expect.poll(() => names()[2]).not.toBe('');
  }
  await openColumnMenu(demo, 'side');
  await demo.getByRole('menuitem', { name: 'Group by Side' }).click();
  await expect
    .element(status)
    .toHaveTextContent('groupFields: ["commodity","desk","side"], groupKeys: []');
  await expect.poll(() => names().length).toBe(6);
});

act('OrdersGrouped', async (demo) => {
  const status = demo.getByRole('status');
  const country = '__row_group_by_columns_group_country__';
  const rendered = () => texts(demo, country).length;
  await expect.poll(rendered).toBe(8);
  await expect.element(status).toHaveTextContent('Requests: 1');
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, 0, country);
    await expect.poll(() => texts(demo, country)[1]).toBe('');
    await expect.element(status).toHaveTextContent('Requests: 2');
    await toggle(demo, 0, country);
    await expect.poll(() => texts(demo, country)[1]).not.toBe('');
  }
  await demo.getByRole('button', { name: 'Clear cache' }).click();
  await expect.element(status).toHaveTextContent('Requests: 3');
  await expect
    .poll(() => demo.stage.querySelector('.MuiDataGrid-overlayWrapper, .MuiLinearProgress-root'))
    .toBeNull();
  await toggle(demo, 0, country);
  await expect.element(status).toHaveTextContent('Requests: 4');
});

act('GroupByMonth', async (demo) => {
  const names = () => texts(demo, GROUP);
  await expect.poll(() => names()[0]).toMatch(/^June 2025/);
  expect(names().length).toBe(6);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, 0);
    await expect.poll(() => names()[1]).toBe('');
    await toggle(demo, 0);
    await expect.poll(() => names()[1]).toMatch(/^May 2025/);
  }
});

act('GroupingErrors', async (demo) => {
  const fails = demo.getByRole('switch', { name: 'Server fails' });
  const names = () => texts(demo, GROUP);
  await expect.poll(() => names().length).toBe(4);
  const [first = '', second = ''] = names();
  for (let turn = 0; turn < 2; turn += 1) {
    await fails.click();
    await toggle(demo, turn);
    const name = (turn === 0 ? first : second).replace(/ \(.*/, '');
    if (turn === 0) {
      await expect.element(demo.getByText(`Couldn’t load ${name}`)).toBeVisible();
    }
    await fails.click();
    if (turn === 0) {
      await toggle(demo, 0);
      await expect.poll(() => names().length).toBeGreaterThan(4);
      await toggle(demo, 0);
      await expect.poll(() => names().length).toBe(4);
    }
  }
});

act('GroupingExpanded', async (demo) => {
  const names = () => texts(demo, GROUP);
  const requests = (count: number) =>
    expect
      .element(demo.getByRole('status'), { timeout: 10_000 })
      .toHaveTextContent(`Requests: ${count}`);
  const first = demo.getByRole('switch', { name: 'Expand at first' });
  await requests(1);
  await first.click();
  await requests(13);
  await first.click();
  await requests(1);
  await first.click();
  await requests(13);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle(demo, 0);
    await expect.poll(() => names()[1]).toMatch(/^Lagos/);
    await toggle(demo, 0);
    await expect.poll(() => names()[1]).toBe('Buy (9)');
  }
});

claim(
  [
    'In DataGridPremium with a dataSource, your server groups the rows: the grid sends the row grouping model, and requests the rows of a group when the user expands it.',
    "First level | ['commodity', 'desk'] | [] | A group for each commodity",
    "In \"Rubber\" | ['commodity', 'desk'] | ['Rubber'] | A group for each desk that trades rubber",
    "In \"Rubber\", \"Oslo\" | ['commodity', 'desk'] | ['Rubber', 'Oslo'] | The trades",
    'Without grouping | [] | [] | All trades',
  ],
  async () => {
    const shown = await showPorts();
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    expect(shown.names()).toEqual(WITH_KINDS);
    await open(shown, 1);
    expect(shown.names()).toEqual(['Cork (2)', 'Sea (2)', '', '', 'River (1)', 'Bari (1)']);
    expect(shown.questions()).toMatchObject([
      { groupFields: ['port', 'kind'], groupKeys: [] },
      { groupFields: ['port', 'kind'], groupKeys: ['Cork'] },
      { groupFields: ['port', 'kind'], groupKeys: ['Cork', 'Sea'] },
    ]);
    shown.api.setRowGroupingModel([]);
    await expect.poll(() => texts(shown.screen, 'port')).toHaveLength(4);
    expect(shown.questions().at(-1)).toMatchObject({ groupFields: [], groupKeys: [] });
  },
);

claim(
  'If one of them is missing, the grid throws an error as soon as it groups rows.',
  async () => {
    for (const missing of ['getGroupKey', 'getChildrenCount']) {
      await expect(showPorts({}, undefined, { [missing]: undefined })).rejects.toThrow(
        `No \`${missing}\` method provided`,
      );
    }
  },
);

claim(
  [
    'The grid shows only the first of two siblings with the same key, without an error.',
    "If getGroupKey() returns '' for all rows that aren't groups, each group seems to contain one row.",
  ],
  async () => {
    const shown = await showPorts({}, undefined, {
      getGroupKey: ({ groupKey }) => String(groupKey),
    });
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    await open(shown, 1);
    expect(shown.names()).toEqual(['Cork (2)', 'Sea (2)', '', 'River (1)', 'Bari (1)']);
    expect(shown.problems).toEqual([]);
  },
);

claim(
  [
    'When the sort order, the filter or the row grouping model changes, the grid requests the first level.',
    'Groups are collapsed, unless you expand them by default.',
    'Your server also sorts groups and rows by the sortModel.',
  ],
  async () => {
    const shown = await showPorts();
    await expect.poll(shown.names).toEqual(PORTS);
    for (const [change, expected] of [
      [() => shown.api.setSortModel([{ field: 'port', sort: 'asc' }]), ['Bari (1)', 'Cork (2)']],
      [() => shown.api.setSortModel([{ field: 'port', sort: 'desc' }]), PORTS],
      [
        () =>
          shown.api.setFilterModel({
            items: [{ field: 'port', operator: 'equals', value: 'Cork' }],
          }),
        ['Cork (2)'],
      ],
      [() => shown.api.setRowGroupingModel(['kind']), ['Sea (2)', 'River (1)']],
    ] as const) {
      await open(shown);
      const before = shown.questions().length;
      change();
      await expect.poll(() => shown.questions().length).toBe(before + 1);
      await expect.poll(shown.names).toEqual(expected);
      expect(shown.questions().at(-1)?.groupKeys).toEqual([]);
    }
  },
);

claim(
  [
    "The grid doesn't call groupingValueGetter with a data source.",
    'A valueFormatter of the first grouped column formats the groups of all levels in the grouping column.',
  ],
  async () => {
    const groupingValueGetter = vi.fn(() => 'x');
    const shown = await showPorts({
      initialState: { rowGrouping: { model: ['port'] } },
      columns: [
        {
          field: 'port',
          groupingValueGetter,
          valueFormatter: (port?: string) => port?.toUpperCase() ?? '',
        },
        { field: 'ships' },
      ],
    });
    await expect.poll(shown.names).toEqual(['CORK (3)', 'BARI (1)']);
    await open(shown);
    expect(groupingValueGetter).not.toHaveBeenCalled();
    shown.screen.unmount();
    for (const rowGroupingColumnMode of ['single', 'multiple'] as const) {
      const deep = await showPorts({
        rowGroupingColumnMode,
        columns: [
          { field: 'port', valueFormatter: (port?: string) => port?.toUpperCase() ?? '' },
          { field: 'kind', valueFormatter: (kind?: string) => kind?.toLowerCase() ?? '' },
        ],
      });
      const [port = '', kind = port] =
        rowGroupingColumnMode === 'single'
          ? [GROUP]
          : ['__row_group_by_columns_group_port__', '__row_group_by_columns_group_kind__'];
      await expect.poll(() => texts(deep.screen, port)[0]).toBe('CORK (2)');
      await toggle(deep.screen, 0, port);
      await expect
        .poll(() => texts(deep.screen, kind)[1])
        .toBe(rowGroupingColumnMode === 'single' ? 'SEA (2)' : 'sea (2)');
      deep.screen.unmount();
    }
  },
);

claim(
  [
    'rowGroupingColumnMode="multiple" works with a data source too.',
    "When the user sorts such a column, the grid sends a field that your server doesn't know, __row_group_by_columns_group_country__ for country.",
  ],
  async () => {
    const shown = await showPorts({ rowGroupingColumnMode: 'multiple' });
    await expect
      .poll(() => fields(shown.screen).slice(0, 2))
      .toEqual(['__row_group_by_columns_group_port__', '__row_group_by_columns_group_kind__']);
    const [port = '', kind = ''] = fields(shown.screen);
    await expect.poll(() => texts(shown.screen, port)).toEqual(PORTS);
    await toggle(shown.screen, 0, port);
    await expect.poll(() => texts(shown.screen, kind)).toEqual(['', 'Sea (2)', 'River (1)', '']);
    await click(header(shown.screen, port));
    await expect
      .poll(() => shown.questions().at(-1)?.sortModel?.[0]?.field)
      .toBe('__row_group_by_columns_group_port__');
  },
);

keyRow('Space', async () => {
  const shown = await showPorts();
  await expect.poll(shown.names).toEqual(PORTS);
  await click(cell(shown.screen, GROUP));
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Space');
    await expect.poll(shown.names).toEqual(WITH_KINDS);
    await press('Space');
    await expect.poll(shown.names).toEqual(PORTS);
  }
});

claim(
  [
    'If the request for a group fails, the group stays collapsed.',
    'Its expand icon has a red dot, with the error message in a tooltip.',
    'If the request for the first level fails, the grid removes all rows.',
    'In both cases, the grid calls onDataSourceError.',
  ],
  async () => {
    const shown = await showPorts();
    await expect.poll(shown.names).toEqual(PORTS);
    shown.server.setFailing(true);
    await toggle(shown.screen, 0);
    const dot = () =>
      cell(shown.screen, GROUP).querySelector('.MuiBadge-badge:not(.MuiBadge-invisible)');
    await expect.poll(dot).not.toBeNull();
    expect(
      cell(shown.screen, GROUP).querySelector('[aria-label="The server does not answer."]'),
    ).not.toBeNull();
    expect(shown.names()).toEqual(PORTS);
    expect(shown.problems).toHaveLength(1);
    shown.api.dataSource.cache.clear();
    shown.api.dataSource.fetchRows();
    await expect.poll(shown.names).toEqual([]);
    expect(shown.problems).toHaveLength(2);
  },
);

claim(
  [
    'With defaultGroupingExpansionDepth or isGroupExpandedByDefault, the grid requests the groups level by level.',
    'Each group needs a request: in this demo, one for the desks, four for their sides, and eight for the trades.',
  ],
  async () => {
    const shown = await showPorts({ defaultGroupingExpansionDepth: -1 });
    await expect.poll(() => shown.names().length).toBe(9);
    expect(shown.questions().map(({ groupKeys = [] }) => groupKeys.join('/'))).toEqual([
      ...['', 'Cork', 'Bari'],
      ...['Cork/Sea', 'Cork/River', 'Bari/Sea'],
    ]);
    shown.screen.unmount();
    const one = await showPorts({
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'Cork',
    });
    await expect.poll(one.names).toEqual(WITH_KINDS);
    expect(one.questions()).toHaveLength(2);
  },
);

claim(
  'To keep groups expanded after sorting, use the recipe for tree data. It works with groups too.',
  async () => {
    const expanded = new Set<unknown>();
    const shown = await showPorts({ isGroupExpandedByDefault: ({ id }) => expanded.has(id) });
    shown.api.subscribeEvent('rowExpansionChange', (node) => expanded.add(node.id));
    await expect.poll(shown.names).toEqual(PORTS);
    await open(shown);
    shown.api.setSortModel([{ field: 'port', sort: 'asc' }]);
    await expect.poll(shown.names).toEqual(['Bari (1)', 'Cork (2)', 'Sea (2)', 'River (1)']);
  },
);

claim(
  [
    "setRowChildrenExpansion(id, true) | Shows an expanded group without rows if they aren't loaded. Call dataSource.fetchRows(id)",
    'getRowGroupChildren({ groupId }) | Returns only the loaded rows, including the groups of the levels below',
  ],
  async () => {
    const shown = await showPorts();
    await expect.poll(shown.names).toEqual(PORTS);
    shown.api.setRowChildrenExpansion('Cork', true);
    await expect.element(shown.screen.getByRole('button', { name: 'hide children' })).toBeVisible();
    expect(shown.names()).toEqual(PORTS);
    expect(shown.questions()).toHaveLength(1);
    expect(shown.api.getRowGroupChildren({ groupId: 'Cork' })).toEqual([]);
    shown.api.dataSource.fetchRows('Cork');
    await expect.poll(shown.names).toEqual(WITH_KINDS);
    expect(shown.api.getRowGroupChildren({ groupId: 'Cork' })).toEqual(['Cork/Sea', 'Cork/River']);
  },
);

claim(
  "Users can sort and filter the grouping column | They can't if it has all levels, even with sortable: true and filterable: true in groupingColDef. With several columns, set both to false",
  async () => {
    const client = await showPremium({
      rows: ROWS,
      columns: [{ field: 'port' }, { field: 'ships', type: 'number' }],
      initialState: { rowGrouping: { model: ['port'] } },
    });
    await expect.poll(() => texts(client.screen, GROUP)).toEqual(['Cork (3)', 'Bari (1)']);
    expect(client.api.getColumn(GROUP)).toMatchObject({ sortable: true, filterable: true });
    await click(header(client.screen, GROUP));
    await expect.poll(() => texts(client.screen, GROUP)).toEqual(['Bari (1)', 'Cork (3)']);
    client.screen.unmount();
    const both = { sortable: true, filterable: true };
    const shown = await showPorts({ groupingColDef: both });
    await expect.poll(shown.names).toEqual(PORTS);
    expect(shown.api.getColumn(GROUP)).toMatchObject({ sortable: false, filterable: false });
    await click(header(shown.screen, GROUP));
    await settled();
    expect(shown.api.getSortModel()).toEqual([]);
    expect(shown.questions()).toHaveLength(1);
    shown.screen.unmount();
    for (const value of [true, false]) {
      const each = { sortable: value, filterable: value };
      const several = await showPorts({
        rowGroupingColumnMode: 'multiple',
        groupingColDef: each,
      });
      const port = '__row_group_by_columns_group_port__';
      await expect.poll(() => texts(several.screen, port)).toEqual(PORTS);
      expect(several.api.getColumn(port)).toMatchObject(each);
      several.screen.unmount();
    }
  },
);

claim(
  [
    "Users can't edit group rows | Users can edit the cells of editable columns in group rows. Set isCellEditable",
    "Group rows aren't orders or trades on your server, so prevent users from editing them:",
  ],
  async () => {
    const updateRow = vi.fn<NonNullable<GridDataSource['updateRow']>>(({ updatedRow }) =>
      Promise.resolve(updatedRow),
    );
    const editor = ({ stage }: Screen) => stage.querySelector('input[type="number"]');
    const shown = await showPorts({}, undefined, { updateRow });
    await expect.poll(shown.names).toEqual(PORTS);
    await click(cell(shown.screen, 'ships'), { times: 2 });
    await shown.screen.getByRole('spinbutton').fill('5');
    await press('Enter');
    await expect.poll(() => updateRow.mock.lastCall?.[0].rowId).toBe('Cork');
    shown.screen.unmount();
    const fixed = await showPorts({ isCellEditable: ({ rowNode }) => rowNode.type !== 'group' });
    await expect.poll(fixed.names).toEqual(PORTS);
    await click(cell(fixed.screen, 'ships'), { times: 2 });
    expect(editor(fixed.screen)).toBeNull();
    await open(fixed);
    await open(fixed, 1);
    await click(cell(fixed.screen, 'ships', 2), { times: 2 });
    await expect.poll(() => editor(fixed.screen)).not.toBeNull();
  },
);

claim(
  "Selecting a group selects its rows | Rows that are loaded later aren't selected, and the group is deselected when they load",
  async () => {
    const shown = await showPorts({ checkboxSelection: true });
    await expect.poll(shown.names).toEqual(PORTS);
    await shown.screen.getByRole('checkbox', { name: 'Select row' }).first().click();
    expect([...shown.api.getSelectedRows().keys()]).toEqual(['Cork']);
    await open(shown);
    await expect.poll(() => [...shown.api.getSelectedRows().keys()]).toEqual([]);
  },
);
