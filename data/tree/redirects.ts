/** An address that moved: a path, with `:lang` for a language prefix (two lower-case letters) and `*` at its end for the rest, `:splat` in `to`. */
export type Redirect = { from: string; to: string };

/**
 * Permanent redirects (behaviour 1.4), the first that fits holds. Each without a pattern also has a page of its own that leads
 * on, for hosts that read no `_redirects`. Whoever renames a page adds its old path here.
 */
export const redirects: readonly Redirect[] = [
  { from: '/', to: '/x/' },
  { from: '/x/advanced-components/', to: '/x/introduction/' },
  { from: '/x/license/', to: 'https://mui.com/legal/mui-x-eula/' },
  { from: '/x/react-data-grid/getting-started/', to: '/x/react-data-grid/quickstart/' },
  { from: '/x/react-data-grid/demo/', to: '/x/react-data-grid/features/' },
  { from: '/x/react-data-grid/columns/', to: '/x/react-data-grid/column-definition/' },
  { from: '/x/react-data-grid/rows/', to: '/x/react-data-grid/row-definition/' },
  { from: '/x/react-data-grid/selection/', to: '/x/react-data-grid/row-selection/' },
  { from: '/x/react-data-grid/group-pivot/', to: '/x/react-data-grid/tree-data/' },
  {
    from: '/x/react-data-grid/editing-legacy/',
    to: 'https://v5.mui.com/x/react-data-grid/editing-legacy/',
  },
  { from: '/x/react-data-grid/migration-v4/', to: '/x/migration/migration-data-grid-v4/' },
  { from: '/x/react-data-grid/migration-v5/', to: '/x/migration/migration-data-grid-v5/' },
  { from: '/x/react-date-pickers/getting-started/', to: '/x/react-date-pickers/quickstart/' },
  { from: '/x/react-date-pickers/calendar/', to: '/x/react-date-pickers/date-calendar/' },
  {
    from: '/x/react-date-pickers/legacy-date-time-picker/',
    to: '/x/react-date-pickers/date-time-picker/',
  },
  { from: '/x/react-date-pickers/migration-lab/', to: '/x/migration/migration-pickers-lab/' },
  { from: '/x/react-charts/getting-started/', to: '/x/react-charts/quickstart/' },
  { from: '/x/react-charts/heat-map/', to: '/x/react-charts/heatmap/' },
  { from: '/x/react-charts/tree-map/', to: '/x/react-charts/treemap/' },
  { from: '/x/react-tree-view/getting-started/', to: '/x/react-tree-view/quickstart/' },
  { from: '/x/api/date-pickers/clock-picker/', to: '/x/api/date-pickers/time-clock/' },
  { from: '/x/api/date-pickers/calendar-picker/', to: '/x/api/date-pickers/date-calendar/' },
  {
    from: '/x/api/date-pickers/calendar-picker-skeleton/',
    to: '/x/api/date-pickers/day-calendar-skeleton/',
  },
  { from: '/x/api/date-pickers/month-picker/', to: '/x/api/date-pickers/month-calendar/' },
  { from: '/x/api/date-pickers/year-picker/', to: '/x/api/date-pickers/year-calendar/' },
  {
    from: '/x/api/date-pickers/desktop-next-date-picker/',
    to: '/x/api/date-pickers/desktop-date-picker/',
  },
  { from: '/x/api/date-pickers/next-date-picker/', to: '/x/api/date-pickers/date-picker/' },
  // Links written for a translated site: only English is exported.
  { from: '/:lang/x/*', to: '/x/:splat' },
];

/** Whether a redirect is of one address, not of a pattern. */
export function isOfOneAddress({ from }: Redirect): boolean {
  return !/[:*]/.test(from);
}
