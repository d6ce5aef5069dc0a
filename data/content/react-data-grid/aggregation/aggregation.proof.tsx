import {
  GRID_ACTIONS_COL_DEF,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  gridAggregationModelSelector,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeOrders } from '#data/content/shared/orders.ts';
import { makeStaff } from '#data/content/shared/staff.ts';
import { makeTrades } from '#data/content/shared/trades.ts';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  settled,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, fields, header, openColumnMenu, showPremium, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'g', width: 100 },
  { field: 'n', type: 'number', width: 100 },
  { field: 's', width: 100 },
];
const ROWS = [
  { id: 1, g: 'A', n: 1 },
  { id: 2, g: 'A', n: 2 },
  { id: 3, g: 'B', n: 10 },
  { id: 4, g: 'B', n: 20 },
];
const GROUPING = '__row_group_by_columns_group__';
const SUM = { aggregation: { model: { n: 'sum' } } };
const GROUPED: Partial<DataGridPremiumProps> = {
  initialState: { ...SUM, rowGrouping: { model: ['g'] } },
  defaultGroupingExpansionDepth: -1,
};
const TREE: Partial<DataGridPremiumProps> = {
  treeData: true,
  getTreeDataPath: ({ path }: { path: string[] }) => path,
  defaultGroupingExpansionDepth: -1,
  rows: [
    { id: 1, path: ['a'], n: 999 },
    { id: 2, path: ['a', 'b'], n: 1 },
    { id: 3, path: ['a', 'c'], n: 2 },
    { id: 4, path: ['d'], n: 7 },
  ],
};

/** Four rows of two groups, with the sum of n. */
function grid(props: Partial<DataGridPremiumProps> = {}) {
  return showPremium(propsOf(props));
}

function propsOf(props: Partial<DataGridPremiumProps>): DataGridPremiumProps {
  return { columns: COLUMNS, rows: ROWS, initialState: SUM, ...props };
}

/** A grid that aggregates these values of n with one function. */
function aggregated(name: string, values: unknown[]) {
  return grid({
    rows: values.map((n, id) => ({ id, n })),
    initialState: { aggregation: { model: { n: name } } },
  });
}

/** The text in the footer of all rows; without a field, whether there is one. */
function total({ stage }: Pick<Screen, 'stage'>, field: string): string | undefined {
  return stage.querySelector(
    `[data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"] [data-field="${field}"]`,
  )?.textContent;
}

function hasTotal({ stage }: Screen): boolean {
  return stage.querySelector(`[data-id="${GRID_AGGREGATION_ROOT_FOOTER_ROW_ID}"]`) !== null;
}

function lookupOf(api: GridApi) {
  return gridAggregationLookupSelector({ current: api });
}

async function choose(screen: Screen, field: string, option: string): Promise<void> {
  await openColumnMenu(screen, field);
  await screen.getByRole('combobox', { name: /^Aggregation/ }).click();
  await screen.getByRole('option', { name: option }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
}

/** The functions that the menu of a column has; none when it has no aggregation. */
async function functionsOf(screen: Screen, field: string): Promise<string[]> {
  await openColumnMenu(screen, field);
  const list = screen.getByRole('combobox', { name: /^Aggregation/ });
  const isThere = list.elements().length > 0;
  let names: string[] = [];
  if (isThere) {
    await list.click();
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    names = screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    await press('Escape');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  }
  await press('Escape');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  return names.filter((name) => name !== '...');
}

const button = (demo: Screen, name: string) => demo.getByRole('button', { name, exact: true });

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

const inEnglish = (value: number) => value.toLocaleString('en-US');

act('OrderTotals', async (demo) => {
  const orders = makeOrders(60);
  const sum = sumOf(orders, (order) => order.total).toLocaleString('en-US', {
    style: 'currency',
    currency: 'EUR',
  });
  await expect.poll(() => total(demo, 'total')).toBe(sum);
  expect(total(demo, 'id')).toBe('60');
  expect(total(demo, GROUPING)).toBe('All countries');
  expect(header(demo, 'total').textContent).toBe('Totalsum');
  const groups = texts(demo, 'id').length;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => texts(demo, 'id').length).toBeGreaterThan(groups);
    await demo.getByRole('button', { name: 'hide children' }).first().click();
    await expect.poll(() => texts(demo, 'id').length).toBe(groups);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'total', '...');
    await expect.poll(() => total(demo, 'total')).toBe('');
    expect(header(demo, 'total').textContent).toBe('Total');
    await choose(demo, 'total', 'sum');
    await expect.poll(() => total(demo, 'total')).toBe(sum);
  }
});

act('InitialAggregation', async (demo) => {
  const trades = makeTrades(20);
  const sum = inEnglish(sumOf(trades, ({ quantity }) => quantity));
  expect(total(demo, 'quantity')).toBe(sum);
  expect(total(demo, 'day')).not.toBe('');
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'quantity', 'max');
    const most = inEnglish(Math.max(...trades.map(({ quantity }) => quantity)));
    await expect.poll(() => total(demo, 'quantity')).toBe(most);
    await choose(demo, 'quantity', 'sum');
    await expect.poll(() => total(demo, 'quantity')).toBe(sum);
  }
});

act('ControlledAggregation', async (demo) => {
  const sum = total(demo, 'quantity');
  const output = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'max').click();
    await expect.element(output).toHaveTextContent('{"quantity":"max"}');
    expect(total(demo, 'quantity')).not.toBe(sum);
    await choose(demo, 'price', 'avg');
    await expect.element(output).toHaveTextContent('{"quantity":"max","price":"avg"}');
    await button(demo, 'max').click();
    await expect.element(output).toHaveTextContent('{"price":"avg"}');
    await choose(demo, 'price', '...');
    await expect.poll(() => hasTotal(demo)).toBe(false);
    await button(demo, 'sum').click();
    await expect.poll(() => total(demo, 'quantity')).toBe(sum);
  }
});

act('AggregationByApi', async (demo) => {
  expect(hasTotal(demo)).toBe(false);
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Average').click();
    await expect.poll(() => header(demo, 'delay').textContent).toBe('Delay (min)avg');
    expect(total(demo, 'departs')).toBe('');
    await button(demo, 'Latest').click();
    await expect.poll(() => header(demo, 'delay').textContent).toBe('Delay (min)max');
    expect(total(demo, 'departs')).toContain('5/12/2025');
    await button(demo, 'Clear').click();
    await expect.poll(() => hasTotal(demo)).toBe(false);
  }
});

act('AggregationOff', async (demo) => {
  const off = demo.getByRole('switch', { name: 'disableAggregation' });
  const sum = inEnglish(sumOf(makeTrades(12), ({ quantity }) => quantity));
  for (let turn = 0; turn < 2; turn += 1) {
    expect(hasTotal(demo)).toBe(false);
    expect(await functionsOf(demo, 'quantity')).toEqual([]);
    await off.click();
    await expect.poll(() => total(demo, 'quantity')).toBe(sum);
    expect(await functionsOf(demo, 'quantity')).toContain('sum');
    await choose(demo, 'quantity', 'max');
    await expect.poll(() => header(demo, 'quantity').textContent).toBe('Tonnesmax');
    await choose(demo, 'quantity', 'sum');
    await expect.poll(() => total(demo, 'quantity')).toBe(sum);
    await off.click();
    await expect.poll(() => hasTotal(demo)).toBe(false);
  }
});

act('NotAggregable', async (demo) => {
  const sum = String(sumOf(makeStaff(12), ({ holidays }) => holidays));
  for (const field of ['id', 'name', 'job']) {
    expect(await functionsOf(demo, field)).toEqual([]);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'holidays')).toBe(sum);
    await choose(demo, 'holidays', '...');
    await expect.poll(() => hasTotal(demo)).toBe(false);
    await choose(demo, 'holidays', 'sum');
    await expect.poll(() => hasTotal(demo)).toBe(true);
  }
});

act('ReadOnlyAggregation', async (demo) => {
  const first = new Date(Math.min(...makeStaff(12).map(({ since }) => Number(since))));
  expect(await functionsOf(demo, 'since')).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'since')).toBe(first.toLocaleDateString('en-US'));
    await choose(demo, 'holidays', 'max');
    await expect.poll(() => header(demo, 'holidays').textContent).toBe('Holidaysmax');
    await choose(demo, 'holidays', 'sum');
    await expect.poll(() => header(demo, 'holidays').textContent).toBe('Holidayssum');
  }
});

act('GroupSums', async (demo) => {
  const trades = makeTrades(120);
  expect(total(demo, 'quantity')).toBe(inEnglish(sumOf(trades, ({ quantity }) => quantity)));
  const groups = () =>
    texts(demo, 'value')
      .slice(0, -1)
      .map((each) => Number(each.replaceAll(',', '')));
  expect(groups()).toEqual(groups().toSorted((a, b) => b - a));
  expect(sumOf(groups(), (each) => each)).toBe(
    sumOf(trades, ({ quantity, price }) => quantity * price),
  );
  const count = groups().length;
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => groups().length).toBeGreaterThan(count);
    const [group, ...desks] = groups().slice(0, groups().length - count + 1);
    expect(sumOf(desks, (each) => each)).toBe(group);
    await demo.getByRole('button', { name: 'hide children' }).first().click();
    await expect.poll(() => groups().length).toBe(count);
  }
});

act('AggregationPosition', async (demo) => {
  const sums = () => demo.stage.querySelectorAll('.MuiDataGrid-footerCell').length;
  const inGroups = () =>
    [...demo.stage.querySelectorAll('[data-id^="auto-generated-row"] [data-field="total"]')].filter(
      ({ textContent }) => textContent !== '',
    ).length;
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => hasTotal(demo)).toBe(false);
    expect(inGroups()).toBe(0);
    expect(sums()).toBeGreaterThan(0);
    await button(demo, 'Inline').click();
    await expect.poll(inGroups).toBeGreaterThan(0);
    expect(hasTotal(demo)).toBe(true);
    await button(demo, 'Total only').click();
    await expect.poll(inGroups).toBe(0);
    expect(hasTotal(demo)).toBe(true);
    await button(demo, 'Footers').click();
    await expect.poll(sums).toBeGreaterThan(2);
    expect(hasTotal(demo)).toBe(true);
    await button(demo, 'Groups only').click();
  }
});

act('TotalLabel', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'item')).toBe('Total');
    expect(total(demo, 'amount')).toBe('€1079.40');
    expect(total(demo, 'quantity')).toBe('14');
    await choose(demo, 'amount', 'max');
    await expect.poll(() => total(demo, 'amount')).toBe('€437.40');
    await choose(demo, 'amount', 'sum');
    await expect.poll(() => total(demo, 'amount')).toBe('€1079.40');
  }
});

act('FolderSizes', async (demo) => {
  const size = '70,877 kB';
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'size')).toBe(size);
    expect(texts(demo, 'changed').at(-1)).toBe('5/30/2025');
    expect(texts(demo, 'size').filter((each) => /^(69,185|61,100|1,680) kB$/.test(each))).toEqual([
      '69,185 kB',
      '61,100 kB',
      '1,680 kB',
    ]);
    await demo.getByRole('button', { name: 'hide children' }).first().click();
    await expect.poll(() => texts(demo, 'size').length).toBe(6);
    expect(texts(demo, 'size')[0]).toBe('69,185 kB');
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => texts(demo, 'size').length).toBe(9);
  }
});

act('AggregationScope', async (demo) => {
  const orders = makeOrders(40);
  const sum = (of: typeof orders) => inEnglish(sumOf(of, (order) => order.total));
  const open = orders.filter(({ status }) => status === 'Open');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => total(demo, 'total')).toBe(sum(orders));
    await button(demo, 'filtered').click();
    await expect.poll(() => total(demo, 'total')).toBe(sum(open));
    await button(demo, 'all').click();
  }
});

act('MissingValues', async (demo) => {
  const totals = () => ['numbers', 'missing', 'texts', 'zero'].map((field) => total(demo, field));
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [name, expected] of [
      ['sum', ['24', '12', '0', '0']],
      ['min', ['4', '4', '10', '-5']],
      ['max', ['8', '8', '9', '5']],
      ['size', ['4', '3', '4', '4']],
      ['avg', ['6', '6', '', '']],
    ] as const) {
      await button(demo, name).click();
      await expect.poll(totals).toEqual(expected);
    }
  }
});

act('NoSumFunction', async (demo) => {
  expect(await functionsOf(demo, 'temperature')).toEqual(['avg', 'min', 'max', 'size']);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'temperature')).toBe('14.18');
    await choose(demo, 'temperature', 'min');
    await expect.poll(() => total(demo, 'temperature')).toBe('11.6');
    await choose(demo, 'temperature', 'avg');
    await expect.poll(() => total(demo, 'temperature')).toBe('14.18');
  }
});

act('MinMaxOnly', async (demo) => {
  expect(await functionsOf(demo, 'price')).toEqual(['min', 'max']);
  const prices = makeTrades(12).map(({ price }) => price);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'price')).toBe(inEnglish(Math.max(...prices)));
    await choose(demo, 'price', 'min');
    await expect.poll(() => total(demo, 'price')).toBe(inEnglish(Math.min(...prices)));
    await choose(demo, 'price', 'max');
    await expect.poll(() => header(demo, 'price').textContent).toBe('Price ($/t)max');
  }
});

act('Percentiles', async (demo) => {
  const p95 = Number(total(demo, 'time'));
  expect(total(demo, 'id')).toBe('200');
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'time', 'median');
    await expect.poll(() => header(demo, 'time').textContent).toBe('Time (ms)median');
    expect(Number(total(demo, 'time'))).toBeLessThan(p95);
    await choose(demo, 'time', '95th percentile');
    await expect.poll(() => Number(total(demo, 'time'))).toBe(p95);
  }
});

act('TextAggregation', async (demo) => {
  expect(total(demo, 'airline')).toBe('4');
  for (let turn = 0; turn < 2; turn += 1) {
    expect(total(demo, 'destination')).toBe('Athens');
    await choose(demo, 'destination', 'last by name');
    await expect.poll(() => total(demo, 'destination')).toBe('Riga');
    await choose(demo, 'destination', 'first by name');
    await expect.poll(() => total(demo, 'destination')).toBe('Athens');
  }
});

act('MarginRatio', async (demo) => {
  const groups = () =>
    [...demo.stage.querySelectorAll('[data-id^="auto-generated-row"] [data-field="margin"]')].map(
      ({ textContent }) => textContent,
    );
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(groups).toEqual(['28.0%', '55.5%']);
    await choose(demo, 'margin', 'avg');
    await expect.poll(groups).toEqual(['27.9%', '43.1%']);
    await choose(demo, 'margin', 'margin');
  }
});

act('FormattedAggregate', async (demo) => {
  const sum = total(demo, 'total');
  expect(sum).toMatch(/^€[\d.]+K$/);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose(demo, 'total', 'max');
    await expect.poll(() => total(demo, 'total')).toMatch(/^€\d+\.\d\d$/);
    await choose(demo, 'total', 'sum, rounded');
    await expect.poll(() => total(demo, 'total')).toBe(sum);
  }
});

act('LoadBars', async (demo) => {
  const bars = () => demo.stage.querySelectorAll('[role="progressbar"]').length;
  const groups = texts(demo, 'load').length;
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(bars).toBe(groups);
    await choose(demo, 'load', 'size');
    await expect.poll(bars).toBe(0);
    expect(total(demo, 'load')).toBe('40');
    await choose(demo, 'load', 'avg');
  }
});

act('TotalsAboveGrid', async (demo) => {
  const orders = makeOrders(60);
  const count = demo.getByRole('status', { name: 'Orders' });
  const search = demo.getByRole('searchbox', { name: 'Search' });
  expect(hasTotal(demo)).toBe(false);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(count).toHaveTextContent('60');
    await search.click();
    await type('Spain');
    const found = orders.filter(({ country }) => country === 'Spain');
    await expect.element(count).toHaveTextContent(String(found.length));
    const sum = Math.round(sumOf(found, (order) => order.total));
    await expect
      .element(demo.getByRole('status', { name: 'Sum (€)' }))
      .toHaveTextContent(inEnglish(sum));
    await search.clear();
  }
});

act('HundredThousandRows', async (demo) => {
  const times = () =>
    [...demo.stage.querySelectorAll('dd')].filter(({ textContent }) => /\d ms$/.test(textContent));
  const start = button(demo, 'Aggregate 100,000 rows');
  for (let turn = 0; turn < 2; turn += 1) {
    await start.click({ timeout: 20_000 }); // its first step runs within the click
    await expect.poll(() => times().length, { timeout: 25_000 }).toBe(6);
    await expect.element(start).toBeEnabled();
    const trades = makeTrades(100_000);
    const sum = sumOf(trades, ({ quantity }) => quantity) - (trades[0]?.quantity ?? 0) + 1_000_000;
    await expect.poll(() => total(demo, 'quantity'), { timeout: 20_000 }).toBe(inEnglish(sum));
  }
});

claim(
  [
    'Aggregation shows a sum, an average or another summary of a column, in a footer row for all rows and in the group row for each group.',
    "By default, the position is 'inline' for groups and 'footer' for the root.",
  ],
  async () => {
    const { screen } = await grid(GROUPED);
    expect(texts(screen, 'n')).toEqual(['3', '1', '2', '30', '10', '20', '33']);
    expect(total(screen, 'n')).toBe('33');
  },
);

claim(
  [
    'Users can change them in the column menu.',
    'The name of the function appears in the column header.',
  ],
  async () => {
    const { screen } = await grid();
    for (const name of ['avg', 'min', 'sum', 'avg']) {
      await choose(screen, 'n', name);
      await expect.poll(() => header(screen, 'n').textContent).toBe(`n${name}`);
    }
    expect(total(screen, 'n')).toBe('8.25');
  },
);

claim(
  [
    'Later changes to initialState have no effect.',
    'A column has one function at a time.',
    "If the model contains a function or a field that doesn't exist, or a function that doesn't support the type of the column, the column isn't aggregated.",
    'There is no message in the console, and apiRef.current.exportState() still contains the entry.',
  ],
  async () => {
    const model = { n: 'median', missing: 'sum', s: 'sum' };
    const { screen, api, redraw } = await grid({ initialState: { aggregation: { model } } });
    expect(texts(screen, 'n')).toEqual(['1', '2', '10', '20']);
    expect(header(screen, 's').textContent).toBe('s');
    expect(api.exportState().aggregation).toEqual({ model });
    await redraw(propsOf({ initialState: SUM }));
    expect(hasTotal(screen)).toBe(false);
  },
);

claim(
  [
    "If you set aggregationModel without onAggregationModelChange, the column menu and the API object don't change the aggregates.",
    'When aggregationModel changes to undefined, the grid keeps the last model.',
    'Pass {} to remove all aggregates.',
  ],
  async () => {
    const { screen, api, redraw } = await grid({ aggregationModel: { n: 'sum' } });
    api.setAggregationModel({ n: 'max' });
    await settled();
    expect(total(screen, 'n')).toBe('33');
    await choose(screen, 'n', 'min');
    expect(total(screen, 'n')).toBe('33');
    await redraw(propsOf({ aggregationModel: undefined }));
    expect(total(screen, 'n')).toBe('33');
    await redraw(propsOf({ aggregationModel: {} }));
    await expect.poll(() => hasTotal(screen)).toBe(false);
    screen.unmount();
    const onAggregationModelChange = vi.fn();
    const other = await grid({ aggregationModel: { n: 'sum' }, onAggregationModelChange });
    await choose(other.screen, 'n', 'min');
    expect(onAggregationModelChange.mock.lastCall?.[0]).toEqual({ n: 'min' });
    expect(total(other.screen, 'n')).toBe('33');
  },
);

claim(
  [
    'The API object has one method for aggregation: setAggregationModel().',
    'It replaces the whole model.',
    'setAggregationModel() has no effect if you pass the current model object.',
    'Pass a new object instead of mutating the current one.',
  ],
  async () => {
    const model: Record<string, string> = { n: 'sum' };
    const { screen, api } = await grid({ initialState: { aggregation: { model } } });
    model.n = 'max';
    api.setAggregationModel(model);
    await settled();
    expect(total(screen, 'n')).toBe('33');
    api.setAggregationModel({ ...model });
    await expect.poll(() => total(screen, 'n')).toBe('20');
    api.setAggregationModel({ g: 'size' });
    await expect.poll(() => total(screen, 'n')).toBe('');
    expect(total(screen, 'g')).toBe('4');
    expect(gridAggregationModelSelector({ current: api })).toEqual({ g: 'size' });
  },
);

claim(
  [
    'Set disableAggregation to remove aggregation from the column menus and the aggregates from the grid.',
    "It's false by default.",
    "While it's true, version 8.4.0 doesn't show the aggregates of the model but still calculates them.",
    'Pass an empty model to avoid this.',
    "While aggregation is disabled, exportState() doesn't return the aggregation model.",
  ],
  async () => {
    const { screen, api, redraw } = await grid();
    for (let turn = 0; turn < 2; turn += 1) {
      expect(total(screen, 'n')).toBe('33');
      expect(await functionsOf(screen, 'n')).toEqual(['sum', 'avg', 'min', 'max', 'size']);
      await redraw(propsOf({ disableAggregation: true }));
      await expect.poll(() => hasTotal(screen)).toBe(false);
      expect(await functionsOf(screen, 'n')).toEqual([]);
      expect(api.exportState().aggregation).toBeUndefined();
      await redraw(propsOf({}));
      await expect.poll(() => hasTotal(screen)).toBe(true);
    }
    screen.unmount();
    const off = { disableAggregation: true };
    const controlled = await grid({ aggregationModel: { n: 'sum' }, ...off });
    expect(hasTotal(controlled.screen)).toBe(false);
    expect(lookupOf(controlled.api)[GRID_ROOT_GROUP_ID]?.n?.value).toBe(33);
    controlled.screen.unmount();
    const empty = await grid({ aggregationModel: {}, ...off });
    expect(lookupOf(empty.api)).toEqual({});
  },
);

claim(
  [
    'Set aggregable: false on a column to remove Aggregation from its menu.',
    "It's true by default, except in columns of type boolean and actions.",
    'aggregable: false affects the menu, not the model.',
    "If you set a function in the model, users see the aggregate but can't change it.",
  ],
  async () => {
    const columns = COLUMNS.map((each) => ({ ...each, aggregable: each.field !== 'n' }));
    for (const props of [{}, { aggregationModel: { n: 'sum' } }]) {
      const { screen } = await grid({ columns, ...props });
      expect(total(screen, 'n')).toBe('33');
      expect(await functionsOf(screen, 'n')).toEqual([]);
      expect(await functionsOf(screen, 'g')).toEqual(['size']);
      screen.unmount();
    }
    const types = ['string', 'singleSelect', 'boolean'] as const;
    for (const type of types) {
      const { screen } = await grid({
        columns: [{ field: 'n', type, width: 200, valueOptions: [] } as GridColDef],
      });
      expect(await functionsOf(screen, 'n')).toEqual(type === 'boolean' ? [] : ['size']);
      screen.unmount();
    }
    expect(GRID_ACTIONS_COL_DEF.aggregable).toBe(false);
  },
);

claim(
  [
    'With row grouping, each group row shows the aggregates of its own rows, and a footer row shows the aggregates of all rows.',
    'Aggregates are calculated from the rows below the group, not from the aggregates of its subgroups.',
    'Groups are sorted by the aggregates in their group rows.',
    'This demo starts with the highest value first.',
  ],
  async () => {
    const { screen, api } = await grid({
      initialState: {
        rowGrouping: { model: ['g', 's'] },
        aggregation: { model: { n: 'avg' } },
        sorting: { sortModel: [{ field: 'n', sort: 'desc' }] },
      },
      rows: [
        { id: 1, g: 'A', s: 'x', n: 1 },
        { id: 2, g: 'A', s: 'x', n: 2 },
        { id: 3, g: 'A', s: 'y', n: 9 },
        { id: 4, g: 'B', s: 'x', n: 8 },
      ],
    });
    expect(texts(screen, 'n')).toEqual(['8', '4', '5']); // the averages of A's subgroups are 1.5 and 9
    api.sortColumn('n', 'asc');
    await expect.poll(() => texts(screen, 'n')).toEqual(['4', '8', '5']);
    api.updateRows([{ id: 1, n: 100 }]);
    await expect.poll(() => texts(screen, 'n')).toEqual(['8', '37', '29.75']);
  },
);

claim(
  [
    'In version 8.4.0, a new filter changes the aggregates, but the groups keep their order.',
    'They also keep it when the sorted column had no function before.',
    'Call apiRef.current.applySorting() to sort them again.',
  ],
  async () => {
    const { screen, api } = await grid({
      initialState: {
        ...GROUPED.initialState,
        sorting: { sortModel: [{ field: 'n', sort: 'asc' }] },
      },
    });
    expect(texts(screen, 'n')).toEqual(['3', '30', '33']);
    for (let turn = 0; turn < 2; turn += 1) {
      api.updateRows([{ id: 4, n: -9 }]);
      await expect.poll(() => texts(screen, 'n')).toEqual(['1', '3', '4']);
      api.setFilterModel({ items: [{ field: 'n', operator: '>', value: 0 }] });
      await expect.poll(() => texts(screen, 'n')).toEqual(['10', '3', '13']);
      api.applySorting();
      await expect.poll(() => texts(screen, 'n')).toEqual(['3', '10', '13']);
      api.setFilterModel({ items: [] });
      await expect.poll(() => texts(screen, 'n')).toEqual(['3', '1', '4']);
    }
    screen.unmount();
    const late = await grid({
      initialState: {
        rowGrouping: { model: ['g'] },
        sorting: { sortModel: [{ field: 'n', sort: 'desc' }] },
      },
    });
    late.api.setAggregationModel({ n: 'sum' });
    await expect.poll(() => texts(late.screen, 'n')).toEqual(['3', '30', '33']);
    late.api.applySorting();
    await expect.poll(() => texts(late.screen, 'n')).toEqual(['30', '3', '33']);
  },
);

claim(
  [
    'In version 8.4.0, the menu of the grouping column also has Aggregation.',
    'If a user selects size there, the group rows show a count, such as 0, instead of their names (#19692).',
    'Set aggregable: false in groupingColDef, as in the demos on this page.',
  ],
  async () => {
    const { screen } = await grid(GROUPED);
    expect(texts(screen, GROUPING)[0]).toBe('A (2)');
    await choose(screen, GROUPING, 'size');
    await expect.poll(() => texts(screen, GROUPING)[0]).toBe('0 (2)');
    screen.unmount();
    const leaves = await grid({ ...GROUPED, groupingColDef: { leafField: 'n' } });
    await choose(leaves.screen, GROUPING, 'size');
    await expect.poll(() => texts(leaves.screen, GROUPING)[0]).toBe('2 (2)');
    leaves.screen.unmount();
    const other = await grid({ ...GROUPED, groupingColDef: { aggregable: false } });
    expect(await functionsOf(other.screen, GROUPING)).toEqual([]);
    expect(await functionsOf(other.screen, 'n')).toContain('sum');
  },
);

claim(
  [
    "'inline' | In the group row | Not shown, but in the state",
    "'footer' | In a footer below the rows of the group | In a footer at the bottom of the grid",
    'null | Not calculated | Not calculated',
    'The grid also calls the function for the root of all rows, a node with depth: -1.',
    "With the position 'inline' for the root, the grid calculates the values but shows no footer.",
    'The values of all rows are under the key GRID_ROOT_GROUP_ID.',
  ],
  async () => {
    const depths = new Set<number>();
    const at = (position: 'inline' | 'footer' | null) =>
      propsOf({
        ...GROUPED,
        getAggregationPosition: ({ depth }) => {
          depths.add(depth);
          return position;
        },
      });
    const { screen, api, redraw } = await showPremium(at('inline'));
    for (let turn = 0; turn < 2; turn += 1) {
      await redraw(at('inline'));
      await expect.poll(() => texts(screen, 'n')).toEqual(['3', '1', '2', '30', '10', '20']);
      expect(lookupOf(api)[GRID_ROOT_GROUP_ID]?.n?.value).toBe(33);
      await redraw(at('footer'));
      await expect
        .poll(() => texts(screen, 'n'))
        .toEqual(['', '1', '2', '3', '', '10', '20', '30', '33']);
      await redraw(at(null));
      await expect.poll(() => texts(screen, 'n')).toEqual(['', '1', '2', '', '10', '20']);
      expect(lookupOf(api)).toEqual({});
    }
    expect(depths).toEqual(new Set([-1, 0]));
  },
);

claim(
  [
    'The footer has no label.',
    'In the grouping column, set valueFormatter in groupingColDef, as in the first demo on this page.',
    'For the footer, the grid also calls valueFormatter and renderCell, and in columns without an aggregate also valueGetter.',
    'The row object of the footer has none of your fields.',
  ],
  async () => {
    const footers: Record<string, unknown> = {};
    const note = (name: string, id: unknown, row: object) => {
      if (!('n' in row)) {
        footers[name] = id;
      }
    };
    const { screen } = await grid({
      columns: [
        {
          field: 'g',
          valueGetter: (value, row) => {
            note('valueGetter', true, row);
            return value;
          },
          valueFormatter: (value: string | undefined, row) => {
            note('valueFormatter', true, row);
            return value;
          },
          renderCell: ({ id, row, formattedValue }) => {
            note('renderCell', id, row);
            return formattedValue;
          },
        },
        {
          field: 'n',
          type: 'number',
          valueGetter: (value, row) => {
            note('aggregated valueGetter', true, row);
            return value;
          },
          valueFormatter: (value: number, row) => {
            note('aggregated valueFormatter', value, row);
            return String(value);
          },
        },
      ],
    });
    expect(total(screen, 'g')).toBe('');
    expect(footers).toEqual({
      valueGetter: true,
      valueFormatter: true,
      renderCell: GRID_AGGREGATION_ROOT_FOOTER_ROW_ID,
      'aggregated valueFormatter': 33,
    });
    screen.unmount();
    const other = await grid({
      ...GROUPED,
      groupingColDef: { valueFormatter: (value?: string) => value ?? 'Total' },
    });
    expect(total(other.screen, GROUPING)).toBe('Total');
    expect(texts(other.screen, GROUPING)[0]).toBe('A (2)');
  },
);

claim(
  [
    'Sorting | Stays at the bottom | Stays below its group',
    "Row selection | Can't be selected, no checkbox | Can't be selected, no checkbox",
    "Editing | Can't be edited | Can't be edited",
  ],
  async () => {
    const props = propsOf({
      ...GROUPED,
      columns: COLUMNS.map((each) => ({ ...each, editable: true })),
      checkboxSelection: true,
      getAggregationPosition: () => 'footer',
    });
    const { screen, api } = await showPremium(props, { height: 700 });
    for (const [sort, expected] of [
      ['desc', ['', '2', '1', '3', '', '20', '10', '30', '33']],
      ['asc', ['', '1', '2', '3', '', '10', '20', '30', '33']],
    ] as const) {
      api.sortColumn('n', sort);
      await expect.poll(() => texts(screen, 'n')).toEqual(expected);
    }
    const footers = [...screen.stage.querySelectorAll('[data-id^="auto-generated-group-footer"]')];
    expect(footers).toHaveLength(3);
    for (const footer of footers) {
      const target = footer.querySelector('[data-field="n"]');
      if (!target) {
        throw new Error('A footer has no cell.');
      }
      await click(target, { times: 2 });
      expect(footer.querySelector('input')).toBeNull();
      expect(api.getSelectedRows().size).toBe(0);
    }
  },
);

claim(
  'Pagination on the client | On every page, with the aggregates of all pages | With its group',
  async () => {
    const { screen, api } = await grid({
      ...GROUPED,
      getAggregationPosition: () => 'footer',
      pagination: true,
      pageSizeOptions: [1],
      initialState: {
        ...GROUPED.initialState,
        pagination: { paginationModel: { pageSize: 1 } },
      },
    });
    for (let turn = 0; turn < 2; turn += 1) {
      api.setPage(0);
      await expect.poll(() => texts(screen, 'n')).toEqual(['', '1', '2', '3', '33']);
      api.setPage(1);
      await expect.poll(() => texts(screen, 'n')).toEqual(['', '10', '20', '30', '33']);
    }
  },
);

claim(
  [
    'CSV and Excel export | Last row of the file | Not exported',
    "By default, footers of groups aren't exported.",
    "Use the position 'inline' if the file must contain the aggregates of groups.",
    'If rows are selected, the grid exports only these rows, without the footer of all rows.',
  ],
  async () => {
    const withFooters = await grid({ ...GROUPED, getAggregationPosition: () => 'footer' });
    const lines = (api: GridApi) => api.getDataAsCsv().split('\r\n').slice(1);
    const expected = ['A,,,', ',A,1,', ',A,2,', 'B,,,', ',B,10,', ',B,20,', ',,33,'];
    expect(lines(withFooters.api)).toEqual(expected);
    const book = await withFooters.api.getDataAsExcel();
    const sheet = book?.worksheets[0];
    expect(sheet?.rowCount).toBe(1 + expected.length);
    expect(sheet?.lastRow?.getCell(3).value).toBe(33);
    const chosen = ['auto-generated-group-footer-auto-generated-row-g/A'];
    expect(withFooters.api.getDataAsCsv({ getRowsToExport: () => chosen })).toContain(',,3,');
    withFooters.screen.unmount();
    const { api } = await grid(GROUPED);
    expect(lines(api)).toContain('A,,3,');
    expect(lines(api).at(-1)).toBe(',,33,');
    api.selectRow(1);
    await expect.poll(() => lines(api)).toEqual([',A,1,']);
    api.selectRow(1, false);
    await expect.poll(() => lines(api).at(-1)).toBe(',,33,');
  },
);

claim('If the aggregated column is hidden, the footer still appears but is empty.', async () => {
  const { screen, api } = await grid();
  for (let turn = 0; turn < 2; turn += 1) {
    api.setColumnVisibility('n', false);
    await expect.poll(() => fields(screen)).toEqual(['g', 's']);
    expect(hasTotal(screen)).toBe(true);
    expect([total(screen, 'g'), total(screen, 's')]).toEqual(['', '']);
    api.setColumnVisibility('n', true);
    await expect.poll(() => total(screen, 'n')).toBe('33');
  }
});

claim(
  [
    'With tree data, rows with children show the aggregates of the rows below them.',
    'If a parent has its own row in rows, the aggregate replaces its value in the cell, in sorting and in exports.',
    "The original value is still in apiRef.current.getRow(id), but isn't included in any aggregate.",
    "To show the original value, return null or 'footer' for this group in getAggregationPosition.",
  ],
  async () => {
    const { screen, api, redraw } = await grid(TREE);
    expect(texts(screen, 'n')).toEqual(['3', '1', '2', '7', '10']);
    expect(api.getCellValue(1, 'n')).toBe(3);
    expect(api.getRow(1).n).toBe(999);
    expect(api.getDataAsCsv()).not.toContain('999');
    api.sortColumn('n', 'desc');
    await expect.poll(() => texts(screen, 'n')).toEqual(['7', '3', '2', '1', '10']);
    for (const position of [null, 'footer'] as const) {
      await redraw(
        propsOf({
          ...TREE,
          getAggregationPosition: ({ depth }) => (depth === -1 ? 'footer' : position),
        }),
      );
      await expect.poll(() => texts(screen, 'n')).toContain('999');
      expect(total(screen, 'n')).toBe('10');
    }
  },
);

claim(
  [
    'Aggregates include the rows that pass the filter.',
    'To include all rows, set aggregationRowsScope="all".',
    "The default is 'filtered'.",
    'In version 8.4.0, aggregates stay the same when only aggregationRowsScope changes, until the rows, the filter or the model change.',
  ],
  async () => {
    const { screen, api, redraw } = await grid();
    const keep = (value: string) =>
      api.setFilterModel({ items: [{ field: 'g', operator: 'equals', value }] });
    keep('A');
    await expect.poll(() => total(screen, 'n')).toBe('3');
    await redraw(propsOf({ aggregationRowsScope: 'all' }));
    await settled();
    expect(total(screen, 'n')).toBe('3');
    keep('B');
    await expect.poll(() => total(screen, 'n')).toBe('33');
    await redraw(propsOf({ aggregationRowsScope: 'filtered' }));
    await settled();
    expect(total(screen, 'n')).toBe('33');
    await redraw(propsOf({ aggregationRowsScope: 'filtered', rows: [...ROWS] }));
    await expect.poll(() => total(screen, 'n')).toBe('30');
    const rows = [...ROWS];
    await redraw(propsOf({ aggregationRowsScope: 'filtered', rows }));
    await redraw(propsOf({ aggregationRowsScope: 'all', rows }));
    await settled();
    expect(total(screen, 'n')).toBe('30');
    api.setAggregationModel({ n: 'sum', g: 'size' });
    await expect.poll(() => total(screen, 'n')).toBe('33');
  },
);

claim(
  [
    'A filter on an aggregated column compares the rows, not the aggregates.',
    'With row grouping, a group stays visible if one of its rows passes.',
  ],
  async () => {
    const { screen, api } = await grid(GROUPED);
    for (const [value, expected] of [
      [15, ['20', '20', '20']],
      [9, ['30', '10', '20', '30']],
      [25, ['']], // the sum of B is 30
    ] as const) {
      api.setFilterModel({ items: [{ field: 'n', operator: '>', value }] });
      await expect.poll(() => texts(screen, 'n')).toEqual(expected);
    }
    api.setFilterModel({ items: [] });
    await expect.poll(() => total(screen, 'n')).toBe('33');
  },
);

claim(
  "With tree data in version 8.4.0, a filter on an aggregated column doesn't hide rows that show an aggregate, even if none of their children passes (#17954).",
  async () => {
    for (const rows of [TREE.rows ?? [], (TREE.rows ?? []).filter(({ id }) => id !== 1)]) {
      const { screen, api } = await grid({ ...TREE, rows });
      api.setFilterModel({ items: [{ field: 'n', operator: '=', value: 7 }] });
      await expect.poll(() => texts(screen, '__tree_data_group__')).toEqual(['a', 'd', '']);
      screen.unmount();
      const none = await grid({
        ...TREE,
        rows,
        getAggregationPosition: ({ depth }) => (depth === -1 ? 'footer' : null),
      });
      none.api.setFilterModel({ items: [{ field: 'n', operator: '=', value: 7 }] });
      await expect.poll(() => texts(none.screen, '__tree_data_group__')).toEqual(['d', '']);
      none.screen.unmount();
    }
  },
);

claim(
  [
    "If no row passes, the footer is still shown but has no aggregates, unless the scope is 'all'.",
    "The valueFormatter of the column then receives undefined, or the result of the column's valueGetter.",
  ],
  async () => {
    for (const [valueGetter, aggregationRowsScope, expected] of [
      [undefined, 'filtered', '<undefined>'],
      [(value: unknown) => value ?? 'getter', 'filtered', '<getter>'],
      [undefined, 'all', '<33>'],
    ] as const) {
      const valueFormatter = (value: unknown) => `<${String(value)}>`;
      const columns: GridColDef[] = [
        { field: 'g' },
        { field: 'n', type: 'number', valueGetter, valueFormatter },
      ];
      const { screen, api } = await grid({ columns, aggregationRowsScope });
      for (let turn = 0; turn < 2; turn += 1) {
        api.setFilterModel({ items: [{ field: 'g', operator: 'equals', value: 'C' }] });
        await expect.poll(() => texts(screen, 'n')).toEqual([expected]);
        expect(hasTotal(screen)).toBe(true);
        api.setFilterModel({ items: [] });
        await expect.poll(() => total(screen, 'n')).toBe('<33>');
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'With paginationMode="server", the grid has one page of rows and aggregates only this page.',
    "Rows in pinnedRows aren't aggregated.",
  ],
  async () => {
    const { screen } = await grid({
      pagination: true,
      paginationMode: 'server',
      rowCount: 1000,
      pageSizeOptions: [4],
      initialState: { ...SUM, pagination: { paginationModel: { pageSize: 4 } } },
    });
    expect(total(screen, 'n')).toBe('33');
    screen.unmount();
    const other = await grid({ pinnedRows: { top: [{ id: 9, g: 'Z', n: 1000 }] } });
    expect(texts(other.screen, 'n')).toContain('1,000');
    expect(total(other.screen, 'n')).toBe('33');
  },
);

claim(
  [
    'sum | number | Sum of the numbers | 0',
    'avg | number | Average of the numbers | Empty',
    'min | number, date, dateTime | Lowest value | Empty',
    'max | number, date, dateTime | Highest value | Empty',
    "size | All | Number of rows whose value isn't undefined | 0",
    'The average of 4, 8 and two missing values is 6.',
    'sum, avg, min and max ignore null, undefined and NaN.',
    'size counts null and NaN, but not undefined.',
  ],
  async () => {
    for (const [name, missing, none, dates] of [
      ['sum', '12', '0', ''],
      ['avg', '6', '', ''],
      ['min', '4', '', '1/1/2025'],
      ['max', '8', '', '3/1/2025'],
      ['size', '4', '0', '2'],
    ] as const) {
      const some = await aggregated(name, [null, undefined, Number.NaN, 4, 8]);
      expect(total(some.screen, 'n')).toBe(missing);
      some.screen.unmount();
      const nothing = await aggregated(name, [undefined, undefined]);
      expect(total(nothing.screen, 'n')).toBe(none);
      nothing.screen.unmount();
      const days = await grid({
        columns: [{ field: 'n', type: 'date', width: 200 }],
        rows: [new Date(2025, 0, 1), new Date(2025, 2, 1)].map((n, id) => ({ id, n })),
        initialState: { aggregation: { model: { n: name } } },
      });
      expect(total(days.screen, 'n') ?? '').toBe(dates);
      days.screen.unmount();
    }
    for (const [type, expected] of [
      ['number', ['sum', 'avg', 'min', 'max', 'size']],
      ['date', ['min', 'max', 'size']],
      ['dateTime', ['min', 'max', 'size']],
      ['string', ['size']],
      ['singleSelect', ['size']],
    ] as const) {
      const columns = [{ field: 'n', type, width: 200, valueOptions: [] } as GridColDef];
      const { screen } = await grid({ columns, rows: [] });
      expect(await functionsOf(screen, 'n')).toEqual(expected);
      screen.unmount();
    }
  },
);

claim(
  [
    'The prop aggregationFunctions contains the functions that you can use in the model.',
    'By default, these are the built-in functions.',
    'With a dataSource, the default is {}: see server-side aggregation.',
  ],
  async () => {
    const { screen } = await grid();
    expect(await functionsOf(screen, 'n')).toEqual(Object.keys(GRID_AGGREGATION_FUNCTIONS));
    screen.unmount();
    const other = await showPremium({
      columns: COLUMNS,
      dataSource: { getRows: () => Promise.resolve({ rows: ROWS, rowCount: 4 }) },
    });
    await expect.poll(() => texts(other.screen, 'n')).toEqual(['1', '2', '10', '20']);
    expect(await functionsOf(other.screen, 'n')).toEqual([]);
  },
);

claim('The functions receive the results of valueGetter, not the formatted text.', async () => {
  const { screen } = await grid({
    columns: [
      {
        field: 'n',
        type: 'number',
        valueGetter: (value?: number) => value && value * 10,
        valueFormatter: (value?: number) => `<${value}>`,
      },
    ],
  });
  expect(texts(screen, 'n')).toEqual(['<10>', '<20>', '<100>', '<200>', '<330>']);
});

claim(
  [
    'sum and avg ignore strings, so numbers that your server sends as strings add up to 0.',
    "min and max compare strings as text, so the highest of '9', '10', '11' and '12' is '9'.",
    'Convert them to numbers in valueGetter.',
    'In version 8.4.0, avg returns null if the sum is 0, such as for -5 and 5 (#22628).',
  ],
  async () => {
    for (const [name, values, expected] of [
      ['sum', ['9', '10', '11', '12'], '0'],
      ['avg', ['9', '10', '11', '12'], ''],
      ['max', ['9', '10', '11', '12'], '9'],
      ['min', ['9', '10', '11', '12'], '10'],
      ['avg', [-5, 5], ''],
      ['avg', [-5, 6], '0.5'],
    ] as const) {
      const { screen } = await aggregated(name, [...values]);
      expect(total(screen, 'n')).toBe(expected);
      screen.unmount();
    }
    const { screen } = await grid({
      columns: [{ field: 'n', type: 'number', valueGetter: (value?: string) => value && +value }],
      rows: ['9', '10'].map((n, id) => ({ id, n })),
    });
    expect(total(screen, 'n')).toBe('19');
    expect(GRID_AGGREGATION_FUNCTIONS.avg.apply({ values: [-5, 5], groupId: 0, field: 'n' })).toBe(
      null,
    );
  },
);

claim('Write your own average if a column can have a sum of 0:', async () => {
  const avg: GridAggregationFunction<number> = {
    columnTypes: ['number'],
    apply: ({ values }) => {
      const numbers = values.filter((value): value is number => Number.isFinite(value));
      return numbers.length > 0 ? sumOf(numbers, (each) => each) / numbers.length : null;
    },
  };
  const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, avg };
  for (const [values, expected] of [
    [[-5, 5], '0'],
    [[null], ''],
    [[3, null, Number.NaN, 4], '3.5'],
  ] as const) {
    const { screen } = await grid({
      aggregationFunctions,
      rows: values.map((n, id) => ({ id, n })),
      initialState: { aggregation: { model: { n: 'avg' } } },
    });
    expect(total(screen, 'n')).toBe(expected);
    expect(header(screen, 'n').textContent).toBe('navg');
    screen.unmount();
  }
});

claim(
  [
    "The list takes precedence over the column types of a function: ['sum'] makes sum available for a column of type string.",
    'An empty list has the same effect on the menu as aggregable: false, and the grid also ignores the model for this column.',
  ],
  async () => {
    const columns: GridColDef[] = [
      { field: 'n', availableAggregationFunctions: ['sum'] },
      { field: 'm', type: 'number', availableAggregationFunctions: [] },
    ];
    const { screen } = await grid({
      columns,
      rows: ROWS.map((each) => ({ ...each, m: each.n })),
      initialState: { aggregation: { model: { n: 'sum', m: 'sum' } } },
    });
    expect(total(screen, 'n')).toBe('33');
    expect(total(screen, 'm')).toBe('');
    expect(await functionsOf(screen, 'n')).toEqual(['sum']);
    expect(await functionsOf(screen, 'm')).toEqual([]);
  },
);

claim(
  [
    'apply({ values, groupId, field }) | Returns the aggregate of values | Required',
    'label | Text in the column header and in the menu | Locale text aggregationFunctionLabel…, otherwise the name',
    'getCellValue({ row }) | Returns the value that a row adds to values | The value of the cell',
    'valueFormatter | Formats the aggregate | valueFormatter of the column',
    'Include the built-in functions: the object replaces them.',
    'values are in the order of rows, one subgroup after another.',
    "Sorting changes neither their order nor the aggregates, so you can't find the first displayed row this way (#18342).",
  ],
  async () => {
    const calls: unknown[] = [];
    const first: GridAggregationFunction<string> = {
      label: 'the first',
      getCellValue: ({ row }) => `row ${row.id}`,
      apply: ({ values, groupId, field }) => {
        calls.push([groupId, field, values]);
        return values[0];
      },
      valueFormatter: (value?: string) => `(${value})`,
    };
    const last: GridAggregationFunction = { apply: ({ values }) => values.at(-1) };
    const { screen, api } = await grid({
      rows: ROWS.toReversed(),
      initialState: { aggregation: { model: { n: 'first', g: 'last' } } },
      aggregationFunctions: { first, last },
    });
    expect(calls).toEqual([[GRID_ROOT_GROUP_ID, 'n', ['row 4', 'row 3', 'row 2', 'row 1']]]);
    expect(header(screen, 'n').textContent).toBe('nthe first');
    expect(header(screen, 'g').textContent).toBe('glast');
    expect(await functionsOf(screen, 'n')).toEqual(['the first', 'last']);
    api.sortColumn('n', 'asc');
    await expect.poll(() => texts(screen, 'n')).toEqual(['1', '2', '10', '20', '(row 4)']);
    expect(calls).toHaveLength(1);
    screen.unmount();
    calls.length = 0;
    await grid({
      rows: ROWS.map((each, index) => ({ ...each, s: index === 1 ? 'y' : 'x' })).concat({
        id: 5,
        g: 'A',
        n: 5,
        s: 'x',
      }),
      initialState: { aggregation: { model: { n: 'first' } }, rowGrouping: { model: ['g', 's'] } },
      aggregationFunctions: { first },
    });
    expect(calls).toContainEqual([
      GRID_ROOT_GROUP_ID,
      'n',
      ['row 1', 'row 5', 'row 2', 'row 3', 'row 4'],
    ]);
  },
);

claim(
  [
    'If this object is new on each render, the grid calculates all aggregates on each render.',
    'If the function is new on each render, the grid calculates all aggregates on each render.',
  ],
  async () => {
    let calls = 0;
    const sum: GridAggregationFunction = {
      apply: () => {
        calls += 1;
        return calls;
      },
    };
    const aggregationFunctions = { sum };
    const same = () => 'footer' as const;
    for (const [make, isCalled] of [
      [() => propsOf({ aggregationFunctions: { sum: { ...sum } } }), true],
      [() => propsOf({ aggregationFunctions, getAggregationPosition: () => 'footer' }), true],
      [() => propsOf({ aggregationFunctions, getAggregationPosition: same }), false],
    ] as const) {
      const { screen, redraw } = await showPremium(make());
      for (let turn = 0; turn < 3; turn += 1) {
        calls = 0;
        await redraw(make());
        expect(calls > 0).toBe(isCalled);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'By default, the valueFormatter of the column also formats its aggregate.',
    "If the function has its own valueFormatter, the grid uses it for the aggregate, and the column's valueFormatter for the other cells:",
  ],
  async () => {
    for (const [valueFormatter, expected] of [
      [undefined, '33 €'],
      [(value?: number) => `about ${value}`, 'about 33'],
    ] as const) {
      const { screen } = await grid({
        columns: [{ field: 'n', type: 'number', valueFormatter: (value?: number) => `${value} €` }],
        aggregationFunctions: { sum: { ...GRID_AGGREGATION_FUNCTIONS.sum, valueFormatter } },
      });
      expect(texts(screen, 'n')).toEqual(['1 €', '2 €', '10 €', '20 €', expected]);
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid also calls renderCell of an aggregated column for aggregated cells, with their metadata in params.aggregation:',
    'hasCellUnit | Whether the aggregate has the same unit as the other cells',
    'aggregationFunctionName | The name of the function in the model',
    'In all other cells, params.aggregation is undefined.',
    "In autogenerated group rows of a column that isn't aggregated, value is undefined, or the result of the valueGetter.",
  ],
  async () => {
    for (const [name, hasCellUnit] of [
      ['sum', true],
      ['size', false],
    ] as const) {
      const seen = new Map<unknown, unknown>();
      const groups = new Set<unknown>();
      const columns: GridColDef[] = [
        { field: 'g' },
        {
          field: 'n',
          type: 'number',
          renderCell: ({ id, aggregation, formattedValue }) => {
            seen.set(id, aggregation);
            return formattedValue;
          },
        },
        ...[undefined, () => 'got'].map((valueGetter, index): GridColDef => ({
          field: `s${index}`,
          valueGetter,
          renderCell: ({ rowNode, value }) => {
            if (rowNode.type === 'group') {
              groups.add(value);
            }
            return null;
          },
        })),
      ];
      const { screen } = await grid({
        ...GROUPED,
        columns,
        initialState: { rowGrouping: { model: ['g'] }, aggregation: { model: { n: name } } },
      });
      const meta = { hasCellUnit, aggregationFunctionName: name };
      expect(seen.get(1)).toBeUndefined();
      expect(seen.get('auto-generated-row-g/A')).toEqual(meta);
      expect(seen.get(GRID_AGGREGATION_ROOT_FOOTER_ROW_ID)).toEqual(meta);
      expect(groups).toEqual(new Set([undefined, 'got']));
      screen.unmount();
    }
  },
);

claim(
  [
    'The grid calculates all aggregates of all groups again when the rows, the filter, the groups or the model change.',
    "It doesn't calculate them when users sort, select rows, or expand and collapse groups.",
    'If a value in one row changes, the grid calculates all groups again.',
  ],
  async () => {
    let calls = 0;
    const count: GridAggregationFunction = {
      apply: ({ values }) => {
        calls += 1;
        return values.length;
      },
    };
    const { screen, api } = await grid({
      ...GROUPED,
      initialState: { rowGrouping: { model: ['g'] }, aggregation: { model: { n: 'count' } } },
      aggregationFunctions: { count },
    });
    const callsOf = async (work: () => void) => {
      calls = 0;
      work();
      await settled();
      await settled();
      return calls;
    };
    expect(await callsOf(() => api.sortColumn('n', 'desc'))).toBe(0);
    expect(await callsOf(() => api.selectRow(1))).toBe(0);
    const group = 'auto-generated-row-g/A';
    expect(await callsOf(() => api.setRowChildrenExpansion(group, false))).toBe(0);
    expect(await callsOf(() => api.setRowChildrenExpansion(group, true))).toBe(0);
    expect(await callsOf(() => api.updateRows([{ id: 1, n: 5 }]))).toBe(3);
    const items = [{ field: 'n', operator: '>', value: 1 }];
    expect(await callsOf(() => api.setFilterModel({ items }))).toBe(3);
    expect(await callsOf(() => api.setRowGroupingModel([]))).toBeGreaterThan(0);
    expect(await callsOf(() => api.setAggregationModel({ g: 'count' }))).toBeGreaterThan(0);
    expect(total(screen, 'g')).toBe('4');
  },
);

claim(
  [
    'In version 8.4.0, aggregates stay the same when a column has a new valueGetter, such as one with a different exchange rate (#12958).',
    'Pass a new rows array together with the new columns.',
  ],
  async () => {
    const inCurrency = (rate: number): GridColDef[] => [
      { field: 'n', type: 'number', valueGetter: (value?: number) => value && value * rate },
    ];
    const { screen, redraw } = await grid({ columns: inCurrency(1) });
    await redraw(propsOf({ columns: inCurrency(2) }));
    await expect.poll(() => texts(screen, 'n').slice(0, 4)).toEqual(['2', '4', '20', '40']);
    expect(total(screen, 'n')).toBe('33');
    await redraw(propsOf({ columns: inCurrency(3), rows: [...ROWS] }));
    await expect.poll(() => total(screen, 'n')).toBe('99');
  },
);

claim(
  [
    'apiRef.current.exportState() contains the model in aggregation.model, and restoreState() applies it.',
    "An empty model isn't exported, so restoring such a state keeps the current aggregates.",
    'Restore { aggregation: { model: {} } } to remove them.',
  ],
  async () => {
    const { screen, api } = await grid({ initialState: {} });
    const empty = api.exportState();
    expect(empty.aggregation).toBeUndefined();
    for (let turn = 0; turn < 2; turn += 1) {
      api.restoreState({ aggregation: { model: { n: 'avg' } } });
      await expect.poll(() => total(screen, 'n')).toBe('8.25');
      expect(api.exportState().aggregation).toEqual({ model: { n: 'avg' } });
      api.restoreState(empty);
      await settled();
      expect(total(screen, 'n')).toBe('8.25');
      api.restoreState({ aggregation: { model: {} } });
      await expect.poll(() => hasTotal(screen)).toBe(false);
    }
  },
);

/** Opens the menu of n by keyboard and moves to its item Aggregation. */
async function menuByKeys(): Promise<Screen> {
  const { screen } = await grid();
  await click(cell(screen, 'n'));
  await press('ArrowUp', 'Ctrl+Enter');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  const focused = () => document.activeElement?.textContent ?? '';
  for (let step = 0; step < 8 && !focused().startsWith('Aggregation'); step += 1) {
    await press('ArrowDown');
  }
  await expect.poll(focused).toContain('Aggregation');
  return screen;
}

keyRow('Ctrl+Enter on a header', async () => {
  const { screen } = await grid();
  await click(cell(screen, 'n'));
  await press('ArrowUp', 'Ctrl+Enter');
  await expect.element(screen.getByRole('menu')).toBeVisible();
});

keyRow('Enter or Space on Aggregation', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await menuByKeys();
    await press(key);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
    screen.unmount();
  }
});

keyRow('Space in the list', async () => {
  const screen = await menuByKeys();
  await press('Enter');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await press('Space');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expect.poll(() => total(screen, 'n')).toBe('8.25');
});

claim(
  'After users select a function, neither the list nor the column header has focus.',
  async () => {
    const screen = await menuByKeys();
    await press('Enter', 'Space');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect.poll(() => total(screen, 'n')).toBe('8.25');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(document.body);
  },
);
