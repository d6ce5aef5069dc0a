import type {
  ApiKind,
  ApiLine,
  GroupLine,
  PageFacts,
  PageLeaf,
  PageLine,
  ProductId,
} from '../types.ts';

/**
 * The sidebar, in its order: one line for each page (behaviour 3.1). A page's document lies in `data/content`, in the
 * folder of its pathname. Groups have no page of their own.
 */
// A page keeps to one line, however many facts it has.
// prettier-ignore
export const pages: readonly PageLine[] = [
  group('/x/introduction-group', { title: 'Introduction' }, [
    page('/x/introduction', { title: 'Overview' }),
    page('/x/introduction/installation'),
    page('/x/introduction/licensing'),
    page('/x/introduction/support'),
    page('/x/introduction/priority-support', { plan: 'premium', newFeature: true }),
    page('/x/guides/telemetry', { plan: 'pro' }),
    page('/x/introduction/roadmap'),
  ]),
  group('/x/common-features-group', { title: 'Common concepts' }, [
    page('/x/common-concepts/custom-components', { title: 'Slots and subcomponents' }),
  ]),
  group('/x/react-data-grid-group', { title: 'Data Grid' }, [
    page('/x/react-data-grid', { title: 'Overview' }),
    page('/x/react-data-grid/quickstart'),
    page('/x/react-data-grid/features'),
    group('/x/react-data-grid/main-features', { subheader: 'Main features' }, [
      page('/x/react-data-grid/layout'),
      group('/x/react-data-grid/columns', {}, [
        page('/x/react-data-grid/column-definition'),
        page('/x/react-data-grid/column-dimensions'),
        page('/x/react-data-grid/column-visibility'),
        page('/x/react-data-grid/custom-columns'),
        page('/x/react-data-grid/column-header'),
        page('/x/react-data-grid/column-menu'),
        page('/x/react-data-grid/column-spanning'),
        page('/x/react-data-grid/column-groups'),
        page('/x/react-data-grid/column-ordering', { plan: 'pro' }),
        page('/x/react-data-grid/column-pinning', { plan: 'pro' }),
        page('/x/react-data-grid/column-recipes', { title: 'Recipes' }),
      ]),
      group('/x/react-data-grid/rows', {}, [
        page('/x/react-data-grid/row-definition'),
        page('/x/react-data-grid/row-updates'),
        page('/x/react-data-grid/row-height'),
        page('/x/react-data-grid/row-spanning', { newFeature: true }),
        page('/x/react-data-grid/master-detail', { plan: 'pro' }),
        page('/x/react-data-grid/row-ordering', { plan: 'pro' }),
        page('/x/react-data-grid/row-pinning', { plan: 'pro' }),
        page('/x/react-data-grid/row-recipes', { title: 'Recipes' }),
      ]),
      page('/x/react-data-grid/cells'),
      group('/x/react-data-grid/editing-group', { title: 'Editing' }, [
        page('/x/react-data-grid/editing', { title: 'Overview' }),
        page('/x/react-data-grid/editing/persistence'),
        page('/x/react-data-grid/editing/custom-edit-component'),
        page('/x/react-data-grid/editing/editing-events'),
        page('/x/react-data-grid/recipes-editing'),
      ]),
      page('/x/react-data-grid/sorting'),
      group('/x/react-data-grid/filtering-group', { title: 'Filtering' }, [
        page('/x/react-data-grid/filtering', { title: 'Overview' }),
        page('/x/react-data-grid/filtering/customization'),
        page('/x/react-data-grid/filtering/quick-filter'),
        page('/x/react-data-grid/filtering/server-side', { title: 'Server-side filter' }),
        page('/x/react-data-grid/filtering/multi-filters', { plan: 'pro' }),
        page('/x/react-data-grid/filtering/header-filters', { plan: 'pro' }),
        page('/x/react-data-grid/filtering-recipes', { title: 'Recipes' }),
      ]),
      page('/x/react-data-grid/pagination'),
      group('/x/react-data-grid/selection', {}, [
        page('/x/react-data-grid/row-selection'),
        page('/x/react-data-grid/cell-selection', { plan: 'premium' }),
      ]),
      page('/x/react-data-grid/virtualization'),
      page('/x/react-data-grid/accessibility'),
      page('/x/react-data-grid/localization'),
    ]),
    group('/x/react-data-grid/advanced-features-group', { subheader: 'Advanced features' }, [
      page('/x/react-data-grid/tree-data', { plan: 'pro' }),
      group('/x/react-data-grid/row-grouping-group', { title: 'Row grouping', plan: 'premium' }, [
        page('/x/react-data-grid/row-grouping', { title: 'Overview' }),
        page('/x/react-data-grid/recipes-row-grouping', { title: 'Recipes' }),
      ]),
      page('/x/react-data-grid/aggregation', { plan: 'premium' }),
      group('/x/react-data-grid/pivoting-group', { title: 'Pivoting', plan: 'premium', newFeature: true }, [
        page('/x/react-data-grid/pivoting', { title: 'Overview' }),
        page('/x/react-data-grid/pivoting-explained', { title: 'Understanding pivoting' }),
      ]),
      page('/x/react-data-grid/export'),
      page('/x/react-data-grid/clipboard', { title: 'Copy and paste' }),
      page('/x/react-data-grid/scrolling'),
      page('/x/react-data-grid/list-view', { title: 'List view', plan: 'pro' }),
      group('/x/react-data-grid/server-side-data-group', { title: 'Server-side data', newFeature: true }, [
        page('/x/react-data-grid/server-side-data', { title: 'Overview' }),
        page('/x/react-data-grid/server-side-data/tree-data', { plan: 'pro' }),
        page('/x/react-data-grid/server-side-data/lazy-loading', { plan: 'pro' }),
        page('/x/react-data-grid/server-side-data/row-grouping', { plan: 'premium' }),
        page('/x/react-data-grid/server-side-data/aggregation', { plan: 'premium' }),
      ]),
      page('/x/react-data-grid/ai-assistant', { title: 'AI Assistant', plan: 'premium', newFeature: true }),
    ]),
    group('/x/react-data-grid/components-group', { subheader: 'Components', newFeature: true }, [
      page('/x/react-data-grid/components/usage', { title: 'Usage' }),
      page('/x/react-data-grid/components/toolbar', { title: 'Toolbar' }),
      page('/x/react-data-grid/components/export', { title: 'Export' }),
      page('/x/react-data-grid/components/quick-filter', { title: 'Quick Filter' }),
      page('/x/react-data-grid/components/columns-panel', { title: 'Columns Panel', planned: true }),
      page('/x/react-data-grid/components/filter-panel', { title: 'Filter Panel', planned: true }),
      page('/x/react-data-grid/components/prompt-field', { title: 'Prompt Field', plan: 'premium' }),
      page('/x/react-data-grid/components/pivot-panel', { title: 'Pivot Panel', plan: 'premium', planned: true }),
      page('/x/react-data-grid/components/ai-assistant-panel', { title: 'AI Assistant Panel', plan: 'premium', planned: true }),
    ]),
    group('/x/react-data-grid/customization-group', { subheader: 'Customization' }, [
      page('/x/react-data-grid/style', { title: 'Styling basics' }),
      page('/x/react-data-grid/style-recipes', { title: 'Styling recipes' }),
      page('/x/react-data-grid/overlays', { title: 'Overlays' }),
      page('/x/react-data-grid/components', { title: 'Custom subcomponents' }),
    ]),
    group('/x/api/resources-group', { subheader: 'Resources' }, [
      page('/x/react-data-grid/api-object', { title: 'API object' }),
      page('/x/react-data-grid/events'),
      page('/x/react-data-grid/state'),
      page('/x/react-data-grid/performance'),
    ]),
    group('/x/api/data-grid-group', { title: 'API reference' }, [
      page('/x/api/data-grid', { title: 'Index' }),
      group('/x/api/data-grid-components-group', { subheader: 'Components' }, [
        apiPages('data-grid', 'component'),
      ]),
      group('/x/api/data-grid-interfaces-group', { subheader: 'Interfaces' }, [
        apiPages('data-grid', 'interface'),
      ]),
    ]),
  ]),
  group('/x/react-date-pickers-group', { title: 'Date and Time Pickers' }, [
    page('/x/react-date-pickers', { title: 'Overview' }),
    page('/x/react-date-pickers/quickstart', { title: 'Quickstart' }),
    page('/x/react-date-pickers/base-concepts'),
    group('/x/react-date-pickers-components', { subheader: 'Components' }, [
      group('/x/react-date-pickers/date-pickers', { title: 'Date components' }, [
        page('/x/react-date-pickers/date-picker', { title: 'Date Picker' }),
        page('/x/react-date-pickers/date-field', { title: 'Date Field' }),
        page('/x/react-date-pickers/date-calendar', { title: 'Date Calendar' }),
      ]),
      group('/x/react-date-pickers/time-pickers', { title: 'Time components' }, [
        page('/x/react-date-pickers/time-picker', { title: 'Time Picker' }),
        page('/x/react-date-pickers/time-field', { title: 'Time Field' }),
        page('/x/react-date-pickers/time-clock', { title: 'Time Clock' }),
        page('/x/react-date-pickers/digital-clock', { title: 'Digital Clock' }),
      ]),
      group('/x/react-date-pickers/date-time-pickers', { title: 'Date Time components' }, [
        page('/x/react-date-pickers/date-time-picker', { title: 'Date Time Picker' }),
        page('/x/react-date-pickers/date-time-field', { title: 'Date Time Field' }),
      ]),
      group('/x/react-date-pickers/date-range-pickers', { title: 'Date Range components', plan: 'pro' }, [
        page('/x/react-date-pickers/date-range-picker', { title: 'Date Range Picker' }),
        page('/x/react-date-pickers/date-range-field', { title: 'Date Range Field' }),
        page('/x/react-date-pickers/date-range-calendar', { title: 'Date Range Calendar' }),
      ]),
      group('/x/react-date-pickers/time-range-pickers', { title: 'Time Range components', plan: 'pro' }, [
        page('/x/react-date-pickers/time-range-picker', { title: 'Time Range Picker', newFeature: true }),
        page('/x/react-date-pickers/time-range-field', { title: 'Time Range Field' }),
      ]),
      group('/x/react-date-pickers/date-time-range-pickers', { title: 'Date Time Range components', plan: 'pro' }, [
        page('/x/react-date-pickers/date-time-range-picker', { title: 'Date Time Range Picker' }),
        page('/x/react-date-pickers/date-time-range-field', { title: 'Date Time Range Field' }),
      ]),
      page('/x/react-date-pickers/fields', { title: 'Field components' }),
    ]),
    group('/x/react-date-pickers/main-features', { subheader: 'Main features' }, [
      page('/x/react-date-pickers/validation'),
      page('/x/react-date-pickers/lifecycle', { title: 'Components lifecycle' }),
      page('/x/react-date-pickers/shortcuts'),
      page('/x/react-date-pickers/accessibility'),
    ]),
    group('/x/react-date-pickers/localization-group', { subheader: 'Localization' }, [
      page('/x/react-date-pickers/localization', { title: 'Translated components' }),
      page('/x/react-date-pickers/adapters-locale', { title: 'Date format and localization' }),
      page('/x/react-date-pickers/timezone', { title: 'UTC and timezones' }),
      page('/x/react-date-pickers/calendar-systems'),
    ]),
    group('/x/react-date-pickers/customization-group', { subheader: 'Customization' }, [
      page('/x/react-date-pickers/custom-components', { title: 'Custom subcomponents' }),
      page('/x/react-date-pickers/custom-layout'),
      page('/x/react-date-pickers/custom-field'),
      page('/x/react-date-pickers/custom-opening-button'),
      page('/x/react-date-pickers/playground', { title: 'Customization playground' }),
    ]),
    group('/x/api/picker-resources', { subheader: 'Resources' }, [
      group('/x/api/date-pickers-group', { title: 'API reference' }, [
        page('/x/api/date-pickers', { title: 'Index' }),
        apiPages('date-pickers', 'component'),
      ]),
    ]),
  ]),
  group('/x/react-charts-group', { title: 'Charts' }, [
    page('/x/react-charts', { title: 'Overview' }),
    page('/x/react-charts/quickstart', { title: 'Quickstart' }),
    group('/x/react-chart-components', { subheader: 'Components' }, [
      group('/x/react-charts-bars', { title: 'Bars' }, [
        page('/x/react-charts/bars', { title: 'Bars overview' }),
        page('/x/react-charts/bar-demo', { title: 'Demos' }),
      ]),
      group('/x/react-charts-lines', { title: 'Lines' }, [
        page('/x/react-charts/lines', { title: 'Lines overview' }),
        page('/x/react-charts/line-demo', { title: 'Lines demo' }),
        page('/x/react-charts/areas-demo', { title: 'Area demo' }),
      ]),
      group('/x/react-charts-pie', { title: 'Pie' }, [
        page('/x/react-charts/pie', { title: 'Pie overview' }),
        page('/x/react-charts/pie-demo', { title: 'Demo' }),
      ]),
      group('/x/react-charts-scatter', { title: 'Scatter' }, [
        page('/x/react-charts/scatter', { title: 'Scatter overview' }),
        page('/x/react-charts/scatter-demo', { title: 'Demo' }),
      ]),
      page('/x/react-charts/sparkline', { title: 'Sparkline' }),
      page('/x/react-charts/gauge'),
      page('/x/react-charts/radar', { unstable: true }),
      page('/x/react-charts/heatmap', { title: 'Heatmap', plan: 'pro' }),
      page('/x/react-charts/funnel', { title: 'Funnel', plan: 'pro', unstable: true }),
      group('/x/react-charts/main-features', { subheader: 'Main features' }, [
        page('/x/react-charts/animation'),
        page('/x/react-charts/axis'),
        page('/x/react-charts/components', { title: 'Custom components' }),
        page('/x/react-charts/composition'),
        page('/x/react-charts/label'),
        page('/x/react-charts/legend'),
        page('/x/react-charts/localization'),
        page('/x/react-charts/stacking'),
        page('/x/react-charts/styling'),
        page('/x/react-charts/tooltip'),
        page('/x/react-charts/highlighting'),
        page('/x/react-charts/zoom-and-pan', { title: 'Zoom and pan', plan: 'pro' }),
        page('/x/react-charts/export', { title: 'Export', plan: 'pro' }),
        page('/x/react-charts/toolbar', { title: 'Toolbar', unstable: true }),
      ]),
      group('/x/api/chart-resources', { subheader: 'Resources' }, [
        group('/x/api/charts-group', { title: 'API reference' }, [
          apiPages('charts', 'component'),
          group('/x/api/charts-interfaces-group', { subheader: 'Interfaces' }, [
            apiPages('charts', 'interface'),
          ]),
        ]),
      ]),
      group('/x/react-charts-future', { subheader: 'Future components' }, [
        page('/x/react-charts/treemap', { title: 'Treemap', planned: true }),
        page('/x/react-charts/sankey', { plan: 'pro', planned: true }),
        page('/x/react-charts/gantt', { plan: 'pro', planned: true }),
      ]),
    ]),
  ]),
  group('/x/react-tree-view-group', { title: 'Tree View' }, [
    page('/x/react-tree-view', { title: 'Overview' }),
    page('/x/react-tree-view/quickstart', { title: 'Quickstart' }),
    group('/x/react-tree-view/simple-tree-view', { subheader: 'Simple Tree View' }, [
      page('/x/react-tree-view/simple-tree-view/items'),
      page('/x/react-tree-view/simple-tree-view/selection'),
      page('/x/react-tree-view/simple-tree-view/expansion'),
      page('/x/react-tree-view/simple-tree-view/customization'),
      page('/x/react-tree-view/simple-tree-view/focus'),
    ]),
    group('/x/react-tree-view/rich-tree-view', { subheader: 'Rich Tree View' }, [
      page('/x/react-tree-view/rich-tree-view/items'),
      page('/x/react-tree-view/rich-tree-view/selection'),
      page('/x/react-tree-view/rich-tree-view/expansion'),
      page('/x/react-tree-view/rich-tree-view/customization'),
      page('/x/react-tree-view/rich-tree-view/focus'),
      page('/x/react-tree-view/rich-tree-view/editing', { title: 'Label editing', newFeature: true }),
      page('/x/react-tree-view/rich-tree-view/lazy-loading', { plan: 'pro', newFeature: true }),
      page('/x/react-tree-view/rich-tree-view/ordering', { plan: 'pro', newFeature: true }),
    ]),
    group('/x/react-tree-view/main-features', { subheader: 'Main features' }, [
      page('/x/react-tree-view/accessibility'),
      page('/x/react-tree-view/tree-item-customization', { title: 'Item customization' }),
    ]),
    group('/x/api/tree-view-resources', { subheader: 'Resources' }, [
      group('/x/api/tree-view-group', { title: 'API reference' }, [
        apiPages('tree-view', 'component'),
      ]),
    ]),
  ]),
  group('/x/migration-group', { title: 'Migration' }, [
    group('/x/migration-v8', { subheader: 'Upgrade to v8' }, [
      page('/x/migration/migration-data-grid-v7', { title: 'Breaking changes: Data Grid' }),
      page('/x/migration/migration-pickers-v7', { title: 'Breaking changes: Date and Time Pickers' }),
      page('/x/migration/migration-charts-v7', { title: 'Breaking changes: Charts' }),
      page('/x/migration/migration-tree-view-v7', { title: 'Breaking changes: Tree View' }),
      page('/x/migration/usage-with-material-ui-v5-v6', { title: 'Usage with Material UI v5/v6' }),
    ]),
    group('/x/migration-v7', { title: 'Upgrade to v7' }, [
      page('/x/migration/migration-data-grid-v6', { title: 'Breaking changes: Data Grid' }),
      page('/x/migration/migration-pickers-v6', { title: 'Breaking changes: Date and Time Pickers' }),
      page('/x/migration/migration-charts-v6', { title: 'Breaking changes: Charts' }),
      page('/x/migration/migration-tree-view-v6', { title: 'Breaking changes: Tree View' }),
    ]),
    group('/x/migration-v6', { title: 'Upgrade to v6' }, [
      page('/x/migration/migration-data-grid-v5', { title: 'Breaking changes: Data Grid' }),
      page('/x/migration/migration-pickers-v5', { title: 'Breaking changes: Date and Time Pickers' }),
      page('/x/migration/migration-tree-view-lab', { title: 'Migration from lab to v6 (Tree View)' }),
    ]),
    group('/x/migration-earlier', { title: 'Earlier versions' }, [
      page('/x/migration/migration-pickers-lab', { title: 'Migration from lab to v5 (Date and Time Pickers)' }),
      page('/x/migration/migration-data-grid-v4', { title: 'Migration from v4 to v5 (Data Grid)' }),
    ]),
  ]),
  page('https://mui.com/x/whats-new/', { title: "What's new in MUI X" }),
];

function page(pathname: string, facts: PageFacts = {}): PageLeaf {
  return { pathname, ...facts };
}

function group(pathname: string, facts: PageFacts, children: PageLine[]): GroupLine {
  return { pathname, ...facts, children };
}

/** All pages of one list of `data/tree/apiPages.ts`. */
function apiPages(product: ProductId, kind: ApiKind): ApiLine {
  return { api: { product, kind } };
}
