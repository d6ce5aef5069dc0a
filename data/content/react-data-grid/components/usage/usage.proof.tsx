import type { ComponentProps, ReactElement } from 'react';
import Button from '@mui/material/Button';
import {
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { ExportExcel, PromptField, PromptFieldControl } from '@mui/x-data-grid-premium';
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

const button = (screen: Screen, name: string) => screen.getByRole('button', { name });

/** Shows a grid whose toolbar holds these parts. */
async function showBar(parts: ReactElement, props: Partial<DataGridProps> = {}) {
  const OwnBar = () => <Toolbar>{parts}</Toolbar>;
  return showGrid({
    rows: ROWS,
    columns: COLUMNS,
    slots: { toolbar: OwnBar },
    showToolbar: true,
    ...props,
  });
}

act('ComposeTrigger', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const columns = button(demo, 'Columns');
    await expect.element(columns).not.toHaveClass(/is-open/);
    await columns.click();
    await expect.element(columns).toHaveClass(/is-open/);
    await press('Escape');
    await expect.element(columns).not.toHaveClass(/is-open/);
    await button(demo, 'Filters').click();
    await demo.getByPlaceholder('Filter value').fill('48000');
    await expect.element(button(demo, 'Filters: 1')).toBeInTheDocument();
    const { text } = await downloadOf(() => {
      const download = demo.stage.querySelector<HTMLElement>('[role="toolbar"] button:last-child');
      download?.click();
    });
    expect(text.split('\r\n')).toHaveLength(2);
    await demo.getByPlaceholder('Filter value').fill('');
    await expect.element(button(demo, 'Filters')).toBeInTheDocument();
    await press('Escape');
  }
});

claim(
  [
    'All parts except PromptField throw an error outside of a grid.',
    'The parts of QuickFilter also throw an error outside of QuickFilter.',
  ],
  async () => {
    await expect(show(<FilterPanelTrigger>Filters</FilterPanelTrigger>)).rejects.toThrow();
    takeConsole();
    await expect(show(<QuickFilter />)).rejects.toThrow();
    takeConsole();
    await expect(show(<Toolbar />)).rejects.toThrow();
    takeConsole();
    await expect(showBar(<QuickFilterControl />)).rejects.toThrow();
    takeConsole();
    const screen = await show(<PromptField onSubmit={() => {}}>Prompt</PromptField>);
    await expect.element(screen.getByText('Prompt')).toBeVisible();
    await expect(
      show(
        <PromptField onSubmit={() => {}}>
          <PromptFieldControl />
        </PromptField>,
      ),
    ).rejects.toThrow();
    takeConsole();
  },
);

claim(
  ['Parts accept a string as className.', 'Parts with a state also accept a function:'],
  async () => {
    const { screen } = await showBar(
      <>
        <FilterPanelTrigger className={({ open }) => (open ? 'filters filters-open' : 'filters')}>
          Filters
        </FilterPanelTrigger>
        <ExportCsv className="csv">CSV</ExportCsv>
        <ToolbarButton className="tool">Tool</ToolbarButton>
      </>,
    );
    await expect.element(button(screen, 'CSV')).toHaveClass(/csv/);
    await expect.element(button(screen, 'Tool')).toHaveClass(/tool/);
    await expect.element(button(screen, 'Filters')).not.toHaveClass(/filters-open/);
    await button(screen, 'Filters').click();
    await expect.element(button(screen, 'Filters')).toHaveClass(/filters-open/);
  },
);

claim(
  [
    'className | The class names of the part and the element are merged',
    'style | Merged. The element takes precedence',
    'sx | Merged. The element takes precedence',
    'Any other prop that the part also sets | The part takes precedence',
    'If render is an element, the part clones it and adds its own props:',
  ],
  async () => {
    const { screen } = await showBar(
      <ExportCsv
        className="part"
        style={{ top: 1, left: 2 }}
        title="Part"
        render={
          <Button
            className="element"
            style={{ left: 3 }}
            sx={{ letterSpacing: 5 }}
            title="Element"
            variant="outlined"
          />
        }
      >
        CSV
      </ExportCsv>,
    );
    const found = button(screen, 'CSV').element();
    expect([...found.classList]).toEqual(expect.arrayContaining(['part', 'element']));
    expect(found.classList.contains('MuiButton-outlined')).toBe(true);
    expect([found.style.top, found.style.left]).toEqual(['1px', '3px']);
    expect(getComputedStyle(found).letterSpacing).toBe('5px');
    expect(found.getAttribute('title')).toBe('Part');
  },
);

claim(
  'In version 8.4.0, ToolbarButton sets disabled even if its value is undefined, so render={<Button disabled />} renders an enabled button.',
  async () => {
    const { screen } = await showBar(
      <ToolbarButton render={<Button disabled />}>Tool</ToolbarButton>,
    );
    await expect.element(button(screen, 'Tool')).toBeEnabled();
  },
);

claim(
  [
    'If you render your own component, it must pass the props and the ref to its element.',
    'Without the props, the part has no behavior.',
  ],
  async () => {
    const Deaf = () => <button type="button">Filters</button>;
    const { screen } = await showBar(<FilterPanelTrigger render={<Deaf />} />);
    await button(screen, 'Filters').click();
    await expect.element(button(screen, 'Filters')).not.toHaveAttribute('aria-expanded');
    expect(document.querySelector('.MuiDataGrid-panel')).toBeNull();
  },
);

claim(
  "Without the ref, the panel of the part opens below the column headers, and arrow keys can't move focus to a ToolbarButton.",
  async () => {
    const NoRef = (props: ComponentProps<'button'>) => (
      <button type="button" {...props} ref={undefined} />
    );
    const { screen } = await showBar(
      <>
        <ToolbarButton>A</ToolbarButton>
        <FilterPanelTrigger render={<NoRef />}>Filters</FilterPanelTrigger>
        <ToolbarButton render={<NoRef />}>C</ToolbarButton>
      </>,
    );
    await button(screen, 'Filters').click();
    const headers = screen.stage.querySelector('.MuiDataGrid-columnHeaders');
    const below = () =>
      (document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect().top ?? 0) -
      (headers?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(() => Math.abs(below())).toBeLessThan(12);
    await press('Escape');
    await expect.poll(() => document.querySelector('.MuiDataGrid-panel')).toBeNull();
    button(screen, 'A').element().focus();
    await press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('A');
  },
);

claim(
  [
    'If render is a function, it receives the props and the state of the part.',
    'You decide which of them to use:',
    'Props that you set after the spread override the props of the part.',
  ],
  async () => {
    const { screen } = await showBar(
      <>
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <button
              type="button"
              id={props.id}
              ref={props.ref}
              onClick={props.onClick}
              onPointerUp={props.onPointerUp}
            >
              Filters: {filterCount}
            </button>
          )}
        />
        <ExportCsv title="Part" render={(props) => <Button {...props} title="Own" />}>
          CSV
        </ExportCsv>
      </>,
      {
        initialState: {
          filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'a' }] } },
        },
      },
    );
    for (let turn = 0; turn < 2; turn += 1) {
      await button(screen, 'Filters: 1').click();
      await expect.element(screen.getByPlaceholder('Filter value')).toBeVisible();
      await button(screen, 'Filters: 1').click();
      await expect.poll(() => document.querySelector('.MuiDataGrid-panel')).toBeNull();
    }
    await expect.element(screen.getByText('CSV')).toHaveAttribute('title', 'Own');
  },
);

claim(
  [
    'Parts pass other props, such as aria-label, style or data-*, to the element that they render.',
    'The props of a part take precedence over the slotProps of the grid for the same slot, such as slotProps.baseButton.',
  ],
  async () => {
    const { screen } = await showBar(
      <>
        <ExportCsv aria-label="Download" data-part="csv" size="large" />
        <FilterPanelTrigger>Filters</FilterPanelTrigger>
      </>,
      { slotProps: { baseButton: { size: 'small' } } },
    );
    await expect.element(button(screen, 'Download')).toHaveAttribute('data-part', 'csv');
    await expect.element(button(screen, 'Download')).toHaveClass(/MuiButton-sizeLarge/);
    await expect.element(button(screen, 'Filters')).toHaveClass(/MuiButton-sizeSmall/);
  },
);

claim(
  "In version 8.4.0, ExportExcel doesn't export if slotProps.baseButton contains an onClick.",
  async () => {
    const shared = vi.fn();
    const exported = vi.fn((): number[] => [1]);
    const OwnBar = () => (
      <Toolbar>
        <ExportExcel options={{ getRowsToExport: exported }}>Excel</ExportExcel>
        <ExportCsv options={{ getRowsToExport: exported }}>CSV</ExportCsv>
      </Toolbar>
    );
    const { screen } = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      slots: { toolbar: OwnBar },
      slotProps: { baseButton: { onClick: shared } },
      showToolbar: true,
    });
    await button(screen, 'Excel').click();
    await expect.poll(() => shared.mock.calls.length).toBe(1);
    expect(exported).not.toHaveBeenCalled();
    await downloadOf(() => button(screen, 'CSV').click());
    expect(exported).toHaveBeenCalled();
    expect(shared).toHaveBeenCalledOnce();
  },
);

claim(
  [
    'Set children on the part or on the element in render.',
    'If both have children, the children of the part are used.',
  ],
  async () => {
    const { screen } = await showBar(
      <>
        <ExportCsv render={<Button />}>On part</ExportCsv>
        <ExportCsv render={<Button>On element</Button>} />
        <ExportCsv render={<Button>Lost</Button>}>Both</ExportCsv>
      </>,
    );
    for (const name of ['On part', 'On element', 'Both']) {
      await expect.element(button(screen, name)).toBeVisible();
    }
    expect(button(screen, 'Lost').query()).toBeNull();
  },
);

claim(
  [
    'Nesting one button part in another renders a button inside a button.',
    'This is invalid HTML, and React logs an error in development.',
  ],
  async () => {
    const { screen } = await showBar(
      <FilterPanelTrigger>
        <ToolbarButton>Filters</ToolbarButton>
      </FilterPanelTrigger>,
    );
    expect(screen.stage.querySelector('button button')).not.toBeNull();
    expect(takeConsole().join('\n')).toContain('cannot be a descendant of');
  },
);

claim('Instead, pass the inner part to the render prop of the outer part:', async () => {
  const { screen } = await showBar(
    <FilterPanelTrigger render={<ToolbarButton />}>Filters</FilterPanelTrigger>,
  );
  expect(screen.stage.querySelector('button button')).toBeNull();
  await button(screen, 'Filters').click();
  await expect.element(screen.getByPlaceholder('Filter value')).toBeVisible();
});
