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
  /** What to try in the live example. A feature without a hint has no example. */
  hint?: string;
}

/** What the Data Grid can do, area by area. */
// One feature keeps to one line.
// prettier-ignore
export const features: readonly Feature[] = [
  ...area('Columns', [
    ['column-types', 'Column types', 'Strings, numbers, dates, booleans, single select and actions, each with its own alignment, filter operators and edit component.', 'Community', 'column-definition', 'Compare how dates, numbers and booleans are displayed.'],
    ['derived-values', 'Derived values', 'Columns computed from a row, with their own format.', 'Community', 'column-definition', 'The value is the quantity times the price.'],
    ['column-dimensions', 'Column dimensions', 'Fixed, flexible and automatic widths. Users can resize columns.', 'Community', 'column-dimensions', 'Drag a column separator, or double-click it to fit the content.'],
    ['column-visibility', 'Column visibility', 'Columns that are hidden at first, and a panel where users show and hide columns.', 'Community', 'column-visibility', 'Open the columns panel in the toolbar.'],
    ['column-header', 'Column headers', 'Descriptions and React content in headers.', 'Community', 'column-header', 'Hover over the header of the price.'],
    ['column-menu', 'Column menu', 'A menu in each header that you can extend or replace.', 'Community', 'column-menu', 'Hover over a header and open its menu.'],
    ['column-groups', 'Column groups', 'Headers that span several columns, on any number of levels.', 'Community', 'column-groups', 'The headers form two groups.'],
    ['column-spanning', 'Column spanning', 'Cells that span several columns.', 'Community', 'column-spanning', 'In open trades, the desk spans two columns.'],
    ['custom-columns', 'Custom columns', 'Your own components to display and edit cells.', 'Community', 'custom-columns', 'A meter displays the quantity.'],
    ['column-ordering', 'Column ordering', 'Users drag columns to another position.', 'Pro', 'column-ordering', 'Drag a header to another position.'],
    ['column-pinning', 'Column pinning', 'Columns stay at the left or the right edge while the others scroll.', 'Pro', 'column-pinning', 'Scroll sideways.'],
  ]),
  ...area('Rows', [
    ['row-height', 'Row height', 'One height for all rows, a height for each row, or the height of the content.', 'Community', 'row-height', 'Every third row is higher.'],
    ['row-spanning', 'Row spanning', 'Equal values in adjacent rows are merged.', 'Community', 'row-spanning', 'Each commodity is displayed once.'],
    ['row-updates', 'Row updates', 'Update single rows through the API.', 'Community', 'row-updates', 'A new price arrives twice a second.'],
    ['density', 'Density', 'Compact, standard and comfortable row spacing.', 'Community', 'accessibility', 'This grid uses the comfortable density.'],
    ['row-ordering', 'Row ordering', 'Users drag rows to another position.', 'Pro', 'row-ordering', 'Drag a row by its handle.'],
    ['row-pinning', 'Row pinning', 'Rows stay at the top or the bottom while the others scroll.', 'Pro', 'row-pinning', 'Scroll down: one trade stays at the bottom.'],
    ['master-detail', 'Master-detail row panels', 'Users expand a row to see a panel below it.', 'Pro', 'master-detail', 'Expand a row.'],
  ]),
  ...area('Editing', [
    ['cell-editing', 'Cell editing', 'Edit one cell at a time, validate the value and save it.', 'Community', 'editing', 'Double-click a quantity or a price.'],
    ['row-editing', 'Row editing', 'Edit all cells of a row together.', 'Community', 'editing', 'Double-click a cell.'],
  ]),
  ...area('Sorting and filtering', [
    ['sorting', 'Sorting', 'Sort by one column, with your own comparator if needed.', 'Community', 'sorting', 'Click a header.'],
    ['multi-sorting', 'Multi-sorting', 'Sort by several columns.', 'Pro', 'sorting', 'Click headers while you hold Shift.'],
    ['filtering', 'Filtering', 'Filter by one column, with operators that fit its type.', 'Community', 'filtering', 'Only quantities above 300 t are displayed.'],
    ['quick-filter', 'Quick filter', 'Search the visible columns with one text field.', 'Community', 'filtering/quick-filter', 'Change the search in the toolbar.'],
    ['multi-filters', 'Multi-filters', 'Several conditions at once, of which all or any must match.', 'Pro', 'filtering/multi-filters', 'Open the filter panel in the toolbar.'],
    ['header-filters', 'Header filters', 'A filter field below each header.', 'Pro', 'filtering/header-filters', 'Type below a header.'],
  ]),
  ...area('Pagination and selection', [
    ['pagination', 'Pagination', 'Pages of up to 100 rows, or all rows on one page. Pro has no limit.', 'Community', 'pagination', 'Go to the next page.'],
    ['row-selection', 'Row selection', 'Select rows by click or with checkboxes.', 'Community', 'row-selection', 'Select some rows.'],
    ['cell-selection', 'Cell selection', 'Select a range of cells with the mouse or the keyboard.', 'Premium', 'cell-selection', 'Drag over some cells.'],
  ]),
  ...area('Large data sets', [
    ['column-virtualization', 'Column virtualization', 'Only the columns near the viewport are in the DOM.', 'Community', 'virtualization', 'Scroll sideways through 200 columns.'],
    ['row-virtualization', 'Row virtualization', 'Only the rows near the viewport are in the DOM.', 'Community', 'virtualization', 'Scroll through a page of 100 rows.'],
    ['unpaginated-rows', 'Rows without pagination', 'Scroll through all rows instead of pages.', 'Pro', 'virtualization', 'Scroll through 20,000 rows.'],
    ['server-side-data', 'Server-side data', 'A data source loads pages that your server sorts and filters.', 'Community', 'server-side-data', 'Sort, filter or go to the next page: each response takes half a second.'],
    ['lazy-loading', 'Lazy loading', 'Rows are loaded as the user scrolls.', 'Pro', 'server-side-data/lazy-loading', 'Scroll down.'],
    ['scrolling', 'Scrolling', 'Scroll to a cell or a position from your code.', 'Community', 'scrolling', 'Scroll to the last trade and back.'],
  ]),
  ...area('Hierarchy and analysis', [
    ['tree-data', 'Tree data', 'Rows with children, built from the path of each row.', 'Pro', 'tree-data', 'Expand a commodity, then a desk.'],
    ['server-tree-data', 'Server-side tree data', 'Children are loaded when the user expands a row.', 'Pro', 'server-side-data/tree-data', 'Expand a row: its children take half a second to load.'],
    ['row-grouping', 'Row grouping', 'Group rows by the values of columns.', 'Premium', 'row-grouping', 'Expand a group, or group by another column in its menu.'],
    ['aggregation', 'Aggregation', 'Sums, averages, minimums, maximums and counts, for groups and for all rows.', 'Premium', 'aggregation', 'Choose another function in the column menu of the quantity.'],
    ['pivoting', 'Pivoting', 'Turn values into columns to compare them.', 'Premium', 'pivoting', 'Compare what each desk bought and sold.'],
    ['server-analysis', 'Server-side row grouping and aggregation', 'Your server computes groups and aggregates.', 'Premium', 'server-side-data/row-grouping', 'Expand a group: its rows take half a second to load.'],
    ['ai-assistant', 'AI assistant', 'Users ask a question, and the grid sorts, filters, groups or pivots its rows. Requires a service.', 'Premium', 'ai-assistant'],
  ]),
  ...area('Export, clipboard and state', [
    ['csv-export', 'CSV export and print', 'Download a CSV file or print the grid.', 'Community', 'export', 'Open the export menu in the toolbar.'],
    ['excel-export', 'Excel export', 'Download a workbook with types and styles.', 'Premium', 'export', 'Open the export menu in the toolbar.'],
    ['copy', 'Clipboard copy', 'Copy a cell or the selected rows.', 'Community', 'clipboard', 'Click a cell and press Ctrl+C or ⌘C.'],
    ['paste', 'Clipboard paste', 'Paste cells from a spreadsheet.', 'Premium', 'clipboard', 'Copy a quantity, select other quantities, and paste.'],
    ['state', 'Save and restore state', 'Export the state of the grid, and restore it later.', 'Community', 'state', 'Save the state, sort and resize columns, then restore it.'],
  ]),
  ...area('Appearance and language', [
    ['toolbar', 'Toolbar', 'A bar above the columns that you can compose from its parts.', 'Community', 'components/toolbar', 'Use the buttons of the toolbar.'],
    ['styling', 'Styling', 'Classes, CSS and your Material UI theme.', 'Community', 'style', 'Sales have a bold font.'],
    ['overlays', 'Overlays', 'The content of the grid while it loads, and when it has no rows.', 'Community', 'overlays', 'A skeleton replaces the rows.'],
    ['list-view', 'List view', 'One custom column for narrow screens.', 'Pro', 'list-view', 'The same rows as a list.'],
    ['localization', 'Localization', 'Translations, and right-to-left layout.', 'Community', 'localization', 'Open a column menu: it is in French.'],
    ['accessibility', 'Accessibility', 'Keyboard navigation and roles of the ARIA grid pattern.', 'Community', 'accessibility', 'Click a cell, then use the arrow keys.'],
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
