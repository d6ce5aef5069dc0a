import { useState } from 'react';
import { createPortal } from 'react-dom';
import {
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type DataGridProps,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  takeConsole,
  type,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, showGrid, texts } from '#test/proofs/grids.tsx';

type Params = GridRenderEditCellParams;

const ROWS = [
  { id: 1, name: 'Ada', city: 'Aveiro' },
  { id: 2, name: 'Bo', city: 'Brest' },
];
const MODES = ['cell', 'row'] as const;

const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
const focused = () => {
  const found = document.activeElement?.closest<HTMLElement>('[role="gridcell"]');
  return `${found?.closest<HTMLElement>('[data-id]')?.dataset.id} ${found?.dataset.field}`;
};

const people = (column: Partial<GridColDef>, props: Partial<DataGridProps> = {}) =>
  showGrid({
    rows: ROWS,
    columns: [
      { field: 'name', editable: true, width: 150, ...column },
      { field: 'city', editable: true },
    ],
    ...props,
  });

/** Starts editing with a double click. */
async function open(screen: Screen, field = 'name', row = 0): Promise<void> {
  await click(cell(screen, field, row), { times: 2 });
  await expect.poll(editing).toBeGreaterThan(0);
}

/** Shows a grid whose names have an editor without a control, in edit mode; gives the editor's API. */
async function openBare(column: Partial<GridColDef> = {}, props: Partial<DataGridProps> = {}) {
  let latest: Params | undefined;
  const shown = await people(
    {
      renderEditCell: (params) => {
        latest = params;
        return <b>{String(params.value)}</b>;
      },
      ...column,
    },
    props,
  );
  await open(shown.screen);
  return { ...shown, params: () => latest as Params };
}

/** A promise that has not settled, as far as can be seen. */
async function isOpen(promise: unknown): Promise<boolean> {
  const end = vi.fn();
  void Promise.resolve(promise).then(end, end);
  await settled();
  await settled();
  return end.mock.calls.length === 0;
}

act('RatingEditor', async (demo) => {
  const rating = (stars: number) => `Quality of Alder Fasteners: ${stars} stars`;
  const star = (count: number) =>
    cell(demo, 'quality').querySelectorAll('label')[count - 1] ?? document.body;
  for (let turn = 0; turn < 2; turn += 1) {
    await open(demo, 'quality');
    await click(star(3));
    await press('Enter');
    await expect.element(demo.getByRole('img', { name: rating(3) })).toBeVisible();
    await click(cell(demo, 'quality'));
    await press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect.element(demo.getByRole('img', { name: rating(5) })).toBeVisible();
    await click(cell(demo, 'quality'));
    await press('2', 'x');
    expect(editing()).toBe(0);
    await press('Delete', 'Escape');
    await expect.element(demo.getByRole('img', { name: rating(5) })).toBeVisible();
    await press('Delete', 'Enter');
    await expect.element(demo.getByRole('img', { name: rating(0) })).toBeVisible();
    await open(demo, 'quality');
    await click(star(5));
    await press('Tab');
    await expect.element(demo.getByRole('img', { name: rating(5) })).toBeVisible();
    expect(focused()).toBe('S-14 delivery');
  }
});

act('DebouncedDiscount', async (demo) => {
  const rule = demo.getByText('At most 15 % at this volume');
  const write = async (value: string) => {
    await open(demo, 'discount');
    await press('Ctrl+A');
    await type(value);
    expect(cell(demo, 'discount').querySelector('input')?.value).toBe(value);
    await press('Enter');
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await write('20');
    await expect.element(rule).toBeVisible();
    await settled();
    expect(editing()).toBe(1);
    await press('Escape');
    await expect.poll(() => texts(demo, 'discount')[0]).toBe('12 %');
    await expect.element(rule).not.toBeInTheDocument();
    for (const value of ['14.5', '12']) {
      await write(value);
      await expect.poll(() => texts(demo, 'discount')[0]).toBe(`${value} %`);
    }
  }
});

act('AutoStopSelect', async (demo) => {
  const option = (name: string) => demo.getByRole('option', { name });
  for (let turn = 0; turn < 2; turn += 1) {
    await open(demo, 'priority');
    await option('Low').click();
    await expect.poll(() => texts(demo, 'priority')[0]).toBe('Low');
    expect(editing()).toBe(0);
    await open(demo, 'priority');
    await option('Urgent').hover();
    await press('ArrowUp', 'ArrowDown', 'Escape');
    await expect.poll(editing).toBe(0);
    expect(texts(demo, 'priority')[0]).toBe('Low');
    await click(cell(demo, 'priority'));
    await press('Enter');
    await expect.element(option('Low')).toHaveFocus();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect.poll(() => texts(demo, 'priority')[0]).toBe('High');
    expect(editing()).toBe(0);
  }
});

claim(
  [
    'value | The edited value. The row keeps its old value until the edit is saved',
    'row | The row with the edited values, after valueSetter. In row editing, it can be outdated',
    'formattedValue | The edited value after valueFormatter. Without a formatter, the value before the edit',
    'error, isProcessingProps | The error that preProcessEditCellProps returned, and whether its promise is pending',
    'Your own properties | Other properties that preProcessEditCellProps returned',
    'hasFocus | Whether the cell has focus. In row editing, at most one editor of the row has focus',
  ],
  async () => {
    for (const editMode of MODES) {
      let answer = () => {};
      const { screen, api, params } = await openBare(
        {
          valueSetter: (value, row) => ({ ...row, name: value, initial: value[0] }),
          valueFormatter: (value: string) => value.toUpperCase(),
          preProcessEditCellProps: ({ props }) =>
            new Promise((resolve) => {
              answer = () => resolve({ ...props, error: 'Rare', hint: 'Try Ada' });
            }),
        },
        { editMode },
      );
      expect(params().hasFocus).toBe(true);
      void api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
      await expect.poll(() => params().isProcessingProps).toBe(true);
      answer();
      await expect.poll(() => params().isProcessingProps).toBe(false);
      expect(params()).toMatchObject({
        value: 'Eva',
        formattedValue: 'EVA',
        row: { id: 1, name: 'Eva', initial: 'E' },
        error: 'Rare',
        hint: 'Try Ada',
      });
      expect(api.getRow(1)).toEqual(ROWS[0]);
      if (editMode === 'row') {
        await click(cell(screen, 'city'));
        await expect.poll(() => params().hasFocus).toBe(false);
      }
      screen.unmount();
      const plain = await openBare({}, { editMode });
      await plain.api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
      await expect.poll(() => plain.params().value).toBe('Eva');
      expect(plain.params().formattedValue).toBe('Ada');
      plain.screen.unmount();
    }
  },
);

function useStateInRenderer() {
  const [text] = useState('in the cell');
  return text;
}

claim(
  'Hooks in it belong to the cell, which renders without them in view mode, so React throws an error.',
  async () => {
    const { screen } = await people({ renderEditCell: useStateInRenderer });
    await click(cell(screen, 'name'), { times: 2 });
    await expect.poll(() => takeConsole().join('\n')).toMatch(/Rendered more hooks|order of Hooks/);
    await settled();
    takeConsole();
  },
);

claim(
  "If your component doesn't, focus stays on the cell and the control doesn't receive what the user types.",
  async () => {
    const { screen } = await people({
      renderEditCell: () => <input aria-label="Lost" defaultValue="Ada" />,
    });
    await click(cell(screen, 'name'));
    await press('Enter');
    await expect.poll(editing).toBe(1);
    await type('x');
    expect(document.activeElement).toBe(cell(screen, 'name'));
    await expect.element(screen.getByRole('textbox', { name: 'Lost' })).toHaveValue('Ada');
  },
);

claim(
  "Don't use autoFocus: in row editing, the last editor of the row would receive focus.",
  async () => {
    const renderEditCell = ({ field }: Params) => <input autoFocus aria-label={field} />;
    const { screen } = await showGrid({
      rows: ROWS,
      columns: ['name', 'city'].map((field) => ({ field, editable: true, renderEditCell })),
      editMode: 'row',
    });
    await open(screen, 'name');
    await expect.element(screen.getByRole('textbox', { name: 'city' })).toHaveFocus();
  },
);

/** Edits a name with each key, and gives what comes of it. */
async function end(editMode: 'cell' | 'row', ...keys: string[]) {
  const { screen, api } = await people({}, { editMode });
  await open(screen);
  await press('Ctrl+A');
  await type('Eva');
  await press(...keys);
  await settled();
  const result = { name: String(api.getRow(1).name), editing: editing(), focus: focused() };
  screen.unmount();
  return result;
}

keyRow('Enter', async () => {
  expect(await end('cell', 'Enter')).toEqual({ name: 'Eva', editing: 0, focus: '2 name' });
  expect(await end('row', 'Enter')).toEqual({ name: 'Eva', editing: 0, focus: '2 name' });
});

keyRow('Tab', async () => {
  expect(await end('cell', 'Tab')).toEqual({ name: 'Eva', editing: 0, focus: '1 city' });
  expect(await end('row', 'Tab')).toEqual({ name: 'Ada', editing: 2, focus: '1 city' });
  expect(await end('row', 'Tab', 'Tab')).toMatchObject({ name: 'Eva', editing: 0 });
});

keyRow('Escape', async () => {
  expect(await end('cell', 'Escape')).toEqual({ name: 'Ada', editing: 0, focus: '1 name' });
  expect(await end('row', 'Escape')).toEqual({ name: 'Ada', editing: 0, focus: '1 name' });
});

claim(
  [
    'To handle one of them yourself, for example Enter in a text area, call event.stopPropagation() in the onKeyDown of your component.',
    'The same applies to popups, because events bubble through React portals.',
    "A click in a portal of the editor doesn't stop editing.",
  ],
  async () => {
    for (const editMode of MODES) {
      const { screen } = await people(
        {
          renderEditCell: () =>
            createPortal(
              <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
                <button type="button">Bubbles</button>
                <button type="button" onKeyDown={(event) => event.stopPropagation()}>
                  Keeps
                </button>
              </div>,
              document.body,
            ),
        },
        { editMode },
      );
      await open(screen);
      const count = editing();
      await screen.getByRole('button', { name: 'Keeps' }).click();
      await press('Enter', 'Escape');
      await settled();
      expect(editing()).toBe(count);
      await screen.getByRole('button', { name: 'Bubbles' }).click();
      await settled();
      expect(editing()).toBe(count);
      await press('Escape');
      await expect.poll(editing).toBe(0);
      screen.unmount();
    }
  },
);

claim(
  'The grid clears the value when the user starts editing with one of these keys.',
  async () => {
    for (const key of ['x', '7', '?', 'Delete', 'Backspace', 'Control+v']) {
      const { screen, params } = await openBare();
      await press('Escape');
      await expect.poll(editing).toBe(0);
      await click(cell(screen, 'name'));
      await press(key);
      await expect.poll(editing).toBe(1);
      expect(params().value).toBe('');
      screen.unmount();
    }
  },
);

claim(
  [
    'setEditCellValue({ id, field, value, debounceMs }) runs the valueParser of the column, validates the value and stores it in the edit state.',
    'It returns a promise that resolves to true if the value is valid. It resolves to false if preProcessEditCellProps returned an error, or if editing stopped while the promise of this callback was pending.',
  ],
  async () => {
    for (const editMode of MODES) {
      const { screen, api, params } = await openBare(
        {
          valueParser: (value: string) => value.trim(),
          preProcessEditCellProps: async ({ props }) => ({ ...props, error: props.value === '' }),
        },
        { editMode },
      );
      const set = (value: string) => api.setEditCellValue({ id: 1, field: 'name', value });
      expect(await set(' Eva ')).toBe(true);
      await expect.poll(() => params().value).toBe('Eva');
      expect(await set('  ')).toBe(false);
      await expect.poll(() => params().value).toBe('');
      screen.unmount();
      let answer = () => {};
      const slow = await openBare(
        {
          preProcessEditCellProps: ({ props }) =>
            new Promise((resolve) => {
              answer = () => resolve(props);
            }),
        },
        { editMode },
      );
      const late = slow.api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
      await press('Escape');
      await expect.poll(editing).toBe(0);
      answer();
      expect(await late).toBe(false);
      slow.screen.unmount();
    }
  },
);

claim(
  "The promise never resolves or rejects if the cell isn't in edit mode, or if another debounced call replaces this call.",
  async () => {
    for (const editMode of MODES) {
      const { screen, api } = await openBare({}, { editMode });
      const set = (value: string, id: number, debounceMs?: number) =>
        api.setEditCellValue({ id, field: 'name', value, debounceMs });
      expect(await isOpen(set('Eva', 2))).toBe(true);
      const first = set('Eva', 1, 40);
      expect(await set('Flo', 1, 40)).toBe(true);
      expect(await isOpen(first)).toBe(true);
      screen.unmount();
    }
  },
);

/** Types into the built-in text editor, leaves it at once, and gives what is left. */
async function typeAndLeave(column: Partial<GridColDef>, leave: string) {
  const { screen, api } = await people(column);
  await open(screen);
  await press('Ctrl+A');
  await type('Eva');
  await (leave === 'click' ? click(cell(screen, 'city', 1)) : press(leave));
  await settled();
  await settled();
  const result = { name: String(api.getRow(1).name), editing: editing() };
  screen.unmount();
  return result;
}

claim(
  [
    "Enter, Tab and clicks outside don't wait: the grid applies the pending value before it commits.",
    "In cell editing, if the column has preProcessEditCellProps, Enter, Tab and a click outside don't commit while a value is pending, even if it is valid.",
    'The built-in text and number editors wait 200 ms, so fast users have to press Enter twice.',
    'If the validation is synchronous, set debounceMs={0} on GridEditInputCell to avoid this.',
  ],
  async () => {
    const preProcessEditCellProps: GridColDef['preProcessEditCellProps'] = ({ props }) => props;
    const renderEditCell = (params: Params) => <GridEditInputCell {...params} debounceMs={0} />;
    for (const leave of ['Enter', 'Tab', 'click']) {
      const saved = { name: 'Eva', editing: 0 };
      expect(await typeAndLeave({}, leave)).toEqual(saved);
      expect(await typeAndLeave({ preProcessEditCellProps }, leave)).toEqual({
        name: 'Ada',
        editing: 1,
      });
      expect(await typeAndLeave({ preProcessEditCellProps, renderEditCell }, leave)).toEqual(saved);
    }
  },
);

claim(
  [
    'In row editing, the same applies to Enter and to Tab in the last editor.',
    'A click outside commits the row if the validation is synchronous.',
  ],
  async () => {
    const last: GridColDef = {
      field: 'name',
      editable: true,
      width: 150,
      preProcessEditCellProps: ({ props }) => props,
      // The 200 ms of the built-in editor may be over on a slow machine.
      renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={5000} />,
    };
    for (const leave of ['Enter', 'Tab', 'click']) {
      const columns = [{ field: 'city', editable: true }, last];
      const { screen, api } = await people({}, { editMode: 'row', columns });
      const result = () => ({ name: String(api.getRow(1).name), editing: editing() });
      await open(screen);
      await expect.poll(focused).toBe('1 name');
      await press('Ctrl+A');
      await type('Eva');
      if (leave === 'click') {
        await click(cell(screen, 'city', 1));
      } else {
        await press(leave);
        await settled();
        await settled();
        expect(result()).toEqual({ name: 'Ada', editing: 2 });
        await press(leave);
      }
      await expect.poll(result).toEqual({ name: 'Eva', editing: 0 });
      screen.unmount();
    }
  },
);

claim(
  'Check getCellMode first: stopCellEditMode throws an error if the cell is no longer in edit mode, for example because the user selected the option with Enter, which committed the cell.',
  async () => {
    const { screen, api } = await openBare();
    const stop = () => api.stopCellEditMode({ id: 1, field: 'name' });
    stop();
    await expect.poll(editing).toBe(0);
    expect(api.getCellMode(1, 'name')).toBe('view');
    expect(stop).toThrow('is not in edit mode');
    screen.unmount();
  },
);

claim(
  [
    'string, number | GridEditInputCell | onValueChange, debounceMs (200 by default), slotProps.root',
    'singleSelect | GridEditSingleSelectCell | onValueChange, initialOpen (true in cell editing and false in row editing by default), slotProps.root',
    'All of these components except GridEditInputCell await it before they call setEditCellValue.',
    'GridEditInputCell calls setEditCellValue first.',
  ],
  async () => {
    const change: Record<string, (screen: Screen) => Promise<void>> = {
      string: async () => type('x'),
      singleSelect: async (screen) => screen.getByRole('option', { name: 'Bo' }).click(),
      boolean: async (screen) => screen.getByRole('checkbox').click(),
      date: async (screen) => {
        const input = cell(screen, 'name').querySelector('input');
        if (input) {
          await userEvent.fill(input, '2025-05-06');
        }
      },
    };
    for (const kind of ['string', 'singleSelect', 'boolean', 'date'] as const) {
      let resolve = () => {};
      const onValueChange = vi.fn(
        () =>
          new Promise<void>((done) => {
            resolve = done;
          }),
      );
      const Editor = {
        string: GridEditInputCell,
        singleSelect: GridEditSingleSelectCell,
        boolean: GridEditBooleanCell,
        date: GridEditDateCell,
      }[kind];
      const { screen, api } = await people({
        type: kind,
        ...(kind === 'singleSelect' && { valueOptions: ['Ada', 'Bo'] }),
        valueGetter: (value: string) =>
          kind === 'date' ? new Date(2025, 0, 1) : kind === 'boolean' ? false : value,
        renderEditCell: (params) => (
          <Editor
            {...params}
            {...(kind === 'string' && { debounceMs: 0 })}
            onValueChange={onValueChange}
          />
        ),
      } as Partial<GridColDef>);
      const value = () => api.getRowWithUpdatedValues(1, 'name').name;
      await open(screen);
      const before = value();
      await change[kind]?.(screen);
      await expect.poll(() => onValueChange.mock.calls.length).toBe(1);
      await settled();
      expect(value() === before).toBe(kind !== 'string');
      resolve();
      await expect.poll(() => value() === before).toBe(false);
      await press('Escape', 'Escape');
      screen.unmount();
    }
    const { screen: typing, api: typed } = await people({});
    await open(typing);
    await type('m');
    const start = performance.now();
    await expect
      .poll(() => typed.getRowWithUpdatedValues(1, 'name').name, { interval: 5 })
      .toBe('Adam');
    expect(performance.now() - start).toBeGreaterThan(100);
    typing.unmount();
    for (const editMode of MODES) {
      const { screen } = await people(
        { type: 'singleSelect', valueOptions: ['Ada', 'Bo'] } as Partial<GridColDef>,
        { editMode },
      );
      await open(screen);
      await settled();
      const list = screen.getByRole('listbox');
      if (editMode === 'cell') {
        await expect.element(list).toBeVisible();
      } else {
        await expect.element(list).not.toBeInTheDocument();
      }
      screen.unmount();
    }
  },
);

claim(
  [
    "If the user clicks the current option, onValueChange isn't called and the list stays open.",
    'Escape or a click outside closes it and stops editing.',
    'In row editing, they only close the list.',
  ],
  async () => {
    for (const leave of ['Escape', 'click']) {
      const onValueChange = vi.fn();
      const { screen } = await people({
        type: 'singleSelect',
        valueOptions: ['Ada', 'Bo'],
        renderEditCell: (params) => (
          <GridEditSingleSelectCell {...params} onValueChange={onValueChange} />
        ),
      } as Partial<GridColDef>);
      await open(screen);
      await screen.getByRole('option', { name: 'Ada' }).click();
      await settled();
      await settled();
      expect(onValueChange).not.toHaveBeenCalled();
      await expect.element(screen.getByRole('listbox')).toBeVisible();
      const backdrop = document.querySelector('.MuiPopover-root .MuiBackdrop-root');
      await (leave === 'Escape'
        ? press('Escape')
        : click(backdrop ?? document.body, { at: { x: 600, y: 500 } }));
      await expect.poll(editing).toBe(0);
      await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
      screen.unmount();
    }
    for (const leave of ['Escape', 'click']) {
      const { screen } = await people(
        {
          type: 'singleSelect',
          valueOptions: ['Ada', 'Bo'],
          renderEditCell: (params) => <GridEditSingleSelectCell {...params} initialOpen />,
        } as Partial<GridColDef>,
        { editMode: 'row' },
      );
      await open(screen);
      await screen.getByRole('option', { name: 'Ada' }).click();
      await settled();
      await expect.element(screen.getByRole('listbox')).toBeVisible();
      const backdrop = document.querySelector('.MuiPopover-root .MuiBackdrop-root');
      await (leave === 'Escape'
        ? press('Escape')
        : click(backdrop ?? document.body, { at: { x: 600, y: 500 } }));
      await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
      expect(editing()).toBe(2);
      screen.unmount();
    }
  },
);

claim(
  'With asynchronous validation, the cell stays in edit mode until the server responds.',
  async () => {
    let answer = () => {};
    const { screen, api } = await openBare({
      preProcessEditCellProps: ({ props }) =>
        new Promise((resolve) => {
          answer = () => resolve(props);
        }),
    });
    const set = api.setEditCellValue({ id: 1, field: 'name', value: 'Eva' });
    await press('Enter');
    await settled();
    expect(editing()).toBe(1);
    answer();
    expect(await set).toBe(true);
    await press('Enter');
    await expect.poll(editing).toBe(0);
    screen.unmount();
  },
);

claim(
  'To set a placeholder, a length limit or a step, pass slotProps.root instead of writing an editor:',
  async () => {
    const { screen } = await people({
      renderEditCell: (params) => (
        <GridEditInputCell
          {...params}
          slotProps={{ root: { slotProps: { htmlInput: { maxLength: 4, placeholder: 'Who' } } } }}
        />
      ),
    });
    await open(screen);
    await press('Ctrl+A', 'Delete');
    await expect.element(screen.getByPlaceholder('Who')).toHaveFocus();
    await type('Evelyn');
    await expect.element(screen.getByPlaceholder('Who')).toHaveValue('Evel');
    screen.unmount();
  },
);
