import {
  useState,
  type ComponentType,
  type MouseEvent as ClickEvent,
  type SyntheticEvent,
} from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGrid,
  GridActionsCellItem,
  GridColumnMenu,
  GridColumnMenuContainer,
  gridColumnMenuSelector,
  GridColumnMenuManageItem,
  useGridApiContext,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import {
  GRID_COLUMN_MENU_SLOTS,
  GridColumnMenu as PremiumColumnMenu,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  hover,
  keyRow,
  press,
  show,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  fields,
  header,
  openColumnMenu,
  showGrid,
  showPremium,
  texts,
} from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
  { id: 3, name: 'Cy', price: 100 },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'price', headerName: 'Price', type: 'number' },
];

const grid = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const premium = (props: Partial<DataGridPremiumProps> = {}) =>
  showPremium({ rows: ROWS, columns: COLUMNS, ...props });

/** The texts of the open menu's items, and `–` for each divider. */
function entries(): string[] {
  const menu = document.querySelector('[role="menu"]');
  return [...(menu?.children ?? [])].map((each) =>
    each.tagName === 'HR' ? '–' : (each as HTMLElement).innerText.trim(),
  );
}
const items = () => entries().filter((each) => each !== '–');

async function run(screen: Screen, field: string, item: string): Promise<void> {
  await openColumnMenu(screen, field);
  await screen.getByRole('menuitem', { name: item }).click();
  await closed(screen);
}

const closed = (screen: Screen) => expect.element(screen.getByRole('menu')).not.toBeInTheDocument();

async function close(screen: Screen): Promise<void> {
  await press('Escape');
  await closed(screen);
}

/** What the menu of a column offers. */
async function itemsOf(screen: Screen, field: string): Promise<string[]> {
  await openColumnMenu(screen, field);
  const found = items();
  await close(screen);
  return found;
}

const SORT = ['Sort by ASC', 'Sort by DESC'];
const HIDE = ['Hide column', 'Manage columns'];

act('OrderColumnMenu', async (demo) => {
  for (const [from, to] of [
    ['Customer', 'Client'],
    ['Client', 'Buyer'],
  ] as const) {
    await openColumnMenu(demo, 'customer');
    expect(entries()[0]).toMatch(/^(Customer|Client)\s+8 different values in 40 rows$/);
    await demo.getByRole('menuitem', { name: 'Rename' }).click();
    const field = demo.getByRole('textbox', { name: 'Column name' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(from);
    await press('Control+A');
    await type('Fs');
    await expect.element(field).toHaveFocus();
    await press('Escape');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(demo.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await press('Enter');
    await expect.element(field).toHaveValue(from);
    await press('Control+A');
    await type(to);
    await press('Enter');
    await closed(demo);
    expect(header(demo, 'customer').textContent).toBe(to);
  }
  const isHighlighted = () => cell(demo, 'total').classList.contains('highlighted');
  for (const isOn of [true, false, true]) {
    await openColumnMenu(demo, 'total');
    const highlight = demo.getByRole('menuitemcheckbox', { name: 'Highlight' });
    await expect.element(highlight).toHaveAttribute('aria-checked', String(!isOn));
    await highlight.click();
    await closed(demo);
    expect(isHighlighted()).toBe(isOn);
  }
  await openColumnMenu(demo, 'total');
  expect(entries()[0]).toMatch(/^Total\s+Sum of 40 rows: €[\d,]+$/);
  await demo.getByRole('menuitem', { name: 'Sort by DESC' }).click();
  await closed(demo);
  const totals = texts(demo, 'total').map((each) => Number(each.replaceAll(/\D/g, '')));
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  await run(demo, 'country', 'Hide column');
  expect(fields(demo)).not.toContain('country');
});

act('DefaultColumnMenu', async (demo) => {
  expect(await itemsOf(demo, 'gate')).toEqual(['Filter', ...HIDE]);
  expect(await itemsOf(demo, 'flight')).toEqual([...SORT, 'Filter', 'Manage columns']);
  await run(demo, 'delay', 'Sort by DESC');
  expect(header(demo, 'delay').getAttribute('aria-sort')).toBe('descending');
  await run(demo, 'delay', 'Unsort');
  await run(demo, 'delay', 'Sort by ASC');
  expect(header(demo, 'delay').getAttribute('aria-sort')).toBe('ascending');
  await run(demo, 'delay', 'Hide column');
  expect(fields(demo)).not.toContain('delay');
});

claim(
  "The items depend on the column: Gate has no sort items because of sortable: false, and Flight can't be hidden because of hideable: false.",
  async () => {
    const { screen } = await grid({
      columns: [
        { field: 'name', sortable: false },
        { field: 'price', hideable: false },
      ],
    });
    expect(await itemsOf(screen, 'name')).toEqual(['Filter', ...HIDE]);
    expect(await itemsOf(screen, 'price')).toEqual([...SORT, 'Filter', 'Manage columns']);
  },
);

act('AddMenuItem', async (demo) => {
  const width = () => header(demo, 'customer').offsetWidth;
  expect(width()).toBe(100);
  await openColumnMenu(demo, 'customer');
  expect(items()).toEqual([...SORT, 'Fit to content', 'Filter', ...HIDE]);
  await demo.getByRole('menuitem', { name: 'Fit to content' }).click();
  await closed(demo);
  await expect.poll(width).toBeGreaterThan(100);
  const fitted = width();
  await run(demo, 'customer', 'Fit to content');
  expect(width()).toBe(fitted);
});

act('OverrideMenuItem', async (demo) => {
  const states = ['Scheduled', 'Boarding', 'Departed', 'Delayed', 'Cancelled'];
  expect(await itemsOf(demo, 'state')).toEqual([...SORT, ...states, ...HIDE]);
  expect(await itemsOf(demo, 'gate')).toEqual([...SORT, 'Filter', ...HIDE]);
  for (const [state, shown] of [
    ['Delayed', ['Delayed']],
    ['Boarding', ['Boarding']],
    ['Boarding', states],
    ['Delayed', ['Delayed']],
  ] as const) {
    await openColumnMenu(demo, 'state');
    await demo.getByRole('menuitemradio', { name: state }).click();
    await closed(demo);
    await expect
      .poll(() => texts(demo, 'state').every((each) => shown.some((one) => one === each)))
      .toBe(true);
  }
});

act('HideMenuItem', async (demo) => {
  for (const field of ['desk', 'price', 'desk']) {
    expect(await itemsOf(demo, field)).toEqual([...SORT, 'Filter']);
  }
});

act('ReorderMenuItems', async (demo) => {
  for (const field of ['desk', 'price', 'desk']) {
    expect(await itemsOf(demo, field)).toEqual(['Filter', ...HIDE, ...SORT]);
  }
});

act('ConditionalMenuItem', async (demo) => {
  expect(await itemsOf(demo, 'portions')).toEqual([...SORT, 'Filter', ...HIDE]);
  expect(await itemsOf(demo, 'meal')).toEqual([...SORT, 'Filter', ...HIDE]);
  for (let round = 0; round < 2; round += 1) {
    await run(demo, 'returned', 'Show as percentage');
    expect(texts(demo, 'returned')).toEqual(['5%', '15%', '5%', '2%']);
    await run(demo, 'returned', 'Show as count');
    expect(texts(demo, 'returned')).toEqual(['16', '27', '12', '8']);
  }
});

act('SortLabels', async (demo) => {
  expect(await itemsOf(demo, 'commodity')).toEqual(['A to Z', 'Z to A', 'Filter', ...HIDE]);
  for (let round = 0; round < 2; round += 1) {
    await run(demo, 'quantity', 'Largest first');
    expect(header(demo, 'quantity').getAttribute('aria-sort')).toBe('descending');
    await run(demo, 'quantity', 'Original order');
    expect(header(demo, 'quantity').getAttribute('aria-sort')).toBe('none');
  }
  await run(demo, 'day', 'Oldest first');
  await run(demo, 'settled', 'Settled first');
});

act('ReplaceWholeMenu', async (demo) => {
  expect(await itemsOf(demo, 'desk')).toEqual(['Desk', ...SORT, 'Filter']);
  await run(demo, 'desk', 'Sort by ASC');
  const desks = texts(demo, 'desk');
  expect(desks).toEqual(desks.toSorted());
  expect(await itemsOf(demo, 'desk')).toEqual(['Desk', 'Sort by DESC', 'Unsort', 'Filter']);
  await run(demo, 'desk', 'Unsort');
});

act('OpenMenuFromCode', async (demo) => {
  for (const field of ['city', 'total', 'city']) {
    await click(header(demo, field), { button: 'right' });
    await expect.element(demo.getByRole('menu')).toBeVisible();
    expect(items()).toEqual([...SORT, 'Filter', ...HIDE]);
    expect(header(demo, field).querySelector('[aria-expanded="true"]')).not.toBeNull();
    await close(demo);
  }
});

act('MenuDisabled', async (demo) => {
  const withMenu = () =>
    fields(demo).filter((field) => header(demo, field).querySelector('[aria-haspopup="menu"]'));
  const isOff = demo.getByRole('switch', { name: 'disableColumnMenu' });
  for (let round = 0; round < 2; round += 1) {
    expect(withMenu()).toEqual([]);
    await click(header(demo, 'city'));
    expect(header(demo, 'city').getAttribute('aria-sort')).not.toBe('none');
    await isOff.click();
    expect(withMenu()).toEqual(['customer', 'city', 'status', 'total']);
    await isOff.click();
  }
});

act('PremiumMenuItems', async (demo) => {
  const groups = () => demo.stage.querySelectorAll('[role="row"][aria-level="1"]').length;
  await expect.poll(groups).toBeGreaterThan(3);
  await run(demo, 'desk', 'Group by Desk');
  expect(fields(demo)).toContain('__row_group_by_columns_group__');
  await run(demo, 'desk', 'Stop grouping by Desk');
  await openColumnMenu(demo, 'quantity');
  await demo.getByRole('combobox').click();
  await demo.getByRole('option', { name: 'max' }).click();
  await closed(demo);
  await expect.poll(() => header(demo, 'quantity').textContent).toContain('max');
});

async function opened() {
  const shown = await grid();
  await click(header(shown.screen, 'name'));
  await press('Control+Enter');
  await expect.element(shown.screen.getByRole('menu')).toBeVisible();
  return shown.screen;
}

const focused = () => document.activeElement?.textContent;

keyRow('Ctrl+Enter (Windows, Linux) or ⌘+Enter (macOS)', async () => {
  const screen = await opened();
  await expect.element(screen.getByRole('menu')).toHaveFocus();
});

keyRow('↓, ↑', async () => {
  await opened();
  await press('↓');
  expect(focused()).toBe('Sort by DESC');
  await press('↓');
  expect(focused()).toBe('Unsort');
  await press('↑');
  expect(focused()).toBe('Sort by DESC');
});

keyRow('Home, End', async () => {
  await opened();
  await press('End');
  expect(focused()).toBe('Manage columns');
  await press('Home');
  expect(focused()).toBe('Sort by DESC');
});

keyRow('Enter, Space', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await opened();
    await press('↓', key);
    await closed(screen);
    expect(header(screen, 'name').getAttribute('aria-sort')).toBe('descending');
    screen.unmount();
  }
});

keyRow('Escape, Tab', async () => {
  for (const key of ['Escape', 'Tab']) {
    const screen = await opened();
    await press('↓', key);
    await closed(screen);
    expect(document.activeElement).toBe(header(screen, 'name'));
    screen.unmount();
  }
});

claim('Typing a letter moves focus to the next item that begins with it.', async () => {
  await opened();
  await type('m');
  expect(focused()).toBe('Manage columns');
  await press('Escape');
  await opened();
  await type('f');
  expect(focused()).toBe('Filter');
});

claim(
  [
    'The menu opens from the three-dot button in the header, which is visible while the pointer is over the header.',
    'On devices without hover, such as phones, the button stays visible.',
  ],
  async () => {
    const { screen } = await grid();
    const icon = header(screen, 'name').querySelector('.MuiDataGrid-menuIcon');
    const isVisible = () => icon !== null && getComputedStyle(icon).visibility === 'visible';
    const canHover = !matchMedia('(hover: none)').matches;
    expect(canHover).toBe(true);
    await hover(header(screen, 'price'));
    expect(isVisible()).toBe(false);
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('');
    expect(rules).toMatch(/\(hover: none\)[^@]*menuIcon/);
    await hover(header(screen, 'name'));
    await expect.poll(isVisible).toBe(true);
  },
);

claim(
  "To keep it visible everywhere, set sx={{ '& .MuiDataGrid-menuIcon': { visibility: 'visible', width: 'auto' } }} on the grid.",
  async () => {
    for (const isKept of [false, true]) {
      const { screen } = await grid({
        sx: isKept
          ? { '& .MuiDataGrid-menuIcon': { visibility: 'visible', width: 'auto' } }
          : undefined,
      });
      const icon = header(screen, 'name').querySelector('.MuiDataGrid-menuIcon');
      const { visibility, width } = getComputedStyle(icon ?? screen.stage);
      expect(visibility === 'visible' && parseFloat(width) > 20).toBe(isKept);
      screen.unmount();
    }
  },
);

claim(
  [
    'Items are sorted by displayOrder, from low to high.',
    "A custom item without displayOrder has 100, so it's placed after the default items.",
    'The component receives the props that you set under the same name in slotProps, except displayOrder.',
    'Others | The props that slotProps has under the name of the item',
  ],
  async () => {
    const seen = vi.fn();
    const Own = (props: GridColumnMenuItemProps) => {
      seen(Object.keys(props).filter((key) => key !== 'tabIndex'));
      return <MenuItem>{props['label'] ?? 'Own'}</MenuItem>;
    };
    const columnMenu = (
      orders: Record<string, number>,
    ): GridSlotsComponentsProps['columnMenu'] => ({
      slots: { own: Own, other: Own },
      slotProps: {
        other: { label: 'Other' },
        ...Object.fromEntries(
          Object.entries(orders).map(([key, displayOrder]) => [
            key,
            { displayOrder, ...(key === 'other' && { label: 'Other' }) },
          ]),
        ),
      },
    });
    for (const [orders, expected] of [
      [{}, [...SORT, 'Filter', ...HIDE, 'Own', 'Other']],
      [{ other: 99 }, [...SORT, 'Filter', ...HIDE, 'Other', 'Own']],
      [{ own: 29 }, [...SORT, 'Filter', 'Own', ...HIDE, 'Other']],
      [{ own: -1, columnMenuSortItem: 101 }, ['Own', 'Filter', ...HIDE, 'Other', ...SORT]],
    ] as const) {
      const { screen } = await grid({ slotProps: { columnMenu: columnMenu(orders) ?? {} } });
      expect(await itemsOf(screen, 'name')).toEqual(expected);
      screen.unmount();
    }
    expect(seen).toHaveBeenCalledWith(['colDef', 'onClick', 'label']);
    expect(seen.mock.calls.flat(2)).not.toContain('displayOrder');
  },
);

claim(
  [
    'Sort | disableColumnSorting | sortable: false',
    'Filter | disableColumnFilter | filterable: false',
    'Hide column | disableColumnSelector | hideable: false',
    'Manage columns | disableColumnSelector | —',
  ],
  async () => {
    for (const [props, column, gone] of [
      [{ disableColumnSorting: true }, { sortable: false }, SORT],
      [{ disableColumnFilter: true }, { filterable: false }, ['Filter']],
      [{ disableColumnSelector: true }, {}, HIDE],
      [{}, { hideable: false }, ['Hide column']],
    ] as const) {
      const all = [...SORT, 'Filter', ...HIDE];
      const without = all.filter((each) => !(gone as readonly string[]).includes(each));
      if (Object.keys(props).length > 0) {
        const { screen } = await grid(props);
        expect(await itemsOf(screen, 'name')).toEqual(without);
        screen.unmount();
      }
      if (Object.keys(column).length > 0) {
        const { screen } = await grid({
          columns: [{ field: 'name', ...column }, { field: 'price' }],
        });
        expect(await itemsOf(screen, 'name')).toEqual(without);
        expect(await itemsOf(screen, 'price')).toEqual(all);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Pin | disableColumnPinning | pinnable: false',
    'Aggregation | disableAggregation | aggregable: false, or no available aggregation function',
    'Group | disableRowGrouping | groupable: false',
    'Manage pivot | disablePivoting | —',
    'DataGridPro adds items to pin the column.',
    'DataGridPremium also adds items to aggregate and group by the column, and to open the pivot settings.',
  ],
  async () => {
    const { screen } = await premium({
      columns: [
        { field: 'name', pinnable: false, groupable: false, aggregable: false },
        { field: 'price', headerName: 'Price', type: 'number' },
        { field: 'none', availableAggregationFunctions: [] },
      ],
    });
    const all = await itemsOf(screen, 'price');
    expect(all.map((each) => each.split('\n')[0])).toEqual([
      ...SORT,
      'Pin to left',
      'Pin to right',
      'Filter',
      expect.stringContaining(''),
      'Group by Price',
      'Manage pivot',
      ...HIDE,
    ]);
    expect(await itemsOf(screen, 'name')).toEqual([...SORT, 'Filter', 'Manage pivot', ...HIDE]);
    expect(await itemsOf(screen, 'none')).toHaveLength(all.length - 1);
    screen.unmount();
    for (const [prop, count] of [
      ['disableColumnPinning', 2],
      ['disableAggregation', 1],
      ['disableRowGrouping', 1],
      ['disablePivoting', 1],
    ] as const) {
      const other = await premium({ [prop]: true });
      expect(await itemsOf(other.screen, 'price')).toHaveLength(all.length - count);
      other.screen.unmount();
    }
  },
);

claim('Hide column is disabled in the last visible column that has a menu.', async () => {
  const { screen } = await grid({
    columns: [...COLUMNS, { field: 'id', disableColumnMenu: true }],
  });
  const hide = screen.getByRole('menuitem', { name: 'Hide column' });
  await openColumnMenu(screen, 'name');
  await expect.element(hide).not.toHaveAttribute('aria-disabled');
  await hide.click();
  await closed(screen);
  await openColumnMenu(screen, 'price');
  await expect.element(hide).toHaveAttribute('aria-disabled', 'true');
  expect(fields(screen)).toEqual(['price', 'id']);
});

claim(
  'The one from @mui/x-data-grid has no Pro and Premium items: in a DataGridPremium, it leaves out pinning, aggregation, grouping and pivoting without an error.',
  async () => {
    for (const [Menu, count] of [
      [GridColumnMenu, 5],
      [PremiumColumnMenu, 10],
    ] as const) {
      const columnMenu = (props: GridColumnMenuProps) => <Menu {...props} />;
      const { screen } = await premium({ slots: { columnMenu } });
      expect(await itemsOf(screen, 'price')).toHaveLength(count);
      screen.unmount();
    }
  },
);

claim(
  'If the parent renders while the menu is open, the menu mounts again and its state is lost.',
  async () => {
    const Outside = (props: GridColumnMenuProps) => (
      <GridColumnMenu {...props} slots={{ own: Counter }} />
    );
    for (const isInside of [true, false]) {
      function Parent() {
        const columnMenu = isInside
          ? (props: GridColumnMenuProps) => <Outside {...props} />
          : Outside;
        return (
          <div style={{ height: 300 }}>
            <DataGrid rows={ROWS} columns={COLUMNS} slots={{ columnMenu }} />
          </div>
        );
      }
      const screen = await show(<Parent />);
      await openColumnMenu(screen, 'name');
      await screen.getByRole('menuitem', { name: 'Pressed 0' }).click();
      await expect.element(screen.getByRole('menuitem', { name: 'Pressed 1' })).toBeVisible();
      await screen.rerender(<Parent />);
      await expect
        .element(screen.getByRole('menuitem', { name: isInside ? 'Pressed 0' : 'Pressed 1' }))
        .toBeVisible();
      screen.unmount();
    }
  },
);

function Counter() {
  const [count, setCount] = useState(0);
  return <MenuItem onClick={() => setCount(count + 1)}>Pressed {count}</MenuItem>;
}

claim(
  [
    "An item that doesn't call onClick leaves the menu open.",
    'onClick | Closes the menu: call it with the event',
  ],
  async () => {
    const Closing = ({ onClick }: GridColumnMenuItemProps) => (
      <MenuItem onClick={onClick}>Close</MenuItem>
    );
    const { screen } = await grid({
      slotProps: { columnMenu: { slots: { counter: Counter, closing: Closing } } },
    });
    await openColumnMenu(screen, 'name');
    await screen.getByRole('menuitem', { name: 'Pressed 0' }).click();
    await screen.getByRole('menuitem', { name: 'Pressed 1' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Pressed 2' })).toBeVisible();
    await screen.getByRole('menuitem', { name: 'Close' }).click();
    await closed(screen);
    expect(document.activeElement).toBe(header(screen, 'name'));
  },
);

claim(
  [
    "In the onChange event of a Material UI Select that isn't native, it's a plain object, so onClick(event) throws an error.",
    'Call apiRef.current.hideColumnMenu() instead.',
  ],
  async () => {
    for (const isWrong of [true, false]) {
      const thrown = vi.fn();
      function Unit({ onClick }: GridColumnMenuItemProps) {
        const apiRef = useGridApiContext();
        return (
          <MenuItem disableRipple>
            <Select
              defaultValue="kg"
              inputProps={{ 'aria-label': 'Unit' }}
              onChange={(event) => {
                try {
                  if (isWrong) {
                    onClick(event as unknown as ClickEvent);
                  } else {
                    apiRef.current.hideColumnMenu();
                  }
                } catch (error) {
                  thrown(String(error));
                }
              }}
            >
              <MenuItem value="kg">kg</MenuItem>
              <MenuItem value="t">t</MenuItem>
            </Select>
          </MenuItem>
        );
      }
      const { screen } = await grid({
        hideFooter: true,
        slotProps: { columnMenu: { slots: { unit: Unit } } },
      });
      await openColumnMenu(screen, 'name');
      await screen.getByRole('combobox').click();
      await screen.getByRole('option', { name: 't' }).click();
      if (isWrong) {
        expect(thrown.mock.lastCall?.[0]).toContain("parameter 1 is not of type 'Node'");
      } else {
        await closed(screen);
        expect(thrown).not.toHaveBeenCalled();
      }
      screen.unmount();
      takeConsole();
    }
  },
);

claim(
  [
    'The menu also handles keys that the user presses in a field inside it: typing the first letter of an item moves focus to that item.',
    'Call event.stopPropagation() in onKeyDown, for all keys except Escape and Tab.',
  ],
  async () => {
    for (const isStopped of [false, true]) {
      const Field = () => (
        <li>
          <input
            aria-label="Note"
            onKeyDown={(event) =>
              isStopped && !['Escape', 'Tab'].includes(event.key) && event.stopPropagation()
            }
          />
        </li>
      );
      const { screen } = await grid({ slotProps: { columnMenu: { slots: { field: Field } } } });
      await openColumnMenu(screen, 'name');
      const field = screen.getByRole('textbox', { name: 'Note' });
      await field.click();
      await type('f');
      if (isStopped) {
        await expect.element(field).toHaveValue('f');
        await expect.element(field).toHaveFocus();
      } else {
        expect(focused()).toBe('Filter');
      }
      await close(screen);
      screen.unmount();
    }
  },
);

claim(
  [
    'The menu adds a divider between items before it renders them.',
    'If your component returns null, its divider is still visible.',
  ],
  async () => {
    const { screen, redraw } = await grid();
    await openColumnMenu(screen, 'name');
    expect(entries()).toEqual([...SORT, '–', 'Filter', '–', ...HIDE]);
    await close(screen);
    for (const [None, expected] of [
      [() => null, [...SORT, '–', 'Filter', '–', ...HIDE, '–']],
      [null, [...SORT, '–', 'Filter', '–', ...HIDE]],
    ] as const) {
      await redraw({
        rows: ROWS,
        columns: COLUMNS,
        slotProps: { columnMenu: { slots: { none: None } } },
      });
      await openColumnMenu(screen, 'name');
      expect(entries()).toEqual(expected);
      await close(screen);
    }
  },
);

claim(
  [
    "Your replacement isn't rendered in columns where the default item is left out.",
    'To hide one of the two entries of the columns item, override columnMenuColumnsItem with GridColumnMenuHideItem or GridColumnMenuManageItem.',
  ],
  async () => {
    const { screen } = await grid({
      columns: [{ field: 'name', filterable: false }, { field: 'price' }],
      slotProps: {
        columnMenu: {
          slots: {
            columnMenuFilterItem: () => <MenuItem>Mine</MenuItem>,
            columnMenuColumnsItem: GridColumnMenuManageItem,
          },
        },
      },
    });
    expect(await itemsOf(screen, 'price')).toEqual([...SORT, 'Mine', 'Manage columns']);
    expect(await itemsOf(screen, 'name')).toEqual([...SORT, 'Manage columns']);
  },
);

claim('This hides only the item.', async () => {
  const { screen, api } = await grid({
    slotProps: { columnMenu: { slots: { columnMenuColumnsItem: null, columnMenuSortItem: null } } },
  });
  expect(await itemsOf(screen, 'name')).toEqual(['Filter']);
  await click(header(screen, 'name'));
  expect(header(screen, 'name').getAttribute('aria-sort')).toBe('ascending');
  api.setColumnVisibility('name', false);
  await expect.poll(() => fields(screen)).toEqual(['price']);
});

claim(
  "The menu is rendered at the end of document.body, so the grid's sx and class selectors don't apply to it.",
  async () => {
    const { screen } = await grid({
      className: 'own',
      sx: { '& [role="menu"]': { opacity: 0.5 } },
    });
    await openColumnMenu(screen, 'name');
    const menu = screen.getByRole('menu').element();
    expect(menu.closest('.own')).toBeNull();
    expect(menu.closest('body > *')?.contains(screen.stage)).toBe(false);
    expect(getComputedStyle(menu).opacity).toBe('1');
  },
);

claim(
  [
    "No prop controls the menu, and initialState can't open it.",
    'Open the menu | apiRef.current.showColumnMenu(field)',
    'Close the menu | apiRef.current.hideColumnMenu(), or the onClick of an item',
    'Read its state | gridColumnMenuSelector: open and field',
  ],
  async () => {
    const { screen, api } = await grid();
    const state = () => gridColumnMenuSelector({ current: api });
    api.showFilterPanel('name');
    const panel = screen.getByRole('button', { name: 'Delete' });
    await expect.element(panel).toBeVisible();
    api.showColumnMenu('price');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(state()).toEqual({ open: true, field: 'price' });
    api.showColumnMenu('name');
    expect(state()).toEqual({ open: true, field: 'name' });
    api.hideColumnMenu();
    await closed(screen);
    expect(state().open).toBe(false);
    expect(document.activeElement).toBe(header(screen, 'name'));
    for (const open of [true, false, true]) {
      api.toggleColumnMenu('price');
      expect(state().open).toBe(open);
    }
    expect(Object.keys(api.exportState())).not.toContain('columnMenu');
  },
);

claim(
  'React when it opens or closes | onMenuOpen and onMenuClose, which are also called for other menus, such as those in the toolbar and in rows',
  async () => {
    const onMenuOpen = vi.fn();
    const onMenuClose = vi.fn();
    const { screen, api } = await grid({ onMenuOpen, onMenuClose, showToolbar: true });
    await openColumnMenu(screen, 'name');
    expect(onMenuOpen).toHaveBeenCalledTimes(1);
    onMenuClose.mockClear();
    api.hideColumnMenu();
    await closed(screen);
    expect(onMenuClose).toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => onMenuOpen.mock.calls.length).toBe(2);
    screen.unmount();
    const other = await grid({
      columns: [
        {
          field: 'actions',
          type: 'actions',
          getActions: () => [<GridActionsCellItem key="copy" label="Copy" showInMenu />],
        },
      ],
      onMenuOpen,
    });
    await click(cell(other.screen, 'actions').querySelector('button') ?? other.screen.stage);
    await expect.poll(() => onMenuOpen.mock.calls.length).toBe(3);
  },
);

claim(
  [
    'updateColumns resets properties that the object leaves out, such as width, to the defaults of its type.',
    'If type differs or is missing, headerName and the other properties are lost too.',
    'A property that is undefined keeps its previous value.',
  ],
  async () => {
    for (const [change, expected] of [
      [{}, ['string', undefined, 100]],
      [{ type: 'date' }, ['date', undefined, 100]],
      [{ type: 'number' }, ['number', 'Price', 100]],
      [{ type: 'number', width: 140 }, ['number', 'Price', 140]],
    ] as const) {
      const { screen, api } = await grid({
        columns: [{ field: 'price', headerName: 'Price', type: 'number', width: 140 }],
        rows: [],
      });
      api.updateColumns([{ field: 'price', cellClassName: 'x', ...change }]);
      const { type: kind, headerName, width } = api.getColumn('price');
      expect([kind, headerName, width]).toEqual(expected);
      screen.unmount();
    }
    const { api } = await grid({ columns: [{ field: 'name', headerName: 'Name', width: 140 }] });
    api.updateColumns([{ ...api.getColumn('name'), headerName: undefined, cellClassName: 'x' }]);
    expect(api.getColumn('name')).toMatchObject({ headerName: 'Name', width: 140 });
    api.updateColumns([{ field: 'name', cellClassName: 'x' }]);
    expect(api.getColumn('name')).toMatchObject({ width: 100 });
  },
);

claim(
  [
    "Ctrl+Enter on a header without a menu still opens the menu in the grid's state, and the arrow keys no longer move focus between the headers.",
    'Ignore the key:',
  ],
  async () => {
    for (const isIgnored of [false, true]) {
      const { screen, api } = await grid({
        columns: [{ field: 'name', disableColumnMenu: true }, { field: 'price' }],
      });
      api.subscribeEvent(
        'columnHeaderKeyDown',
        ({ colDef }, event) => {
          const opensMenu = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isIgnored && opensMenu && colDef.disableColumnMenu) {
            event.defaultMuiPrevented = true;
          }
        },
        { isFirst: true },
      );
      await click(cell(screen, 'name'));
      await press('ArrowUp', 'Control+Enter');
      expect(gridColumnMenuSelector({ current: api }).open).toBe(!isIgnored);
      await press('Escape', 'ArrowRight');
      await expect
        .poll(() => document.activeElement)
        .toBe(header(screen, isIgnored ? 'price' : 'name'));
      screen.unmount();
    }
  },
);

claim(
  "showColumnMenu displays nothing for a column that isn't rendered or that has disableColumnMenu, but gridColumnMenuSelector returns open: true for it.",
  async () => {
    const columns = Array.from({ length: 40 }, (_, index) => ({
      field: `c${index}`,
      disableColumnMenu: index === 1,
    }));
    const { screen, api } = await grid({ columns });
    for (const field of ['c1', 'c39']) {
      api.showColumnMenu(field);
      expect(gridColumnMenuSelector({ current: api })).toEqual({ open: true, field });
      await hover(cell(screen, 'c0'));
      expect(document.querySelector('[role="menu"]')).toBeNull();
    }
    api.showColumnMenu('c0');
    await expect.element(screen.getByRole('menu')).toBeVisible();
  },
);

claim(
  [
    'Pressing the mouse button outside the menu closes it.',
    'The click then calls toggleColumnMenu, which opens the menu again.',
    'Use showColumnMenu instead.',
  ],
  async () => {
    function Page() {
      const apiRef = useGridApiRef();
      return (
        <div style={{ height: 300 }}>
          <Button onClick={() => apiRef.current?.toggleColumnMenu('price')}>Toggle</Button>
          <Button>Other</Button>
          <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />
        </div>
      );
    }
    const screen = await show(<Page />);
    for (let round = 0; round < 3; round += 1) {
      await click(screen.getByRole('button', { name: 'Toggle' }));
      await expect.element(screen.getByRole('menu')).toBeVisible();
    }
    await click(screen.getByRole('button', { name: 'Other' }));
    await closed(screen);
  },
);

claim(
  'The menu also closes when the user scrolls the grid with the wheel or by touch, or starts to resize a column.',
  async () => {
    const { screen } = await grid();
    await openColumnMenu(screen, 'name');
    cell(screen, 'name').dispatchEvent(new WheelEvent('wheel', { deltaY: 5, bubbles: true }));
    await closed(screen);
    await openColumnMenu(screen, 'name');
    cell(screen, 'name').dispatchEvent(new TouchEvent('touchmove', { bubbles: true }));
    await closed(screen);
    await openColumnMenu(screen, 'name');
    const separator = header(screen, 'price').querySelector('.MuiDataGrid-columnSeparator');
    separator?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, clientX: 200 }));
    await closed(screen);
  },
);

claim(
  [
    'Set disableColumnMenu on the grid or in a column definition.',
    "It's false by default.",
    'Users can still sort by clicking the header.',
  ],
  async () => {
    for (const [props, expected] of [
      [{}, ['name', 'price']],
      [{ disableColumnMenu: true }, []],
      [{ columns: [{ field: 'name', disableColumnMenu: true }, { field: 'price' }] }, ['price']],
      [
        {
          disableColumnMenu: true,
          columns: [{ field: 'name', disableColumnMenu: false }, { field: 'price' }],
        },
        [],
      ],
    ] as const) {
      const { screen } = await grid(props as Partial<DataGridProps>);
      expect(
        fields(screen).filter((each) => header(screen, each).querySelector('[aria-haspopup]')),
      ).toEqual(expected);
      await click(header(screen, 'name'));
      expect(header(screen, 'name').getAttribute('aria-sort')).toBe('ascending');
      screen.unmount();
    }
  },
);

claim(
  "The first time a header renders again, for example after sorting, onMenuClose is called even though its menu wasn't open.",
  async () => {
    const onMenuOpen = vi.fn();
    const onMenuClose = vi.fn();
    const { screen, api } = await grid({ onMenuOpen, onMenuClose });
    expect(onMenuClose).not.toHaveBeenCalled();
    api.sortColumn('name', 'asc');
    await expect.poll(() => onMenuClose.mock.calls.length).toBe(1);
    api.sortColumn('name', 'desc');
    await expect.poll(() => header(screen, 'name').getAttribute('aria-sort')).toBe('descending');
    expect(onMenuClose).toHaveBeenCalledTimes(1);
    expect(onMenuOpen).not.toHaveBeenCalled();
    await openColumnMenu(screen, 'name');
    await close(screen);
    expect(onMenuClose).toHaveBeenCalledTimes(2);
  },
);

claim("In pivot mode, column menus don't contain Hide column or Manage columns.", async () => {
  const { screen } = await premium({
    initialState: {
      pivoting: {
        enabled: true,
        model: {
          rows: [{ field: 'name' }],
          columns: [],
          values: [{ field: 'price', aggFunc: 'sum' }],
        },
      },
    },
  });
  await expect.poll(() => fields(screen)).toHaveLength(2);
  for (const field of fields(screen)) {
    const found = await itemsOf(screen, field);
    expect(found).toContain('Manage pivot');
    expect(HIDE.filter((each) => found.includes(each))).toEqual([]);
  }
});

claim(
  'columnMenuSortAsc and columnMenuSortDesc can be functions that receive the column definition.',
  async () => {
    const { screen } = await grid({
      localeText: {
        columnMenuSortAsc: ({ headerName }) => `Low ${headerName} first`,
        columnMenuSortDesc: (colDef) => `Descending ${colDef.type}`,
      },
    });
    expect(await itemsOf(screen, 'name')).toEqual(
      expect.arrayContaining(['Low Name first', 'Descending string']),
    );
    expect(await itemsOf(screen, 'price')).toEqual(
      expect.arrayContaining(['Low Price first', 'Descending number']),
    );
    screen.unmount();
    expect(await itemsOf((await grid()).screen, 'name')).toEqual(expect.arrayContaining(SORT));
  },
);

claim(
  [
    "The pivot item isn't exported by name.",
    'Get it from the Premium package as GRID_COLUMN_MENU_SLOTS.columnMenuPivotItem.',
  ],
  async () => {
    expect(Object.keys(await import('@mui/x-data-grid-premium'))).not.toContain(
      'GridColumnMenuPivotItem',
    );
    const { columnMenuPivotItem: PivotItem } =
      GRID_COLUMN_MENU_SLOTS as typeof GRID_COLUMN_MENU_SLOTS & {
        columnMenuPivotItem: ComponentType<GridColumnMenuItemProps>;
      };
    const { screen } = await premium({
      slots: {
        columnMenu: (props) => (
          <GridColumnMenuContainer {...props}>
            <PivotItem colDef={props.colDef} onClick={props.hideMenu} />
          </GridColumnMenuContainer>
        ),
      },
    });
    expect(await itemsOf(screen, 'name')).toEqual(['Manage pivot']);
  },
);

claim(
  [
    "In version 8.4.0, a wheel or touchmove event over the menu also closes it, so users can't scroll a long menu or a list inside it (#17821).",
    'Stop both events before they reach the grid:',
  ],
  async () => {
    const stop = (event: SyntheticEvent) => event.stopPropagation();
    const Scrollable = (props: GridColumnMenuProps) => (
      <GridColumnMenu
        {...props}
        style={{ maxHeight: 100, overflow: 'auto' }}
        onWheel={stop}
        onTouchMove={stop}
      />
    );
    for (const columnMenu of [GridColumnMenu, Scrollable]) {
      const { screen } = await grid({ slots: { columnMenu } });
      for (const event of [
        new WheelEvent('wheel', { deltaY: 5, bubbles: true }),
        new TouchEvent('touchmove', { bubbles: true }),
      ]) {
        await openColumnMenu(screen, 'name');
        const item = screen.getByRole('menuitem', { name: 'Filter' });
        item.element().dispatchEvent(event);
        if (columnMenu === GridColumnMenu) {
          await closed(screen);
        } else {
          await expect.element(item).toBeInTheDocument();
          await hover(screen.getByRole('menu'));
          await expect.element(item).toBeInTheDocument();
          await close(screen);
        }
      }
      screen.unmount();
    }
  },
);
