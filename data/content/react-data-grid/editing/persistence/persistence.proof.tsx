import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { DataGrid, type DataGridProps, type GridColDef, type GridRowModel } from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  press,
  show,
  showDemo,
  takeClipboard,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, showGrid, showPremium, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
  { id: 3, name: 'Cy', price: 100 },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', editable: true, width: 150 },
  { field: 'price', type: 'number', editable: true },
];
const CONFIRM = '/data/content/react-data-grid/editing/persistence/ConfirmBeforeSave.tsx';
const DELETE = { _action: 'delete' } as const;

const orders = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const editing = ({ stage }: Screen) =>
  [...stage.querySelectorAll<HTMLElement>('.MuiDataGrid-cell--editing')].map(
    ({ dataset }) => dataset.field,
  );
const focused = () => {
  const found = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
  return `${found?.closest<HTMLElement>('[data-id]')?.dataset.id} ${found?.dataset.field}`;
};
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });

/** Double-clicks a cell and types over its value. */
async function write(screen: Screen, field: string, row: number, text: string): Promise<void> {
  await click(cell(screen, field, row), { times: 2 });
  await expect.poll(() => editing(screen)).toContain(field);
  await press('Ctrl+A', ...(text === '' ? ['Delete'] : []));
  await type(text);
}

async function edit(screen: Screen, field: string, row: number, text: string): Promise<void> {
  await write(screen, field, row, text);
  await press('Enter');
}

/** A promise that is settled later. */
function later() {
  let resolve: (row: GridRowModel) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<GridRowModel>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A grid whose edits open a dialog with a button that has `autoFocus`. */
function WithDialog({ onClick }: { onClick: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        rows={ROWS}
        columns={COLUMNS}
        editMode="row"
        processRowUpdate={() => {
          setIsOpen(true);
          return new Promise(() => {}); // until the user answers
        }}
      />
      <Dialog open={isOpen}>
        <Button autoFocus onClick={onClick}>
          Yes
        </Button>
      </Dialog>
    </div>
  );
}

act('SaveOnServer', async (demo) => {
  for (const [turn, price] of [99, 89].entries()) {
    await edit(demo, 'price', 0, String(price));
    await expect.element(demo.getByText(/^Saved Trail running vest/)).toBeVisible();
    await expect.poll(() => texts(demo, 'price')[0]).toBe(`€${price}.00`);
    await expect.poll(() => texts(demo, 'revision')[0]).toBe(String(4 + turn));
  }
  for (const number of [1, 2]) {
    const before = [texts(demo, 'name')[number], texts(demo, 'revision')[number]];
    await edit(demo, 'name', number, '');
    await expect
      .element(demo.getByText(`${texts(demo, 'id')[number]} needs a name.`))
      .toBeVisible();
    expect(editing(demo)).toEqual(['name']);
    await press('Escape');
    await expect.poll(() => editing(demo)).toEqual([]);
    expect([texts(demo, 'name')[number], texts(demo, 'revision')[number]]).toEqual(before);
  }
  await edit(demo, 'price', 2, '');
  await expect.poll(() => editing(demo)).toEqual([]); // a save that ends later would move the focus out of the next cell
  expect(texts(demo, 'price')[2]).toBe('');
  await edit(demo, 'name', 1, '  Poles ');
  await expect.poll(() => texts(demo, 'name')[1]).toBe('Poles');
});

act('ConfirmBeforeSave', async (demo) => {
  const dialog = demo.getByRole('dialog');
  await edit(demo, 'rate', 1, '24');
  await expect.poll(() => editing(demo)).toEqual([]);
  await expect.element(dialog).not.toBeInTheDocument();
  for (const [before, after] of [
    ['24', '26'],
    ['26', '24'],
  ] as const) {
    for (const answer of ['No', 'Yes']) {
      await edit(demo, 'rate', 1, after);
      await expect.element(dialog).toBeVisible();
      await expect.element(dialog.getByText(`Rate (€/h): ${before} → ${after}`)).toBeVisible();
      await expect.element(button(demo, 'Yes')).toHaveFocus();
      await button(demo, answer).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(editing(demo)).toEqual([]);
      expect(texts(demo, 'rate')[1]).toBe(answer === 'Yes' ? after : before);
    }
  }
  await edit(demo, 'hours', 0, '');
  await expect.element(dialog.getByText('Hours/week: 38 → empty')).toBeVisible();
  await press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => texts(demo, 'hours')[0]).toBe('38');
  await edit(demo, 'hours', 0, '');
  await button(demo, 'Yes').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => texts(demo, 'hours')[0]).toBe('');
  await edit(demo, 'hours', 0, '30');
  await expect.element(dialog.getByText('Hours/week: empty → 30')).toBeVisible();
  await button(demo, 'No').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

claim(
  [
    'The grid stores the row that the callback returns, or that its promise resolves to.',
    'A row, or a promise that resolves to it | The grid stores the row and leaves edit mode',
    'oldRow | The grid restores the values of oldRow and leaves edit mode. It also overwrites updates that the row received since then',
    'Some fields and the ID, such as { id: 1, price: 20 } | The grid changes these fields of the row and leaves edit mode',
    "{ ...newRow, _action: 'delete' } | The grid removes the row",
    'undefined | The same as an error: the row stays in edit mode',
  ],
  async () => {
    const onProcessRowUpdateError = vi.fn();
    let answer: (newRow: GridRowModel, oldRow: GridRowModel) => unknown = () => undefined;
    for (const editMode of ['cell', 'row'] as const) {
      const { screen, api } = await orders({
        editMode,
        processRowUpdate: (newRow, oldRow) => answer(newRow, oldRow) as GridRowModel,
        onProcessRowUpdateError,
      });
      const names = () => texts(screen, 'name');
      const tries: [typeof answer, string[]][] = [
        [(row) => ({ ...row, name: row.name.toUpperCase() }), ['EVA', 'Bo', 'Cy']],
        [async (row) => ({ ...row, name: 'Later' }), ['Later', 'Bo', 'Cy']],
        [(_, oldRow) => oldRow, ['Later', 'Bo', 'Cy']],
        [
          (_, oldRow) => {
            api.updateRows([{ id: 1, name: 'Live' }]);
            return oldRow;
          },
          ['Later', 'Bo', 'Cy'],
        ],
        [() => ({ id: 1, price: 7 }), ['Later', 'Bo', 'Cy']],
        [(row) => ({ ...row, ...DELETE }), ['Bo', 'Cy']],
      ];
      for (const [next, expected] of tries) {
        answer = next;
        await edit(screen, 'name', 0, 'Eva');
        await expect.poll(() => editing(screen)).toEqual([]);
        await expect.poll(names).toEqual(expected);
      }
      answer = () => undefined;
      await edit(screen, 'name', 0, 'Eva');
      await expect.poll(() => onProcessRowUpdateError.mock.calls.length).toBe(1);
      expect(editing(screen)).toContain('name');
      onProcessRowUpdateError.mockClear();
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid calls processRowUpdate(newRow, oldRow, { rowId }) when the user or your code commits the edit of a cell or a row.',
    'Escape reverts the edit without calling it.',
    'The callback also runs if no value changed.',
    'newRow | The row with the edited values, after valueParser and valueSetter',
  ],
  async () => {
    const rows = [{ code: 'a', name: 'Ada', owner: { name: 'Ada' } }];
    const processRowUpdate = vi.fn((row: GridRowModel) => row);
    for (const editMode of ['cell', 'row'] as const) {
      processRowUpdate.mockClear();
      const { screen, api } = await orders({
        editMode,
        rows,
        getRowId: ({ code }) => code,
        columns: [
          {
            field: 'name',
            editable: true,
            valueParser: (value: string) => value.trim(),
            valueSetter: (value, row) => ({ ...row, owner: { name: value } }),
          },
        ],
        processRowUpdate,
      });
      await write(screen, 'name', 0, ' Eva ');
      await press('Escape');
      await expect.poll(() => editing(screen)).toEqual([]);
      expect(processRowUpdate).not.toHaveBeenCalled();
      await click(cell(screen, 'name'), { times: 2 });
      await expect.poll(() => editing(screen)).toEqual(['name']);
      await press('Enter');
      await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
      expect(processRowUpdate).toHaveBeenLastCalledWith(rows[0], rows[0], { rowId: 'a' });
      await edit(screen, 'name', 0, ' Eva ');
      await expect.poll(() => processRowUpdate.mock.calls.length).toBe(2);
      expect(processRowUpdate.mock.lastCall?.[0]).toMatchObject({ owner: { name: 'Eva' } });
      await click(cell(screen, 'name'), { times: 2 });
      await expect.poll(() => editing(screen)).toEqual(['name']);
      if (editMode === 'cell') {
        api.stopCellEditMode({ id: 'a', field: 'name' });
      } else {
        api.stopRowEditMode({ id: 'a' });
      }
      await expect.poll(() => processRowUpdate.mock.calls.length).toBe(3);
      screen.unmount();
    }
  },
);

claim('oldRow | The row in the grid. In row editing, as it was when editing started', async () => {
  const processRowUpdate = vi.fn<NonNullable<DataGridProps['processRowUpdate']>>((row) => row);
  for (const editMode of ['cell', 'row'] as const) {
    processRowUpdate.mockClear();
    const { screen, api } = await orders({ editMode, processRowUpdate });
    await write(screen, 'name', 0, 'Eva');
    api.updateRows([{ id: 1, owner: 'Kim' }]);
    await press('Enter');
    await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
    const [newRow, oldRow] = processRowUpdate.mock.lastCall ?? [];
    expect(newRow).toEqual({ ...ROWS[0], name: 'Eva', owner: 'Kim' });
    expect(oldRow).toEqual(editMode === 'cell' ? { ...ROWS[0], owner: 'Kim' } : ROWS[0]);
    screen.unmount();
  }
});

claim(
  [
    "The grid stores the returned row in its own state and doesn't change the array in the rows prop.",
    'If you then pass a new array with the old data, it replaces the edited row.',
  ],
  async () => {
    const rows = structuredClone(ROWS);
    const props = { rows, columns: COLUMNS, processRowUpdate: (row: GridRowModel) => row };
    const { screen, redraw } = await orders(props);
    await edit(screen, 'name', 0, 'Eva');
    await expect.poll(() => texts(screen, 'name')[0]).toBe('Eva');
    expect(rows).toEqual(ROWS);
    await redraw({ ...props });
    expect(texts(screen, 'name')[0]).toBe('Eva');
    await redraw({ ...props, rows: [...rows] });
    await expect.poll(() => texts(screen, 'name')[0]).toBe('Ada');
  },
);

claim(
  'If the server returns another ID, for example for a row that you added with a temporary ID, the grid adds the returned row as a second row.',
  async () => {
    const { screen } = await orders({ processRowUpdate: (row) => ({ ...row, id: 77 }) });
    await edit(screen, 'name', 0, 'Eva');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Ada', 'Bo', 'Cy', 'Eva']);
  },
);

claim(
  "Return { ...newRow, _action: 'delete' }, and replace the temporary row in rows with the saved one.",
  async () => {
    for (const editMode of ['cell', 'row'] as const) {
      const { screen, api, redraw } = await orders({ editMode });
      const processRowUpdate = async (newRow: GridRowModel) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
        void redraw({
          columns: COLUMNS,
          editMode,
          processRowUpdate,
          rows: [{ ...newRow, id: 77 }, ...ROWS.slice(1)],
        });
        return { ...newRow, ...DELETE };
      };
      await redraw({ columns: COLUMNS, editMode, processRowUpdate, rows: ROWS });
      await edit(screen, 'name', 0, 'Eva');
      await expect.poll(() => texts(screen, 'name')).toEqual(['Eva', 'Bo', 'Cy']);
      await expect.poll(() => api.state.editRows).toEqual({});
      expect(api.getRow(1)).toBeNull();
      screen.unmount();
    }
  },
);

claim(
  [
    'The cell or row stays in edit mode until the promise settles:',
    'The user can still type in the cell. If the promise resolves, these changes are lost. If it rejects, they stay in the cell.',
    'Escape no longer reverts the edit.',
    'After Enter or Tab, focus moves to the cell below or the next cell when the promise resolves, even if the user clicked another cell in the meantime.',
  ],
  async () => {
    for (const [key, next] of [
      ['Enter', '2 name'],
      ['Tab', '1 price'],
    ] as const) {
      const { promise, resolve } = later();
      const processRowUpdate = vi.fn<(newRow: GridRowModel) => Promise<GridRowModel>>(
        () => promise,
      );
      const { screen } = await orders({ processRowUpdate });
      await write(screen, 'name', 0, 'Eva');
      await press(key);
      await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
      expect(editing(screen)).toEqual(['name']);
      await type('n');
      expect(cell(screen, 'name').querySelector('input')?.value).toBe('Evan');
      await press('Escape');
      expect(editing(screen)).toEqual(['name']);
      await click(cell(screen, 'price', 2));
      expect(focused()).toBe('3 price');
      resolve({ ...processRowUpdate.mock.lastCall?.[0] });
      await expect.poll(() => editing(screen)).toEqual([]);
      await expect.poll(focused).toBe(next);
      expect(texts(screen, 'name')[0]).toBe('Eva');
      expect(processRowUpdate).toHaveBeenCalledOnce();
      screen.unmount();
    }
    for (const editMode of ['cell', 'row'] as const) {
      for (const isRefused of [false, true]) {
        const { promise, resolve, reject } = later();
        const processRowUpdate = vi.fn(() => promise);
        const onProcessRowUpdateError = vi.fn();
        const { screen } = await orders({ editMode, processRowUpdate, onProcessRowUpdateError });
        await edit(screen, 'name', 0, 'Eva');
        await expect.poll(() => processRowUpdate.mock.calls.length).toBe(1);
        await type('n');
        await press('Escape');
        expect(editing(screen)).toContain('name');
        if (isRefused) {
          reject(new Error('No'));
          await expect.poll(() => onProcessRowUpdateError.mock.calls.length).toBe(1);
          expect(cell(screen, 'name').querySelector('input')?.value).toBe('Evan');
        } else {
          resolve({ id: 1, name: 'Eva' });
          await expect.poll(() => editing(screen)).toEqual([]);
          expect(texts(screen, 'name')[0]).toBe('Eva');
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'If you delete the row in the meantime, the grid adds it again when the promise resolves (issue 22932).',
    "Return { ...newRow, _action: 'delete' } for a row that no longer exists.",
  ],
  async () => {
    for (const editMode of ['cell', 'row'] as const) {
      for (const extra of [{}, DELETE]) {
        const { promise, resolve } = later();
        const { screen, api } = await orders({ editMode, processRowUpdate: () => promise });
        await edit(screen, 'name', 1, 'Eva');
        api.updateRows([{ id: 2, ...DELETE }]);
        await expect.poll(() => texts(screen, 'name')).toEqual(['Ada', 'Cy']);
        resolve({ id: 2, name: 'Eva', price: 3, ...extra });
        await expect.poll(() => api.state.editRows).toEqual({});
        await expect
          .poll(() => texts(screen, 'name'))
          .toEqual(extra === DELETE ? ['Ada', 'Cy'] : ['Ada', 'Cy', 'Eva']);
        screen.unmount();
      }
    }
  },
);

claim(
  'The newRow of the second edit still contains the old value of the first cell, so the second response restores it.',
  async () => {
    for (const isPart of [false, true]) {
      const requests: { row: GridRowModel; resolve: (row: GridRowModel) => void }[] = [];
      const { screen } = await orders({
        processRowUpdate: (row) => {
          const { promise, resolve } = later();
          requests.push({ row, resolve });
          return promise;
        },
      });
      await edit(screen, 'name', 0, 'Eva');
      await edit(screen, 'price', 0, '9');
      await expect.poll(() => requests.length).toBe(2);
      const [first, second] = requests;
      expect(second?.row).toMatchObject({ name: 'Ada', price: 9 });
      first?.resolve(isPart ? { id: 1, name: 'Eva' } : first.row);
      await expect.poll(() => texts(screen, 'name')[0]).toBe('Eva');
      second?.resolve(isPart ? { id: 1, price: 9 } : second.row);
      await expect.poll(() => editing(screen)).toEqual([]);
      await expect.poll(() => texts(screen, 'price')[0]).toBe('9');
      expect(texts(screen, 'name')[0]).toBe(isPart ? 'Eva' : 'Ada');
      screen.unmount();
    }
  },
);

claim(
  [
    'If processRowUpdate throws or rejects, the row stays in edit mode with the values that the user entered.',
    'The grid passes the error to onProcessRowUpdateError.',
    'They can correct the value and press Enter again, or press Escape to revert the edit.',
  ],
  async () => {
    const refuse = new Error('No');
    const onProcessRowUpdateError = vi.fn();
    for (const editMode of ['cell', 'row'] as const) {
      for (const isAsync of [false, true]) {
        onProcessRowUpdateError.mockClear();
        const { screen } = await orders({
          editMode,
          processRowUpdate: (row) => {
            if (row.name !== 'Bad') {
              return row;
            }
            if (isAsync) {
              return Promise.reject(refuse);
            }
            throw refuse;
          },
          onProcessRowUpdateError,
        });
        const fail = async (times: number) => {
          await edit(screen, 'name', 0, 'Bad');
          await expect.poll(() => onProcessRowUpdateError.mock.calls.length).toBe(times);
          expect(onProcessRowUpdateError).toHaveBeenLastCalledWith(refuse);
          expect(editing(screen)).toContain('name');
          expect(cell(screen, 'name').querySelector('input')?.value).toBe('Bad');
        };
        await fail(1);
        await press('Escape');
        await expect.poll(() => texts(screen, 'name')[0]).toBe('Ada');
        await fail(2);
        await press('Ctrl+A');
        await type('Eva');
        await press('Enter');
        await expect.poll(() => texts(screen, 'name')[0]).toBe('Eva');
        expect(editing(screen)).toEqual([]);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Without onProcessRowUpdateError, the grid logs one error in development and none in production:',
    'MUI X: A call to processRowUpdate threw an error which was not handled because onProcessRowUpdateError is missing.',
  ],
  async () => {
    const { screen } = await orders({ processRowUpdate: () => Promise.reject(new Error('No')) });
    const complaints: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await edit(screen, 'name', 0, 'Bad');
      if (turn === 0) {
        await expect.poll(() => complaints.push(...takeConsole()) && complaints.length).toBe(1);
      }
      await press('Escape');
      await expect.poll(() => editing(screen)).toEqual([]);
    }
    expect([...complaints, ...takeConsole()]).toEqual([
      expect.stringMatching(/A call to `processRowUpdate` threw an error which was not handled/),
    ]);
  },
);

claim(
  [
    'Cell or row editing, if the data source has updateRow | dataSource.updateRow, only if a value changed',
    'The grid passes errors of updateRow to onDataSourceError instead of onProcessRowUpdateError.',
    'apiRef.current.updateRows | Nowhere: the grid only changes its own state',
  ],
  async () => {
    const processRowUpdate = vi.fn((row: GridRowModel) => row);
    const onProcessRowUpdateError = vi.fn();
    const onDataSourceError = vi.fn();
    const updateRow = vi.fn(({ updatedRow }) =>
      updatedRow.name === 'Bad' ? Promise.reject(new Error('No')) : Promise.resolve(updatedRow),
    );
    for (const editMode of ['cell', 'row'] as const) {
      updateRow.mockClear();
      onDataSourceError.mockClear();
      const { screen, api } = await showGrid({
        columns: COLUMNS,
        editMode,
        dataSource: { getRows: async () => ({ rows: ROWS, rowCount: 3 }), updateRow },
        processRowUpdate,
        onProcessRowUpdateError,
        onDataSourceError,
      });
      await expect.poll(() => texts(screen, 'name')[0]).toBe('Ada');
      await edit(screen, 'name', 0, 'Ada');
      await expect.poll(() => editing(screen)).toEqual([]);
      expect(updateRow).not.toHaveBeenCalled();
      await edit(screen, 'name', 0, 'Eva');
      await expect.poll(() => texts(screen, 'name')[0]).toBe('Eva');
      expect(updateRow).toHaveBeenCalledOnce();
      await edit(screen, 'name', 0, 'Bad');
      await expect.poll(() => onDataSourceError.mock.calls.length).toBe(1);
      expect(editing(screen)).toContain('name');
      await press('Escape');
      api.updateRows([{ id: 2, name: 'Direct' }]);
      await expect.poll(() => texts(screen, 'name')[1]).toBe('Direct');
      expect(updateRow).toHaveBeenCalledTimes(2);
      screen.unmount();
    }
    expect(processRowUpdate).not.toHaveBeenCalled();
    expect(onProcessRowUpdateError).not.toHaveBeenCalled();
  },
);

claim(
  [
    'Clipboard paste | processRowUpdate, once for each row, even if the data source has updateRow',
    'rowId | The ID of the row, even if getRowId computes it. For pasted rows, always a string',
  ],
  async () => {
    const clipboard = await takeClipboard();
    const processRowUpdate = vi.fn<NonNullable<DataGridProps['processRowUpdate']>>((row) => row);
    const updateRow = vi.fn();
    const { screen } = await showPremium({
      columns: COLUMNS,
      dataSource: { getRows: async () => ({ rows: ROWS, rowCount: 3 }), updateRow },
      processRowUpdate,
      disableRowSelectionOnClick: true,
    });
    await expect.poll(() => texts(screen, 'name')[0]).toBe('Ada');
    await click(cell(screen, 'name'));
    await clipboard.write('Eva\t5\nFlo\t6');
    await press('Ctrl+V');
    await expect.poll(() => processRowUpdate.mock.calls.length).toBe(2);
    expect(updateRow).not.toHaveBeenCalled();
    expect(processRowUpdate.mock.calls.map(([, , { rowId }]) => rowId)).toEqual(['1', '2']);
  },
);

claim(
  [
    'If nothing changed, the callback returns oldRow at once and the dialog stays closed.',
    'The dialog focuses its button in onEntered.',
  ],
  async () => {
    const demo = await showDemo(CONFIRM);
    const dialog = demo.getByRole('dialog');
    await edit(demo, 'name', 0, 'Leila Haddad');
    await expect.poll(() => editing(demo)).toEqual([]);
    await expect.element(dialog).not.toBeInTheDocument();
    await edit(demo, 'name', 0, 'Leila H');
    await expect.element(button(demo, 'Yes')).toHaveFocus();
    await expect.element(dialog).toBeVisible();
  },
);

claim('To leave edit mode at once, return newRow without waiting for the server.', async () => {
  const { promise, reject } = later();
  const { screen, api } = await orders({
    processRowUpdate: (newRow, oldRow) => {
      promise.catch(() => api.updateRows([oldRow]));
      return newRow;
    },
  });
  await edit(screen, 'name', 0, 'Eva');
  await expect.poll(() => editing(screen)).toEqual([]);
  expect(texts(screen, 'name')[0]).toBe('Eva');
  reject(new Error('No'));
  await expect.poll(() => texts(screen, 'name')[0]).toBe('Ada');
});

claim('A button with autoFocus would receive the Enter key that saved the row.', async () => {
  const onClick = vi.fn();
  const screen = await show(<WithDialog onClick={onClick} />);
  await edit(screen, 'name', 0, 'Eva');
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
});
