import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { act, claim, click, expect, press, settled, type Screen } from '#test/proof.tsx';
import { cell, fields, showPremium, texts } from '#test/proofs/grids.tsx';
import { eightSales, saleColumns } from './eightSales.ts';

const GROUP = '__row_group_by_columns_group__';

function modelOf(rows: string[], columns: string[], values: string[]): GridPivotModel {
  return {
    rows: rows.map((field) => ({ field })),
    columns: columns.map((field) => ({ field })),
    values: values.map((field) => ({ field, aggFunc: 'sum' })),
  };
}

function showPivot(model: GridPivotModel, props: object = {}) {
  return showPremium(
    {
      rows: eightSales,
      columns: saleColumns,
      initialState: { pivoting: { enabled: true, model } },
      ...props,
    },
    { width: 1200, height: 600 },
  );
}

/** The labels of the column groups, level by level. */
function groups({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map(
    (each) => each.textContent,
  );
}

/** The texts of all rendered rows, the last one is the grand total. */
function lines({ stage }: Screen): string[] {
  return [...stage.querySelectorAll('[role="row"][data-id]')].map((each) =>
    [...each.querySelectorAll('[role="gridcell"]')].map((one) => one.textContent).join(' | '),
  );
}

async function openPanel(demo: Screen): Promise<void> {
  await demo.getByRole('button', { name: 'Pivot', exact: true }).click();
  await expect.element(demo.getByRole('switch', { name: 'Pivot', exact: true })).toBeVisible();
}

/** Uses the menu of a field in the panel. */
async function move(screen: Screen, name: string, item: string): Promise<void> {
  const all = [...screen.stage.querySelectorAll('.MuiDataGrid-pivotPanelField')];
  const button = all
    .find((each) => each.textContent.startsWith(name))
    ?.querySelector('button[aria-label="Field options"]');
  button?.scrollIntoView({ block: 'nearest' });
  await settled();
  await click(button ?? screen.stage);
  await screen.getByRole('menuitem', { name: item, exact: true }).click();
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
}

const STEPS = [
  ['product', 'size', 'region', 'quarter', 'sales', 'profit'],
  [GROUP],
  [GROUP, 'sales'],
  [GROUP, 'North>->sales', 'South>->sales'],
  [GROUP, 'North>->sales', 'South>->sales'],
  [GROUP, 'North>->Q1>->sales', 'North>->Q2>->sales', 'South>->Q1>->sales', 'South>->Q2>->sales'],
  [GROUP, 'North>->Q1>->sales', 'North>->Q1>->profit', 'North>->Q2>->sales', 'North>->Q2>->profit'],
];

act('StepByStep', async (demo) => {
  const step = async (name: string, number: number) => {
    await demo.getByRole('button', { name, exact: true }).click();
    await expect.element(demo.getByRole('status')).toHaveTextContent(new RegExp(`^${number}\\.`));
    await expect.poll(() => fields(demo).slice(0, 5)).toEqual((STEPS[number] ?? []).slice(0, 5));
  };
  const model = demo.getByLabelText('Pivot model');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => fields(demo)).toEqual(STEPS[0]);
    for (let number = 1; number < STEPS.length; number += 1) {
      await step('Next', number);
    }
    await expect.element(model).toHaveTextContent(/"field":"profit"/);
    await expect.poll(() => texts(demo, GROUP)[0]).toBe('Tent (4)');
    for (let number = STEPS.length - 2; number >= 0; number -= 1) {
      await step('Back', number);
    }
    await expect.element(model).not.toHaveTextContent(/"field"/);
  }
});

act('FlatSales', async (demo) => {
  await openPanel(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await move(demo, 'Product', 'Add to Rows');
    await demo.getByRole('switch', { name: 'Pivot', exact: true }).click();
    await expect.poll(() => texts(demo, GROUP)).toEqual(['Tent (4)', 'Boots (4)']);
    await demo.getByRole('switch', { name: 'Pivot', exact: true }).click();
    await move(demo, 'Product', 'Remove');
    await expect.poll(() => fields(demo)[0]).toBe('product');
  }
});

act('PivotRows', async (demo) => {
  await openPanel(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => texts(demo, GROUP)).toEqual(['Tent (4)', 'Boots (4)']);
    await move(demo, 'Region', 'Add to Rows');
    await expect.poll(() => cell(demo, GROUP).querySelector('button')).not.toBeNull();
    await move(demo, 'Region', 'Remove');
    await expect.poll(() => cell(demo, GROUP).querySelector('button')).toBeNull();
  }
});

act('PivotValues', async (demo) => {
  await openPanel(demo);
  const choose = async (from: string, to: string) => {
    await demo.getByRole('button', { name: from, exact: true }).click();
    await demo.getByRole('menuitem', { name: to, exact: true }).click();
    await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => texts(demo, 'sales').slice(0, 2)).toEqual(['670', '390']);
    await choose('sum', 'max');
    await expect.poll(() => texts(demo, 'sales').slice(0, 2)).toEqual(['260', '140']);
    await choose('max', 'sum');
  }
});

act('PivotColumns', async (demo) => {
  await openPanel(demo);
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => groups(demo)).toEqual(['North', 'South']);
    await demo.getByRole('checkbox', { name: 'Quarter' }).click();
    await expect.poll(() => groups(demo)).toContain('Q2');
    await demo.getByRole('checkbox', { name: 'Quarter' }).click();
  }
});

act('PivotAll', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(() => texts(demo, GROUP)).toContain('Large (2)');
    await click(cell(demo, GROUP).querySelector('button') ?? demo.stage);
    await expect.poll(() => texts(demo, GROUP)[1]).toBe('Boots (4)');
    await click(cell(demo, GROUP).querySelector('button') ?? demo.stage);
  }
});

claim(
  [
    'The unique values of the field become rows.',
    'Eight sales of two products become two rows.',
    'The number in parentheses is the number of sales.',
  ],
  async () => {
    expect(eightSales).toHaveLength(8);
    const { screen } = await showPivot(modelOf(['product'], [], []));
    await expect.poll(() => texts(screen, GROUP)).toEqual(['Tent (4)', 'Boots (4)']);
  },
);

claim(
  [
    'With a second field, each row group contains subgroups.',
    'The order of the fields is the order of the levels.',
    'In pivot mode, the last level of groups has no expand button.',
    'In version 8.4.0, pressing Space still expands the group and shows a row without a name for each sale.',
  ],
  async () => {
    for (const [rows, names] of [
      [
        ['product', 'region'],
        ['Tent (4)', 'North (2)', 'South (2)', 'Boots (4)', 'North (2)', 'South (2)'],
      ],
      [
        ['region', 'product'],
        ['North (4)', 'Tent (2)', 'Boots (2)', 'South (4)', 'Tent (2)', 'Boots (2)'],
      ],
    ] as const) {
      const { screen } = await showPivot(modelOf([...rows], [], []), {
        defaultGroupingExpansionDepth: 1,
      });
      await expect.poll(() => texts(screen, GROUP)).toEqual(names);
      expect(cell(screen, GROUP, 0).querySelector('button')).not.toBeNull();
      expect(cell(screen, GROUP, 1).querySelector('button')).toBeNull();
      const opened = [...names.slice(0, 2), '', '', ...names.slice(2)];
      await click(cell(screen, GROUP, 1));
      for (const expected of [opened, names]) {
        await press('Space');
        await expect.poll(() => texts(screen, GROUP)).toEqual(expected);
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'Here, sum adds up the sales of each product: 670 for tents and 390 for boots.',
    'The last row is the total of all sales.',
    'The sales of tents are now split into 320 in the north and 350 in the south.',
    'With sum, the cells of a row add up to the value of the row before the split.',
  ],
  async () => {
    const values = await showPivot(modelOf(['product'], [], ['sales']));
    await expect
      .poll(() => lines(values.screen))
      .toEqual(['Tent (4) | 670', 'Boots (4) | 390', ' | 1,060']);
    values.screen.unmount();
    const { screen } = await showPivot(modelOf(['product'], ['region'], ['sales']));
    await expect
      .poll(() => lines(screen))
      .toEqual(['Tent (4) | 320 | 350', 'Boots (4) | 220 | 170', ' | 540 | 520']);
    expect([320 + 350, 220 + 170]).toEqual([670, 390]);
  },
);

claim(
  [
    'The unique values of the field become column groups, and each group has a column per value.',
    'Rows | A level of row groups, one group per unique value | At least one',
    'Columns | A level of column groups, one group per unique value | Any',
    'Values | An aggregated column, in each column group | Any',
  ],
  async () => {
    const { screen } = await showPivot(modelOf(['product'], ['region'], ['sales', 'profit']));
    await expect.poll(() => groups(screen)).toEqual(['North', 'South']);
    expect(fields(screen)).toEqual([
      GROUP,
      'North>->sales',
      'North>->profit',
      'South>->sales',
      'South>->profit',
    ]);
    screen.unmount();
    const none = await showPivot(modelOf([], ['region'], ['sales']));
    await expect.poll(() => groups(none.screen)).toEqual(['North', 'South']);
    expect(lines(none.screen)).toEqual([]);
    none.screen.unmount();
    const only = await showPivot(modelOf(['product'], ['region'], []));
    await expect.poll(() => groups(only.screen)).toEqual(['North', 'South']);
    expect(texts(only.screen, GROUP)).toEqual(['Tent (4)', 'Boots (4)']);
  },
);

claim(
  [
    'Here, an empty cell means that there are no such sales.',
    'For example, no small tents were sold in the south in Q2.',
    'The number of value columns is the number of column groups at the last level times the number of values, here four times two.',
  ],
  async () => {
    const { screen } = await showPivot(
      modelOf(['product', 'size'], ['region', 'quarter'], ['sales', 'profit']),
      { defaultGroupingExpansionDepth: 1 },
    );
    await expect.poll(() => fields(screen).length).toBe(1 + 4 * 2);
    expect(texts(screen, GROUP)[1]).toBe('Small (2)');
    expect(texts(screen, 'South>->Q2>->sales')[1]).toBe('');
    expect(texts(screen, 'South>->Q1>->sales')[1]).toBe('90');
  },
);

claim(
  [
    'How much did we sell of each product? | Product | — | Sales (sum)',
    'Which region sells which product? | Product | Region | Sales (sum)',
    'How many sales were there per region and quarter? | Region | Quarter | Product (size)',
    'What is the best sale of each size? | Size | — | Sales (max)',
  ],
  async () => {
    const count: GridPivotModel = {
      ...modelOf(['region'], ['quarter'], []),
      values: [{ field: 'product', aggFunc: 'size' }],
    };
    const best: GridPivotModel = {
      ...modelOf(['size'], [], []),
      values: [{ field: 'sales', aggFunc: 'max' }],
    };
    for (const [model, expected] of [
      [modelOf(['product'], [], ['sales']), ['Tent (4) | 670', 'Boots (4) | 390', ' | 1,060']],
      [
        modelOf(['product'], ['region'], ['sales']),
        ['Tent (4) | 320 | 350', 'Boots (4) | 220 | 170', ' | 540 | 520'],
      ],
      [count, ['North (4) | 3 | 1', 'South (4) | 2 | 2', ' | 5 | 3']],
      [best, ['Small (4) | 120', 'Large (4) | 260', ' | 260']],
    ] as const) {
      const { screen } = await showPivot(model);
      await expect.poll(() => lines(screen)).toEqual(expected);
      screen.unmount();
    }
  },
);

claim("rows: [{ field: 'product' }] | rowGroupingModel={['product']}", async () => {
  const { screen } = await showPremium({
    rows: eightSales,
    columns: saleColumns,
    rowGroupingModel: ['product'],
    aggregationModel: { sales: 'sum' },
  });
  await expect.poll(() => texts(screen, GROUP).slice(0, 2)).toEqual(['Tent (4)', 'Boots (4)']);
  expect(texts(screen, 'sales')).toEqual(['670', '390', '1,060']);
});
