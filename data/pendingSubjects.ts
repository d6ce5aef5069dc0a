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
  '/x/react-date-pickers/base-concepts': api('date-pickers', 'date-picker', 'date-field', 'date-calendar', 'localization-provider'),
  '/x/react-date-pickers/date-field': api('date-pickers', 'date-field'),
  '/x/react-date-pickers/date-calendar': api('date-pickers', 'date-calendar', 'month-calendar', 'year-calendar', 'pickers-day', 'day-calendar-skeleton'),
  '/x/react-date-pickers/time-picker': api('date-pickers', 'time-picker', 'desktop-time-picker', 'mobile-time-picker', 'static-time-picker', 'digital-clock', 'multi-section-digital-clock', 'time-clock'),
  '/x/react-date-pickers/time-field': api('date-pickers', 'time-field'),
  '/x/react-date-pickers/time-clock': api('date-pickers', 'time-clock'),
  '/x/react-date-pickers/digital-clock': api('date-pickers', 'digital-clock', 'multi-section-digital-clock'),
  '/x/react-date-pickers/date-time-picker': api('date-pickers', 'date-time-picker', 'desktop-date-time-picker', 'mobile-date-time-picker', 'static-date-time-picker', 'digital-clock', 'multi-section-digital-clock', 'time-clock'),
  '/x/react-date-pickers/date-time-field': api('date-pickers', 'date-time-field'),
  '/x/react-date-pickers/date-range-picker': api('date-pickers', 'date-range-picker', 'desktop-date-range-picker', 'mobile-date-range-picker', 'static-date-range-picker', 'date-range-calendar', 'date-range-picker-day'),
  '/x/react-date-pickers/date-range-field': api('date-pickers', 'single-input-date-range-field', 'multi-input-date-range-field'),
  '/x/react-date-pickers/date-range-calendar': api('date-pickers', 'date-range-calendar', 'date-range-picker-day', 'pickers-range-calendar-header'),
  '/x/react-date-pickers/time-range-picker': api('date-pickers', 'time-range-picker', 'desktop-time-range-picker', 'mobile-time-range-picker', 'time-range-picker-tabs', 'time-range-picker-toolbar', 'digital-clock', 'multi-section-digital-clock'),
  '/x/react-date-pickers/time-range-field': api('date-pickers', 'single-input-time-range-field', 'multi-input-time-range-field'),
  '/x/react-date-pickers/date-time-range-picker': api('date-pickers', 'date-time-range-picker', 'desktop-date-time-range-picker', 'mobile-date-time-range-picker', 'date-range-calendar', 'date-range-picker-day', 'digital-clock', 'multi-section-digital-clock', 'date-time-range-picker-tabs', 'date-time-range-picker-toolbar'),
  '/x/react-date-pickers/date-time-range-field': api('date-pickers', 'single-input-date-time-range-field', 'multi-input-date-time-range-field'),
  '/x/react-date-pickers/fields': api('date-pickers', 'date-field', 'time-field', 'date-time-field', 'single-input-date-range-field', 'multi-input-date-range-field', 'single-input-time-range-field', 'multi-input-time-range-field', 'single-input-date-time-range-field', 'multi-input-date-time-range-field'),
  '/x/react-date-pickers/validation': api('date-pickers', 'date-picker', 'date-range-picker', 'time-picker', 'date-calendar', 'date-field'),
  '/x/react-date-pickers/lifecycle': api('date-pickers', 'date-field', 'date-picker', 'single-input-date-range-field'),
  '/x/react-date-pickers/shortcuts': api('date-pickers', 'pickers-shortcuts', 'static-date-picker', 'static-date-range-picker'),
  '/x/react-date-pickers/accessibility': api('date-pickers', 'date-field', 'date-calendar', 'date-range-calendar', 'date-picker', 'date-range-picker'),
  '/x/react-date-pickers/localization': api('date-pickers', 'localization-provider', 'date-picker', 'pickers-action-bar'),
  '/x/react-date-pickers/adapters-locale': api('date-pickers', 'localization-provider', 'date-field', 'pickers-calendar-header', 'date-picker-toolbar'),
  '/x/react-date-pickers/timezone': api('date-pickers', 'localization-provider', 'date-time-picker'),
  '/x/react-date-pickers/calendar-systems': api('date-pickers', 'localization-provider', 'date-picker'),
  '/x/react-date-pickers/custom-components': api('date-pickers', 'pickers-action-bar', 'date-picker-toolbar', 'time-picker-toolbar', 'date-time-picker-toolbar', 'date-range-picker-toolbar', 'date-time-picker-tabs', 'pickers-calendar-header', 'pickers-range-calendar-header', 'pickers-shortcuts', 'month-calendar', 'year-calendar', 'date-calendar'),
  '/x/react-date-pickers/custom-layout': api('date-pickers', 'pickers-layout', 'pickers-action-bar', 'static-date-picker'),
  '/x/react-date-pickers/custom-field': api('date-pickers', 'pickers-text-field', 'pickers-section-list', 'date-picker', 'date-range-picker', 'multi-input-date-range-field'),
  '/x/react-date-pickers/custom-opening-button': api('date-pickers', 'date-picker', 'pickers-text-field', 'date-range-picker'),
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
  '/x/react-charts/radar': api('charts', 'radar-chart', 'radar-data-provider', 'radar-grid', 'radar-series-plot', 'radar-series-area', 'radar-series-marks', 'radar-metric-labels', 'radar-axis-highlight'),
  '/x/react-charts/heatmap': api('charts', 'heatmap', 'heatmap-plot', 'heatmap-tooltip', 'heatmap-tooltip-content'),
  '/x/react-charts/funnel': api('charts', 'funnel-chart', 'funnel-plot'),
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
