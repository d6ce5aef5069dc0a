import type { OlderVersion } from '../types.ts';

/**
 * Where the pages of each older version stand: a host elsewhere, or the base of an edition on this one, such as `/x/v7` (`EDITIONS_BELOW` names it too).
 */
export const olderBases: Readonly<Record<OlderVersion, string>> = {
  v7: 'https://v7.mui.com/x',
  v6: 'https://v6.mui.com/x',
  v5: 'https://v5.mui.com/x',
  v4: 'https://v4.mui.com',
};

/**
 * Pages of 8.4.0 that an older major version had at the same path behind its base, by folder, in the oldest such version; every version
 * since had them too. What is not known for certain is left out: the version switcher then leads to the product's overview (behaviour 8.3).
 */
export const pagesSince: Readonly<
  Record<Exclude<OlderVersion, 'v4'>, Readonly<Record<string, string>>>
> = {
  v5: {
    '/introduction': 'licensing',
    '/react-data-grid': `column-dimensions column-spanning column-groups column-ordering column-pinning row-height row-spanning
      master-detail row-ordering row-pinning editing sorting filtering pagination export components style localization virtualization
      accessibility tree-data row-grouping aggregation pivoting`,
    '/react-date-pickers': 'date-picker',
    '/api/data-grid': 'data-grid',
  },
  v6: {
    '/introduction': 'installation support roadmap',
    '/react-data-grid': `column-definition column-visibility column-header column-menu row-definition row-updates
      filtering/customization filtering/quick-filter filtering/server-side filtering/multi-filters filtering/header-filters
      row-selection cell-selection clipboard scrolling performance layout api-object events state recipes-editing
      recipes-row-grouping`,
    '/react-date-pickers': `base-concepts date-field date-calendar time-picker time-field time-clock digital-clock
      date-time-picker date-time-field date-range-picker date-range-field date-range-calendar time-range-picker time-range-field
      date-time-range-picker date-time-range-field validation adapters-locale timezone localization calendar-systems lifecycle
      fields custom-components custom-layout custom-field shortcuts playground`,
    '/react-charts': `bars bar-demo lines line-demo areas-demo pie pie-demo scatter scatter-demo sparkline axis components legend
      stacking styling tooltip funnel gantt radar sankey`,
    '/api/data-grid': `data-grid-pro data-grid-premium grid-api grid-cell-params grid-col-def grid-single-select-col-def
      grid-actions-col-def grid-export-state-params grid-filter-item grid-filter-model grid-filter-operator
      grid-row-class-name-params grid-row-params grid-row-spacing-params grid-aggregation-function grid-csv-export-options
      grid-print-export-options grid-excel-export-options`,
    '/api/date-pickers': `date-picker date-field date-calendar time-picker time-field time-clock digital-clock date-time-picker
      date-time-field date-range-picker date-range-calendar localization-provider month-calendar year-calendar`,
    '/api/charts': 'bar-chart line-chart pie-chart scatter-chart spark-line-chart',
    '/migration': `migration-data-grid-v5 migration-pickers-v5 migration-tree-view-lab migration-pickers-lab
      migration-data-grid-v4`,
  },
  v7: {
    '/react-data-grid': `custom-columns row-recipes filtering-recipes overlays style-recipes server-side-data
      server-side-data/tree-data server-side-data/lazy-loading server-side-data/row-grouping server-side-data/aggregation`,
    '/react-date-pickers': 'accessibility custom-opening-button',
    '/react-charts': 'gauge heatmap composition label zoom-and-pan treemap',
    '/react-tree-view': `simple-tree-view/items simple-tree-view/selection simple-tree-view/expansion
      simple-tree-view/customization simple-tree-view/focus rich-tree-view/items rich-tree-view/selection rich-tree-view/expansion
      rich-tree-view/customization rich-tree-view/focus rich-tree-view/editing rich-tree-view/ordering accessibility
      tree-item-customization`,
    '/api/charts':
      'axis-config bar-series-type line-series-type pie-series-type scatter-series-type heatmap gauge',
    '/api/tree-view': 'rich-tree-view rich-tree-view-pro simple-tree-view tree-item',
    '/migration':
      'migration-data-grid-v6 migration-pickers-v6 migration-charts-v6 migration-tree-view-v6',
  },
};

/** Where a page was at another path behind the base of that version. */
export const movedPages: Readonly<Record<string, Partial<Record<OlderVersion, string>>>> = {
  '/react-data-grid/quickstart': {
    v7: '/react-data-grid/getting-started/',
    v6: '/react-data-grid/getting-started/',
    v4: '/components/data-grid/getting-started/',
  },
  '/react-data-grid/features': {
    v7: '/react-data-grid/demo/',
    v6: '/react-data-grid/demo/',
    v5: '/react-data-grid/demo/',
    v4: '/components/data-grid/demo/',
  },
  '/react-data-grid/column-definition': { v4: '/components/data-grid/columns/' },
  '/react-data-grid/row-definition': { v4: '/components/data-grid/rows/' },
  '/react-data-grid/row-selection': {
    v5: '/react-data-grid/selection/',
    v4: '/components/data-grid/selection/',
  },
  ...sameNamesInV4(
    'layout editing sorting filtering pagination export components style localization virtualization accessibility',
  ),
  '/react-date-pickers/quickstart': {
    v7: '/react-date-pickers/getting-started/',
    v6: '/react-date-pickers/getting-started/',
  },
  '/react-charts/quickstart': { v7: '/react-charts/getting-started/' },
  '/react-charts/heatmap': { v6: '/react-charts/heat-map/' },
  '/react-charts/treemap': { v6: '/react-charts/tree-map/' },
  '/react-tree-view/quickstart': { v7: '/react-tree-view/getting-started/' },
};

function sameNamesInV4(names: string) {
  return Object.fromEntries(
    names
      .split(' ')
      .map((name) => [`/react-data-grid/${name}`, { v4: `/components/data-grid/${name}/` }]),
  );
}
