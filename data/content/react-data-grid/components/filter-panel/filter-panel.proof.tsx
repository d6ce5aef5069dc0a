import type { ReactElement } from 'react';
import {
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type FilterPanelTriggerProps,
  type GridFilterItem,
  type GridSlotProps,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  show,
  takeConsole,
  type Screen,
} from '#test/proof.tsx';
import { cell, header, openColumnMenu, showGrid, showPro, texts } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, port: 'Aveiro' },
  { id: 2, port: 'Brest' },
];
const COLUMNS = [{ field: 'port' }];

const withToolbar = (toolbar: ReactElement, props: Partial<DataGridProps> = {}) =>
  showGrid({
    rows: ROWS,
    columns: COLUMNS,
    slots: { toolbar: () => toolbar },
    showToolbar: true,
    ...props,
  });
const triggerWith = (props: FilterPanelTriggerProps) => (
  <Toolbar style={{ justifyContent: 'start' }}>
    <FilterPanelTrigger {...props}>Narrow</FilterPanelTrigger>
  </Toolbar>
);
/** A toolbar whose button has the state of the trigger as its text. */
const counting = (
  <Toolbar>
    <FilterPanelTrigger
      render={(props, { open, filterCount }) => (
        <ToolbarButton {...props}>{`${filterCount} ${open ? 'open' : 'closed'}`}</ToolbarButton>
      )}
    />
  </Toolbar>
);

const trigger = (screen: Screen) => screen.getByRole('button', { name: 'Narrow' });
const value = (screen: Screen) => screen.getByRole('textbox', { name: 'Value' });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel');
const isOpen = (is: boolean) => expect.poll(() => panel() !== null).toBe(is);
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const topOfPanel = () => panel()?.getBoundingClientRect().top ?? 0;

act('FilterTriggerWithBadge', async (demo) => {
  const filters = demo.getByRole('button', { name: 'Filters' });
  const active = demo.getByRole('button', { name: 'Filters, 1 active' });
  const remove = demo.getByRole('button', { name: 'Remove' });
  const status = demo.getByRole('toolbar').getByRole('status');
  const states = () => new Set(texts(demo, 'state'));
  await expect.poll(states).toEqual(new Set(['Delayed']));
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(active).toBeVisible();
    await remove.click();
    await expect.element(status).toHaveTextContent('90 of 90 flights');
    await expect.element(filters).toHaveFocus(); // the other button is disabled
    await expect.poll(() => states().size).toBeGreaterThan(1);
    await press('Enter');
    await expect.element(value(demo)).toHaveFocus();
    await value(demo).fill('CZ');
    await expect.element(active).toBeVisible();
    await expect
      .poll(() => texts(demo, 'flight').every((flight) => flight.startsWith('CZ')))
      .toBe(true);
    await press('Escape');
    await expect.element(active).toHaveFocus();
    await press('→');
    await expect.element(remove).toHaveFocus();
  }
});

claim(
  'Use the trigger in a component that you pass as slots.toolbar, and set showToolbar.',
  async () => {
    const { screen } = await withToolbar(triggerWith({}), { showToolbar: false });
    await expect.element(cell(screen, 'port')).toBeVisible();
    await expect.element(trigger(screen)).not.toBeInTheDocument();
  },
);

claim(
  'disableColumnFilter removes the button of the default toolbar. In a custom toolbar, the trigger still opens the panel.',
  async () => {
    const { screen } = await withToolbar(triggerWith({}), { disableColumnFilter: true });
    await trigger(screen).click();
    await isOpen(true);
    screen.unmount();

    const standard = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      disableColumnFilter: true,
    });
    await expect.element(standard.screen.getByRole('button', { name: 'Columns' })).toBeVisible();
    await expect
      .element(standard.screen.getByRole('button', { name: 'Filters' }))
      .not.toBeInTheDocument();
  },
);

claim(
  [
    'Users can also open the panel with Filter in the column menu. In code, call apiRef.current.showFilterPanel().',
    'open | boolean | Whether the filter panel is open',
  ],
  async () => {
    const { screen, api } = await withToolbar(counting);
    const button = (name: string) => screen.getByRole('button', { name });
    for (let turn = 0; turn < 2; turn += 1) {
      await button('0 closed').click();
      await expect.element(button('0 open')).toBeVisible();
      await press('Escape');
      await expect.element(button('0 closed')).toBeVisible();
      api.showFilterPanel();
      await expect.element(button('0 open')).toBeVisible();
      api.hideFilterPanel();
      await expect.element(button('0 closed')).toBeVisible();
    }
    await openColumnMenu(screen, 'port');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.element(button('0 open')).toBeVisible();
  },
);

claim(
  [
    'With a value | Yes',
    'Without a value, although its operator needs one | No',
    'With an operator that needs no value, such as isEmpty | Yes',
    'For a field that matches no column | No',
    'Words of the quick filter | No',
    'In the Community plan, filterCount is at most 1, because the filter model contains at most one item.',
  ],
  async () => {
    const { screen, api } = await withToolbar(counting);
    const counts = (count: number) =>
      expect.poll(() => screen.stage.querySelector('button')?.textContent).toBe(`${count} closed`);
    const filter = async (items: GridFilterItem[], count: number) => {
      api.setFilterModel({ items });
      await counts(count);
    };
    const withValue = { id: 1, field: 'port', operator: 'contains', value: 'a' };
    await counts(0);
    await filter([withValue], 1);
    await filter([{ field: 'port', operator: 'contains' }], 0);
    await filter([{ field: 'port', operator: 'isEmpty' }], 1);
    await filter([{ field: 'harbor', operator: 'contains', value: 'a' }], 0);
    api.setQuickFilterValues(['bre']);
    await expect.poll(() => texts(screen, 'port')).toEqual(['Brest']);
    await counts(0);
    await filter([withValue, { ...withValue, id: 2 }], 1);
    takeConsole(); // the grid says that it has ignored an item
    screen.unmount();

    const pro = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      slots: { toolbar: () => counting },
      showToolbar: true,
    });
    pro.api.setFilterModel({ items: [withValue, { ...withValue, id: 2 }] });
    await expect.poll(() => pro.screen.stage.querySelector('button')?.textContent).toBe('2 closed');
  },
);

claim('A trigger outside of the grid throws an error.', async () => {
  await expect(show(<FilterPanelTrigger>Narrow</FilterPanelTrigger>)).rejects.toThrow(
    'MUI X: useGridRootProps should only be used inside the DataGrid',
  );
});

claim(
  'When Remove becomes disabled, the toolbar moves focus to Filters, so keyboard users keep their place.',
  async () => {
    const Bar = ({ isOff = false }: GridSlotProps['toolbar'] & { isOff?: boolean }) => (
      <Toolbar>
        <FilterPanelTrigger render={<ToolbarButton />}>Narrow</FilterPanelTrigger>
        <ToolbarButton disabled={isOff}>Remove</ToolbarButton>
      </Toolbar>
    );
    const slots = { toolbar: Bar };
    const draw = (isOff: boolean) => (
      <div style={{ height: 300 }}>
        <DataGrid
          rows={ROWS}
          columns={COLUMNS}
          slots={slots}
          slotProps={{ toolbar: { isOff } as object }}
          showToolbar
        />
      </div>
    );
    const screen = await show(draw(false));
    const remove = screen.getByRole('button', { name: 'Remove' });
    (remove.element() as HTMLElement).focus();
    await expect.element(remove).toHaveFocus();
    await screen.rerender(draw(true));
    await expect.element(trigger(screen)).toHaveFocus();
  },
);

claim(
  [
    "If a render function doesn't pass on onPointerUp, a click on the trigger closes the open panel and opens it again.",
    "If it doesn't pass on ref, the panel opens below the column headers.",
  ],
  async () => {
    const dropped = await withToolbar(
      triggerWith({
        render: ({ onClick, ref, children }) => (
          <button ref={ref} onClick={onClick}>
            {children}
          </button>
        ),
      }),
    );
    await trigger(dropped.screen).click();
    await isOpen(true);
    await trigger(dropped.screen).click();
    await expect.element(value(dropped.screen)).toHaveFocus();
    dropped.screen.unmount();

    const { screen } = await withToolbar(
      triggerWith({
        render: ({ onClick, onPointerUp, children }) => (
          <button onClick={onClick} onPointerUp={onPointerUp}>
            {children}
          </button>
        ),
      }),
    );
    await trigger(screen).click();
    await isOpen(true);
    await expect.poll(() => topOfPanel()).toBeGreaterThan(bottomOf(header(screen, 'port')) - 2);
    await trigger(screen).click();
    await isOpen(false);
  },
);

claim(
  [
    'It has aria-haspopup="true". While the panel is open, it also has aria-expanded="true" and aria-controls.',
    'If the user opened the panel with the trigger, the panel has aria-labelledby with the id of the trigger. If you pass another id, the panel has no accessible name.',
    'If the user opened the panel with the column menu, the panel has no accessible name. In code, call showFilterPanel(field, panelId, labelId) to set both IDs.',
  ],
  async () => {
    const { screen, api } = await withToolbar(triggerWith({}));
    const button = trigger(screen);
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
      await expect.element(button).not.toHaveAttribute('aria-expanded');
      await expect.element(button).not.toHaveAttribute('aria-controls');
      await button.click();
      await expect.element(button).toHaveAttribute('aria-expanded', 'true');
      await isOpen(true);
      await expect.element(button).toHaveAttribute('aria-controls', panel()?.id);
      expect(panel()?.getAttribute('aria-labelledby')).toBe(button.element().id);
      await button.click();
      await isOpen(false);
    }
    await openColumnMenu(screen, 'port');
    await screen.getByRole('menuitem', { name: 'Filter' }).click();
    await isOpen(true);
    expect(panel()?.hasAttribute('aria-labelledby')).toBe(false);
    expect(panel()?.hasAttribute('aria-label')).toBe(false);
    api.hideFilterPanel();
    await isOpen(false);
    api.showFilterPanel('port', 'own-panel', 'own-label');
    await isOpen(true);
    expect(panel()?.id).toBe('own-panel');
    expect(panel()?.getAttribute('aria-labelledby')).toBe('own-label');
    screen.unmount();

    const own = await withToolbar(triggerWith({ id: 'narrow' }));
    await trigger(own.screen).click();
    await isOpen(true);
    const labelId = panel()?.getAttribute('aria-labelledby') ?? '';
    expect(labelId).not.toBe('');
    expect(document.getElementById(labelId)).toBe(null);
  },
);

keyRow('Enter, Space', async () => {
  const { screen } = await withToolbar(triggerWith({}));
  for (const key of ['Enter', 'Space']) {
    (trigger(screen).element() as HTMLElement).focus();
    await press(key);
    await expect.element(value(screen)).toHaveFocus();
    await press('Escape');
    await isOpen(false);
  }
  screen.unmount();

  const opened = async (operator: string) => {
    const filter = { field: 'port', operator: 'contains', value: 'a' };
    const pro = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      slots: { toolbar: () => triggerWith({}) },
      showToolbar: true,
      initialState: {
        filter: {
          filterModel: {
            items: [
              { ...filter, id: 1 },
              { ...filter, id: 2, operator, value: operator === 'isEmpty' ? undefined : 'r' },
            ],
          },
        },
      },
    });
    (trigger(pro.screen).element() as HTMLElement).focus();
    await press('Enter');
    return pro.screen;
  };
  const two = await opened('contains');
  await expect.element(value(two).nth(1)).toHaveFocus();
  two.unmount();
  const empty = await opened('isEmpty');
  await expect.element(empty.getByRole('combobox', { name: /^Operator/ }).nth(1)).toHaveFocus();
});

keyRow('Escape', async () => {
  const { screen, api } = await withToolbar(triggerWith({}));
  (trigger(screen).element() as HTMLElement).focus();
  await press('Enter');
  await expect.element(value(screen)).toHaveFocus();
  await press('Escape');
  await isOpen(false);
  await expect.element(trigger(screen)).toHaveFocus();

  await click(cell(screen, 'port'));
  await expect.element(cell(screen, 'port')).toHaveFocus();
  api.showFilterPanel();
  await expect.element(value(screen)).toHaveFocus();
  await press('Escape');
  await isOpen(false);
  await expect.element(cell(screen, 'port')).toHaveFocus();
});
