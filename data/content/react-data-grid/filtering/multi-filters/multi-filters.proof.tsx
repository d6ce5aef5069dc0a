import {
  gridFilteredSortedRowIdsSelector,
  GridLogicOperator,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import type { RefObject } from 'react';
import { act, claim, expect, press, takeConsole, type, type Screen } from '#test/proof.tsx';
import { openColumnMenu, showPremium, showPro, texts } from '#test/proofs/grids.tsx';

const COLUMNS: GridColDef[] = [
  { field: 'wine', width: 150 },
  { field: 'year', type: 'number', width: 150 },
  { field: 'cellar', type: 'singleSelect', valueOptions: ['North', 'South', 'East'], width: 150 },
];
const ROWS = [
  { id: 1, wine: 'Alva', year: 2011, cellar: 'North' },
  { id: 2, wine: 'Alva', year: 2019, cellar: 'South' },
  { id: 3, wine: 'Brejo', year: 2019, cellar: 'East' },
];
const ALVA = { id: 1, field: 'wine', operator: 'equals', value: 'alva' };
const NEW = { id: 2, field: 'year', operator: '>', value: 2015 };

type Panel = NonNullable<DataGridProProps['slotProps']>['filterPanel'];

const wines = (
  filterModel: GridFilterModel = { items: [] },
  filterPanel?: Panel,
  props: Partial<DataGridProProps> = {},
) =>
  showPro(
    {
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      initialState: { filter: { filterModel } },
      slotProps: { filterPanel },
      ...props,
    },
    { width: 800 },
  );
const matching = (api: GridApi) =>
  gridFilteredSortedRowIdsSelector({ current: api } as RefObject<GridApi>);
const fieldsOf = (api: GridApi) => api.state.filter.filterModel.items.map(({ field }) => field);

const forms = () => [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-filterForm')];
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel .MuiDataGrid-paper');
const footer = () => document.querySelector('.MuiDataGrid-panelFooter');
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const last = (screen: Screen, name: string) =>
  screen.getByRole('combobox', { name: new RegExp(`^${name}`) }).last();
const logics = () =>
  forms().map((form) => {
    const select = form.querySelector<HTMLElement>('.MuiDataGrid-filterFormLogicOperatorInput');
    const box = select?.querySelector('[role="combobox"]');
    return select && getComputedStyle(select).visibility === 'visible' && box
      ? `${box.textContent}${box.ariaDisabled === 'true' ? ' disabled' : ''}`
      : '';
  });

async function openPanel(screen: Screen): Promise<void> {
  await button(screen, 'Filters').click();
  await expect.poll(panel).not.toBeNull();
  await expect.poll(() => document.querySelector('.MuiDataGrid-panelContent')).not.toBeNull();
}

async function closePanel(screen: Screen): Promise<void> {
  await button(screen, 'Filters').click();
  await expect.poll(panel).toBeNull();
}

/** The options of a select in the last form. */
async function options(screen: Screen, name: string): Promise<string[]> {
  await last(screen, name).click();
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  const found = [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent);
  await press('Escape');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  return found;
}

async function choose(screen: Screen, name: string, option: string): Promise<void> {
  await last(screen, name).click();
  await screen.getByRole('option', { name: option }).click();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
}

/** Types into the value field of a form, in place of what it holds. */
async function enter(text: string, form = forms().length - 1): Promise<void> {
  const field = forms()[form]?.querySelector<HTMLInputElement>(
    '.MuiDataGrid-filterFormValueInput input',
  );
  field?.focus();
  field?.select();
  await type(text);
}

act('ManyFilters', async (demo) => {
  const late = () => texts(demo, 'delay');
  const before = late();
  expect(before.every((delay) => Number(delay) >= 45)).toBe(true);
  expect(texts(demo, 'gate').every((gate) => gate.startsWith('B'))).toBe(true);
  for (let turn = 0; turn < 2; turn += 1) {
    await openPanel(demo);
    await expect.poll(() => forms().length).toBe(2);
    await button(demo, 'Add filter').click();
    await expect.poll(() => forms().length).toBe(3);
    await choose(demo, 'Columns', 'Destination');
    await enter('riga');
    await expect.poll(() => [...new Set(texts(demo, 'destination'))]).toEqual(['Riga']);
    await demo.getByRole('combobox', { name: 'Logic operator' }).first().click();
    await demo.getByRole('option', { name: 'Or' }).click();
    await expect.poll(() => late().some((delay) => Number(delay) < 45)).toBe(true);
    await demo.getByRole('combobox', { name: 'Logic operator' }).first().click();
    await demo.getByRole('option', { name: 'And' }).click();
    await button(demo, 'Delete').last().click();
    await expect.poll(late).toEqual(before);
    await closePanel(demo);
  }
});

act('DateRange', async (demo) => {
  const from = demo.getByLabelText('From');
  const to = demo.getByLabelText('To');
  const days = () => texts(demo, 'placed').map((day) => Number(day.split('/')[1]));
  const months = () => [...new Set(texts(demo, 'placed').map((day) => day.split('/')[0]))];
  for (let turn = 0; turn < 2; turn += 1) {
    expect(months()).toEqual(['5']);
    await to.fill('2025-05-03');
    await expect.poll(() => days().every((day) => day <= 3)).toBe(true);
    await openPanel(demo);
    await expect.poll(() => forms().length).toBe(2);
    await enter('05022025');
    await expect.element(to).toHaveValue('2025-05-02');
    await closePanel(demo);
    await from.fill('');
    await expect.poll(() => months()).toEqual(['5', '4']);
    await from.fill('2025-05-01');
    await to.fill('');
    await expect.poll(() => months()).toContain('6');
    await to.fill('2025-05-31');
    await expect.poll(() => months()).toEqual(['5']);
  }
});

act('OnePerColumn', async (demo) => {
  const all = ['Commodity', 'Desk', 'Side', 'Tonnes', 'Price (USD)'];
  for (let turn = 0; turn < 2; turn += 1) {
    await openPanel(demo);
    expect(await options(demo, 'Columns')).toEqual(all);
    for (let added = 1; added < all.length; added += 1) {
      await button(demo, 'Add filter').click();
      await expect.poll(() => forms().length).toBe(added + 1);
      expect(await options(demo, 'Columns')).toEqual(all.slice(added));
    }
    await button(demo, 'Add filter').click();
    await expect.poll(() => forms().length).toBe(5);
    await enter('9000');
    await expect.poll(() => texts(demo, 'price')).toEqual([]);
    await button(demo, 'Remove all').click();
    await expect.poll(() => texts(demo, 'price').length).toBeGreaterThan(3);
    await expect.poll(() => forms().length).toBe(1);
    await closePanel(demo);
  }
});

act('NoPanelButtons', async (demo) => {
  const all = texts(demo, 'name');
  await openPanel(demo);
  await expect.poll(() => forms().length).toBe(2);
  expect(footer()).toBeNull();
  await expect.element(button(demo, 'Delete')).not.toBeInTheDocument();
  expect(demo.stage.querySelector('.MuiDataGrid-menuIconButton')).toBeNull();
  for (let turn = 0; turn < 2; turn += 1) {
    await enter('lead', 1);
    await expect.poll(() => [...new Set(texts(demo, 'job'))]).toEqual(['Lead']);
    await enter('alma', 0);
    await expect.poll(() => texts(demo, 'name').every((name) => /alma/i.test(name))).toBe(true);
    for (const form of [0, 1]) {
      await enter('x', form);
      await press('Backspace');
    }
    await expect.poll(() => texts(demo, 'name')).toEqual(all);
  }
});

claim(
  [
    'With Pro and Premium, users combine several filters in the filter panel: they click Add filter, and select whether rows must match all filters (And) or at least one (Or).',
    'Several filters are allowed by default, even for the same column.',
    'The default is GridLogicOperator.And.',
    'In the panel, users select the operator in the second filter, and the later filters display the same operator.',
    "The filter model has one logic operator for all filters, so users can't mix And with Or.",
  ],
  async () => {
    for (const plan of [showPro, showPremium]) {
      const { screen, api } = await plan({ rows: ROWS, columns: COLUMNS, showToolbar: true });
      await openPanel(screen);
      await enter('alva');
      for (const text of ['al', 'zz']) {
        await button(screen, 'Add filter').click();
        await expect.poll(() => panel()?.contains(document.activeElement)).toBe(true);
        await enter(text);
        await expect
          .poll(() => api.state.filter.filterModel.items.at(-1)?.value as unknown)
          .toBe(text);
      }
      expect(api.state.filter.filterModel.items.map(({ field }) => field)).toEqual([
        'wine',
        'wine',
        'wine',
      ]);
      expect(texts(screen, 'wine')).toEqual([]);
      expect(logics()).toEqual(['', 'And', 'And disabled']);
      await screen.getByRole('combobox', { name: 'Logic operator' }).first().click();
      await screen.getByRole('option', { name: 'Or' }).click();
      await expect.poll(() => texts(screen, 'wine')).toEqual(['Alva', 'Alva']);
      expect(logics()).toEqual(['', 'Or', 'Or disabled']);
      screen.unmount();
    }
  },
);

claim(
  [
    'To offer only one logic operator, set slotProps.filterPanel.logicOperators, for example to [GridLogicOperator.And].',
    'The select is then disabled. If the model has the other operator, the panel changes it when it opens, and Material UI logs a warning.',
  ],
  async () => {
    const items = [ALVA, NEW];
    const { screen, api } = await wines(
      { items, logicOperator: GridLogicOperator.Or },
      { logicOperators: [GridLogicOperator.And] },
    );
    expect(matching(api)).toEqual([1, 2, 3]);
    await openPanel(screen);
    await expect.poll(() => matching(api)).toEqual([2]);
    expect(logics()).toEqual(['', 'And disabled']);
    expect(takeConsole().join()).toContain('out-of-range value `or`');
  },
);

claim(
  [
    'If the model has several items and one of them has no id, the grid logs an error and generates one.',
    'This also happens when the initial model has one item without id, and the user clicks Add filter.',
  ],
  async () => {
    const { id, ...nameless } = ALVA;
    for (const items of [[nameless], [nameless, { ...NEW, id }]]) {
      const { screen, api } = await wines({ items });
      if (items.length === 1) {
        expect(takeConsole()).toEqual([]);
        await openPanel(screen);
        await button(screen, 'Add filter').click();
        await expect.poll(() => forms().length).toBe(2);
        expect(takeConsole().join()).toContain('The `id` field is required'); // once a page
      }
      const ids = api.state.filter.filterModel.items.map((item) => typeof item.id);
      expect(ids).toEqual(['number', 'number']);
      screen.unmount();
    }
  },
);

claim(
  'When the grid tests a row, it treats items with the same id as one item, so it can ignore one of them.',
  async () => {
    const { api } = await wines({ items: [ALVA, { ...NEW, id: ALVA.id }] });
    expect(matching(api)).toEqual([2, 3]);
    api.setFilterModel({ items: [ALVA, NEW] });
    expect(matching(api)).toEqual([2]);
  },
);

claim(
  [
    'Each filter has a button that deletes it.',
    'Remove all deletes all filters except those of columns with filterable: false.',
  ],
  async () => {
    const columns = COLUMNS.map((each) => ({ ...each, filterable: each.field !== 'wine' }));
    const { screen, api } = await wines(
      { items: [ALVA, NEW, { ...NEW, id: 3, operator: '<', value: 2030 }] },
      undefined,
      { columns },
    );
    await openPanel(screen);
    await button(screen, 'Delete').last().click();
    await expect.poll(() => fieldsOf(api)).toEqual(['wine', 'year']);
    await button(screen, 'Remove all').click();
    await expect.poll(() => fieldsOf(api)).toEqual(['wine']);
    await expect.element(button(screen, 'Remove all')).not.toBeInTheDocument();
  },
);

claim(
  [
    'getColumnForNewFilter | The first filterable column | Returns the field of a new filter, or null to add none',
    "columnsSort | None | Sorts the columns in the select: 'asc' or 'desc'. A new filter can then start with the first column in this order",
    'filterFormProps.filterColumns | None | Returns the fields that users can select in a filter',
    'logicOperators | And, Or | The logic operators that users can select',
  ],
  async () => {
    for (const [sort, names] of [
      [undefined, ['wine', 'year', 'cellar']],
      ['asc', ['cellar', 'wine', 'year']],
      ['desc', ['year', 'wine', 'cellar']],
    ] as const) {
      const { screen, api } = await wines({ items: [NEW] }, { columnsSort: sort });
      await openPanel(screen);
      expect(await options(screen, 'Columns')).toEqual(names);
      await button(screen, 'Add filter').click();
      await expect.poll(() => fieldsOf(api)[1]).toBe(names[0]);
      await screen.getByRole('combobox', { name: 'Logic operator' }).first().click();
      await expect.element(screen.getByRole('option', { name: 'Or' })).toBeVisible();
      expect(document.querySelectorAll('[role="option"]')).toHaveLength(2);
      screen.unmount();
    }
    const { screen, api } = await wines(undefined, {
      filterFormProps: { filterColumns: () => ['wine', 'cellar'] },
      getColumnForNewFilter: ({ currentFilters }) => (currentFilters.length < 2 ? 'cellar' : null),
    });
    await openPanel(screen);
    expect(await options(screen, 'Columns')).toEqual(['wine', 'cellar']);
    for (let turn = 0; turn < 3; turn += 1) {
      await button(screen, 'Add filter').click();
    }
    await expect.poll(() => fieldsOf(api)).toEqual(['cellar', 'cellar']);
  },
);

claim(
  [
    "The functions don't validate the model: setFilterModel, upsertFilterItem and the filterModel prop still accept two items for a column.",
    'If getColumnForNewFilter returns null and the model has no filter, the panel opens empty.',
    'If no column is left, return null. Add filter then does nothing.',
  ],
  async () => {
    const none = {
      getColumnForNewFilter: () => null,
      filterFormProps: { filterColumns: () => [] },
    };
    const two: GridFilterItem[] = [NEW, { ...NEW, id: 3, operator: '<', value: 2018 }];
    const { screen, api } = await wines(undefined, none);
    await openPanel(screen);
    expect(forms()).toEqual([]);
    await button(screen, 'Add filter').click();
    expect(fieldsOf(api)).toEqual([]);
    await closePanel(screen);
    api.setFilterModel({ items: two });
    expect(matching(api)).toEqual([]);
    api.setFilterModel({ items: [NEW] });
    api.upsertFilterItem(two[1] as GridFilterItem);
    expect(fieldsOf(api)).toEqual(['year', 'year']);
    screen.unmount();
    const other = await wines(undefined, none, { filterModel: { items: two } });
    expect(matching(other.api)).toEqual([]);
  },
);

claim(
  [
    'Filter in the column menu never adds a second filter to a column: if the column has a filter with a value, the panel opens with this filter.',
    'Filter in the column menu still adds filters, and removes those without a value.',
    'If both are true, the panel has no footer.',
    'disableAddFilterButton | false | Removes Add filter',
    'disableRemoveAllButton | false | Removes Remove all',
  ],
  async () => {
    const first = await wines({ items: [{ ...ALVA, value: undefined }, NEW] });
    await openColumnMenu(first.screen, 'cellar');
    await first.screen.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.poll(() => fieldsOf(first.api)).toEqual(['year', 'cellar']);
    first.screen.unmount();
    for (const [add, remove] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]) {
      const { screen, api } = await wines(
        { items: [ALVA] },
        { disableAddFilterButton: add, disableRemoveAllButton: remove },
      );
      for (const field of ['wine', 'year', 'year']) {
        await openColumnMenu(screen, field);
        await screen.getByRole('menuitem', { name: 'Filter' }).click();
        await expect.poll(() => forms().length).toBeGreaterThan(0);
        await expect
          .poll(() => fieldsOf(api))
          .toEqual(field === 'wine' ? ['wine'] : ['wine', 'year']);
        expect(button(screen, 'Add filter').query() === null).toBe(add);
        expect(button(screen, 'Remove all').query() === null).toBe(remove);
        expect(footer() === null).toBe(add && remove);
        await expect.poll(() => panel()?.contains(document.activeElement)).toBe(true);
        await press('Escape');
        await expect.poll(panel).toBeNull();
      }
      screen.unmount();
    }
  },
);

claim(
  'Unlike with filterable: false, users can still edit these filters in the panel.',
  async () => {
    const { screen, api } = await wines(
      { items: [ALVA] },
      { filterFormProps: { filterColumns: () => ['year', 'cellar'] } },
    );
    await openPanel(screen);
    await expect.poll(() => forms().length).toBe(1);
    await enter('brejo');
    await expect.poll(() => matching(api)).toEqual([3]);
    expect(await options(screen, 'Columns')).toEqual(['year', 'cellar']);
  },
);

claim(
  [
    'Set disableMultipleColumnsFiltering to get the behavior of the community plan: one filter, and no buttons in the footer. The default is false in Pro and Premium.',
    'If the model has several items, the grid uses the first one and logs an error.',
  ],
  async () => {
    const { screen, api } = await wines({ items: [ALVA, NEW] }, undefined, {
      disableMultipleColumnsFiltering: true,
    });
    expect(takeConsole().join()).toContain('can only contain a single item');
    expect([fieldsOf(api), matching(api)]).toEqual([['wine'], [1, 2]]);
    await openPanel(screen);
    await expect.poll(() => forms().length).toBe(1);
    expect(footer()).toBeNull();
    await closePanel(screen);
    await openColumnMenu(screen, 'year');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.poll(() => fieldsOf(api)).toEqual(['year']);
  },
);
