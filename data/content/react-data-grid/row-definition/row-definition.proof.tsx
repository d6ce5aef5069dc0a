import { useEffect } from 'react';
import { gridRowIdSelector, type GridColDef } from '@mui/x-data-grid';
import { act, claim, click, expect, press, takeConsole, vi } from '#test/proof.tsx';
import { cell, header, row, showGrid, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
  { id: 3, name: 'Cy', price: 100 },
];
const COLUMNS: GridColDef[] = [{ field: 'name' }, { field: 'price' }];
const BASE = { rows: ROWS, columns: COLUMNS };

act('RowsFromArray', async (demo) => {
  const pallets = texts(demo, 'pallets');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const expected of [['2', '6', '9', '14'], ['14', '9', '6', '2'], pallets]) {
      await click(header(demo, 'pallets'));
      await expect.poll(() => texts(demo, 'pallets')).toEqual(expected);
    }
  }
});

act('RowsWithInternalId', async (demo) => {
  const box = () => row(demo, 9461855).querySelector('input') ?? demo.stage;
  for (let turn = 0; turn < 2; turn += 1) {
    await click(box());
    await expect.poll(() => row(demo, 9461855).getAttribute('aria-selected')).toBe('true');
    await click(header(demo, 'name'));
    expect(row(demo, 9461855).getAttribute('aria-selected')).toBe('true');
    expect(texts(demo, 'name')[0]).toBe('Boreal Trader');
    await click(header(demo, 'name'));
    await click(header(demo, 'name'));
    await click(box());
    await expect.poll(() => row(demo, 9461855).getAttribute('aria-selected')).toBe('false');
  }
});

claim(
  [
    'A key without a column | Not displayed, but part of row in your functions',
    "A column whose field isn't a key of the row | An empty cell; in a boolean column, the icon for false",
    'An empty array, or no rows | The overlay "No rows"',
  ],
  async () => {
    const seen = vi.fn((_value: unknown, each: { price: number }) => each.price * 2);
    const { screen, redraw } = await showGrid({
      rows: ROWS,
      columns: [
        { field: 'gone' },
        { field: 'flag', type: 'boolean' },
        { field: 'double', valueGetter: seen },
      ],
    });
    expect(texts(screen, 'gone')).toEqual(['', '', '']);
    expect(cell(screen, 'flag').querySelector('svg[data-value="false"]')).not.toBeNull();
    expect(texts(screen, 'double')).toEqual(['40', '6', '200']);
    expect(screen.stage.textContent).not.toContain('Ada');
    for (const rows of [[], undefined]) {
      await redraw({ columns: COLUMNS, rows });
      await expect.element(screen.getByText('No rows')).toBeVisible();
      await redraw(BASE);
      await expect.element(screen.getByText('No rows')).not.toBeInTheDocument();
    }
    screen.unmount();
    const none = await showGrid({ columns: COLUMNS });
    await expect.element(none.screen.getByText('No rows')).toBeVisible();
  },
);

claim(
  [
    'The grid sorts and filters again each time rows receives a new array.',
    'In development, the grid freezes the array, so push() and sort() on it throw an error.',
  ],
  async () => {
    const sortComparator = vi.fn((a: number, b: number) => a - b);
    const rows = [...ROWS];
    const props = {
      rows,
      columns: [{ field: 'name' }, { field: 'price', sortComparator }],
      initialState: { sorting: { sortModel: [{ field: 'price', sort: 'asc' as const }] } },
    };
    const { screen, redraw } = await showGrid(props);
    expect(texts(screen, 'price')).toEqual(['3', '20', '100']);
    sortComparator.mockClear();
    await redraw({ ...props });
    expect(sortComparator).not.toHaveBeenCalled();
    await redraw({ ...props, rows: [...rows] });
    expect(sortComparator).toHaveBeenCalled();
    expect(() => rows.push({ id: 4, name: 'Di', price: 1 })).toThrow(TypeError);
    expect(() => rows.sort()).toThrow(TypeError);
  },
);

claim(
  [
    'The grid reads it from id.',
    'No column needs to display it.',
    'When getRowId is set, the grid ignores id.',
    'To read the ID of a row, call gridRowIdSelector(apiRef, row).',
  ],
  async () => {
    for (const showAny of [showGrid, showPro]) {
      const plain = await showAny(BASE);
      expect(plain.api.getAllRowIds()).toEqual([1, 2, 3]);
      plain.screen.unmount();
      const { screen, api } = await showAny({
        ...BASE,
        getRowId: ({ name }: { name: string }) => name,
      });
      expect(api.getAllRowIds()).toEqual(['Ada', 'Bo', 'Cy']);
      expect(api.getRow(1)).toBeNull();
      expect(gridRowIdSelector({ current: api } as never, ROWS[0] ?? {})).toBe('Ada');
      screen.unmount();
    }
  },
);

claim(
  [
    'With the index as the ID, deleting a selected row selects the next one instead.',
    'With a new random ID on each render, the selection is lost and each cell is mounted again.',
    "The ID of a row changes | The grid treats it as a new row: it's no longer selected",
  ],
  async () => {
    const byIndex = (names: string[]) => names.map((name, id) => ({ id, name }));
    const selected = ({ stage }: { stage: HTMLElement }) =>
      stage.querySelector('[aria-selected="true"] [data-field="name"]')?.textContent;
    const first = await showGrid({ rows: byIndex(['Ada', 'Bo', 'Cy']), columns: COLUMNS });
    first.api.selectRow(1);
    await expect.poll(() => selected(first.screen)).toBe('Bo');
    await first.redraw({ rows: byIndex(['Bo', 'Cy']), columns: COLUMNS });
    await expect.poll(() => selected(first.screen)).toBe('Cy');
    first.screen.unmount();

    const onMount = vi.fn();
    function Name({ name }: { name: string }) {
      useEffect(() => {
        onMount();
      }, []);
      return name;
    }
    const columns: GridColDef[] = [
      { field: 'name', renderCell: ({ value }) => <Name name={value} /> },
    ];
    const other = await showGrid({ rows: ROWS, columns });
    other.api.selectRow(1);
    await expect.poll(() => selected(other.screen)).toBe('Ada');
    onMount.mockClear();
    await other.redraw({ rows: ROWS.map((each) => ({ ...each })), columns });
    expect(onMount).not.toHaveBeenCalled();
    expect(selected(other.screen)).toBe('Ada');
    await other.redraw({ rows: ROWS.map((each) => ({ ...each, id: each.id + 0.5 })), columns });
    expect(onMount).toHaveBeenCalledTimes(3);
    await expect.poll(() => selected(other.screen)).toBe(undefined);
  },
);

claim(
  [
    'null or undefined | The grid throws The Data Grid component requires all rows to have a unique id property',
    "1 and '1' | The same as two rows with the same ID",
    'Two rows with the same ID | Both display the data of the last one. In development, React warns about two children with the same key.',
    "0 and '' | Valid IDs",
    'A date string, such as from JSON, in a date or dateTime column | Needs a valueGetter that returns a Date',
  ],
  async () => {
    for (const id of [null, undefined]) {
      await expect(showGrid({ rows: [{ id, name: 'Ada' }], columns: COLUMNS })).rejects.toThrow(
        'The Data Grid component requires all rows to have a unique `id` property',
      );
      takeConsole();
    }
    for (const ids of [
      [1, '1'],
      [7, 7],
    ]) {
      const { screen } = await showGrid({
        rows: ids.map((id, index) => ({ id, name: index === 0 ? 'Ada' : 'Bo' })),
        columns: COLUMNS,
      });
      expect(texts(screen, 'name')).toEqual(['Bo', 'Bo']);
      expect(takeConsole().join()).toContain('same key');
      screen.unmount();
      takeConsole();
    }
    const { screen, api } = await showGrid({
      rows: [
        { id: 0, name: 'Ada' },
        { id: '', name: 'Bo' },
      ],
      columns: [{ field: 'name', editable: true }],
    });
    expect(texts(screen, 'name')).toEqual(['Ada', 'Bo']);
    expect(api.getRow(0)).toMatchObject({ name: 'Ada' });
    expect(api.getRow('')).toMatchObject({ name: 'Bo' });
    await click(cell(screen, 'name', 1));
    expect(api.isRowSelected('')).toBe(true);
    await click(cell(screen, 'name', 1), { times: 2 });
    await press('X', 'Enter');
    await expect.poll(() => texts(screen, 'name')).toEqual(['Ada', 'BoX']);
    api.updateRows([{ id: 0, _action: 'delete' }]);
    await expect.poll(() => texts(screen, 'name')).toEqual(['BoX']);
    screen.unmount();
    for (const type of ['date', 'dateTime'] as const) {
      await expect(
        showGrid({ rows: [{ id: 1, at: '2025-05-06' }], columns: [{ field: 'at', type }] }),
      ).rejects.toThrow('Date');
      takeConsole();
    }
    const text = await showGrid({
      rows: [{ id: 1, at: '2025-05-06' }],
      columns: [{ field: 'at' }],
    });
    expect(texts(text.screen, 'at')).toEqual(['2025-05-06']);
  },
);

claim(
  'getRowClassName returns a class name for a row, based on its id, row and position.',
  async () => {
    const { screen } = await showGrid({
      ...BASE,
      getRowClassName: ({ id, row: { name }, indexRelativeToCurrentPage, isFirstVisible }) =>
        `${name}-${id}-${indexRelativeToCurrentPage}-${isFirstVisible}`,
    });
    expect(row(screen, 1).className).toContain('Ada-1-0-true');
    expect(row(screen, 3).className).toContain('Cy-3-2-false');
  },
);
