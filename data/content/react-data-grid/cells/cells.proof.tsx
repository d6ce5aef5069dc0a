import type { DataGridProps, GridColDef } from '@mui/x-data-grid';
import { act, claim, click, expect, takeClipboard, press, type Screen, vi } from '#test/proof.tsx';
import { cell, header, showGrid, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, used: 2 },
  { id: 2, used: 10 },
  { id: 3, used: 1 },
];

const grid = (column: Partial<GridColDef>, props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: [{ field: 'used', ...column }], hideFooter: true, ...props });

async function sort(screen: Screen, field: string, direction: string): Promise<void> {
  await click(header(screen, field));
  await expect.poll(() => header(screen, field).getAttribute('aria-sort')).toBe(direction);
}

act('ThreeWaysOneCell', async (demo) => {
  const bars = demo.getByRole('progressbar');
  await expect.poll(() => bars.elements().length).toBe(4);
  for (const field of ['getter', 'formatter', 'renderer']) {
    await sort(demo, field, 'ascending');
    expect(texts(demo, 'warehouse')).toEqual(['Gdańsk', 'Porto', 'Antwerp', 'Lyon']);
    expect(texts(demo, field)[3]).toBe(field === 'getter' ? '0.975' : '97.5%');
    await sort(demo, field, 'descending');
    await sort(demo, field, 'none');
    expect(texts(demo, 'warehouse')).toEqual(['Antwerp', 'Gdańsk', 'Lyon', 'Porto']);
  }
});

claim(
  [
    'Displayed in the cell | Yes | Yes, except in boolean columns | Yes',
    'The formatter receives the result of the getter, and the renderer receives both as value and formattedValue.',
  ],
  async () => {
    const valueGetter = vi.fn((value: number) => value * 100);
    const valueFormatter = vi.fn((value: number) => `${value} kg`);
    const renderCell = vi.fn(() => 'Own');
    for (const [column, shown] of [
      [{ valueGetter }, '200'],
      [{ valueFormatter }, '2 kg'],
      [{ type: 'boolean', valueFormatter }, 'yes'],
      [{ valueGetter, valueFormatter }, '200 kg'],
      [{ renderCell }, 'Own'],
      [{ valueGetter, valueFormatter, renderCell }, 'Own'],
    ] as const) {
      const { screen } = await grid(column as Partial<GridColDef>);
      expect(texts(screen, 'used')[0]).toBe(shown);
      screen.unmount();
    }
    expect(renderCell).toHaveBeenLastCalledWith(
      expect.objectContaining({ value: 100, formattedValue: '100 kg' }),
    );
  },
);

/** Turns the order of the values around, and so would that of the texts. */
const turned = (value: number) => 100 - value;

claim(
  [
    'Used by sorting | Yes | No | No',
    'Used by column filters | Yes | No | No',
    'valueFormatter changes the text of the cell. The value stays the same.',
  ],
  async () => {
    for (const [name, column] of [
      ['valueGetter', { valueGetter: turned }],
      ['valueFormatter', { valueFormatter: (value: number) => String(turned(value)) }],
      ['renderCell', { renderCell: ({ value }: { value?: number }) => turned(value ?? 0) }],
    ] as const) {
      const isValue = name === 'valueGetter';
      const { screen, api } = await grid({ type: 'number', ...column } as Partial<GridColDef>);
      expect(api.getCellValue(1, 'used')).toBe(isValue ? 98 : 2);
      await sort(screen, 'used', 'ascending');
      expect(texts(screen, 'used')).toEqual(isValue ? ['90', '98', '99'] : ['99', '98', '90']);
      api.setFilterModel({ items: [{ field: 'used', operator: '>', value: '50' }] });
      await expect.poll(() => texts(screen, 'used').length).toBe(isValue ? 3 : 0);
      screen.unmount();
    }
  },
);

claim(
  'Used by the quick filter | Yes, except in boolean columns | Yes, except in number and boolean columns | No',
  async () => {
    for (const [column, word, count] of [
      [{ valueGetter: () => 'found' }, 'found', 3],
      [{ valueFormatter: () => 'found' }, 'found', 3],
      [
        { type: 'singleSelect', valueOptions: [1, 2, 10], valueFormatter: () => 'found' },
        'found',
        3,
      ],
      [{ type: 'number', valueFormatter: () => 'found' }, 'found', 0],
      [{ type: 'number', valueGetter: () => 7 }, '7', 3],
      [{ type: 'boolean', valueFormatter: () => 'found' }, 'found', 0],
      [{ type: 'boolean', valueGetter: () => 'found' }, 'found', 0],
      [{ renderCell: () => 'found' }, 'found', 0],
    ] as const) {
      const { screen, api } = await grid(column as unknown as Partial<GridColDef>);
      api.setQuickFilterValues([word]);
      await expect.poll(() => texts(screen, 'used').length).toBe(count);
      screen.unmount();
    }
  },
);

claim(
  'Used by CSV export and copy | Yes | Yes, unless you set ignoreValueFormatterDuringExport | No',
  async () => {
    const clipboard = await takeClipboard();
    for (const [column, text, ignoreValueFormatterDuringExport] of [
      [{ valueGetter: () => 'got' }, 'got'],
      [{ valueFormatter: () => 'formatted' }, 'formatted'],
      [{ valueFormatter: () => 'formatted' }, '2', true],
      [{ renderCell: () => 'rendered' }, '2'],
    ] as const) {
      const { screen, api } = await grid(column as Partial<GridColDef>, {
        ignoreValueFormatterDuringExport,
      });
      expect(api.getDataAsCsv().split('\r\n')[1]).toBe(text);
      await clipboard.write('');
      await click(cell(screen, 'used'));
      await press('Control+C');
      await expect.poll(() => clipboard.read()).toBe(text);
      screen.unmount();
    }
  },
);

claim(
  [
    "A column whose field isn't in the row has no value.",
    "If only renderCell reads the row, sorting doesn't change the order, filters compare with an empty value and a CSV export has empty cells.",
    'Compute the value in valueGetter and read params.value in the renderer.',
  ],
  async () => {
    for (const isGetter of [false, true]) {
      const double: GridColDef = {
        field: 'double',
        type: 'number',
        ...(isGetter && { valueGetter: (_: never, row: { used: number }) => row.used * 2 }),
        renderCell: ({ row, value }) => (isGetter ? value : row.used * 2),
      };
      const { screen, api } = await grid({}, { columns: [{ field: 'id' }, double] });
      expect(texts(screen, 'double')).toEqual(['4', '20', '2']);
      expect(api.getDataAsCsv({ fields: ['id', 'double'], allColumns: true })).toBe(
        ['id,double', ...(isGetter ? ['1,4', '2,20', '3,2'] : ['1,', '2,', '3,'])].join('\r\n'),
      );
      await sort(screen, 'double', 'ascending');
      expect(texts(screen, 'double')).toEqual(isGetter ? ['2', '4', '20'] : ['4', '20', '2']);
      api.setFilterModel({ items: [{ field: 'double', operator: '>', value: '3' }] });
      await expect.poll(() => texts(screen, 'double').length).toBe(isGetter ? 2 : 0);
      api.setFilterModel({ items: [{ field: 'double', operator: 'isEmpty' }] });
      await expect.poll(() => texts(screen, 'double').length).toBe(isGetter ? 0 : 3);
      screen.unmount();
    }
  },
);

claim('Sorting, filters, exports and editing use the result.', async () => {
  const { screen } = await grid({ valueGetter: () => 'got', editable: true });
  await click(cell(screen, 'used'));
  await press('Enter');
  await expect.element(screen.getByRole('textbox')).toHaveValue('got');
});
