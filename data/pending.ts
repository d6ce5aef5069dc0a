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
