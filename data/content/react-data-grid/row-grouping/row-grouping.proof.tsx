import {
  DataGridPremium,
  getGroupRowIdFromPath,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridRowTreeSelector,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  show as showNode,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  row,
  showPremium,
  texts,
} from '#test/proofs/grids.tsx';

/** The toggle of the group in the rendered row with this number. */
function toggleOf(screen: Screen, index: number, field: string = GROUP): HTMLElement {
  return cell(screen, field, index).querySelector('button') ?? screen.stage;
}

async function groupsBecome(screen: Screen, expected: string[], field: string = GROUP) {
  await expect.poll(() => texts(screen, field)).toEqual(expected);
}

/** Expands the group of a rendered row, collapses it and does both again. */
async function togglesGroup(demo: Screen, index: number, field: string = GROUP): Promise<void> {
  const isExpanded = () => cell(demo, field, index).closest('[aria-expanded]');
  const before = isExpanded()?.getAttribute('aria-expanded');
  for (const state of [before !== 'true', before === 'true', before !== 'true']) {
    await click(toggleOf(demo, index, field));
    await expect.poll(() => isExpanded()?.getAttribute('aria-expanded')).toBe(String(state));
  }
}

async function choose(screen: Screen, field: string, item: string): Promise<void> {
  await openColumnMenu(screen, field);
  await screen.getByRole('menuitem', { name: item }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
}

async function menuItems(screen: Screen, field: string): Promise<string[]> {
  await openColumnMenu(screen, field);
  const items = screen.getByRole('menuitem').elements();
  const names = items
    .filter((each) => each.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent);
  await press('Escape');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  return names;
}

act('TradingDesks', async (demo) => {
  expect(fields(demo)).not.toContain('desk');
  await togglesGroup(demo, 0);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, GROUP, 'Stop grouping by Commodity');
    await expect.poll(() => fields(demo)).toContain('commodity');
    await choose(demo, 'commodity', 'Group by Commodity');
    await expect.poll(() => fields(demo)).not.toContain('commodity');
  }
});

act('GroupByImprint', async (demo) => {
  await groupsBecome(demo, ['Harbor (3)', 'Larch (3)', 'Northlight (4)']);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(toggleOf(demo, 1));
    await expect.poll(() => texts(demo, 'title')).toContain('Forest Ledger');
    await click(toggleOf(demo, 1));
    await expect.poll(() => texts(demo, 'title')).not.toContain('Forest Ledger');
  }
});

act('InitialGroups', async (demo) => {
  expect(texts(demo, GROUP)).toContain('Nadia Okoye (2)');
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, GROUP, 'Stop grouping by Author');
    await expect.poll(() => texts(demo, GROUP)).not.toContain('Nadia Okoye (2)');
    await choose(demo, 'author', 'Group by Author');
    await expect.poll(() => texts(demo, GROUP)).toContain('Nadia Okoye (2)');
  }
});

act('ControlledGroups', async (demo) => {
  const model = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Side' }).click();
    await expect.element(model).toHaveTextContent('["commodity","side"]');
    await choose(demo, GROUP, 'Stop grouping by Commodity');
    await expect.element(model).toHaveTextContent('["side"]');
    await demo.getByRole('button', { name: 'Commodity' }).click();
    await expect.element(model).toHaveTextContent('["side","commodity"]');
    await demo.getByRole('button', { name: 'Side' }).click();
    await expect.element(model).toHaveTextContent('["commodity"]');
  }
});

act('GroupColumnModes', async (demo) => {
  const mode = demo.getByRole('switch', { name: 'One column per criterion' });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(fields(demo)).toEqual([GROUP, 'title']);
    await mode.click();
    await expect
      .poll(() => fields(demo))
      .toEqual([
        '__row_group_by_columns_group_imprint__',
        '__row_group_by_columns_group_author__',
        'title',
      ]);
    await mode.click();
    await expect.poll(() => fields(demo)).toEqual([GROUP, 'title']);
  }
});

act('GroupColumnObject', async (demo) => {
  expect(header(demo, GROUP).textContent).toBe('Market');
  await togglesGroup(demo, 0);
});

act('GroupColumnCallback', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(header(demo, GROUP).textContent).toBe('2 levels');
    await choose(demo, GROUP, 'Stop grouping by Status');
    await expect.poll(() => header(demo, GROUP).textContent).toBe('One level');
    await choose(demo, 'status', 'Group by Status');
    await expect.poll(() => header(demo, GROUP).textContent).toBe('2 levels');
  }
});

act('RatingGroups', async (demo) => {
  expect(cell(demo, GROUP).querySelector('[aria-label="5 Stars"]')).not.toBeNull();
  await togglesGroup(demo, 0);
});

act('RatingGroupsPlain', async (demo) => {
  expect(texts(demo, GROUP)[0]).toBe('5 stars (3)');
  await togglesGroup(demo, 0);
});

act('LeafTitles', async (demo) => {
  expect(texts(demo, GROUP).slice(0, 2)).toEqual(['Harbor (3)', 'Salt Roads']);
  await togglesGroup(demo, 0);
});

act('NoDescendantCount', async (demo) => {
  expect(texts(demo, GROUP).join()).not.toMatch(/\(/);
  await togglesGroup(demo, 0);
});

act('HideGroupedColumns', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(fields(demo)).not.toContain('airline');
    await choose(demo, 'destination', 'Group by Destination');
    await expect.poll(() => fields(demo)).not.toContain('destination');
    await choose(demo, GROUP, 'Stop grouping by Destination');
    await expect.poll(() => fields(demo)).toContain('destination');
  }
});

act('GroupingDisabled', async (demo) => {
  expect(fields(demo)).toEqual(['imprint', 'title', 'author']);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await menuItems(demo, 'author')).not.toContain('Group by Author');
  }
});

act('NotGroupableColumn', async (demo) => {
  expect(await menuItems(demo, 'total')).not.toContain('Group by Total (€)');
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'status', 'Group by Status');
    await expect.poll(() => fields(demo)[0]).toBe(GROUP);
    await choose(demo, GROUP, 'Stop grouping by Status');
    await expect.poll(() => fields(demo)[0]).toBe('id');
  }
});

act('ReadOnlyGroups', async (demo) => {
  expect(await menuItems(demo, GROUP)).not.toContain('Stop grouping by Status');
  await togglesGroup(demo, 0);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'customer', 'Group by Customer');
    await expect.poll(() => header(demo, GROUP).textContent).toBe('Group');
    await choose(demo, GROUP, 'Stop grouping by Customer');
    await expect.poll(() => header(demo, GROUP).textContent).toBe('Status');
  }
});

act('TranslatorObjects', async (demo) => {
  await groupsBecome(demo, ['Not translated (6)', 'Eva Lund (2)', 'Omar Haddad (2)']);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(toggleOf(demo, 1));
    await expect.poll(() => texts(demo, 'translator')).toContain('Eva Lund (Swedish)');
    await click(toggleOf(demo, 1));
    await expect.poll(() => texts(demo, 'translator')).not.toContain('Eva Lund (Swedish)');
  }
});

act('OrderMonths', async (demo) => {
  expect(texts(demo, GROUP)[0]).toMatch(/^June 2025/);
  await togglesGroup(demo, 0);
});

act('MissingSeries', async (demo) => {
  expect(texts(demo, GROUP)).toContain('Coasts (2)');
  expect(texts(demo, 'title')).toContain('Forest Ledger');
  await togglesGroup(demo, texts(demo, GROUP).indexOf('Coasts (2)'));
});

act('ExpansionDepth', async (demo) => {
  expect(texts(demo, 'title')).toContain('Salt Roads');
  await togglesGroup(demo, 0);
});

act('ExpandOneImprint', async (demo) => {
  expect(texts(demo, 'title').filter((title) => title !== '')).toHaveLength(3);
  await togglesGroup(demo, 1);
});

act('ToggleGroupFromButton', async (demo) => {
  const press = (name: string) => demo.getByRole('button', { name }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Expand all');
    await expect.poll(() => texts(demo, 'title')).toContain('Salt Roads');
    await press('Collapse all');
    await groupsBecome(demo, ['Harbor (3)', 'Larch (3)', 'Northlight (4)']);
    await press('Toggle Larch');
    await expect.poll(() => texts(demo, GROUP)).toContain('Ines Prado (2)');
    await press('Toggle Larch');
    await groupsBecome(demo, ['Harbor (3)', 'Larch (3)', 'Northlight (4)']);
  }
});

act('KeepExpandedGroups', async (demo) => {
  const load = demo.getByRole('button', { name: 'Load new rows' });
  const shown = () => texts(demo, GROUP).length;
  await expect.poll(shown).toBe(4);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(toggleOf(demo, 0));
    await expect.poll(shown).toBeGreaterThan(4);
    const count = texts(demo, GROUP)[0];
    await load.click();
    await expect.poll(() => texts(demo, GROUP)[0]).not.toBe(count);
    expect(shown()).toBeGreaterThan(4);
    await click(toggleOf(demo, 0));
    await expect.poll(shown).toBe(4);
    await load.click();
    await settled();
    expect(shown()).toBe(4);
  }
});

act('WideIndent', async (demo) => {
  const indent = () => {
    const name = cell(demo, GROUP, 1).querySelector<HTMLElement>(
      '.MuiDataGrid-groupingCriteriaCell',
    );
    return name ? getComputedStyle(name).marginLeft : '';
  };
  expect(indent()).toBe('48px');
  demo.getByRole('slider').element().focus();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('ArrowRight');
    await expect.poll(indent).toBe('56px');
    await press('ArrowLeft');
    await expect.poll(indent).toBe('48px');
  }
});

act('MainCriteriaFilter', async (demo) => {
  const pick = async (name: string) => {
    await demo.getByRole('combobox', { name: /^Main grouping criterion/ }).click();
    await demo.getByRole('option', { name }).click();
    await expect.element(demo.getByRole('listbox')).not.toBeInTheDocument();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => header(demo, GROUP).textContent).toBe('Imprint');
    await pick('Year');
    await expect.poll(() => header(demo, GROUP).textContent).toBe('Year');
    await pick('Imprint');
  }
});

act('MultiColumnSort', async (demo) => {
  const author = '__row_group_by_columns_group_author__';
  const before = texts(demo, author);
  expect(before.slice(0, 4)).toEqual(['', 'Nadia Okoye (2)', 'Salt Roads', 'The Ferry Clerk']);
  const title = header(demo, author).querySelector('.MuiDataGrid-columnHeaderTitle');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(title ?? demo.stage);
    await click(title ?? demo.stage);
    await expect
      .poll(() => texts(demo, author).slice(0, 4))
      .toEqual(['', 'Nadia Okoye (2)', 'The Ferry Clerk', 'Salt Roads']);
    await click(title ?? demo.stage);
    await groupsBecome(demo, before, author);
  }
});

act('PropagationOptions', async (demo) => {
  const selected = () => demo.stage.querySelectorAll('[role="row"][aria-selected="true"]').length;
  const toggle = () => click(cell(demo, '__check__').querySelector('input') ?? demo.stage);
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle();
    await expect.poll(selected).toBe(4);
    await toggle();
    await expect.poll(selected).toBe(0);
    await demo.getByRole('checkbox', { name: 'descendants' }).click();
    await toggle();
    await expect.poll(selected).toBe(1);
    await toggle();
    await expect.poll(selected).toBe(0);
    await demo.getByRole('checkbox', { name: 'descendants' }).click();
  }
});

act('GroupChildrenIds', async (demo) => {
  const result = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'title', 0));
    await expect.element(result).toHaveTextContent('Books 1, 2, 3: 82,350 copies');
    await click(cell(demo, 'title', 1));
    await expect.element(result).toHaveTextContent('Books 4, 5, 6: 62,300 copies');
  }
});

act('GroupsByApi', async (demo) => {
  const press = (name: string) => demo.getByRole('button', { name }).click();
  const name = () => header(demo, GROUP).textContent;
  const first = () => texts(demo, GROUP)[0];
  for (let turn = 0; turn < 2; turn += 1) {
    expect(name()).toBe('Desk');
    await press('Add commodity');
    await expect.poll(name).toBe('Group');
    expect(first()).toMatch(/^(Lagos|Lima|Oslo|Osaka)/);
    await press('Commodity first');
    await expect.poll(first).toMatch(/^(Barley|Cocoa|Copper|Oats|Rubber|Wool)/);
    await press('Remove commodity');
    await expect.poll(name).toBe('Desk');
    await press('Side, then desk');
    await expect.poll(first).toMatch(/^(Buy|Sell)/);
    await press('Ungroup');
    await expect.poll(() => fields(demo)).not.toContain(GROUP);
    await press('Side, then desk');
    await choose(demo, GROUP, 'Stop grouping by Side');
    await expect.poll(name).toBe('Desk');
  }
});

act('HundredThousandRows', async (demo) => {
  const result = demo.getByRole('status');
  const run = async (name: string) => {
    await demo.getByRole('button', { name }).click({ timeout: 40_000 }); // its step runs within the click
    await expect
      .element(result, { timeout: 40_000 })
      .toHaveTextContent(new RegExp(`${name} [\\d,]+ ms`));
  };
  const reset = async () => {
    await demo.getByRole('button', { name: 'Reset' }).click();
    await expect.element(result).toHaveTextContent('Click a step to see its time.');
  };
  await run('Group');
  await expect.poll(() => texts(demo, GROUP).length).toBe(4);
  await run('Sort');
  await run('Filter');
  await run('Expand all');
  await expect.poll(() => texts(demo, GROUP).length).toBeGreaterThan(4);
  await reset();
  await run('Group');
  await expect.poll(() => texts(demo, GROUP).length).toBe(4);
  await run('Expand one by one');
  await expect.poll(() => texts(demo, GROUP).length).toBeGreaterThan(4);
});

const A = '__row_group_by_columns_group_a__';
const B = '__row_group_by_columns_group_b__';
const ROWS = [
  { id: 1, a: 'x', b: 'p', n: 1, day: '2025-05-12' },
  { id: 2, a: 'x', b: 'q', n: 2, day: '2025-05-13' },
  { id: 3, a: 'y', b: 'p', n: 3, day: '2025-05-12' },
  { id: 4, a: null, b: 'q', n: 4, day: '2025-05-13' },
];
const COLUMNS: GridColDef[] = ['id', 'a', 'b', 'n'].map((field) => ({ field, width: 90 }));
const X = getGroupRowIdFromPath([{ field: 'a', key: 'x' }]);

/** Four rows, one without a value of `a`, grouped by these fields. */
function grouped(model: string[], more: Partial<DataGridPremiumProps> = {}): DataGridPremiumProps {
  return { rows: ROWS, columns: COLUMNS, initialState: { rowGrouping: { model } }, ...more };
}

function show(model: string[], more: Partial<DataGridPremiumProps> = {}) {
  return showPremium(grouped(model, more), { width: 900 });
}

/** The columns, one of them with these properties. */
function columnsWith(field: string, more: Partial<GridColDef>): GridColDef[] {
  return COLUMNS.map((column) =>
    column.field === field ? ({ ...column, ...more } as GridColDef) : column,
  );
}

const DAY: GridColDef = {
  field: 'day',
  type: 'date',
  width: 100,
  valueGetter: (value?: string) => value && new Date(value),
};

function selected(api: { state: { rowSelection: { ids: Set<unknown> } } }): unknown[] {
  return [...api.state.rowSelection.ids].sort();
}

claim("The grid ignores fields in the model that don't match a column.", async () => {
  const { screen } = await show(['a', 'unknown']);
  await groupsBecome(screen, ['', 'x (2)', 'y (1)']);
  expect(header(screen, GROUP).textContent).toBe('a');
});

claim(
  [
    "If you set rowGroupingModel without onRowGroupingModelChange, the column menu and the API object don't change the criteria.",
    'When rowGroupingModel changes to undefined, its last value stays in effect.',
    'Pass [] to remove the groups.',
  ],
  async () => {
    const props = { rows: ROWS, columns: COLUMNS };
    const { screen, api, redraw } = await showPremium({ ...props, rowGroupingModel: ['a'] });
    api.addRowGroupingCriteria('b');
    await choose(screen, GROUP, 'Stop grouping by a');
    await settled();
    expect(api.state.rowGrouping.model).toEqual(['a']);
    await redraw({ ...props, rowGroupingModel: undefined });
    await settled();
    expect(fields(screen)).toContain(GROUP);
    await redraw({ ...props, rowGroupingModel: [] });
    await expect.poll(() => fields(screen)).not.toContain(GROUP);
  },
);

claim(
  [
    `'single' (default) | One for all criteria | The name of the grouped column. With several criteria, "Group" | GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD`,
    "'multiple' | One per criterion | The name of the grouped column | getRowGroupingFieldFromGroupingCriteria('desk')",
    "The grid places grouping columns after the checkbox column, and before your columns that aren't pinned to the left.",
  ],
  async () => {
    const { screen, api, redraw } = await show(['a'], { checkboxSelection: true });
    expect(header(screen, GROUP).textContent).toBe('a');
    expect(fields(screen).slice(0, 3)).toEqual(['__check__', GROUP, 'id']);
    api.addRowGroupingCriteria('b');
    await expect.poll(() => header(screen, GROUP).textContent).toBe('Group');
    await redraw(grouped(['a'], { checkboxSelection: true, rowGroupingColumnMode: 'multiple' }));
    await expect.poll(() => fields(screen).slice(0, 4)).toEqual(['__check__', A, B, 'id']);
    expect(header(screen, B).textContent).toBe('b');
    const pinned = await show(['a'], {
      checkboxSelection: true,
      initialState: { rowGrouping: { model: ['a'] }, pinnedColumns: { left: ['n'] } },
    });
    expect(fields(pinned.screen)).toEqual(['n', '__check__', GROUP, 'id', 'a', 'b']);
  },
);

claim(
  'When groupingColDef changes, a new headerName applies, but the grouping column keeps its width and flex.',
  async () => {
    const { screen, redraw } = await show(['a'], { groupingColDef: { width: 200 } });
    expect(header(screen, GROUP).offsetWidth).toBe(200);
    await redraw(grouped(['a'], { groupingColDef: { width: 300, headerName: 'Other' } }));
    await expect.poll(() => header(screen, GROUP).textContent).toBe('Other');
    expect(header(screen, GROUP).offsetWidth).toBe(200);
    await redraw(grouped(['a'], { groupingColDef: { flex: 1, headerName: 'Third' } }));
    await expect.poll(() => header(screen, GROUP).textContent).toBe('Third');
    expect(header(screen, GROUP).offsetWidth).toBe(200);
  },
);

claim(
  [
    'To resize it later, call apiRef.current.setColumnWidth(field, width).',
    'If it has flex, change its minWidth and maxWidth instead.',
  ],
  async () => {
    const fixed = await show(['a'], { groupingColDef: { width: 200 } });
    fixed.api.setColumnWidth(GROUP, 260);
    await expect.poll(() => header(fixed.screen, GROUP).offsetWidth).toBe(260);
    const flexible = await show(['a'], { groupingColDef: { flex: 1 } });
    const width = () => header(flexible.screen, GROUP).offsetWidth;
    const before = width();
    flexible.api.setColumnWidth(GROUP, 260);
    await settled();
    expect(width()).toBe(before);
    const groupingColDef = { flex: 1, minWidth: 260, maxWidth: 260 };
    await flexible.redraw(grouped(['a'], { groupingColDef }));
    await expect.poll(width).toBe(260);
  },
);

claim(
  [
    'Without leafField, a group shows the formatted value of its column.',
    'With leafField, groups show unformatted values, and the grid throws an error for groups of dates.',
    "To format the groups, set valueFormatter in groupingColDef, or mainGroupingCriteria if the criterion isn't a date.",
  ],
  async () => {
    const valueFormatter = (value?: string) => value && `[${value}]`;
    const columns = columnsWith('a', { valueFormatter });
    const groups = async (groupingColDef: DataGridPremiumProps['groupingColDef']) => {
      const { screen } = await show(['a'], { columns, groupingColDef });
      const found = texts(screen, GROUP).slice(1);
      screen.unmount();
      return found;
    };
    expect(await groups({})).toEqual(['[x] (2)', '[y] (1)']);
    expect(await groups({ leafField: 'b' })).toEqual(['x (2)', 'y (1)']);
    const formatted = ['[x] (2)', '[y] (1)'];
    expect(await groups({ leafField: 'b', mainGroupingCriteria: 'a' })).toEqual(formatted);
    expect(await groups({ leafField: 'b', valueFormatter })).toEqual(formatted);
    const dates = { columns: [...COLUMNS, DAY], groupingColDef: { leafField: 'b' } };
    await expect(show(['day'], dates)).rejects.toThrow('Date');
    takeConsole();
    const main = {
      columns: dates.columns,
      groupingColDef: { leafField: 'b', mainGroupingCriteria: 'day' },
    };
    const collapsed = await show(['day'], main);
    expect(texts(collapsed.screen, GROUP)).toEqual(['5/12/2025 (2)', '5/13/2025 (2)']);
    const expanded = { ...main, defaultGroupingExpansionDepth: -1 };
    await expect(show(['day'], expanded)).rejects.toThrow('Date');
    takeConsole();
  },
);

claim(
  [
    'A column with a valueFormatter | Formatted with this function (#18967)',
    "A column of type 'singleSelect' whose options have labels | Without a label (#16717)",
  ],
  async () => {
    const formatted = columnsWith('a', {
      valueFormatter: (value?: string) => value && `[${value}]`,
    });
    const one = await show(['a', 'b'], { columns: formatted, defaultGroupingExpansionDepth: -1 });
    expect(texts(one.screen, GROUP).slice(0, 2)).toEqual(['[x] (2)', '[p] (1)']);
    const options = columnsWith('a', {
      type: 'singleSelect',
      valueOptions: [
        { value: 'x', label: 'Ex' },
        { value: 'y', label: 'Why' },
      ],
    });
    const two = await show(['a', 'b'], { columns: options, defaultGroupingExpansionDepth: -1 });
    expect(texts(two.screen, GROUP)).toContain('Ex (2)');
    expect(texts(two.screen, GROUP)).toContain(' (1)');
  },
);

claim(
  [
    "A 'date' or 'dateTime' column, and other types on the lower levels | The grid throws an error when it renders them (#18547)",
    "Another column except 'boolean', and a 'date' or 'dateTime' column on a lower level | The grid throws an error when it renders them (#18333)",
    'To prevent this, set rowGroupingColumnMode="multiple", or define a formatter for all criteria in groupingColDef:',
  ],
  async () => {
    const columns = [...COLUMNS, DAY];
    const expanded = { columns, defaultGroupingExpansionDepth: -1 };
    await expect(show(['day', 'a'], expanded)).rejects.toThrow('Date');
    takeConsole();
    for (const type of ['date', 'dateTime'] as const) {
      for (const first of ['string', 'number', 'boolean', 'singleSelect'] as const) {
        const own = columnsWith('a', { type: first, valueOptions: ['x'] } as Partial<GridColDef>);
        const shown = show(['a', 'day'], { ...expanded, columns: [...own, { ...DAY, type }] });
        await (first === 'boolean'
          ? shown
          : expect(shown).rejects.toThrow('Objects are not valid as a React child'));
        takeConsole();
      }
    }
    const collapsed = await show(['day', 'b'], { columns });
    expect(texts(collapsed.screen, GROUP)).toHaveLength(2);
    await show(['day', 'other'], {
      ...expanded,
      columns: [...columns, { ...DAY, field: 'other', valueGetter: () => new Date(2025, 1, 1) }],
    });
    const multiple = await show(['day', 'a'], { ...expanded, rowGroupingColumnMode: 'multiple' });
    expect(texts(multiple.screen, A)).toContain('x (1)');
    const valueFormatter = (value: unknown) => (value instanceof Date ? 'a day' : value);
    const own = await show(['day', 'a'], { ...expanded, groupingColDef: { valueFormatter } });
    expect(texts(own.screen, GROUP).slice(0, 2)).toEqual(['a day (2)', 'x (1)']);
  },
);

claim(
  "If groupingValueGetter of a column of type 'date' or 'dateTime' returns a string or a number, the grid throws an error, because the formatter of the column requires a Date (#18333).",
  async () => {
    for (const groupingValueGetter of [() => 'May', () => 5]) {
      const columns: GridColDef[] = [...COLUMNS, { ...DAY, groupingValueGetter }];
      await expect(show(['day'], { columns })).rejects.toThrow('Date');
      takeConsole();
    }
  },
);

claim('Sorted groups are then in calendar order.', async () => {
  const rows = [10, 2, 1].map((id) => ({ id, a: `Month ${id}` }));
  const columns = columnsWith('a', {
    groupingValueGetter: (_value: never, { id }: { id: number }) => id,
  });
  const { screen, api } = await show(['a'], { rows, columns });
  await groupsBecome(screen, ['10 (1)', '2 (1)', '1 (1)']);
  api.setSortModel([{ field: GROUP, sort: 'asc' }]);
  await groupsBecome(screen, ['1 (1)', '2 (1)', '10 (1)']);
});

claim(
  'When the user stops grouping by a column, the hook shows the column, even if it was hidden before.',
  async () => {
    function Hidden() {
      const apiRef = useGridApiRef();
      const initialState = useKeepGroupedColumnsHidden({
        apiRef,
        initialState: {
          rowGrouping: { model: ['a'] },
          columns: { columnVisibilityModel: { a: false } },
        },
      });
      return (
        <div style={{ height: 300 }}>
          <DataGridPremium {...{ apiRef, rows: ROWS, columns: COLUMNS, initialState }} />
        </div>
      );
    }
    const screen = await showNode(<Hidden />);
    expect(fields(screen)).not.toContain('a');
    await choose(screen, GROUP, 'Stop grouping by a');
    await expect.poll(() => fields(screen)).toContain('a');
  },
);

claim(
  [
    "The number after a group's value is the number of its rows on all levels below, without the groups.",
    "With a filter, it's the number of rows that match.",
  ],
  async () => {
    const { screen, api } = await show(['a', 'b']);
    expect(texts(screen, GROUP)).toContain('x (2)');
    api.setFilterModel({ items: [{ field: 'n', operator: 'equals', value: '1' }] });
    await groupsBecome(screen, ['x (1)']);
  },
);

claim(
  [
    'The column menu then has no grouping items, and the model has no effect.',
    "groupable: false doesn't affect the model.",
    'If the model contains the field, the rows are grouped by it, and the menu item Stop grouping by is disabled.',
  ],
  async () => {
    const off = await show(['a'], { disableRowGrouping: true });
    expect(fields(off.screen)).toEqual(['id', 'a', 'b', 'n']);
    expect((await menuItems(off.screen, 'a')).join()).not.toContain('roup');
    off.screen.unmount();
    const { screen } = await show(['a'], { columns: columnsWith('a', { groupable: false }) });
    await groupsBecome(screen, ['', 'x (2)', 'y (1)']);
    await openColumnMenu(screen, GROUP);
    await expect
      .element(screen.getByRole('menuitem', { name: 'Stop grouping by a' }))
      .toHaveAttribute('aria-disabled', 'true');
  },
);

claim(
  [
    'value is row[field], even if the column has a valueGetter.',
    "Values with the same text are in the same group, such as 1 and '1'.",
    'An empty string has a group of its own.',
  ],
  async () => {
    const seen: unknown[] = [];
    const columns = columnsWith('a', {
      valueGetter: () => 'other',
      groupingValueGetter: (value: never) => {
        seen.push(value);
        return value;
      },
    });
    await show(['a'], { columns });
    expect(seen.slice(0, 4)).toEqual(['x', 'x', 'y', null]);
    const rows = [
      { id: 1, a: 1 },
      { id: 2, a: '1' },
      { id: 3, a: '' },
    ];
    const { screen } = await show(['a'], { rows });
    await groupsBecome(screen, ['1 (2)', ' (1)']);
  },
);

claim(
  [
    "If the value is null or undefined, the row doesn't belong to a group of this criterion.",
    'With one criterion, the row is at the top level.',
    'With several criteria, the grid skips this level and groups the row by the next criterion.',
    'Without sorting, rows without a group are above the groups.',
  ],
  async () => {
    const one = await show(['a']);
    await groupsBecome(one.screen, ['', 'x (2)', 'y (1)']);
    expect(one.api.getRowNode(4)?.depth).toBe(0);
    const two = await show(['a', 'b']);
    await expect.poll(() => texts(two.screen, GROUP)).toContain('q (1)');
    expect(two.api.getRowNode(4)?.parent).toBe('auto-generated-row-b/q');
  },
);

claim(
  [
    "setRowChildrenExpansion() throws an error if the row isn't a group.",
    'isGroupExpandedByDefault receives the node of a group and returns whether the group is expanded.',
    'It overrides defaultGroupingExpansionDepth.',
  ],
  async () => {
    const { screen, api } = await show(['a'], {
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'y',
      defaultGroupingExpansionDepth: -1,
    });
    await groupsBecome(screen, ['', 'x (2)', 'y (1)', '']);
    expect(() => api.setRowChildrenExpansion(1, true)).toThrow('Only group nodes');
  },
);

claim(
  [
    'If the function changes, the grid groups the rows again and resets the expanded groups.',
    'A new rows array (#13064) | Call updateRows(), or store the state as shown below',
    'A new isGroupExpandedByDefault function, such as an inline one, with each render | Define it outside the component or with useCallback',
    "A new defaultGroupingExpansionDepth | Don't change it, except to expand or collapse all groups",
    'A new groupingValueGetter function | Define it outside the component',
    'A new grouping model | Store the state as shown below',
  ],
  async () => {
    const { api, redraw } = await show(['a']);
    const isExpanded = () => {
      const node = api.getRowNode(X);
      return node?.type === 'group' && node.childrenExpanded;
    };
    const expand = async () => {
      api.setRowChildrenExpansion(X, true);
      await settled();
      expect(isExpanded()).toBe(true);
    };
    await expand();
    api.updateRows([{ id: 1, n: 9 }]);
    await settled();
    expect(isExpanded()).toBe(true);
    const rows = [...ROWS];
    await redraw(grouped(['a'], { rows }));
    await expect.poll(isExpanded).toBe(false);
    await expand();
    await redraw(grouped(['a'], { rows, isGroupExpandedByDefault: () => false }));
    await expect.poll(isExpanded).toBe(false);
    await expand();
    await redraw(grouped(['a'], { rows, isGroupExpandedByDefault: () => false }));
    await expect.poll(isExpanded).toBe(false);
    await redraw(grouped(['a'], { rows, defaultGroupingExpansionDepth: -1 }));
    await expect.poll(isExpanded).toBe(true);
    await redraw(grouped(['a'], { rows }));
    await expect.poll(isExpanded).toBe(false);
    await expand();
    const columns = columnsWith('a', { groupingValueGetter: (value: never) => value });
    await redraw(grouped(['a'], { rows, columns }));
    await expect.poll(isExpanded).toBe(false);
    await expand();
    api.addRowGroupingCriteria('b');
    await expect.poll(isExpanded).toBe(false);
  },
);

claim(
  [
    'Sorting the grouping column sorts the groups of all levels.',
    'Sorting another column sorts the rows within their groups.',
    'Groups that show an aggregated value in this column are also sorted by it, as in the first demo.',
  ],
  async () => {
    const rows = ROWS.slice(0, 3);
    const { screen, api } = await show(['a', 'b'], { rows, defaultGroupingExpansionDepth: -1 });
    api.setSortModel([{ field: GROUP, sort: 'desc' }]);
    await groupsBecome(screen, ['y (1)', 'p (1)', '', 'x (2)', 'q (1)', '', 'p (1)', '']);
    const one = await show(['a'], { rows, defaultGroupingExpansionDepth: -1 });
    one.api.setSortModel([{ field: 'n', sort: 'desc' }]);
    await expect.poll(() => texts(one.screen, 'n')).toEqual(['', '2', '1', '', '3']);
    expect(texts(one.screen, GROUP)).toEqual(['x (2)', '', '', 'y (1)', '']);
    const totals = await show(['b'], {
      columns: columnsWith('n', { type: 'number' }),
      initialState: { rowGrouping: { model: ['b'] }, aggregation: { model: { n: 'sum' } } },
    });
    totals.api.setSortModel([{ field: 'n', sort: 'desc' }]);
    await expect.poll(() => texts(totals.screen, GROUP).slice(0, 2)).toEqual(['q (2)', 'p (2)']);
    const footer = await show(['b'], {
      columns: columnsWith('n', { type: 'number' }),
      initialState: { rowGrouping: { model: ['b'] }, aggregation: { model: { n: 'sum' } } },
      getAggregationPosition: () => 'footer',
    });
    footer.api.setSortModel([{ field: 'n', sort: 'desc' }]);
    await settled();
    expect(texts(footer.screen, GROUP).slice(0, 2)).toEqual(['p (2)', 'q (2)']);
  },
);

claim(
  [
    'A filter on the grouping column compares its value with the groups of all levels.',
    'A group that matches stays visible with its rows.',
    'In version 8.4.0, a filter such as "does not contain" or "does not equal" on the grouping column doesn\'t exclude the group (#15605).',
    'Filter the grouped column instead.',
    'This works even if that column is hidden.',
    'The quick filter finds values of groups and of rows.',
  ],
  async () => {
    const rows = ROWS.slice(0, 3);
    const { screen, api } = await show(['a', 'b'], { rows, defaultGroupingExpansionDepth: -1 });
    const filter = (field: string, operator: string, value: string) =>
      api.setFilterModel({ items: [{ field, operator, value }] });
    filter(GROUP, 'contains', 'x');
    await groupsBecome(screen, ['x (2)', 'p (1)', '', 'q (1)', '']);
    filter(GROUP, 'contains', 'p');
    await groupsBecome(screen, ['x (1)', 'p (1)', '', 'y (1)', 'p (1)', '']);
    filter(GROUP, 'doesNotContain', 'x');
    await expect.poll(() => texts(screen, GROUP)).toContain('x (2)');
    filter(GROUP, 'doesNotEqual', 'x');
    await settled();
    expect(texts(screen, GROUP)).toContain('x (2)');
    filter('a', 'doesNotContain', 'x');
    await groupsBecome(screen, ['y (1)', 'p (1)', '']);
    api.setColumnVisibility('a', false);
    filter('a', 'doesNotEqual', 'y');
    await groupsBecome(screen, ['x (2)', 'p (1)', '', 'q (1)', '']);
    api.setFilterModel({ items: [], quickFilterValues: ['y'] });
    await groupsBecome(screen, ['y (1)', 'p (1)', '']);
    api.setFilterModel({ items: [], quickFilterValues: ['2'] });
    await groupsBecome(screen, ['x (1)', 'q (1)', '']);
  },
);

claim(
  "With one grouping column, the CSS variable --DataGrid-cellOffsetMultiplier sets the indent of each level, in multiples of the theme's spacing.",
  async () => {
    const more = {
      defaultGroupingExpansionDepth: -1,
      sx: { '--DataGrid-cellOffsetMultiplier': 5 },
    };
    const indents = ({ stage }: Screen) =>
      [...stage.querySelectorAll('.MuiDataGrid-groupingCriteriaCell')].map(
        (each) => getComputedStyle(each).marginLeft,
      );
    const one = await show(['a', 'b'], more);
    expect(indents(one.screen)).toContain('40px');
    const several = await show(['a', 'b'], { ...more, rowGroupingColumnMode: 'multiple' });
    expect([...new Set(indents(several.screen))]).toEqual(['0px']);
  },
);

claim(
  "The grid doesn't adapt existing filter items to other operators, so the demo mounts a new grid with key.",
  async () => {
    const columns = columnsWith('n', { type: 'number' });
    const by = (criterion: string) => ({
      columns,
      groupingColDef: { mainGroupingCriteria: criterion },
    });
    const { api, redraw } = await show(['a', 'n'], by('a'));
    const items = [{ field: GROUP, operator: 'contains', value: 'x' }];
    api.setFilterModel({ items });
    await redraw(grouped(['a', 'n'], by('n')));
    await settled();
    expect(api.state.filter.filterModel.items).toMatchObject(items);
    expect(() => api.setFilterModel({ items: items.map((item) => ({ ...item })) })).toThrow(
      'No filter operator found',
    );
  },
);

claim(
  [
    'The filter operators are those of the first criterion.',
    'To use the operators and the header of another criterion, set mainGroupingCriteria:',
  ],
  async () => {
    const columns = columnsWith('n', { type: 'number' });
    const operators = (api: { getColumn: (field: string) => GridColDef }) =>
      api.getColumn(GROUP).filterOperators?.map(({ value }) => value);
    const first = await show(['a', 'n'], { columns });
    expect(operators(first.api)).toContain('contains');
    const groupingColDef = { mainGroupingCriteria: 'n' };
    const main = await show(['a', 'n'], { columns, groupingColDef });
    expect(operators(main.api)).toContain('>=');
    expect(header(main.screen, GROUP).textContent).toBe('n');
  },
);

claim(
  [
    'With leafField, the grouping column uses the header, the filter operators and the sort order of that field. Sorting it reorders the rows in the groups, but not the groups.',
    'Set mainGroupingCriteria to sort the groups instead.',
  ],
  async () => {
    const more = {
      rows: ROWS.slice(0, 3),
      columns: columnsWith('n', { type: 'number' }),
      defaultGroupingExpansionDepth: -1,
    };
    const leaf = await show(['a'], { ...more, groupingColDef: { leafField: 'n' } });
    expect(header(leaf.screen, GROUP).textContent).toBe('n');
    const operators = leaf.api.getColumn(GROUP).filterOperators ?? [];
    expect(operators.map(({ value }) => value)).toContain('>=');
    leaf.api.setSortModel([{ field: GROUP, sort: 'desc' }]);
    await groupsBecome(leaf.screen, ['x (2)', '2', '1', 'y (1)', '3']);
    const groupingColDef = { leafField: 'n', mainGroupingCriteria: 'a' };
    const main = await show(['a'], { ...more, groupingColDef });
    main.api.setSortModel([{ field: GROUP, sort: 'desc' }]);
    await groupsBecome(main.screen, ['y (1)', '3', 'x (2)', '1', '2']);
  },
);

claim(
  [
    'With rowGroupingColumnMode="multiple", each grouping column sorts and filters the groups of its criterion.',
    'With a leafField, as in the Author and title column of this demo, it sorts the rows instead, and its filter compares the values of both groups and rows.',
  ],
  async () => {
    const groupingColDef = ({ fields: [field] }: { fields: string[] }) =>
      field === 'b' ? { leafField: 'id' } : {};
    const { screen, api } = await show(['a', 'b'], {
      rows: ROWS.slice(0, 3),
      groupingColDef,
      rowGroupingColumnMode: 'multiple',
      defaultGroupingExpansionDepth: -1,
    });
    const found = () => [A, B].map((field) => texts(screen, field).filter(Boolean).join());
    const all = ['x (2),y (1)', 'p (1),1,q (1),2,p (1),3'];
    await expect.poll(found).toEqual(all);
    api.setSortModel([{ field: B, sort: 'desc' }]);
    await settled();
    expect(found()).toEqual(all);
    api.setSortModel([{ field: A, sort: 'desc' }]);
    await expect.poll(found).toEqual(['y (1),x (2)', 'p (1),3,p (1),1,q (1),2']);
    api.setFilterModel({ items: [{ field: A, operator: 'equals', value: 'y' }] });
    await expect.poll(found).toEqual(['y (1)', 'p (1),3']);
    api.setFilterModel({ items: [{ field: B, operator: 'equals', value: 'q' }] });
    await expect.poll(found).toEqual(['x (1)', 'q (1),2']);
    api.setFilterModel({ items: [{ field: B, operator: 'equals', value: '1' }] });
    await expect.poll(found).toEqual(['x (1)', 'p (1),1']);
  },
);

claim(
  [
    'With pagination, the grid counts the groups and rows at the top level.',
    'A page contains all rows of its expanded groups (#10417).',
  ],
  async () => {
    const { screen } = await show(['b'], {
      pagination: true,
      pageSizeOptions: [1],
      initialState: {
        rowGrouping: { model: ['b'] },
        pagination: { paginationModel: { pageSize: 1 } },
      },
      defaultGroupingExpansionDepth: -1,
    });
    await expect.element(screen.getByText('1–1 of 2')).toBeVisible();
    expect(texts(screen, 'id')).toEqual(['', '1', '3']);
    screen.unmount();
    const withRow = await show(['a'], { pagination: true });
    await expect.element(withRow.screen.getByText('1–3 of 3')).toBeVisible();
  },
);

claim(
  [
    'Selecting a group selects its rows, and selecting all rows of a group selects the group.',
    'The default is { parents: true, descendants: true }.',
    'descendants: true | Selecting a group selects its rows. Deselecting it deselects them',
    'parents: true | Selecting all rows of a group selects the group. Deselecting one row deselects the group',
    'With a filter, selecting a group selects the rows that match.',
    'setRowSelectionModel() sets the model exactly as you pass it.',
    'The model also contains the IDs of groups.',
  ],
  async () => {
    const { screen, api } = await show(['a'], {
      rows: ROWS.slice(0, 3),
      checkboxSelection: true,
      defaultGroupingExpansionDepth: -1,
    });
    const check = (index: number) =>
      click(cell(screen, '__check__', index).querySelector('input') ?? screen.stage);
    await check(0);
    await expect.poll(() => selected(api)).toEqual([1, 2, X]);
    await check(0);
    await expect.poll(() => selected(api)).toEqual([]);
    await check(1);
    await check(2);
    await expect.poll(() => selected(api)).toEqual([1, 2, X]);
    await check(2);
    await expect.poll(() => selected(api)).toEqual([1]);
    api.setRowSelectionModel({ type: 'include', ids: new Set([X]) });
    await settled();
    expect(selected(api)).toEqual([X]);
    const model = api.getPropagatedRowSelectionModel({ type: 'include', ids: new Set([X]) });
    expect([...model.ids].sort()).toEqual([1, 2, X]);
    api.setRowSelectionModel({ type: 'include', ids: new Set() });
    api.setFilterModel({ items: [{ field: 'n', operator: 'equals', value: '1' }] });
    await groupsBecome(screen, ['x (1)', '']);
    await check(0);
    await expect.poll(() => selected(api)).toEqual([1, X]);
  },
);

claim('A key that you omit is off, so { parents: false } turns off both.', async () => {
  const rowSelectionPropagation = { parents: false };
  const { screen, api } = await show(['a'], { checkboxSelection: true, rowSelectionPropagation });
  await click(cell(screen, '__check__', 1).querySelector('input') ?? screen.stage);
  await expect.poll(() => selected(api)).toEqual([X]);
  api.setRowChildrenExpansion(X, true);
  await settled();
  expect(selected(api)).toEqual([X]);
});

claim('With disableMultipleRowSelection, a click on a group still selects its rows.', async () => {
  const { screen, api } = await show(['a'], { disableMultipleRowSelection: true });
  await click(cell(screen, 'n', 1));
  await expect.poll(() => selected(api)).toEqual([1, 2, X]);
});

claim(
  [
    'The result contains the rows of all levels below, including those of collapsed groups.',
    'skipAutoGeneratedRows | true | Set it to false to include the groups of the levels below and the footers of groups',
    'applySorting | false | Set it to true for the order on the screen',
    "applyFiltering | false | Set it to true to leave out rows that don't match the filter",
  ],
  async () => {
    const { api } = await show(['a', 'b']);
    expect(api.getRowGroupChildren({ groupId: X })).toEqual([1, 2]);
    expect(api.getRowGroupChildren({ groupId: X, skipAutoGeneratedRows: false })).toEqual([
      'auto-generated-row-a/x-b/p',
      1,
      'auto-generated-row-a/x-b/q',
      2,
    ]);
    api.setSortModel([{ field: GROUP, sort: 'desc' }]);
    expect(api.getRowGroupChildren({ groupId: X, applySorting: true })).toEqual([2, 1]);
    api.setFilterModel({ items: [{ field: 'n', operator: 'equals', value: '1' }] });
    expect(api.getRowGroupChildren({ groupId: X, applyFiltering: true })).toEqual([1]);
    expect(api.getRowGroupChildren({ groupId: X })).toEqual([1, 2]);
    const footers = await show(['a'], {
      initialState: { rowGrouping: { model: ['a'] }, aggregation: { model: { n: 'size' } } },
      getAggregationPosition: () => 'footer',
    });
    const children = footers.api.getRowGroupChildren({ groupId: X, skipAutoGeneratedRows: false });
    expect(children).toEqual([1, 2, `auto-generated-group-footer-${X}`]);
  },
);

keyRow('Space on a group in the grouping column', async () => {
  const { screen } = await show(['a']);
  await click(cell(screen, GROUP, 1));
  await press('Space');
  await groupsBecome(screen, ['', 'x (2)', '', '', 'y (1)']);
  await press('Space');
  await groupsBecome(screen, ['', 'x (2)', 'y (1)']);
});

keyRow('Shift+Space on a group', async () => {
  const { screen, api } = await show(['a'], { disableRowSelectionOnClick: true });
  await click(cell(screen, GROUP, 1));
  await press('Shift+Space');
  await expect.poll(() => selected(api)).toEqual([1, 2, X]);
  await press('Shift+Space');
  await expect.poll(() => selected(api)).toEqual([]);
});

claim(
  [
    "Enter doesn't expand groups.",
    "In other columns, Space doesn't expand groups either.",
    'The grid has the role treegrid, and its rows have aria-level, except for pinned rows and footers.',
    'Groups have aria-expanded.',
  ],
  async () => {
    const { screen } = await show(['a'], { disableRowSelectionOnClick: true });
    await click(cell(screen, GROUP, 1));
    await press('Enter');
    await click(cell(screen, 'n', 1));
    await press('Space');
    await settled();
    expect(texts(screen, GROUP)).toEqual(['', 'x (2)', 'y (1)']);
    await expect.element(screen.getByRole('treegrid')).toBeVisible();
    expect(row(screen, X).getAttribute('aria-level')).toBe('1');
    expect(row(screen, X).getAttribute('aria-expanded')).toBe('false');
    expect(row(screen, 4).getAttribute('aria-level')).toBe('1');
    expect(row(screen, 4).hasAttribute('aria-expanded')).toBe(false);
    const other = await show(['a'], {
      pinnedRows: { top: [{ id: 9, a: 'x' }] },
      initialState: { rowGrouping: { model: ['a'] }, aggregation: { model: { n: 'size' } } },
    });
    for (const id of [9, 'auto-generated-group-footer-root']) {
      expect(row(other.screen, id).hasAttribute('aria-level')).toBe(false);
    }
  },
);

claim(
  [
    "Groups aren't editable. When the value of a grouped column changes, the row moves to another group",
    'exportState() contains the criteria, but not the expanded groups',
  ],
  async () => {
    const columns = COLUMNS.map((column) => ({ ...column, editable: true }));
    const { screen, api } = await show(['a'], { columns });
    expect(api.isCellEditable(api.getCellParams(X, 'a'))).toBe(false);
    expect(api.isCellEditable(api.getCellParams(1, 'a'))).toBe(true);
    api.setRowChildrenExpansion(X, true);
    api.updateRows([{ id: 1, a: 'y' }]);
    await groupsBecome(screen, ['', 'x (1)', '', 'y (2)']);
    const state = api.exportState();
    expect(state.rowGrouping).toEqual({ model: ['a'] });
    expect(JSON.stringify(state)).not.toContain('childrenExpanded');
  },
);

claim(
  [
    'Without rowGroupingModel, each call builds on the previous one, even within one handler.',
    'With rowGroupingModel, each call starts from the model of the last render, so only the last call in a handler takes effect.',
    "A criterion that's already in the model isn't added again.",
  ],
  async () => {
    const { api } = await show([]);
    api.setRowGroupingModel(['a']);
    api.addRowGroupingCriteria('b');
    api.addRowGroupingCriteria('n', 0);
    api.addRowGroupingCriteria('a');
    expect(api.state.rowGrouping.model).toEqual(['n', 'a', 'b']);
    api.setRowGroupingCriteriaIndex('b', 0);
    api.removeRowGroupingCriteria('n');
    expect(api.state.rowGrouping.model).toEqual(['b', 'a']);
    const onRowGroupingModelChange = vi.fn();
    const more = { rowGroupingModel: ['a'], onRowGroupingModelChange };
    const controlled = await show([], more);
    controlled.api.addRowGroupingCriteria('b');
    controlled.api.addRowGroupingCriteria('n');
    expect(onRowGroupingModelChange.mock.calls.map(([model]) => model)).toEqual([
      ['a', 'b'],
      ['a', 'n'],
    ]);
  },
);

claim(
  [
    'Groups are collapsed by default.',
    'Set defaultGroupingExpansionDepth to the number of levels to expand.',
    '0 is the default, and -1 expands all levels.',
  ],
  async () => {
    const rows = ROWS.slice(0, 3);
    const collapsed = ['x (2)', 'y (1)'];
    for (const [depth, expected] of [
      [undefined, collapsed],
      [0, collapsed],
      [1, ['x (2)', 'p (1)', 'q (1)', 'y (1)', 'p (1)']],
      [-1, ['x (2)', 'p (1)', '', 'q (1)', '', 'y (1)', 'p (1)', '']],
    ] as const) {
      const { screen } = await show(['a', 'b'], { rows, defaultGroupingExpansionDepth: depth });
      await groupsBecome(screen, [...expected]);
      screen.unmount();
    }
  },
);

claim(
  [
    'apiRef.current.setRowChildrenExpansion(id, isExpanded) expands or collapses a group.',
    'To expand all groups, call it for each group that gridRowTreeSelector returns.',
  ],
  async () => {
    const { screen, api } = await show(['a', 'b'], { rows: ROWS.slice(0, 3) });
    await groupsBecome(screen, ['x (2)', 'y (1)']);
    for (const node of Object.values(gridRowTreeSelector({ current: api }))) {
      if (node.type === 'group') {
        api.setRowChildrenExpansion(node.id, true);
      }
    }
    await groupsBecome(screen, ['x (2)', 'p (1)', '', 'q (1)', '', 'y (1)', 'p (1)', '']);
    api.setRowChildrenExpansion(X, false);
    await groupsBecome(screen, ['x (2)', 'y (1)', 'p (1)', '']);
  },
);

claim(
  [
    'If a grouped column has a renderCell function, the grid also calls it for the grouping cell of each group.',
    'params.value is then the value of the group.',
  ],
  async () => {
    const columns = columnsWith('a', {
      renderCell: ({ value, rowNode }) => `${rowNode.type}: ${value}`,
    });
    const { screen } = await show(['a'], { columns });
    await groupsBecome(screen, ['', 'group: x (2)', 'group: y (1)']);
    expect(texts(screen, 'a')[0]).toBe('leaf: null');
  },
);

claim(
  [
    "The cells of the grouping column are empty in rows that aren't groups.",
    'Set leafField to the field of another column to show its values there.',
    'Set hideDescendantCount: true to hide this number.',
  ],
  async () => {
    const more = { rows: ROWS.slice(0, 3), defaultGroupingExpansionDepth: -1 };
    for (const [groupingColDef, expected] of [
      [undefined, ['x (2)', '', '', 'y (1)', '']],
      [{ leafField: 'n' }, ['x (2)', '1', '2', 'y (1)', '3']],
      [{ hideDescendantCount: true }, ['x', '', '', 'y', '']],
    ] as const) {
      const { screen } = await show(['a'], { ...more, groupingColDef });
      await groupsBecome(screen, [...expected]);
      screen.unmount();
    }
  },
);

claim(
  [
    'Pass a function to make the definition depend on the criteria.',
    'It receives fields, the criteria of the column, and groupingName, the name of the grouping strategy.',
  ],
  async () => {
    for (const [rowGroupingColumnMode, calls] of [
      ['single', ['a,b']],
      ['multiple', ['a', 'b']],
    ] as const) {
      const seen = new Set<string>();
      const names = new Set<string>();
      const { screen } = await show(['a', 'b'], {
        rowGroupingColumnMode,
        groupingColDef: ({ fields: criteria, groupingName }) => {
          seen.add(criteria.join());
          names.add(groupingName);
          return { headerName: `By ${criteria.join(' and ')}` };
        },
      });
      expect([...seen]).toEqual(calls);
      expect([...names]).toEqual(['grouping-columns']);
      const field = rowGroupingColumnMode === 'single' ? GROUP : B;
      expect(header(screen, field).textContent).toBe(field === B ? 'By b' : 'By a and b');
      screen.unmount();
    }
  },
);

claim(
  [
    'Set groupable: false on a column to remove its grouping item from the column menu.',
    "It's true by default.",
  ],
  async () => {
    const { screen } = await show([], { columns: columnsWith('a', { groupable: false }) });
    expect((await menuItems(screen, 'b')).join()).toContain('Group by b');
    expect((await menuItems(screen, 'a')).join()).not.toContain('roup');
  },
);

claim('Return null or undefined to leave the row without a group.', async () => {
  const columns = columnsWith('a', {
    groupingValueGetter: (_value: never, { id }: { id: number }) =>
      [undefined, null, undefined, 'z', 'z'][id],
  });
  const { screen } = await show(['a'], { columns });
  await groupsBecome(screen, ['', '', 'z (2)']);
});

claim(
  'valueGetter of other columns | Runs for groups too, with an empty row. See generated rows',
  async () => {
    const seen = new Set<string>();
    const columns = columnsWith('n', {
      valueGetter: (value, own: object) => {
        seen.add(Object.keys(own).join());
        return value;
      },
    });
    await show(['a'], { columns });
    await expect.poll(() => [...seen].toSorted()).toEqual(['', 'id,a,b,n,day']);
  },
);
