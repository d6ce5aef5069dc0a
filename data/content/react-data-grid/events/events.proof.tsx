import { StrictMode, useEffect, useState } from 'react';
import {
  DataGrid,
  gridColumnMenuSelector,
  useGridApiContext,
  useGridApiRef,
  useGridEvent,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import type { GridEvents } from '@mui/x-data-grid-premium';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  settled,
  show,
  takeConsole,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  cell,
  header,
  openColumnMenu,
  row,
  showGrid,
  showPremium,
  showPro,
  texts,
} from '#test/proofs/grids.tsx';
import { eventNames } from './eventNames.ts';

const ROWS = [
  { id: 1, name: 'Ada', price: 20 },
  { id: 2, name: 'Bo', price: 3 },
];
const COLUMNS: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'price', type: 'number' },
];
const BASE = { rows: ROWS, columns: COLUMNS };
const ALL = [...eventNames.main, ...eventNames.frequent, ...eventNames.undocumented];
/** What the types declare and the list lacks: the compiler refuses any. */
type Missing = Exclude<GridEvents, (typeof ALL)[number]>;
const missing: Missing[] = [];

const declarations = import.meta.glob<string>(
  [
    '/node_modules/@mui/x-data-grid/models/events/gridEventLookup.d.ts',
    '/node_modules/@mui/x-data-grid-pro/typeOverloads/modules.d.ts',
    '/node_modules/@mui/x-data-grid-premium/typeOverloads/modules.d.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const isSelected = (screen: Screen, id: number) =>
  row(screen, id).getAttribute('aria-selected') === 'true';
const isEditing = (screen: Screen, field: string) =>
  cell(screen, field).querySelector('input') !== null;

/** The names that an interface declares, with and without the mark that hides them from documents. */
function declaredEvents(): { documented: string[]; undocumented: string[] } {
  const documented: string[] = [];
  const undocumented: string[] = [];
  for (const text of Object.values(declarations)) {
    for (const [, body] of text.matchAll(/interface \w*EventLookup\w*[^{]*\{\n(.*?)\n\}/gs)) {
      let comment = '';
      for (const line of body?.split('\n') ?? []) {
        const name = /^ {2}(\w+): \{/.exec(line)?.[1];
        if (name) {
          (comment.includes('@ignore') ? undocumented : documented).push(name);
        }
        comment = /^ {2}( \*|\/\*)/.test(line) ? comment + line : '';
      }
    }
  }
  return { documented, undocumented };
}

const log = (demo: Screen) =>
  demo.stage.querySelector('[role="log"]')?.textContent ?? 'There is no log.';

act('EventLog', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'commodity'));
    await expect.poll(() => log(demo)).toContain('rowClick row 1');
    await demo.getByLabelText('Filter by name').fill('sort');
    await expect.poll(() => log(demo)).toBe('No matching events yet.');
    await click(header(demo, 'price'));
    await expect.poll(() => log(demo)).toMatch(/sortModelChange \[\{"field":"price"/);
    await demo.getByLabelText('Filter by name').fill('');
    await expect.poll(() => log(demo)).toContain('rowClick');
    await click(header(demo, 'price'));
    await click(header(demo, 'price'));
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => log(demo)).toBe('Click, sort, edit or select in the grid.');
  }
  await click(cell(demo, 'quantity'), { times: 2 });
  await expect.poll(() => log(demo)).toContain('cellEditStart');
  await press('Escape');
  await expect.poll(() => log(demo)).toContain('cellEditStop');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await openColumnMenu(demo, 'commodity');
  await expect.poll(() => log(demo)).toContain('menuOpen');
  await press('Escape');
  await expect.poll(() => log(demo)).toContain('menuClose');
  await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
  await openColumnMenu(demo, 'commodity');
  await demo.getByRole('menuitem', { name: 'Pin to left' }).click();
  await expect.poll(() => log(demo)).toMatch(/columnsChange .*menuOpen/);
  await demo.getByRole('combobox', { name: /^Events/ }).click();
  await demo.getByRole('option', { name: 'All, with undocumented' }).click();
  await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
  await hover(cell(demo, 'side', 2));
  await expect.poll(() => log(demo)).toContain('cellMouseOver');
  await click(cell(demo, 'price'));
  await expect.poll(() => log(demo)).toContain('cellFocusIn');
});

act('OrderPreview', async (demo) => {
  const preview = demo.getByRole('alert');
  await expect.element(preview).toHaveTextContent('Click an order to see its products.');
  const customers = texts(demo, 'customer');
  for (const index of [0, 3, 0]) {
    await click(cell(demo, 'status', index));
    await expect.element(preview).toHaveTextContent(new RegExp(`^${customers[index]}: \\d+ × `));
  }
});

act('HoverFooter', async (demo) => {
  const footer = demo.getByRole('status');
  const flights = texts(demo, 'flight');
  for (const index of [0, 2, 0]) {
    await hover(cell(demo, 'gate', index));
    await expect.element(footer).toHaveTextContent(new RegExp(`^${flights[index]}: .*% full$`));
    await hover(header(demo, 'gate'));
    await expect.element(footer).toHaveTextContent('Hover over or click a flight');
  }
  await click(cell(demo, 'gate', 1));
  await expect.element(footer).toHaveTextContent(new RegExp(`^${flights[1]}: `));
});

act('UnsavedView', async (demo) => {
  const view = demo.getByText(/^View /);
  const names = texts(demo, 'name');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(view).toHaveTextContent('View saved');
    await click(header(demo, 'name'));
    await expect.element(view).toHaveTextContent('View changed');
    await demo.getByRole('button', { name: 'Revert' }).click();
    await expect.element(view).toHaveTextContent('View saved');
    await expect.poll(() => texts(demo, 'name')).toEqual(names);
  }
  await click(header(demo, 'age'));
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect.element(view).toHaveTextContent('View saved');
  const byAge = texts(demo, 'name');
  expect(byAge).not.toEqual(names);
  await click(header(demo, 'age'));
  await expect.element(view).toHaveTextContent('View changed');
  await demo.getByRole('button', { name: 'Revert' }).click();
  await expect.poll(() => texts(demo, 'name')).toEqual(byAge);
  await expect.element(view).toHaveTextContent('View saved');
});

act('CtrlDoubleClickEdit', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'stock'), { times: 2 });
    expect(isEditing(demo, 'stock')).toBe(false);
    await click(cell(demo, 'stock'), { times: 2, keys: ['Ctrl'] });
    await expect.poll(() => isEditing(demo, 'stock')).toBe(true);
    await press('Escape');
    await expect.poll(() => isEditing(demo, 'stock')).toBe(false);
  }
  await press('Enter');
  await expect.poll(() => isEditing(demo, 'stock')).toBe(true);
});

act('OpenRowDetails', async (demo) => {
  const dialog = demo.getByRole('dialog');
  const close = async () => {
    await demo.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.querySelector('.MuiModal-root')).toBeNull();
  };
  await click(cell(demo, 'ward', 1));
  await expect.element(dialog).toHaveTextContent('Fasting from midnight');
  await close();
  await press('ArrowDown', 'Enter');
  await expect.element(dialog).toHaveTextContent('Remove drain today');
  await close();
  await press('ArrowUp', 'Enter');
  await expect.element(dialog).toHaveTextContent('Fasting from midnight');
  await close();
  await demo.getByRole('button', { name: 'Call Paul Meyer' }).click();
  await expect
    .element(demo.getByRole('button', { name: 'Called Paul Meyer' }))
    .toHaveTextContent('Called');
  expect(document.querySelector('.MuiModal-root')).toBeNull();
});

claim(
  [
    'This list is generated from the packages.',
    'GridEvents is the type of all event names.',
    'The packages declare more events, such as rowDragStart and cellFocusIn.',
    "These events aren't documented and can change.",
    'The log subscribes to the selected events by name, and TypeScript knows the type of the params of each event.',
  ],
  () => {
    expect(missing).toEqual([]);
    expect(new Set<string>(ALL).size).toBe(107);
    const { documented, undocumented } = declaredEvents();
    expect([...eventNames.main, ...eventNames.frequent].toSorted()).toEqual(documented.toSorted());
    expect(eventNames.undocumented.toSorted()).toEqual(undocumented.toSorted());
    expect(documented).toHaveLength(66);
    expect(undocumented).toEqual(expect.arrayContaining(['rowDragStart', 'cellFocusIn']));
  },
);

claim(
  [
    "The handler always reads the current state of your component, so you don't need useCallback.",
    'The hook unsubscribes when the component unmounts, and always calls the handler of the last render.',
  ],
  async () => {
    const calls: string[] = [];
    function Footer() {
      const apiRef = useGridApiContext();
      const [count, setCount] = useState(0);
      useGridEvent(apiRef, 'rowClick', () => {
        calls.push(`footer ${count}`);
        setCount(count + 1);
      });
      return null;
    }
    const withFooter = { footer: Footer };
    function Sample({ hasFooter }: { hasFooter: boolean }) {
      const [count, setCount] = useState(0);
      const onRowClick = () => {
        calls.push(`prop ${count}`);
        setCount(count + 1);
      };
      return grid({ onRowClick, ...(hasFooter && { slots: withFooter }) });
    }
    const screen = await show(<Sample hasFooter />);
    for (const index of [0, 1, 0]) {
      await click(cell(screen, 'price', index));
    }
    expect(calls).toEqual(['prop 0', 'footer 0', 'prop 1', 'footer 1', 'prop 2', 'footer 2']);
    await screen.rerender(<Sample hasFooter={false} />);
    await click(cell(screen, 'price'));
    expect(calls.slice(6)).toEqual(['prop 3']);
  },
);

function grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300 }}>
      <DataGrid {...BASE} {...props} />
    </div>
  );
}

claim(
  [
    "In development, the grid logs Possible EventEmitter memory leak detected if one event has more than 20 handlers, including the grid's own.",
    'All three are available in every plan.',
  ],
  async () => {
    for (const showAny of [showGrid, showPro, showPremium]) {
      const heard: string[] = [];
      function Footer() {
        useGridEvent(useGridApiContext(), 'rowClick', () => heard.push('hook'));
        return null;
      }
      const { screen, api } = await showAny({
        ...BASE,
        slots: { footer: Footer },
        onRowClick: () => heard.push('prop'),
      });
      const unsubscribe = api.subscribeEvent('rowClick', () => heard.push('subscribed'));
      await click(cell(screen, 'price'));
      expect(heard).toEqual(['prop', 'hook', 'subscribed']);
      unsubscribe();
      await click(cell(screen, 'price', 1));
      expect(heard.slice(3)).toEqual(['prop', 'hook']);
      for (let count = 0; count < 20; count += 1) {
        api.subscribeEvent('menuOpen', () => undefined);
      }
      expect(takeConsole()).toEqual([]);
      for (let count = 0; count < 18; count += 1) {
        api.subscribeEvent('rowClick', () => undefined); // with prop, hook and the grid's own
      }
      expect(takeConsole().join()).toContain('Possible EventEmitter memory leak detected');
      screen.unmount();
    }
    function NameCell({ value }: { value: string }) {
      useGridEvent(useGridApiContext(), 'cellKeyUp', () => undefined);
      return value;
    }
    await showGrid(
      {
        columns: [{ field: 'name', renderCell: ({ value }) => <NameCell value={value} /> }],
        rows: Array.from({ length: 30 }, (_, id) => ({ id, name: `N${id}` })),
      },
      { height: 700 },
    );
    takeConsole(); // the rows in view may be fewer
  },
);

claim(
  [
    "If the grid isn't rendered yet, apiRef.current is null in the effect, and ?. skips the subscription without an error.",
    'If the grid unmounts and mounts again, the new grid has a new API object without your handlers.',
    'The method returns a function that unsubscribes.',
    'Return this function from the effect.',
  ],
  async () => {
    const heard = vi.fn();
    const objects: unknown[] = [];
    function Sample({ isOpen, inside }: { isOpen: boolean; inside: boolean }) {
      return inside ? isOpen && <Whole isOpen /> : <Whole isOpen={isOpen} />;
    }
    function Whole({ isOpen }: { isOpen: boolean }) {
      const apiRef = useGridApiRef();
      useEffect(() => {
        objects.push(apiRef.current);
        return apiRef.current?.subscribeEvent('rowClick', heard);
      }, [apiRef]);
      useEffect(() => {
        objects.push(apiRef.current);
      });
      return isOpen && <div style={{ height: 300 }}>{<DataGrid {...BASE} apiRef={apiRef} />}</div>;
    }
    const screen = await show(<Sample isOpen={false} inside={false} />);
    expect(objects).toEqual([null, null]);
    await screen.rerender(<Sample isOpen inside={false} />);
    expect(objects[2]).not.toBeNull();
    await click(cell(screen, 'price'));
    expect(heard).not.toHaveBeenCalled();
    screen.unmount();
    objects.length = 0;
    const other = await show(<Sample isOpen inside={false} />);
    await click(cell(other, 'price'));
    expect(heard).toHaveBeenCalledTimes(1);
    await other.rerender(<Sample isOpen={false} inside={false} />);
    expect(objects.at(-1)).toBeNull();
    await other.rerender(<Sample isOpen inside={false} />);
    expect(objects.at(-1)).not.toBe(objects[0]);
    await click(cell(other, 'price'));
    expect(heard).toHaveBeenCalledTimes(1);
    other.unmount();
    heard.mockClear();
    const third = await show(<Sample isOpen inside />);
    for (const times of [1, 2]) {
      await click(cell(third, 'price'));
      expect(heard).toHaveBeenCalledTimes(times);
      await third.rerender(<Sample isOpen={false} inside />);
      await third.rerender(<Sample isOpen inside />);
    }
  },
);

claim(
  [
    'details | In Pro and Premium, details.api is the API object. In Community, details is an empty object',
    "The type of details.api doesn't include undefined, but in version 8.4.0, details is an empty object in handlers of DataGrid events.",
    'Model callbacks, such as onSortModelChange, receive details.api in every plan.',
    'Model callbacks, such as onSortModelChange, receive only two arguments: the model and the details.',
    'event | The DOM event or the React event. If there is neither, an object',
  ],
  async () => {
    for (const [index, showAny] of [showGrid, showPro, showPremium].entries()) {
      const onRowClick = vi.fn();
      const onSortModelChange = vi.fn();
      const subscribed = vi.fn();
      const { screen, api } = await showAny({ ...BASE, onRowClick, onSortModelChange });
      api.subscribeEvent('rowClick', subscribed);
      api.subscribeEvent('sortModelChange', subscribed);
      await click(cell(screen, 'price'));
      await click(header(screen, 'price'));
      const details = index === 0 ? {} : { api };
      expect(onRowClick.mock.lastCall?.[1]).toMatchObject({ type: 'click' });
      expect(Object.keys(onRowClick.mock.lastCall?.[2])).toEqual(Object.keys(details));
      expect(onRowClick.mock.lastCall?.[2].api).toBe(index === 0 ? undefined : api);
      expect(subscribed.mock.calls.map(([, , given]) => given.api === api)).toEqual([
        index > 0,
        index > 0,
      ]);
      expect(onSortModelChange.mock.lastCall).toHaveLength(2);
      expect(Object.keys(onSortModelChange.mock.lastCall?.[1].api)).toContain('setSortModel');
      expect(subscribed.mock.lastCall?.[1]).toBeTypeOf('object');
      screen.unmount();
    }
  },
);

claim(
  [
    "onFilterModelChange, onPaginationModelChange and onRowSelectionModelChange receive details.reason, such as 'deleteFilterItem' or 'setPaginationModel'.",
    'A handler of subscribeEvent() receives the reason in the second argument: event.reason.',
  ],
  async () => {
    for (const showAny of [showGrid, showPro]) {
      const onFilterModelChange = vi.fn();
      const onPaginationModelChange = vi.fn();
      const onRowSelectionModelChange = vi.fn();
      const subscribed = vi.fn();
      const { screen, api } = await showAny({
        ...BASE,
        pagination: true,
        pageSizeOptions: [1],
        initialState: { pagination: { paginationModel: { pageSize: 1 } } },
        onFilterModelChange,
        onPaginationModelChange,
        onRowSelectionModelChange,
      });
      for (const name of [
        'filterModelChange',
        'paginationModelChange',
        'rowSelectionChange',
      ] as const) {
        api.subscribeEvent(name, subscribed);
      }
      const item = { id: 1, field: 'name', operator: 'contains', value: 'a' };
      api.setPage(1);
      api.upsertFilterItem(item);
      api.deleteFilterItem(item);
      api.selectRow(1);
      const reasons = subscribed.mock.calls.map(([, event]) => event.reason as unknown);
      expect(reasons).toEqual(
        expect.arrayContaining(['setPaginationModel', 'deleteFilterItem', 'singleRowSelection']),
      );
      expect(subscribed.mock.lastCall?.[2]).not.toHaveProperty('reason');
      expect(onFilterModelChange.mock.lastCall?.[1].reason).toBe('deleteFilterItem');
      expect(onPaginationModelChange.mock.calls[0]?.[1].reason).toBe('setPaginationModel');
      expect(onRowSelectionModelChange.mock.lastCall?.[1].reason).toBe('singleRowSelection');
      screen.unmount();
    }
  },
);

claim("If you control the model, it's undefined.", async () => {
  const modelsOf = (count: number): Partial<DataGridProps> => ({
    filterModel: { items: [{ id: 1, field: 'price', operator: '>', value: count }] },
    paginationModel: { page: count, pageSize: 1 },
    rowSelectionModel: { type: 'include', ids: new Set([count + 1]) },
  });
  const props = { ...BASE, pageSizeOptions: [1] };
  const { api, redraw } = await showGrid({ ...props, ...modelsOf(0) });
  const heard = [vi.fn(), vi.fn(), vi.fn()] as const;
  api.subscribeEvent('filterModelChange', heard[0]);
  api.subscribeEvent('paginationModelChange', heard[1]);
  api.subscribeEvent('rowSelectionChange', heard[2]);
  await redraw({ ...props, ...modelsOf(1) });
  for (const subscribed of heard) {
    await expect.poll(() => subscribed.mock.lastCall?.[1]).toBeDefined();
    expect(subscribed.mock.lastCall?.[1].reason).toBeUndefined();
  }
});

claim(
  [
    'If you control a model, the grid calls the prop when the user changes the model.',
    'The grid publishes the event, such as filterModelChange, after you pass the new model.',
    "If you keep the old model, the grid doesn't publish the event.",
  ],
  async () => {
    const filterModel = { items: [] };
    const onFilterModelChange = vi.fn();
    const onSortModelChange = vi.fn();
    const subscribed = vi.fn();
    const props = { ...BASE, filterModel, onFilterModelChange, sortModel: [], onSortModelChange };
    const { screen, api, redraw } = await showGrid(props);
    api.subscribeEvent('filterModelChange', subscribed);
    api.subscribeEvent('sortModelChange', subscribed);
    const next = { items: [{ id: 1, field: 'name', operator: 'contains', value: 'a' }] };
    api.setFilterModel(next);
    await click(header(screen, 'name'));
    await settled();
    expect(onFilterModelChange).toHaveBeenCalledOnce();
    expect(onSortModelChange).toHaveBeenCalledOnce();
    expect(subscribed).not.toHaveBeenCalled();
    await redraw({ ...props, filterModel: next, sortModel: [{ field: 'name', sort: 'asc' }] });
    await expect
      .poll(() => subscribed.mock.calls.map(([model]) => model as unknown))
      .toEqual(
        expect.arrayContaining([expect.objectContaining(next), [{ field: 'name', sort: 'asc' }]]),
      );
  },
);

claim(
  [
    'Prop | Before the grid handles the event | Yes',
    'subscribeEvent(name, handler, { isFirst: true }) | Before the grid, and before the prop | Yes',
    'subscribeEvent(name, handler) | After the grid | No',
    'useGridEvent() in a slot | After the grid. Not called if an earlier handler prevented the default | No',
    'Set event.defaultMuiPrevented = true in the handler of a prop to prevent the default behavior of the grid for this event.',
  ],
  async () => {
    for (const showAny of [showGrid, showPro]) {
      for (const preventer of ['none', 'prop', 'first', 'subscribed', 'hook']) {
        const heard: string[] = [];
        const held: { api?: { state: { rowSelection: { ids: Set<unknown> } } } } = {};
        const hear = (name: string) => (_: unknown, event: { defaultMuiPrevented?: boolean }) => {
          heard.push(`${name} ${held.api?.state.rowSelection.ids.size ?? 0}`);
          if (name === preventer) {
            event.defaultMuiPrevented = true;
          }
        };
        function Footer() {
          useGridEvent(useGridApiContext(), 'rowClick', hear('hook'));
          return null;
        }
        const shown = await showAny({
          ...BASE,
          slots: { footer: Footer },
          onRowClick: hear('prop'),
        });
        held.api = shown.api;
        shown.api.subscribeEvent('rowClick', hear('first'), { isFirst: true });
        shown.api.subscribeEvent('rowClick', hear('subscribed'));
        await click(cell(shown.screen, 'price'));
        const isPrevented = preventer === 'prop' || preventer === 'first';
        expect(isSelected(shown.screen, 1), preventer).toBe(!isPrevented);
        const expected: Record<string, string[]> = {
          prop: ['first 0', 'prop 0', 'subscribed 0'],
          first: ['first 0', 'subscribed 0'],
        };
        expect(heard, preventer).toEqual(
          expected[preventer] ?? ['first 0', 'prop 0', 'hook 1', 'subscribed 1'],
        );
        shown.screen.unmount();
      }
    }
  },
);

claim(
  'In development, StrictMode changes this order for a slot that mounts together with the grid: the handler of useGridEvent() runs before the grid, and can prevent the default.',
  async () => {
    for (const isPrevented of [false, true]) {
      const selectedThen: number[] = [];
      function Footer() {
        const apiRef = useGridApiContext();
        useGridEvent(apiRef, 'rowClick', (_params, event) => {
          selectedThen.push(apiRef.current.state.rowSelection.ids.size);
          event.defaultMuiPrevented = isPrevented;
        });
        return null;
      }
      const slots = { footer: Footer };
      const screen = await show(null); // React repeats no effects below an outer root that mounts with them
      await screen.rerender(
        <StrictMode>
          <div style={{ height: 300 }}>
            <DataGrid {...BASE} slots={slots} />
          </div>
        </StrictMode>,
      );
      await expect.poll(() => texts(screen, 'price')).toHaveLength(2);
      await click(cell(screen, 'price'));
      expect(selectedThen).toEqual([0]);
      expect(isSelected(screen, 1)).toBe(!isPrevented);
      screen.unmount();
    }
  },
);

claim(
  [
    'The same click publishes cellClick, then rowClick.',
    "Preventing one of them doesn't affect the other: to keep a click from selecting the row, prevent rowClick.",
    'If you call event.stopPropagation() in a React handler of an element in a cell, the grid publishes neither of them.',
    "event.preventDefault() prevents the browser's default behavior, not the grid's.",
  ],
  async () => {
    const heard: string[] = [];
    const { screen, redraw } = await showGrid({
      rows: ROWS,
      columns: [
        { field: 'price' },
        {
          field: 'name',
          renderCell: ({ value }) => (
            <button onClick={(event) => event.stopPropagation()}>{value}</button>
          ),
        },
      ],
      onCellClick: (_, event) => {
        heard.push('cellClick');
        event.defaultMuiPrevented = true;
      },
      onRowClick: (_, event) => {
        heard.push('rowClick');
        event.preventDefault();
      },
    });
    await click(cell(screen, 'price'));
    expect(heard).toEqual(['cellClick', 'rowClick']);
    expect(isSelected(screen, 1)).toBe(true);
    await screen.getByRole('button', { name: 'Bo' }).click();
    expect(heard).toHaveLength(2);
    expect(isSelected(screen, 2)).toBe(false);
    await redraw({
      ...BASE,
      onRowClick: (_, event) => {
        event.defaultMuiPrevented = true;
      },
    });
    await click(cell(screen, 'price', 1));
    expect(isSelected(screen, 2)).toBe(false);
  },
);

claim(
  [
    'Enter still starts editing, because this key fires cellKeyDown.',
    'To prevent editing regardless of how the user starts it, use onCellEditStart.',
    "The grid doesn't call this prop for apiRef.current.startCellEditMode().",
  ],
  async () => {
    const heard: string[] = [];
    const { screen, api } = await showGrid({
      ...BASE,
      onCellKeyDown: () => {
        heard.push('cellKeyDown');
      },
      onCellDoubleClick: () => {
        heard.push('cellDoubleClick');
      },
      onCellEditStart: (_, event) => {
        heard.push('cellEditStart');
        event.defaultMuiPrevented = true;
      },
    });
    await click(cell(screen, 'name'), { times: 2 });
    await press('Enter', 'x');
    expect(heard).toEqual([
      'cellDoubleClick',
      'cellEditStart',
      'cellKeyDown',
      'cellEditStart',
      'cellKeyDown',
      'cellEditStart',
    ]);
    expect(isEditing(screen, 'name')).toBe(false);
    api.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(() => isEditing(screen, 'name')).toBe(true);
    expect(heard).toHaveLength(6);
  },
);

claim(
  [
    "onRowClick isn't called for clicks in the checkbox column, in a column of type actions, or in a cell in edit mode.",
    'disableRowSelectionOnClick prevents a click from selecting the row.',
    "With onRowClick alone, keyboard users can't open a row.",
  ],
  async () => {
    const onRowClick = vi.fn();
    const { screen } = await showGrid({
      rows: ROWS,
      columns: [...COLUMNS, { field: 'actions', type: 'actions', getActions: () => [] }],
      checkboxSelection: true,
      disableRowSelectionOnClick: true,
      onRowClick,
    });
    await click(cell(screen, '__check__').querySelector('input') ?? screen.stage);
    await click(cell(screen, '__check__'), { at: { x: 2, y: 2 } });
    await click(cell(screen, 'actions'));
    expect(onRowClick).not.toHaveBeenCalled();
    await click(cell(screen, 'name', 1), { times: 2 });
    await expect.poll(() => cell(screen, 'name', 1).querySelector('input')).not.toBeNull();
    onRowClick.mockClear();
    await click(cell(screen, 'name', 1).querySelector('input') ?? screen.stage);
    expect(onRowClick).not.toHaveBeenCalled();
    await press('Escape', 'Enter', 'Escape', 'Space');
    expect(onRowClick).not.toHaveBeenCalled();
    await click(cell(screen, 'price', 1));
    expect(onRowClick).toHaveBeenCalledOnce();
    expect(isSelected(screen, 2)).toBe(false);
  },
);

claim(
  "sortModelChange and filterModelChange fire after the change, so preventing them doesn't undo it.",
  async () => {
    const { screen, api } = await showGrid(BASE);
    for (const name of ['sortModelChange', 'filterModelChange'] as const) {
      api.subscribeEvent(
        name,
        (_, event) => {
          event.defaultMuiPrevented = true;
        },
        { isFirst: true },
      );
    }
    await click(header(screen, 'price'));
    await expect.poll(() => texts(screen, 'name')).toEqual(['Bo', 'Ada']);
    api.setFilterModel({ items: [{ field: 'name', operator: 'contains', value: 'b' }] });
    await expect.poll(() => texts(screen, 'name')).toEqual(['Bo']);
  },
);

claim(
  [
    'useGridEvent(apiRef, name, handler, { isFirst: true }) in a slot | Before the grid, and before the prop | Yes',
  ],
  async () => {
    const heard: string[] = [];
    let isPreventing = false;
    const footerWith = (options: { isFirst?: boolean }) =>
      function Footer() {
        useGridEvent(
          useGridApiContext(),
          'rowClick',
          (_, event) => {
            heard.push('hook');
            event.defaultMuiPrevented = isPreventing;
          },
          options,
        );
        return null;
      };
    const onRowClick = () => heard.push('prop');
    for (const [options, expected, prevents] of [
      [{}, ['prop', 'hook'], false],
      [{ isFirst: true }, ['hook', 'prop'], true],
    ] as const) {
      heard.length = 0;
      isPreventing = false;
      const screen = await show(grid({ slots: { footer: footerWith(options) }, onRowClick }));
      await click(cell(screen, 'price'));
      expect(heard).toEqual(expected);
      expect(isSelected(screen, 1)).toBe(true);
      isPreventing = true;
      await click(cell(screen, 'price', 1));
      expect(isSelected(screen, 2)).toBe(!prevents);
      screen.unmount();
    }
  },
);

claim(
  "Clicks on the toggle of a detail panel and on the handle that reorders rows don't trigger onRowClick either.",
  async () => {
    const onRowClick = vi.fn();
    const { screen } = await showPro({
      ...BASE,
      rowReordering: true,
      getDetailPanelContent: () => 'Details',
      onRowClick,
    });
    await click(cell(screen, '__detail_panel_toggle__').querySelector('button') ?? screen.stage);
    await click(cell(screen, '__reorder__'));
    expect(onRowClick).not.toHaveBeenCalled();
    await click(cell(screen, 'price', 1));
    expect(onRowClick).toHaveBeenCalledOnce();
  },
);

claim(
  [
    'In version 8.4.0, the grid can publish menuClose for a column header even though no menu closes (issue 11336).',
    'If you pin or hide a column from its menu, the grid publishes menuOpen, but no menuClose for this menu.',
    'To check whether a column menu is open, read gridColumnMenuSelector with useGridSelector().',
  ],
  async () => {
    function MenuState() {
      const { open, field } = useGridSelector(useGridApiContext(), gridColumnMenuSelector);
      return <output>{open ? `Menu of ${field}` : 'No menu'}</output>;
    }
    for (const item of ['Pin to left', 'Hide column']) {
      const { screen, api } = await showPro({ ...BASE, slots: { footer: MenuState } });
      const heard: string[] = [];
      for (const name of ['menuOpen', 'menuClose'] as const) {
        api.subscribeEvent(name, ({ target }) => {
          heard.push(`${name} ${target?.closest<HTMLElement>('[data-field]')?.dataset.field}`);
        });
      }
      await click(header(screen, 'price'));
      await expect.poll(() => heard).toContain('menuClose price');
      expect(heard.join()).not.toContain('menuOpen');
      await openColumnMenu(screen, 'name');
      await expect.element(screen.getByText('Menu of name')).toBeVisible();
      expect(heard).toContain('menuOpen name');
      heard.length = 0;
      await screen.getByRole('menuitem', { name: item }).click();
      await expect.element(screen.getByText('No menu')).toBeVisible();
      await expect.poll(() => document.querySelector('[role="menu"]')).toBeNull();
      await settled();
      expect(heard).not.toContain('menuClose name');
      screen.unmount();
    }
  },
);
