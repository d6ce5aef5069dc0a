import { Button } from '@mui/material';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import * as community from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  downloadOf,
  expect,
  press,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { showGrid, showPremium } from '#test/proofs/grids.tsx';

const ROWS = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
const COLUMNS: GridColDef[] = [{ field: 'name', headerName: 'Name' }];
const BASE = { rows: ROWS, columns: COLUMNS };

const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const lines = (csv: string) => csv.split('\r\n');

/** Runs `work` and gives the title of the frame that the grid prints, which it removes afterwards. */
async function printedBy(work: () => unknown): Promise<string | undefined> {
  let title: string | undefined;
  const remove = Node.prototype.removeChild;
  const spy = vi.spyOn(document.body, 'removeChild').mockImplementation((node) => {
    if (node instanceof HTMLIFrameElement) {
      title = node.contentDocument?.querySelector('[role="grid"]')?.textContent ?? '';
    }
    return remove.call(document.body, node) as typeof node;
  });
  try {
    await work();
    await expect.poll(() => title).toBeDefined();
  } finally {
    spy.mockRestore();
  }
  return title;
}

act('ExportButtons', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const { name, text } = await downloadOf(() => button(demo, 'Download').click());
    expect(name).toBe('orders.csv');
    expect(lines(text)).toHaveLength(41);
    expect(await printedBy(() => button(demo, 'Print').click())).toContain('Halloran Home');
  }
  takeConsole(); // in development, the grid warns that the page size of the print is no option
});

act('ExportMenu', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Export').click();
    await expect.element(demo.getByRole('menu', { name: 'Export' })).toBeVisible();
    const csv = await downloadOf(() => demo.getByRole('menuitem', { name: 'CSV file' }).click());
    expect(csv.name).toBe('trades.csv');
    expect(lines(csv.text)).toHaveLength(41);
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    await button(demo, 'Export').click();
    const excel = await downloadOf(() =>
      demo.getByRole('menuitem', { name: 'Excel workbook' }).click(),
    );
    expect(excel.name).toBe('trades.xlsx');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
    await button(demo, 'Export').click();
    const printed = await printedBy(() => demo.getByRole('menuitem', { name: 'Print' }).click());
    expect(printed).toContain('Commodity');
    await expect.element(demo.getByRole('menu')).not.toBeInTheDocument();
  }
  takeConsole();
});

claim(
  'Place the buttons in a component that you pass to slots.toolbar, and set showToolbar.',
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <ExportCsv>Download</ExportCsv>
      </Toolbar>
    );
    const { screen, redraw } = await showGrid({ ...BASE, slots: { toolbar: OwnBar } });
    expect(button(screen, 'Download').query()).toBeNull();
    await redraw({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    await expect.element(button(screen, 'Download')).toBeVisible();
  },
);

claim(
  ['They also work in other slots, such as footer.', 'Outside of a grid, they throw an error.'],
  async () => {
    const Footer = () => <ExportCsv options={{ fileName: 'footer' }}>Download</ExportCsv>;
    const { screen } = await showGrid({ ...BASE, slots: { footer: Footer } });
    const { name } = await downloadOf(() => button(screen, 'Download').click());
    expect(name).toBe('footer.csv');
    await expect(show(<ExportCsv>Download</ExportCsv>)).rejects.toThrow();
    takeConsole();
  },
);

claim(
  [
    "Each part renders the baseButton slot, which is Material UI's Button by default.",
    'Each part also has an options prop for its format.',
  ],
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <ExportCsv options={{ delimiter: ';' }}>CSV</ExportCsv>
        <ExportPrint options={{ fileName: 'people' }}>Print</ExportPrint>
        <premium.ExportExcel options={{ fileName: 'people' }}>Excel</premium.ExportExcel>
      </Toolbar>
    );
    const { screen } = await showPremium({
      ...BASE,
      slots: { toolbar: OwnBar },
      showToolbar: true,
    });
    for (const name of ['CSV', 'Print', 'Excel']) {
      await expect.element(button(screen, name)).toHaveClass(/MuiButton-root/);
    }
    const excel = await downloadOf(() => button(screen, 'Excel').click());
    expect(excel.name).toBe('people.xlsx');
  },
);

claim(
  ['ExportExcel is part of @mui/x-data-grid-premium.', "The other packages don't contain it."],
  () => {
    expect('ExportExcel' in premium).toBe(true);
    expect('ExportExcel' in pro).toBe(false);
    expect('ExportExcel' in community).toBe(false);
  },
);

claim(
  [
    'The parts ignore csvOptions, printOptions and excelOptions in slotProps.toolbar.',
    'These props are for the default toolbar.',
    'Pass options to each part instead.',
  ],
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <ExportCsv>Plain</ExportCsv>
        <ExportCsv options={{ fileName: 'own' }}>Own</ExportCsv>
        <premium.ExportExcel>Excel</premium.ExportExcel>
      </Toolbar>
    );
    const { screen } = await showPremium({
      ...BASE,
      slots: { toolbar: OwnBar },
      slotProps: {
        toolbar: { csvOptions: { fileName: 'slot' }, excelOptions: { fileName: 'slot' } },
      },
      showToolbar: true,
    });
    expect((await downloadOf(() => button(screen, 'Plain').click())).name).not.toBe('slot.csv');
    expect((await downloadOf(() => button(screen, 'Own').click())).name).toBe('own.csv');
    expect((await downloadOf(() => button(screen, 'Excel').click())).name).not.toBe('slot.xlsx');
  },
);

claim(
  "onClick runs after the part has called the export method, and can't prevent the export.",
  async () => {
    const calls: string[] = [];
    const OwnBar = () => (
      <Toolbar>
        <ExportCsv
          options={{
            getRowsToExport: () => {
              calls.push('export');
              return [1];
            },
          }}
          onClick={(event) => {
            calls.push('click');
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          CSV
        </ExportCsv>
      </Toolbar>
    );
    const { screen } = await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    const { text } = await downloadOf(() => button(screen, 'CSV').click());
    expect(lines(text)).toEqual(['Name', 'Ada']);
    expect(calls).toEqual(['export', 'click']);
  },
);

claim(
  [
    'Set onClick on the part.',
    'In version 8.4.0, the part overrides an onClick on the element in render.',
  ],
  async () => {
    const lost = vi.fn();
    const kept = vi.fn();
    const OwnBar = () => (
      <Toolbar>
        <ExportCsv onClick={kept} render={<Button onClick={lost} />}>
          Both
        </ExportCsv>
        <ExportCsv render={<Button onClick={lost} />}>Inner</ExportCsv>
      </Toolbar>
    );
    const { screen } = await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
    await downloadOf(() => button(screen, 'Both').click());
    await downloadOf(() => button(screen, 'Inner').click());
    expect(kept).toHaveBeenCalledOnce();
    expect(lost).not.toHaveBeenCalled();
  },
);

claim('In a function, pass the props that it receives to your element:', async () => {
  const OwnBar = () => (
    <ExportCsv
      options={{ delimiter: ';' }}
      render={({ onClick, ref, children }) => (
        <button type="button" onClick={onClick} ref={ref}>
          {children}
        </button>
      )}
    >
      Download
    </ExportCsv>
  );
  const { screen } = await showGrid({ ...BASE, slots: { toolbar: OwnBar }, showToolbar: true });
  await expect.element(button(screen, 'Download')).not.toHaveClass(/Mui/);
  const { text } = await downloadOf(() => button(screen, 'Download').click());
  expect(lines(text)).toHaveLength(3);
});

claim(
  'In a toolbar, wrap the element in ToolbarButton, so that users can reach it with the arrow keys.',
  async () => {
    const OwnBar = () => (
      <Toolbar>
        <ToolbarButton>A</ToolbarButton>
        <ExportCsv>Plain</ExportCsv>
        <ExportCsv render={<ToolbarButton />}>Wrapped</ExportCsv>
      </Toolbar>
    );
    const screen = await show(
      <div style={{ height: 300 }}>
        <DataGrid {...BASE} slots={{ toolbar: OwnBar }} showToolbar />
      </div>,
    );
    await button(screen, 'Plain').click();
    await press('Shift+Tab');
    expect(document.activeElement?.textContent).toBe('A');
    await press('→');
    expect(document.activeElement?.textContent).toBe('Wrapped');
  },
);
