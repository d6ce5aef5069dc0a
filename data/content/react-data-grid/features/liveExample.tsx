import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { frFR } from '@mui/x-data-grid/locales';
import { makeStaff, type Employee } from '#data/content/shared/staff.ts';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';
import type { Feature } from './features.ts';

type Examples<Props> = Readonly<Record<string, Partial<Props>>>;
type Example = (props: CommonProps) => ReactElement;

interface CommonProps {
  'aria-label': string;
  rows: readonly Trade[];
  columns: readonly GridColDef<Trade>[];
  density: 'compact';
  hideFooter: true;
  disableRowSelectionOnClick: true;
}

const trades = makeTrades(60);
const manyTrades = makeTrades(1000);
/** The data source provides the rows. */
const noRows: never[] = [];
const staff = makeStaff(120);
const staffColumns: GridColDef<Employee>[] = [
  { field: 'job', headerName: 'Job', width: 120 },
  { field: 'holidays', headerName: 'Holidays', type: 'number', width: 100 },
  { field: 'since', headerName: 'Since', type: 'date', width: 120 },
];
const byCommodity = trades.toSorted((a, b) => a.commodity.localeCompare(b.commodity));

const commodity: GridColDef<Trade> = { field: 'commodity', headerName: 'Commodity', width: 120 };
const desk: GridColDef<Trade> = { field: 'desk', headerName: 'Desk', width: 100 };
const side: GridColDef<Trade> = {
  field: 'side',
  headerName: 'Side',
  type: 'singleSelect',
  valueOptions: ['Buy', 'Sell'],
  width: 90,
};
const quantity: GridColDef<Trade> = {
  field: 'quantity',
  headerName: 'Quantity (t)',
  type: 'number',
  width: 120,
};
const price: GridColDef<Trade> = {
  field: 'price',
  headerName: 'Price',
  type: 'number',
  width: 110,
};
const day: GridColDef<Trade> = {
  field: 'day',
  headerName: 'Day',
  type: 'date',
  width: 110,
  groupable: false,
};
const settled: GridColDef<Trade> = {
  field: 'settled',
  headerName: 'Settled',
  type: 'boolean',
  width: 90,
};
const columns = [commodity, desk, side, quantity, price, day, settled];
const editable = columns.map((column) => ({ ...column, editable: true }));
const listed = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const community: Examples<DataGridProps<Trade>> = {
  'column-types': {},
  'derived-values': {
    columns: [
      commodity,
      quantity,
      price,
      {
        field: 'value',
        headerName: 'Value',
        type: 'number',
        width: 140,
        valueGetter: (_value, row) => row.quantity * row.price,
        valueFormatter: (value: number) => listed.format(value),
      },
    ],
  },
  'column-dimensions': { autosizeOnMount: true },
  'column-visibility': {
    showToolbar: true,
    initialState: { columns: { columnVisibilityModel: { day: false, settled: false } } },
  },
  'column-header': {
    columns: columns.map((column) =>
      column === price ? { ...price, description: 'US dollars for a tonne' } : column,
    ),
  },
  'column-menu': {},
  'column-groups': {
    columnGroupingModel: [
      { groupId: 'Goods', children: [{ field: 'commodity' }, { field: 'desk' }] },
      {
        groupId: 'Deal',
        children: [{ field: 'side' }, { field: 'quantity' }, { field: 'price' }],
      },
    ],
  },
  'column-spanning': {
    columns: columns.map((column) =>
      column === desk
        ? {
            ...desk,
            colSpan: (_value, row) => (row.settled ? 1 : 2),
            renderCell: ({ row }) => (row.settled ? row.desk : `${row.desk}, still open`),
          }
        : column,
    ),
  },
  'custom-columns': {
    columns: [
      commodity,
      {
        ...quantity,
        width: 200,
        renderCell: ({ value }) => (
          <meter aria-label={`${value} tonnes`} min={0} max={450} value={value} />
        ),
      },
      price,
    ],
  },
  'row-height': { getRowHeight: ({ id }) => (Number(id) % 3 === 0 ? 64 : 36) },
  'row-spanning': { rows: byCommodity, rowSpanning: true, columns: [commodity, quantity, price] },
  density: { density: 'comfortable' },
  'cell-editing': { columns: editable },
  'row-editing': { columns: editable, editMode: 'row' },
  sorting: { initialState: { sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] } } },
  filtering: {
    initialState: {
      filter: {
        filterModel: { items: [{ field: 'quantity', operator: '>', value: 300 }] },
      },
    },
  },
  'quick-filter': {
    showToolbar: true,
    initialState: {
      filter: { filterModel: { items: [], quickFilterValues: ['copper', 'oslo'] } },
    },
  },
  pagination: {
    hideFooter: false,
    pageSizeOptions: [4],
    initialState: { pagination: { paginationModel: { pageSize: 4 } } },
  },
  'row-selection': { checkboxSelection: true },
  'column-virtualization': {
    columns: [
      commodity,
      ...Array.from({ length: 199 }, (_, index): GridColDef<Trade> => ({
        field: `share-${index}`,
        headerName: `${index + 1} % of it`,
        type: 'number',
        valueGetter: (_value, row) => (row.quantity * (index + 1)) / 100,
      })),
    ],
  },
  'row-virtualization': { rows: makeTrades(100) },
  'csv-export': { showToolbar: true },
  copy: {},
  toolbar: { showToolbar: true },
  styling: {
    getRowClassName: ({ row }) => (row.side === 'Sell' ? 'sale' : ''),
    sx: { '& .sale': { fontWeight: 700, bgcolor: 'action.selected' } },
  },
  overlays: {
    rows: [],
    loading: true,
    slotProps: { loadingOverlay: { noRowsVariant: 'skeleton' } },
  },
  localization: { localeText: frFR.components.MuiDataGrid.defaultProps.localeText },
  accessibility: {},
};

const pro: Examples<DataGridProProps<Trade>> = {
  'column-ordering': {},
  'column-pinning': {
    columns: columns.map((column) => ({ ...column, width: 190 })),
    initialState: { pinnedColumns: { left: ['commodity'], right: ['price'] } },
  },
  'row-ordering': { rowReordering: true },
  'row-pinning': { rows: trades.slice(1), pinnedRows: { bottom: trades.slice(0, 1) } },
  'master-detail': {
    getDetailPanelHeight: () => 48,
    getDetailPanelContent: ({ row }) => (
      <p style={{ margin: 0, padding: '12px 16px' }}>
        {row.side} of {row.quantity} t {row.commodity.toLowerCase()} in {row.desk}
      </p>
    ),
  },
  'multi-sorting': {
    initialState: {
      sorting: {
        sortModel: [
          { field: 'commodity', sort: 'asc' },
          { field: 'quantity', sort: 'desc' },
        ],
      },
    },
  },
  'multi-filters': {
    showToolbar: true,
    initialState: {
      filter: {
        filterModel: {
          items: [
            { id: 1, field: 'side', operator: 'is', value: 'Buy' },
            { id: 2, field: 'quantity', operator: '>', value: 200 },
          ],
        },
      },
    },
  },
  'header-filters': { headerFilters: true },
  'unpaginated-rows': { rows: makeTrades(20_000) },
  'tree-data': {
    treeData: true,
    getTreeDataPath: (row) => [row.commodity, row.desk, `Trade ${row.id}`],
    columns: [side, quantity, price],
    groupingColDef: { headerName: 'Trade', width: 200 },
  },
  'list-view': {
    listView: true,
    listViewColumn: {
      field: 'trade',
      renderCell: ({ row }) => `${row.commodity}: ${row.quantity} t, ${listed.format(row.price)}`,
    },
  },
};

const premium: Examples<DataGridPremiumProps<Trade>> = {
  'cell-selection': { cellSelection: true },
  'row-grouping': {
    initialState: {
      rowGrouping: { model: ['commodity'] },
      columns: { columnVisibilityModel: { commodity: false } },
    },
  },
  aggregation: {
    columns: [quantity, commodity, desk, price],
    initialState: { aggregation: { model: { quantity: 'sum', price: 'avg' } } },
  },
  pivoting: {
    initialState: {
      pivoting: {
        enabled: true,
        model: {
          rows: [{ field: 'desk' }],
          columns: [{ field: 'side' }],
          values: [{ field: 'quantity', aggFunc: 'sum' }],
        },
      },
    },
  },
  'excel-export': { showToolbar: true },
  paste: { cellSelection: true, columns: editable },
};

const servedColumns = [commodity, quantity, desk, price];
const servedFunctions = { sum: { columnTypes: ['number'] } };

/** Examples that need more than props. */
const components: Readonly<Record<string, Example>> = {
  'row-updates': LivePrices,
  scrolling: ScrollToCells,
  state: SavedState,
  'server-side-data': ServedPages,
  'lazy-loading': LazyRows,
  'server-tree-data': ServedTree,
  'server-analysis': ServedGroups,
};

/** A small grid of the feature's plan that has nothing but the feature switched on. */
export function LiveExample({ feature }: { feature: Feature }) {
  const common: CommonProps = {
    'aria-label': `Example: ${feature.name}`,
    rows: trades,
    columns,
    density: 'compact',
    hideFooter: true,
    disableRowSelectionOnClick: true,
  };
  const Component = components[feature.id];

  if (Component) {
    return <Component {...common} />;
  }
  switch (feature.plan) {
    case 'Community':
      return <DataGrid {...common} {...community[feature.id]} />;
    case 'Pro':
      return <DataGridPro {...common} {...pro[feature.id]} />;
    case 'Premium':
      return <DataGridPremium {...common} {...premium[feature.id]} />;
  }
}

function LivePrices(common: CommonProps) {
  const apiRef = useGridApiRef();

  useEffect(() => {
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      const trade = trades[count % 6];
      if (trade) {
        apiRef.current?.updateRows([{ id: trade.id, price: trade.price + (count % 7) - 3 }]);
      }
    }, 500);
    return () => clearInterval(timer);
  }, [apiRef]);

  return <DataGrid {...common} apiRef={apiRef} />;
}

function ScrollToCells(common: CommonProps) {
  const apiRef = useGridApiRef();

  return (
    <Controlled
      buttons={
        <>
          <Button
            size="small"
            onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: trades.length - 1 })}
          >
            Last trade
          </Button>
          <Button
            size="small"
            onClick={() => apiRef.current?.scrollToIndexes({ rowIndex: 0, colIndex: 0 })}
          >
            First trade
          </Button>
        </>
      }
    >
      <DataGrid {...common} apiRef={apiRef} />
    </Controlled>
  );
}

function SavedState(common: CommonProps) {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = useState<DataGridProps['initialState']>();

  return (
    <Controlled
      buttons={
        <>
          <Button size="small" onClick={() => setSaved(apiRef.current?.exportState())}>
            Save
          </Button>
          <Button
            size="small"
            disabled={!saved}
            onClick={() => saved && apiRef.current?.restoreState(saved)}
          >
            Restore
          </Button>
        </>
      }
    >
      <DataGrid {...common} apiRef={apiRef} />
    </Controlled>
  );
}

function Controlled({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  return (
    <Stack sx={{ height: '100%' }}>
      <Stack direction="row">{buttons}</Stack>
      <div style={{ flex: 1, minHeight: 0 }}>{children}</div>
    </Stack>
  );
}

function ServedPages(common: CommonProps) {
  const { getRows } = useRowServer({ rows: manyTrades, latency: 500 });
  const dataSource = useMemo<GridDataSource>(() => ({ getRows }), [getRows]);

  return (
    <DataGrid
      {...common}
      rows={noRows}
      dataSource={dataSource}
      hideFooter={false}
      pageSizeOptions={[4]}
      initialState={{ pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 } }}
    />
  );
}

function LazyRows(common: CommonProps) {
  const { getRows } = useRowServer({ rows: manyTrades, latency: 500 });
  const dataSource = useMemo<GridDataSource>(() => ({ getRows }), [getRows]);

  return <DataGridPro {...common} rows={noRows} dataSource={dataSource} lazyLoading />;
}

function ServedTree(common: CommonProps) {
  const { getRows } = useRowServer({ rows: staff, latency: 500, pathOf: ({ path }) => path });
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows,
      getGroupKey: ({ groupKey }) => String(groupKey),
      getChildrenCount: ({ childrenCount }) => Number(childrenCount),
    }),
    [getRows],
  );

  return (
    <DataGridPro
      {...common}
      rows={noRows}
      treeData
      columns={staffColumns}
      dataSource={dataSource}
      groupingColDef={{ headerName: 'Name', width: 220 }}
    />
  );
}

function ServedGroups(common: CommonProps) {
  const { getRows } = useRowServer({ rows: manyTrades, latency: 500 });
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows,
      getGroupKey: ({ groupKey }) => String(groupKey),
      getChildrenCount: ({ childrenCount }) => Number(childrenCount),
      getAggregatedValue: (row, field) => (row.totals ?? row)[field],
    }),
    [getRows],
  );

  return (
    <DataGridPremium
      {...common}
      rows={noRows}
      columns={servedColumns}
      dataSource={dataSource}
      aggregationFunctions={servedFunctions}
      initialState={{
        rowGrouping: { model: ['commodity'] },
        aggregation: { model: { quantity: 'sum' } },
        columns: { columnVisibilityModel: { commodity: false } },
      }}
    />
  );
}
