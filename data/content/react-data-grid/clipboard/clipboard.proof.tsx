import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { act, claim, click, expect, keyRow, press, takeClipboard, vi } from '#test/proof.tsx';
import { cell, row, showGrid, showPremium, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'a', headerName: 'A', editable: true },
  { field: 'b', headerName: 'B', editable: true },
  {
    field: 'n',
    headerName: 'N',
    type: 'number',
    editable: true,
    valueFormatter: (value: number) => `${value} €`,
  },
  { field: 'x', headerName: 'X' },
];
const ROWS = [
  { id: 1, a: 'a1', b: 'b1', n: 1500, x: 'x1' },
  { id: 2, a: 'a2', b: '=1+1', n: -2, x: 'x2' },
  { id: 3, a: 'a3', b: 'b3', n: 3, x: 'x3' },
  { id: 4, a: 'a4', b: 'b4', n: 4, x: 'x4' },
];
const CELLS: Partial<DataGridPremiumProps> = { cellSelection: true, rowSelection: false };

/** The grid, the clipboard, and what happens between them. */
async function grid(props: Partial<DataGridPremiumProps> = {}) {
  const clipboard = await takeClipboard();
  const { screen, api } = await showPremium({ rows: ROWS, columns: COLUMNS, ...props });
  return {
    screen,
    api,
    read: clipboard.read,
    copied: (text: string) => expect.poll(clipboard.read).toBe(text),
    copy: async (text: string) => {
      await clipboard.write('-');
      await press('Ctrl+C');
      await expect.poll(clipboard.read).toBe(text);
    },
    paste: async (text: string) => {
      await clipboard.write(text);
      await press('Ctrl+V');
    },
    column: (field: string, values: string[]) =>
      expect.poll(() => texts(screen, field)).toEqual(values),
  };
}

/** The clipboard as a spreadsheet fills it. */
async function writeTable(html: string, plain: string) {
  const blobs = { 'text/html': html, 'text/plain': plain };
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(
        Object.entries(blobs).map(([type, text]) => [type, new Blob([text], { type })]),
      ),
    ),
  ]);
}

act('PasteCells', async (demo) => {
  const clipboard = await takeClipboard();
  const first = () => [0, 1].map((index) => [texts(demo, 'Q1')[index], texts(demo, 'Q2')[index]]);
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'Q3', 4));
    await click(cell(demo, 'Q4', 5), { keys: ['Shift'] });
    await press('Ctrl+C');
    await expect.poll(clipboard.read).toBe('498\t577\r\n472\t505');
    await click(cell(demo, 'Q1', 0));
    await press('Ctrl+V');
    await expect.poll(first).toEqual([
      ['498', '577'],
      ['472', '505'],
    ]);
    await clipboard.write('412\t438\r\n905\t931\r\n');
    await press('Ctrl+V');
    await expect.poll(first).toEqual([
      ['412', '438'],
      ['905', '931'],
    ]);
  }
});

act('CopyRowsAndCells', async (demo) => {
  const clipboard = await takeClipboard();
  const shown = demo.getByRole('region', { name: 'Copied text' });
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'customer', 0));
    await press('Ctrl+C');
    await expect.element(shown).toHaveTextContent('48000 → ');
    expect((await clipboard.read()).split('\t')).toHaveLength(5);
    await demo.getByRole('button', { name: 'Cells' }).click();
    await click(cell(demo, 'city', 0));
    await press('Ctrl+C');
    await expect.poll(clipboard.read).toBe(texts(demo, 'city')[0]);
    await demo.getByRole('button', { name: 'Rows' }).click();
  }
});

act('EscapeFormulas', async (demo) => {
  const clipboard = await takeClipboard();
  const toggle = demo.getByRole('switch', { name: 'Escape formulas' });
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [index, text] of [
      [0, '801\tAlder & Sons\t-1,240\tTwo stools arrived scratched.'],
      [1, '802\tGroen Wonen\t0\t\'=HYPERLINK("https://a.example","Invoice")'],
      [2, "803\tBrava Cocinas\t15\t'@SUM(1+1)*cmd|calc!A0"],
    ] as const) {
      await click(cell(demo, 'message', index));
      await press('Ctrl+C');
      await expect.poll(clipboard.read).toBe(text);
    }
    await toggle.click();
    await click(cell(demo, 'message', 3));
    await press('Ctrl+C');
    await expect.poll(clipboard.read).toBe('804\tHalloran Home\t-5\t+353 is our new country code.');
    await toggle.click();
  }
});

act('PasteFromSpreadsheet', async (demo) => {
  const clipboard = await takeClipboard();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button').first().click();
    await expect.element(demo.getByRole('button', { name: 'Sample copied' })).toBeVisible();
    await click(cell(demo, 'product', 0));
    await press('Ctrl+V');
    await expect
      .poll(() => texts(demo, 'product'))
      .toEqual(['Oak stool XL', 'Linen curtain', 'Steel shelf']);
    expect(texts(demo, 'price')).toEqual(['1,250', '38.5', '119']);
    expect(texts(demo, 'note')).toEqual(['Seat 45 cm\nBack 90 cm', 'Washable', '']);
    for (const [price, shown] of [
      ['', ''],
      ['38.5', '38.5'],
    ] as const) {
      await clipboard.write(`Oak stool\t64\t\nLinen curtain\t${price}\t"5"" hooks"`);
      await press('Ctrl+V');
      await expect.poll(() => texts(demo, 'price')).toEqual(['64', shown, '119']);
      expect(texts(demo, 'product')[0]).toBe('Oak stool');
      expect(texts(demo, 'note')).toEqual(['', '5" hooks', '']);
    }
  }
});

act('PasteAppendsRows', async (demo) => {
  const clipboard = await takeClipboard();
  const names = () => texts(demo, 'name');
  await click(cell(demo, 'name', 2));
  await clipboard.write('Noor\tA\t2\r\nElif\tB\t3\r\nKofi\tC\t4\r\n');
  await press('Ctrl+V');
  await expect.poll(names).toEqual(['Anna Dahl', 'Bruno Lind', 'Noor', 'Elif', 'Kofi']);
  await expect.element(demo.getByText('Total Rows: 5')).toBeVisible();
  await clipboard.write('Leila');
  await press('Ctrl+V');
  await expect.poll(names).toEqual(['Anna Dahl', 'Bruno Lind', 'Leila', 'Elif', 'Kofi']);
  await click(cell(demo, 'name', 4));
  await clipboard.write('Bruno\nGreta');
  await press('Ctrl+V');
  await expect.poll(names).toEqual(['Anna Dahl', 'Bruno Lind', 'Leila', 'Elif', 'Bruno', 'Greta']);
});

act('PasteDisabled', async (demo) => {
  const clipboard = await takeClipboard();
  const toggle = demo.getByRole('switch', { name: 'Allow pasting' });
  for (const shelf of ['D-01', 'D-02']) {
    await clipboard.write(shelf);
    const before = texts(demo, 'shelf')[0];
    await click(cell(demo, 'shelf', 0));
    await press('Ctrl+V');
    await expect.element(demo.getByRole('textbox')).toHaveValue(shelf);
    await press('Escape');
    await expect.poll(() => texts(demo, 'shelf')[0]).toBe(before);
    await toggle.click();
    await click(cell(demo, 'shelf', 0));
    await press('Ctrl+V');
    await expect.poll(() => texts(demo, 'shelf')[0]).toBe(shelf);
    await toggle.click();
  }
});

act('PasteToSessionStorage', async (demo) => {
  const clipboard = await takeClipboard();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'ward', 0));
    await clipboard.write('West 3\t12\r\nWest 4\t99\r\n');
    await press('Ctrl+V');
    await expect.poll(() => texts(demo, 'ward')).toEqual(['West 3', 'North 2', 'East 1', 'East 1']);
    expect(texts(demo, 'hours').slice(0, 2)).toEqual(['12', '30']);
    await expect
      .element(demo.getByRole('status'))
      .toHaveTextContent('Bruno Lind keeps the old values: hours must be from 0 to 60.');
    expect(sessionStorage.getItem('shifts')).toContain('"ward":"West 3","hours":12');
    expect(sessionStorage.getItem('shifts')).not.toContain('West 4');
    await demo.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => texts(demo, 'ward')[0]).toBe('North 2');
    expect(sessionStorage.getItem('shifts')).toBeNull();
  }
});

act('ConfirmPaste', async (demo) => {
  const clipboard = await takeClipboard();
  const desks = () => texts(demo, 'desk').slice(0, 2);
  const before = desks();
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [button, text, after] of [
      ['Cancel', 'Rome\nParis', before],
      ['Paste', 'Rome\nParis', ['Rome', 'Paris']],
      ['Paste', before.join('\n'), before],
    ] as const) {
      await click(cell(demo, 'desk', 0));
      await clipboard.write(text);
      await press('Ctrl+V');
      await expect.element(demo.getByText('Rows: 2, columns: 1')).toBeVisible();
      await demo.getByRole('button', { name: button }).click();
      await expect.element(demo.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(demo.getByRole('progressbar')).not.toBeInTheDocument();
      await expect.poll(desks).toEqual(after);
    }
  }
});

act('CommaDelimiter', async (demo) => {
  const clipboard = await takeClipboard();
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'room', 0));
    await click(cell(demo, 'high', 1), { keys: ['Shift'] });
    await press('Ctrl+C');
    await expect.poll(clipboard.read).toBe('Cold store,-22,-18\r\nBakery,18,26');
    await expect.element(demo.getByRole('status')).toHaveTextContent('Cold store,-22,-18');
    await click(cell(demo, 'room', 2));
    await press('Ctrl+V');
    await expect
      .poll(() => texts(demo, 'room'))
      .toEqual(['Cold store', 'Bakery', 'Cold store', 'Bakery']);
    await clipboard.write('Packing\t14\t20\r\nLoading bay\t4\t24\r\n');
    await press('Ctrl+V');
    await expect
      .poll(() => texts(demo, 'room'))
      .toEqual(['Cold store', 'Bakery', 'Packing', 'Loading bay']);
    expect(texts(demo, 'high')).toEqual(['-18', '26', '20', '24']);
  }
});

claim(
  [
    '1 | Two or more selected cells | Their values, row by row',
    '2 | Selected rows | Their visible columns, except columns with disableExport',
    '3 | The focused cell | Its value',
    "A tab separates cells, and \\r\\n separates rows. Headers aren't copied.",
    'onClipboardCopy(text) runs after each copy.',
  ],
  async () => {
    const onClipboardCopy = vi.fn();
    const { screen, api, copy } = await grid({
      cellSelection: true,
      disableRowSelectionOnClick: true,
      columns: [...COLUMNS.slice(0, 3), { field: 'x', disableExport: true }],
      initialState: { columns: { columnVisibilityModel: { b: false } } },
      onClipboardCopy,
    });
    await click(cell(screen, 'a', 1));
    await copy('a2');
    expect(onClipboardCopy.mock.lastCall?.[0]).toBe('a2');
    api.selectRows([2, 1]);
    await copy('a1\t1500 €\r\na2\t-2 €');
    api.selectCellRange({ id: 3, field: 'a' }, { id: 4, field: 'n' });
    await copy('a3\t3 €\r\na4\t4 €');
    expect(onClipboardCopy).toHaveBeenCalledTimes(3);
    screen.unmount();
    const clipboard = await takeClipboard();
    const community = await showGrid({ rows: ROWS, columns: COLUMNS });
    await click(cell(community.screen, 'a', 0));
    await press('Ctrl+C');
    await expect.poll(clipboard.read).toBe('a1\tb1\t1500 €\tx1');
  },
);

claim(
  "Selected rows are copied in the order of the grid, across all loaded pages. Rows that don't match the filter aren't copied.",
  async () => {
    const { screen, api, copy } = await grid({
      columns: COLUMNS.slice(0, 1),
      pagination: true,
      pageSizeOptions: [2],
      keepNonExistentRowsSelected: true,
      initialState: {
        pagination: { paginationModel: { pageSize: 2 } },
        sorting: { sortModel: [{ field: 'a', sort: 'desc' }] },
      },
    });
    await click(cell(screen, 'a', 0));
    api.selectRows([1, 3, 2]);
    await copy('a4\r\na3\r\na2\r\na1');
    api.setFilterModel({ items: [{ field: 'a', operator: 'isAnyOf', value: ['a4', 'a1'] }] });
    await expect.poll(() => texts(screen, 'a')).toEqual(['a4', 'a1']);
    await copy('a4\r\na1');
  },
);

claim(
  'If the user has selected text on the page, the browser copies that text instead.',
  async () => {
    const onClipboardCopy = vi.fn();
    const { screen, read } = await grid({ onClipboardCopy });
    await click(cell(screen, 'a', 0));
    const footer = screen.getByText('Total Rows: 4').element();
    window.getSelection()?.selectAllChildren(footer);
    await press('Ctrl+C');
    await expect.poll(read).toMatch(/^Total Rows: 4/);
    expect(onClipboardCopy).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
  },
);

claim(
  [
    'By default, a click selects the row, so Ctrl+C copies the row instead of the clicked cell.',
    'Set disableRowSelectionOnClick or rowSelection={false} to let users copy single cells.',
  ],
  async () => {
    for (const [props, text] of [
      [{}, 'a1\tb1\t1500 €\tx1'],
      [{ disableRowSelectionOnClick: true }, 'b1'],
      [{ rowSelection: false }, 'b1'],
    ] as const) {
      const { screen, copy } = await grid(props);
      await click(cell(screen, 'b', 0));
      await copy(text);
      screen.unmount();
    }
  },
);

claim(
  [
    'The copied text is the result of valueFormatter.',
    'false (default) | Formatted | Formatted',
    'true | Values | Values',
    '{ clipboardExport: true } | Values | Formatted',
    '{ csvExport: true } | Formatted | Values',
    'A date becomes an ISO string such as 2025-05-20T00:00:00.000Z, and an empty number becomes the text null or undefined.',
  ],
  async () => {
    const columns: GridColDef[] = [
      ...COLUMNS.slice(2, 3),
      { field: 'day', type: 'date', valueFormatter: () => 'day' },
    ];
    const rows = [{ id: 1, n: 7, day: new Date('2025-05-20') }];
    const values = '7\t2025-05-20T00:00:00.000Z';
    const formatted = '7 €\tday';
    for (const [ignore, cells, whole] of [
      [undefined, formatted, formatted],
      [false, formatted, formatted],
      [true, values, values],
      [{ clipboardExport: true }, values, formatted],
      [{ csvExport: true }, formatted, values],
    ] as const) {
      const { screen, api, copy } = await grid({
        rows,
        columns,
        cellSelection: true,
        disableRowSelectionOnClick: true,
        ignoreValueFormatterDuringExport: ignore,
      });
      await click(cell(screen, 'n'));
      await copy(cells.split('\t')[0] ?? '');
      api.selectCellRange({ id: 1, field: 'n' }, { id: 1, field: 'day' });
      await copy(cells);
      api.setCellSelectionModel({});
      api.selectRow(1);
      await expect.element(row(screen, 1)).toHaveAttribute('aria-selected', 'true');
      await copy(whole);
      screen.unmount();
    }
    const empty = await grid({
      rows: [{ id: 1, n: null }, { id: 2 }],
      columns,
      rowSelection: false,
      ignoreValueFormatterDuringExport: true,
    });
    for (const [index, text] of ['null', 'undefined'].entries()) {
      await click(cell(empty.screen, 'n', index));
      await empty.copy(text);
    }
  },
);

claim(
  [
    'In version 8.4.0, copied rows are trimmed. If the first cell of the first row is empty, the rest of that row is pasted into the wrong columns.',
    'In a range with one column, empty cells at the top are left out, so the other values move up. Issue 16689 covers ranges with several columns and is fixed.',
    'Copying one empty cell leaves the clipboard unchanged.',
    'To keep the positions, return a placeholder such as – from valueFormatter.',
  ],
  async () => {
    const rows = [
      { id: 1, a: '', b: 'b1' },
      { id: 2, a: 'a2', b: '' },
    ];
    const placeholder = (value: string) => value || '–';
    for (const [valueFormatter, whole, one, two] of [
      [undefined, 'b1\r\na2', 'a2', '\tb1\r\na2\t'],
      [placeholder, '–\tb1\r\na2\t–', '–\r\na2', '–\tb1\r\na2\t–'],
    ] as const) {
      const { screen, api, copy } = await grid({
        rows,
        columns: COLUMNS.slice(0, 2).map((column) => ({ ...column, valueFormatter })),
        cellSelection: true,
        disableRowSelectionOnClick: true,
      });
      await click(cell(screen, 'a', 0));
      api.selectCellRange({ id: 1, field: 'a' }, { id: 2, field: 'a' });
      await copy(one);
      api.selectCellRange({ id: 1, field: 'a' }, { id: 2, field: 'b' });
      await copy(two);
      api.setCellSelectionModel({});
      api.selectRows([1, 2]);
      await expect.element(row(screen, 2)).toHaveAttribute('aria-selected', 'true');
      await copy(whole);
      screen.unmount();
    }
    const onClipboardCopy = vi.fn();
    const single = await grid({ rows, columns: COLUMNS, rowSelection: false, onClipboardCopy });
    await click(cell(single.screen, 'a', 0));
    await press('Ctrl+C');
    expect(onClipboardCopy).not.toHaveBeenCalled();
    single.screen.unmount();
    const pasted = await grid({ rowSelection: false });
    await click(cell(pasted.screen, 'a', 0));
    await pasted.paste('b1\r\na2');
    await pasted.column('a', ['b1', 'a2', 'a3', 'a4']);
  },
);

claim(
  [
    'If a filter removes rows after the user selects a range, the cells of these rows are still copied while two or more selected cells are displayed.',
    'Clear the selection in onFilterModelChange with setCellSelectionModel({}).',
  ],
  async () => {
    const { screen, api, copy, column } = await grid(CELLS);
    api.selectCellRange({ id: 1, field: 'a' }, { id: 3, field: 'a' });
    api.setFilterModel({ items: [{ field: 'a', operator: 'isAnyOf', value: ['a1', 'a3'] }] });
    await expect.poll(() => texts(screen, 'a')).toEqual(['a1', 'a3']);
    cell(screen, 'b', 0).focus();
    await copy('a1\r\na2\r\na3');
    api.setFilterModel({ items: [{ field: 'a', operator: 'equals', value: 'a1' }] });
    await column('a', ['a1']);
    cell(screen, 'b', 0).focus();
    await copy('b1');
    api.setFilterModel({ items: [] });
    await column('a', ['a1', 'a2', 'a3', 'a4']);
    await copy('a1\r\na2\r\na3');
    api.setCellSelectionModel({});
    await click(cell(screen, 'b', 0));
    await copy('b1');
  },
);

claim(
  [
    "CSV export escapes formulas by default. Copying doesn't: Ctrl+C writes the text of the cell unchanged, and there is no prop that enables escaping.",
    'string | =1+1 | The text =1+1',
  ],
  async () => {
    const { screen, api, copy, paste, column } = await grid({ ...CELLS, cellSelection: true });
    expect(api.getDataAsCsv({ delimiter: '\t', fields: ['b'] })).toContain(`"'=1+1"`);
    await click(cell(screen, 'b', 1));
    await copy('=1+1');
    await click(cell(screen, 'a', 0));
    await paste('=1+1');
    await column('a', ['=1+1', 'a2', 'a3', 'a4']);
    expect(api.getRow(1)).toMatchObject({ a: '=1+1' });
  },
);

claim(
  [
    '1 | Two or more cells are selected | The selected cells. A single value fills all of them',
    '2 | Rows are selected, and the text has several values | The selected rows, starting at the first visible column. One line fills all of them',
    '3 | A cell has focus, or else one cell is selected | This cell and those in the following columns and rows',
    'Pasting changes the cells of editable columns. Values for other columns are dropped.',
    "Values that don't fit into the selection, the page or the columns are dropped, too.",
    'If the text has several values but fewer than there are selected cells, the other cells stay the same.',
  ],
  async () => {
    const { screen, api, paste, column } = await grid({
      cellSelection: true,
      disableRowSelectionOnClick: true,
      pagination: true,
      pageSizeOptions: [3],
      initialState: { pagination: { paginationModel: { pageSize: 3 } } },
    });
    await click(cell(screen, 'b', 1));
    api.selectCellRange({ id: 2, field: 'b' }, { id: 3, field: 'b' });
    await paste('V');
    await column('b', ['b1', 'V', 'V']);
    await paste('W\t9\nX\t9\nY\t9');
    await column('b', ['b1', 'W', 'X']);
    expect(texts(screen, 'n')).toEqual(['1500 €', '-2 €', '3 €']);
    await paste('Z\n');
    await column('b', ['b1', 'Z', 'Z']);
    await paste('Q\t1');
    await column('b', ['b1', 'Q', 'Z']);
    api.setCellSelectionModel({});
    api.selectRows([1, 3]);
    await paste('R\tS');
    await column('a', ['R', 'a2', 'R']);
    await column('b', ['S', 'Q', 'S']);
    await paste('T\nU\nV');
    await column('a', ['T', 'a2', 'U']);
    await paste('one');
    await column('b', ['S', 'one', 'S']);
    api.selectRows([1, 3], false);
    await paste('K\t8\tno\tno\nL\t9\tno\nM\t9');
    await column('b', ['S', 'K', 'L']);
    expect(texts(screen, 'n')).toEqual(['1500 €', '8 €', '9 €']);
    expect(texts(screen, 'x')).toEqual(['x1', 'x2', 'x3']);
    expect(api.getRow(4)).toMatchObject({ b: 'b4', n: 4 });
    screen.unmount();
    const blurred = await grid({
      ...CELLS,
      onBeforeClipboardPasteStart: () => click(document.body, { at: { x: 5, y: 700 } }),
    });
    await click(cell(blurred.screen, 'b', 2));
    await blurred.paste('V');
    await blurred.column('b', ['b1', '=1+1', 'V', 'b4']);
    expect(blurred.api.state.focus.cell).toBeNull();
  },
);

claim('Nothing is pasted into pinned rows.', async () => {
  const processRowUpdate = vi.fn((newRow: object) => newRow);
  const onClipboardPasteEnd = vi.fn();
  const { screen, api, paste, column } = await grid({
    ...CELLS,
    pinnedRows: { top: [{ id: 't', a: 'at' }], bottom: [{ id: 'u', a: 'au' }] },
    hideFooter: true,
    processRowUpdate,
    onClipboardPasteEnd,
  });
  const ended = (times: number) =>
    expect.poll(() => onClipboardPasteEnd.mock.calls.length).toBe(times);
  await column('a', ['at', 'a1', 'a2', 'a3', 'a4', 'au']);
  for (const [times, index] of [0, 5].entries()) {
    await click(cell(screen, 'a', index));
    await paste('V\nW');
    await ended(times + 1);
  }
  expect(processRowUpdate).not.toHaveBeenCalled();
  await click(cell(screen, 'a', 4)); // the row above a pinned one
  await paste('V\nW');
  await ended(3);
  await column('a', ['at', 'a1', 'a2', 'a3', 'V', 'au']);
  expect(processRowUpdate).toHaveBeenCalledTimes(1);
  api.setCellSelectionModel({ t: { a: true }, 1: { a: true }, 2: { a: true }, u: { a: true } });
  await paste('X');
  await ended(4);
  await column('a', ['at', 'X', 'X', 'a3', 'V', 'au']);
});

claim('While a cell is being edited, Ctrl+V pastes into its editor.', async () => {
  const { screen, paste } = await grid({ rowSelection: false });
  await click(cell(screen, 'a', 0), { times: 2 });
  await expect.element(screen.getByRole('textbox')).toHaveValue('a1');
  await press('Ctrl+A');
  await paste('typed');
  await expect.element(screen.getByRole('textbox')).toHaveValue('typed');
  await press('Escape');
  expect(texts(screen, 'a')[0]).toBe('a1');
});

claim(
  [
    'By default, a click selects the row. Several values are then pasted starting at the first column of that row, and only the first line is used.',
    'Set rowSelection={false} or disableRowSelectionOnClick to paste starting at the focused cell.',
  ],
  async () => {
    for (const [props, a, b] of [
      [{}, ['a1', 'P', 'a3', 'a4'], ['b1', 'Q', 'b3', 'b4']],
      [{ rowSelection: false }, ['a1', 'a2', 'a3', 'a4'], ['b1', 'P', 'R', 'b4']],
      [{ disableRowSelectionOnClick: true }, ['a1', 'a2', 'a3', 'a4'], ['b1', 'P', 'R', 'b4']],
    ] as const) {
      const { screen, paste, column } = await grid(props);
      await click(cell(screen, 'b', 1));
      await paste('P\tQ\r\nR\tS\r\n');
      await column('b', [...b]);
      await column('a', [...a]);
      screen.unmount();
    }
  },
);

claim(
  [
    'If the user selects the third row and then the first one, the first line is pasted into the third row.',
    'With cell selection, lines are pasted from top to bottom.',
  ],
  async () => {
    const { screen, api, paste, column } = await grid({
      cellSelection: true,
      checkboxSelection: true,
      disableRowSelectionOnClick: true,
    });
    await click(row(screen, 3).querySelector('input') ?? row(screen, 3));
    await click(row(screen, 1).querySelector('input') ?? row(screen, 1));
    cell(screen, 'b', 1).focus();
    await paste('first\nsecond');
    await column('a', ['second', 'a2', 'first', 'a4']);
    api.setRowSelectionModel({ type: 'include', ids: new Set() });
    api.sortColumn('n', 'desc');
    await column('n', ['1500 €', '4 €', '3 €', '-2 €']);
    api.selectCellRange({ id: 2, field: 'b' }, { id: 1, field: 'b' });
    await paste('1\n2\n3\n4');
    await column('b', ['1', '2', '3', '4']);
  },
);

claim(
  [
    'Pasted values are strings. The grid converts each value with pastedValueParser, or with valueParser if there is none, and writes the result with valueSetter or to the field.',
    'number | 1500 | 1500',
    'number | 1,500 or €20 | NaN',
    'number | Empty | null',
    'boolean | true, yes or 1 | true',
    "date | 2025-05-20 | new Date('2025-05-20')",
    'singleSelect | The value of an option, if it is a string | The value of the option',
    'singleSelect | Other text, such as the label of an option | Not changed',
    'A pastedValueParser that returns undefined leaves the cell unchanged.',
    'Copying writes the label of the option, and pasting expects its value.',
    'Option values that are numbers always need a pastedValueParser.',
  ],
  async () => {
    const option = { value: 'k', label: 'Kilogram' };
    const both = { pastedValueParser: () => undefined, valueParser: () => 'no' };
    const setter = (value: string, each: object) => ({ ...each, set: `${value}!` });
    const { screen, api, copy, paste } = await grid({
      rowSelection: false,
      rows: [{ id: 1, number: 2, boolean: false, select: 'old', both: 'old', parsed: '' }],
      columns: [
        { field: 'number', type: 'number', editable: true },
        { field: 'boolean', type: 'boolean', editable: true },
        { field: 'date', type: 'date', editable: true },
        { field: 'select', type: 'singleSelect', valueOptions: [option, 'old', 7], editable: true },
        { field: 'both', editable: true, ...both },
        { field: 'parsed', editable: true, valueParser: (value) => `${value}?` },
        { field: 'set', editable: true, valueSetter: setter },
      ],
    });
    const got = (field: string) => {
      const found: unknown = api.getRow<Record<string, unknown>>(1)?.[field];
      return found;
    };
    for (const [field, text, value] of [
      ['number', '1500', 1500],
      ['number', '1,500', Number.NaN],
      ['number', '3', 3],
      ['number', '€20', Number.NaN],
      ['boolean', 'true', true],
      ['boolean', 'no', false],
      ['boolean', 'yes', true],
      ['boolean', '0', false],
      ['boolean', '1', true],
      ['date', '2025-05-20', new Date('2025-05-20')],
      ['select', 'k', 'k'],
      ['parsed', 'p', 'p?'],
      ['set', 's', 's!'],
    ] as const) {
      await click(cell(screen, field));
      await paste(text);
      await expect.poll(() => got(field)).toEqual(value);
    }
    await click(cell(screen, 'number'));
    await paste('\tyes');
    await expect.poll(() => got('number')).toBeNull();
    await click(cell(screen, 'select'));
    await copy('Kilogram');
    await paste('old');
    await expect.poll(() => got('select')).toBe('old');
    for (const text of ['Kilogram', '7', 'Pound']) {
      await paste(`${text}\tnew\t${text}`);
      await expect.poll(() => got('parsed')).toBe(`${text}?`);
      expect([got('select'), got('both')]).toEqual(['old', 'old']);
    }
  },
);

claim(
  [
    'A spreadsheet puts HTML and plain text on the clipboard. The grid reads the plain text, which contains the results of formulas, tabs between cells, and quotes around cells with line breaks.',
    'The line break that Excel adds at the end is ignored.',
    "The default splitClipboardPastedText doesn't parse quotes, so a cell with a line break is split into two rows (issue 11754).",
  ],
  async () => {
    const data = vi.fn();
    const { screen, column } = await grid({ rowSelection: false, onClipboardPasteStart: data });
    await click(cell(screen, 'a', 0));
    const excel = '<table><tr><td>from HTML</td><td x:num>3</td></tr></table>';
    await writeTable(excel, 'total\t3\r\n');
    await press('Ctrl+V');
    await column('a', ['total', 'a2', 'a3', 'a4']);
    await column('b', ['3', '=1+1', 'b3', 'b4']);
    expect(data.mock.lastCall?.[0]).toEqual({ data: [['total', '3']] });
    const sheets =
      '<google-sheets-html-origin><table><tr><td data-sheets-value="">two<br>lines</td></tr></table></google-sheets-html-origin>';
    await writeTable(sheets, '"two\nlines"\tnext');
    await press('Ctrl+V');
    await column('a', ['"two', 'lines"', 'a3', 'a4']);
    await column('b', ['3', 'next', 'b3', 'b4']);
  },
);

claim(
  [
    "Pasting doesn't add rows. Lines below the last row are dropped (issue 14209).",
    'Add the missing rows in onBeforeClipboardPasteStart, which runs before the grid determines the target cells.',
  ],
  async () => {
    const plain = await grid({ rowSelection: false });
    await click(cell(plain.screen, 'a', 3));
    await plain.paste('N\nO\nP');
    await plain.column('a', ['a1', 'a2', 'a3', 'N']);
    expect(plain.api.getRowsCount()).toBe(4);
    plain.screen.unmount();
    const added = await grid({
      rowSelection: false,
      onBeforeClipboardPasteStart: async () => {
        added.api.updateRows([{ id: 5 }]);
      },
    });
    await click(cell(added.screen, 'a', 3));
    await added.paste('N\nO\nP');
    await added.column('a', ['a1', 'a2', 'a3', 'N', 'O']);
  },
);

claim(
  'The default of disableClipboardPaste is false. If it is true, Ctrl+V starts editing the focused cell with the text from the clipboard.',
  async () => {
    const { screen, paste } = await grid({ rowSelection: false, disableClipboardPaste: true });
    await click(cell(screen, 'a', 0));
    await paste('new');
    await expect.element(screen.getByRole('textbox')).toHaveValue('new');
    screen.unmount();
    const other = await grid({ rowSelection: false });
    await click(cell(other.screen, 'a', 0));
    await other.paste('new');
    await other.column('a', ['new', 'a2', 'a3', 'a4']);
  },
);

claim(
  [
    "In version 8.4.0, pasting ignores isCellEditable (issue 11984, fixed in 8.21.0) and doesn't call preProcessEditCellProps (issue 11874).",
    'Check the row in processRowUpdate, which runs after editing and after pasting.',
    'When the user pastes, rowId is a string, even if your IDs are numbers. Use newRow.id instead.',
  ],
  async () => {
    const preProcessEditCellProps = vi.fn(({ props }: { props: object }) => props);
    const processRowUpdate = vi.fn((newRow: object) => newRow);
    const { screen, paste, column } = await grid({
      rowSelection: false,
      columns: [{ field: 'a', editable: true, preProcessEditCellProps }],
      isCellEditable: ({ id }) => id !== 1,
      processRowUpdate,
    });
    await click(cell(screen, 'a', 0), { times: 2 });
    expect(screen.getByRole('textbox').elements()).toHaveLength(0);
    await paste('pasted');
    await column('a', ['pasted', 'a2', 'a3', 'a4']);
    expect(preProcessEditCellProps).not.toHaveBeenCalled();
    expect(processRowUpdate.mock.lastCall).toEqual([
      { ...ROWS[0], a: 'pasted' },
      ROWS[0],
      { rowId: '1' },
    ]);
    screen.unmount();
    const edited = await grid({ rowSelection: false, processRowUpdate });
    await click(cell(edited.screen, 'a', 1), { times: 2 });
    await edited.screen.getByRole('textbox').fill('edited');
    await press('Enter');
    await edited.column('a', ['a1', 'edited', 'a3', 'a4']);
    expect(processRowUpdate.mock.lastCall?.[0]).toMatchObject({ id: 2, a: 'edited' });
  },
);

claim(
  [
    'The grid calls processRowUpdate(newRow, oldRow, { rowId }) once for each row that receives a value, without waiting for the previous call.',
    'The grid displays the returned row. If the function throws or rejects, the row stays unchanged, and onProcessRowUpdateError receives the error. The other rows are updated.',
    'onClipboardPasteEnd() | clipboardPasteEnd | After all calls of processRowUpdate',
    'getRow() can still return the old values while onClipboardPasteEnd runs, because the grid collects updates for 50 ms.',
    'Use the rows that processRowUpdate returned.',
  ],
  async () => {
    const order: unknown[] = [];
    const error = new Error('No');
    const onProcessRowUpdateError = vi.fn();
    const { screen, api, paste, column } = await grid({
      rowSelection: false,
      processRowUpdate: async (newRow: (typeof ROWS)[number]) => {
        order.push(`start ${newRow.id}`);
        await Promise.resolve();
        order.push(`end ${newRow.id}`);
        if (newRow.id === 2) {
          throw error;
        }
        return { ...newRow, a: newRow.a.toUpperCase() };
      },
      onProcessRowUpdateError,
      onClipboardPasteEnd: () => order.push(api.getRow<(typeof ROWS)[number]>(1)?.a),
    });
    await click(cell(screen, 'a', 0));
    await paste('p\tq\nr\ns');
    await column('a', ['P', 'a2', 'S', 'a4']);
    expect(order).toEqual(['start 1', 'start 2', 'start 3', 'end 1', 'end 2', 'end 3', 'a1']);
    expect(onProcessRowUpdateError.mock.calls).toEqual([[error]]);
    order.length = 0;
    await paste('P');
    await expect.poll(() => order).toEqual(['start 1', 'end 1', 'P']);
  },
);

claim(
  "With the data source, pasting doesn't call dataSource.updateRow in version 8.4.0. Pass processRowUpdate as well.",
  async () => {
    const updateRow = vi.fn(async ({ updatedRow }: { updatedRow: object }) => updatedRow);
    const processRowUpdate = vi.fn((newRow: object) => newRow);
    const { screen, paste, column } = await grid({
      rows: [],
      rowSelection: false,
      dataSource: { getRows: async () => ({ rows: ROWS, rowCount: 4 }), updateRow },
      processRowUpdate,
    });
    await column('a', ['a1', 'a2', 'a3', 'a4']);
    await click(cell(screen, 'a', 0));
    await paste('new');
    await column('a', ['new', 'a2', 'a3', 'a4']);
    expect(updateRow).not.toHaveBeenCalled();
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
  },
);

claim(
  [
    'onBeforeClipboardPasteStart({ data }) | – | Before anything changes. Return a promise to delay the paste, or reject it to cancel',
    'onClipboardPasteStart({ data }) | clipboardPasteStart | When the values are about to be written',
    'data is an array of rows, and each row is an array of strings.',
  ],
  async () => {
    const calls: unknown[] = [];
    let settle: (isAllowed: boolean) => void = () => {};
    const { screen, paste, column } = await grid({
      rowSelection: false,
      onBeforeClipboardPasteStart: ({ data }) => {
        calls.push(['before', data]);
        return new Promise<void>((resolve, reject) => {
          settle = (isAllowed) => (isAllowed ? resolve() : reject(new Error('Canceled')));
        });
      },
      onClipboardPasteStart: ({ data }) => calls.push(['start', data, texts(screen, 'a')[0]]),
      onClipboardPasteEnd: () => calls.push('end'),
    });
    const data = [['1', '2'], ['3']];
    await click(cell(screen, 'a', 0));
    for (const isAllowed of [false, true]) {
      calls.length = 0;
      await paste('1\t2\n3');
      await expect.poll(() => calls).toEqual([['before', data]]);
      settle(isAllowed);
      if (isAllowed) {
        await column('a', ['1', '3', 'a3', 'a4']);
        expect(calls).toEqual([['before', data], ['start', data, 'a1'], 'end']);
      } else {
        await expect.poll(() => texts(screen, 'a')[0]).toBe('a1');
      }
    }
  },
);

claim(
  [
    "After the click, no cell has focus, so without selected cells the values aren't pasted anywhere.",
    'The demo enables cellSelection, so the clicked cell stays selected.',
  ],
  async () => {
    for (const cellSelection of [false, true]) {
      let accept = () => {};
      const onClipboardPasteEnd = vi.fn();
      const { screen, api, paste, column } = await grid({
        cellSelection,
        rowSelection: false,
        onBeforeClipboardPasteStart: () =>
          new Promise<void>((resolve) => {
            accept = resolve;
          }),
        onClipboardPasteEnd,
      });
      await click(cell(screen, 'a', 0));
      await paste('new');
      await click(screen.getByText('Total Rows: 4'));
      expect(api.state.focus.cell).toBeNull();
      accept();
      await expect.poll(() => onClipboardPasteEnd.mock.calls.length).toBe(1);
      await column('a', [cellSelection ? 'new' : 'a1', 'a2', 'a3', 'a4']);
      screen.unmount();
    }
  },
);

claim(
  [
    "clipboardCopyCellDelimiter separates the copied cells. Its default is '\\t'.",
    "The grid also passes it to splitClipboardPastedText(text, delimiter), so with ',', cells from spreadsheets are no longer split.",
    'This demo accepts tabs and commas. Return null to ignore the pasted text.',
    "Copied cells aren't quoted, so a value that contains the delimiter or a line break is split when it is pasted (issue 14960).",
  ],
  async () => {
    const { screen, paste, copy, column } = await grid({
      rowSelection: false,
      clipboardCopyCellDelimiter: ',',
    });
    await click(cell(screen, 'a', 0));
    await paste('1\t2');
    await column('a', ['1\t2', 'a2', 'a3', 'a4']);
    await paste('1,2');
    await column('b', ['2', '=1+1', 'b3', 'b4']);
    screen.unmount();
    const split = vi.fn(() => null);
    const onClipboardPasteStart = vi.fn();
    const other = await grid({
      ...CELLS,
      rows: [{ id: 1, a: 'x,y', b: 'two\nlines' }],
      clipboardCopyCellDelimiter: ',',
      splitClipboardPastedText: split,
      onClipboardPasteStart,
    });
    await click(cell(other.screen, 'a', 0));
    other.api.selectCellRange({ id: 1, field: 'a' }, { id: 1, field: 'b' });
    await other.copy('x,y,two\nlines');
    await other.paste('1,2');
    await expect.poll(() => split.mock.lastCall).toEqual(['1,2', ',']);
    expect(onClipboardPasteStart).not.toHaveBeenCalled();
    void copy;
  },
);

keyRow('Ctrl+C', async () => {
  const { screen, copy } = await grid({ rowSelection: false });
  await click(cell(screen, 'a', 0));
  await copy('a1');
});

keyRow('Ctrl+V', async () => {
  const { screen, paste, column } = await grid({ rowSelection: false });
  await click(cell(screen, 'a', 0));
  await paste('new');
  await column('a', ['new', 'a2', 'a3', 'a4']);
});

claim('With Shift or Alt, the shortcuts do nothing.', async () => {
  const onClipboardCopy = vi.fn();
  const onClipboardPasteStart = vi.fn();
  const { screen } = await grid({
    columns: [{ field: 'a' }],
    onClipboardCopy,
    onClipboardPasteStart,
  });
  await click(cell(screen, 'a', 0));
  for (const key of ['Ctrl+Alt+C', 'Ctrl+Alt+V', 'Ctrl+Shift+V']) {
    await press(key);
  }
  expect(onClipboardCopy).not.toHaveBeenCalled();
  expect(onClipboardPasteStart).not.toHaveBeenCalled();
});
