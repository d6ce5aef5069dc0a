import { readXlsx } from 'hucre/xlsx';
import Button from '@mui/material/Button';
import type { DataGridProps, GridColumnGroup, GridColumnGroupHeaderParams } from '@mui/x-data-grid';
import type { GridExcelExportOptions } from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  downloadOf,
  dragTo,
  expect,
  hover,
  keyRow,
  press,
  setDirection,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, fields, header, showGrid, showPremium, showPro } from '#test/proofs/grids.tsx';

const COLUMNS = ['a', 'b', 'c', 'd', 'e'].map((field) => ({ field, width: 90 }));
const ROWS = Array.from({ length: 40 }, (_, id) => ({
  id,
  a: `a${id}`,
  b: 'b',
  c: 'c',
  d: 'd',
  e: 'e',
}));

const group = (groupId: string, children: string, more: Partial<GridColumnGroup> = {}) => ({
  groupId,
  children: children.split(' ').map((field) => ({ field })),
  ...more,
});
const LETTERS = [group('AB', 'a b'), group('CD', 'c d')];
const NESTED = [
  { groupId: 'Top', children: [group('AB', 'a b'), group('C', 'c')] },
  group('DE', 'd e'),
];

const grid = (props: Partial<DataGridProps> = {}) =>
  showGrid({ rows: ROWS, columns: COLUMNS, columnGroupingModel: LETTERS, ...props });

/** The texts of the group headers of a level, with the number of columns below. */
function groups({ stage }: Pick<Screen, 'stage'>, level = 0): string[] {
  const row = stage.querySelectorAll('.MuiDataGrid-columnHeaders [role="row"]')[level];
  return [...(row?.querySelectorAll('[role="columnheader"]') ?? [])]
    .filter((each) => each.hasAttribute('data-fields'))
    .map((each) => `${each.textContent} ${each.getAttribute('aria-colspan')}`.trim());
}

function groupHeader({ stage }: Pick<Screen, 'stage'>, field: string, level = 0): HTMLElement {
  const all = stage.querySelectorAll<HTMLElement>(`[data-fields*="|-${field}-|"]`);
  const found = all[level];
  if (!found) {
    throw new Error(`No group header above ${field} at level ${level}.`);
  }
  return found;
}

act('QuarterlyReport', async (demo) => {
  const start = ['account', 'Jan', 'Feb', 'Mar', 'q1-actual', 'q1-variance'];
  expect(fields(demo).slice(0, 6)).toEqual(start);
  expect(groups(demo)[1]).toMatch(/^Fiscal year 2025 /);
  const first = demo.getByRole('button', { name: 'Months of Q1' });
  const second = demo.getByRole('button', { name: 'Months of Q2' });
  for (let round = 0; round < 2; round += 1) {
    await expect.element(first).toHaveAttribute('aria-expanded', 'true');
    await first.click();
    await expect.element(first).toHaveAttribute('aria-expanded', 'false');
    await expect.element(first).toHaveFocus();
    expect(fields(demo).slice(0, 3)).toEqual(['account', 'q1-actual', 'q1-variance']);
    await second.click();
    expect(fields(demo).slice(3, 6)).toEqual(['Apr', 'May', 'Jun']);
    await press('Space');
    await expect.element(second).toHaveAttribute('aria-expanded', 'false');
    await first.click();
  }
  await click(cell(demo, 'q1-actual'));
  await press('ArrowUp', 'ArrowUp');
  expect(document.activeElement).toBe(groupHeader(demo, 'q1-actual', 1));
  await press('Enter');
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await press('Enter');
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  const total = cell(demo, 'q1-actual').textContent;
  expect(total).toBe('€1,265');
  expect(cell(demo, 'q1-variance').classList.contains('above')).toBe(true);
});

act('NestedGroups', async (demo) => {
  expect(groups(demo)).toEqual(['1', 'Route 4', 'Cargo 2']);
  expect(groups(demo, 1)).toEqual(['1', 'Departure 2', 'Arrival 2', '2']);
  for (const direction of ['ascending', 'descending', 'none', 'ascending']) {
    await click(header(demo, 'weight'));
    await expect.poll(() => header(demo, 'weight').getAttribute('aria-sort')).toBe(direction);
  }
  expect(groups(demo)).toEqual(['1', 'Route 4', 'Cargo 2']);
});

act('StyledGroups', async (demo) => {
  expect(groups(demo)).toEqual(['1', 'Inbound 3', 'Outbound 3']);
  const [inbound, outbound] = [groupHeader(demo, 'from'), groupHeader(demo, 'to')];
  expect(inbound.querySelector('svg')).not.toBeNull();
  expect(inbound.className).toContain('inbound');
  expect(outbound.className).toContain('outbound');
  expect(outbound.className).toContain('alignCenter');
  for (const direction of ['ascending', 'descending', 'none', 'ascending']) {
    await click(header(demo, 'from'));
    await expect.poll(() => header(demo, 'from').getAttribute('aria-sort')).toBe(direction);
  }
});

act('TallGroupHeader', async (demo) => {
  expect(groupHeader(demo, 'low').offsetHeight).toBe(72);
  expect(header(demo, 'low').offsetHeight).toBe(36);
  for (const direction of ['ascending', 'descending', 'none', 'ascending']) {
    await click(header(demo, 'rain'));
    await expect.poll(() => header(demo, 'rain').getAttribute('aria-sort')).toBe(direction);
  }
});

act('FreeReorderingGroup', async (demo) => {
  const start = ['id', 'customer', 'city', 'country', 'placed', 'status'];
  expect(fields(demo)).toEqual(start);
  await drag(demo, 'customer', 'id');
  expect(fields(demo)).toEqual(start);
  await drag(demo, 'customer', 'city');
  expect(fields(demo).slice(0, 4)).toEqual(['id', 'city', 'customer', 'country']);
  await drag(demo, 'customer', 'city');
  expect(fields(demo)).toEqual(start);
  await drag(demo, 'placed', 'status');
  expect(fields(demo).slice(4)).toEqual(['status', 'placed']);
});

act('CollapsibleGroups', async (demo) => {
  const address = demo.getByRole('button', { name: 'Address' });
  const person = demo.getByRole('button', { name: 'Contact' });
  expect(fields(demo)).toEqual(['company', 'contact', 'email', 'city']);
  for (let round = 0; round < 2; round += 1) {
    await address.click();
    await expect.element(address).toHaveAttribute('aria-expanded', 'true');
    expect(fields(demo).slice(3)).toEqual(['city', 'street', 'country']);
    await person.click();
    expect(fields(demo).slice(0, 3)).toEqual(['company', 'contact', 'city']);
    await person.click();
    await address.click();
    await expect.element(address).toHaveAttribute('aria-expanded', 'false');
    expect(fields(demo)).toEqual(['company', 'contact', 'email', 'city']);
  }
  await click(cell(demo, 'email'));
  for (const isExpanded of ['false', 'true']) {
    await press(...(isExpanded === 'false' ? ['ArrowUp', 'ArrowUp', 'Enter'] : ['Enter']));
    await expect.element(person).toHaveAttribute('aria-expanded', isExpanded);
  }
});

async function drag(screen: Screen, from: string, to: string): Promise<void> {
  const handle = header(screen, from).querySelector('[draggable="true"]');
  await dragTo(handle ?? header(screen, from), header(screen, to));
}

claim(
  [
    'The header displays headerName, or groupId if there is no headerName.',
    "Columns that aren't in the model have empty header cells above them.",
    'Each field belongs to a column | The child is ignored',
  ],
  async () => {
    const { screen } = await grid({
      columnGroupingModel: [
        group('AB', 'a b missing', { headerName: 'Letters' }),
        group('CD', 'c d'),
      ],
    });
    expect(groups(screen)).toEqual(['Letters 2', 'CD 2', '1']);
    expect(groupHeader(screen, 'e').className).toContain('emptyGroup');
  },
);

claim(
  [
    'A column is in one group only | Error: columnGroupingModel contains duplicated field',
    'Each group has a groupId | Error: does not have either field or groupId',
    'children is an array | Warning: has no children, then a TypeError',
  ],
  async () => {
    for (const [model, message] of [
      [[group('A', 'a'), group('B', 'a')], 'columnGroupingModel contains duplicated field'],
      [
        [{ groupId: 'A', children: [group('B', 'a'), { field: 'a' }] }],
        'contains duplicated field',
      ],
      [[group('', 'a')], 'does not have either `field` or `groupId`'],
      [[{ groupId: 'A' }], "reading 'forEach'"],
    ] as const) {
      const columnGroupingModel = model as DataGridProps['columnGroupingModel'] & object;
      await expect(grid({ columnGroupingModel })).rejects.toThrow(message);
      expect(takeConsole().join(' ').includes('has no children')).toBe(message.includes('forEach'));
    }
  },
);

claim(
  "Each groupId is unique | Error: is used multiple times. For groups below different parents, the error isn't always thrown. The last definition is then used for all of them.",
  async () => {
    for (const columnGroupingModel of [
      [group('A', 'a'), group('A', 'b')],
      [{ groupId: 'A', children: [group('A', 'a')] }],
      [{ groupId: 'Top', children: [group('A', 'a')] }, group('A', 'b')],
    ]) {
      await expect(grid({ columnGroupingModel })).rejects.toThrow('is used multiple times');
      takeConsole();
    }
    const { screen } = await grid({
      columnGroupingModel: [
        { groupId: 'One', children: [group('Same', 'a b', { headerName: 'First' })] },
        { groupId: 'Two', children: [group('Same', 'c d', { headerName: 'Last' })] },
      ],
    });
    expect(groups(screen, 1)).toEqual(['Last 2', 'Last 2', '1']);
  },
);

claim(
  [
    'The order of columns comes from columns.',
    "If the columns of a group aren't next to each other, the group has several headers with the same name.",
    'This also applies if the column between them is hidden.',
  ],
  async () => {
    const columnGroupingModel = [group('CA', 'c a'), group('DE', 'e d')];
    const { screen, redraw } = await grid({ columnGroupingModel });
    expect(fields(screen)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(groups(screen)).toEqual(['CA 1', '1', 'CA 1', 'DE 2']);
    await redraw({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel,
      columnVisibilityModel: { b: false },
    });
    expect(fields(screen)).toEqual(['a', 'c', 'd', 'e']);
    expect(groups(screen)).toEqual(['CA 1', 'CA 1', 'DE 2']);
  },
);

claim('The grid processes it again when it receives a new array.', async () => {
  const { screen, redraw } = await grid();
  expect(groups(screen)).toEqual(['AB 2', 'CD 2', '1']);
  await redraw({ rows: ROWS, columns: COLUMNS, columnGroupingModel: [group('BC', 'b c')] });
  expect(groups(screen)).toEqual(['1', 'BC 2', '2']);
  await redraw({ rows: ROWS, columns: COLUMNS });
  expect(groups(screen)).toEqual([]);
});

claim(
  [
    "groupId, headerName, description | From the definition. headerName falls back to groupId, and description to ''.",
    'fields | The visible columns below this header',
    'depth, maxDepth | The level of the group from 0, and the number of levels among the visible columns',
  ],
  async () => {
    const seen = new Map<string, GridColumnGroupHeaderParams>();
    const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => {
      seen.set(params.groupId ?? '', params);
      return params.headerName;
    };
    const columnGroupingModel = [
      {
        groupId: 'Top',
        headerName: 'Above',
        description: 'Upper',
        renderHeaderGroup,
        children: [
          group('AB', 'a b', { renderHeaderGroup }),
          group('C', 'c', { renderHeaderGroup }),
        ],
      },
      group('DE', 'd e', { renderHeaderGroup }),
    ];
    const { redraw } = await grid({ columnGroupingModel });
    expect(seen.get('Top')).toMatchObject({
      groupId: 'Top',
      headerName: 'Above',
      description: 'Upper',
      fields: ['a', 'b', 'c'],
      depth: 0,
      maxDepth: 2,
      colIndex: 0,
      isLastColumn: false,
    });
    expect(seen.get('C')).toMatchObject({
      headerName: 'C',
      description: '',
      depth: 1,
      colIndex: 2,
    });
    expect(seen.get('DE')).toMatchObject({ depth: 0, colIndex: 3, isLastColumn: true });
    await redraw({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel,
      columnVisibilityModel: { a: false, b: false, c: false, e: false },
    });
    expect(seen.get('DE')).toMatchObject({ fields: ['d'], maxDepth: 1, colIndex: 0 });
  },
);

claim(
  [
    'colIndex | The index of the first of its rendered columns',
    "isLastColumn | Whether it's the last rendered header of its level. Left-pinned, unpinned and right-pinned columns each have one.",
  ],
  async () => {
    const seen = new Map<string, GridColumnGroupHeaderParams>();
    const renderHeaderGroup = (params: GridColumnGroupHeaderParams) => {
      seen.set(params.groupId ?? '', params);
      return params.headerName;
    };
    const names = Array.from({ length: 40 }, (_, index) => `c${index}`);
    const columnGroupingModel = [
      group('First', names.slice(0, 20).join(' '), { renderHeaderGroup }),
      group('Second', names.slice(20).join(' '), { renderHeaderGroup }),
    ];
    const wide = await showPro(
      {
        rows: ROWS,
        columns: names.map((field) => ({ field })),
        columnGroupingModel,
      },
      { width: 500 },
    );
    expect(seen.get('First')).toMatchObject({ colIndex: 0, isLastColumn: true });
    expect(seen.has('Second')).toBe(false);
    wide.api.scrollToIndexes({ colIndex: 16 });
    await expect.poll(() => seen.get('First')?.colIndex ?? 0).toBeGreaterThan(0);
    expect(seen.get('First')?.fields).toHaveLength(20);
    wide.screen.unmount();
    seen.clear();
    await showPro({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel: ['A a', 'BC b c', 'D d', 'E e'].map((each) => {
        const [groupId = '', ...children] = each.split(' ');
        return group(groupId, children.join(' '), { renderHeaderGroup });
      }),
      initialState: { pinnedColumns: { left: ['a'], right: ['e'] } },
    });
    expect([...seen].filter(([, { isLastColumn }]) => isLastColumn).map(([id]) => id)).toEqual(
      expect.arrayContaining(['A', 'D', 'E']),
    );
    expect(seen.get('BC')).toMatchObject({ isLastColumn: false });
  },
);

claim(
  'description | string | The tooltip of the header, unless you use renderHeaderGroup',
  async () => {
    const { screen } = await grid({
      columnGroupingModel: [
        group('AB', 'a b', { description: 'Plain' }),
        group('CD', 'c d', { description: 'Rendered', renderHeaderGroup: () => 'Own' }),
      ],
    });
    await hover(screen.getByText('Own'));
    await hover(groupHeader(screen, 'c').querySelector('div') ?? screen.stage);
    expect(groupHeader(screen, 'c').querySelector('[aria-label], [title]')).toBeNull();
    await hover(screen.getByText('AB'));
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Plain');
  },
);

claim(
  [
    'Group headers have the same height as column headers, which is 56 pixels by default.',
    'Set columnGroupHeaderHeight to give all levels of groups a different height.',
    'density scales it, like other heights.',
  ],
  async () => {
    for (const [props, heights] of [
      [{}, [56, 56, 56]],
      [{ columnHeaderHeight: 40 }, [40, 40, 40]],
      [{ columnGroupHeaderHeight: 30 }, [30, 30, 56]],
      [{ columnGroupHeaderHeight: 30, columnHeaderHeight: 40 }, [30, 30, 40]],
      [{ columnGroupHeaderHeight: 30, density: 'compact' }, [21, 21, 39]],
    ] as const) {
      const { screen } = await grid({ columnGroupingModel: NESTED, ...props });
      expect([
        groupHeader(screen, 'a').offsetHeight,
        groupHeader(screen, 'a', 1).offsetHeight,
        header(screen, 'a').offsetHeight,
      ]).toEqual(heights);
      screen.unmount();
    }
  },
);

claim('The text of a group header stays on one line and ends in an ellipsis.', async () => {
  const headerName = 'A name that is much longer than its two narrow columns';
  const { screen } = await grid({ columnGroupingModel: [group('AB', 'a b', { headerName })] });
  const text = screen.getByText(headerName).element();
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  expect(getComputedStyle(text).textOverflow).toBe('ellipsis');
  expect(getComputedStyle(text).whiteSpace).toBe('nowrap');
});

claim(
  'The header of a group disappears when all its columns are hidden, so keep one visible.',
  async () => {
    const { screen, api } = await grid();
    api.setColumnVisibilityModel({ a: false });
    await expect.poll(() => groups(screen)).toEqual(['AB 1', 'CD 2', '1']);
    api.setColumnVisibilityModel({ a: false, b: false });
    await expect.poll(() => groups(screen)).toEqual(['CD 2', '1']);
    api.setColumnVisibilityModel({});
    await expect.poll(() => groups(screen)).toEqual(['AB 2', 'CD 2', '1']);
  },
);

claim(
  [
    'If a group header contains a button with tabIndex 0, which is the default of Material UI buttons, the grid focuses the button instead of the header.',
    "When focus moves there from a column header, the arrow keys then don't move it to other headers.",
    "When focus moves there from another group header, Space doesn't activate the button.",
    'Set tabIndex={-1} on the button and handle Enter in the columnGroupHeaderKeyDown event, as in both demos.',
  ],
  async () => {
    for (const tabIndex of [undefined, -1]) {
      const onClick = vi.fn();
      const renderHeaderGroup = () => (
        <Button tabIndex={tabIndex} onClick={onClick}>
          Press
        </Button>
      );
      const { screen, api } = await grid({
        columnGroupingModel: [group('AB', 'a b', { renderHeaderGroup }), group('CD', 'c d')],
      });
      api.subscribeEvent('columnGroupHeaderKeyDown', (_, event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) {
          onClick();
        }
      });
      const button = screen.getByRole('button', { name: 'Press' }).element();
      const focusTarget = tabIndex === -1 ? groupHeader(screen, 'a') : button;
      await click(cell(screen, 'a'));
      await press('ArrowUp', 'ArrowUp');
      expect(document.activeElement).toBe(focusTarget);
      await press('Enter');
      expect(onClick).toHaveBeenCalledTimes(1);
      await press('ArrowRight');
      expect(document.activeElement).toBe(tabIndex === -1 ? groupHeader(screen, 'c') : button);
      if (tabIndex !== -1) {
        await press('ArrowDown', 'ArrowUp', 'ArrowLeft');
        expect(document.activeElement).toBe(button);
        // The browser scrolls instead, there and back.
        const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
        await expect.poll(() => scroller?.scrollTop).toBe(0);
      }
      await click(cell(screen, 'c'));
      await press('ArrowUp', 'ArrowUp', 'ArrowLeft');
      expect(document.activeElement).toBe(focusTarget);
      await press('Space');
      expect(onClick).toHaveBeenCalledTimes(1);
      await press('Enter');
      expect(onClick).toHaveBeenCalledTimes(2);
      screen.unmount();
    }
  },
);

claim(
  [
    "By default, users can move the columns of a group only within the group, and can't drop other columns between them.",
    'With freeReordering: true, users can move columns out of the group, and drop other columns into it.',
    'If the columns of a group are separated, each part has its own header.',
    'The restriction applies only to dragging.',
    'apiRef.current.setColumnIndex() ignores groups.',
  ],
  async () => {
    for (const freeReordering of [false, true]) {
      const { screen, api } = await showPro({
        rows: ROWS,
        columns: COLUMNS,
        columnGroupingModel: [group('ABC', 'a b c', { freeReordering })],
      });
      await drag(screen, 'd', 'b');
      expect(fields(screen).join('')).toBe(freeReordering ? 'adbce' : 'abcde');
      expect(groups(screen)).toEqual(
        freeReordering ? ['ABC 1', '1', 'ABC 2', '1'] : ['ABC 3', '2'],
      );
      await drag(screen, 'a', 'e');
      expect(fields(screen).join('')).toBe(freeReordering ? 'dbcea' : 'abcde');
      api.setColumnIndex('e', 1);
      await expect.poll(() => fields(screen)[1]).toBe('e');
      screen.unmount();
    }
  },
);

claim(
  [
    "Users can move a column out of its group if no column next to it is in the group, for example if it's the only one.",
    "They still can't drop it between the columns of another group.",
  ],
  async () => {
    const { screen } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel: [group('A', 'a'), group('CD', 'c d')],
    });
    await drag(screen, 'a', 'c');
    expect(fields(screen).join('')).toBe('bacde');
    await drag(screen, 'a', 'e');
    expect(fields(screen).join('')).toBe('bcdea');
    await drag(screen, 'b', 'c');
    expect(fields(screen).join('')).toBe('bcdea');
    screen.unmount();
    const split = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel: [group('AC', 'a c')],
    });
    await drag(split.screen, 'c', 'e');
    expect(fields(split.screen).join('')).toBe('abdec');
  },
);

claim(
  'Pinning a column of a group also splits the group: the pinned part has its own header.',
  async () => {
    const { screen, api } = await showPro({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel: [group('ABC', 'a b c')],
      initialState: { pinnedColumns: { left: ['a'] } },
    });
    expect(groups(screen)).toEqual(['ABC 1', 'ABC 2', '2']);
    api.unpinColumn('a');
    await expect.poll(() => groups(screen)).toEqual(['ABC 3', '2']);
    api.pinColumn('c', 'right' as Parameters<typeof api.pinColumn>[1]);
    await expect.poll(() => groups(screen)).toEqual(['ABC 2', '2', 'ABC 1']);
  },
);

claim(
  [
    'Groups have no initialState and no method that changes them: they come only from columnGroupingModel.',
    'Set includeColumnGroupsHeaders: false in the export options to leave them out.',
  ],
  async () => {
    const { api } = await grid({ columnGroupingModel: NESTED });
    expect(api.getColumnGroupPath('a')).toEqual(['Top', 'AB']);
    expect(api.getColumnGroupPath('d')).toEqual(['DE']);
    expect(api.getColumnGroupPath('none')).toEqual([]);
    expect(api.getAllGroupDetails()).toEqual({
      Top: { groupId: 'Top' },
      AB: { groupId: 'AB' },
      C: { groupId: 'C' },
      DE: { groupId: 'DE' },
    });
    expect(Object.keys(api.exportState())).not.toContain('columnGrouping');
    const head = (lines: number, options = {}) =>
      api.getDataAsCsv(options).split('\r\n').slice(0, lines);
    expect(head(3)).toEqual(['Top,Top,Top,DE,DE', 'AB,AB,C,,', 'a,b,c,d,e']);
    expect(head(1, { includeColumnGroupsHeaders: false })).toEqual(['a,b,c,d,e']);
  },
);

claim(
  'In 8.4.0, an Excel file from a web worker includes them only with includeColumnGroupsHeaders: true.',
  async () => {
    const { api } = await showPremium({
      rows: ROWS,
      columns: COLUMNS,
      columnGroupingModel: LETTERS,
    });
    const headOf = async (options: GridExcelExportOptions) => {
      const { bytes } = await downloadOf(() => api.exportDataAsExcel(options));
      const { sheets } = await readXlsx(bytes);
      return sheets[0]?.rows[0]?.[0];
    };
    const worker = () =>
      new Worker(new URL('../export/excelWorker', import.meta.url), { type: 'module' });
    expect(await headOf({})).toBe('AB');
    expect(await headOf({ worker })).toBe('a');
    expect(await headOf({ worker, includeColumnGroupsHeaders: true })).toBe('AB');
  },
);

async function nested(): Promise<Screen> {
  const { screen } = await grid({ columnGroupingModel: NESTED });
  await click(cell(screen, 'b'));
  await press('ArrowUp', 'ArrowUp');
  expect(document.activeElement).toBe(groupHeader(screen, 'b', 1));
  return screen;
}

keyRow('↑', async () => {
  const screen = await nested();
  await press('↑');
  expect(document.activeElement).toBe(groupHeader(screen, 'b'));
});

keyRow('↓', async () => {
  const screen = await nested();
  await press('↑', '↓');
  expect(document.activeElement).toBe(groupHeader(screen, 'b', 1));
  await press('↓');
  expect(document.activeElement).toBe(header(screen, 'b'));
});

keyRow('→, ←', async () => {
  const screen = await nested();
  await press('→');
  expect(document.activeElement).toBe(groupHeader(screen, 'c', 1));
  await press('←');
  expect(document.activeElement).toBe(groupHeader(screen, 'a', 1));
});

keyRow('Home, End', async () => {
  const screen = await nested();
  await press('↑', 'End');
  expect(document.activeElement).toBe(groupHeader(screen, 'e'));
  await press('Home');
  expect(document.activeElement).toBe(groupHeader(screen, 'a'));
});

keyRow('Page Down', async () => {
  const screen = await nested();
  await press('Page Down');
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('b');
  expect(
    Number(document.activeElement?.closest('[data-rowindex]')?.getAttribute('data-rowindex')),
  ).toBeGreaterThan(1);
  expect(screen.stage.contains(document.activeElement)).toBe(true);
});

claim(
  [
    'The empty cell above a column without a group also receives focus.',
    "In right-to-left layouts, → and ← aren't mirrored in group headers: → moves focus to the next header, which is on the left.",
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      const { screen } = await grid();
      await click(cell(screen, 'c'));
      await press('ArrowUp', 'ArrowUp', 'ArrowRight');
      expect(document.activeElement).toBe(groupHeader(screen, 'e'));
      expect(groupHeader(screen, 'e').className).toContain('emptyGroup');
      const [last, first] = ['e', 'c'].map((field) => groupHeader(screen, field).offsetLeft);
      expect((last ?? 0) > (first ?? 0)).toBe(direction === 'ltr');
      await press('ArrowLeft', 'ArrowLeft');
      expect(document.activeElement).toBe(groupHeader(screen, 'a'));
      screen.unmount();
    }
  },
);
