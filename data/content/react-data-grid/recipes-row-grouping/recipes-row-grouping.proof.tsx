import {
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowNodeSelector,
  gridRowTreeSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { act, claim, click, expect, press, vi, type Screen } from '#test/proof.tsx';
import { cell, header, showPremium, texts } from '#test/proofs/grids.tsx';

const GROUP = GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD;
const COLUMNS: GridColDef[] = [
  { field: 'kind' },
  { field: 'desk' },
  { field: 'name' },
  { field: 'amount', type: 'number' },
];
const ROWS = [
  { id: 1, kind: 'Oats', desk: 'Oslo', name: 'n1', amount: 1 },
  { id: 2, kind: 'Wool', desk: 'Lima', name: 'n2', amount: 2 },
  { id: 3, kind: 'Wool', desk: 'Oslo', name: 'n3', amount: 3 },
  { id: 4, kind: 'Wool', desk: 'Lima', name: 'n4', amount: 4 },
];
const WOOL = 'auto-generated-row-kind/Wool';

const names = (screen: Screen) => texts(screen, GROUP).filter(Boolean);
const footer = ({ stage }: Screen) =>
  stage.querySelector('.MuiDataGrid-footerContainer')?.textContent;

/** Two groups, Oats with one row and Wool with three; with `model`, other ones. */
async function grid(props: Partial<DataGridPremiumProps> = {}, model = ['kind']) {
  const { screen, api } = await showPremium({
    rows: ROWS,
    columns: COLUMNS,
    ...props,
    initialState: { ...props.initialState, rowGrouping: { model } },
  });
  return { screen, api, ref: { current: api as GridApi } };
}

act('GroupClickToggle', async (demo) => {
  await expect.poll(() => names(demo)[0]).toMatch(/^Barley/);
  const ids = () => texts(demo, 'id').filter(Boolean);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'price', 0));
    await expect.poll(() => ids().length).toBeGreaterThan(3);
    const whole = ids().length;
    await click(cell(demo, 'price', 1));
    expect(ids()).toHaveLength(whole);
    await click(cell(demo, 'desk', 0));
    await expect.poll(() => ids().length).toBe(0);
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => ids().length).toBe(whole);
    await demo.getByRole('button', { name: 'hide children' }).click();
    await expect.poll(() => ids().length).toBe(0);
  }
});

act('ExpandAllGroups', async (demo) => {
  const collapsed = names(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => texts(demo, 'id').slice(0, 2)).toEqual(['', '']);
    await expect.poll(() => texts(demo, 'id')[2]).not.toBe('');
    await demo.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(() => names(demo)).toEqual(collapsed);
  }
});

act('PinnedGroupColumn', async (demo) => {
  const scroller = demo.stage.querySelector('.MuiDataGrid-virtualScroller');
  const place = () => header(demo, GROUP).getBoundingClientRect().left;
  const before = place();
  for (const left of [300, 0, 300]) {
    scroller?.scrollTo({ left });
    await expect.poll(() => scroller?.scrollLeft).toBeLessThanOrEqual(left);
    expect(Math.round(place())).toBe(Math.round(before));
  }
  await demo.getByRole('button', { name: 'hide children' }).first().click();
  await expect.element(demo.getByRole('button', { name: 'see children' })).toBeVisible();
  await demo.getByRole('button', { name: 'see children' }).click();
});

act('SortByChildCount', async (demo) => {
  const counts = () => names(demo).map((name) => Number(/\((\d+)\)/.exec(name)?.[1]));
  const ascending = (values: number[]) => values.toSorted((a, b) => a - b);
  const down = counts();
  expect(down).toHaveLength(8);
  expect(down).toEqual(ascending(down).toReversed());
  for (let turn = 0; turn < 2; turn += 1) {
    await click(header(demo, GROUP)); // none
    await click(header(demo, GROUP));
    await expect.poll(counts).toEqual(ascending(down));
    await click(header(demo, GROUP));
    await expect.poll(counts).toEqual(down);
  }
});

act('FooterChildCount', async (demo) => {
  const count = demo.getByText(/^Orders: \d+$/);
  await expect.element(count).toHaveTextContent('Orders: 60');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Search' }).click();
    await demo.getByRole('searchbox').fill('Alder');
    await expect.poll(() => count.element().textContent).not.toBe('Orders: 60');
    const shown = names(demo).map((name) => /\((\d+)\)/.exec(name)?.[1]);
    expect(shown).toHaveLength(1);
    await demo.getByRole('searchbox').fill('');
    await expect.element(count).toHaveTextContent('Orders: 60');
    await press('Escape');
  }
});

claim(
  [
    'By default, users can toggle a group only with the arrow button or the keyboard. In this demo, a click anywhere in the row also toggles it.',
    "A click on the arrow button doesn't call onRowClick, so the group isn't toggled twice.",
  ],
  async () => {
    const onRowClick = vi.fn();
    const { screen } = await grid({ onRowClick });
    await click(cell(screen, 'name', 0));
    expect(onRowClick).toHaveBeenCalledTimes(1);
    expect(texts(screen, 'name')).toEqual(['', '']);
    await screen.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => texts(screen, 'name')).toEqual(['', 'n1', '']);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    cell(screen, GROUP, 0).focus();
    await press('Space');
    await expect.poll(() => texts(screen, 'name')).toEqual(['', '']);
  },
);

claim(
  [
    'gridRowNodeSelector(apiRef, id) returns the node of the row, and setRowChildrenExpansion(id, isExpanded) expands or collapses the group.',
    'By default, a click on the row of a group selects the group and all rows inside it that match the filter.',
  ],
  async () => {
    const { screen, api } = await grid();
    const node = () => gridRowNodeSelector({ current: api }, WOOL);
    expect(node()).toMatchObject({ type: 'group', childrenExpanded: false });
    api.setRowChildrenExpansion(WOOL, true);
    expect(node()).toMatchObject({ childrenExpanded: true });
    await expect.poll(() => texts(screen, 'name')).toEqual(['', '', 'n2', 'n3', 'n4']);
    await click(cell(screen, 'name', 1));
    expect(new Set(api.getSelectedRows().keys())).toEqual(new Set([WOOL, 2, 3, 4]));
    api.setRowSelectionModel({ type: 'include', ids: new Set() });
    api.setFilterModel({ items: [{ field: 'name', operator: 'isAnyOf', value: ['n1', 'n4'] }] });
    await expect.poll(() => texts(screen, 'name')).toEqual(['', '', 'n4']);
    await click(cell(screen, 'name', 1));
    api.setFilterModel({ items: [] });
    await expect.poll(() => texts(screen, 'name')).toEqual(['', '', 'n2', 'n3', 'n4']);
    expect(api.getSelectedRows().has(2)).toBe(false);
    screen.unmount();
    const other = await grid({ disableRowSelectionOnClick: true });
    await click(cell(other.screen, 'name', 1));
    expect(other.api.getSelectedRows().size).toBe(0);
  },
);

claim(
  [
    'In version 8.4.0, the API object has no method to expand or collapse all groups.',
    'Call setRowChildrenExpansion() for each node of the type group, except the root of the tree:',
    'The groups inside a collapsed group keep their state, so a user who expands the outer group sees them as before.',
  ],
  async () => {
    const { screen, api, ref } = await grid({}, ['kind', 'desk']);
    expect(Object.keys(api).filter((key) => /(?:expand|collapse)All/i.test(key))).toEqual([]);
    const groups = Object.values(gridRowTreeSelector(ref)).filter(({ type }) => type === 'group');
    expect(groups.map(({ id }) => id)).toContain(GRID_ROOT_GROUP_ID);
    for (const { id } of groups) {
      if (id !== GRID_ROOT_GROUP_ID) {
        api.setRowChildrenExpansion(id, true);
      }
    }
    await expect
      .poll(() => texts(screen, 'name').filter(Boolean))
      .toEqual(['n1', 'n2', 'n4', 'n3']);
    api.setRowChildrenExpansion(WOOL, false);
    await expect.poll(() => texts(screen, 'name').filter(Boolean)).toEqual(['n1']);
    api.setRowChildrenExpansion(WOOL, true);
    await expect
      .poll(() => texts(screen, 'name').filter(Boolean))
      .toEqual(['n1', 'n2', 'n4', 'n3']);
  },
);

claim(
  [
    'The grouping column has the field GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD.',
    'With rowGroupingColumnMode="multiple", each criterion has its own column.',
    "To get its field, call getRowGroupingFieldFromGroupingCriteria('commodity').",
  ],
  async () => {
    const pinned = async (mode: 'single' | 'multiple', field: string) => {
      const { screen } = await grid(
        { rowGroupingColumnMode: mode, initialState: { pinnedColumns: { left: [field] } } },
        ['kind', 'desk'],
      );
      const found = [...screen.stage.querySelectorAll('.MuiDataGrid-columnHeader--pinnedLeft')];
      screen.unmount();
      return found.map((each) => each.getAttribute('data-field'));
    };
    expect(await pinned('single', GROUP)).toEqual([GROUP]);
    const desk = getRowGroupingFieldFromGroupingCriteria('desk');
    expect(await pinned('multiple', desk)).toEqual([desk]);
  },
);

claim(
  'The grid has no panel that users can drag columns into. Build one in a custom toolbar, and change the groups with these methods:',
  async () => {
    const { screen, api } = await grid({ showToolbar: true });
    await expect.poll(() => names(screen)).toEqual(['Oats (1)', 'Wool (3)']);
    api.addRowGroupingCriteria('desk', 1);
    await expect.poll(() => api.state.rowGrouping.model).toEqual(['kind', 'desk']);
    api.setRowGroupingCriteriaIndex('desk', 0);
    expect(api.state.rowGrouping.model).toEqual(['desk', 'kind']);
    api.removeRowGroupingCriteria('kind');
    expect(api.state.rowGrouping.model).toEqual(['desk']);
    await expect.poll(() => names(screen)).toEqual(['Oslo (2)', 'Lima (2)']);
    api.setRowGroupingModel(['kind', 'desk']);
    expect(api.state.rowGrouping.model).toEqual(['kind', 'desk']);
  },
);

claim(
  [
    'Without a comparator, sorting the grouping column sorts groups by their values. A sortComparator in groupingColDef receives the nodes of both rows as rowNode:',
    'The orders inside each group stay in the order of rows.',
    "rowNode.children also contains children that don't match the filter, so the order doesn't change when the user filters. The number next to the name counts the rows that match.",
    'With several criteria, the children of an outer group are its inner groups.',
  ],
  async () => {
    const plain = await grid();
    for (const [sort, order] of [
      ['desc', ['Wool (3)', 'Oats (1)']],
      ['asc', ['Oats (1)', 'Wool (3)']],
    ] as const) {
      plain.api.sortColumn(GROUP, sort);
      await expect.poll(() => names(plain.screen)).toEqual(order);
    }
    plain.screen.unmount();
    const size = ({ rowNode }: { rowNode: { type: string; children?: unknown } }) =>
      rowNode.type === 'group' && Array.isArray(rowNode.children) ? rowNode.children.length : 0;
    const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
      sortComparator: (_1, _2, params1, params2) => size(params1) - size(params2),
    };
    const { screen, api } = await grid({ groupingColDef, defaultGroupingExpansionDepth: -1 });
    const rows = () => texts(screen, 'name').filter(Boolean);
    api.sortColumn(GROUP, 'desc');
    await expect.poll(rows).toEqual(['n2', 'n3', 'n4', 'n1']);
    api.sortColumn(GROUP, 'asc');
    await expect.poll(rows).toEqual(['n1', 'n2', 'n3', 'n4']);
    api.sortColumn(GROUP, 'desc');
    api.setFilterModel({ items: [{ field: 'name', operator: 'isAnyOf', value: ['n1', 'n4'] }] });
    await expect.poll(() => names(screen)).toEqual(['Wool (1)', 'Oats (1)']);
    api.setFilterModel({ items: [] });
    api.setRowGroupingModel(['kind', 'desk']);
    await expect
      .poll(() => api.getRowNode(WOOL))
      .toMatchObject({ children: [`${WOOL}-desk/Lima`, `${WOOL}-desk/Oslo`] });
  },
);

claim(
  [
    'The default footer counts only the rows at the top level, which are the groups.',
    'gridFilteredTopLevelRowCountSelector | Groups and rows at the top level. Used by the default footer',
    'gridFilteredDescendantRowCountSelector | Everything below the top level, including inner groups and aggregation footers',
    "With one criterion, gridFilteredDescendantRowCountSelector is enough, unless some rows don't belong to a group, or aggregation adds footers to the groups.",
  ],
  async () => {
    const counts = async (props: Partial<DataGridPremiumProps>, model?: string[]) => {
      const { screen, ref } = await grid(props, model);
      const found = [
        gridFilteredTopLevelRowCountSelector(ref),
        gridFilteredDescendantRowCountSelector(ref),
        footer(screen),
      ];
      screen.unmount();
      return found;
    };
    expect(await counts({})).toEqual([2, 4, 'Total Rows: 2']);
    expect(await counts({}, ['kind', 'desk'])).toEqual([2, 7, 'Total Rows: 2']);
    const rows = [...ROWS, { id: 5, kind: null, desk: 'Lima', name: 'n5', amount: 5 }];
    expect(await counts({ rows })).toEqual([3, 4, 'Total Rows: 3']);
    expect(
      await counts({
        initialState: { aggregation: { model: { amount: 'sum' } } },
        getAggregationPosition: ({ depth }) => (depth === -1 ? null : 'footer'),
      }),
    ).toEqual([2, 6, 'Total Rows: 2']);
  },
);

claim(
  "With pagination, the grid doesn't render the slot, and both the page size and the total refer to groups.",
  async () => {
    const FooterRowCount = () => <p>Mine</p>;
    const slots = { footerRowCount: FooterRowCount };
    const { screen } = await grid({ slots });
    await expect.element(screen.getByText('Mine')).toBeVisible();
    screen.unmount();
    const paged = await grid({
      slots,
      pagination: true,
      pageSizeOptions: [1],
      initialState: { pagination: { paginationModel: { pageSize: 1 } } },
      defaultGroupingExpansionDepth: -1,
    });
    await expect.element(paged.screen.getByText('1–1 of 2')).toBeVisible();
    expect(paged.screen.getByText('Mine').elements()).toHaveLength(0);
    expect(texts(paged.screen, 'name')).toEqual(['', 'n1']);
    paged.api.setPage(1);
    await expect.poll(() => texts(paged.screen, 'name')).toEqual(['', 'n2', 'n3', 'n4']);
  },
);
