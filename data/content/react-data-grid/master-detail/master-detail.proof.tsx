import { useState } from 'react';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD as TOGGLE,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridApiPro,
  type GridRenderCellParams,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setWidth,
  settled,
  takeClipboard,
  takeConsole,
  type as typeText,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, fields, header, row, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', team: 'Red' },
  { id: 2, name: 'Bo', team: 'Blue' },
  { id: 3, name: 'Cy', team: 'Red' },
  { id: 4, name: 'Di', team: 'Blue' },
];
const COLUMNS = [{ field: 'name' }, { field: 'team' }];
const EVENTS = ['paginationModelChange', 'filteredRowsSet', 'rowExpansionChange'] as const;
const RED = 'auto-generated-row-team/Red';
const NO_HEIGHT = "Cannot read properties of undefined (reading 'height')";

/** Row 2 has no content. */
const content = ({ id }: GridRowParams) => (id === 2 ? null : <Counter id={id} />);
const height = () => 80;
const GRID: DataGridProProps = {
  rows: ROWS,
  columns: COLUMNS,
  getDetailPanelContent: content,
  getDetailPanelHeight: height,
};
const { getDetailPanelContent, getDetailPanelHeight } = GRID;
/** The same for `DataGridPremium`. */
const PREMIUM = { rows: ROWS, columns: COLUMNS, getDetailPanelContent, getDetailPanelHeight };
const expanded = (...ids: GridRowId[]) => ({ detailPanel: { expandedRowIds: new Set(ids) } });

function Counter({ id }: { id: GridRowId }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`${id}: ${count}`}</button>
      <input aria-label={`Note ${id}`} />
    </>
  );
}

/** The texts of the rendered panels. */
const panels = () => elements().map(({ textContent }) => textContent);
const elements = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-detailPanel')];
const toggle = (screen: Screen, index = 0) => {
  const button = cell(screen, TOGGLE, index).querySelector('button');
  if (!button) {
    throw new Error(`There is no toggle in row ${index}.`);
  }
  return button;
};
const isEnabled = (screen: Screen) =>
  [...screen.stage.querySelectorAll<HTMLButtonElement>(`[data-field="${TOGGLE}"] button`)].map(
    ({ disabled }) => !disabled,
  );
/** Moves the focus to the cell of the toggle as a user without a mouse does. */
const focusToggle = async (screen: Screen, index = 0) => {
  await click(cell(screen, 'name', index));
  await press('ArrowLeft');
  expect(document.activeElement).toBe(cell(screen, TOGGLE, index));
};

act('OrderDetails', async (demo) => {
  const lines = demo.getByRole('table', { name: 'Lines of order 48000' });
  await expect.element(lines).toBeVisible();
  const total = texts(demo, 'total')[0] ?? '';
  expect(elements()[0]?.textContent).toContain(`To pay${total}`);
  const before = cell(demo, 'status').textContent;
  const choose = async (status: string) => {
    await demo.getByRole('combobox', { name: /^Status/ }).click();
    await demo.getByRole('option', { name: status }).click();
    await expect.poll(() => cell(demo, 'status').textContent).toBe(status);
    await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(before === 'Packed' ? 'Open' : 'Packed');
    await choose(before);
    await click(toggle(demo));
    await expect.element(lines).not.toBeInTheDocument();
    await click(toggle(demo));
    await expect.element(lines).toBeVisible();
  }
});

act('MinimalPanel', async (demo) => {
  expect(isEnabled(demo)).toEqual([true, false, true]);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(toggle(demo));
    await expect.poll(panels).toEqual([expect.stringMatching(/quiet room/)]);
    await click(toggle(demo));
    await expect.poll(panels).toEqual([]);
  }
});

act('AutoHeightPanels', async (demo) => {
  const totals = () =>
    ['1', '2', '3'].map((id) => row(demo, id).querySelector('[data-field="total"]')?.textContent);
  const panel = () => elements()[0]?.offsetHeight ?? 0;
  const first = panel();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Add expense' }).click();
    await expect.poll(() => totals()[0]).toBe('€472.00');
    await expect.poll(panel).toBeGreaterThan(first);
    await demo.getByRole('menuitem', { name: 'Delete Parking' }).click();
    await expect.poll(() => totals()[0]).toBe('€453.00');
    await expect.poll(panel).toBe(first);
  }
  for (const what of ['Flight', 'Hotel, two nights']) {
    await demo.getByRole('menuitem', { name: `Delete ${what}` }).click();
  }
  await expect.poll(() => totals()[0]).toBe('€0.00');
  await demo.getByRole('button', { name: 'Add expense' }).click();
  await expect.poll(() => totals()[0]).toBe('€13.00');
  await click(toggle(demo));
  await expect.poll(elements).toHaveLength(0);
  await click(toggle(demo));
  await expect.element(demo.getByRole('menuitem', { name: 'Delete Lunch' })).toBeVisible();
});

act('ControlledPanels', async (demo) => {
  const alert = () => demo.getByRole('alert').element().textContent;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Expand high alarms' }).click();
    await expect.poll(alert).toBe('Expanded: A-17, A-19');
    await expect.poll(panels).toHaveLength(2);
    await click(toggle(demo));
    await expect.poll(alert).toBe('Expanded: A-19');
    await click(toggle(demo));
    await expect.poll(alert).toBe('Expanded: A-19, A-17');
    await demo.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(alert).toBe('No alarm is expanded');
    expect(panels()).toEqual([]);
  }
});

act('LazyPanelContent', async (demo) => {
  const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
  await click(toggle(demo, 2));
  await expect.poll(busy).toBe(1);
  await click(toggle(demo, 2));
  await expect.poll(elements).toHaveLength(0);
  await click(toggle(demo));
  await expect.poll(busy).toBe(1);
  await expect.poll(panels).toEqual([expect.stringMatching(/Handed in, Ulm/)]);
  await click(toggle(demo));
  await expect.poll(elements).toHaveLength(0);
  await click(toggle(demo));
  await expect.poll(elements).toHaveLength(1);
  expect(busy()).toBe(0);
  expect(panels()).toEqual([expect.stringMatching(/Handed in, Ulm/)]);
});

act('FormInPanel', async (demo) => {
  const email = demo.getByRole('textbox', { name: 'Email' });
  const change = async (to: string) => {
    await click(toggle(demo));
    await email.fill(to);
    await demo.getByRole('button', { name: 'Save' }).click();
  };
  for (const to of ['buy@kestrel.example', 'orders@kestrel.example', 'buy@kestrel.example']) {
    await change('nobody');
    await expect.element(demo.getByText('Enter an address such as name@company.com')).toBeVisible();
    await demo.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(elements).toHaveLength(0);
    await change(to);
    await expect.poll(() => cell(demo, 'email').textContent).toBe(to);
    await expect.poll(elements).toHaveLength(0);
    await expect.poll(() => document.activeElement).toBe(cell(demo, TOGGLE));
  }
  await press('Space');
  await expect.poll(elements).toHaveLength(1);
});

act('CustomPanelToggle', async (demo) => {
  expect(fields(demo).at(-1)).toBe(TOGGLE);
  expect(isEnabled(demo)).toEqual([true, false, true]);
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: /^Show the answer to Invoice/ }).click();
    await expect.poll(panels).toEqual([expect.stringMatching(/corrected invoice/)]);
    await demo.getByRole('button', { name: /^Hide the answer to Invoice/ }).click();
    await expect.poll(panels).toEqual([]);
    await press('Space');
    await expect.poll(panels).toHaveLength(1);
    await press('Space');
    await expect.poll(panels).toEqual([]);
  }
});

act('FullWidthPanel', async (demo) => {
  const bar = () => demo.getByRole('progressbar').element().getBoundingClientRect();
  const grid = () => demo.getByRole('grid').element().getBoundingClientRect();
  const isInside = () => bar().left >= grid().left && bar().right <= grid().right;
  await setWidth(700);
  await expect.poll(isInside).toBe(true);
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
  for (const left of [400, 0, 400]) {
    scroller?.scrollTo({ left });
    await expect.poll(() => scroller?.scrollLeft).toBe(left);
    await expect.poll(isInside).toBe(true);
    expect(toggle(demo).getBoundingClientRect().left).toBeLessThan(grid().left + 50);
  }
  await setWidth(500);
  await expect.poll(isInside).toBe(true);
  await click(toggle(demo));
  await expect.poll(elements).toHaveLength(0);
});

claim(
  [
    'If the function returns null or undefined, the toggle of that row is disabled, like the toggle of the second guest.',
    "It's also disabled for any other value that isn't an element, such as a string or false. Wrap text in an element.",
  ],
  async () => {
    const values = [<b key="b">bold</b>, null, undefined, 'text', false, 5];
    const { api, screen } = await showPro({
      ...GRID,
      rows: [...ROWS, { id: 5, name: 'Ed' }, { id: 6, name: 'Flo' }],
      getDetailPanelContent: ({ id }) => values[Number(id) - 1],
    });
    expect(isEnabled(screen)).toEqual([true, false, false, false, false, false]);
    [1, 2, 3, 4, 5, 6].forEach(api.toggleDetailPanel);
    await expect.poll(panels).toEqual(['bold']);
    expect([...api.getExpandedDetailPanels()]).toEqual([1]);
    await focusToggle(screen, 1);
    await press('Space');
    expect([...api.getExpandedDetailPanels()]).toEqual([1]);
  },
);

claim(
  [
    'When one of them changes, the grid calls both again.',
    'If the content depends on your state, add that state to the dependencies. Expanded panels then render the new content.',
    'On mount, after the rows change and after sorting, the grid calls getDetailPanelContent for all rows, and getDetailPanelHeight for rows with content.',
    "Expanding, collapsing or filtering rows doesn't call them.",
  ],
  async () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({ id: index + 1, name: `N${index}` }));
    const asked = { content: new Set<GridRowId>(), height: new Set<GridRowId>() };
    const make = (text: string) => ({
      ...GRID,
      rows,
      pagination: true as const,
      pageSizeOptions: [3],
      initialState: { pagination: { paginationModel: { pageSize: 3 } } },
      getDetailPanelContent: ({ id }: GridRowParams) => {
        asked.content.add(id);
        return id === 8 ? null : <b>{text}</b>;
      },
      getDetailPanelHeight: ({ id }: GridRowParams) => {
        asked.height.add(id);
        return 80;
      },
    });
    const first = make('old');
    const { api, redraw } = await showPro(first);
    const take = () => {
      const counts = [asked.content.size, asked.height.size];
      asked.content.clear();
      asked.height.clear();
      return counts;
    };
    expect(take()).toEqual([8, 7]);
    api.toggleDetailPanel(1);
    await expect.poll(panels).toEqual(['old']);
    api.toggleDetailPanel(1);
    api.toggleDetailPanel(1);
    api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'N0' }] });
    await settled();
    api.setFilterModel({ items: [] });
    await settled();
    expect(take()).toEqual([0, 0]);
    api.sortColumn('name', 'asc');
    await settled();
    expect(take()).toEqual([8, 7]);
    api.updateRows([{ id: 1, name: 'N0' }]);
    await expect.poll(take).toEqual([8, 7]);
    await redraw(make('new'));
    await expect.poll(panels).toEqual(['new']);
    expect(take()).toEqual([8, 7]);
    await redraw({ ...make('new'), getDetailPanelContent: first.getDetailPanelContent });
    await expect.poll(panels).toEqual(['old']);
    expect(take()).toEqual([8, 7]);
  },
);

claim(
  [
    "A panel is 500 pixels high if you don't set getDetailPanelHeight.",
    'If you return a number, higher content scrolls inside the panel.',
    "With 'auto', the grid measures the content and adjusts the panel when the content grows or shrinks.",
  ],
  async () => {
    const getDetailPanelContent = () => <div id="tall" style={{ height: 700 }} />;
    const { getDetailPanelHeight: _, ...rest } = GRID;
    const props = { ...rest, getDetailPanelContent, initialState: expanded(1) };
    const one = await showPro(props, { height: 1200 });
    const panel = () => elements()[0];
    const gap = (screen: Screen) =>
      row(screen, 2).getBoundingClientRect().top - row(screen, 1).getBoundingClientRect().bottom;
    await expect.poll(() => panel()?.offsetHeight).toBe(500);
    expect(panel()?.scrollHeight).toBe(700);
    panel()?.scrollTo({ top: 100 });
    await expect.poll(() => panel()?.scrollTop).toBe(100);
    one.screen.unmount();
    const auto = await showPro({ ...props, getDetailPanelHeight: () => 'auto' }, { height: 1200 });
    for (const size of [700, 300, 600]) {
      document.getElementById('tall')?.style.setProperty('height', `${size}px`);
      await expect.poll(() => gap(auto.screen)).toBe(size);
    }
  },
);

claim(
  [
    'A panel is unmounted and loses its state in these cases, even if it contains the focus:',
    'its row is collapsed, filtered out, on another page or in a collapsed group',
    'its row is scrolled far outside the viewport',
  ],
  async () => {
    const rows = Array.from({ length: 90 }, (_, index) => ({ id: index + 1, name: `N${index}` }));
    const { api, screen } = await showPro({
      ...GRID,
      rows,
      pagination: true,
      pageSizeOptions: [60],
      initialState: { ...expanded(1), pagination: { paginationModel: { pageSize: 60 } } },
    });
    const ways: [leave: () => void, back: () => void][] = [
      [() => api.toggleDetailPanel(1), () => api.toggleDetailPanel(1)],
      [
        () => api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'N5' }] }),
        () => api.setFilterModel({ items: [] }),
      ],
      [() => api.setPage(1), () => api.setPage(0)],
      [() => api.scroll({ top: 2500 }), () => api.scroll({ top: 0 })],
    ];
    for (const [leave, back] of ways) {
      await screen.getByRole('button', { name: '1: 0' }).click();
      await expect.element(screen.getByRole('button', { name: '1: 1' })).toHaveFocus();
      leave();
      await expect.poll(panels).toEqual([]);
      back();
      await expect.poll(panels).toEqual(['1: 0']);
    }
    screen.unmount();
    const grouped = await showPremium({
      ...PREMIUM,
      defaultGroupingExpansionDepth: -1,
      initialState: { ...expanded(1), rowGrouping: { model: ['team'] } },
    });
    await grouped.screen.getByRole('button', { name: '1: 0' }).click();
    await expect.poll(panels).toEqual(['1: 1']);
    grouped.api.setRowChildrenExpansion(RED, false);
    await expect.poll(panels).toEqual([]);
    grouped.api.setRowChildrenExpansion(RED, true);
    await expect.poll(panels).toEqual(['1: 0']);
  },
);

claim(
  [
    'Initial | initialState.detailPanel.expandedRowIds: read on mount only',
    'Controlled | detailPanelExpandedRowIds with onDetailPanelExpandedRowIdsChange',
    'From code | apiRef.current.toggleDetailPanel(id) and apiRef.current.setExpandedDetailPanels(ids)',
    'With an array, as in version 7, the grid throws expandedRowIds.has is not a function.',
    "Pass a new Set for each change. The grid doesn't detect a change inside the same Set.",
    'In a controlled grid, the apiRef methods call onDetailPanelExpandedRowIdsChange, and the panels change only with the prop.',
  ],
  async () => {
    const initial = await showPro({ ...GRID, initialState: expanded(1) });
    await expect.poll(panels).toEqual(['1: 0']);
    await initial.redraw({ ...GRID, initialState: expanded(3) });
    expect(panels()).toEqual(['1: 0']);
    initial.api.setExpandedDetailPanels(new Set([3, 4]));
    await expect.poll(panels).toEqual(['3: 0', '4: 0']);
    initial.screen.unmount();

    const onChange = vi.fn();
    const ids = new Set<GridRowId>([1]);
    const controlled = {
      ...GRID,
      detailPanelExpandedRowIds: ids,
      onDetailPanelExpandedRowIdsChange: onChange,
    };
    const { api, redraw, screen } = await showPro(controlled);
    api.toggleDetailPanel(3);
    api.setExpandedDetailPanels(new Set([4]));
    await click(toggle(screen));
    expect(onChange.mock.calls.map(([next]) => [...next])).toEqual([[1, 3], [4], []]);
    expect(panels()).toEqual(['1: 0']);
    ids.add(4);
    await redraw({ ...controlled });
    expect(panels()).toEqual(['1: 0']);
    await redraw({ ...controlled, detailPanelExpandedRowIds: new Set([3]) });
    await expect.poll(panels).toEqual(['3: 0']);
    screen.unmount();

    const array = { detailPanel: { expandedRowIds: [1] as unknown as Set<GridRowId> } };
    await expect(showPro({ ...GRID, initialState: array })).rejects.toThrow(
      'expandedRowIds.has is not a function',
    );
    takeConsole();
  },
);

claim(
  [
    "The ID of a row that is filtered out, on another page or removed stays in the set, so the row is still expanded when it's back.",
    "apiRef.current.exportState() doesn't contain the expanded rows.",
  ],
  async () => {
    const props = {
      ...GRID,
      pagination: true as const,
      pageSizeOptions: [2],
      initialState: { ...expanded(1), pagination: { paginationModel: { pageSize: 2 } } },
    };
    const { api, redraw } = await showPro(props);
    const ways: [leave: () => unknown, back: () => unknown][] = [
      [
        () => api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'Cy' }] }),
        () => api.setFilterModel({ items: [] }),
      ],
      [() => api.setPage(1), () => api.setPage(0)],
      [() => redraw({ ...props, rows: ROWS.slice(1) }), () => redraw(props)],
    ];
    for (const [leave, back] of ways) {
      await leave();
      await expect.poll(panels).toEqual([]);
      expect([...api.getExpandedDetailPanels()]).toEqual([1]);
      await back();
      await expect.poll(panels).toEqual(['1: 0']);
    }
    expect(JSON.stringify(Object.keys(api.exportState()))).not.toMatch(/detail/i);
  },
);

claim(
  [
    "If an expanded row has no content, the grid throws Cannot read properties of undefined (reading 'height').",
    'This happens with all three ways in the table except toggleDetailPanel, and also when the content of an expanded row becomes null.',
    'The IDs of pinned rows and of groups that the grid generates throw the same error.',
    "IDs that don't exist are ignored.",
  ],
  async () => {
    for (const props of [
      { initialState: expanded(2) },
      { detailPanelExpandedRowIds: new Set([2]) },
    ]) {
      await expect(showPro({ ...GRID, ...props })).rejects.toThrow(NO_HEIGHT);
      takeConsole();
    }
    const { api, screen } = await showPro(GRID);
    api.toggleDetailPanel(2);
    expect(() => api.setExpandedDetailPanels(new Set([2]))).toThrow(NO_HEIGHT);
    screen.unmount();
    takeConsole();

    const strangers = await showPro({ ...GRID, initialState: expanded(77) });
    strangers.api.setExpandedDetailPanels(new Set([99, 1]));
    await expect.poll(panels).toEqual(['1: 0']);
    await strangers.redraw({ ...GRID, getDetailPanelContent: () => null });
    await expect.poll(() => takeConsole().join()).toContain(NO_HEIGHT);
    strangers.screen.unmount();

    const pinned = await showPro({ ...GRID, pinnedRows: { top: [{ id: 50, name: 'P' }] } });
    expect(() => pinned.api.setExpandedDetailPanels(new Set([50]))).toThrow(NO_HEIGHT);
    pinned.screen.unmount();
    const grouped = await showPremium({
      ...PREMIUM,
      initialState: { rowGrouping: { model: ['team'] } },
    });
    expect(() => grouped.api.setExpandedDetailPanels(new Set([RED]))).toThrow(NO_HEIGHT);
    grouped.screen.unmount();
    takeConsole();
  },
);

keyRow('Space', async () => {
  const { api, screen } = await showPro(GRID);
  await focusToggle(screen);
  for (const ids of [[1], [], [1]]) {
    await press('Space');
    await expect.poll(() => [...api.getExpandedDetailPanels()]).toEqual(ids);
  }
  expect(api.getSelectedRows().size).toBe(1); // as the click left it
});

keyRow('Shift+Space', async () => {
  const { api, screen } = await showPro(GRID);
  await focusToggle(screen);
  api.selectRow(1, false);
  for (const ids of [[1], [], [1]]) {
    await press('Shift+Space');
    await expect.poll(() => [...api.getExpandedDetailPanels()]).toEqual(ids);
    expect([...api.getSelectedRows().keys()]).toEqual(ids);
  }
});

keyRow('Tab', async () => {
  const { screen } = await showPro({ ...GRID, initialState: expanded(1, 3) });
  await focusToggle(screen, 2);
  await press('Tab');
  await expect.element(screen.getByRole('button', { name: '3: 0' })).toHaveFocus();
  await press('Shift+Tab');
  expect(document.activeElement).toBe(cell(screen, TOGGLE, 2));
});

claim(
  [
    'Enter toggles the panel only after a click on the toggle.',
    'When the user moves to its cell with an arrow key, Enter does nothing.',
    'There is no shortcut for the other cells of a row.',
    "Keys that the user presses inside a panel, such as Space and the arrow keys in a text field, don't affect the grid.",
  ],
  async () => {
    const onCellKeyDown = vi.fn();
    const { api, screen } = await showPro({ ...GRID, onCellKeyDown });
    const ids = () => [...api.getExpandedDetailPanels()];
    await click(toggle(screen));
    expect(ids()).toEqual([1]);
    await press('Enter');
    await expect.poll(ids).toEqual([]);
    await focusToggle(screen, 2);
    await press('Enter', 'Control+Enter');
    expect(ids()).toEqual([]);
    await press('ArrowRight', 'Enter', 'Control+Enter', 'Alt+Enter', 'Control+Space', 'Alt+Space');
    expect(ids()).toEqual([]);
    api.setExpandedDetailPanels(new Set([3]));
    const note = screen.getByRole('textbox', { name: 'Note 3' });
    await note.click();
    onCellKeyDown.mockClear();
    await typeText('a b');
    await press('ArrowLeft', 'ArrowDown', 'ArrowUp', 'Space', 'Enter');
    await expect.element(note).toHaveFocus();
    expect(onCellKeyDown).not.toHaveBeenCalled();
    expect(ids()).toEqual([3]);
  },
);

claim(
  [
    'The grid adds its toggle column before yours, unless columns contains one with the field GRID_DETAIL_PANEL_TOGGLE_FIELD.',
    'This definition excludes the column from sorting, column filters, resizing, reordering and export, but not from the quick filter.',
    "It's 50 pixels wide and its header has no text, so set a headerName for screen readers.",
  ],
  async () => {
    const plain = await showPro(GRID);
    expect(fields(plain.screen)).toEqual([TOGGLE, 'name', 'team']);
    plain.screen.unmount();
    const { api, screen } = await showPro({
      ...GRID,
      columns: [...COLUMNS, { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, headerName: 'Details' }],
    });
    expect(fields(screen)).toEqual(['name', 'team', TOGGLE]);
    expect(api.getColumn(TOGGLE)).toMatchObject({
      sortable: false,
      filterable: false,
      resizable: false,
      disableReorder: true,
      disableExport: true,
    });
    expect(api.getDataAsCsv()).not.toContain('Details');
    expect(header(screen, TOGGLE).offsetWidth).toBe(50);
    expect(header(screen, TOGGLE).textContent).toBe('');
    expect(header(screen, TOGGLE).querySelector('[aria-label="Details"]')).not.toBeNull();
    api.setExpandedDetailPanels(new Set([1]));
    api.setQuickFilterValues(['false']);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Bo', 'Cy', 'Di']);
  },
);

claim(
  [
    'A click on any element inside this cell toggles the panel, and so does Space.',
    'If the onClick of your own button calls toggleDetailPanel, the panel toggles twice, so nothing happens.',
    'params.value is true if the row was expanded when the cell was last rendered.',
    "A change from code doesn't render the cell again.",
  ],
  async () => {
    const withCell = (renderCell: (params: GridRenderCellParams) => React.ReactNode) => ({
      ...GRID,
      columns: [{ ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderCell }, ...COLUMNS],
    });
    const plain = await showPro(withCell(({ value }) => <i>{String(value)}</i>));
    const ids = () => [...plain.api.getExpandedDetailPanels()];
    const inner = () => cell(plain.screen, TOGGLE).querySelector('i') ?? plain.screen.stage;
    plain.api.toggleDetailPanel(1);
    await expect.poll(panels).toEqual(['1: 0']);
    expect(inner().textContent).toBe('false');
    await click(inner());
    expect(ids()).toEqual([]);
    await click(inner());
    expect(ids()).toEqual([1]);
    await press('Space');
    expect(ids()).toEqual([]);
    await click(cell(plain.screen, TOGGLE), { at: { x: 2, y: 2 } });
    expect(ids()).toEqual([]);
    plain.screen.unmount();

    const { api, screen } = await showPro(
      withCell(({ api: own, id }) => (
        <button onClick={() => (own as GridApiPro).toggleDetailPanel(id)}>x</button>
      )),
    );
    await click(toggle(screen));
    await settled();
    expect([...api.getExpandedDetailPanels()]).toEqual([]);
  },
);

claim(
  [
    'A panel is as wide as all columns together, or as the viewport if the columns are narrower.',
    'It scrolls with the columns.',
    'Read this width with gridDimensionsSelector, which renders the panel again when the width changes.',
    'A panel scrolls its own content by default, so sticky content in it scrolls away with the columns.',
    "With overflow: 'visible', content that is higher than its panel covers the rows below.",
  ],
  async () => {
    function Sticky() {
      const { viewportInnerSize } = useGridSelector(useGridApiContext(), gridDimensionsSelector);
      const { width } = viewportInnerSize;
      return <div id="sticky" style={{ position: 'sticky', left: 0, width, height: 100 }} />;
    }
    const props = {
      ...GRID,
      columns: [
        { field: 'name', width: 700 },
        { field: 'team', width: 600 },
      ],
      getDetailPanelContent: () => <Sticky />,
      initialState: expanded(1),
    };
    const sticky = () => document.getElementById('sticky')?.getBoundingClientRect();
    const left = () => elements()[0]?.getBoundingClientRect().left;
    const scroll = (to: number) =>
      document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ left: to });
    const narrow = await showPro({ ...GRID, initialState: expanded(1) }, { width: 700 });
    await expect.poll(() => elements()[0]?.offsetWidth).toBe(698);
    narrow.screen.unmount();
    const { redraw, screen } = await showPro(props, { width: 500 });
    await expect.poll(() => elements()[0]?.offsetWidth).toBe(1350);
    const start = left() ?? 0;
    scroll(300);
    await expect.poll(left).toBe(start - 300);
    await expect.poll(() => sticky()?.left).toBe(start - 300);
    await redraw({ ...props, sx: { [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } } });
    await expect.poll(() => sticky()?.left).toBe(start);
    expect(left()).toBe(start - 300);
    expect(sticky()?.width).toBe(498);
    expect(sticky()?.bottom).toBe(row(screen, 2).getBoundingClientRect().top + 20);
    const parent = screen.stage.firstElementChild;
    parent?.setAttribute('style', 'width: 400px; height: 400px');
    await expect.poll(() => sticky()?.width).toBe(398);
  },
);

claim(
  [
    "Tree data | Rows of your data can have panels. Parents that the grid generates can't",
    'Pinned rows | The toggle of a pinned row is disabled',
    "Row selection | A click on the toggle or in the panel doesn't select the row",
    'CSV export | The file contains neither the panels nor the toggle column',
  ],
  async () => {
    const tree = await showPro({
      ...GRID,
      treeData: true,
      getTreeDataPath: ({ id, name }) =>
        id === 1 ? [name] : id === 3 ? ['Ada', name] : ['X', name],
      defaultGroupingExpansionDepth: -1,
    });
    await expect.poll(() => isEnabled(tree.screen)).toEqual([true, true, false, false, true]);
    tree.screen.unmount();

    const { api, screen } = await showPro({
      ...GRID,
      pinnedRows: { top: [{ id: 50, name: 'Pin' }], bottom: [{ id: 51, name: 'Last' }] },
    });
    const byId = (id: number) => row(screen, id).querySelector('button')?.disabled;
    expect([50, 51, 1, 2, 3].map(byId)).toEqual([true, true, false, true, false]);
    await click(row(screen, 1).querySelector('button') ?? screen.stage);
    await screen.getByRole('button', { name: '1: 0' }).click();
    expect(api.getSelectedRows().size).toBe(0);
    expect(api.getDataAsCsv().split('\r\n').slice(0, 2)).toEqual(['name,team', 'Pin,']);
    expect(api.getDataAsCsv()).not.toContain('1: 1');
  },
);

claim(
  [
    "Row grouping | Rows inside groups can have panels, and so can group rows of a data source. Groups that the grid generates can't: #19589. In a group that the user expands, panels can be missing",
    'Pagination and filtering | On the next page or after the filter changes, panels can be missing',
    'The grid creates the panels on mount, and again when the rows, the sorting, the set of IDs or a measured height changes.',
    'If an expanded row is filtered out, on another page or in a collapsed group at that time, its panel is missing when the row becomes visible. Its toggle shows the row as expanded (#16495).',
    'For example, the user expands a row on the first page and then a row on the second page.',
    'Back on the first page, the panel is missing.',
    'To render the missing panels, pass the same IDs as a new Set when other rows become visible:',
  ],
  async () => {
    const toggles = (screen: Screen) =>
      [...screen.stage.querySelectorAll(`[data-field="${TOGGLE}"] button`)].map((button) =>
        button.getAttribute('aria-label'),
      );
    const restoring = (api: GridApiPro) => {
      const restore = () => api.setExpandedDetailPanels(new Set(api.getExpandedDetailPanels()));
      EVENTS.forEach((event) => api.subscribeEvent(event, restore));
    };
    const filter = (name: string) => ({
      items: [{ field: 'name', operator: 'equals', value: name }],
    });

    for (const isRestored of [false, true]) {
      const seen = (text: string) => (isRestored ? [text] : []);

      const paged = await showPro({
        ...GRID,
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { pageSize: 2 } } },
      });
      if (isRestored) {
        restoring(paged.api);
      }
      const turn = async (name: 'next' | 'previous') => {
        await paged.screen.getByRole('button', { name: `Go to ${name} page` }).click();
        await settled();
      };
      await click(toggle(paged.screen));
      await expect.poll(panels).toEqual(['1: 0']);
      await turn('next');
      await click(toggle(paged.screen));
      await expect.poll(panels).toEqual(['3: 0']);
      await turn('previous');
      await expect.poll(panels).toEqual(seen('1: 0'));
      expect(toggles(paged.screen)).toEqual(['Collapse', 'Expand']);
      paged.api.sortColumn('name', 'asc'); // the panels are created anew
      await expect.poll(panels).toEqual(['1: 0']);
      await turn('next');
      await expect.poll(panels).toEqual(seen('3: 0'));
      paged.screen.unmount();

      const filtered = await showPro({
        ...GRID,
        initialState: { ...expanded(1), filter: { filterModel: filter('Cy') } },
      });
      if (isRestored) {
        restoring(filtered.api);
      }
      filtered.api.setFilterModel({ items: [] });
      await expect.poll(() => toggles(filtered.screen)[0]).toBe('Collapse');
      await settled();
      await expect.poll(panels).toEqual(seen('1: 0'));
      filtered.api.updateRows([{ id: 4, name: 'Dy' }]);
      await expect.poll(panels).toEqual(['1: 0']);
      filtered.screen.unmount();

      const measured = await showPro({
        ...GRID,
        getDetailPanelHeight: () => 'auto',
        initialState: { ...expanded(1, 3), filter: { filterModel: filter('Cy') } },
      });
      if (isRestored) {
        restoring(measured.api);
      }
      await expect
        .poll(() => measured.api.state.detailPanel.heightCache[3]?.height)
        .toBe(elements()[0]?.offsetHeight);
      measured.api.setFilterModel({ items: [] });
      await expect.poll(() => toggles(measured.screen)[0]).toBe('Collapse');
      await settled();
      await expect.poll(panels).toEqual([...seen('1: 0'), '3: 0']);
      const field = measured.screen.getByLabelText('Note 3').element() as HTMLElement;
      field.style.height = '90px';
      await expect.poll(panels).toEqual(['1: 0', '3: 0']);
      measured.screen.unmount();

      const { api, screen } = await showPremium({
        ...PREMIUM,
        initialState: { ...expanded(1), rowGrouping: { model: ['team'] } },
      });
      if (isRestored) {
        restoring(api as unknown as GridApiPro);
      }
      api.setRowChildrenExpansion(RED, true);
      await expect.poll(() => toggles(screen)).toEqual(['Expand', 'Collapse', 'Expand', 'Expand']);
      await settled();
      expect(isEnabled(screen)).toEqual([false, true, true, false]);
      await expect.poll(panels).toEqual(seen('1: 0'));
      screen.unmount();
    }

    const served = await showPremium({
      columns: COLUMNS,
      getDetailPanelContent,
      getDetailPanelHeight,
      initialState: { rowGrouping: { model: ['team'] } },
      dataSource: {
        getRows: async () => ({ rows: [{ id: 'red', team: 'Red' }] }),
        getGroupKey: ({ team }) => team,
        getChildrenCount: () => 2,
      },
    });
    await expect.poll(() => isEnabled(served.screen)).toEqual([true]);
    expect(served.api.getRowNode('red')).toMatchObject({ type: 'group', isAutoGenerated: false });
    await click(toggle(served.screen));
    await expect.poll(panels).toEqual(['red: 0']);
  },
);

claim(
  'The exception is Ctrl+C: if no text is selected, it copies the selected rows of the grid, even from a grid inside the panel.',
  async () => {
    const clipboard = await takeClipboard();
    const { screen } = await showPro({
      ...GRID,
      getDetailPanelContent: () => (
        <>
          <input aria-label="Note" defaultValue="text" />
          <DataGridPro rows={[{ id: 1, inner: 'Inner' }]} columns={[{ field: 'inner' }]} />
        </>
      ),
      getDetailPanelHeight: () => 260,
      initialState: expanded(1),
      rowSelectionModel: { type: 'include', ids: new Set([3]) },
    });
    const copied = async (text: string) => {
      await press('Control+C');
      await expect.poll(clipboard.read).toBe(text);
      await settled();
      expect(await clipboard.read()).toBe(text);
      await clipboard.write('');
    };
    await screen.getByRole('textbox', { name: 'Note' }).click();
    await press('End');
    await copied('Cy\tRed');
    await press('Control+A');
    await copied('text');
    await press('End');
    await click(cell(screen, 'inner'));
    await copied('Cy\tRed');
  },
);

claim('When a panel collapses, the focused control in it loses focus.', async () => {
  const { api, screen } = await showPro({ ...GRID, initialState: expanded(1) });
  await screen.getByRole('button', { name: '1: 0' }).click();
  api.toggleDetailPanel(1);
  await expect.poll(panels).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

claim(
  "The nested grid is in a flex container with flexDirection: 'column', so it's as high as its rows: see layout.",
  async () => {
    const { screen } = await showPro({
      ...GRID,
      getDetailPanelHeight: () => 'auto',
      getDetailPanelContent: () => (
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <DataGridPro
            rows={ROWS}
            columns={COLUMNS}
            rowHeight={40}
            columnHeaderHeight={40}
            hideFooter
          />
        </div>
      ),
      initialState: expanded(1),
    });
    await expect.poll(() => elements()[0]?.offsetHeight).toBe(4 * 40 + 40 + 2);
    screen.unmount();
  },
);

claim(
  [
    'Viewport loading | Not supported: when an expanded row is scrolled away and other rows load, the grid throws the same error as for rows without content (#17956). Use pagination instead',
    "Infinite loading | Not supported either: when an expanded row is several pages above the viewport and the next page loads, the grid throws the same error. A row whose ID is in the set before the row is loaded is expanded as soon as it's loaded",
  ],
  async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, name: `N${index}` }));
    const showLoading = async (
      rowCount: number,
      ids: GridRowId[] = [],
      props: Partial<DataGridProProps> = { lazyLoading: true },
    ) => {
      const grid = await showPro({
        columns: COLUMNS,
        getDetailPanelContent: ({ id }) => <b>{id}</b>,
        getDetailPanelHeight: height,
        dataSource: {
          getRows: ({ start, end }) =>
            Promise.resolve({ rows: rows.slice(Number(start), end + 1), rowCount }),
        },
        ...props,
        initialState: { ...expanded(...ids), pagination: { paginationModel: { pageSize: 20 } } },
      });
      await expect.poll(() => texts(grid.screen, 'name')[0]).toBe('N0');
      return grid;
    };
    const infinite = await showLoading(-1, [25]);
    infinite.api.toggleDetailPanel(1);
    await expect.poll(panels).toEqual(['1']);
    infinite.api.scroll({ top: 24 * 52 - 100 });
    await expect.poll(panels).toEqual(['25']);
    infinite.api.scroll({ top: 0 });
    await expect.poll(() => panels()[0]).toBe('1');
    await expect
      .poll(
        () => {
          infinite.api.scroll({ top: 1e6 });
          return infinite.screen.stage.childElementCount;
        },
        { interval: 200, timeout: 15_000 },
      )
      .toBe(0);
    expect(takeConsole().join()).toContain(NO_HEIGHT);
    infinite.screen.unmount();

    const paged = await showLoading(rows.length, [1], { pagination: true, pageSizeOptions: [20] });
    await expect.poll(panels).toEqual(['1']);
    paged.api.setPage(3);
    await expect.poll(() => texts(paged.screen, 'name')[0]).toBe('N60');
    expect(panels()).toEqual([]);
    paged.api.setPage(0);
    await expect.poll(panels).toEqual(['1']);
    paged.screen.unmount();

    const { api, screen } = await showLoading(rows.length);
    api.toggleDetailPanel(1);
    await expect.poll(panels).toEqual(['1']);
    for (const top of [1200, 2400, 3600]) {
      if (screen.stage.childElementCount > 0) {
        api.scroll({ top });
        await new Promise((resolve) => setTimeout(resolve, 700)); // requests are throttled
      }
    }
    expect(takeConsole().join()).toContain(NO_HEIGHT);
    expect(screen.stage.childElementCount).toBe(0);
  },
);
