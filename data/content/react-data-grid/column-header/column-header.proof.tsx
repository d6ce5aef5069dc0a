import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { type DataGridProProps } from '@mui/x-data-grid-pro';
import {
  act,
  claim,
  click,
  expect,
  hover,
  keyRow,
  press,
  setDirection,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  header,
  openColumnMenu,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';

const LONG = 'Tonnes of steel that the yard has used since January';
const COLUMNS: GridColDef[] = [
  { field: 'ship', width: 120 },
  { field: 'steel', headerName: LONG, width: 120 },
  { field: 'crew', headerName: 'Crew', description: 'People on board', width: 120 },
];
const ROWS = [
  { id: 1, ship: 'Brigid', steel: 30, crew: 4 },
  { id: 2, ship: 'Albatross', steel: 10, crew: 12 },
  { id: 3, ship: 'Cormorant', steel: 20, crew: 7 },
];

/** In a title: its end gives way to the icons that appear. */
const START = { x: 6, y: 6 };

const ships = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, ...props });
const withColumn = (column: Partial<GridColDef>) =>
  ships({ columns: [{ field: 'ship' }, { field: 'crew', ...column }] });
const title = (screen: Screen, field: string) =>
  header(screen, field).querySelector<HTMLElement>('.MuiDataGrid-columnHeaderTitle');
const content = (screen: Screen, field: string) =>
  header(screen, field).querySelector('.MuiDataGrid-columnHeaderTitleContainerContent')
    ?.textContent;
const tooltips = () =>
  [...document.querySelectorAll('[role="tooltip"]')].map(({ textContent }) => textContent);
const sorting = (screen: Screen, field: string) => header(screen, field).getAttribute('aria-sort');

/** Away from all headers, until no tooltip is left. */
async function leave(screen: Screen): Promise<void> {
  await hover(cell(screen, 'ship', 1));
  await expect.poll(tooltips).toEqual([]);
}

/** Sorts by a column up, down and not at all, twice. */
async function sortThrough(demo: Screen, field: string, upwards: string[]): Promise<void> {
  await expect.poll(() => texts(demo, field)).toHaveLength(upwards.length); // without a height, rows come one after the other
  const unsorted = texts(demo, field);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const expected of [upwards, upwards.toReversed(), unsorted]) {
      await click(header(demo, field));
      await expect.poll(() => texts(demo, field)).toEqual(expected);
    }
  }
}

act('HeaderTextAndTooltip', async (demo) => {
  for (const [field, start] of [
    ['arpu', 'Average revenue'],
    ['churn', 'Share of customers'],
    ['nps', 'Net promoter score'],
    ['arpu', 'Average revenue'],
  ] as const) {
    await hover(title(demo, field) ?? demo.stage);
    await expect.poll(() => tooltips().some((text) => text.startsWith(start))).toBe(true);
  }
  await sortThrough(demo, 'nps', ['-7', '12', '28', '36', '41']);
});

act('RenderHeaderWithIcon', async (demo) => {
  expect(content(demo, 'wind')).toBe('Wind');
  expect(header(demo, 'wind').querySelector('[data-testid="AirIcon"]')).not.toBeNull();
  await sortThrough(demo, 'wind', ['88', '176', '401', '962']);
});

act('TallHeader', async (demo) => {
  const text = title(demo, 'response');
  expect(header(demo, 'response').clientHeight).toBeGreaterThan(80);
  expect(text?.scrollHeight).toBe(text?.clientHeight);
  expect(text?.clientHeight).toBeGreaterThan(30);
  await sortThrough(demo, 'response', ['3.1', '5.2', '6.1', '6.8']);
});

act('StyledHeaders', async (demo) => {
  const color = (field: string) => getComputedStyle(header(demo, field)).color;
  expect(color('arrived')).toBe(color('containers'));
  expect(new Set([color('vessel'), color('planned'), color('arrived')]).size).toBe(3);
  await sortThrough(demo, 'arrived', ['06:25', '08:10', '13:40', '14:05']);
});

claim(
  [
    'Without headerName, the header displays the field.',
    'In that case, only the header of an actions column is empty.',
    'If headerName is an empty string, the header is empty, but the columns panel and the CSV export use the field.',
  ],
  async () => {
    for (const headerName of [undefined, '']) {
      const { screen, api } = await withColumn({ headerName });
      expect(content(screen, 'crew')).toBe(headerName ?? 'crew');
      expect(api.getDataAsCsv().split('\r\n')[0]).toBe('ship,crew');
      await openColumnMenu(screen, 'ship');
      await screen.getByRole('menuitem', { name: 'Manage columns' }).click();
      await expect.element(screen.getByRole('checkbox', { name: 'crew' })).toBeVisible();
      screen.unmount();
    }
    const { screen } = await ships({
      columns: [{ field: 'ship' }, { field: 'crew', type: 'actions', getActions: () => [] }],
    });
    expect(content(screen, 'crew')).toBe('');
  },
);

claim(
  [
    'To change a header at run time, pass a new columns array, or call updateColumns with the current definition of the column.',
    'Properties that you leave out are reset.',
    'If you pass the same type, those without a default, such as description, stay:',
  ],
  async () => {
    const steel: GridColDef = {
      field: 'steel',
      type: 'number',
      width: 222,
      description: 'Of the yard',
      valueFormatter: (value: number) => `${value} t`,
    };
    for (const isWhole of [true, false]) {
      const { screen, api } = await ships({ columns: [{ field: 'ship' }, steel] });
      const now = api.getColumn('steel');
      api.updateColumns([{ ...(isWhole ? now : { field: 'steel' }), headerName: 'Tonnes' }]);
      await expect.poll(() => content(screen, 'steel')).toBe('Tonnes');
      const { type, width, description, align } = api.getColumn('steel');
      expect([type, width, description, align]).toEqual(
        isWhole ? ['number', 222, 'Of the yard', 'right'] : ['string', 100, undefined, 'left'],
      );
      expect(texts(screen, 'steel')[0]).toBe(isWhole ? '30 t' : '30');
      screen.unmount();
    }
    const sameType: GridColDef = { field: 'steel', type: 'number', headerName: 'Tonnes' };
    const same = await ships({ columns: [{ field: 'ship' }, steel] });
    same.api.updateColumns([{ ...sameType }]);
    await expect.poll(() => content(same.screen, 'steel')).toBe('Tonnes');
    expect(same.api.getColumn('steel')).toMatchObject({ width: 100, description: 'Of the yard' });
    await expect.poll(() => texts(same.screen, 'steel')[0]).toBe('30');
    same.screen.unmount();
    const { screen, api, redraw } = await ships({ columns: [{ field: 'ship' }, steel] });
    await redraw({ rows: ROWS, columns: [{ field: 'ship' }, { ...steel, headerName: 'Tonnes' }] });
    await expect.poll(() => content(screen, 'steel')).toBe('Tonnes');
    expect(texts(screen, 'steel')[0]).toBe('30 t');
    await redraw({ rows: ROWS, columns: [{ field: 'ship' }, { ...sameType }] });
    await expect.poll(() => texts(screen, 'steel')[0]).toBe('30');
    expect(api.getColumn('steel')).toMatchObject({ width: 100, description: 'Of the yard' });
    await redraw({ rows: ROWS, columns: [{ field: 'ship' }, { field: 'steel' }] });
    await expect.poll(() => content(screen, 'steel')).toBe('steel');
    expect(api.getColumn('steel').description).toBeUndefined();
  },
);

claim(
  [
    "The header text is a single line, and text that doesn't fit is truncated with an ellipsis.",
    'With description | The description',
    'Without description, text truncated | The whole text',
    'Without description, text not truncated | None',
  ],
  async () => {
    const { screen } = await ships();
    const style = getComputedStyle(title(screen, 'steel') ?? document.body);
    expect([style.whiteSpace, style.textOverflow]).toEqual(['nowrap', 'ellipsis']);
    for (const [field, text] of [
      ['crew', 'People on board'],
      ['steel', LONG],
    ] as const) {
      await hover(title(screen, field) ?? document.body, START);
      await expect.poll(() => [field, ...tooltips()]).toEqual([field, text]);
      await leave(screen);
    }
    await hover(title(screen, 'ship') ?? document.body);
    await hover(title(screen, 'crew') ?? document.body);
    await expect.poll(tooltips).toEqual(['People on board']);
    screen.unmount();
    const plain = await withColumn({ field: 'aFieldThatIsLongerThanItsHeader', width: 90 });
    const field = 'aFieldThatIsLongerThanItsHeader';
    await hover(title(plain.screen, field) ?? document.body, START);
    await expect.poll(tooltips).toEqual([field]);
    plain.screen.unmount();
    const both = await withColumn({ headerName: LONG, description: 'People', width: 90 });
    await hover(title(both.screen, 'crew') ?? document.body, START);
    await expect.poll(tooltips).toEqual(['People']);
  },
);

claim(
  "The tooltip isn't shown when the user moves to the header with the keyboard, and screen readers don't announce the description.",
  async () => {
    const { screen } = await ships();
    await click(cell(screen, 'steel'));
    await press('ArrowUp', 'ArrowRight');
    expect(document.activeElement).toBe(header(screen, 'crew'));
    await new Promise((resolve) => {
      setTimeout(resolve, 500); // longer than a tooltip takes to enter
    });
    expect(tooltips()).toEqual([]);
    for (const element of [
      header(screen, 'crew'),
      ...header(screen, 'crew').querySelectorAll('*'),
    ]) {
      const words = element.getAttributeNames().map((name) => element.getAttribute(name));
      expect(words.join(' ')).not.toContain('People on board');
    }
  },
);

claim(
  [
    'renderHeader receives GridColumnHeaderParams (field and colDef) and returns a React node.',
    'The sort icon, the filter icon and the menu button stay next to it.',
    'A node | The node',
    'null | No text',
    'undefined | headerName with its tooltip',
    "A column with renderHeader doesn't show its description (#14743).",
  ],
  async () => {
    for (const [result, text] of [
      [<b key="b">On board</b>, 'On board'],
      [null, ''],
      [undefined, 'Crew'],
    ] as const) {
      const renderHeader = vi.fn<(params: object) => ReactNode>(() => result);
      const { screen, api } = await withColumn({
        headerName: 'Crew',
        description: 'People on board',
        renderHeader,
      });
      expect(content(screen, 'crew')).toBe(text);
      expect(Object.keys(renderHeader.mock.calls[0]?.[0] ?? {}).toSorted()).toEqual([
        'colDef',
        'field',
      ]);
      await hover(
        header(screen, 'crew').querySelector('b') ?? title(screen, 'crew') ?? cell(screen, 'ship'),
      );
      if (result === undefined) {
        await expect.poll(tooltips).toEqual(['People on board']);
      } else {
        await hover(title(screen, 'ship') ?? document.body);
        expect(tooltips()).toEqual([]);
      }
      await click(header(screen, 'crew'));
      api.upsertFilterItem({ id: 1, field: 'crew', operator: 'contains', value: '1' });
      await expect.poll(() => header(screen, 'crew').querySelectorAll('button').length).toBe(3);
      screen.unmount();
    }
  },
);

claim(
  [
    "Set headerName as well: the columns panel, the filter panel, the label of the menu button and the exports don't use renderHeader.",
  ],
  async () => {
    const { screen, api } = await withColumn({ headerName: 'Crew', renderHeader: () => 'People' });
    expect(api.getDataAsCsv().split('\r\n')[0]).toBe('ship,Crew');
    const menuButton = header(screen, 'crew').querySelector('.MuiDataGrid-menuIconButton');
    expect(menuButton?.getAttribute('aria-label')).toBe('Crew column menu');
    api.showFilterPanel('crew');
    await expect
      .element(screen.getByRole('combobox', { name: /^Columns/ }))
      .toHaveTextContent('Crew');
    await press('Escape');
    await openColumnMenu(screen, 'ship');
    await screen.getByRole('menuitem', { name: 'Manage columns' }).click();
    await expect.element(screen.getByRole('checkbox', { name: 'Crew' })).toBeVisible();
  },
);

claim(
  'In an aggregated column, the grid displays the name of the aggregation function below your content.',
  async () => {
    const { screen } = await showPremium({
      rows: ROWS,
      columns: [{ field: 'crew', type: 'number', renderHeader: () => <b>People</b> }],
      initialState: { aggregation: { model: { crew: 'sum' } } },
    });
    await expect.poll(() => content(screen, 'crew')).toMatch(/^People\s*sum$/);
  },
);

claim(
  [
    'Click | Sorts by the column | Call event.stopPropagation() in onClick',
    'Enter | Sorts twice: for the key press, and for the click on the button that follows | Call event.stopPropagation() in onKeyDown and in onClick',
    'Arrow keys | Nothing: focus stays on the button | Set tabIndex={-1}, and offer the action in the column menu too',
    "If the button has tabIndex={0}, which Material UI sets by default, it receives focus instead of the header, and the user can't reach the next header with an arrow key.",
  ],
  async () => {
    for (const isKept of [false, true]) {
      const onClick = vi.fn();
      const keep = (event: { stopPropagation: () => void }) => isKept && event.stopPropagation();
      const { screen } = await ships({
        columns: [
          { field: 'ship' },
          {
            field: 'crew',
            renderHeader: () => (
              <button
                tabIndex={0}
                onKeyDown={keep}
                onClick={(event) => {
                  onClick();
                  keep(event);
                }}
              >
                Help
              </button>
            ),
          },
          { field: 'steel' },
        ],
      });
      const help = screen.getByRole('button', { name: 'Help' });
      await help.click();
      expect(sorting(screen, 'crew')).toBe(isKept ? 'none' : 'ascending');
      await click(cell(screen, 'ship'));
      await press('ArrowUp', 'ArrowRight');
      await expect.element(help).toHaveFocus();
      await press('Enter');
      expect(onClick).toHaveBeenCalledTimes(2);
      // The click before made it ascending; two more steps lead to none.
      expect(sorting(screen, 'crew')).toBe('none');
      if (!isKept) {
        await press('Enter');
        expect(sorting(screen, 'crew')).toBe('descending');
      }
      await press('ArrowRight', 'ArrowDown');
      await expect.element(help).toHaveFocus();
      screen.unmount();
    }
    const material = await withColumn({ renderHeader: () => <IconButton>?</IconButton> });
    await click(cell(material.screen, 'ship'));
    await press('ArrowUp', 'ArrowRight');
    await expect.element(material.screen.getByRole('button', { name: '?' })).toHaveFocus();
    material.screen.unmount();
    // Enter alone, when a click on the button does not reach the grid.
    const { screen } = await withColumn({
      renderHeader: () => (
        <button tabIndex={-1} onClick={(event) => event.stopPropagation()}>
          Help
        </button>
      ),
    });
    await click(cell(screen, 'ship'));
    await press('ArrowUp', 'ArrowRight');
    expect(document.activeElement).toBe(header(screen, 'crew'));
    const help = screen.getByRole('button', { name: 'Help' });
    await help.click();
    expect(sorting(screen, 'crew')).toBe('none');
    await press('Enter');
    expect(sorting(screen, 'crew')).toBe('ascending');
  },
);

claim(
  [
    'columnHeaderHeight is the height of the headers in pixels.',
    'The default is 56.',
    "The grid multiplies it by 0.7 when the density is compact and by 1.3 when it's comfortable, and rounds the result down.",
    '56 (default) | 39 px | 56 px | 72 px',
    '84 | 58 px | 84 px | 109 px',
  ],
  async () => {
    for (const [columnHeaderHeight, heights] of [
      [undefined, [39, 56, 72]],
      [84, [58, 84, 109]],
    ] as const) {
      for (const [index, density] of (['compact', 'standard', 'comfortable'] as const).entries()) {
        const { screen } = await ships({ density, columnHeaderHeight });
        const height = header(screen, 'crew').getBoundingClientRect().height;
        expect(Math.round(height)).toBe(heights[index]);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The rows of column groups and of header filters have the same height, unless columnGroupHeaderHeight or headerFilterHeight is set.',
    'The row of header filters is at least as tall as its fields.',
  ],
  async () => {
    const base: DataGridProProps = {
      rows: ROWS,
      columns: COLUMNS,
      headerFilters: true,
      columnGroupingModel: [{ groupId: 'all', children: [{ field: 'ship' }] }],
    };
    const heights = ({ stage }: Screen) =>
      [...stage.querySelectorAll('.MuiDataGrid-columnHeaders [role="row"]')].map((each) =>
        Math.round(each.getBoundingClientRect().height),
      );
    for (const [own, expected] of [
      [{}, [70, 70, 70]],
      [{ columnGroupHeaderHeight: 30, headerFilterHeight: 60 }, [30, 70, 60]],
    ] as const) {
      const { screen } = await showPro({ ...base, columnHeaderHeight: 70, ...own });
      expect(heights(screen)).toEqual(expected);
      screen.unmount();
    }
    const { screen } = await showPro({ ...base, density: 'compact' });
    await expect.poll(() => heights(screen).slice(0, 2)).toEqual([39, 39]);
    const inputs = screen.stage.querySelectorAll<HTMLElement>(
      '.MuiDataGrid-headerFilterRow .MuiInputBase-root',
    );
    const tallest = Math.max(...[...inputs].map(({ offsetHeight }) => offsetHeight));
    expect(tallest).toBeGreaterThan(0);
    expect(heights(screen)[2]).toBeGreaterThanOrEqual(tallest);
    expect(heights(screen)[2]).toBeGreaterThan(39);
  },
);

claim(
  [
    "The header height doesn't grow with the text.",
    "To wrap long names, set whiteSpace: 'normal' on the title, and a columnHeaderHeight that fits the lines.",
  ],
  async () => {
    const { screen } = await ships({
      sx: { '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal' } },
    });
    const text = title(screen, 'steel');
    expect(header(screen, 'steel').clientHeight).toBeLessThan(57);
    expect(text?.scrollHeight).toBeGreaterThan(56);
  },
);

claim(
  [
    'headerAlign is separate from align, which aligns the cells.',
    'The defaults of both depend on the column type: number columns are right-aligned, and boolean columns are centered.',
    'A function receives { field, colDef } and returns the class.',
  ],
  async () => {
    const headerClassName = vi.fn(({ field }: { field: string }) => `own-${field}`);
    const { screen } = await ships({
      columns: [
        { field: 'ship', align: 'right', headerClassName },
        { field: 'steel', type: 'number' },
        { field: 'crew', type: 'boolean' },
        { field: 'id', headerAlign: 'center', headerClassName: 'mine' },
      ],
    });
    for (const [field, inHeader, inCell] of [
      ['ship', 'Left', 'Right'],
      ['steel', 'Right', 'Right'],
      ['crew', 'Center', 'Center'],
      ['id', 'Center', 'Left'],
    ] as const) {
      const aligned = /columnHeader--align(\w+)/.exec(header(screen, field).className)?.[1];
      expect(aligned ?? 'Left').toBe(inHeader);
      expect(cell(screen, field).className).toContain(`cell--text${inCell}`);
    }
    expect(header(screen, 'ship')).toHaveClass('own-ship');
    expect(header(screen, 'id')).toHaveClass('mine');
    expect(Object.keys(headerClassName.mock.calls[0]?.[0] ?? {})).toEqual(['field', 'colDef']);
  },
);

claim("In a right-to-left layout, 'left' and 'right' swap sides.", async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    setDirection(direction);
    for (const side of ['left', 'right'] as const) {
      const { screen } = await withColumn({ width: 300, headerAlign: side, align: side });
      const outer = header(screen, 'crew').getBoundingClientRect();
      const inner = title(screen, 'crew')?.getBoundingClientRect();
      const isOnLeft = (inner?.right ?? 0) < outer.left + outer.width / 2;
      expect(isOnLeft).toBe((side === 'left') === (direction === 'ltr'));
      const cellAlign = getComputedStyle(cell(screen, 'crew')).textAlign;
      expect(cellAlign).toBe(isOnLeft ? 'left' : 'right');
      screen.unmount();
    }
  }
});

/** A grid whose second header has focus. */
async function focused(): Promise<Screen> {
  const { screen } = await ships();
  await click(cell(screen, 'steel'));
  await press('ArrowUp');
  expect(document.activeElement).toBe(header(screen, 'steel'));
  return screen;
}

keyRow('Enter', 'Keyboard', async () => {
  const screen = await focused();
  for (const [direction, expected] of [
    ['ascending', ['10', '20', '30']],
    ['descending', ['30', '20', '10']],
    ['none', ['30', '10', '20']],
  ] as const) {
    await press('Enter');
    await expect.poll(() => texts(screen, 'steel')).toEqual(expected);
    expect(sorting(screen, 'steel')).toBe(direction);
  }
});

keyRow('Ctrl+Enter, ⌘+Enter', async () => {
  const screen = await focused();
  await press('Ctrl+Enter');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(sorting(screen, 'steel')).toBe('none');
});

keyRow('←, →', async () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    setDirection(direction);
    const screen = await focused();
    const [left, right] = direction === 'ltr' ? ['ship', 'crew'] : ['crew', 'ship'];
    await press('←');
    expect(document.activeElement).toBe(header(screen, left));
    await press('→', '→');
    expect(document.activeElement).toBe(header(screen, right));
    screen.unmount();
  }
});

keyRow('Home, End', async () => {
  const screen = await focused();
  await press('Home');
  expect(document.activeElement).toBe(header(screen, 'ship'));
  await press('End');
  expect(document.activeElement).toBe(header(screen, 'crew'));
});

keyRow('↓', async () => {
  const screen = await focused();
  await press('↓');
  expect(document.activeElement).toBe(cell(screen, 'steel'));
  screen.unmount();
  const filters = await showPro({ rows: ROWS, columns: COLUMNS, headerFilters: true });
  await click(cell(filters.screen, 'steel'));
  await press('ArrowUp', 'ArrowUp');
  expect(document.activeElement).toBe(header(filters.screen, 'steel'));
  await press('↓');
  expect(document.activeElement).toHaveClass('MuiDataGrid-columnHeader--filter');
});
