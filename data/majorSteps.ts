import type { ApiKind, ProductId } from './types.ts';

/** A step between two majors whose Migration page lists all members that differ: from this major to the next. */
export type MajorStep = {
  product: ProductId;
  from: number;
  /** Normal path of that page. */
  guide: string;
};

/** The steps of the packages that have kept their names; what came before them was another package. */
export const majorSteps: readonly MajorStep[] = [
  { product: 'data-grid', from: 4, guide: '/x/migration/migration-data-grid-v4' },
  { product: 'data-grid', from: 5, guide: '/x/migration/migration-data-grid-v5' },
  { product: 'data-grid', from: 6, guide: '/x/migration/migration-data-grid-v6' },
  { product: 'data-grid', from: 7, guide: '/x/migration/migration-data-grid-v7' },
  { product: 'date-pickers', from: 5, guide: '/x/migration/migration-pickers-v5' },
  { product: 'date-pickers', from: 6, guide: '/x/migration/migration-pickers-v6' },
  { product: 'date-pickers', from: 7, guide: '/x/migration/migration-pickers-v7' },
  { product: 'charts', from: 6, guide: '/x/migration/migration-charts-v6' },
  { product: 'charts', from: 7, guide: '/x/migration/migration-charts-v7' },
  { product: 'tree-view', from: 6, guide: '/x/migration/migration-tree-view-v6' },
  { product: 'tree-view', from: 7, guide: '/x/migration/migration-tree-view-v7' },
];

/**
 * What is compared beside the exports that have an API page: public components that a later major dropped, and interfaces whose
 * members users write or read without a page of their own.
 */
export const alsoCompared: Readonly<Record<ProductId, Record<ApiKind, readonly string[]>>> = {
  'data-grid': {
    component: ['GridToolbar', 'GridToolbarExport', 'GridToolbarContainer', 'GridActionsCellItem'],
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
  'date-pickers': {
    component: [],
    interface: ['PickersLocaleText', 'PickersShortcutsItem', 'FieldRef', 'DateRange'],
  },
  charts: {
    component: ['ResponsiveChartContainer', 'ResponsiveChartContainerPro', 'ChartsVoronoiHandler'],
    interface: ['HighlightScope', 'ChartsLocaleText', 'PieValueType', 'ScatterValueType'],
  },
  'tree-view': {
    component: ['TreeView', 'TreeItem2', 'TreeItem2Icon', 'TreeItem2Provider'],
    interface: ['TreeViewPublicAPI', 'UseTreeItemParameters', 'UseTreeItemReturnValue'],
  },
};
