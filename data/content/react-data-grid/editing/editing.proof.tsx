import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DataGrid,
  GridActionsCellItem,
  GridCellModes,
  GridEditInputCell,
  GridRowModes,
  useGridApiRef,
  type DataGridProps,
  type GridCellModesModel,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  show,
  takeClipboard,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, row, showGrid, showPremium, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'tree', editable: true },
  { field: 'site', editable: true },
  { field: 'planted' },
  { field: 'note', editable: true },
];
const ROWS = [
  { id: 1, tree: 'Oak', site: 'North', planted: 1988, note: 'old' },
  { id: 2, tree: 'Lime', site: 'South', planted: 2001, note: 'new' },
  { id: 3, tree: 'Ash', site: 'West', planted: 2011, note: 'ill' },
];
const ALL = ['1.tree', '1.site', '1.note'];
const MODES = ['cell', 'row'] as const;
type Mode = (typeof MODES)[number];

const trees = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
/** The columns, some of them with more. */
const withColumns = (more: Record<string, Partial<GridColDef>>): GridColDef[] =>
  COLUMNS.map((column) => ({ ...column, ...more[column.field] }) as GridColDef);
const placeOf = (element: Element | null | undefined) => {
  const field = element?.closest<HTMLElement>('[role="gridcell"]')?.dataset.field;
  const id = element?.closest<HTMLElement>('[role="row"]')?.dataset.id;
  return field ? `${id}.${field}` : '';
};
/** The cells in edit mode. */
const edited = ({ stage }: Pick<Screen, 'stage'>) =>
  [...stage.querySelectorAll('.MuiDataGrid-cell--editing')].map(placeOf);
/** The cell that has focus, with `!` where an editor in it has. */
const focus = () => {
  const active = document.activeElement;
  return `${placeOf(active)}${active?.matches('input') ? '!' : ''}`;
};
const editor = (screen: Pick<Screen, 'stage'>, field: string, index = 0) => {
  const found = cell(screen, field, index).querySelector('input');
  if (!found) {
    throw new Error(`The cell of ${field} has no editor.`);
  }
  return found;
};
const cellsOf = (mode: Mode, field = 'tree') => (mode === 'row' ? ALL : [`1.${field}`]);

/** A promise that is settled from outside. */
function deferred() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Starts editing with a double-click, and replaces the text if there is one. */
async function edit(screen: Screen, field: string, index = 0, text?: string): Promise<void> {
  await click(cell(screen, field, index), { times: 2 });
  await expect.poll(() => document.activeElement === editor(screen, field, index)).toBe(true);
  if (text !== undefined) {
    await press('Control+a');
    await type(text);
  }
}

/** Edits a text and commits it with Enter. */
async function change(screen: Screen, field: string, index: number, text: string): Promise<void> {
  await edit(screen, field, index, text);
  await press('Enter');
  await expect.poll(() => edited(screen)).toEqual([]);
}

act('CellEditing', async (demo) => {
  const reorder = () => cell(demo, 'reorder').querySelector('[data-value]')?.outerHTML;
  const first = reorder();
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [text, number] of [
      ['Chain, 12-speed', '9'],
      ['Chain, 11-speed', '14'],
    ] as const) {
      await change(demo, 'part', 0, text);
      await change(demo, 'stock', 0, number);
      expect([texts(demo, 'part')[0], texts(demo, 'stock')[0]]).toEqual([text, number]);
      await edit(demo, 'reorder');
      await press('Space', 'Enter');
      await expect.poll(() => edited(demo)).toEqual([]);
    }
    await edit(demo, 'part', 1, 'Nothing');
    await press('Escape');
    await expect.poll(() => texts(demo, 'part')[1]).toBe('Brake pads, resin');
    await click(cell(demo, 'shelf', 1), { times: 2 });
    await demo.getByRole('option', { name: turn === 0 ? 'Cellar' : 'A1' }).click();
    await press('Enter');
    await expect.poll(() => texts(demo, 'shelf')[1]).toBe(turn === 0 ? 'Cellar' : 'A1');
  }
  expect(reorder()).toBe(first);
});

act('RowEditing', async (demo) => {
  for (const [street, postcode] of [
    ['2 Quay Street', 'LS2 9XX'],
    ['14 Mill Lane', 'LS1 4AP'],
  ] as const) {
    await edit(demo, 'street', 0, street);
    expect(edited(demo)).toEqual(['1.street', '1.postcode', '1.city', '1.pickup']);
    await press('Tab', 'Control+a');
    await type(postcode);
    await press('Enter');
    await expect.poll(() => edited(demo)).toEqual([]);
    expect([texts(demo, 'street')[0], texts(demo, 'postcode')[0]]).toEqual([street, postcode]);
  }
});

act('EditingStates', async (demo) => {
  const status = demo.getByRole('status').element();
  const diagram = demo.getByRole('img', { name: /Current state/ }).element();
  const seen: string[] = []; // a save that is over before a slow machine looks was pending all the same
  const listener = new MutationObserver(() => {
    const [, state] = /Current state: (\w+)/.exec(diagram.ariaLabel ?? '') ?? [];
    seen.push(`${status.textContent.replace(/\s+/g, ' ').trim()}, in ${state}`);
  });
  listener.observe(demo.stage, { subtree: true, characterData: true, childList: true });
  const says = (...expected: string[]) =>
    expect
      .poll(() => seen.filter((text, index) => text !== seen[index - 1]).slice(-expected.length))
      .toEqual(expected);
  for (const [mode, name] of [
    ['Row', 'Row of Oak stool'],
    ['Cell', 'Stock of Oak stool'],
  ] as const) {
    await demo.getByRole('button', { name: mode }).click();
    await says('Double-click a cell, or focus one and type., in view');
    await edit(demo, 'stock');
    await says(`${name}: start → edit (cellDoubleClick), in edit`);
    await press('Escape');
    await says(`${name}: revert → view (escapeKeyDown), in view`);
    await press('5', 'Enter', 'Escape', 'Enter');
    await says(
      `${name}: commit → pending (enterKeyDown), in pending`,
      `${name}: resolve → view (the promise resolved), in view`,
    );
    await expect.poll(() => edited(demo)).toEqual([]);
    expect(texts(demo, 'stock')[0]).toBe('5');
    await demo.getByRole('switch', { name: 'Reject saves' }).click();
    await edit(demo, 'stock', 0, '6');
    await press('Tab');
    if (mode === 'Row') {
      await press('Tab'); // the last cell of the row
    }
    await says(
      `${name}: commit → pending (tabKeyDown), in pending`,
      `${name}: reject → edit (the promise rejected), in edit`,
    );
    expect(editor(demo, 'stock').value).toBe('6');
    await demo.getByRole('switch', { name: 'Reject saves' }).click();
  }
  listener.disconnect();
});

act('EditDraftsOnly', async (demo) => {
  const status = async (index: number, name: string) => {
    await click(cell(demo, 'status', index), { times: 2 });
    await demo.getByRole('option', { name }).click();
    await press('Enter');
    await expect.poll(() => texts(demo, 'status')[index]).toBe(name);
  };
  const isEditable = (index: number) =>
    cell(demo, 'quantity', index).classList.contains('MuiDataGrid-cell--editable');
  for (const quantity of ['30', '20']) {
    await change(demo, 'quantity', 2, quantity);
    expect(texts(demo, 'quantity')[2]).toBe(quantity);
    await status(2, 'Ordered');
    await expect.poll(() => isEditable(2)).toBe(false);
    await click(cell(demo, 'quantity', 2), { times: 2 });
    expect(edited(demo)).toEqual([]);
    await status(2, 'Draft');
    await expect.poll(() => isEditable(2)).toBe(true);
  }
});

act('ParserAndSetter', async (demo) => {
  for (const [typed, first, last] of [
    ['ada lovelace', 'Ada', 'Lovelace'],
    ['maria okafor', 'Maria', 'Okafor'],
  ] as const) {
    await change(demo, 'name', 0, typed);
    expect(['name', 'firstName', 'lastName'].map((field) => texts(demo, field)[0])).toEqual([
      `${first} ${last}`,
      first,
      last,
    ]);
  }
});

act('AsyncNameValidation', async (demo) => {
  const fault = (text: string) => demo.getByRole('tooltip', { name: text });
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'seats', 0, '50');
    await expect.element(fault('Enter 2 to 40 seats')).toBeVisible();
    await press('Enter');
    expect(edited(demo)).toEqual(['1.seats']);
    await press('Control+a');
    await type('30');
    await expect.element(fault('Enter 2 to 40 seats')).not.toBeInTheDocument();
    await press('Escape');
    await edit(demo, 'name', 0, 'Library');
    await expect.element(fault('The name Library is taken')).toBeVisible();
    await press('Enter');
    expect(edited(demo)).toEqual(['1.name']);
    await press('Escape');
    await expect
      .poll(() => [texts(demo, 'name')[0], texts(demo, 'seats')[0]])
      .toEqual(['Atrium', '36']);
  }
  await edit(demo, 'name', 0, 'Library');
  await expect.element(fault('The name Library is taken')).toBeVisible();
  await press('Control+a');
  await type('Atrium');
  await expect.element(fault('The name Library is taken')).not.toBeInTheDocument();
  await press('Escape');
  for (const name of ['Gallery', 'Atrium']) {
    await edit(demo, 'name', 0, name);
    await expect
      .poll(async () => {
        await press('Enter');
        return edited(demo);
      })
      .toEqual([]);
    expect(texts(demo, 'name')[0]).toBe(name);
  }
});

act('ExternalEditButtons', async (demo) => {
  const button = (name: string) => demo.getByRole('button', { name });
  for (const price of ['8', '7.5']) {
    await click(cell(demo, 'price'));
    await button('Edit').click();
    await expect.poll(focus).toBe('D1.price!');
    await press('Control+a');
    await type('99');
    await button('Cancel').click();
    await expect.poll(() => edited(demo)).toEqual([]);
    expect(texts(demo, 'price')[0]).not.toBe('99');
    await click(cell(demo, 'price'));
    await button('Edit').click();
    await press('Control+a');
    await type(price);
    await button('Save').click();
    await expect.poll(() => texts(demo, 'price')[0]).toBe(price);
    await expect.element(button('Save')).toBeDisabled();
  }
  await edit(demo, 'dish', 1, 'Pea soup');
  await click(cell(demo, 'dish', 2));
  await expect.poll(() => texts(demo, 'dish')[1]).toBe('Pea soup');
});

act('CrudGrid', async (demo) => {
  const item = (name: string) => demo.getByRole('menuitem', { name });
  const first = texts(demo, 'task');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Add job' }).click();
    await expect.poll(focus).toBe('5.task!');
    await type('Oil chain');
    await press('Enter');
    await expect.poll(() => texts(demo, 'task')).toEqual(['Oil chain', ...first]);
    await item('Edit Oil chain').click();
    await edit(demo, 'machine', 0, 'Lift 3');
    await click(cell(demo, 'task', 3));
    expect(edited(demo)).toContain('5.machine');
    await item('Save Oil chain').click();
    await expect.poll(() => texts(demo, 'machine')[0]).toBe('Lift 3');
    await item('Edit Oil chain').click();
    await edit(demo, 'machine', 0, 'Wrong');
    await item('Cancel Oil chain').click();
    await expect.poll(() => texts(demo, 'machine')[0]).toBe('Lift 3');
    await item('Delete Oil chain').click();
    await expect.poll(() => texts(demo, 'task')).toEqual(first);
    await demo.getByRole('button', { name: 'Add job' }).click();
    await expect.poll(focus).toBe('5.task!');
    await (turn === 0 ? press('Escape') : item('Cancel new job').click());
    await expect.poll(() => texts(demo, 'task')).toEqual(first);
  }
});

claim(
  [
    "Cells aren't editable by default: editable is false.",
    "By default, users edit one cell at a time: editMode is 'cell'.",
    'Enter commits the value, and Escape reverts it.',
  ],
  async () => {
    for (const editMode of [undefined, 'cell'] as const) {
      const { screen, api } = await trees(editMode && { editMode });
      await click(cell(screen, 'planted'), { times: 2 });
      await press('Enter', 'x');
      expect(edited(screen)).toEqual([]);
      expect(api.getColumn('planted').editable).toBe(false);
      await edit(screen, 'tree', 0, 'Elm');
      expect(edited(screen)).toEqual(['1.tree']);
      await press('Enter');
      await expect.poll(() => texts(screen, 'tree')[0]).toBe('Elm');
      await edit(screen, 'tree', 0, 'Fir');
      await press('Escape');
      await expect.poll(() => texts(screen, 'tree')[0]).toBe('Elm');
      screen.unmount();
    }
  },
);

claim(
  [
    "string and types without their own editor | Text field | ''",
    'number | Number field | undefined',
    'date, dateTime | Native date field | undefined',
    'boolean | Checkbox | false',
    'singleSelect | Select with the valueOptions | null',
    'The select logs a warning in development while its value is null.',
    "For rows without a value, store ''.",
  ],
  async () => {
    const day = new Date(2025, 4, 6);
    for (const [kind, value, editorType, cleared] of [
      ['string', 'a', 'text', ''],
      ['custom', 'a', 'text', ''],
      ['number', 4, 'number', undefined],
      ['date', day, 'date', undefined],
      ['dateTime', day, 'datetime-local', undefined],
      ['boolean', true, 'checkbox', false],
      ['singleSelect', 'a', 'select', null],
    ] as const) {
      const { screen, api } = await showGrid({
        rows: [{ id: 1, value }],
        columns: [
          { field: 'value', type: kind, editable: true, valueOptions: ['a', 'b'] } as GridColDef,
        ],
      });
      await click(cell(screen, 'value'));
      await press('Delete');
      await expect.poll(() => edited(screen)).toEqual(['1.value']);
      if (editorType === 'select') {
        await expect.element(screen.getByRole('option', { name: 'b' })).toBeVisible();
        expect(takeConsole().join()).toContain('out-of-range value `null`');
      } else {
        expect(editor(screen, 'value').type).toBe(editorType);
      }
      api.stopCellEditMode({ id: 1, field: 'value' });
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(api.getRow(1)).toStrictEqual({ id: 1, value: cleared });
      takeConsole();
      if (kind === 'singleSelect') {
        api.updateRows([{ id: 1, value: '' }]);
        api.startCellEditMode({ id: 1, field: 'value' });
        await expect.element(screen.getByRole('option', { name: 'b' })).toBeVisible();
        expect(takeConsole()).toEqual([]);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'Without processRowUpdate, the grid stores the edited row in its own state and leaves your rows array as it is.',
    'The edits are lost when you pass another array to the rows prop.',
  ],
  async () => {
    for (const editMode of MODES) {
      const { screen, api, redraw } = await trees({ editMode });
      await change(screen, 'tree', 0, 'Elm');
      expect([api.getRow(1)?.tree, ROWS[0]?.tree]).toEqual(['Elm', 'Oak']);
      await redraw({ rows: [...ROWS], columns: COLUMNS, editMode });
      await expect.poll(() => texts(screen, 'tree')[0]).toBe('Oak');
      screen.unmount();
    }
  },
);

claim(
  [
    'With client-side sorting and filtering, the grid applies both again after a commit.',
    'The edited row can move, or disappear if it no longer matches a filter.',
  ],
  async () => {
    const { screen } = await trees({
      initialState: {
        sorting: { sortModel: [{ field: 'tree', sort: 'asc' }] },
        filter: { filterModel: { items: [{ field: 'site', operator: 'contains', value: 'th' }] } },
      },
    });
    expect(texts(screen, 'tree')).toEqual(['Lime', 'Oak']);
    await change(screen, 'tree', 0, 'Yew');
    await expect.poll(() => texts(screen, 'tree')).toEqual(['Oak', 'Yew']);
    await change(screen, 'site', 0, 'East');
    await expect.poll(() => texts(screen, 'tree')).toEqual(['Yew']);
  },
);

claim(
  'All editable cells of the row then enter edit mode at once, and they are committed or reverted together.',
  async () => {
    const processRowUpdate = vi.fn((newRow: object) => newRow);
    const { screen } = await trees({ editMode: 'row', processRowUpdate });
    for (const [key, result] of [
      ['Escape', ['Oak', 'North']],
      ['Enter', ['Elm', 'East']],
    ] as const) {
      await edit(screen, 'tree', 0, 'Elm');
      expect(edited(screen)).toEqual(ALL);
      await press('Tab', 'Control+a');
      await type('East');
      await press(key);
      await expect.poll(() => edited(screen)).toEqual([]);
      expect([texts(screen, 'tree')[0], texts(screen, 'site')[0]]).toEqual(result);
    }
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
  },
);

claim(
  [
    'It stays in edit mode while the promise of processRowUpdate is pending.',
    'While the promise is pending, Escape and Enter have no effect, and changes that the user makes in the editor are lost when it resolves.',
    "If it rejects, the cell or row stays in edit mode with the user's input.",
  ],
  async () => {
    for (const editMode of MODES) {
      for (const isRejected of [false, true]) {
        const { promise, resolve, reject } = deferred();
        const processRowUpdate = vi.fn((newRow: object) => promise.then(() => newRow));
        const { screen, api } = await trees({
          editMode,
          processRowUpdate,
          onProcessRowUpdateError: () => {},
        });
        await edit(screen, 'tree', 0, 'Elm');
        await press('Enter');
        await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
        await press('Escape', 'Enter');
        await type('wood');
        expect([edited(screen), api.getCellMode(1, 'tree')]).toEqual([cellsOf(editMode), 'edit']);
        if (isRejected) {
          reject(new Error('No.'));
          await expect.poll(() => editor(screen, 'tree').value).toBe('Elmwood');
          await press('Escape');
          await expect.poll(() => edited(screen)).toEqual([]);
          expect(texts(screen, 'tree')[0]).toBe('Oak');
        } else {
          resolve();
          await expect.poll(() => edited(screen)).toEqual([]);
          expect(texts(screen, 'tree')[0]).toBe('Elm');
        }
        expect(processRowUpdate).toHaveBeenCalledTimes(1);
        screen.unmount();
      }
    }
  },
);

/** Starts editing the first cell in both modes, and gives the reason and the value in the editor. */
async function startBy(work: (screen: Screen) => Promise<void>): Promise<string[][]> {
  const seen: string[][] = [];
  for (const editMode of MODES) {
    const reasons: unknown[] = [];
    const { screen } = await trees({
      editMode,
      onCellEditStart: ({ reason }) => reasons.push(reason),
      onRowEditStart: ({ reason }) => reasons.push(reason),
    });
    await click(cell(screen, 'tree'));
    await work(screen);
    await expect.poll(focus).toBe('1.tree!');
    expect(edited(screen)).toEqual(cellsOf(editMode));
    if (editMode === 'row') {
      expect([editor(screen, 'site').value, editor(screen, 'note').value]).toEqual([
        'North',
        'old',
      ]);
    }
    await expect.poll(() => editor(screen, 'tree').value).not.toBe('?');
    seen.push([...reasons.map(String), editor(screen, 'tree').value]);
    screen.unmount();
  }
  return seen;
}

claim(
  [
    'cellDoubleClick | Double-click | Kept | Editor of the cell',
    'enterKeyDown | Enter | Kept | Editor of the cell',
    'printableKeyDown | A letter, digit or other character | Replaced by the character | Editor of the cell',
    'deleteKeyDown | Delete or Backspace | Cleared | Editor of the cell',
  ],
  async () => {
    const both = (...each: string[]) => [each, each];
    expect(await startBy((screen) => click(cell(screen, 'tree'), { times: 2 }))).toEqual(
      both('cellDoubleClick', 'Oak'),
    );
    expect(await startBy(() => press('Enter'))).toEqual(both('enterKeyDown', 'Oak'));
    for (const key of ['x', '7', '+', 'X']) {
      expect(await startBy(() => press(key))).toEqual(both('printableKeyDown', key));
    }
    for (const key of ['Delete', 'Backspace']) {
      expect(await startBy(() => press(key))).toEqual(both('deleteKeyDown', ''));
    }
  },
);

claim(
  [
    'pasteKeyDown | Ctrl+V or ⌘+V | Replaced by the clipboard text | Editor of the cell',
    'In row editing, the other cells of the row keep their values, and the reason for Ctrl+V is printableKeyDown.',
    "In DataGridPremium, Ctrl+V doesn't start editing because it pastes values into the grid, unless you set disableClipboardPaste.",
  ],
  async () => {
    const { write } = await takeClipboard();
    await write('Elm');
    expect(await startBy(() => press('Control+v'))).toEqual([
      ['pasteKeyDown', 'Elm'],
      ['printableKeyDown', 'Elm'],
    ]);
    for (const disableClipboardPaste of [false, true]) {
      const onCellEditStart = vi.fn();
      const { screen } = await showPremium({
        rows: ROWS,
        columns: COLUMNS,
        disableClipboardPaste,
        onCellEditStart,
      });
      await click(cell(screen, 'tree'));
      await press('Control+v');
      if (disableClipboardPaste) {
        await expect.poll(() => editor(screen, 'tree').value).toBe('Elm');
      } else {
        await expect.poll(() => texts(screen, 'tree')[0]).toBe('Elm');
      }
      expect(onCellEditStart).toHaveBeenCalledTimes(disableClipboardPaste ? 1 : 0);
      screen.unmount();
    }
  },
);

claim(
  [
    'No event | startCellEditMode(), startRowEditMode() or the model | Kept, unless deleteValue is true | Editor of the cell; in row editing, of fieldToFocus',
    'No event | stopCellEditMode(), stopRowEditMode() or the model | Committed, unless ignoreModifications is true | Stays, unless cellToFocusAfter moves it',
  ],
  async () => {
    const event = vi.fn();
    const events = {
      onCellEditStart: event,
      onCellEditStop: event,
      onRowEditStart: event,
      onRowEditStop: event,
    };
    for (const editMode of MODES) {
      for (const isOther of [false, true]) {
        const { screen, api } = await trees({ ...events, editMode });
        if (editMode === 'cell') {
          api.startCellEditMode({ id: 1, field: 'site', deleteValue: isOther });
        } else {
          api.startRowEditMode({ id: 1, fieldToFocus: 'site', deleteValue: isOther });
        }
        await expect.poll(focus).toBe('1.site!');
        expect(editor(screen, 'site').value).toBe(isOther ? '' : 'North');
        await type('!');
        const stop = {
          id: 1,
          field: 'site',
          ignoreModifications: isOther,
          cellToFocusAfter: isOther ? ('below' as const) : undefined,
        };
        if (editMode === 'cell') {
          api.stopCellEditMode(stop);
        } else {
          api.stopRowEditMode(stop);
        }
        await expect.poll(() => edited(screen)).toEqual([]);
        await expect.poll(focus).toBe(isOther ? '2.site' : '1.site');
        expect(texts(screen, 'site')[0]).toBe(isOther ? 'North' : 'North!');
        screen.unmount();
      }
      const isCell = editMode === 'cell';
      const models = (mode: 'edit' | 'view') =>
        isCell
          ? { cellModesModel: { 1: { site: { mode } } } as GridCellModesModel }
          : { rowModesModel: { 1: { mode, fieldToFocus: 'site' } } as GridRowModesModel };
      const props = { ...events, rows: ROWS, columns: COLUMNS, editMode };
      const { screen, redraw } = await showGrid({ ...props, ...models('edit') });
      await expect.poll(focus).toBe('1.site!');
      await type('!');
      await redraw({ ...props, ...models('view') });
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'site')[0]).toBe('North!');
      screen.unmount();
    }
    expect(event).not.toHaveBeenCalled();
  },
);

/** Edits `Oak` to `Oak!` in both modes, stops, and gives the reason, the value and the focus. */
async function stopBy(
  field: string,
  work: (screen: Screen) => Promise<void>,
): Promise<(string | undefined)[][]> {
  const seen: (string | undefined)[][] = [];
  for (const editMode of MODES) {
    const reasons: unknown[] = [];
    const { screen } = await trees({
      editMode,
      onCellEditStop: ({ reason }) => reasons.push(reason),
      onRowEditStop: ({ reason }) => reasons.push(reason),
    });
    await edit(screen, field, 1);
    await press('End');
    await type('!');
    await work(screen);
    await expect.poll(() => edited(screen)).toEqual([]);
    seen.push([...reasons.map(String), texts(screen, field)[1], focus()]);
    screen.unmount();
  }
  return seen;
}

claim(
  [
    'escapeKeyDown | Escape | Reverted | Stays on the cell',
    'enterKeyDown | Enter | Committed | Cell below',
    'tabKeyDown | Tab | Committed | Next cell',
    'shiftTabKeyDown | Shift+Tab | Committed | Previous cell',
    'cellFocusOut, in row editing rowFocusOut | Click outside the cell or row | Committed | What the user clicked',
    'From the last column, Tab moves focus to the first cell of the next row.',
    'In the last row of the page, Enter keeps focus on the cell, unless a row is pinned below it.',
  ],
  async () => {
    const both = (...each: string[]) => [each, each];
    expect(await stopBy('note', () => press('Escape'))).toEqual(
      both('escapeKeyDown', 'new', '2.note'),
    );
    expect(await stopBy('note', () => press('Enter'))).toEqual(
      both('enterKeyDown', 'new!', '3.note'),
    );
    expect(await stopBy('note', () => press('Tab'))).toEqual(both('tabKeyDown', 'new!', '3.tree'));
    expect(await stopBy('tree', () => press('Shift+Tab'))).toEqual(
      both('shiftTabKeyDown', 'Lime!', '1.note'),
    );
    expect(await stopBy('note', (screen) => click(cell(screen, 'planted', 0)))).toEqual([
      ['cellFocusOut', 'new!', '1.planted'],
      ['rowFocusOut', 'new!', '1.planted'],
    ]);
    const { screen } = await trees();
    await edit(screen, 'tree', 2);
    await press('Enter');
    await expect.poll(() => edited(screen)).toEqual([]);
    expect(focus()).toBe('3.tree');
    screen.unmount();
    const pinned = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      pinnedRows: { bottom: [{ id: 'p', tree: 'Elm' }] },
    });
    await edit(pinned.screen, 'tree', 2);
    await press('Enter');
    await expect.poll(focus).toBe('p.tree');
  },
);

claim(
  [
    'Tab and Shift+Tab also move to cells of type actions.',
    'If such a cell is the first or last in this order, the row stays in edit mode there.',
  ],
  async () => {
    const actions: GridColDef = {
      field: 'actions',
      type: 'actions',
      getActions: () => [<GridActionsCellItem key="a" icon={<span />} label="Act" />],
    };
    for (const [columns, field, key] of [
      [[...COLUMNS, actions], 'note', 'Tab'],
      [[actions, ...COLUMNS], 'tree', 'Shift+Tab'],
    ] as const) {
      const { screen } = await trees({ editMode: 'row', columns });
      await edit(screen, field);
      await press(key);
      await expect.poll(focus).toBe('1.actions');
      await press(key);
      expect(edited(screen)).toEqual(ALL);
      screen.unmount();
    }
  },
);

claim(
  [
    'In row editing, Tab and Shift+Tab move between the editable cells of the row.',
    'Tab in the last editable cell and Shift+Tab in the first one stop editing.',
  ],
  async () => {
    const { screen } = await trees({ editMode: 'row' });
    await edit(screen, 'tree');
    for (const [key, place] of [
      ['Tab', '1.site!'],
      ['Tab', '1.note!'],
      ['Shift+Tab', '1.site!'],
      ['Shift+Tab', '1.tree!'],
    ] as const) {
      await press(key);
      await expect.poll(focus).toBe(place);
    }
    expect(edited(screen)).toEqual(ALL);
    await press('Shift+Tab');
    await expect.poll(() => edited(screen)).toEqual([]);
  },
);

keyRow('Enter', async () => {
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode });
    await click(cell(screen, 'tree'));
    await press('Enter');
    await expect.poll(() => edited(screen)).toEqual(cellsOf(editMode));
    await type('!');
    await press('Enter');
    await expect.poll(focus).toBe('2.tree');
    expect([edited(screen), texts(screen, 'tree')[0]]).toEqual([[], 'Oak!']);
    screen.unmount();
  }
});

keyRow('Escape', async () => {
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode });
    await click(cell(screen, 'tree'));
    await press('Escape');
    expect([edited(screen), focus()]).toEqual([[], '1.tree']);
    await edit(screen, 'tree', 0, 'Elm');
    await press('Escape');
    await expect.poll(() => edited(screen)).toEqual([]);
    expect(texts(screen, 'tree')[0]).toBe('Oak');
    screen.unmount();
  }
});

keyRow('Tab', async () => {
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode });
    await click(cell(screen, 'tree'));
    await press('Tab');
    expect([edited(screen), focus().replace('!', '')]).toEqual([[], '']);
    await edit(screen, 'tree');
    await press('Tab');
    await expect.poll(focus).toBe(editMode === 'cell' ? '1.site' : '1.site!');
    expect(edited(screen)).toEqual(editMode === 'cell' ? [] : ALL);
    await press('Tab', 'Tab');
    await expect.poll(() => edited(screen)).toEqual([]);
    screen.unmount();
  }
});

keyRow('Shift+Tab', async () => {
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode });
    await click(cell(screen, 'site'));
    await press('Shift+Tab');
    expect([edited(screen), focus().replace('!', '')]).toEqual([[], '']);
    await edit(screen, 'site');
    await press('Shift+Tab');
    await expect.poll(focus).toBe(editMode === 'cell' ? '1.tree' : '1.tree!');
    expect(edited(screen)).toEqual(editMode === 'cell' ? [] : ALL);
    await press('Shift+Tab');
    await expect.poll(() => edited(screen)).toEqual([]);
    screen.unmount();
  }
});

keyRow('Delete, Backspace', async () => {
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode });
    for (const key of ['Delete', 'Backspace']) {
      await click(cell(screen, 'tree'));
      await press(key);
      await expect.poll(() => edited(screen)).toEqual(cellsOf(editMode));
      expect(editor(screen, 'tree').value).toBe('');
      await type('ab');
      await press(...(key === 'Delete' ? ['Home', key] : [key]));
      expect(editor(screen, 'tree').value).toBe(key === 'Delete' ? 'b' : 'a');
      await press('Escape');
      await expect.poll(() => edited(screen)).toEqual([]);
    }
    screen.unmount();
  }
});

keyRow('Ctrl+V', async () => {
  const { write } = await takeClipboard();
  await write('Elm');
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode });
    await click(cell(screen, 'tree'));
    await press('Ctrl+V');
    await expect.poll(() => editor(screen, 'tree').value).toBe('Elm');
    await press('Ctrl+V');
    await expect.poll(() => editor(screen, 'tree').value).toBe('ElmElm');
    screen.unmount();
  }
});

keyRow('Space', async () => {
  const columns = withColumns({ note: { type: 'boolean' } });
  for (const editMode of MODES) {
    const { screen } = await trees({ editMode, columns });
    await click(cell(screen, 'tree'));
    await press('Space');
    expect(edited(screen)).toEqual([]);
    await edit(screen, 'tree', 0, 'A');
    await press('Space');
    expect(editor(screen, 'tree').value).toBe('A ');
    await press('Escape');
    await expect.poll(() => edited(screen)).toEqual([]);
    await edit(screen, 'note');
    expect(editor(screen, 'note').checked).toBe(true);
    await press('Space');
    expect([editor(screen, 'note').checked, edited(screen)]).toEqual([
      false,
      cellsOf(editMode, 'note'),
    ]);
    screen.unmount();
  }
});

claim(
  [
    'Enter on an option of a singleSelect cell also commits the cell or, in row editing, the row.',
    'A click on another option closes the list, but the cell stays in edit mode until the user presses Enter or clicks elsewhere.',
  ],
  async () => {
    const site: Partial<GridColDef> = { type: 'singleSelect', valueOptions: ['North', 'South'] };
    const columns = withColumns({ site });
    const choose = async (screen: Screen, key: string) => {
      await press(key);
      await expect.element(screen.getByRole('listbox')).toBeVisible();
      await press('ArrowDown', 'Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'site')[0]).toBe('South');
    };
    const rowwise = await trees({ columns, editMode: 'row' });
    await click(cell(rowwise.screen, 'site'));
    await press('Enter');
    await expect.poll(() => edited(rowwise.screen)).toEqual(ALL);
    await choose(rowwise.screen, 'Space');
    rowwise.screen.unmount();
    const { screen } = await trees({ columns });
    await click(cell(screen, 'site'));
    await choose(screen, 'Enter');
    for (const [name, end] of [
      ['North', () => press('Enter')],
      ['South', () => click(cell(screen, 'tree', 2))],
    ] as const) {
      await click(cell(screen, 'site'), { times: 2 });
      await screen.getByRole('option', { name }).click();
      await expect.poll(() => document.querySelector('.MuiPopover-root')).toBeNull();
      expect(edited(screen)).toEqual(['1.site']);
      await end();
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'site')[0]).toBe(name);
    }
  },
);

claim(
  [
    'It can only restrict editing: the column must also have editable: true.',
    "Cells of rows that the grid generates aren't editable, such as group rows without a data source.",
  ],
  async () => {
    const isCellEditable = vi.fn(({ id }: { id: unknown }) => id === 1);
    for (const editMode of MODES) {
      const { screen, api } = await trees({ isCellEditable, editMode });
      for (const [id, field] of [
        [1, 'planted'],
        [2, 'tree'],
      ] as const) {
        expect(api.isCellEditable(api.getCellParams(id, field))).toBe(false);
        await click(cell(screen, field, id - 1), { times: 2 });
        expect(edited(screen)).toEqual([]);
      }
      await edit(screen, 'tree');
      screen.unmount();
    }
    const { screen, api } = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      isCellEditable: () => true,
      initialState: { rowGrouping: { model: ['site'] } },
      defaultGroupingExpansionDepth: -1,
    });
    const id = 'auto-generated-row-site/North';
    expect(api.isCellEditable(api.getCellParams(id, 'tree'))).toBe(false);
    expect(api.isCellEditable(api.getCellParams(1, 'tree'))).toBe(true);
    await click(row(screen, id).querySelector('[data-field="tree"]') ?? document.body, {
      times: 2,
    });
    expect(edited(screen)).toEqual([]);
    screen.unmount();
    const served = await showPremium({
      columns: COLUMNS,
      dataSource: {
        getRows: () => Promise.resolve({ rows: [{ id: 'g', site: 'North' }], rowCount: 1 }),
        getGroupKey: ({ site }) => site,
        getChildrenCount: () => 2,
      },
      initialState: { rowGrouping: { model: ['site'] } },
    });
    await expect.poll(() => served.api.getRowNode('g')?.type).toBe('group');
    expect(served.api.isCellEditable(served.api.getCellParams('g', 'tree'))).toBe(true);
  },
);

claim(
  [
    'valueParser(value, row, column, apiRef) | On each change in the editor | The value to store in the editor',
    'valueSetter(value, row, column, apiRef) | When the grid builds the edited row | A new row',
    "Otherwise, the grid stores the edited value under the field, the getter doesn't read it, and the cell shows its old value.",
  ],
  async () => {
    const valueParser = vi.fn((value: string) => value.toUpperCase());
    const valueSetter = vi.fn((value: string, before: object) => ({ ...before, note: value }));
    const valueGetter = (_: unknown, { note }: { note: string }) => note;
    for (const editMode of MODES) {
      for (const more of [{ valueGetter, valueParser, valueSetter }, { valueGetter }]) {
        valueParser.mockClear();
        const { screen, api } = await trees({ editMode, columns: withColumns({ tree: more }) });
        await edit(screen, 'tree', 0, 'ab');
        const isSet = 'valueSetter' in more;
        expect(editor(screen, 'tree').value).toBe(isSet ? 'AB' : 'ab');
        if (isSet) {
          expect(new Set(valueParser.mock.calls.map(([value]) => value))).toEqual(
            new Set(['a', 'Ab']),
          );
        }
        await press('Enter');
        await expect.poll(() => edited(screen)).toEqual([]);
        expect(texts(screen, 'tree')[0]).toBe(isSet && editMode === 'cell' ? 'AB' : 'old');
        expect(api.getRow(1)?.tree).toBe(isSet ? 'Oak' : 'ab');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'A number column already has a parser that converts text to numbers and empty text to null. Your valueParser replaces it.',
    'valueParser also converts filter values. In this case, row is undefined.',
    "In row editing, the grid calls the valueSetter of each editable column on commit, even if the user didn't change the value. Return the row unchanged if the value is the same.",
  ],
  async () => {
    const rows = [{ id: 1, n: 7, m: 3 }];
    const parse = vi.fn((...[value]: [unknown, unknown]) => String(value));
    for (const valueParser of [undefined, parse]) {
      const { screen, api } = await showGrid({
        rows,
        columns: [
          { field: 'n', type: 'number', editable: true, ...(valueParser && { valueParser }) },
        ],
      });
      await change(screen, 'n', 0, '12');
      expect(api.getRow(1)?.n).toBe(valueParser ? '12' : 12);
      await edit(screen, 'n');
      await press('Control+a', 'Backspace', 'Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(api.getRow(1)?.n).toBe(valueParser ? '' : null);
      parse.mockClear();
      api.setFilterModel({ items: [{ field: 'n', operator: '=', value: '7' }] });
      if (valueParser) {
        expect(parse.mock.calls[0]?.slice(0, 2)).toEqual(['7', undefined]);
      }
      screen.unmount();
    }
    const valueSetter = vi.fn((value: number, before: object) => ({ ...before, m: value }));
    const { screen } = await showGrid({
      rows,
      editMode: 'row',
      columns: [
        { field: 'n', type: 'number', editable: true },
        { field: 'm', type: 'number', editable: true, valueSetter },
      ],
    });
    valueSetter.mockClear();
    await change(screen, 'n', 0, '8');
    expect(valueSetter.mock.calls.at(-1)?.[0]).toBe(3);
  },
);

type PreProcess = GridPreProcessEditCellProps<string>;
const noDelay: Partial<GridColDef> = {
  renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
};
const tooLong = ({ props }: PreProcess) => ({ ...props, error: (props.value ?? '').length > 5 });

claim(
  [
    'Add error to these props: a truthy value prevents the commit.',
    'The user can correct the value, or revert it with Escape.',
    "The callback isn't called when editing starts with a double-click or Enter, so a value that is already invalid has no error until the user changes it or, in row editing, another cell.",
  ],
  async () => {
    for (const editMode of MODES) {
      const preProcessEditCellProps = vi.fn(tooLong);
      const { screen } = await trees({
        editMode,
        rows: [{ id: 1, tree: 'Chestnut', site: 'North', note: '' }, ...ROWS.slice(1)],
        columns: withColumns({ tree: { ...noDelay, preProcessEditCellProps } }),
      });
      await edit(screen, 'tree');
      await press('Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      await click(cell(screen, 'tree'));
      await press('Enter');
      expect(preProcessEditCellProps).not.toHaveBeenCalled();
      await type('s');
      for (const leave of [
        () => press('Enter'),
        () => press('Shift+Tab'),
        () => click(cell(screen, 'planted', 2)),
      ]) {
        await leave();
        expect(edited(screen)).toEqual(cellsOf(editMode));
        await click(editor(screen, 'tree'));
      }
      await press('Control+a');
      await type('Yew');
      await press('Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      await edit(screen, 'tree', 0, 'Chestnut');
      await press('Escape');
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'tree')[0]).toBe('Yew');
      screen.unmount();
    }
  },
);

claim(
  "Until it resolves, isProcessingProps is true in the props of the editor, and the value can't be committed.",
  async () => {
    for (const editMode of MODES) {
      const { promise, resolve } = deferred();
      const isPending: unknown[] = [];
      const { screen } = await trees({
        editMode,
        columns: withColumns({
          tree: {
            preProcessEditCellProps: ({ props }) => promise.then(() => props),
            renderEditCell: (params) => {
              isPending.push(params.isProcessingProps);
              return <GridEditInputCell {...params} debounceMs={0} />;
            },
          },
        }),
      });
      await edit(screen, 'tree', 0, 'Elm');
      expect(isPending.at(-1)).toBe(true);
      await press('Enter');
      expect(edited(screen)).toEqual(cellsOf(editMode));
      resolve();
      await expect.poll(() => isPending.at(-1)).toBe(false);
      await press('Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'tree')[0]).toBe('Elm');
      screen.unmount();
    }
  },
);

claim(
  [
    'In row editing, a change in one editor runs the callbacks of all editable columns.',
    'For the other columns, hasChanged is false.',
    'In row editing, a result without value clears the other cells that have this callback, and the commit stores undefined.',
    'otherFieldsProps | In row editing, the props of the other editors, keyed by field',
    'id, row | The ID of the row, and the row before the edit',
  ],
  async () => {
    const seen: [string, unknown, unknown, string[]][] = [];
    const record =
      (field: string, isWhole: boolean) =>
      ({ id, row: before, props, hasChanged, otherFieldsProps = {} }: PreProcess) => {
        expect([id, before]).toEqual([1, ROWS[0]]);
        seen.push([field, props.value, hasChanged, Object.keys(otherFieldsProps)]);
        return isWhole ? { ...props, error: false } : { error: false };
      };
    for (const isWhole of [true, false]) {
      const { screen, api } = await trees({
        editMode: 'row',
        columns: withColumns({
          tree: { ...noDelay, preProcessEditCellProps: record('tree', isWhole) },
          site: { preProcessEditCellProps: record('site', isWhole) },
          note: { preProcessEditCellProps: record('note', isWhole) },
        }),
      });
      seen.length = 0;
      await edit(screen, 'tree');
      await type('s');
      expect(seen).toEqual([
        ['tree', 'Oaks', true, ['site', 'note']],
        ['site', 'North', false, ['tree', 'note']],
        ['note', 'old', false, ['tree', 'site']],
      ]);
      await press('Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(api.getRow(1)).toStrictEqual(
        isWhole
          ? { ...ROWS[0], tree: 'Oaks' }
          : { ...ROWS[0], tree: 'Oaks', site: undefined, note: undefined },
      );
      screen.unmount();
    }
  },
);

claim(
  'When editing starts with a typed character, Delete, Backspace or Ctrl+V, the callbacks of all these columns run without otherFieldsProps. hasChanged is then true, unless the cell already has its cleared value.',
  async () => {
    for (const key of ['Delete', 'Backspace', 'x', 'Control+v']) {
      const seen: unknown[][] = [];
      const record = (field: string) => ({
        preProcessEditCellProps: ({ props, hasChanged, otherFieldsProps }: PreProcess) => {
          seen.push([field, hasChanged, otherFieldsProps]);
          return props;
        },
      });
      const { screen } = await trees({
        editMode: 'row',
        rows: [{ id: 1, tree: 'Oak', site: '', planted: 1988, note: 'old' }],
        columns: withColumns({
          tree: record('tree'),
          site: record('site'),
          note: record('note'),
        }),
      });
      await click(cell(screen, 'tree'));
      await press(key);
      await expect.poll(() => edited(screen)).toEqual(ALL);
      expect(seen.slice(0, 3)).toEqual([
        ['tree', true, undefined],
        ['site', false, undefined],
        ['note', true, undefined],
      ]);
      screen.unmount();
    }
  },
);

claim(
  [
    "cellToFocusAfter is 'none' (default), 'below', 'right' or 'left'.",
    'In row editing, it needs field, the cell to move from. The type GridRowModesModel has no field, so pass it to stopRowEditMode().',
  ],
  async () => {
    // @ts-expect-error -- the type has no `field`
    const model: GridRowModesModel = { 2: { mode: GridRowModes.View, field: 'site' } };
    expect(model).toBeDefined();
    for (const editMode of MODES) {
      for (const [cellToFocusAfter, place] of [
        [undefined, '2.site'],
        ['none', '2.site'],
        ['below', '3.site'],
        ['right', '2.planted'],
        ['left', '2.tree'],
      ] as const) {
        const { screen, api } = await trees({ editMode });
        for (const field of ['site', undefined]) {
          await edit(screen, 'site', 1);
          if (editMode === 'cell') {
            api.stopCellEditMode({ id: 2, field: 'site', cellToFocusAfter });
          } else {
            api.stopRowEditMode({ id: 2, field, cellToFocusAfter });
          }
          await expect.poll(() => edited(screen)).toEqual([]);
          await expect.poll(focus).toBe(editMode === 'row' && !field ? '2.site' : place);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  'The grid adds the class MuiDataGrid-cell--editable to editable cells, and MuiDataGrid-cell--editing to cells in edit mode.',
  async () => {
    const { screen } = await trees({ isCellEditable: ({ id }) => id === 1 });
    const having = (name: string) =>
      [...screen.stage.querySelectorAll(`.MuiDataGrid-cell--${name}`)].map(placeOf);
    expect([having('editable'), having('editing')]).toEqual([ALL, []]);
    await edit(screen, 'site');
    expect(having('editing')).toEqual(['1.site']);
  },
);

claim(
  "You can't correct the value in the callback: if you return another props.value for the field that the user changes, the grid ignores it. Use valueParser instead.",
  async () => {
    for (const editMode of MODES) {
      const { screen } = await trees({
        editMode,
        columns: withColumns({
          tree: {
            ...noDelay,
            preProcessEditCellProps: ({ props }) => ({ ...props, value: 'Other' }),
          },
        }),
      });
      await edit(screen, 'tree', 0, 'Elm');
      expect(editor(screen, 'tree').value).toBe('Elm');
      await press('Enter');
      await expect.poll(() => texts(screen, 'tree')[0]).toBe('Elm');
      screen.unmount();
    }
  },
);

claim(
  'The grid applies the result of each promise when it resolves. If an older promise resolves first, the newer value can be committed before it is validated. If an older promise resolves last, its result replaces the newer one. Ignore outdated results, as the demo does.',
  async () => {
    for (const editMode of MODES) {
      const answers = new Map<string, () => void>();
      const { screen } = await trees({
        editMode,
        columns: withColumns({
          tree: {
            ...noDelay,
            preProcessEditCellProps: ({ props }) =>
              new Promise((resolve) => {
                answers.set(props.value, () =>
                  resolve({ ...props, error: props.value === 'Oaks' }),
                );
              }),
          },
        }),
      });
      await edit(screen, 'tree');
      await type('s!');
      answers.get('Oaks!')?.();
      const isWrong = () => cell(screen, 'tree').querySelector('.Mui-error') !== null;
      await expect.poll(isWrong).toBe(false);
      answers.get('Oaks')?.();
      await expect.poll(isWrong).toBe(true);
      expect(editor(screen, 'tree').value).toBe('Oaks!');
      await press('Control+a');
      await type('Elm');
      answers.get('El')?.();
      await expect.poll(isWrong).toBe(false);
      await press('Enter');
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'tree')[0]).toBe('Elm');
      screen.unmount();
    }
  },
);

claim(
  '15348 | The text field waits 200 ms before it validates. If the user presses Enter earlier, the cell stays in edit mode although the value is valid | Render <GridEditInputCell {...params} debounceMs={0} /> in renderEditCell',
  async () => {
    for (const more of [{}, noDelay]) {
      const { screen } = await trees({
        columns: withColumns({ tree: { ...more, preProcessEditCellProps: tooLong } }),
      });
      await click(cell(screen, 'tree'));
      await press('Enter');
      // Enter follows the letter at once, however busy the machine is.
      addEventListener(
        'input',
        ({ target }) =>
          target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
        { once: true },
      );
      await press('s');
      if (more === noDelay) {
        await expect.poll(() => edited(screen)).toEqual([]);
      } else {
        await expect.poll(() => editor(screen, 'tree').value).toBe('Oaks');
        expect(edited(screen)).toEqual(['1.tree']);
        await press('Enter');
        await expect.poll(() => edited(screen)).toEqual([]);
      }
      expect(texts(screen, 'tree')[0]).toBe('Oaks');
      screen.unmount();
    }
  },
);

claim(
  '17856 | In row editing, typing into a focused cell throws a TypeError if isCellEditable excludes a cell of the row whose column has preProcessEditCellProps | In onRowEditStart, prevent the default for the reasons printableKeyDown and deleteKeyDown, so that users start with Enter or a double-click',
  async () => {
    const thrown: string[] = [];
    const keep = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      thrown.push(String(event.reason));
    };
    window.addEventListener('unhandledrejection', keep);
    for (const isPrevented of [false, true]) {
      const { screen } = await trees({
        editMode: 'row',
        isCellEditable: ({ field }) => field !== 'note',
        columns: withColumns({ note: { preProcessEditCellProps: ({ props }) => props } }),
        onRowEditStart: ({ reason }, event) => {
          event.defaultMuiPrevented =
            isPrevented && (reason === 'printableKeyDown' || reason === 'deleteKeyDown');
        },
      });
      await click(cell(screen, 'tree'));
      await press('x');
      if (isPrevented) {
        await press('Delete');
        expect(edited(screen)).toEqual([]);
        await press('Enter');
        await expect.poll(() => edited(screen)).toEqual(['1.tree', '1.site']);
        await type('s');
        await press('Enter');
        await expect.poll(() => texts(screen, 'tree')[0]).toBe('Oaks');
      } else {
        await expect.poll(() => thrown.join()).toMatch(/TypeError/);
        takeConsole();
      }
      screen.unmount();
    }
    window.removeEventListener('unhandledrejection', keep);
    expect(thrown).toHaveLength(1);
  },
);

claim(
  "If you pass a model and don't update it in its callback, users can't start editing.",
  async () => {
    for (const editMode of MODES) {
      const onChange = vi.fn();
      const { screen } = await trees({
        editMode,
        ...(editMode === 'cell'
          ? { cellModesModel: {}, onCellModesModelChange: onChange }
          : { rowModesModel: {}, onRowModesModelChange: onChange }),
      });
      await click(cell(screen, 'tree'), { times: 2 });
      expect(onChange.mock.calls[0]?.[0]).toMatchObject(
        editMode === 'cell' ? { 1: { tree: { mode: 'edit' } } } : { 1: { mode: 'edit' } },
      );
      expect(edited(screen)).toEqual([]);
      screen.unmount();
    }
  },
);

claim(
  [
    'The options apply when mode changes. Later changes to them have no effect.',
    'If you remove a cell from cellModesModel, it stays in edit mode. Set its mode to GridCellModes.View instead. If you remove a row from rowModesModel, the row is committed.',
  ],
  async () => {
    const props = { rows: ROWS, columns: COLUMNS };
    const cells = (more?: object): GridCellModesModel => ({
      1: { tree: { mode: GridCellModes.Edit, ...more } },
    });
    const { screen, redraw } = await showGrid({ ...props, cellModesModel: cells() });
    await expect.poll(() => edited(screen)).toEqual(['1.tree']);
    await redraw({ ...props, cellModesModel: cells({ deleteValue: true }) });
    expect(editor(screen, 'tree').value).toBe('Oak');
    await redraw({ ...props, cellModesModel: {} });
    expect(edited(screen)).toEqual(['1.tree']);
    screen.unmount();

    const rowProps = { ...props, editMode: 'row' as const };
    const rowsModel = (more?: object): GridRowModesModel => ({
      1: { mode: GridRowModes.Edit, fieldToFocus: 'tree', ...more },
    });
    const other = await showGrid({ ...rowProps, rowModesModel: rowsModel() });
    await expect.poll(focus).toBe('1.tree!');
    await other.redraw({ ...rowProps, rowModesModel: rowsModel({ deleteValue: true }) });
    expect(editor(other.screen, 'tree').value).toBe('Oak');
    await type('!');
    await other.redraw({ ...rowProps, rowModesModel: {} });
    await expect.poll(() => edited(other.screen)).toEqual([]);
    expect(texts(other.screen, 'tree')[0]).toBe('Oak!');
  },
);

claim('The option initialValue is deprecated, and the grid ignores values such as 0.', async () => {
  const columns = withColumns({ planted: { type: 'number', editable: true } });
  for (const [initialValue, shown] of [
    [1990, '1990'],
    [0, '1988'],
  ] as const) {
    const { screen, api } = await trees({ columns });
    api.startCellEditMode({ id: 1, field: 'planted', initialValue });
    await expect.poll(() => editor(screen, 'planted').value).toBe(shown);
    screen.unmount();
  }
});

/** Controlled models, and a button outside the grid. */
function Controlled({ editMode, isPrevented }: { editMode: Mode; isPrevented?: boolean }) {
  const [cellModesModel, setCells] = useState<GridCellModesModel>({});
  const [rowModesModel, setRows] = useState<GridRowModesModel>({});
  const cancel = () =>
    setCells({ 1: { tree: { mode: GridCellModes.View, ignoreModifications: true } } });
  return (
    <div>
      <button onClick={cancel}>Cancel</button>
      <DataGrid
        rows={ROWS}
        columns={COLUMNS}
        editMode={editMode}
        onCellEditStop={(_, event) => {
          event.defaultMuiPrevented = isPrevented;
        }}
        {...(editMode === 'cell'
          ? { cellModesModel, onCellModesModelChange: setCells }
          : { rowModesModel, onRowModesModelChange: setRows })}
      />
    </div>
  );
}

claim(
  'With a controlled model, the first character is lost when users start editing by typing (issue 11980).',
  async () => {
    for (const editMode of MODES) {
      const screen = await show(<Controlled editMode={editMode} />);
      await click(cell(screen, 'tree'));
      await press('9');
      await expect.poll(() => edited(screen)).toEqual(cellsOf(editMode));
      await press('8');
      expect(editor(screen, 'tree').value).toBe('8');
      screen.unmount();
    }
  },
);

claim(
  'A click on a button outside the grid counts as a click outside the cell, so Cancel commits the value unless you prevent it.',
  async () => {
    for (const isPrevented of [false, true]) {
      const screen = await show(<Controlled editMode="cell" isPrevented={isPrevented} />);
      await edit(screen, 'tree', 0, 'Elm');
      await screen.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'tree')[0]).toBe(isPrevented ? 'Oak' : 'Elm');
      screen.unmount();
    }
  },
);

claim(
  [
    "startCellEditMode throws an error if the cell isn't editable or is already in edit mode. stopCellEditMode throws an error if the cell is in view mode.",
    "startRowEditMode throws an error if the row is already in edit mode, and stopRowEditMode if it's already in view mode.",
    'In view mode, setEditCellValue has no effect, and its promise never resolves.',
  ],
  async () => {
    const tree = { id: 1, field: 'tree' };
    const { screen, api } = await trees();
    expect(() => api.startCellEditMode({ id: 1, field: 'planted' })).toThrow('is not editable');
    expect(() => api.stopCellEditMode(tree)).toThrow('is not in edit mode');
    const resolved = vi.fn();
    void api.setEditCellValue({ ...tree, value: 'Elm' })?.then(resolved);
    api.startCellEditMode(tree);
    await expect.poll(() => edited(screen)).toEqual(['1.tree']);
    expect(() => api.startCellEditMode(tree)).toThrow('is not in view mode');
    expect(await api.setEditCellValue({ ...tree, value: 'Fir' })).toBe(true);
    await expect.poll(() => editor(screen, 'tree').value).toBe('Fir');
    expect(resolved).not.toHaveBeenCalled();
    screen.unmount();
    const other = await trees({ editMode: 'row' });
    expect(() => other.api.stopRowEditMode({ id: 1 })).toThrow('is not in edit mode');
    other.api.startRowEditMode({ id: 1 });
    await expect.poll(() => edited(other.screen)).toEqual(ALL);
    expect(() => other.api.startRowEditMode({ id: 1 })).toThrow('is not in view mode');
  },
);

claim(
  'In an event handler, a call that starts editing takes effect after the handler, so the example uses flushSync.',
  async () => {
    const tree = { id: 1, field: 'tree' };
    const modes: unknown[] = [];
    const App = () => {
      const apiRef = useGridApiRef();
      const start = (isFlushed: boolean) => {
        const run = () => apiRef.current?.startCellEditMode(tree);
        if (isFlushed) {
          flushSync(run);
        } else {
          run();
        }
        modes.push(apiRef.current?.getCellMode(1, 'tree'));
      };
      return (
        <div>
          <button onClick={() => start(false)}>Start</button>
          <button onClick={() => start(true)}>Flush</button>
          <DataGrid apiRef={apiRef} rows={ROWS} columns={COLUMNS} />
        </div>
      );
    };
    const screen = await show(<App />);
    for (const [name, mode] of [
      ['Start', 'view'],
      ['Flush', 'edit'],
    ] as const) {
      await screen.getByRole('button', { name }).click();
      expect(modes.at(-1)).toBe(mode);
      await press('Escape');
      await expect.poll(() => edited(screen)).toEqual([]);
    }
  },
);

claim(
  'If you remove a row that is in edit mode from rows and from rowModesModel at the same time, the grid commits it, which adds the row again. Set its mode to GridRowModes.View with ignoreModifications: true instead.',
  async () => {
    for (const rowModesModel of [
      {},
      { 1: { mode: GridRowModes.View, ignoreModifications: true } },
    ] as GridRowModesModel[]) {
      const props = { columns: COLUMNS, editMode: 'row' as const };
      const { screen, redraw } = await showGrid({
        ...props,
        rows: ROWS,
        rowModesModel: { 1: { mode: GridRowModes.Edit } },
      });
      await expect.poll(() => edited(screen)).toEqual(ALL);
      await redraw({ ...props, rows: ROWS.slice(1), rowModesModel });
      await expect.poll(() => edited(screen)).toEqual([]);
      await expect
        .poll(() => texts(screen, 'tree'))
        .toEqual(1 in rowModesModel ? ['Lime', 'Ash'] : ['Lime', 'Ash', 'Oak']);
      screen.unmount();
    }
  },
);

claim(
  "After a click on a read-only cell of the row, Enter, Escape and clicks outside don't stop editing until focus is in an editor again.",
  async () => {
    const { screen } = await trees({ editMode: 'row' });
    await edit(screen, 'tree');
    await click(cell(screen, 'planted'));
    await press('Enter', 'Escape');
    await click(cell(screen, 'tree', 2));
    await settled();
    expect(edited(screen)).toEqual(ALL);
    await click(cell(screen, 'site'));
    await click(cell(screen, 'tree', 2));
    await expect.poll(() => edited(screen)).toEqual([]);
  },
);

claim(
  'Only text and number fields receive the typed character or the clipboard text. Other editors are cleared.',
  async () => {
    for (const editMode of MODES) {
      for (const [kind, value, shown] of [
        ['number', 4, '7'],
        ['date', new Date(2025, 4, 6), ''],
        ['boolean', true, false],
      ] as const) {
        const { screen } = await showGrid({
          editMode,
          rows: [{ id: 1, value }],
          columns: [{ field: 'value', type: kind, editable: true } as GridColDef],
        });
        await click(cell(screen, 'value'));
        await press('7');
        await expect.poll(() => edited(screen)).toEqual(['1.value']);
        await expect
          .poll(() => editor(screen, 'value')[kind === 'boolean' ? 'checked' : 'value'])
          .toBe(shown);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'In cell editing, the cell also stays in edit mode after Enter, Tab or a click outside while a debounced value is pending.',
    'In row editing, this applies to Enter and to Tab in the last cell.',
  ],
  async () => {
    for (const leave of ['Enter', 'Tab', '']) {
      const { screen } = await trees({
        columns: withColumns({ tree: { preProcessEditCellProps: ({ props }) => props } }),
      });
      await edit(screen, 'tree');
      await type('s');
      await (leave === '' ? click(cell(screen, 'site', 2)) : press(leave));
      await settled();
      expect(edited(screen)).toEqual(['1.tree']);
      screen.unmount();
    }
    for (const leave of ['Enter', 'Tab']) {
      const { screen } = await trees({
        editMode: 'row',
        columns: withColumns({
          note: {
            preProcessEditCellProps: ({ props }) => props,
            renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={5000} />,
          },
        }),
      });
      await edit(screen, 'note', 0, 'ill');
      await press(leave);
      await settled();
      await settled();
      expect(edited(screen)).toEqual(ALL);
      await press(leave);
      await expect.poll(() => edited(screen)).toEqual([]);
      expect(texts(screen, 'note')[0]).toBe('ill');
      screen.unmount();
    }
  },
);

claim(
  [
    'In row editing, a commit during validation sets the row to view in the model, but the row stays in edit mode.',
    'It leaves it when the model changes again, for example when the user commits again or presses Escape.',
  ],
  async () => {
    for (const key of ['Enter', 'Escape', undefined]) {
      const { promise, resolve } = deferred();
      const onRowModesModelChange = vi.fn();
      const { screen, api } = await trees({
        editMode: 'row',
        onRowModesModelChange,
        columns: withColumns({
          tree: { ...noDelay, preProcessEditCellProps: ({ props }) => promise.then(() => props) },
        }),
      });
      await edit(screen, 'tree', 0, 'Elm');
      await press('Enter');
      expect(onRowModesModelChange.mock.lastCall?.[0]).toMatchObject({ 1: { mode: 'view' } });
      resolve();
      await settled();
      expect(edited(screen)).toEqual(ALL);
      if (key) {
        await press(key);
      } else {
        api.startRowEditMode({ id: 2 });
      }
      await expect.poll(() => edited(screen).some((place) => place.startsWith('1'))).toBe(false);
      expect(texts(screen, 'tree')[0]).toBe(key === 'Escape' ? 'Oak' : 'Elm');
      screen.unmount();
    }
  },
);
