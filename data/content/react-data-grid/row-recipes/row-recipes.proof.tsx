import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD as TOGGLE,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  type DataGridProProps,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  press,
  settled,
  showDemo,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, fields, header, openColumnMenu, showPro } from '#test/proofs/grids.tsx';

const GRID: DataGridProProps = {
  rows: [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Bo' },
  ],
  columns: [{ field: 'name', editable: true }],
  getDetailPanelContent: ({ id }) => <button>{`Panel ${id}`}</button>,
  getDetailPanelHeight: () => 60,
};

const panels = () =>
  [...document.querySelectorAll('.MuiDataGrid-detailPanel')].map(({ textContent }) => textContent);
const toggle = (screen: Screen, index = 0) =>
  cell(screen, TOGGLE, index).querySelector('button') ?? screen.stage;

act('SingleOpenPanel', async (demo) => {
  const texts = [/payslips/, /14 colleagues/, /order desk/].map((text) =>
    expect.stringMatching(text),
  );
  await expect.poll(panels).toEqual([texts[0]]);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(toggle(demo, 2));
    await expect.poll(panels).toEqual([texts[2]]);
    await click(toggle(demo, 1));
    await expect.poll(panels).toEqual([texts[1]]);
    await click(toggle(demo, 1));
    await expect.poll(panels).toEqual([]);
    await click(toggle(demo, 0));
    await expect.poll(panels).toEqual([texts[0]]);
  }
});

act('ExpandAllHeader', async (demo) => {
  const all = (name: string) => demo.getByRole('button', { name });
  for (let turn = 0; turn < 2; turn += 1) {
    await all('Expand all').click();
    await expect.poll(panels).toHaveLength(2);
    await click(toggle(demo));
    await expect.poll(panels).toHaveLength(1);
    await all('Expand all').click();
    await expect.poll(panels).toHaveLength(2);
    await all('Collapse all').click();
    await expect.poll(panels).toEqual([]);
  }
});

act('ToggleOnRowClick', async (demo) => {
  expect(fields(demo)).toEqual(['id', 'date', 'owner']);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'owner', 1));
    await expect.poll(panels).toEqual([expect.stringMatching(/^Returns/)]);
    await demo.getByText(/^Returns/).click();
    await settled();
    expect(panels()).toHaveLength(1);
    await click(cell(demo, 'id', 1));
    await expect.poll(panels).toEqual([]);
    await press('Enter');
    await expect.poll(panels).toHaveLength(1);
    await press('Enter');
    await expect.poll(panels).toEqual([]);
  }
  expect(demo.stage.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
  await openColumnMenu(demo, 'owner');
  await demo.getByRole('menuitem', { name: 'Manage columns' }).click();
  await demo.getByRole('checkbox', { name: 'Detail panel toggle' }).click();
  await press('Escape');
  await click(toggle(demo));
  await expect.poll(panels).toHaveLength(1);
  await press('Enter');
  await expect.poll(panels).toEqual([]);
});

claim(
  [
    'onDetailPanelExpandedRowIdsChange receives the IDs of all expanded rows, including the rows that were expanded before.',
    'This also works with apiRef: toggleDetailPanel calls the callback too.',
  ],
  async () => {
    const onChange = vi.fn<(ids: Set<GridRowId>) => void>();
    const { api, screen } = await showPro({
      ...GRID,
      detailPanelExpandedRowIds: new Set([1]),
      onDetailPanelExpandedRowIdsChange: (ids) => onChange(ids),
    });
    await click(toggle(screen, 1));
    api.toggleDetailPanel(1);
    expect(onChange.mock.calls.map(([ids]) => [...ids])).toEqual([[1, 2], []]);
  },
);

claim(
  'The grid renders only the panels near the viewport, so you can expand a thousand rows at once.',
  async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index + 1, name: `N${index}` }));
    const { api } = await showPro({ ...GRID, rows });
    api.setExpandedDetailPanels(new Set(rows.map(({ id }) => id)));
    await expect.poll(() => panels().length).toBeGreaterThan(2);
    expect(panels().length).toBeLessThan(30);
    api.scroll({ top: 50_000 });
    await expect.poll(() => panels()[0]).not.toBe('Panel 1');
  },
);

claim(
  [
    "Clicks inside the panel don't collapse it.",
    'In an editable cell, Enter also starts and ends editing, and toggles the panel both times.',
    'A click also selects the row.',
    "onRowClick isn't called for clicks in the toggle column, the checkbox column, an actions column or a cell in edit mode.",
    'So you can also keep the toggle column. The demo ignores Enter there, because Enter on a clicked toggle already toggles the panel.',
    'A click on a button that you render in another cell bubbles to the row.',
  ],
  async () => {
    const onRowClick = vi.fn();
    const { api, screen } = await showPro({
      ...GRID,
      checkboxSelection: true,
      columns: [
        { field: 'name', editable: true },
        { field: 'do', type: 'actions', getActions: () => [] },
        { field: 'go', renderCell: () => <i>Go</i> },
      ],
      onRowClick: ({ id }) => {
        onRowClick();
        api.toggleDetailPanel(id);
      },
      onCellKeyDown: ({ id }, event) => {
        if (event.key === 'Enter') {
          api.toggleDetailPanel(id);
        }
      },
    });
    await click(cell(screen, 'name'));
    await expect.poll(panels).toEqual(['Panel 1']);
    expect([...api.getSelectedRows().keys()]).toEqual([1]);
    await screen.getByRole('button', { name: 'Panel 1' }).click();
    await click(cell(screen, '__check__', 1));
    await click(cell(screen, 'do', 1));
    await click(toggle(screen, 1));
    await expect.poll(panels).toEqual(['Panel 1', 'Panel 2']);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    await click(cell(screen, 'go', 1).querySelector('i') ?? screen.stage);
    expect(onRowClick).toHaveBeenCalledTimes(2);
    await expect.poll(panels).toEqual(['Panel 1']);
    await click(cell(screen, 'name', 1));
    await expect.poll(panels).toHaveLength(2);
    await press('Enter');
    await expect.poll(() => api.getCellMode(2, 'name')).toBe('edit');
    await expect.poll(panels).toHaveLength(1);
    await click(cell(screen, 'name', 1));
    expect(onRowClick).toHaveBeenCalledTimes(3);
    await press('Enter');
    await expect.poll(() => api.getCellMode(2, 'name')).toBe('view');
    await expect.poll(panels).toHaveLength(2);
    await click(toggle(screen));
    await expect.poll(panels).toEqual(['Panel 2']);
    await press('Enter'); // the click of the button and the handler cancel each other out
    await settled();
    expect(panels()).toEqual(['Panel 2']);
  },
);

claim(
  [
    'The button also expands rows that are filtered out or on another page. When these rows become visible, their panels can be missing.',
    'To expand only the filtered rows, get the IDs from gridFilteredSortedRowIdsSelector instead of gridDataRowIdsSelector.',
  ],
  async () => {
    const { api } = await showPro({
      ...GRID,
      initialState: {
        filter: { filterModel: { items: [{ field: 'name', operator: 'equals', value: 'Bo' }] } },
      },
    });
    const apiRef = { current: api };
    expect(gridFilteredSortedRowIdsSelector(apiRef)).toEqual([2]);
    expect(gridDataRowIdsSelector(apiRef)).toEqual([1, 2]);
    api.setExpandedDetailPanels(new Set(gridDataRowIdsSelector(apiRef)));
    await expect.poll(panels).toEqual(['Panel 2']);
    api.setFilterModel({ items: [] });
    await settled();
    expect(panels()).toEqual(['Panel 2']);
    expect([...api.getExpandedDetailPanels()]).toEqual([1, 2]);
  },
);

claim(
  [
    'The header keeps focus, so the arrow keys and Tab work as in other headers.',
    'The demo handles Space and Enter with useGridEvent.',
  ],
  async () => {
    const demo = await showDemo('/data/content/react-data-grid/row-recipes/ExpandAllHeader.tsx');
    const focused = () => document.activeElement;
    const outside = document.createElement('button');
    demo.stage.before(outside);
    outside.focus();
    await press('Tab');
    expect(focused()).toBe(header(demo, TOGGLE));
    await press('Enter');
    await expect.poll(panels).toHaveLength(2);
    expect(header(demo, TOGGLE).getAttribute('aria-sort')).toBe('none');
    await press('Space');
    await expect.poll(panels).toEqual([]);
    await press('ArrowRight');
    expect(focused()).toBe(header(demo, 'site'));
    await press('Enter', 'Space');
    expect(panels()).toEqual([]);
    await press('ArrowLeft', 'ArrowDown');
    expect(focused()).toBe(cell(demo, TOGGLE));
    await press('ArrowUp');
    expect(focused()).toBe(header(demo, TOGGLE));
    await press('Tab');
    expect(demo.stage.contains(focused())).toBe(false);
    await press('Shift+Tab');
    expect(focused()).toBe(header(demo, TOGGLE));
    await press('Shift+Tab');
    expect(focused()).toBe(outside);
    outside.remove();
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(panels).toHaveLength(2);
    await press('Space');
    await expect.poll(panels).toEqual([]);
    await press('Enter');
    await expect.poll(panels).toHaveLength(2);
  },
);

claim(
  "With tabIndex={0}, the button would receive focus instead of the header. There, the arrow keys do nothing, and Shift+Tab doesn't move focus out of the button.",
  async () => {
    const { screen } = await showPro({
      ...GRID,
      columns: [
        {
          ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
          renderHeader: () => <button tabIndex={0}>All</button>,
        },
        { field: 'name' },
      ],
    });
    await click(cell(screen, 'name'));
    await press('ArrowUp', 'ArrowLeft');
    const button = screen.getByRole('button', { name: 'All' });
    await expect.element(button).toHaveFocus();
    await press('ArrowRight', 'ArrowDown', 'Shift+Tab');
    await settled();
    await expect.element(button).toHaveFocus();
    await press('Shift+Tab');
    await settled();
    await expect.element(button).toHaveFocus();
  },
);
