import { BASE } from './site/base.ts';
import type { Identity, OlderVersion, Product, ProductRecord } from './types.ts';

/** The version that this site documents. */
const VERSION = '8.4.0';

/** The major that this site documents. */
export const currentMajor = Number.parseInt(VERSION);

/** The identity of pages that belong to no product, and the versions the others fall back to (behaviour 8.3). */
export const general: Identity & { olderVersions: Record<OlderVersion, string> } = {
  name: 'MUI X',
  overline: null,
  route: BASE,
  version: VERSION,
  olderVersions: {
    v7: 'https://v7.mui.com/x/introduction/',
    v6: 'https://v6.mui.com/x/introduction/',
    v5: 'https://v5.mui.com/x/introduction/',
    v4: 'https://v4.mui.com/components/data-grid/',
  },
};

/**
 * The products: header, version switcher, API pages and their schema, analytics ids, search, previews, sitemap and differences between
 * majors follow from these records, each in this order.
 * Older versions that never had a product are left out, because their product pages answer 404 (behaviour 8.3).
 */
const records = [
  {
    id: 'data-grid',
    name: 'Data Grid',
    shortName: 'grid',
    searchWords: ['datagrid', 'grid'],
    searchHints: ['row', 'column', 'cell', 'table'],
    mainExports: ['DataGrid', 'DataGridPro', 'DataGridPremium', 'GridColDef', 'GridApi'],
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
    previewLocales: ['de', 'es', 'fr', 'he', 'ja'],
    migration: {
      guide: 'data-grid',
      firstMajor: 4,
      alsoCompared: {
        component: [
          'GridToolbar',
          'GridToolbarExport',
          'GridToolbarContainer',
          'GridActionsCellItem',
        ],
        interface: [
          'GridEventLookup',
          'GridInitialState',
          'GridLocaleText',
          'GridRenderCellParams',
          'GridRenderEditCellParams',
          'GridValueGetterParams',
          'GridValueFormatterParams',
          'GridPreProcessEditCellProps',
          'GridColumnHeaderParams',
          'GridPaginationModel',
        ],
      },
    },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-data-grid/',
      v6: 'https://v6.mui.com/x/react-data-grid/',
      v5: 'https://v5.mui.com/x/react-data-grid/',
      v4: 'https://v4.mui.com/components/data-grid/',
    },
  },
  {
    id: 'date-pickers',
    name: 'Date and Time Pickers',
    headerName: 'Date Pickers',
    shortName: 'pickers',
    searchWords: ['datepickers', 'pickers', 'picker'],
    searchHints: ['date', 'time', 'calendar', 'month', 'time zone'],
    mainExports: [
      'DatePicker',
      'DateTimePicker',
      'TimePicker',
      'DateRangePicker',
      'DateCalendar',
      'DateField',
    ],
    packages: { community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro' },
    previewLocales: ['de', 'es', 'fr', 'he', 'ja'],
    migration: {
      guide: 'pickers',
      firstMajor: 5,
      alsoCompared: {
        component: [],
        interface: ['PickersLocaleText', 'PickersShortcutsItem', 'FieldRef', 'DateRange'],
      },
    },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-date-pickers/',
      v6: 'https://v6.mui.com/x/react-date-pickers/',
      v5: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
    },
  },
  {
    id: 'charts',
    name: 'Charts',
    shortName: 'charts',
    searchWords: ['charts', 'chart'],
    searchHints: ['axis', 'series', 'bar', 'pie', 'legend'],
    mainExports: ['BarChart', 'LineChart', 'PieChart', 'ScatterChart', 'ChartContainer'],
    packages: { community: '@mui/x-charts', pro: '@mui/x-charts-pro' },
    siteVersionPackage: 'x-charts-840',
    hasNarrowPropTypes: true,
    previewLocales: ['fr'],
    migration: {
      guide: 'charts',
      firstMajor: 6,
      alsoCompared: {
        component: [
          'ResponsiveChartContainer',
          'ResponsiveChartContainerPro',
          'ChartsVoronoiHandler',
        ],
        interface: ['HighlightScope', 'ChartsLocaleText', 'PieValueType', 'ScatterValueType'],
      },
    },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-charts/',
      v6: 'https://v6.mui.com/x/react-charts/',
    },
  },
  {
    id: 'tree-view',
    name: 'Tree View',
    shortName: 'tree',
    searchWords: ['treeview', 'tree'],
    searchHints: ['item'],
    mainExports: ['RichTreeView', 'SimpleTreeView', 'TreeItem'],
    packages: { community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro' },
    siteVersionPackage: 'x-tree-view-840',
    previewLocales: [],
    migration: {
      guide: 'tree-view',
      firstMajor: 6,
      alsoCompared: {
        component: ['TreeView', 'TreeItem2', 'TreeItem2Icon', 'TreeItem2Provider'],
        interface: ['TreeViewPublicAPI', 'UseTreeItemParameters', 'UseTreeItemReturnValue'],
      },
    },
    olderVersions: {
      v7: 'https://v7.mui.com/x/react-tree-view/',
      v6: 'https://v6.mui.com/x/react-tree-view/getting-started',
    },
  },
] as const satisfies readonly ProductRecord[];

/** One of the products; also the folder of its API pages below `/x/api/`. */
export type ProductId = (typeof records)[number]['id'];

export const products: readonly Product[] = records.map(toProduct);

/** A product from its record, with what follows from the id. */
export function toProduct(record: ProductRecord & { id: ProductId }): Product {
  return {
    ...record,
    overline: general.name,
    route: `${BASE}/react-${record.id}`,
    apiRoute: `${BASE}/api/${record.id}`,
    analyticsId: `x-${record.id}`,
    version: VERSION,
  };
}
