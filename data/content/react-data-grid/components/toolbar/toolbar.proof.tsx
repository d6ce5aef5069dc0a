import { useState, type CSSProperties } from 'react';
import Tooltip from '@mui/material/Tooltip';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  GridPreferencePanelsValue,
  GridToolbar,
  GridToolbarContainer,
  gridRowSelectionCountSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  downloadOf,
  dragTo,
  expect,
  keyRow,
  press,
  show,
  takeConsole,
  type,
  userEvent,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, row, showGrid, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', age: 41 },
  { id: 2, name: 'Bo', age: 29 },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'age', headerName: 'Age', type: 'number' },
];
const BASE = { rows: ROWS, columns: COLUMNS };

const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });
const active = () => document.activeElement?.textContent ?? '';
const namesOf = ({ stage }: Screen) =>
  [...stage.querySelectorAll('[role="toolbar"] button')].map((each) =>
    each.getAttribute('aria-label'),
  );

function LetterBar() {
  return (
    <Toolbar>
      <ToolbarButton>A</ToolbarButton>
      <ToolbarButton disabled>B</ToolbarButton>
      <ToolbarButton>C</ToolbarButton>
      <ToolbarButton aria-disabled="true">D</ToolbarButton>
      <ToolbarButton>E</ToolbarButton>
    </Toolbar>
  );
}

const showLetters = () => showGrid({ ...BASE, slots: { toolbar: LetterBar }, showToolbar: true });

/** Focuses the toolbar from the page before it, with Tab. */
async function tabIn(): Promise<void> {
  await press('Tab');
  expect(active()).toBe('A');
}

act('OrdersToolbar', async (demo) => {
  const ship = button(demo, /^Ship/);
  const toShip = { name: 'Select row', exact: true, disabled: false };
  for (const [count, label] of [
    [2, 'Ship 2 orders'],
    [1, 'Ship 1 order'],
  ] as const) {
    await expect.element(ship).toHaveAttribute('aria-disabled', 'true');
    for (let index = 0; index < count; index += 1) {
      await demo.getByRole('checkbox', toShip).first().click();
    }
    await expect.element(ship).toHaveTextContent(label);
    const chosen = [...demo.stage.querySelectorAll('[role="row"][aria-selected="true"]')];
    const ids = chosen.map((each) => Number(each.getAttribute('data-id')));
    expect(ids).toHaveLength(count);
    await ship.click();
    await expect.element(ship).toHaveTextContent('Ship 0 orders');
    const status = (id: number) => row(demo, id).querySelector('[data-field="status"]');
    for (const id of ids) {
      await expect.poll(() => status(id)?.textContent).toBe('Shipped');
    }
    expect(document.activeElement).toBe(ship.element());

    const search = demo.getByRole('searchbox', { name: 'Search orders' });
    await search.fill('Halloran');
    await expect.poll(() => new Set(texts(demo, 'customer')).size).toBe(1);
    await search.fill('');
    await expect.poll(() => new Set(texts(demo, 'customer')).size).toBeGreaterThan(1);
    const { name, text } = await downloadOf(() => button(demo, 'Download as CSV').click());
    expect(name).toBe('orders.csv');
    expect(text.split('\r\n')).toHaveLength(61);
  }
});

act('RebuiltToolbar', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const all = texts(demo, 'commodity');
    await button(demo, 'Columns').click();
    await expect.element(demo.getByRole('checkbox', { name: 'Desk' })).toBeVisible();
    await press('Escape');
    await button(demo, 'Export').click();
    const { text } = await downloadOf(() =>
      demo.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    );
    expect(text.split('\r\n')).toHaveLength(61);
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    await button(demo, 'Search').click();
    const search = demo.getByRole('searchbox', { name: 'Search trades' });
    await expect.element(search).toHaveFocus();
    await type('Wool');
    await expect.poll(() => new Set(texts(demo, 'commodity')).size).toBe(1);
    await press('Escape', 'Escape');
    await expect.poll(() => texts(demo, 'commodity')).toEqual(all);
    await expect.element(button(demo, 'Search')).toHaveFocus();
  }
});

act('SettingsMenu', async (demo) => {
  const height = () => row(demo, 1).getBoundingClientRect().height;
  const hasBorder = () =>
    cell(demo, 'commodity').classList.contains('MuiDataGrid-cell--withRightBorder');
  try {
    for (let turn = 0; turn < 2; turn += 1) {
      expect(height()).toBe(52);
      expect(hasBorder()).toBe(false);
      await button(demo, 'Settings').click();
      await demo.getByRole('menuitemradio', { name: 'compact' }).click();
      await expect.poll(height).toBe(36);
      await demo.getByRole('menuitemcheckbox', { name: 'Borders between cells' }).click();
      await expect.poll(hasBorder).toBe(true);
      expect(localStorage.getItem('trades-grid-settings')).toContain('"density":"compact"');
      await demo.getByRole('menuitemcheckbox', { name: 'Borders between cells' }).click();
      await demo.getByRole('menuitemradio', { name: 'standard' }).click();
      await expect.poll(height).toBe(52);
      await press('Escape');
      await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    }
  } finally {
    localStorage.removeItem('trades-grid-settings');
  }
});

act('FilterChips', async (demo) => {
  const chips = () => [...demo.stage.querySelectorAll('.MuiChip-root')].map((e) => e.textContent);
  await expect
    .poll(chips)
    .toEqual(['Commodity is any of Cocoa, Copper', 'Side is Buy', 'Tonnes > 100']);
  expect(new Set(texts(demo, 'side'))).toEqual(new Set(['Buy']));
  button(demo, 'Side is Buy').element().focus();
  await press('Delete');
  await expect.poll(chips).toEqual(['Commodity is any of Cocoa, Copper', 'Tonnes > 100']);
  await expect.poll(() => new Set(texts(demo, 'side')).size).toBe(2);
  const icon = button(demo, 'Tonnes > 100').element().querySelector('svg');
  if (icon) {
    await click(icon);
  }
  await expect.poll(chips).toEqual(['Commodity is any of Cocoa, Copper']);
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Filters').click();
    await expect.element(demo.getByRole('button', { name: 'Add filter' })).toBeVisible();
    await press('Escape');
  }
});

act('RowGroupingBar', async (demo) => {
  const chips = () => [...demo.stage.querySelectorAll('.MuiChip-root')].map((e) => e.textContent);
  const bar = demo.getByRole('toolbar', { name: 'Trades' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(chips).toEqual(['Commodity']);
    await dragTo(header(demo, 'desk'), bar);
    await expect.poll(chips).toEqual(['Commodity', 'Desk']);
    await dragTo(button(demo, 'Desk'), button(demo, 'Commodity'));
    await expect.poll(chips).toEqual(['Desk', 'Commodity']);
    await button(demo, 'Commodity').click();
    await expect.poll(chips).toEqual(['Commodity', 'Desk']);
    await dragTo(header(demo, 'price'), bar);
    await expect.poll(chips).toEqual(['Commodity', 'Desk']);
    button(demo, 'Desk').element().focus();
    await press('Delete');
    await expect.poll(chips).toEqual(['Commodity']);
  }
});

act('OwnElements', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const first = texts(demo, 'customer').slice(0, 5);
    await button(demo, 'Columns').click();
    await expect.element(demo.getByRole('checkbox', { name: 'City' })).toBeVisible();
    await press('Escape');
    const { text } = await downloadOf(() => button(demo, 'Download').click());
    expect(text.split('\r\n')).toHaveLength(41);
    const search = demo.getByRole('searchbox', { name: 'Search orders' });
    await search.fill('Halloran');
    await expect.poll(() => new Set(texts(demo, 'customer')).size).toBe(1);
    await search.fill('');
    await expect.poll(() => texts(demo, 'customer').slice(0, 5)).toEqual(first);
  }
});

claim("showToolbar renders the toolbar. If you don't set slots.toolbar, it contains:", async () => {
  const { screen, redraw } = await showGrid(BASE);
  expect(screen.stage.querySelector('[role="toolbar"]')).toBeNull();
  await redraw({ ...BASE, label: 'People', showToolbar: true });
  await expect.poll(() => namesOf(screen)).toEqual(['Columns', 'Filters', 'Export', 'Search']);
  await expect.element(screen.getByText('People')).toBeVisible();
});

claim(
  [
    'The text of the label prop | Hidden without label',
    'Columns | Hidden with disableColumnSelector',
    'Filters | Hidden with disableColumnFilter',
    'Search | Hidden with slotProps={{ toolbar: { showQuickFilter: false } }}',
  ],
  async () => {
    const { screen, redraw } = await showGrid({
      ...BASE,
      showToolbar: true,
      disableColumnSelector: true,
    });
    expect(screen.stage.querySelector('.MuiDataGrid-toolbarLabel')).toBeNull();
    await expect.poll(() => namesOf(screen)).toEqual(['Filters', 'Export', 'Search']);
    await redraw({ ...BASE, showToolbar: true, disableColumnFilter: true });
    await expect.poll(() => namesOf(screen)).toEqual(['Columns', 'Export', 'Search']);
    await redraw({
      ...BASE,
      showToolbar: true,
      slotProps: { toolbar: { showQuickFilter: false } },
    });
    await expect.poll(() => namesOf(screen)).toEqual(['Columns', 'Filters', 'Export']);
  },
);

claim('Pivot | Shown when pivoting is available', async () => {
  const { screen, redraw } = await showPremium({ ...BASE, showToolbar: true });
  await expect
    .poll(() => namesOf(screen))
    .toEqual(['Columns', 'Filters', 'Pivot', 'Export', 'Search']);
  await redraw({ ...BASE, showToolbar: true, disablePivoting: true });
  await expect.poll(() => namesOf(screen)).toEqual(['Columns', 'Filters', 'Export', 'Search']);
});

claim(
  'Export menu | Hidden with disableToolbarButton in the options of each format. In version 8.4.0, it throws an error in excelOptions in development',
  async () => {
    const none = { disableToolbarButton: true };
    for (const showPlan of [showGrid, showPro]) {
      const { screen, redraw } = await showPlan({
        ...BASE,
        showToolbar: true,
        slotProps: { toolbar: { csvOptions: none } },
      });
      await expect.poll(() => namesOf(screen)).toEqual(['Columns', 'Filters', 'Export', 'Search']);
      await redraw({
        ...BASE,
        showToolbar: true,
        slotProps: { toolbar: { csvOptions: none, printOptions: none } },
      });
      await expect.poll(() => namesOf(screen)).toEqual(['Columns', 'Filters', 'Search']);
      screen.unmount();
    }
    const slotProps = { toolbar: { excelOptions: none } };
    await expect(showPremium({ ...BASE, showToolbar: true, slotProps })).rejects.toThrow(
      "setting 'displayName'",
    );
    takeConsole();
  },
);

claim("Without showToolbar, the grid doesn't render slots.toolbar.", async () => {
  const { screen, redraw } = await showGrid({ ...BASE, slots: { toolbar: LetterBar } });
  expect(screen.stage.querySelector('[role="toolbar"]')).toBeNull();
  await redraw({ ...BASE, slots: { toolbar: LetterBar }, showToolbar: true });
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
});

function InlineToolbar() {
  const [text, setText] = useState('');
  const OwnBar = () => (
    <Toolbar>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
    </Toolbar>
  );
  return <DataGrid {...BASE} slots={{ toolbar: OwnBar }} showToolbar />;
}

claim('React then remounts the toolbar, and its search field loses focus.', async () => {
  const screen = await show(
    <div style={{ height: 300 }}>
      <InlineToolbar />
    </div>,
  );
  const before = screen.getByRole('textbox', { name: 'Search' }).element();
  before.focus();
  await userEvent.keyboard('a');
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('a');
  expect(screen.getByRole('textbox', { name: 'Search' }).element()).not.toBe(before);
  expect(document.activeElement).toBe(document.body);
});

claim(
  [
    'Toolbar renders a div with a bottom border and a minimum height of 52 px.',
    'Toolbar passes other props to this div.',
    'By default, the accessible name of the toolbar is the label prop of the grid.',
    'Toolbar has the role toolbar and aria-orientation="horizontal".',
  ],
  async () => {
    const OwnBar = () => <Toolbar data-test="bar" />;
    const { screen } = await showGrid({
      ...BASE,
      label: 'People',
      slots: { toolbar: OwnBar },
      showToolbar: true,
    });
    const bar = screen.getByRole('toolbar', { name: 'People' });
    await expect.element(bar).toHaveAttribute('data-test', 'bar');
    await expect.element(bar).toHaveAttribute('aria-orientation', 'horizontal');
    expect(bar.element().tagName).toBe('DIV');
    expect(getComputedStyle(bar.element()).minHeight).toBe('52px');
    expect(getComputedStyle(bar.element()).borderBottomWidth).toBe('1px');
  },
);

claim(
  [
    'Elements that wrap are cut off.',
    "To show them, set flex: 'none' together with flexWrap: 'wrap'.",
  ],
  async () => {
    const tall = <span style={{ flex: '0 0 100%', height: 60 }} />;
    const barOfStyle = (style: CSSProperties) =>
      function WrappedBar() {
        return (
          <Toolbar style={{ flexWrap: 'wrap', ...style }}>
            {tall}
            {tall}
          </Toolbar>
        );
      };
    const cut = barOfStyle({});
    const { screen, redraw } = await showGrid({
      ...BASE,
      slots: { toolbar: cut },
      showToolbar: true,
    });
    const bar = () => screen.getByRole('toolbar').element();
    expect(bar().clientHeight).toBe(51);
    expect(bar().scrollHeight).toBeGreaterThan(100);
    const grown = barOfStyle({ flex: 'none' });
    await redraw({ ...BASE, slots: { toolbar: grown }, showToolbar: true });
    await expect.poll(() => bar().clientHeight).toBeGreaterThan(100);
  },
);

claim(
  [
    "ToolbarButton renders the baseIconButton slot, which is Material UI's IconButton by default.",
    'Outside of Toolbar, it throws an error.',
  ],
  async () => {
    const { screen } = await showLetters();
    await expect.element(button(screen, 'A')).toHaveClass(/MuiIconButton-root/);
    await expect(
      showGrid({
        ...BASE,
        slots: { toolbar: () => <ToolbarButton>A</ToolbarButton> },
        showToolbar: true,
      }),
    ).rejects.toThrow('Missing context');
    takeConsole();
  },
);

claim('The inner render replaces the icon button with a button that has text.', async () => {
  const OwnBar = () => (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<Button />} />}>
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
  const { screen } = await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
  await expect.element(button(screen, 'Columns')).toHaveClass(/MuiButton-root/);
  await button(screen, 'Columns').click();
  await expect.element(screen.getByRole('checkbox', { name: 'Age' })).toBeVisible();
});

claim(
  'The toolbar renders inside the grid, so it can access the API object and the state without props:',
  async () => {
    function SelectionBar() {
      const apiRef = useGridApiContext();
      const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
      const clear = () => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
      return (
        <Toolbar>
          <ToolbarButton onClick={clear}>Clear {count}</ToolbarButton>
        </Toolbar>
      );
    }
    const slots = { toolbar: SelectionBar };
    const { screen } = await showGrid({ ...BASE, slots, showToolbar: true });
    await click(cell(screen, 'name'));
    await button(screen, 'Clear 1').click();
    await expect.element(button(screen, 'Clear 0')).toBeVisible();
  },
);

claim(
  [
    'The filter panel opens below the FilterPanelTrigger, and the columns panel opens below the ColumnsPanelTrigger.',
    'Without such a trigger, they open below the column headers.',
  ],
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <FilterPanelTrigger render={<ToolbarButton />}>F</FilterPanelTrigger>
        <ColumnsPanelTrigger render={<ToolbarButton />}>C</ColumnsPanelTrigger>
      </Toolbar>
    );
    const top = () => document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect().top;
    const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    const { screen, api, redraw } = await showGrid({
      ...BASE,
      slots: { toolbar: OwnBar },
      showToolbar: true,
    });
    for (const name of ['F', 'C']) {
      await button(screen, name).click();
      await expect
        .poll(() => Math.abs((top() ?? 0) - bottom(button(screen, name).element())))
        .toBeLessThan(12);
      await press('Escape');
      await expect.poll(top).toBeUndefined();
    }
    await redraw({ ...BASE, slots: { toolbar: LetterBar }, showToolbar: true });
    const headers = () => bottom(screen.stage.querySelector('.MuiDataGrid-columnHeaders'));
    for (const panel of [GridPreferencePanelsValue.filters, GridPreferencePanelsValue.columns]) {
      api.showPreferences(panel);
      await expect.poll(() => Math.abs((top() ?? 0) - headers())).toBeLessThan(12);
      api.hidePreferences();
      await expect.poll(top).toBeUndefined();
    }
  },
);

claim(
  'With DataGrid, the filter model contains at most one filter, so there is at most one chip.',
  async () => {
    const items = [
      { id: 1, field: 'name', operator: 'contains', value: 'a' },
      { id: 2, field: 'age', operator: '>', value: 1 },
    ];
    const { api } = await showGrid({
      ...BASE,
      initialState: { filter: { filterModel: { items } } },
    });
    expect(api.state.filter.filterModel.items).toHaveLength(1);
    takeConsole();
    const { api: pro } = await showPro({
      ...BASE,
      initialState: { filter: { filterModel: { items } } },
    });
    expect(pro.state.filter.filterModel.items).toHaveLength(2);
  },
);

claim(
  [
    'An element in render replaces the div of Toolbar, so the padding, border and height of this div no longer apply.',
    'To keep these styles and add your own, set className or use styled(Toolbar), like the first demo.',
  ],
  async () => {
    const Replaced = () => <Toolbar render={<section />} />;
    const { screen, redraw } = await showGrid({
      ...BASE,
      slots: { toolbar: Replaced },
      showToolbar: true,
    });
    const styles = () => getComputedStyle(screen.getByRole('toolbar').element());
    expect(screen.getByRole('toolbar').element().tagName).toBe('SECTION');
    expect([styles().paddingTop, styles().borderBottomWidth, styles().minHeight]).toEqual([
      '0px',
      '0px',
      'auto',
    ]);
    const Classed = () => <Toolbar className="mine" />;
    await redraw({ ...BASE, slots: { toolbar: Classed }, showToolbar: true });
    await expect.element(screen.getByRole('toolbar')).toHaveClass(/mine/);
    expect(styles().minHeight).toBe('52px');
  },
);

claim(
  "Material UI's Tooltip sets the aria-label of its child to the title, if the title is a string.",
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <Tooltip title={<b>Delete</b>}>
          <ToolbarButton id="delete">
            <svg />
          </ToolbarButton>
        </Tooltip>
        <Tooltip title="Archive">
          <ToolbarButton>
            <svg />
          </ToolbarButton>
        </Tooltip>
      </Toolbar>
    );
    const { screen } = await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    await expect.element(button(screen, 'Archive')).toHaveAttribute('aria-label', 'Archive');
    expect(screen.stage.querySelector('#delete')?.hasAttribute('aria-label')).toBe(false);
  },
);

claim(
  'The panel triggers set aria-haspopup, and aria-expanded while the panel is open.',
  async () => {
    const { screen } = await showGrid({ ...BASE, showToolbar: true });
    for (const name of ['Columns', 'Filters']) {
      await expect.element(button(screen, name)).toHaveAttribute('aria-haspopup', 'true');
      await button(screen, name).click();
      await expect.element(button(screen, name)).toHaveAttribute('aria-expanded', 'true');
      await press('Escape');
      await expect.element(button(screen, name)).not.toHaveAttribute('aria-expanded');
    }
  },
);

claim(
  'The buttons of a toolbar share one tab stop: the button that last had focus, or the first one.',
  async () => {
    await showLetters();
    await tabIn();
    await press('→', 'Tab');
    expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull();
    await press('Shift+Tab');
    expect(active()).toBe('C');
  },
);

keyRow('Tab, Shift+Tab', async () => {
  await showLetters();
  await tabIn();
  await press('Tab');
  expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull();
  await press('Shift+Tab');
  expect(active()).toBe('A');
});

keyRow('→', async () => {
  await showLetters();
  await tabIn();
  for (const next of ['C', 'E', 'A']) {
    await press('→');
    expect(active()).toBe(next);
  }
});

keyRow('←', async () => {
  await showLetters();
  await tabIn();
  for (const next of ['E', 'C', 'A']) {
    await press('←');
    expect(active()).toBe(next);
  }
});

keyRow('Home', async () => {
  await showLetters();
  await tabIn();
  await press('→', '→', 'Home');
  expect(active()).toBe('A');
});

keyRow('End', async () => {
  await showLetters();
  await tabIn();
  await press('End');
  expect(active()).toBe('E');
});

claim('The arrow keys, Home and End skip disabled buttons.', async () => {
  const OwnBar = () => (
    <Toolbar>
      <ToolbarButton aria-disabled="true">A</ToolbarButton>
      <ToolbarButton>B</ToolbarButton>
      <ToolbarButton disabled>C</ToolbarButton>
      <ToolbarButton>D</ToolbarButton>
      <ToolbarButton aria-disabled="true">E</ToolbarButton>
    </Toolbar>
  );
  await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
  await tabIn();
  for (const [key, name] of [
    ['→', 'B'],
    ['→', 'D'],
    ['→', 'B'],
    ['←', 'D'],
    ['Home', 'B'],
    ['End', 'D'],
  ] as const) {
    await press(key);
    expect(active()).toBe(name);
  }
});

claim(
  'Users can still reach a button with aria-disabled by pressing Tab if it is the tab stop.',
  async () => {
    const OwnBar = () => (
      <>
        <button type="button">Before</button>
        <Toolbar>
          <ToolbarButton aria-disabled="true">A</ToolbarButton>
          <ToolbarButton>C</ToolbarButton>
        </Toolbar>
      </>
    );
    await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    await press('Tab', 'Tab');
    expect(active()).toBe('A');
    await press('→', 'Shift+Tab', 'Tab'); // now C is the tab stop
    expect(active()).toBe('C');
  },
);

claim(
  "Elements that aren't a ToolbarButton, such as a search field or a select, are separate tab stops.",
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <ToolbarButton>A</ToolbarButton>
        <input aria-label="Search" />
        <ToolbarButton>B</ToolbarButton>
      </Toolbar>
    );
    await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    await tabIn();
    await press('→');
    expect(active()).toBe('B');
    await press('Shift+Tab');
    expect(document.activeElement?.tagName).toBe('INPUT');
  },
);

claim(
  'In version 8.4.0, → also moves focus to the next button in right-to-left layouts, where the next button is on the left.',
  async () => {
    const screen = await show(
      <div style={{ height: 300 }}>
        <DataGrid {...BASE} slots={{ toolbar: LetterBar }} showToolbar />
      </div>,
      { direction: 'rtl' },
    );
    await tabIn();
    await press('ArrowRight');
    expect(active()).toBe('C');
    const left = (name: string) => button(screen, name).element().getBoundingClientRect().left;
    expect(left('C')).toBeLessThan(left('A'));
  },
);

/** A toolbar with a button that is off while no row is selected, in one of three ways. */
function barOf(way: 'disabled' | 'boolean' | 'string' | 'removed') {
  return function WatchingBar() {
    const count = useGridSelector(useGridApiContext(), gridRowSelectionCountSelector);
    const isOff = count === 0;
    const props = {
      disabled: { disabled: isOff },
      boolean: { 'aria-disabled': isOff },
      string: { 'aria-disabled': isOff ? ('true' as const) : undefined },
      removed: {},
    }[way];
    return (
      <Toolbar>
        {(way !== 'removed' || !isOff) && <ToolbarButton {...props}>A</ToolbarButton>}
        <ToolbarButton>C</ToolbarButton>
        <ToolbarButton>E</ToolbarButton>
      </Toolbar>
    );
  };
}

async function focusAfterUnselecting(way: Parameters<typeof barOf>[0]): Promise<string> {
  const slots = { toolbar: barOf(way) };
  const { screen } = await showGrid({ ...BASE, slots, showToolbar: true, checkboxSelection: true });
  const box = () => screen.getByRole('checkbox', { name: /^(Uns|S)elect row/ }).first();
  await box().click();
  await expect.element(button(screen, 'A')).toBeVisible();
  button(screen, 'A').element().focus();
  await box().click();
  await expect.element(box()).not.toBeChecked();
  return document.activeElement?.closest('[role="gridcell"]') ? 'grid' : active();
}

claim(
  'When a button becomes disabled, focus moves to the next button, even if a cell of the grid had focus.',
  async () => {
    expect(await focusAfterUnselecting('disabled')).toBe('C');
  },
);

claim('If you set the boolean true, focus also moves.', async () => {
  expect(await focusAfterUnselecting('boolean')).toBe('C');
});

claim(
  "Instead, set aria-disabled to the string 'true' and return early in onClick, like the Ship button in the first demo.",
  async () => {
    expect(await focusAfterUnselecting('string')).toBe('grid');
  },
);

claim(
  'If you remove the button that is the tab stop, focus moves to the last button, even if a cell had focus.',
  async () => {
    expect(await focusAfterUnselecting('removed')).toBe('E');
    function ShrinkingBar() {
      const count = useGridSelector(useGridApiContext(), gridRowSelectionCountSelector);
      return (
        <Toolbar>
          {count === 0 && <ToolbarButton>A</ToolbarButton>}
          <ToolbarButton>C</ToolbarButton>
          <ToolbarButton>F</ToolbarButton>
        </Toolbar>
      );
    }
    const slots = { toolbar: ShrinkingBar };
    const { screen } = await showGrid({ ...BASE, slots, showToolbar: true });
    await click(cell(screen, 'name')); // No button had focus, so Tab would reach the first one.
    await expect.poll(active).toBe('F');
  },
);

claim(
  "If the first button is disabled on mount, users can't reach the buttons with Tab until they click one.",
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <ToolbarButton disabled>A</ToolbarButton>
        <ToolbarButton>C</ToolbarButton>
      </Toolbar>
    );
    const { screen } = await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    await expect.element(button(screen, 'C')).toBeVisible();
    await press('Tab');
    expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull();
    expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull();
    await button(screen, 'C').click();
    await press('Tab');
    expect(document.activeElement?.closest('[role="toolbar"]')).toBeNull();
    await press('Shift+Tab');
    expect(active()).toBe('C');
  },
);

claim(
  'The toolbar components of version 7 still work in version 8, but they are deprecated.',
  async () => {
    const { screen } = await showGrid({
      ...BASE,
      slots: { toolbar: GridToolbar },
      showToolbar: true,
    });
    for (const name of ['Select columns', 'Show filters', 'Density', 'Export']) {
      await expect.element(button(screen, name)).toBeVisible();
    }
    const Container = () => (
      <GridToolbarContainer>
        <ToolbarButton>A</ToolbarButton>
      </GridToolbarContainer>
    );
    const { screen: second } = await showGrid({
      ...BASE,
      slots: { toolbar: Container },
      showToolbar: true,
    });
    await expect.element(button(second, 'A')).toBeVisible();
  },
);
