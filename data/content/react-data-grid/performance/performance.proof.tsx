import { memo, useEffect, useState } from 'react';
import {
  DataGridPro,
  GridCell,
  type DataGridProProps,
  type GridCellProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { act, claim, expect, settled, show, type Screen } from '#test/proof.tsx';
import { fields, showPro, texts } from '#test/proofs/grids.tsx';

const tally = { renders: 0, mounts: 0, sorts: 0, heights: 0, paths: 0 };
const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
  { id: 3, name: 'Cy', price: 100 },
];
const COLUMNS: GridColDef[] = [
  {
    field: 'name',
    renderCell: ({ value }) => {
      tally.renders += 1;
      return <Name value={value} />;
    },
  },
  {
    field: 'price',
    type: 'number',
    sortComparator: (one, other) => {
      tally.sorts += 1;
      return one - other;
    },
  },
];
const STABLE: DataGridProProps = {
  rows: ROWS,
  columns: COLUMNS,
  slots: {},
  initialState: { sorting: { sortModel: [{ field: 'price', sort: 'asc' }] } },
};

function Name({ value }: { value: string }) {
  useEffect(() => {
    tally.mounts += 1;
  }, []);
  return value;
}

function Find() {
  const [text, setText] = useState('');
  return <input aria-label="Find" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** What the grid does when its parent renders again, with these props new each time. */
async function rendersOf(make: () => Partial<DataGridProProps>) {
  const { api, redraw, screen } = await showPro({ ...STABLE, ...make() });
  await settled();
  await redraw({ ...STABLE, ...make() });
  await settled();
  Object.assign(tally, { renders: 0, mounts: 0, sorts: 0, heights: 0, paths: 0 });
  await redraw({ ...STABLE, ...make() });
  await settled();
  return { ...tally, api, screen, redraw };
}

const pressButton = (demo: Screen, name: string) => demo.getByRole('button', { name }).click();

act('RenderHeatmap', async (demo) => {
  const report = () => demo.getByRole('status').element().textContent;
  const kinds: [kind: string, counts: RegExp][] = [
    ['stable', /^0 cell renders, 0 mounts$/],
    ['new columns', /^[1-9]\d+ cell renders, 0 mounts$/],
    ['new rows', /^[1-9]\d+ cell renders, 0 mounts$/],
    ['new slots.cell', /^[1-9]\d+ cell renders, [1-9]\d+ mounts$/],
    ['stable', /^0 cell renders, 0 mounts$/],
  ];
  for (const [kind, counts] of kinds) {
    await pressButton(demo, kind);
    await settled();
    for (let turn = 0; turn < 2; turn += 1) {
      await pressButton(demo, 'Render parent');
      await expect.poll(report).toMatch(counts);
    }
  }
  const before = Number(texts(demo, 'delay')[1]);
  for (let turn = 1; turn < 3; turn += 1) {
    await pressButton(demo, 'Update one row');
    await expect.poll(() => texts(demo, 'delay')[1]).toBe(String(before + turn * 5));
    await expect.poll(report).toBe('5 cell renders, 0 mounts');
  }
});

act('GridBenchmark', async (demo) => {
  const figures = () =>
    [...demo.stage.querySelectorAll('td')].map((each) => each.textContent).filter(Number);
  await pressButton(demo, '1,000');
  for (let turn = 0; turn < 2; turn += 1) {
    await pressButton(demo, 'Run');
    await expect.poll(() => figures().length, { timeout: 20_000 }).toBeGreaterThan(1);
    await demo.getByRole('button', { name: 'Stop' }).click({ timeout: 20_000 }); // between two steps
    await expect
      .element(demo.getByRole('button', { name: 'Run' }), { timeout: 10_000 })
      .toBeVisible();
    expect(demo.stage.querySelector('[role="grid"]')).toBeNull();
  }
});

claim(
  [
    'If the parent renders with the same props, no cell renders. If one prop has a new reference, all cells render.',
    "None | Don't render | –",
  ],
  async () => {
    expect((await rendersOf(() => ({}))).renders).toBe(0);
    expect((await rendersOf(() => ({ onRowClick: () => {} }))).renders).toBe(3);
  },
);

claim(
  'columns | Render, more than once | Order and widths that the user changed are reset',
  async () => {
    const make = () => ({ columns: [...COLUMNS] });
    const { renders, api, screen, redraw } = await rendersOf(make);
    expect(renders).toBeGreaterThanOrEqual(6);
    api.setColumnIndex('price', 0);
    api.setColumnWidth('name', 200);
    await expect.poll(() => fields(screen)).toEqual(['price', 'name']);
    await redraw({ ...STABLE, ...make() });
    await expect.poll(() => fields(screen)).toEqual(['name', 'price']);
    expect(api.getColumn('name').width).toBe(100);
  },
);

claim(
  'rows | Render, more than once | The grid sorts and filters all rows again, and discards changes made with updateRows()',
  async () => {
    const make = () => ({ rows: [...ROWS] });
    const { renders, sorts, api, redraw, screen } = await rendersOf(make);
    expect(renders).toBeGreaterThanOrEqual(6);
    expect(sorts).toBeGreaterThan(0);
    api.updateRows([{ id: 1, price: 21 }]);
    await expect.poll(() => texts(screen, 'price')).toContain('21');
    await redraw({ ...STABLE, ...make() });
    await expect.poll(() => texts(screen, 'price')).not.toContain('21');
  },
);

claim(
  'slots with new components | Render | Each element of the slot is mounted again and loses its state and focus',
  async () => {
    const cells = await rendersOf(() => ({
      slots: { cell: (props: GridCellProps) => <GridCell {...props} /> },
    }));
    expect([cells.renders, cells.mounts]).toEqual([3, 3]);
    const make = () => ({ showToolbar: true, slots: { toolbar: () => <Find /> } });
    const { screen, redraw } = await rendersOf(make);
    await screen.getByRole('textbox', { name: 'Find' }).fill('oak');
    expect(document.activeElement?.tagName).toBe('INPUT');
    await redraw({ ...STABLE, ...make() });
    await expect.element(screen.getByRole('textbox', { name: 'Find' })).toHaveValue('');
    expect(document.activeElement?.tagName).not.toBe('INPUT');
  },
);

claim(
  [
    'slots with the same components, slotProps | Render | –',
    'sx, initialState, getRowClassName, onRowClick and other event handlers | Render | –',
    'initialState has no effect after the first render, but a new reference still renders the cells.',
  ],
  async () => {
    const each: (() => Partial<DataGridProProps>)[] = [
      () => ({ slots: {} }),
      () => ({ slotProps: { cell: { title: 'Trade' } } }),
      () => ({ sx: { color: 'text.primary' } }),
      () => ({ initialState: { density: 'compact' } }),
      () => ({ onRowClick: () => {} }),
      () => ({ processRowUpdate: (row) => row }),
      () => ({ getRowClassName: () => 'bold' }),
    ];
    for (const make of each) {
      const { renders, mounts } = await rendersOf(make);
      expect([renders, mounts]).toEqual([3, 0]);
    }
  },
);

claim('getRowId | Render | With a filter, the grid filters all rows again', async () => {
  const getRowId = ({ id }: { id: number }) => id;
  const { renders, mounts } = await rendersOf(() => ({ getRowId: (row) => getRowId(row) }));
  expect([renders, mounts]).toEqual([3, 0]);
  let filtered = 0;
  const counted = {
    value: 'counted',
    getApplyFilterFn: () => () => {
      filtered += 1;
      return true;
    },
  };
  const props: DataGridProProps = {
    ...STABLE,
    getRowId,
    columns: [{ field: 'name', filterOperators: [counted] }],
    initialState: {
      filter: { filterModel: { items: [{ field: 'name', operator: 'counted', value: 'x' }] } },
    },
  };
  const { redraw } = await showPro(props);
  await settled();
  filtered = 0;
  await redraw({ ...props, sx: {} });
  await settled();
  expect(filtered).toBe(0);
  await redraw({ ...props, getRowId: (row) => getRowId(row) });
  await settled();
  expect(filtered).toBeGreaterThanOrEqual(3);
});

claim('sortModel | Render | The grid sorts all rows again', async () => {
  const found = await rendersOf(() => ({ sortModel: [{ field: 'price', sort: 'asc' }] }));
  expect(found.renders).toBeGreaterThanOrEqual(3);
  expect(found.sorts).toBeGreaterThan(0);
  expect((await rendersOf(() => ({}))).sorts).toBe(0);
});

claim('getTreeDataPath | Render, more than once | The grid builds the tree again', async () => {
  const found = await rendersOf(() => ({
    treeData: true,
    getTreeDataPath: ({ name }: { name: string }) => {
      tally.paths += 1;
      return [name];
    },
  }));
  expect(found.renders).toBeGreaterThanOrEqual(6);
  expect(found.paths).toBeGreaterThanOrEqual(3);
});

claim('getRowHeight | Render | The grid calls it for the rows again', async () => {
  const found = await rendersOf(() => ({
    getRowHeight: () => {
      tally.heights += 1;
      return 40;
    },
  }));
  expect(found.renders).toBeGreaterThanOrEqual(3);
  expect(found.heights).toBeGreaterThanOrEqual(3);
});

claim("This component doesn't render until one of its props changes.", async () => {
  const Names = memo(function Names({ height }: { height: number }) {
    return (
      <div style={{ height }}>
        <DataGridPro rows={ROWS} columns={[...COLUMNS]} onRowClick={() => {}} />
      </div>
    );
  });
  const screen = await show(<Names height={300} />);
  await settled();
  tally.renders = 0;
  await screen.rerender(<Names height={300} />);
  await settled();
  expect(tally.renders).toBe(0);
  await screen.rerender(<Names height={320} />);
  await expect.poll(() => tally.renders).toBeGreaterThan(0);
});

claim(
  'In the demo, Update one row calls updateRows(), and only the cells of that row render.',
  async () => {
    const { api } = await rendersOf(() => ({}));
    tally.renders = 0;
    api.updateRows([{ id: 2, price: 4 }]);
    await settled();
    expect(tally.renders).toBe(1);
  },
);

claim(
  'Scroll one screen and Parent, stable props take about the same time with any number of rows, because only the rows in view are rendered.',
  async () => {
    const shown: number[] = [];
    for (const count of [1000, 20_000]) {
      const rows = Array.from({ length: count }, (_, id) => ({ id, name: `Row ${id}`, price: id }));
      const { screen } = await showPro({ rows, columns: COLUMNS });
      await expect.poll(() => texts(screen, 'name').length).toBeGreaterThan(0);
      await settled();
      shown.push(texts(screen, 'name').length);
    }
    expect(shown[0]).toBeLessThan(30);
    expect(shown[1]).toBe(shown[0]);
  },
);
