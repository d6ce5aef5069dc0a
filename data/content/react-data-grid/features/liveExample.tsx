import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { frFR } from '@mui/x-data-grid/locales';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';
import type { Feature } from './features.ts';

type Examples<Props> = Readonly<Record<string, Partial<Props>>>;

const trades = makeTrades(60);
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
const day: GridColDef<Trade> = { field: 'day', headerName: 'Day', type: 'date', width: 110 };
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
  'server-side-data': {
    rows: [],
    dataSource: slowServer(),
    hideFooter: false,
    pageSizeOptions: [4],
    initialState: { pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 } },
  },
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
  'row-virtualization': { rows: makeTrades(20_000) },
  'lazy-loading': { rows: [], dataSource: slowServer(), lazyLoading: true },
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

/** A small grid of the feature's plan, with nothing but the feature switched on. */
export function LiveExample({ feature }: { feature: Feature }) {
  const common = {
    'aria-label': `Example: ${feature.name}`,
    rows: trades,
    columns,
    density: 'compact',
    hideFooter: true,
    disableRowSelectionOnClick: true,
  } as const;

  switch (feature.plan) {
    case 'Community':
      return <DataGrid {...common} {...community[feature.id]} />;
    case 'Pro':
      return <DataGridPro {...common} {...pro[feature.id]} />;
    case 'Premium':
      return <DataGridPremium {...common} {...premium[feature.id]} />;
  }
}

function slowServer(): GridDataSource {
  const all = makeTrades(1000);
  return {
    getRows: ({ start, end }) =>
      new Promise((resolve) => {
        const rows = all.slice(Number(start), end + 1);
        setTimeout(() => resolve({ rows, rowCount: all.length }), 500);
      }),
  };
}
