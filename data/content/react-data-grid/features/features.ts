export const plans = ['Community', 'Pro', 'Premium'] as const;

export interface Feature {
  /** Also the key of its live example. */
  id: string;
  name: string;
  text: string;
  /** The lowest plan that has it. */
  plan: (typeof plans)[number];
  area: string;
  /** Below the documentation of the Data Grid. */
  page: string;
  /** What to try in the live example; a feature without one needs more than a few rows to show. */
  hint?: string;
}

/** What the Data Grid can do, area by area. */
// One feature keeps to one line.
// prettier-ignore
export const features: readonly Feature[] = [
  ...area('Columns', [
    ['column-types', 'Column types', 'Text, numbers, dates, booleans, choices and actions, each with its own alignment, filter and editor.', 'Community', 'column-definition', 'Compare how dates, numbers and booleans are shown.'],
    ['derived-values', 'Derived values', 'Columns computed from a row, with a format of their own.', 'Community', 'column-definition', 'Quantity times price makes the value.'],
    ['column-dimensions', 'Column widths', 'Fixed, flexible and automatic widths. People can drag the edge of a header.', 'Community', 'column-dimensions', 'Drag a separator, or double-click it to fit the content.'],
    ['column-visibility', 'Column visibility', 'Columns start hidden, and people choose what they see.', 'Community', 'column-visibility', 'Open the columns panel in the toolbar.'],
    ['column-header', 'Column headers', 'Tooltips and React content in headers.', 'Community', 'column-header', 'Hover the header of the price.'],
    ['column-menu', 'Column menu', 'Each header has a menu, which you can extend or replace.', 'Community', 'column-menu', 'Open the menu of a header.'],
    ['column-groups', 'Column groups', 'Headers above headers, on as many levels as you need.', 'Community', 'column-groups', 'Two groups share the columns.'],
    ['column-spanning', 'Column spanning', 'A cell reaches over its neighbours.', 'Community', 'column-spanning', 'Open trades span desk and side.'],
    ['custom-columns', 'Custom columns', 'Cells and editors that you draw yourself.', 'Community', 'custom-columns', 'A bar shows the quantity.'],
    ['column-ordering', 'Column ordering', 'People drag columns to another place.', 'Pro', 'column-ordering', 'Drag a header.'],
    ['column-pinning', 'Column pinning', 'Columns stay at either edge while the rest scrolls.', 'Pro', 'column-pinning', 'Scroll sideways.'],
  ]),
  ...area('Rows', [
    ['row-height', 'Row height', 'One height for all rows, a height for each, or the height of the content.', 'Community', 'row-height', 'Every third row is higher.'],
    ['row-spanning', 'Row spanning', 'Equal values below each other share one cell.', 'Community', 'row-spanning', 'Each commodity stands there once.'],
    ['row-updates', 'Row updates', 'New values reach single rows through the API, at any pace.', 'Community', 'row-updates'],
    ['density', 'Density', 'Three distances between rows.', 'Community', 'accessibility', 'These rows are comfortable.'],
    ['row-ordering', 'Row ordering', 'People drag rows to another place.', 'Pro', 'row-ordering', 'Drag a row by its handle.'],
    ['row-pinning', 'Row pinning', 'Rows stay at the top or the bottom while the rest scrolls.', 'Pro', 'row-pinning', 'Scroll down: one trade stays.'],
    ['master-detail', 'Master detail', 'A panel below a row, like the one you are reading.', 'Pro', 'master-detail', 'Open a row.'],
  ]),
  ...area('Editing', [
    ['cell-editing', 'Cell editing', 'Edit one cell at a time, with validation and saving to a server.', 'Community', 'editing', 'Double-click a quantity or a price.'],
    ['row-editing', 'Row editing', 'Edit all cells of a row together.', 'Community', 'editing', 'Double-click a row.'],
  ]),
  ...area('Sorting and filtering', [
    ['sorting', 'Sorting', 'Sort by a column, with an order of your own if needed.', 'Community', 'sorting', 'Click a header.'],
    ['multi-sorting', 'Multi-sorting', 'Sort by several columns.', 'Pro', 'sorting', 'Click headers while holding Shift.'],
    ['filtering', 'Filtering', 'Filter by a column, with operators that fit its type.', 'Community', 'filtering', 'Only quantities above 300 t are left.'],
    ['quick-filter', 'Quick filter', 'One search box over all columns.', 'Community', 'filtering/quick-filter', 'Change the words in the toolbar.'],
    ['multi-filters', 'Multi-filters', 'Several conditions, joined by and or or.', 'Pro', 'filtering/multi-filters', 'Open the filter panel.'],
    ['header-filters', 'Header filters', 'A filter below each header.', 'Pro', 'filtering/header-filters', 'Type below a header.'],
  ]),
  ...area('Pages and selection', [
    ['pagination', 'Pagination', 'Pages, in the browser or from a server.', 'Community', 'pagination', 'Go to the next page.'],
    ['row-selection', 'Row selection', 'Select rows by click or with checkboxes.', 'Community', 'row-selection', 'Check some rows.'],
    ['cell-selection', 'Cell selection', 'Select a range of cells with the mouse or the keyboard.', 'Premium', 'cell-selection', 'Drag over some cells.'],
  ]),
  ...area('Large data', [
    ['column-virtualization', 'Column virtualization', 'Only the columns in view are in the DOM.', 'Community', 'virtualization', 'Scroll sideways through 200 columns.'],
    ['row-virtualization', 'Row virtualization', 'Only the rows in view are in the DOM. Community pages hold up to 100 rows, Pro has no limit.', 'Pro', 'virtualization', 'Scroll through 20,000 rows.'],
    ['server-side-data', 'Server-side data', 'A data source loads pages, sorted and filtered by your server.', 'Community', 'server-side-data', 'Each page takes half a second to arrive.'],
    ['lazy-loading', 'Lazy loading', 'Rows arrive while people scroll.', 'Pro', 'server-side-data/lazy-loading', 'Scroll down.'],
    ['scrolling', 'Scrolling', 'Move to a cell or a position from your code.', 'Community', 'scrolling'],
  ]),
  ...area('Hierarchy and analysis', [
    ['tree-data', 'Tree data', 'Rows with children, from the path of each row.', 'Pro', 'tree-data', 'Open a commodity, then a desk.'],
    ['server-tree-data', 'Tree data from a server', 'Children are loaded when a row opens.', 'Pro', 'server-side-data/tree-data'],
    ['row-grouping', 'Row grouping', 'Group rows by the values of columns.', 'Premium', 'row-grouping', 'Open a group, or group by another column in its menu.'],
    ['aggregation', 'Aggregation', 'Sums, averages, extremes and counts, for groups and in total.', 'Premium', 'aggregation', 'Choose another function in the menu of the quantity.'],
    ['pivoting', 'Pivoting', 'Turn values into columns to compare them.', 'Premium', 'pivoting', 'Compare what each desk bought and sold.'],
    ['server-analysis', 'Grouping and aggregation from a server', 'Groups and their values are computed by your server.', 'Premium', 'server-side-data/row-grouping'],
    ['ai-assistant', 'AI assistant', 'A question in plain words sorts, filters, groups and pivots. It needs a service.', 'Premium', 'ai-assistant'],
  ]),
  ...area('Export and clipboard', [
    ['csv-export', 'CSV export and print', 'Download a CSV file, or print the table.', 'Community', 'export', 'Open the export menu in the toolbar.'],
    ['excel-export', 'Excel export', 'Download a workbook with types and styles.', 'Premium', 'export', 'Open the export menu in the toolbar.'],
    ['copy', 'Copy', 'Copy a cell or the selected rows.', 'Community', 'clipboard', 'Select a cell and press Ctrl + C.'],
    ['paste', 'Paste', 'Paste cells from a spreadsheet.', 'Premium', 'clipboard', 'Copy a quantity, select others, and paste.'],
  ]),
  ...area('Look and language', [
    ['toolbar', 'Toolbar', 'A bar above the columns, made of parts you can combine.', 'Community', 'components/toolbar', 'Try the buttons.'],
    ['styling', 'Styling', 'Classes, CSS and your Material UI theme.', 'Community', 'style', 'Sales are set in bold.'],
    ['overlays', 'Overlays', 'What the grid shows while it loads, and when it is empty.', 'Community', 'overlays', 'A skeleton stands in for the rows.'],
    ['list-view', 'List view', 'One column that you draw, for narrow screens.', 'Pro', 'list-view', 'The same rows as a list.'],
    ['localization', 'Localization', 'Texts in many languages, and right to left.', 'Community', 'localization', 'Open a column menu: it speaks French.'],
    ['accessibility', 'Accessibility', 'Keyboard navigation and roles after the ARIA grid pattern.', 'Community', 'accessibility', 'Click a cell, then use the arrow keys.'],
  ]),
];

type Line = [
  id: string,
  name: string,
  text: string,
  plan: Feature['plan'],
  page: string,
  hint?: string,
];

function area(name: string, lines: Line[]): Feature[] {
  return lines.map(([id, title, text, plan, page, hint]) => ({
    id,
    name: title,
    text,
    plan,
    area: name,
    page: `/x/react-data-grid/${page}/`,
    ...(hint === undefined ? {} : { hint }),
  }));
}
