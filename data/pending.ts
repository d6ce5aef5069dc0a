import type { ProductId } from './types.ts';

/** Products whose API reference is not generated yet: every page at or below their API route waits for it. */
export const pendingApi: readonly ProductId[] = [];

/** Names that documents use in `::table{name="..."}` and that nothing generates yet. */
export const pendingTables: readonly string[] = [];

/**
 * Pages of the tree without a document, apart from the API reference. Whoever writes the document deletes the line;
 * the build refuses a page that is in neither place, or in both.
 */
export const pendingPages: readonly string[] = [
  '/x/react-date-pickers/base-concepts',
  '/x/react-date-pickers/date-field',
  '/x/react-date-pickers/date-calendar',
  '/x/react-date-pickers/time-picker',
  '/x/react-date-pickers/time-field',
  '/x/react-date-pickers/time-clock',
  '/x/react-date-pickers/digital-clock',
  '/x/react-date-pickers/date-time-picker',
  '/x/react-date-pickers/date-time-field',
  '/x/react-date-pickers/date-range-picker',
  '/x/react-date-pickers/date-range-field',
  '/x/react-date-pickers/date-range-calendar',
  '/x/react-date-pickers/time-range-picker',
  '/x/react-date-pickers/time-range-field',
  '/x/react-date-pickers/date-time-range-picker',
  '/x/react-date-pickers/date-time-range-field',
  '/x/react-date-pickers/fields',
  '/x/react-date-pickers/validation',
  '/x/react-date-pickers/lifecycle',
  '/x/react-date-pickers/shortcuts',
  '/x/react-date-pickers/accessibility',
  '/x/react-date-pickers/localization',
  '/x/react-date-pickers/adapters-locale',
  '/x/react-date-pickers/timezone',
  '/x/react-date-pickers/calendar-systems',
  '/x/react-date-pickers/custom-components',
  '/x/react-date-pickers/custom-layout',
  '/x/react-date-pickers/custom-field',
  '/x/react-date-pickers/custom-opening-button',
  '/x/react-charts/bar-demo',
  '/x/react-charts/lines',
  '/x/react-charts/line-demo',
  '/x/react-charts/areas-demo',
  '/x/react-charts/pie',
  '/x/react-charts/pie-demo',
  '/x/react-charts/scatter',
  '/x/react-charts/scatter-demo',
  '/x/react-charts/sparkline',
  '/x/react-charts/gauge',
  '/x/react-charts/radar',
  '/x/react-charts/heatmap',
  '/x/react-charts/funnel',
  '/x/react-charts/animation',
  '/x/react-charts/axis',
  '/x/react-charts/components',
  '/x/react-charts/composition',
  '/x/react-charts/label',
  '/x/react-charts/legend',
  '/x/react-charts/localization',
  '/x/react-charts/stacking',
  '/x/react-charts/styling',
  '/x/react-charts/tooltip',
  '/x/react-charts/highlighting',
  '/x/react-charts/zoom-and-pan',
  '/x/react-charts/export',
  '/x/react-charts/toolbar',
  '/x/react-charts/treemap',
  '/x/react-charts/sankey',
  '/x/react-charts/gantt',
];
