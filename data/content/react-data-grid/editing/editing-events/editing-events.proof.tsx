import {
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  GridRowEditStartReasons,
  GridRowEditStopReasons,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  press,
  takeClipboard,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, showGrid, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'tree', editable: true },
  { field: 'site', editable: true },
];
const ROWS = [
  { id: 1, tree: 'Oak', site: 'North' },
  { id: 2, tree: 'Lime', site: 'South' },
  { id: 3, tree: 'Ash', site: 'West' },
];
const MODES = ['cell', 'row'] as const;

/** A grid that records its events. */
async function trees(props: Partial<DataGridProps> = {}) {
  const log: string[] = [];
  const record =
    (name: string) =>
    ({ reason }: { reason?: string }) => {
      log.push(`${name} ${reason}`);
    };
  const shown = await showGrid({
    rows: ROWS,
    columns: COLUMNS,
    onCellEditStart: record('cellEditStart'),
    onCellEditStop: record('cellEditStop'),
    onRowEditStart: record('rowEditStart'),
    onRowEditStop: record('rowEditStop'),
    ...props,
  });
  return { ...shown, log };
}
const editedCells = ({ stage }: Pick<Screen, 'stage'>) =>
  stage.querySelectorAll('.MuiDataGrid-cell--editing').length;
const edit = async (screen: Screen, field: string, row = 0) => {
  await click(cell(screen, field, row), { times: 2 });
  await expect
    .poll(() => document.activeElement === cell(screen, field, row).querySelector('input'))
    .toBe(true);
};

act('StayInEditOnFocusOut', async (demo) => {
  for (const reading of ['48999', '49001']) {
    await edit(demo, 'current');
    await press('Control+a');
    await type(reading);
    for (const outside of [cell(demo, 'place', 2), cell(demo, 'current', 3)]) {
      await click(outside);
      expect(editedCells(demo)).toBe(1);
    }
    await click(cell(demo, 'current').querySelector('input') ?? document.body);
    await press('Enter');
    await expect.poll(() => texts(demo, 'current')[0]?.replace(/\D/g, '')).toBe(reading);
    await edit(demo, 'current', 1);
    await type('5');
    await press('Escape');
    await expect.poll(() => texts(demo, 'current')[1]).toBe('');
  }
});

claim(
  'Set event.defaultMuiPrevented = true in the handler to prevent the grid from changing the mode.',
  async () => {
    const prevent = (_: unknown, event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    };
    for (const editMode of MODES) {
      const { screen } = await trees({
        editMode,
        onCellEditStart: prevent,
        onRowEditStart: prevent,
      });
      await click(cell(screen, 'tree'), { times: 2 });
      await press('Enter', 'x', 'Delete');
      expect(editedCells(screen)).toBe(0);
      screen.unmount();
      const other = await trees({ editMode, onCellEditStop: prevent, onRowEditStop: prevent });
      await edit(other.screen, 'site');
      const before = editedCells(other.screen);
      await press('Enter', 'Escape', 'Tab');
      await click(cell(other.screen, 'tree', 2));
      expect(editedCells(other.screen)).toBe(before);
      other.screen.unmount();
    }
  },
);

claim(
  [
    'cellEditStart | onCellEditStart | GridCellParams and reason',
    'cellEditStop | onCellEditStop | GridCellParams and reason',
    'rowEditStart | onRowEditStart | GridRowParams, field and reason',
    'rowEditStop | onRowEditStop | GridRowParams, field and reason',
    'The grid publishes the cell events in cell editing, and the row events in row editing.',
    'field is the cell that the user was in.',
    'The grid publishes the events before the change.',
    'When it publishes a start event, the cell is still in view mode.',
    'When it publishes a stop event, the row still has its old values.',
  ],
  async () => {
    for (const editMode of MODES) {
      const start = vi.fn();
      const stop = vi.fn();
      const { screen, log, api } = await trees({ editMode });
      api.subscribeEvent(`${editMode}EditStart`, start);
      api.subscribeEvent(`${editMode}EditStop`, stop);
      const modes: unknown[] = [];
      const own = await showGrid({
        rows: ROWS,
        columns: COLUMNS,
        editMode,
        [editMode === 'cell' ? 'onCellEditStart' : 'onRowEditStart']: ({ id }: { id: number }) => {
          modes.push(own.api.getCellMode(id, 'site'));
        },
        [editMode === 'cell' ? 'onCellEditStop' : 'onRowEditStop']: ({ row }: { row: object }) => {
          modes.push(row);
        },
      });
      for (const each of [screen, own.screen]) {
        await edit(each, 'site');
        await type('!');
        await press('Enter');
        await expect.poll(() => texts(each, 'site')[0]).toBe('North!');
      }
      expect(modes).toEqual(['view', ROWS[0]]);
      expect(log).toEqual([
        `${editMode}EditStart cellDoubleClick`,
        `${editMode}EditStop enterKeyDown`,
      ]);
      for (const event of [start, stop]) {
        expect(event.mock.calls[0]?.[0]).toMatchObject({
          id: 1,
          field: 'site',
          row: ROWS[0],
          ...(editMode === 'cell' ? { colDef: { field: 'site' } } : { columns: expect.any(Array) }),
        });
      }
      screen.unmount();
      own.screen.unmount();
    }
  },
);

claim(
  'The cell stays in edit mode. Click it again and press Enter, Tab or Escape to stop editing.',
  async () => {
    for (const key of ['Enter', 'Tab', 'Escape']) {
      const { screen } = await trees({
        onCellEditStop: ({ reason }, event) => {
          event.defaultMuiPrevented = reason === GridCellEditStopReasons.cellFocusOut;
        },
      });
      await edit(screen, 'tree');
      await click(cell(screen, 'site', 2));
      expect(editedCells(screen)).toBe(1);
      await click(cell(screen, 'tree').querySelector('input') ?? document.body);
      await press(key);
      await expect.poll(() => editedCells(screen)).toBe(0);
      screen.unmount();
    }
  },
);

claim(
  [
    'For a key or a click outside the cells, the handler receives the event of that key or click.',
    'If focus moves to another cell, or if Escape or a click outside closes the list of a singleSelect cell, event is an object without target.',
  ],
  async () => {
    for (const editMode of MODES) {
      const targets: boolean[] = [];
      const types: unknown[] = [];
      const record = (_: unknown, event: object) => {
        targets.push('target' in event && event.target instanceof Node);
        types.push('type' in event ? event.type : undefined);
      };
      const { screen } = await trees({
        editMode,
        onCellEditStop: record,
        onRowEditStop: record,
        rows: ROWS.map((each) => ({ ...each, kind: 'a' })),
        columns: [
          ...COLUMNS,
          { field: 'kind', type: 'singleSelect', valueOptions: ['a', 'b'], editable: true },
        ],
      });
      for (const leave of [
        () => press('Enter'),
        () => click(screen.stage.querySelector('.MuiDataGrid-footerContainer') ?? document.body),
        () => click(cell(screen, 'tree', 2)),
      ]) {
        await edit(screen, 'tree');
        await leave();
        await expect.poll(() => editedCells(screen)).toBe(0);
      }
      expect(targets).toEqual([true, true, false]);
      expect(types).toEqual(['keydown', 'mouseup', undefined]);
      await edit(screen, 'tree');
      await click(header(screen, 'site'));
      await expect.poll(() => editedCells(screen)).toBe(0);
      expect([targets.pop(), types.pop()]).toEqual([true, 'mouseup']);
      if (editMode === 'cell') {
        await click(cell(screen, 'kind'), { times: 2 });
        await expect.element(screen.getByRole('listbox')).toBeVisible();
        await click(document.querySelector('.MuiBackdrop-root') ?? document.body, {
          at: { x: 5, y: 5 },
        });
        await expect.poll(() => targets).toEqual([true, true, false, false]);
        await click(cell(screen, 'kind'), { times: 2 });
        await expect.element(screen.getByRole('listbox')).toBeVisible();
        await press('Escape');
        await expect.poll(() => targets).toEqual([true, true, false, false, false]);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid publishes none of these events when code starts or stops editing: the API methods, cellModesModel and rowModesModel change the mode directly.',
    'Use onCellModesModelChange or onRowModesModelChange to detect calls of the API methods too.',
  ],
  async () => {
    const onChange = vi.fn();
    const callbacks = { onCellModesModelChange: onChange, onRowModesModelChange: onChange };
    const { screen, api, log } = await trees({ onCellModesModelChange: onChange });
    api.startCellEditMode({ id: 1, field: 'tree' });
    await expect.poll(() => editedCells(screen)).toBe(1);
    api.stopCellEditMode({ id: 1, field: 'tree' });
    await expect.poll(() => editedCells(screen)).toBe(0);
    expect(onChange.mock.calls.map(([model]) => model[1]?.tree.mode)).toEqual([
      'edit',
      'view',
      undefined,
    ]);
    const other = await trees({ editMode: 'row', onRowModesModelChange: onChange });
    onChange.mockClear();
    other.api.startRowEditMode({ id: 1 });
    await expect.poll(() => editedCells(other.screen)).toBe(2);
    other.api.stopRowEditMode({ id: 1 });
    await expect.poll(() => editedCells(other.screen)).toBe(0);
    expect(onChange.mock.calls.map(([model]) => model[1]?.mode)).toEqual([
      'edit',
      'view',
      undefined,
    ]);
    onChange.mockClear();
    for (const editMode of MODES) {
      const models =
        editMode === 'cell'
          ? { cellModesModel: { 1: { tree: { mode: 'edit' } } } }
          : { rowModesModel: { 1: { mode: 'edit' } } };
      const props = { editMode, ...callbacks, ...models } as Partial<DataGridProps>;
      const third = await trees(props);
      await expect.poll(() => editedCells(third.screen)).toBe(editMode === 'cell' ? 1 : 2);
      expect(third.log).toEqual([]);
    }
    expect(onChange).not.toHaveBeenCalled(); // of a model that is passed
    expect([log, other.log]).toEqual([[], []]);
  },
);

claim(
  [
    "If the value of the cell has an error, onCellEditStop isn't called, even when the user reverts it with Escape.",
    'In row editing, onRowEditStop is called for Escape, but not for keys and clicks that would commit.',
  ],
  async () => {
    const columns = COLUMNS.map((column) => ({
      ...column,
      preProcessEditCellProps: ({ props }: { props: object }) => ({ ...props, error: true }),
    }));
    for (const editMode of MODES) {
      const { screen, log } = await trees({ editMode, columns });
      await click(cell(screen, 'site'));
      await press('Delete');
      await expect.poll(() => cell(screen, 'site').querySelector('.Mui-error')).not.toBeNull();
      log.length = 0;
      await press('Enter', 'Tab');
      await click(cell(screen, 'tree', 2));
      expect([editedCells(screen), log]).toEqual([editMode === 'cell' ? 1 : 2, []]);
      await click(cell(screen, 'site').querySelector('input') ?? document.body);
      await press('Escape');
      await expect.poll(() => editedCells(screen)).toBe(0);
      expect(log).toEqual(editMode === 'cell' ? [] : ['rowEditStop escapeKeyDown']);
      screen.unmount();
    }
  },
);

claim(
  [
    'cellDoubleClick | cellDoubleClick | Double-click on an editable cell',
    'enterKeyDown | enterKeyDown | Enter',
    'printableKeyDown | printableKeyDown | A character other than a space',
    'deleteKeyDown | deleteKeyDown | Delete or Backspace',
    'pasteKeyDown | None; the reason is printableKeyDown | Ctrl+V or ⌘+V',
    'Their values are the names of the members, as strings.',
  ],
  async () => {
    const { write } = await takeClipboard();
    await write('Elm');
    for (const reasons of [
      GridCellEditStartReasons,
      GridRowEditStartReasons,
      GridCellEditStopReasons,
      GridRowEditStopReasons,
    ]) {
      expect(Object.keys(reasons)).toEqual(Object.values(reasons));
    }
    expect(Object.keys(GridCellEditStartReasons)).toHaveLength(5);
    expect(Object.keys(GridRowEditStartReasons)).toHaveLength(4);
    for (const editMode of MODES) {
      const { screen, log } = await trees({ editMode });
      await click(cell(screen, 'tree'));
      await press('Space');
      for (const [key, reason] of [
        ['', GridCellEditStartReasons.cellDoubleClick],
        ['Enter', GridCellEditStartReasons.enterKeyDown],
        ['7', GridCellEditStartReasons.printableKeyDown],
        ['Delete', GridCellEditStartReasons.deleteKeyDown],
        ['Backspace', GridCellEditStartReasons.deleteKeyDown],
        [
          'Control+v',
          editMode === 'cell'
            ? GridCellEditStartReasons.pasteKeyDown
            : GridRowEditStartReasons.printableKeyDown,
        ],
        ['Meta+v', editMode === 'cell' ? 'pasteKeyDown' : 'printableKeyDown'],
      ] as const) {
        log.length = 0;
        await (key === '' ? click(cell(screen, 'tree'), { times: 2 }) : press(key));
        expect(log).toEqual([`${editMode}EditStart ${reason}`]);
        await press('Escape');
        await expect.poll(() => editedCells(screen)).toBe(0);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'escapeKeyDown | escapeKeyDown | Escape',
    'tabKeyDown | tabKeyDown | Tab; in row editing, in the last editable cell',
    'shiftTabKeyDown | shiftTabKeyDown | Shift+Tab; in row editing, in the first editable cell',
    'cellFocusOut | rowFocusOut | Click outside the cell or row, or focus moved to another cell from code',
  ],
  async () => {
    expect(Object.keys(GridCellEditStopReasons)).toHaveLength(5);
    expect(Object.keys(GridRowEditStopReasons)).toHaveLength(5);
    for (const editMode of MODES) {
      const { screen, api, log } = await trees({ editMode });
      for (const [field, leave, reason] of [
        ['tree', () => press('Escape'), 'escapeKeyDown'],
        ['tree', () => press('Enter'), 'enterKeyDown'],
        ['site', () => press('Tab'), 'tabKeyDown'],
        ['tree', () => press('Shift+Tab'), 'shiftTabKeyDown'],
        ['tree', () => click(cell(screen, 'site', 2)), `${editMode}FocusOut`],
        ['tree', async () => api.setCellFocus(2, 'tree'), `${editMode}FocusOut`],
        [
          'tree',
          () => click(screen.stage.querySelector('.MuiDataGrid-footerContainer') ?? document.body),
          `${editMode}FocusOut`,
        ],
      ] as const) {
        await edit(screen, field);
        log.length = 0;
        await leave();
        await expect.poll(() => editedCells(screen)).toBe(0);
        expect(log).toEqual([`${editMode}EditStop ${reason}`]);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'apiRef.current.subscribeEvent(event, handler) subscribes to the same events.',
    'It returns a function that unsubscribes.',
    'To prevent the default, use the prop: the grid calls it before it changes the mode. It calls a subscribed handler after that, unless you subscribe with { isFirst: true }.',
  ],
  async () => {
    const { screen, api } = await trees();
    const handler = vi.fn((_: unknown, event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    });
    const unsubscribe = api.subscribeEvent('cellEditStart', handler);
    await edit(screen, 'tree');
    expect([handler.mock.calls.length, editedCells(screen)]).toEqual([1, 1]);
    await press('Escape');
    unsubscribe();
    await edit(screen, 'tree');
    expect(handler).toHaveBeenCalledTimes(1);
    await press('Escape');
    api.subscribeEvent('cellEditStart', handler, { isFirst: true });
    await click(cell(screen, 'tree'), { times: 2 });
    expect([handler.mock.calls.length, editedCells(screen)]).toEqual([2, 0]);
  },
);

claim(
  'If code moves focus to another cell, for example to edit it, the grid still publishes the stop event of the cell or row in edit mode.',
  async () => {
    for (const editMode of MODES) {
      const { screen, api, log } = await trees({ editMode });
      for (const id of [1, 2]) {
        if (editMode === 'cell') {
          api.startCellEditMode({ id, field: 'tree' });
        } else {
          api.startRowEditMode({ id, fieldToFocus: 'tree' });
        }
        await expect.poll(() => cell(screen, 'tree', id - 1).querySelector('input')).not.toBeNull();
      }
      await expect.poll(() => log).toEqual([`${editMode}EditStop ${editMode}FocusOut`]);
      screen.unmount();
    }
  },
);

claim(
  "A stop event doesn't mean that the mode changes: during validation or a save, the grid calls onCellEditStop or onRowEditStop again for Enter and Escape.",
  async () => {
    for (const editMode of MODES) {
      let save = () => {};
      const { screen, log } = await trees({
        editMode,
        processRowUpdate: (newRow) =>
          new Promise((resolve) => {
            save = () => resolve(newRow);
          }),
      });
      await edit(screen, 'tree');
      log.length = 0;
      await press('Enter', 'Escape', 'Enter');
      expect(log).toEqual(
        ['enterKeyDown', 'escapeKeyDown', 'enterKeyDown'].map(
          (reason) => `${editMode}EditStop ${reason}`,
        ),
      );
      expect(editedCells(screen)).toBe(editMode === 'cell' ? 1 : 2);
      save();
      await expect.poll(() => editedCells(screen)).toBe(0);
      screen.unmount();
    }
  },
);
