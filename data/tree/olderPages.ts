import type { OlderVersion } from '../types.ts';

/**
 * Pages of 8.4.0 that an older major version had at the same path, by folder, in the oldest such version; every version since had
 * them too. What is not known for certain is left out: the version switcher then leads to the product's overview (behaviour 8.3).
 */
export const pagesSince: Readonly<
  Record<Exclude<OlderVersion, 'v4'>, Readonly<Record<string, string>>>
> = {
  v5: {
    '/x/introduction': 'licensing',
    '/x/react-data-grid': `column-dimensions column-spanning column-groups column-ordering column-pinning row-height row-spanning
      master-detail row-ordering row-pinning editing sorting filtering pagination export components style localization virtualization
      accessibility tree-data row-grouping aggregation pivoting`,
    '/x/react-date-pickers': 'date-picker',
    '/x/api/data-grid': 'data-grid',
  },
  v6: {
    '/x/introduction': 'installation support roadmap',
    '/x/react-data-grid': `column-definition column-visibility column-header column-menu row-definition row-updates
      filtering/customization filtering/quick-filter filtering/server-side filtering/multi-filters filtering/header-filters
      row-selection cell-selection clipboard scrolling performance layout api-object events state recipes-editing
      recipes-row-grouping`,
    '/x/react-date-pickers': `base-concepts date-field date-calendar time-picker time-field time-clock digital-clock
      date-time-picker date-time-field date-range-picker date-range-field date-range-calendar time-range-picker time-range-field
      date-time-range-picker date-time-range-field validation adapters-locale timezone localization calendar-systems lifecycle
      fields custom-components custom-layout custom-field shortcuts playground`,
    '/x/react-charts': `bars bar-demo lines line-demo areas-demo pie pie-demo scatter scatter-demo sparkline axis components legend
      stacking styling tooltip funnel gantt radar sankey`,
    '/x/api/data-grid': `data-grid-pro data-grid-premium grid-api grid-cell-params grid-col-def grid-single-select-col-def
      grid-actions-col-def grid-export-state-params grid-filter-item grid-filter-model grid-filter-operator
      grid-row-class-name-params grid-row-params grid-row-spacing-params grid-aggregation-function grid-csv-export-options
      grid-print-export-options grid-excel-export-options`,
    '/x/api/date-pickers': `date-picker date-field date-calendar time-picker time-field time-clock digital-clock date-time-picker
      date-time-field date-range-picker date-range-calendar localization-provider month-calendar year-calendar`,
    '/x/api/charts': 'bar-chart line-chart pie-chart scatter-chart spark-line-chart',
    '/x/migration': `migration-data-grid-v5 migration-pickers-v5 migration-tree-view-lab migration-pickers-lab
      migration-data-grid-v4`,
  },
  v7: {
    '/x/react-data-grid': `custom-columns row-recipes filtering-recipes overlays style-recipes server-side-data
      server-side-data/tree-data server-side-data/lazy-loading server-side-data/row-grouping server-side-data/aggregation`,
    '/x/react-date-pickers': 'accessibility custom-opening-button',
    '/x/react-charts': 'gauge heatmap composition label zoom-and-pan treemap',
    '/x/react-tree-view': `simple-tree-view/items simple-tree-view/selection simple-tree-view/expansion
      simple-tree-view/customization simple-tree-view/focus rich-tree-view/items rich-tree-view/selection rich-tree-view/expansion
      rich-tree-view/customization rich-tree-view/focus rich-tree-view/editing rich-tree-view/ordering accessibility
      tree-item-customization`,
    '/x/api/charts':
      'axis-config bar-series-type line-series-type pie-series-type scatter-series-type heatmap gauge',
    '/x/api/tree-view': 'rich-tree-view rich-tree-view-pro simple-tree-view tree-item',
    '/x/migration':
      'migration-data-grid-v6 migration-pickers-v6 migration-charts-v6 migration-tree-view-v6',
  },
};

/** Where a page was at another path, as the folder of the product's old pages writes it, or on another host. */
export const movedPages: Readonly<Record<string, Partial<Record<OlderVersion, string>>>> = {
  '/x/react-data-grid/quickstart': {
    v7: '/x/react-data-grid/getting-started/',
    v6: '/x/react-data-grid/getting-started/',
    v4: '/components/data-grid/getting-started/',
  },
  '/x/react-data-grid/features': {
    v7: '/x/react-data-grid/demo/',
    v6: '/x/react-data-grid/demo/',
    v5: '/x/react-data-grid/demo/',
    v4: '/components/data-grid/demo/',
  },
  '/x/react-data-grid/column-definition': { v4: '/components/data-grid/columns/' },
  '/x/react-data-grid/row-definition': { v4: '/components/data-grid/rows/' },
  '/x/react-data-grid/row-selection': {
    v5: '/x/react-data-grid/selection/',
    v4: '/components/data-grid/selection/',
  },
  ...sameNamesInV4(
    'layout editing sorting filtering pagination export components style localization virtualization accessibility',
  ),
  '/x/react-date-pickers/quickstart': {
    v7: '/x/react-date-pickers/getting-started/',
    v6: '/x/react-date-pickers/getting-started/',
  },
  '/x/react-charts/quickstart': { v7: '/x/react-charts/getting-started/' },
  '/x/react-charts/heatmap': { v6: '/x/react-charts/heat-map/' },
  '/x/react-charts/treemap': { v6: '/x/react-charts/tree-map/' },
  '/x/react-tree-view/quickstart': { v7: '/x/react-tree-view/getting-started/' },
};

function sameNamesInV4(names: string) {
  return Object.fromEntries(
    names
      .split(' ')
      .map((name) => [`/x/react-data-grid/${name}`, { v4: `/components/data-grid/${name}/` }]),
  );
}
