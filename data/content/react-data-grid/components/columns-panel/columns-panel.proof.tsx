import type { ReactElement } from 'react';
import {
  ColumnsPanelTrigger,
  FilterPanelTrigger,
  GridPreferencePanelsValue,
  Toolbar,
  ToolbarButton,
  type ColumnsPanelTriggerProps,
  type DataGridProps,
} from '@mui/x-data-grid';
import { act, claim, click, expect, keyRow, press, show, type Screen } from '#test/proof.tsx';
import { cell, fields, header, openColumnMenu, showGrid } from '#test/proofs/grids.tsx';

const ROWS = [{ id: 1, port: 'Aveiro', country: 'Portugal' }];
const COLUMNS = [{ field: 'port' }, { field: 'country' }];

const withToolbar = (toolbar: ReactElement, props: Partial<DataGridProps> = {}) =>
  showGrid({
    rows: ROWS,
    columns: COLUMNS,
    slots: { toolbar: () => toolbar },
    showToolbar: true,
    ...props,
  });
/** A toolbar with the trigger at its start. */
const triggerWith = (props: ColumnsPanelTriggerProps) => (
  <Toolbar style={{ justifyContent: 'start' }}>
    <ColumnsPanelTrigger {...props}>Choose</ColumnsPanelTrigger>
  </Toolbar>
);

const trigger = (screen: Screen) => screen.getByRole('button', { name: 'Choose' });
const search = (screen: Screen) => screen.getByRole('searchbox', { name: 'Search' });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel');
const isOpen = (is: boolean) => expect.poll(() => panel() !== null).toBe(is);
/** Distance in px between the horizontal start of the panel and an element. */
const distance = (element: Element) =>
  Math.abs((panel()?.getBoundingClientRect().left ?? 0) - element.getBoundingClientRect().left);
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
const topOfPanel = () => panel()?.getBoundingClientRect().top ?? 0;

act('ColumnsTriggerInToolbar', async (demo) => {
  const initial = ['id', 'customer', 'city', 'status', 'total'];
  const all = ['id', 'customer', 'city', 'country', 'placed', 'status', 'total'];
  const columns = demo.getByRole('button', { name: 'Columns' });
  const showAll = demo.getByRole('button', { name: 'Show all' });
  const status = demo.getByRole('toolbar').getByRole('status');
  const toggle = (name: string) => demo.getByRole('checkbox', { name }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    expect(fields(demo)).toEqual(initial);
    await expect.element(status).toHaveTextContent('5 of 7 columns');
    await columns.click();
    await toggle('Country');
    await expect.element(status).toHaveTextContent('6 of 7 columns');
    if (turn === 1) {
      await toggle('Placed on');
      await expect.element(status).toHaveTextContent('7 of 7 columns');
      await expect.element(demo.getByRole('checkbox', { name: 'Placed on' })).toHaveFocus();
    }
    await press('Escape');
    await expect.element(columns).toHaveFocus();
    await press('→');
    await expect.element(showAll).toHaveFocus();
    await press('Enter');
    await expect.poll(() => fields(demo)).toEqual(all);
    await expect.element(showAll).toHaveFocus();
    await press('←');
    await expect.element(columns).toHaveFocus();
    await press('Enter');
    await toggle('Country');
    await toggle('Placed on');
    await columns.click();
    await isOpen(false);
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
  [
    'disableColumnSelector removes the button of the default toolbar. In a custom toolbar, the trigger still opens the panel.',
  ],
  async () => {
    const { screen } = await withToolbar(triggerWith({}), { disableColumnSelector: true });
    await trigger(screen).click();
    await expect.element(search(screen)).toBeVisible();
    screen.unmount();

    const standard = await showGrid({
      rows: ROWS,
      columns: COLUMNS,
      showToolbar: true,
      disableColumnSelector: true,
    });
    await expect.element(standard.screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect
      .element(standard.screen.getByRole('button', { name: 'Columns' }))
      .not.toBeInTheDocument();
  },
);

claim(
  [
    'ColumnsPanelTrigger | Below the trigger',
    'Manage columns in the column menu, or apiRef.current.showPreferences(GridPreferencePanelsValue.columns) | Below the trigger, or below the column headers if the toolbar has no trigger',
  ],
  async () => {
    const { screen, api } = await withToolbar(triggerWith({}));
    const button = trigger(screen).element();
    const below = async () => {
      await isOpen(true);
      await expect.poll(() => topOfPanel() >= bottomOf(button) - 1).toBe(true);
      expect(topOfPanel() - bottomOf(button)).toBeLessThan(8);
      api.hidePreferences();
      await isOpen(false);
    };
    await trigger(screen).click();
    await below();
    api.showPreferences(GridPreferencePanelsValue.columns);
    await below();
    await openColumnMenu(screen, 'port');
    await screen.getByRole('menuitem', { name: 'Manage columns' }).click();
    await below();
    screen.unmount();

    const without = await withToolbar(<Toolbar />);
    without.api.showPreferences(GridPreferencePanelsValue.columns);
    await isOpen(true);
    await expect
      .poll(() => topOfPanel())
      .toBeGreaterThan(bottomOf(header(without.screen, 'port')) - 2);
  },
);

claim(
  "The filter panel and the columns panel can't be open at the same time. Opening one closes the other.",
  async () => {
    const { screen } = await withToolbar(
      <Toolbar>
        <ColumnsPanelTrigger>Choose</ColumnsPanelTrigger>
        <FilterPanelTrigger>Narrow</FilterPanelTrigger>
      </Toolbar>,
    );
    const filters = screen.getByRole('button', { name: 'Narrow' });
    for (let turn = 0; turn < 2; turn += 1) {
      await trigger(screen).click();
      await expect.element(search(screen)).toBeVisible();
      await filters.click();
      await expect.element(screen.getByRole('textbox', { name: 'Value' })).toBeVisible();
      expect(document.querySelectorAll('.MuiDataGrid-panel')).toHaveLength(1);
    }
  },
);

claim(
  'If a grid has two triggers, the panel opens below the trigger that was mounted last. Both triggers have aria-expanded while the panel is open.',
  async () => {
    const { screen } = await withToolbar(
      <Toolbar style={{ justifyContent: 'space-between' }}>
        <ColumnsPanelTrigger>First</ColumnsPanelTrigger>
        <ColumnsPanelTrigger>Second</ColumnsPanelTrigger>
      </Toolbar>,
    );
    const first = screen.getByRole('button', { name: 'First' });
    const second = screen.getByRole('button', { name: 'Second' });
    await first.click();
    await isOpen(true);
    await expect.poll(() => distance(second.element()) < distance(first.element())).toBe(true);
    await expect.element(first).toHaveAttribute('aria-expanded', 'true');
    await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  },
);

claim('A trigger outside of the grid throws an error.', async () => {
  await expect(show(<ColumnsPanelTrigger>Choose</ColumnsPanelTrigger>)).rejects.toThrow(
    'MUI X: useGridRootProps should only be used inside the DataGrid',
  );
});

claim(
  'To open the panel on mount, set initialState={{ preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns } }}.',
  async () => {
    const { screen } = await withToolbar(triggerWith({}), {
      initialState: {
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.columns },
      },
    });
    await expect.element(search(screen)).toBeVisible();
  },
);

claim(
  [
    "If a render function doesn't pass on onPointerUp, a click on the trigger closes the open panel and opens it again.",
    "If it doesn't pass on ref, the panel opens below the column headers.",
    'If you pass an id to the trigger, the panel has no accessible name, because its aria-labelledby contains the ID that the trigger generates.',
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
    await expect.element(search(dropped.screen)).toHaveFocus();
    dropped.screen.unmount();

    const withoutRef = await withToolbar(
      triggerWith({
        render: ({ onClick, onPointerUp, children }) => (
          <button onClick={onClick} onPointerUp={onPointerUp}>
            {children}
          </button>
        ),
      }),
    );
    await trigger(withoutRef.screen).click();
    await isOpen(true);
    await expect
      .poll(() => topOfPanel())
      .toBeGreaterThan(bottomOf(header(withoutRef.screen, 'port')) - 2);
    await trigger(withoutRef.screen).click();
    await isOpen(false);
    withoutRef.screen.unmount();

    const { screen } = await withToolbar(triggerWith({ id: 'choose' }));
    await trigger(screen).click();
    await isOpen(true);
    const labelId = panel()?.getAttribute('aria-labelledby') ?? '';
    expect(labelId).not.toBe('');
    expect(document.getElementById(labelId)).toBe(null);
  },
);

claim(
  [
    'It has aria-haspopup="true". While the panel is open, it also has aria-expanded="true" and aria-controls.',
    'If the user opened the panel with the trigger, the panel has aria-labelledby with the id of the trigger.',
    'If the user opened the panel with the column menu, the panel has no accessible name. In code, call showPreferences(GridPreferencePanelsValue.columns, panelId, labelId) to set both IDs.',
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
    await screen.getByRole('menuitem', { name: 'Manage columns' }).click();
    await isOpen(true);
    expect(panel()?.hasAttribute('aria-labelledby')).toBe(false);
    expect(panel()?.hasAttribute('aria-label')).toBe(false);
    api.hidePreferences();
    await isOpen(false);
    api.showPreferences(GridPreferencePanelsValue.columns, 'own-panel', 'own-label');
    await isOpen(true);
    expect(panel()?.id).toBe('own-panel');
    expect(panel()?.getAttribute('aria-labelledby')).toBe('own-label');
  },
);

claim('Users can then reach it with the arrow keys, like the other buttons.', async () => {
  const { screen } = await withToolbar(
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton render={<button />} />}>
        Choose
      </ColumnsPanelTrigger>
      <ToolbarButton>Print</ToolbarButton>
    </Toolbar>,
  );
  await click(cell(screen, 'port'));
  (trigger(screen).element() as HTMLElement).focus();
  await press('→');
  await expect.element(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  await press('→');
  await expect.element(trigger(screen)).toHaveFocus();
});

keyRow('Enter, Space', async () => {
  const { screen } = await withToolbar(triggerWith({}));
  for (const key of ['Enter', 'Space']) {
    (trigger(screen).element() as HTMLElement).focus();
    await press(key);
    await expect.element(search(screen)).toHaveFocus();
    await press('Escape');
    await isOpen(false);
  }
});

keyRow('Escape', async () => {
  const { screen, api } = await withToolbar(triggerWith({}));
  (trigger(screen).element() as HTMLElement).focus();
  await press('Enter');
  await expect.element(search(screen)).toHaveFocus();
  await press('Escape');
  await isOpen(false);
  await expect.element(trigger(screen)).toHaveFocus();

  await click(cell(screen, 'port'));
  await expect.element(cell(screen, 'port')).toHaveFocus();
  api.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(search(screen)).toHaveFocus();
  await press('Escape');
  await isOpen(false);
  await expect.element(cell(screen, 'port')).toHaveFocus();
});
