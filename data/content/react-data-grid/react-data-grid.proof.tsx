import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  downloadOf,
  dragTo,
  expect,
  hover,
  press,
  show,
  takeClipboard,
  takeConsole,
  type Screen,
} from '#test/proof.tsx';
import CommunityOverview from './CommunityOverview.tsx';
import PremiumTradesSummary from './PremiumTradesSummary.tsx';

const ROWS = Array.from({ length: 300 }, (_, id) => ({ id }));
/** The column that groups stand in. */
const GROUPS = '__row_group_by_columns_group__';
const COLUMNS: GridColDef[] = [{ field: 'id' }];

function all({ stage }: Screen, field: string): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)];
}

function cells(screen: Screen, field: string): string[] {
  return all(screen, field).map((cell) => cell.textContent);
}

function header({ stage }: Screen, field: string): HTMLElement {
  return stage.querySelector<HTMLElement>(`[role="columnheader"][data-field="${field}"]`) ?? stage;
}

async function openMenu(demo: Screen, field: string): Promise<void> {
  await hover(header(demo, field));
  await click(header(demo, field).querySelector('[aria-haspopup="menu"]') ?? demo.stage);
}

function count({ stage }: Screen): [rows: string | null, columns: string | null] {
  const grid = stage.querySelector('[role="grid"]');
  return [grid?.getAttribute('aria-rowcount') ?? null, grid?.getAttribute('aria-colcount') ?? null];
}

act('CommunityOverview', async (demo) => {
  const start = cells(demo, 'fullName');
  for (const team of ['Design', 'Engineering']) {
    await click(all(demo, 'team')[0] ?? demo.stage, { times: 2 });
    await demo.getByRole('option', { name: team }).click();
    await press('Enter');
    await expect.poll(() => cells(demo, 'team')[0]).toBe(team);
  }
  await click(all(demo, 'salary')[0] ?? demo.stage, { times: 2 });
  await demo.getByRole('spinbutton').fill('99000');
  await press('Enter');
  await expect.poll(() => cells(demo, 'salary')[0]).toBe('$99,000');
  await demo.getByRole('button', { name: 'Search' }).click();
  for (const word of ['greta', '', 'greta', '']) {
    await demo.getByRole('searchbox').fill(word);
    await expect
      .poll(() => cells(demo, 'fullName'))
      .toEqual(word === '' ? start : ['GKGreta Kaya']);
  }
});

act('ProHugeDataset', async (demo) => {
  await expect.poll(() => count(demo)).toEqual(['100001', '32']); // with its headers and checkboxes
  await expect.poll(() => all(demo, 'serial').length).toBeGreaterThan(5);
  expect(all(demo, 'serial').length).toBeLessThan(40);
  const [first] = cells(demo, 'serial');
  await click(all(demo, 'serial')[0] ?? demo.stage);
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Control+End');
    await expect.element(demo.getByText('29 June')).toBeVisible();
    await expect.poll(() => cells(demo, 'serial')).not.toContain(first);
    await press('Control+Home');
    await expect.poll(() => cells(demo, 'serial')[0]).toBe(first);
  }
});

act('PremiumTradesSummary', async (demo) => {
  const groups = () => cells(demo, GROUPS);
  const toggle = () => click(all(demo, GROUPS)[0]?.querySelector('button') ?? demo.stage);
  const start = groups();
  for (let turn = 0; turn < 2; turn += 1) {
    await toggle();
    await expect.poll(() => cells(demo, 'desk')[1]).toMatch(/^(?:Lagos|Lima|Oslo|Osaka)$/);
    await toggle();
    await expect.poll(groups).toEqual(start);
  }
  const clipboard = await takeClipboard();
  await dragTo(all(demo, 'quantity')[0] ?? demo.stage, all(demo, 'quantity')[1] ?? demo.stage);
  await press('Control+c');
  await expect.poll(clipboard.read).toBe(cells(demo, 'quantity').slice(0, 2).join('\r\n'));
  await openMenu(demo, 'desk');
  await demo.getByRole('menuitem', { name: 'Group by Desk' }).click();
  await toggle();
  await expect.poll(() => groups()[1]).toMatch(/^(?:Lagos|Lima|Oslo|Osaka) /);
  await openMenu(demo, 'quantity');
  await demo.getByRole('combobox', { name: /^Aggregation/ }).click();
  await demo.getByRole('option', { name: 'max' }).click();
  await press('Escape');
  await expect.poll(() => Math.max(...cells(demo, 'quantity').map(Number))).toBeLessThan(451);
});

claim(
  [
    'DataGrid always paginates.',
    'In DataGridPro and DataGridPremium, pagination is false by default: set it to true to display pages.',
    "It has no limit of 100 rows per page, and it doesn't need pagination.",
    'In this demo, you can scroll through 100,000 rows and 31 columns.',
  ],
  async () => {
    const size = {
      pageSizeOptions: [200],
      initialState: { pagination: { paginationModel: { pageSize: 200 } } },
    };
    const pageOf = (screen: Screen) =>
      screen.stage.querySelector('.MuiTablePagination-displayedRows')?.textContent;
    for (const [Grid, props, page] of [
      [DataGrid, {}, '1–100 of 300'],
      [DataGrid, { pagination: false }, '1–100 of 300'],
      [DataGridPro, {}, undefined],
      [DataGridPro, { pagination: true, ...size }, '1–200 of 300'],
      [DataGridPremium, {}, undefined],
      [DataGridPremium, { pagination: true, ...size }, '1–200 of 300'],
    ] as const) {
      const screen = await show(
        <div style={{ height: 300 }}>
          <Grid rows={ROWS} columns={COLUMNS} {...(props as object)} />
        </div>,
      );
      expect(pageOf(screen)).toBe(page);
      expect(takeConsole()).toEqual([]);
      screen.unmount();
    }
    await expect(show(<DataGrid rows={ROWS} columns={COLUMNS} {...size} />)).rejects.toThrow(
      'cannot exceed 100',
    );
    takeConsole();
  },
);

claim(
  [
    'By default, both Community and Pro render only the rows and columns near the viewport: see virtualization.',
    'All three take the same rows and columns, and each contains the features of the lower plan.',
  ],
  async () => {
    const columns = Array.from({ length: 50 }, (_, index) => ({ field: `column-${index}` }));
    for (const Grid of [DataGrid, DataGridPro, DataGridPremium]) {
      const screen = await show(
        <div style={{ height: 300, width: 600 }}>
          <Grid rows={ROWS} columns={columns} />
        </div>,
      );
      const rows = screen.stage.querySelectorAll('[role="row"][data-id]');
      expect(rows.length).toBeGreaterThan(3);
      expect(rows.length).toBeLessThan(20);
      expect(rows[0]?.querySelectorAll('[role="gridcell"]').length).toBeLessThan(15);
      screen.unmount();
    }
  },
);

claim(
  'This demo groups trades by commodity and sums the quantity per group and in total.',
  async () => {
    const screen = await show(<PremiumTradesSummary />);
    const amounts = () =>
      cells(screen, 'quantity').map((amount) => Number(amount.replaceAll(',', '')));
    await expect.poll(() => amounts().length).toBe(7);
    const groups = amounts();
    const total = groups.pop();
    expect(groups.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  },
);

claim(
  'Sort and filter the columns, double-click a team or a salary to edit it, and use the toolbar to search, hide columns or export the rows.',
  async () => {
    const screen = await show(<CommunityOverview />);
    const columns = screen.getByRole('button', { name: 'Columns' });
    for (const count of [0, 5, 0]) {
      await columns.click();
      await screen.getByRole('checkbox', { name: 'Team' }).click();
      await press('Escape');
      await expect.poll(() => cells(screen, 'team')).toHaveLength(count);
    }
    const { text } = await downloadOf(async () => {
      await screen.getByRole('button', { name: 'Export' }).click();
      await screen.getByRole('menuitem', { name: 'Download as CSV' }).click();
    });
    expect(text).toContain('Name,Started,Salary,Booked,Remote');
  },
);

claim(
  'Use the toolbar to pivot the trades or to download an Excel file, and drag over cells to select and copy a range.',
  async () => {
    const screen = await show(<PremiumTradesSummary />);
    const file = await downloadOf(async () => {
      await screen.getByRole('button', { name: 'Export' }).click();
      await screen.getByRole('menuitem', { name: 'Download as Excel' }).click();
    });
    expect(new TextDecoder().decode(file.bytes.slice(0, 2))).toBe('PK'); // a workbook is a ZIP file
    await screen.getByRole('button', { name: 'Pivot' }).click();
    for (const isOn of [true, false, true]) {
      const toggle = screen.getByRole('switch', { name: 'Pivot' });
      await toggle.click();
      if (isOn) {
        await expect.element(toggle).toBeChecked();
      } else {
        await expect.element(toggle).not.toBeChecked();
      }
    }
  },
);
