import type { ProductId } from './types.ts';

/** The three grids, which nearly every page of the Data Grid speaks of. */
const grids = api('data-grid', 'data-grid', 'data-grid-pro', 'data-grid-premium');

/**
 * The API pages that a page still to be written is going to explain, by its path. Its honest stand-in links to them; whoever
 * writes the page deletes its line here and in `data/pending.ts`.
 */
// One page keeps to one line.
// prettier-ignore
export const pendingSubjects: Readonly<Record<string, readonly string[]>> = {
  '/x/react-charts/bar-demo': api('charts', 'bar-chart', 'bar-element', 'bar-plot'),
  '/x/react-charts/lines': api('charts', 'line-chart', 'line-chart-pro', 'line-element', 'line-plot', 'line-highlight-element', 'line-highlight-plot', 'mark-element', 'mark-plot', 'area-element', 'area-plot', 'animated-line', 'animated-area', 'charts-grid'),
  '/x/react-charts/line-demo': api('charts', 'line-chart', 'line-element', 'line-highlight-element', 'line-highlight-plot', 'line-plot', 'mark-element', 'mark-plot'),
  '/x/react-charts/areas-demo': api('charts', 'line-chart', 'area-element', 'area-plot', 'line-element', 'line-plot', 'line-highlight-element', 'line-highlight-plot', 'mark-element', 'mark-plot'),
  '/x/react-charts/pie': api('charts', 'pie-chart', 'pie-plot', 'pie-arc', 'pie-arc-plot', 'pie-arc-label', 'pie-arc-label-plot'),
  '/x/react-charts/pie-demo': api('charts', 'pie-chart', 'pie-plot', 'pie-arc', 'pie-arc-plot', 'pie-arc-label', 'pie-arc-label-plot'),
  '/x/react-charts/scatter': api('charts', 'scatter-chart', 'scatter-chart-pro', 'scatter-plot', 'scatter', 'charts-grid'),
  '/x/react-charts/scatter-demo': api('charts', 'scatter-chart', 'scatter-plot', 'scatter'),
  '/x/react-charts/sparkline': api('charts', 'spark-line-chart'),
  '/x/react-charts/gauge': api('charts', 'gauge', 'gauge-container'),
  '/x/react-charts/animation': api('charts', 'bar-label', 'bar-chart', 'pie-chart'),
  '/x/react-charts/axis': api('charts', 'charts-axis', 'charts-x-axis', 'charts-y-axis', 'charts-reference-line', 'charts-text', 'charts-grid', 'axis-config'),
  '/x/react-charts/components': api('charts', 'charts-clip-path', 'charts-surface', 'chart-data-provider'),
  '/x/react-charts/composition': api('charts', 'chart-container', 'chart-container-pro', 'chart-data-provider', 'chart-data-provider-pro', 'charts-surface', 'charts-grid'),
  '/x/react-charts/label': api('charts', 'bar-chart', 'line-chart', 'scatter-chart', 'pie-chart'),
  '/x/react-charts/legend': api('charts', 'charts-legend', 'charts-text', 'continuous-color-legend', 'piecewise-color-legend'),
  '/x/react-charts/localization': api('charts', 'charts-localization-provider', 'chart-data-provider'),
  '/x/react-charts/stacking': api('charts', 'bar-chart', 'line-chart', 'bar-series-type', 'line-series-type'),
  '/x/react-charts/styling': api('charts', 'bar-chart', 'line-chart', 'charts-axis', 'charts-legend'),
  '/x/react-charts/tooltip': api('charts', 'charts-tooltip', 'charts-tooltip-container', 'charts-item-tooltip-content', 'charts-axis-tooltip-content'),
  '/x/react-charts/highlighting': api('charts', 'charts-axis-highlight', 'bar-chart', 'pie-chart'),
  '/x/react-charts/zoom-and-pan': api('charts', 'scatter-chart-pro', 'bar-chart-pro', 'line-chart-pro', 'chart-zoom-slider', 'chart-container-pro'),
  '/x/react-charts/export': api('charts', 'line-chart-pro', 'bar-chart-pro', 'scatter-chart-pro', 'chart-data-provider-pro'),
  '/x/react-charts/toolbar': api('charts', 'toolbar', 'toolbar-button', 'charts-toolbar-pro'),
};

function api(product: ProductId, ...pages: string[]): string[] {
  return pages.map((page) => `/x/api/${product}/${page}`);
}
