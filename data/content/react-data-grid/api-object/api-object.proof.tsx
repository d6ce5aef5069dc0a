import { useEffect, useState } from 'react';
import {
  DataGrid,
  gridPageSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  GridPinnedColumnPosition,
  useGridApiRef as usePremiumRef,
} from '@mui/x-data-grid-premium';
import { DataGridPro, useGridApiRef as useProRef } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  downloadOf,
  expect,
  press as pressKeys,
  show,
  takeConsole,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Cy', price: 20 },
  { id: 2, name: 'Ada', price: 3 },
  { id: 3, name: 'Bo', price: 100 },
];
const COLUMNS: GridColDef[] = [{ field: 'name' }, { field: 'price', type: 'number' }];
const BASE = { rows: ROWS, columns: COLUMNS };

const press = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();

/** The cells of a column in selected rows. */
function selected({ stage }: Screen, field: string): (string | null)[] {
  return [
    ...stage.querySelectorAll(`[role="row"][aria-selected="true"] [data-field="${field}"]`),
  ].map(({ textContent }) => textContent);
}

act('NextOpenOrder', async (demo) => {
  const opens: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await press(demo, 'Next open order');
    await expect.poll(() => selected(demo, 'status')).toEqual(['Open']);
    await expect.poll(() => selected(demo, 'id')).not.toEqual(opens.slice(-1));
    opens.push(selected(demo, 'id')[0] ?? '');
  }
  expect(opens).toEqual(opens.toSorted().toReversed());
  await press(demo, 'Previous open order');
  await expect.poll(() => selected(demo, 'id')).toEqual(opens.slice(1, 2));
  await press(demo, 'Deselect');
  await expect.poll(() => selected(demo, 'id')).toEqual([]);
  await click(header(demo, 'id')); // lowest number first
  await press(demo, 'Previous open order');
  await expect.poll(() => selected(demo, 'id')).toEqual(opens.slice(0, 1));
  await press(demo, 'Next open order');
  expect(selected(demo, 'id')).toEqual(opens.slice(0, 1));
});

act('PageToolbar', async (demo) => {
  const first = demo.getByRole('button', { name: 'Go to first page' }).first();
  const last = demo.getByRole('button', { name: 'Go to last page' }).first();
  await expect.element(demo.getByText('Page 2 of 9')).toBeVisible();
  for (let turn = 0; turn < 2; turn += 1) {
    await first.click();
    await expect.element(demo.getByText('Page 1 of 9')).toBeVisible();
    expect(first.element()).toBeDisabled();
    await last.click();
    await expect.element(demo.getByText('Page 9 of 9')).toBeVisible();
    expect(last.element()).toBeDisabled();
    await expect.poll(() => texts(demo, 'flight').length).toBe(2);
    await press(demo, 'Go to previous page');
    await expect.element(demo.getByText('Page 8 of 9')).toBeVisible();
  }
});

act('SortWithButtons', async (demo) => {
  const suppliers = () => texts(demo, 'supplier').map((each) => each.split(' ')[0]);
  const received = ['Holm', 'Reyes', 'Kessler', 'Barrow'];
  for (let turn = 0; turn < 2; turn += 1) {
    await press(demo, 'Cheapest first');
    await expect.poll(suppliers).toEqual(['Reyes', 'Barrow', 'Holm', 'Kessler']);
    await click(header(demo, 'price'));
    expect(suppliers()[0]).toBe('Reyes');
    await press(demo, 'Fastest first');
    await expect.poll(suppliers).toEqual(['Kessler', 'Holm', 'Barrow', 'Reyes']);
    await press(demo, 'As received');
    await expect.poll(suppliers).toEqual(received);
  }
});

claim(
  [
    'Outside the grid | useGridApiRef() and the apiRef prop | null before the grid mounts and after it unmounts',
    'While your component renders for the first time, apiRef.current is null.',
    'In an effect, all methods are available if the grid is rendered.',
    'After the grid unmounts, apiRef.current is null.',
    'When it mounts again, apiRef.current is a new object with a new state.',
    'useGridApiRef() is available in every plan.',
  ],
  async () => {
    for (const [useRef, Grid] of [
      [useGridApiRef, DataGrid],
      [useProRef, DataGridPro],
      [usePremiumRef, DataGridPremium],
    ] as const) {
      const rendered: unknown[] = [];
      const inEffect: { methods: string[]; object: unknown }[] = [];
      function Sample({ isOpen = true }) {
        const apiRef = useRef();
        rendered.push(apiRef.current);
        useEffect(() => {
          const object = apiRef.current;
          inEffect.push({ object, methods: Object.keys(object ?? {}) });
          if (object && inEffect.length === 1) {
            object.setSortModel([{ field: 'name', sort: 'asc' }]);
          }
        });
        const Any = Grid as typeof DataGrid;
        return (
          <div style={{ height: 300 }}>{isOpen && <Any {...BASE} apiRef={apiRef as never} />}</div>
        );
      }
      const screen = await show(<Sample />);
      await expect.poll(() => texts(screen, 'name')).toEqual(['Ada', 'Bo', 'Cy']);
      expect(rendered[0]).toBeNull();
      const first = inEffect[0];
      await screen.rerender(<Sample isOpen={false} />);
      expect(inEffect.at(-1)?.object).toBeNull();
      await screen.rerender(<Sample />);
      expect(inEffect.at(-1)?.object).not.toBe(first?.object);
      expect(first?.methods.toSorted()).toEqual(inEffect.at(-1)?.methods.toSorted());
      expect(texts(screen, 'name')).toEqual(['Cy', 'Ada', 'Bo']);
      screen.unmount();
    }
  },
);

claim(
  [
    'If two grids share a ref, apiRef.current is the API object of only one of them.',
    'Call useGridApiRef() once for each grid.',
  ],
  async () => {
    const refs: { current: { getRowsCount: () => number } | null }[] = [];
    function Pair() {
      const apiRef = useGridApiRef();
      refs.push(apiRef);
      return (
        <div style={{ height: 600 }}>
          <div style={{ height: 300 }}>
            <DataGrid {...BASE} apiRef={apiRef} />
          </div>
          <div style={{ height: 300 }}>
            <DataGrid {...BASE} rows={ROWS.slice(1)} apiRef={apiRef} />
          </div>
        </div>
      );
    }
    await show(<Pair />);
    expect([2, 3]).toContain(refs[0]?.current?.getRowsCount());
  },
);

claim(
  [
    'To render a value from the state, such as the page, use useGridSelector().',
    'The component renders again when the value changes.',
    "If you call a method such as isRowSelected() while rendering, it returns the current value, but the component doesn't render again when the value changes.",
    "You don't need the apiRef prop.",
    'Inside the grid: slots, cells, headers, panels | useGridApiContext() | The API object',
  ],
  async () => {
    function Own({ place }: { place: string }) {
      const apiRef = useGridApiContext();
      const page = useGridSelector(apiRef, gridPageSelector);
      return <span>{`${place} ${page}`}</span>;
    }
    let drawn = 0;
    function Unbound() {
      const apiRef = useGridApiContext();
      drawn += 1;
      return <span>{`selected ${apiRef.current.isRowSelected(2)}`}</span>;
    }
    function Both() {
      return (
        <div>
          <Own place="footer" />
          <Unbound />
          <Next />
        </div>
      );
    }
    function Next() {
      const apiRef = useGridApiContext();
      return <button onClick={() => apiRef.current.setPage(1)}>Next</button>;
    }
    const columns: GridColDef[] = [
      {
        field: 'name',
        renderCell: () => <Own place="cell" />,
        renderHeader: () => <Own place="header" />,
      },
    ];
    const slots = { footer: Both };
    const screen = await show(
      <div style={{ height: 300 }}>
        <DataGrid
          rows={ROWS}
          columns={columns}
          slots={slots}
          pageSizeOptions={[1]}
          initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        />
      </div>,
    );
    await press(screen, 'Next');
    for (const place of ['footer 1', 'cell 1', 'header 1']) {
      await expect.element(screen.getByText(place)).toBeVisible();
    }
    const before = drawn;
    await click(cell(screen, 'name'));
    expect(screen.stage.querySelector('[aria-selected="true"]')).not.toBeNull();
    expect(drawn).toBe(before);
    await expect.element(screen.getByText('selected false')).toBeVisible();
  },
);

claim(
  'Outside a grid, useGridApiContext() throws Could not find the Data Grid context.',
  async () => {
    function Alone() {
      return <span>{String(useGridApiContext())}</span>;
    }
    await expect(show(<Alone />)).rejects.toThrow('Could not find the Data Grid context');
    takeConsole();
  },
);

claim('If you wrap the grid, accept apiRef in the props of your component:', async () => {
  function StyledGrid(props: DataGridProps) {
    const ownApiRef = useGridApiRef();
    const apiRef = props.apiRef ?? ownApiRef;
    return (
      <div style={{ height: 300 }}>
        <button onClick={() => apiRef.current?.exportDataAsCsv()}>Download</button>
        <DataGrid {...props} apiRef={apiRef} />
      </div>
    );
  }
  function Outside() {
    const apiRef = useGridApiRef();
    const [count, setCount] = useState(0);
    return (
      <div style={{ height: 340 }}>
        <button onClick={() => setCount(apiRef.current?.getRowsCount() ?? 0)}>{`${count}`}</button>
        <StyledGrid {...BASE} apiRef={apiRef} />
      </div>
    );
  }
  for (const [element, isShared] of [
    [<StyledGrid key="own" {...BASE} />, false],
    [<Outside key="given" />, true],
  ] as const) {
    const screen = await show(element);
    const { text } = await downloadOf(() => press(screen, 'Download'));
    expect(text).toContain('Ada,3');
    if (isShared) {
      await press(screen, '0');
      await expect.element(screen.getByRole('button', { name: '3' })).toBeVisible();
    }
    screen.unmount();
  }
});

claim(
  [
    'sortable: false, filterable: false, hideable: false and pinnable: false remove actions from the header and the column menu.',
    'The methods of the API object still work.',
    'sortable: false | sortColumn(), setSortModel()',
    'filterable: false | setFilterModel(), upsertFilterItem()',
    'hideable: false | setColumnVisibility(), setColumnVisibilityModel()',
    'pinnable: false | pinColumn()',
    'groupable: false | addRowGroupingCriteria()',
  ],
  async () => {
    const off = {
      sortable: false,
      filterable: false,
      hideable: false,
      pinnable: false,
      groupable: false,
      aggregable: false,
    };
    const { screen, api } = await showPremium({
      rows: ROWS,
      columns: COLUMNS.map((each) => ({ ...each, ...off })),
    });
    await click(header(screen, 'name'));
    expect(texts(screen, 'name')).toEqual(['Cy', 'Ada', 'Bo']);
    await openColumnMenu(screen, 'name');
    const items = [...document.querySelectorAll('[role="menuitem"]')];
    expect(items.map(({ textContent }) => textContent)).toEqual(['Manage pivot', 'Manage columns']);
    await pressKeys('Escape');
    await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
    const given = ['Cy', 'Ada', 'Bo'];
    api.sortColumn('name', 'asc');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Ada', 'Bo', 'Cy']);
    api.setSortModel([]);
    await expect.poll(() => texts(screen, 'name')).toEqual(given);
    api.setSortModel([{ field: 'price', sort: 'desc' }]);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Bo', 'Cy', 'Ada']);
    api.setSortModel([]);
    const item = { id: 1, field: 'name', operator: 'contains', value: 'a' };
    api.setFilterModel({ items: [item] });
    await expect.poll(() => texts(screen, 'name')).toEqual(['Ada']);
    api.upsertFilterItem({ ...item, value: 'o' });
    await expect.poll(() => texts(screen, 'name')).toEqual(['Bo']);
    api.setFilterModel({ items: [] });
    api.setColumnVisibility('price', false);
    await expect.poll(() => fields(screen)).toEqual(['name']);
    api.setColumnVisibilityModel({ name: false });
    await expect.poll(() => fields(screen)).toEqual(['price']);
    api.setColumnVisibilityModel({});
    api.pinColumn('price', GridPinnedColumnPosition.LEFT);
    await expect.poll(() => fields(screen)).toEqual(['price', 'name']);
    api.addRowGroupingCriteria('name');
    await expect.poll(() => fields(screen)).toContain('__row_group_by_columns_group__');
  },
);

claim(
  [
    'TypeScript accepts gridPaginationModelSelector(apiRef) without this check, but a selector throws an error if you call it before the grid mounts (issue 21315).',
  ],
  async () => {
    const { api } = await showGrid(BASE);
    expect(gridPaginationModelSelector({ current: api })).toEqual({ page: 0, pageSize: 100 });
    expect(() => gridPaginationModelSelector({ current: null })).toThrow();
  },
);

claim(
  [
    "Most methods of paid features don't exist in the API object of DataGrid.",
    'The following methods exist in DataGrid, but throw an error: updateRows() and unstable_replaceRows() with several rows, and setPageSize() and setPaginationModel() with more than 100 rows.',
    'In a DataGrid in which users can select one row only, setRowSelectionModel() with several rows or an exclude model throws an error, too.',
    'setSortModel(), updateRows(), selectRow(), exportDataAsCsv() | ✓ | ✓ | ✓',
    'selectRows(), setColumnIndex(), pinColumn(), toggleDetailPanel(), setRowIndex() | — | ✓ | ✓',
    'setRowGroupingModel(), setAggregationModel(), exportDataAsExcel(), setPivotActive() | — | — | ✓',
  ],
  async () => {
    const free = ['setSortModel', 'updateRows', 'selectRow', 'exportDataAsCsv'];
    const pro = ['selectRows', 'setColumnIndex', 'pinColumn', 'toggleDetailPanel', 'setRowIndex'];
    const premium = [
      'setRowGroupingModel',
      'setAggregationModel',
      'exportDataAsExcel',
      'setPivotActive',
    ];
    for (const [showAny, expected] of [
      [showGrid, free],
      [showPro, [...free, ...pro]],
      [showPremium, [...free, ...pro, ...premium]],
    ] as const) {
      const { screen, api } = await showAny(BASE);
      const names = Object.keys(api);
      expect([...free, ...pro, ...premium].filter((name) => names.includes(name))).toEqual(
        expected,
      );
      for (const [method, call] of [
        ['updateRows', () => api.updateRows(ROWS.slice(1))],
        ['setPageSize', () => api.setPageSize(101)],
        ['setPaginationModel', () => api.setPaginationModel({ page: 0, pageSize: 101 })],
        [
          'setRowSelectionModel',
          () => api.setRowSelectionModel({ type: 'include', ids: new Set([1, 2]) }),
        ],
        [
          'setRowSelectionModel to all rows',
          () => api.setRowSelectionModel({ type: 'exclude', ids: new Set() }),
        ],
        ['replaceRows', () => api.unstable_replaceRows(0, [{ id: 11 }, { id: 12 }])],
      ] as const) {
        if (showAny === showGrid) {
          expect(call, method).toThrow('upgrade to DataGridPro');
        } else {
          expect(call, method).not.toThrow();
        }
      }
      screen.unmount();
    }
    for (const disableMultipleRowSelection of [true, false]) {
      const { screen, api } = await showGrid({
        ...BASE,
        checkboxSelection: true,
        disableMultipleRowSelection,
      });
      for (const type of ['include', 'exclude'] as const) {
        const call = () => api.setRowSelectionModel({ type, ids: new Set([1, 2]) });
        if (disableMultipleRowSelection) {
          expect(call, type).toThrow('upgrade to DataGridPro');
        } else {
          expect(call, type).not.toThrow();
        }
      }
      screen.unmount();
    }
  },
);

claim(
  'In column callbacks | params.api in renderCell, the fourth argument in valueGetter and valueFormatter | The API object',
  async () => {
    const counts = new Map<string, number>();
    const { api } = await showGrid({
      rows: ROWS,
      columns: [
        {
          field: 'name',
          renderCell: (params) => {
            counts.set('renderCell', params.api.getRowsCount());
            return null;
          },
        },
        {
          field: 'price',
          valueGetter: (value, _row, _column, apiRef) => {
            counts.set('valueGetter', apiRef.current.getRowsCount());
            return value;
          },
          valueFormatter: (value, _row, _column, apiRef) => {
            counts.set('valueFormatter', apiRef.current.getRowsCount());
            return value;
          },
        },
      ],
    });
    expect(api.getRowsCount()).toBe(3);
    await expect
      .poll(() => Object.fromEntries(counts))
      .toEqual({ renderCell: 3, valueGetter: 3, valueFormatter: 3 });
  },
);
