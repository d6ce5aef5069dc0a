import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { act, claim, click, expect, keyRow, press, vi, type Screen } from '#test/proof.tsx';
import {
  cell,
  header,
  row,
  showPremium,
  showPro as showAnyPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = Array.from({ length: 6 }, (_, id) => ({ id, name: `N${id}`, price: id }));
const COLUMNS: GridColDef[] = [{ field: 'name', editable: true }, { field: 'price' }];
const TOP = { id: 't', name: 'Top', price: 100 };
const BOTTOM = { id: 'b', name: 'Bottom', price: 2.5 };
const PINNED = { top: [TOP], bottom: [BOTTOM] };
const BASE = { rows: ROWS, columns: COLUMNS, pinnedRows: PINNED };
const NAMES = ['Top', ...ROWS.map(({ name }) => name), 'Bottom'];

/** Pinned rows lie over others where the room is short. */
const TALL = { height: 700 };
const showPro = (props: DataGridProProps, size = TALL) => showAnyPro(props, size);

/** The texts of a column, in the order that is seen: pinned rows may stand elsewhere in the document. */
function seen({ stage }: Pick<Screen, 'stage'>, field: string): string[] {
  return [...stage.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)]
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((each) => each.textContent);
}

act('PinnedTopBottom', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const second of ['Store 05', 'Store 01', 'Store 01']) {
      await click(header(demo, 'revenue'));
      await expect.poll(() => texts(demo, 'id')[1]).toBe(second);
      expect(texts(demo, 'id')[0]).toBe('Target');
      expect(texts(demo, 'id').slice(-2)).toEqual(['Total', 'Last year']);
    }
  }
  expect(texts(demo, 'revenue').at(-2)).toBe('€170,115');
});

act('PinFromActions', async (demo) => {
  const pin = (name: string) => demo.getByRole('menuitem', { name }).click();
  await expect.poll(() => texts(demo, 'id')[0]).toBe('3');
  for (let turn = 0; turn < 2; turn += 1) {
    await pin('Pin trade 2 to the bottom');
    await expect.poll(() => texts(demo, 'id').at(-1)).toBe('2');
    await pin('Pin trade 1 to the top');
    await expect.poll(() => texts(demo, 'id').slice(0, 3)).toEqual(['1', '3', '4']);
    for (const id of [1, 2, 3]) {
      await pin(`Unpin trade ${id}`);
    }
    await expect.poll(() => texts(demo, 'id').slice(0, 4)).toEqual(['1', '2', '3', '4']);
    await pin('Pin trade 3 to the top');
  }
});

act('PinnedWithPagination', async (demo) => {
  const edges = () => [texts(demo, 'id')[0], texts(demo, 'id').at(-1)];
  const [top, bottom] = edges();
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(demo.getByText('1–25 of 100')).toBeVisible();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.element(demo.getByText('26–50 of 100')).toBeVisible();
    expect(edges()).toEqual([top, bottom]);
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
  }
});

claim(
  [
    'They stay in place when the user scrolls, sorts, filters or changes the page.',
    "Pinned rows don't scroll vertically, so pin fewer rows than fit in the grid.",
    "Pinned rows aren't part of any page, and the row count of the pagination doesn't include them.",
    'Sorting, filtering, pagination | Not affected | Affected',
  ],
  async () => {
    for (const showAny of [showAnyPro, showPremium]) {
      const { screen, api } = await showAny({
        ...BASE,
        pagination: true,
        pageSizeOptions: [4],
        initialState: { pagination: { paginationModel: { pageSize: 4 } } },
      });
      const edges = () => [seen(screen, 'name')[0], seen(screen, 'name').at(-1)];
      const area = screen.stage.querySelector('.MuiDataGrid-virtualScroller') ?? screen.stage;
      await expect.element(screen.getByText('1–4 of 6')).toBeVisible();
      const { top } = row(screen, 't').getBoundingClientRect();
      area.scrollTop = 60;
      await expect.poll(() => area.scrollTop).toBeGreaterThan(0);
      expect(row(screen, 't').getBoundingClientRect().top).toBeCloseTo(top, 0);
      area.scrollTop = 0;
      api.setSortModel([{ field: 'price', sort: 'desc' }]);
      await expect.poll(() => seen(screen, 'name')[1]).toBe('N5');
      expect(edges()).toEqual(['Top', 'Bottom']);
      api.setPage(1);
      await expect.poll(() => seen(screen, 'name')).toEqual(['Top', 'N1', 'N0', 'Bottom']);
      api.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: '3' }] });
      await expect.poll(() => seen(screen, 'name')).toEqual(['Top', 'N3', 'Bottom']);
      await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    'Their objects have the same keys as those in rows, and the grid reads their IDs in the same way.',
    'Column functions such as valueGetter and renderCell run for pinned rows too.',
  ],
  async () => {
    const getRowId = ({ name }: { name: string }) => `#${name}`;
    const { screen, api } = await showPro({
      rows: ROWS,
      pinnedRows: PINNED,
      getRowId,
      columns: [
        { field: 'name', renderCell: ({ value }) => <b>{value}!</b> },
        { field: 'double', valueGetter: (_value, { price }) => price * 2 },
      ],
    });
    expect(api.getRow('#Top')).toMatchObject(TOP);
    expect(row(screen, '#Bottom').textContent).toBe('Bottom!5');
    expect(seen(screen, 'double')[0]).toBe('200');
  },
);

claim(
  [
    'A row whose ID is in both rows and pinnedRows is displayed once, as a pinned row.',
    'When you unpin it without passing a new rows array, it disappears.',
    'With tree data, a row that has a parent is displayed twice.',
  ],
  async () => {
    const props = { rows: ROWS, columns: COLUMNS };
    const { screen, redraw } = await showPro({ ...props, pinnedRows: { bottom: [ROWS[1]] } });
    const rest = ['N0', 'N2', 'N3', 'N4', 'N5'];
    expect(seen(screen, 'name')).toEqual([...rest, 'N1']);
    await redraw({ ...props, pinnedRows: {} });
    await expect.poll(() => seen(screen, 'name')).toEqual(rest);
    await redraw({ rows: [...ROWS], columns: COLUMNS, pinnedRows: { top: [ROWS[1]] } });
    await expect.poll(() => seen(screen, 'name')).toEqual(['N1', ...rest]);
    await redraw({ rows: [...ROWS], columns: COLUMNS, pinnedRows: {} });
    await expect
      .poll(() => seen(screen, 'name').toSorted())
      .toEqual(['N0', 'N1', ...rest.slice(1)]);
    screen.unmount();
    for (const showAny of [showAnyPro, showPremium]) {
      const tree = await showAny(
        {
          ...props,
          pinnedRows: { top: [ROWS[1]] },
          treeData: true,
          getTreeDataPath: ({ id, name }: { id: number; name: string }) =>
            id === 0 ? ['N0'] : ['N0', name],
          defaultGroupingExpansionDepth: -1,
        },
        TALL,
      );
      expect(seen(tree.screen, 'name').filter((name) => name === 'N1')).toHaveLength(2);
      tree.screen.unmount();
    }
  },
);

claim(
  [
    'The grid applies each new pinnedRows object: it sorts and filters its rows again, and edits of pinned rows are lost unless your object contains them.',
    'Pin rows | pinnedRows={{ top, bottom }} | apiRef.current.unstable_setPinnedRows({ top, bottom })',
    'Unpin all rows | pinnedRows={undefined} | apiRef.current.unstable_setPinnedRows()',
    'A new pinnedRows object overwrites the rows that you pinned through the API.',
  ],
  async () => {
    const sortComparator = vi.fn((a: number, b: number) => a - b);
    const props = {
      ...BASE,
      columns: [COLUMNS[0] ?? { field: 'name' }, { field: 'price', sortComparator }],
      initialState: { sorting: { sortModel: [{ field: 'price', sort: 'asc' as const }] } },
    };
    const { screen, api, redraw } = await showPro(props);
    await click(cell(screen, 'name'), { times: 2 });
    await press('Control+A');
    await press('X', 'Enter');
    await expect.poll(() => seen(screen, 'name')[0]).toBe('X');
    sortComparator.mockClear();
    await redraw({ ...props });
    expect(seen(screen, 'name')[0]).toBe('X');
    expect(sortComparator).not.toHaveBeenCalled();
    await redraw({ ...props, pinnedRows: { ...PINNED } });
    await expect.poll(() => seen(screen, 'name')[0]).toBe('Top');
    expect(sortComparator).toHaveBeenCalled();
    api.unstable_setPinnedRows({ top: [BOTTOM], bottom: [TOP] });
    await expect.poll(() => seen(screen, 'name')[0]).toBe('Bottom');
    api.unstable_setPinnedRows();
    await expect.poll(() => seen(screen, 'name')).toEqual(NAMES.slice(1, -1));
    await redraw(props);
    await expect.poll(() => seen(screen, 'name')).toEqual(NAMES);
    await redraw({ ...props, pinnedRows: undefined });
    await expect.poll(() => seen(screen, 'name')).toEqual(NAMES.slice(1, -1));
  },
);

claim(
  [
    "Row selection | No checkbox, and users can't select them | Can be selected",
    'Row reordering | No drag handle | Can be reordered',
    "Master detail | Can't be expanded | Can be expanded",
    'Editing | Can be edited | Can be edited',
    'CSV export | Exported at the top and the bottom if no rows are selected | Exported',
  ],
  async () => {
    const processRowUpdate = vi.fn((each: object) => each);
    const { screen, api } = await showPro(
      {
        ...BASE,
        checkboxSelection: true,
        rowReordering: true,
        getDetailPanelContent: () => <p>Details</p>,
        getDetailPanelHeight: () => 60,
        processRowUpdate,
      },
      TALL,
    );
    for (const [id, isPinned] of [
      ['t', true],
      ['b', true],
      [0, false],
    ] as const) {
      const element = row(screen, id);
      expect(element.querySelector('input[type="checkbox"]') === null).toBe(isPinned);
      expect(element.querySelector('[draggable="true"]') === null).toBe(isPinned);
      await click(element.querySelector('[data-field="price"]') ?? element);
      expect(api.isRowSelected(id)).toBe(!isPinned);
      api.selectRow(id);
      expect(api.isRowSelected(id)).toBe(!isPinned);
      const toggle = element.querySelector<HTMLButtonElement>(
        '[data-field="__detail_panel_toggle__"] button',
      );
      expect(toggle === null || toggle.disabled).toBe(isPinned);
    }
    for (const name of ['Select all rows', 'Unselect all rows']) {
      await screen.getByRole('checkbox', { name }).click();
      for (const id of ['t', 'b']) {
        expect(api.getSelectedRows().has(id)).toBe(false);
        expect(row(screen, id).className).not.toContain('selected');
      }
    }
    api.setRowSelectionModel({ type: 'include', ids: new Set() });
    expect(
      api
        .getDataAsCsv()
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['name', ...NAMES]);
    await click(row(screen, 't').querySelector('[data-field="name"]') ?? screen.stage, {
      times: 2,
    });
    await press('Z', 'Enter');
    await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
    await expect.poll(() => seen(screen, 'name')[0]).toContain('Z');
  },
);

claim(
  [
    'Tree data and row grouping | Not part of the tree | Grouped',
    'Aggregation | Not counted | Counted',
  ],
  async () => {
    const aggregated = await showPremium({
      ...BASE,
      columns: [{ field: 'name' }, { field: 'price', type: 'number' }],
      initialState: { aggregation: { model: { price: 'sum' } } },
    });
    await expect.poll(() => texts(aggregated.screen, 'price')).toContain('15');
    aggregated.screen.unmount();
    for (const props of [
      { ...BASE, initialState: { rowGrouping: { model: ['price'] } } },
      { ...BASE, treeData: true, getTreeDataPath: ({ name }: { name: string }) => ['All', name] },
    ]) {
      const { screen, api } = await showPremium(props, TALL);
      expect(api.getRowNode('t')).toMatchObject({ type: 'pinnedRow', depth: 0 });
      expect(api.getRowNode(3)).toMatchObject({ depth: 1 });
      expect(seen(screen, 'name')[0]).toBe('Top');
      expect(seen(screen, 'name').at(-1)).toBe('Bottom');
      screen.unmount();
    }
  },
);

claim(
  [
    "updateRows() can update a pinned row, but can't delete it: with _action: 'delete', the row stays.",
    'Remove it from pinnedRows instead.',
  ],
  async () => {
    const { screen, api, redraw } = await showPro(BASE);
    api.updateRows([{ id: 't', name: 'New' }]);
    await expect.poll(() => seen(screen, 'name')[0]).toBe('New');
    expect(seen(screen, 'price')[0]).toBe('100');
    api.updateRows([
      { id: 't', _action: 'delete' },
      { id: 0, name: 'Zero' },
    ]);
    await expect.poll(() => seen(screen, 'name').slice(0, 2)).toEqual(['New', 'Zero']);
    await redraw({ ...BASE, pinnedRows: { bottom: [BOTTOM] } });
    await expect.poll(() => seen(screen, 'name')[0]).toBe('Zero');
  },
);

keyRow('↑', async () => {
  const { screen } = await showPro(BASE);
  await click(cell(screen, 'name', texts(screen, 'name').indexOf('N0')));
  await press('↑');
  await expect.poll(() => document.activeElement?.textContent).toBe('Top');
});

keyRow('↓', async () => {
  const { screen } = await showPro(BASE);
  await click(cell(screen, 'name', texts(screen, 'name').indexOf('N5')));
  await press('↓');
  await expect.poll(() => document.activeElement?.textContent).toBe('Bottom');
});

keyRow('Ctrl+Home', async () => {
  const { screen } = await showPro(BASE);
  await click(cell(screen, 'price', texts(screen, 'name').indexOf('N2')));
  await press('Ctrl+Home');
  await expect.poll(() => document.activeElement?.textContent).toBe('Top');
});

keyRow('Ctrl+End', async () => {
  const { screen } = await showPro(BASE);
  await click(cell(screen, 'name', texts(screen, 'name').indexOf('N2')));
  await press('Ctrl+End');
  await expect.poll(() => document.activeElement?.textContent).toBe('2.5');
});
