import {
  GridEditSingleSelectCell,
  type DataGridProps,
  type GridColDef,
  type GridRowModel,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  showDemo,
  takeClipboard,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, row, showGrid, showPremium, texts } from '#test/proofs/grids.tsx';

const FOLDER = '/data/content/react-data-grid/recipes-editing/';
const ROWS = [
  { id: 1, name: 'Ada', price: 20, paid: false },
  { id: 2, name: 'Bo', price: 3, paid: true },
];

const editing = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell--editing')].map(
    ({ dataset }) => dataset.field,
  );
const focused = () => {
  const found = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
  return `${found?.closest<HTMLElement>('[data-id]')?.dataset.id} ${found?.dataset.field}`;
};
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const action = (screen: Screen, name: string) => screen.getByRole('menuitem', { name });
const option = (screen: Screen, name: string) => screen.getByRole('option', { name });
const column = (field: string, more: object = {}): GridColDef => ({
  field,
  editable: true,
  ...more,
});

async function open(screen: Screen, field: string, number = 0): Promise<void> {
  await expect.poll(() => texts(screen, field).length).toBeGreaterThan(number);
  await click(cell(screen, field, number), { times: 2 });
  await expect.poll(editing).toContain(field);
}

async function edit(screen: Screen, field: string, number: number, text: string): Promise<void> {
  await open(screen, field, number);
  await press('Ctrl+A');
  await type(text);
  await press('Enter');
  await expect.poll(editing).toEqual([]);
}

async function select(screen: Screen, name: string): Promise<void> {
  await option(screen, name).click();
  await expect.poll(() => document.querySelector('.MuiPopover-root')).toBeNull(); // covers the page
}

/** Selects an option in the cell of a row in edit mode. */
async function choose(screen: Screen, field: string, name: string, number = 0): Promise<void> {
  const box = cell(screen, field, number).querySelector('[role="combobox"]');
  await click(box ?? document.body);
  await select(screen, name);
}

act('BulkSaveDiscard', async (demo) => {
  const saved = demo.getByText('All changes saved');
  await expect.poll(() => texts(demo, 'dish').length).toBe(5);
  const dishes = texts(demo, 'dish');
  for (let turn = 0; turn < 2; turn += 1) {
    await edit(demo, 'price', 0, '9');
    await expect.element(demo.getByText('1 unsaved row')).toBeVisible();
    expect(row(demo, 1).className).toContain('row-changed');
    await edit(demo, 'price', 0, '7.5');
    await expect.element(saved).toBeVisible();
    expect(row(demo, 1).className).not.toContain('row-changed');
    await edit(demo, 'dish', 1, 'Gravlax');
    await action(demo, 'Delete Lemon tart').click();
    await expect.element(demo.getByText('2 unsaved rows')).toBeVisible();
    expect(row(demo, 5).className).toContain('row-deleted');
    await click(cell(demo, 'dish', 4), { times: 2 });
    await settled();
    expect(editing()).toEqual([]);
    await action(demo, 'Keep Lemon tart').click();
    await expect.element(demo.getByText('1 unsaved row')).toBeVisible();
    await action(demo, 'Delete Lemon tart').click();
    if (turn === 0) {
      await button(demo, 'Discard').click();
      await expect.element(saved).toBeVisible();
      expect(texts(demo, 'dish')).toEqual(dishes);
    }
  }
  await open(demo, 'price', 2);
  await press('Ctrl+A');
  await type('99');
  await button(demo, 'Discard').click();
  await expect.element(saved).toBeVisible();
  await expect.poll(() => texts(demo, 'price')[2]).toBe('24.5');
  expect(texts(demo, 'dish')).toEqual(dishes);
  await edit(demo, 'dish', 1, 'Gravlax');
  await action(demo, 'Delete Lemon tart').click();
  await button(demo, 'Save').click();
  await expect.element(saved).toBeVisible();
  await expect
    .poll(() => texts(demo, 'dish'))
    .toEqual([dishes[0], 'Gravlax', dishes[2], dishes[3]]);
  await expect.element(button(demo, 'Save')).toBeDisabled();
});

act('BulkSavePaste', async (demo) => {
  const clipboard = await takeClipboard();
  const saved = demo.getByText('All changes saved');
  await expect.poll(() => texts(demo, 'q1').length).toBe(5);
  const changed = () => demo.stage.querySelectorAll('.cell-changed').length;
  for (const end of ['Discard', 'Save']) {
    await click(cell(demo, 'q1', 3));
    await click(cell(demo, 'q2', 4), { keys: ['Shift'] });
    await press('Ctrl+C');
    await click(cell(demo, 'q3', 0));
    await press('Ctrl+V');
    await expect.element(demo.getByText('2 unsaved rows')).toBeVisible();
    await expect.poll(() => texts(demo, 'q3').slice(0, 2)).toEqual(['310', '145']);
    expect(texts(demo, 'q4').slice(0, 2)).toEqual(['340', '145']);
    expect(changed()).toBe(4);
    await button(demo, end).click();
    await expect.element(saved).toBeVisible();
    await expect.poll(changed).toBe(0);
    expect(texts(demo, 'q3')[0]).toBe(end === 'Save' ? '310' : '1,280');
  }
  await click(cell(demo, 'q1', 0)); // 1,250
  await press('Ctrl+C');
  await click(cell(demo, 'q3', 0));
  await press('Ctrl+V');
  await expect.poll(() => texts(demo, 'q3')[0]).toBe('1,250');
  await clipboard.write('-\t1,999 €');
  await click(cell(demo, 'q3', 0));
  await press('Ctrl+V');
  await expect.poll(() => texts(demo, 'q4')[0]).toBe('1,999');
  expect(texts(demo, 'q3')[0]).toBe('1,250');
});

act('SingleClickEdit', async (demo) => {
  await expect.poll(() => texts(demo, 'shelf').length).toBe(5);
  for (const [count, shelf] of [
    ['400', 'B1'],
    ['412', 'A1'],
  ] as const) {
    await click(cell(demo, 'counted', 0));
    await expect.poll(editing).toEqual(['counted']);
    await press('Ctrl+A');
    await type(count);
    await click(cell(demo, 'counted', 1));
    await expect.poll(() => texts(demo, 'counted')[0]).toBe(count);
    await expect.poll(editing).toEqual(['counted']);
    await click(cell(demo, 'checked', 2));
    await expect.poll(editing).toEqual(['checked']);
    await click(cell(demo, 'shelf', 1));
    await select(demo, shelf);
    await expect.poll(editing).toEqual(['shelf']);
    await click(cell(demo, 'checked', 0));
    await expect.poll(editing).toEqual(['checked']);
    expect(texts(demo, 'shelf')[1]).toBe(shelf);
    await click(cell(demo, 'damaged', 0));
    await expect.poll(editing).toEqual(['damaged']);
    await click(cell(demo, 'item', 0));
    await expect.poll(editing).toEqual([]);
  }
});

const notes = (screen: Screen) => screen.getByRole('textbox', { name: 'Notes' });

act('MultilineNotes', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await open(demo, 'notes', 3);
    await expect.element(notes(demo)).toHaveFocus();
    await type('One');
    await press('Enter');
    await type('Two');
    await press('Ctrl+Enter');
    await expect.poll(editing).toEqual([]);
    expect(cell(demo, 'notes', 3).textContent).toBe('One\nTwo');
    await open(demo, 'notes', 3);
    await press('Ctrl+A', 'Delete');
    await click(cell(demo, 'site', 0));
    await expect.poll(editing).toEqual([]);
    expect(texts(demo, 'notes')[3]).toBe('');
  }
});

act('ConditionalPayment', async (demo) => {
  await open(demo, 'amount', 3);
  await press('Ctrl+A', 'Delete', 'Enter');
  await expect.poll(() => texts(demo, 'amount')[3]).toBe('');
  const error = demo.getByText('Select how it was paid');
  const check = async () => {
    await open(demo, 'supplier', 1);
    await click(cell(demo, 'paid', 1).querySelector('input') ?? document.body);
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await check();
    await expect.element(error).toBeVisible();
    await press('Enter');
    await settled();
    expect(editing()).toContain('method');
    await choose(demo, 'method', 'Card', 1);
    await expect.element(error).not.toBeInTheDocument();
    await click(cell(demo, 'supplier', 1));
    await press('Enter');
    await expect.poll(editing).toEqual([]);
    expect(texts(demo, 'method')[1]).toBe('Card');
    await check();
    await choose(demo, 'method', '—', 1);
    await press('Enter');
    await expect.poll(editing).toEqual([]);
    for (const key of ['x', 'Delete']) {
      await click(cell(demo, 'method', 0));
      await press(key);
      await expect.element(error).toBeVisible();
      await press('Escape');
      await expect.poll(editing).toEqual([]);
    }
  }
});

act('LinkedFieldsRowMode', async (demo) => {
  for (const [country, depot] of [
    ['Spain', 'Bilbao'],
    ['Germany', 'Kassel'],
  ] as const) {
    await open(demo, 'goods');
    await choose(demo, 'country', country);
    await click(cell(demo, 'goods'));
    await press('Enter');
    await settled();
    expect(editing()).toContain('depot');
    await choose(demo, 'depot', depot);
    await click(cell(demo, 'goods'));
    await press('Enter');
    await expect.poll(editing).toEqual([]);
    expect([texts(demo, 'country')[0], texts(demo, 'depot')[0]]).toEqual([country, depot]);
  }
});

act('LinkedFieldsCellMode', async (demo) => {
  const change = async (field: string, name: string, key: string) => {
    await open(demo, field);
    await select(demo, name);
    await press(key);
    await expect.poll(editing).toEqual([]);
  };
  for (const [before, country, depot] of [
    ['Kassel', 'Spain', 'Bilbao'],
    ['Bilbao', 'Germany', 'Kassel'],
  ] as const) {
    await change('country', country, 'Escape');
    expect(texts(demo, 'depot')[0]).toBe(before);
    await change('country', country, 'Enter');
    expect(texts(demo, 'depot')[0]).toBe('Select a depot');
    await change('depot', depot, 'Enter');
    expect([texts(demo, 'country')[0], texts(demo, 'depot')[0]]).toEqual([country, depot]);
  }
});

claim('In the Community plan, updateRows throws an error for more than one row.', async () => {
  const { api } = await showGrid({ rows: ROWS, columns: [column('name')] });
  expect(() => api.updateRows([{ id: 1 }, { id: 2 }])).toThrow('several rows at once');
  expect(() => api.updateRows([{ id: 1 }])).not.toThrow();
});

claim(
  'A new rows array replaces the edited rows, and the map of unsaved rows then describes rows that the grid no longer displays.',
  async () => {
    const props = {
      rows: ROWS,
      columns: [column('name')],
      processRowUpdate: (it: GridRowModel) => it,
    };
    const { screen, redraw } = await showGrid(props);
    await edit(screen, 'name', 0, 'Eva');
    expect(texts(screen, 'name')[0]).toBe('Eva');
    await redraw({ ...props, rows: [...ROWS] });
    await expect.poll(() => texts(screen, 'name')[0]).toBe('Ada');
  },
);

claim(
  [
    'With clipboard paste, processRowUpdate runs once for each pasted row, so the same recipe collects pasted cells.',
    "Paste doesn't call preProcessEditCellProps.",
    "In this version, it doesn't respect isCellEditable either (issue 11984, fixed in 8.21.0): each cell of an editable column accepts pasted text.",
    'Validate pasted rows in processRowUpdate: return oldRow to reject a row.',
    'Without it, "1,250" would become NaN, because number columns parse pasted text with Number().',
  ],
  async () => {
    const clipboard = await takeClipboard();
    const preProcessEditCellProps = vi.fn();
    const processRowUpdate = vi.fn((newRow: GridRowModel, oldRow: GridRowModel) =>
      newRow.name === 'Bad' ? oldRow : newRow,
    );
    const { screen, api } = await showPremium({
      rows: ROWS,
      columns: [column('name', { preProcessEditCellProps }), column('price', { type: 'number' })],
      isCellEditable: () => false,
      cellSelection: true,
      disableRowSelectionOnClick: true,
      processRowUpdate,
    });
    await clipboard.write('Eva\t1,250\nBad\t6');
    await click(cell(screen, 'name'));
    await press('Ctrl+V');
    await expect.poll(() => processRowUpdate.mock.calls.length).toBe(2);
    await expect.poll(() => texts(screen, 'name')).toEqual(['Eva', 'Bo']);
    expect(api.getRow(1).price).toBeNaN();
    expect(preProcessEditCellProps).not.toHaveBeenCalled();
  },
);

claim(
  [
    "Clicks on a cell that isn't editable: params.isEditable is false, and startCellEditMode would throw an error.",
    'Clicks on a cell in edit mode: startCellEditMode would throw an error here too.',
    'Clicks in a popup, such as the list of a select. React passes them to the cell, although the popup is outside the cell.',
  ],
  async () => {
    const onCellClick = vi.fn<NonNullable<DataGridProps['onCellClick']>>();
    const { screen, api } = await showGrid({
      rows: ROWS,
      columns: [
        { field: 'price' },
        column('name', { type: 'singleSelect', valueOptions: ['Ada', 'Bo'] }),
      ],
      onCellClick,
    });
    await click(cell(screen, 'price'));
    expect(onCellClick.mock.lastCall?.[0].isEditable).toBe(false);
    expect(() => api.startCellEditMode({ id: 1, field: 'price' })).toThrow('is not editable');
    await open(screen, 'name');
    expect(() => api.startCellEditMode({ id: 1, field: 'name' })).toThrow('is not in view mode');
    onCellClick.mockClear();
    await option(screen, 'Bo').click();
    expect(onCellClick.mock.lastCall?.[0]).toMatchObject({ id: 1, field: 'name' });
    await press('Escape');
  },
);

claim(
  'A single click on a boolean cell starts editing, and a second click on its checkbox changes the value.',
  async () => {
    const demo = await showDemo(`${FOLDER}SingleClickEdit.tsx`);
    await click(cell(demo, 'damaged'));
    const box = () => cell(demo, 'damaged').querySelector('input');
    await expect.poll(() => box()?.checked).toBe(false);
    await click(box() ?? document.body);
    await expect.poll(() => box()?.checked).toBe(true);
  },
);

claim(
  "To start row editing with a single click, call startRowEditMode({ id, fieldToFocus: field }) if getRowMode(id) is 'view'.",
  async () => {
    const { screen, api } = await showGrid({
      rows: ROWS,
      columns: [column('name'), column('price')],
      editMode: 'row',
      onCellClick: ({ id, field }) => {
        if (api.getRowMode(id) === 'view') {
          api.startRowEditMode({ id, fieldToFocus: field });
        }
      },
    });
    await click(cell(screen, 'price'));
    await expect.poll(focused).toBe('1 price');
    expect(document.activeElement?.tagName).toBe('INPUT');
    await click(cell(screen, 'name'));
    await click(cell(screen, 'name', 1));
    await expect.poll(() => api.getRowMode(1)).toBe('view');
    expect(api.getRowMode(2)).toBe('edit');
  },
);

/** Appends a word to the first note, presses keys, and gives what comes of it. */
async function endNote(...keys: string[]) {
  const demo = await showDemo(`${FOLDER}MultilineNotes.tsx`);
  const before = texts(demo, 'notes')[0] ?? '';
  await open(demo, 'notes');
  await expect.element(notes(demo)).toHaveFocus();
  await type(' Urgent');
  await press(...keys);
  await settled();
  const isOpen = editing().length > 0;
  const result = {
    isOpen,
    added: isOpen ? null : (texts(demo, 'notes')[0] ?? '').slice(before.length),
    focus: focused(),
  };
  demo.unmount();
  return result;
}

keyRow('Enter', async () => {
  expect((await endNote('Enter')).isOpen).toBe(true);
  expect((await endNote('Enter', 'Ctrl+Enter')).added).toBe(' Urgent\n');
});

keyRow('Ctrl+Enter, Meta+Enter', async () => {
  for (const key of ['Ctrl+Enter', 'Meta+Enter']) {
    expect(await endNote(key)).toEqual({ isOpen: false, added: ' Urgent', focus: 'V-312 notes' });
  }
});

keyRow('Tab', async () => {
  expect(await endNote('Tab')).toMatchObject({
    isOpen: false,
    added: ' Urgent',
    focus: 'V-312 id',
  });
});

keyRow('Escape', async () => {
  expect(await endNote('Escape')).toEqual({ isOpen: false, added: '', focus: 'V-311 notes' });
});

claim(
  "A click in the Popper doesn't stop editing, and a click outside commits the text.",
  async () => {
    const demo = await showDemo(`${FOLDER}MultilineNotes.tsx`);
    await open(demo, 'notes', 3);
    await type('New');
    await demo.getByText(/^Ctrl\+Enter/).click();
    await settled();
    expect(editing()).toEqual(['notes']);
    await click(document.body, { at: { x: 5, y: 700 } });
    await expect.poll(editing).toEqual([]);
    expect(texts(demo, 'notes')[3]).toBe('New');
  },
);

const validated = (
  editMode: 'cell' | 'row',
  preProcessEditCellProps: GridColDef['preProcessEditCellProps'],
) =>
  showGrid({
    rows: ROWS,
    columns: [column('name', { preProcessEditCellProps }), column('price', { type: 'number' })],
    editMode,
  });

claim(
  [
    'otherFieldsProps is available with editMode="row". In cell editing, it\'s undefined, because one cell is edited at a time.',
    'In row editing, the grid calls preProcessEditCellProps of each edited column whenever one value changes, so the method is validated when the checkbox changes.',
    'If the user starts editing with a typed character, Delete, Backspace or Ctrl+V, the grid calls preProcessEditCellProps without otherFieldsProps.',
  ],
  async () => {
    for (const editMode of ['cell', 'row'] as const) {
      const check = vi.fn<NonNullable<GridColDef['preProcessEditCellProps']>>(({ props }) => props);
      const { screen, api } = await validated(editMode, check);
      await open(screen, 'name');
      await api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
      const others = () => check.mock.lastCall?.[0].otherFieldsProps;
      expect(others()?.price?.value).toBe(editMode === 'row' ? 20 : undefined);
      if (editMode === 'cell') {
        expect(others()).toBeUndefined();
      } else {
        await api.setEditCellValue({ id: 1, field: 'price', value: 7 });
        expect(check).toHaveBeenCalledTimes(2);
        expect(others()?.price?.value).toBe(7);
      }
      await press('Escape');
      await expect.poll(editing).toEqual([]);
      for (const key of ['x', '?', 'Delete', 'Backspace', 'Control+v']) {
        check.mockClear();
        await click(cell(screen, 'name', 1));
        await press(key);
        await expect.poll(() => check.mock.calls.length).toBeGreaterThan(0);
        expect(check.mock.calls[0]?.[0].otherFieldsProps).toBeUndefined();
        await press('Escape');
        await expect.poll(editing).toEqual([]);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    "While a field has an error, Enter, Tab and a click outside don't stop editing. Escape does.",
    "The grid doesn't validate a row before its first change.",
    "If the user doesn't change an invalid row, Enter still stops editing.",
  ],
  async () => {
    const { screen, api } = await validated('row', ({ props }) => ({ ...props, error: true }));
    await open(screen, 'name');
    await press('Enter');
    await expect.poll(editing).toEqual([]);
    await open(screen, 'name');
    await api.setEditCellValue({ id: 1, field: 'price', value: 7 });
    await press('Enter');
    await click(cell(screen, 'price'));
    await press('Tab');
    await click(cell(screen, 'price', 1));
    await settled();
    await settled();
    expect(editing()).toEqual(['name', 'price']);
    await click(cell(screen, 'price'));
    await press('Escape');
    await expect.poll(editing).toEqual([]);
    expect(texts(screen, 'price')[0]).toBe('20');
  },
);

claim(
  [
    'The function also runs without a row for the filter panel. In this case, return the options of all rows.',
    'In valueOptions and renderEditCell, row contains the values that were edited before the last render of the cell.',
    'The cell renders again when you set its value, when it receives or loses focus, and after each change in the row if its column has preProcessEditCellProps.',
    'Until then, its options are outdated.',
    'In event handlers, read the edited row from apiRef.current.getRowWithUpdatedValues(id, field).',
  ],
  async () => {
    const valueOptions = vi.fn(({ row: each }: { row?: GridRowModel }) => [
      ...new Set([each ? `Depot of ${each.name}` : 'All depots', 'Depot of Eva']),
    ]);
    const rendered = vi.fn();
    const depots = (more: object) =>
      showGrid({
        rows: ROWS.map((each) => ({ ...each, depot: '' })),
        columns: [
          column('name'),
          column('depot', {
            type: 'singleSelect',
            valueOptions,
            renderEditCell: (params: Parameters<typeof GridEditSingleSelectCell>[0]) => {
              rendered(params.row.name);
              return <GridEditSingleSelectCell {...params} />;
            },
            ...more,
          }),
        ],
        editMode: 'row',
      });
    const seen = () => [rendered.mock.lastCall?.[0], valueOptions.mock.lastCall?.[0].row?.name];
    const checked = await depots({
      preProcessEditCellProps: ({ props }: { props: object }) => props,
    });
    await open(checked.screen, 'name');
    await checked.api.setEditCellValue({ id: 1, field: 'name', value: 'Flo' });
    await expect.poll(seen).toEqual(['Flo', 'Flo']);
    checked.screen.unmount();
    const { screen, api } = await depots({});
    await open(screen, 'name');
    await api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
    await settled();
    expect(seen()).toEqual(['Ada', 'Ada']);
    expect(api.getRowWithUpdatedValues(1, 'depot').name).toBe('Eva');
    await api.setEditCellValue({ id: 1, field: 'depot', value: 'Depot of Eva' });
    await expect.poll(seen).toEqual(['Eva', 'Eva']);
    await api.setEditCellValue({ id: 1, field: 'name', value: 'Kim' });
    await settled();
    expect(seen()).toEqual(['Eva', 'Eva']);
    await click(cell(screen, 'name'));
    await press('Tab');
    await expect.poll(() => seen()[0]).toBe('Kim');
    await api.setEditCellValue({ id: 1, field: 'name', value: 'Lee' });
    await press('Shift+Tab');
    await expect.poll(() => seen()[0]).toBe('Lee');
    await press('Escape');
    api.setFilterModel({ items: [{ field: 'depot', operator: 'is', value: '' }] });
    valueOptions.mockClear();
    api.showFilterPanel('depot');
    await expect.poll(() => valueOptions.mock.calls.some(([params]) => !params.row)).toBe(true);
  },
);

claim(
  [
    "One cell is edited at a time, so setEditCellValue can't reset the other field.",
    'valueSetter returns the row with both fields, and processRowUpdate receives it as one change.',
    'Escape has nothing to revert, because neither field of the row changes until the user commits.',
  ],
  async () => {
    const processRowUpdate = vi.fn((newRow: GridRowModel) => newRow);
    const { screen, api } = await showGrid({
      rows: ROWS,
      columns: [
        column('name', {
          valueSetter: (name: string, each: GridRowModel) => ({ ...each, name, price: 0 }),
        }),
        column('price', { type: 'number' }),
      ],
      processRowUpdate,
    });
    await open(screen, 'name');
    await api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
    void api.setEditCellValue({ id: 1, field: 'price', value: 7 });
    await settled();
    expect(api.getRow(1)).toEqual(ROWS[0]);
    await press('Escape');
    await expect.poll(editing).toEqual([]);
    expect(api.getRow(1)).toEqual(ROWS[0]);
    await edit(screen, 'name', 0, 'Eva');
    expect(processRowUpdate).toHaveBeenCalledOnce();
    expect(processRowUpdate.mock.lastCall?.[0]).toMatchObject({ name: 'Eva', price: 0 });
  },
);
