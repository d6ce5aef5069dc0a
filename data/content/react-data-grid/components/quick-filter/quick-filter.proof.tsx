import type { ReactElement } from 'react';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type DataGridProps,
  type GridSlotProps,
  type QuickFilterControlProps,
  type QuickFilterProps,
} from '@mui/x-data-grid';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  show,
  type,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { cell, showGrid, texts } from '#test/proofs/grids.tsx';
import ShortcutQuickFilter from './ShortcutQuickFilter.tsx';

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
const initially = (...quickFilterValues: string[]) => ({
  initialState: { filter: { filterModel: { items: [], quickFilterValues } } },
});

/** A search as the page recommends it: the ref is passed to the input. */
function Control(props: QuickFilterControlProps) {
  return (
    <QuickFilterControl
      render={({ ref, slotProps, ...control }) => (
        <TextField
          {...control}
          inputRef={ref}
          slotProps={{ htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Ports' } }}
        />
      )}
      {...props}
    />
  );
}
const searchWith = (props: Partial<QuickFilterProps> = {}) => (
  <Toolbar>
    <QuickFilter {...props}>
      <QuickFilterTrigger>Search</QuickFilterTrigger>
      <Control />
    </QuickFilter>
    <input aria-label="Other" />
  </Toolbar>
);
const expanded = (control: ReactElement) => (
  <Toolbar>
    <QuickFilter expanded>{control}</QuickFilter>
  </Toolbar>
);

const trigger = (screen: Screen) => screen.getByRole('button', { name: 'Search' });
const field = (screen: Screen) => screen.getByRole('searchbox');
const isExpanded = (screen: Screen, is: boolean) =>
  expect.element(trigger(screen)).toHaveAttribute('aria-expanded', String(is));
const ports = (screen: Screen, expected: string[]) =>
  expect.poll(() => texts(screen, 'port')).toEqual(expected);

act('AnimatedQuickFilter', async (demo) => {
  const before = texts(demo, 'flight');
  const search = demo.getByRole('searchbox', { name: 'Search flights' });
  const button = demo.getByRole('button', { name: 'Search flights' });
  for (let turn = 0; turn < 2; turn += 1) {
    await button.click();
    await expect.element(search).toHaveFocus();
    await search.fill('porto');
    await expect.poll(() => new Set(texts(demo, 'destination'))).toEqual(new Set(['Porto']));
    await demo.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(search).toHaveFocus();
    await expect.poll(() => texts(demo, 'flight')).toEqual(before);
    await search.fill('krakow');
    await expect.poll(() => new Set(texts(demo, 'destination'))).toEqual(new Set(['Krakow']));
    await press('Escape');
    await expect.element(search).toHaveValue('');
    await press('Escape');
    await expect.element(button).toHaveFocus();
    await expect.poll(() => texts(demo, 'flight')).toEqual(before);
  }
});

act('ExpandedAtStart', async (demo) => {
  const search = demo.getByRole('searchbox', { name: 'Search employees' });
  const button = demo.getByRole('button', { name: 'Search employees' });
  const before = texts(demo, 'name');
  await search.click();
  for (let turn = 0; turn < 2; turn += 1) {
    await search.fill('director');
    await expect.poll(() => new Set(texts(demo, 'job'))).toEqual(new Set(['Director']));
    await search.fill('');
    await expect.poll(() => texts(demo, 'name')).toEqual(before);
    await press('Tab');
    await expect.element(button).toHaveFocus();
    await press('Enter');
    await expect.element(search).toHaveFocus();
  }
});

act('ShortcutQuickFilter', async (demo) => {
  const search = demo.getByRole('searchbox', { name: 'Search trades' });
  const button = demo.getByRole('button', { name: 'Search trades' });
  for (let turn = 0; turn < 2; turn += 1) {
    await click(cell(demo, 'desk'));
    await press('Ctrl+f');
    await expect.element(search).toHaveFocus();
    await type('lima');
    await expect.poll(() => new Set(texts(demo, 'desk'))).toEqual(new Set(['Lima']));
    await click(cell(demo, 'desk'));
    await press('Ctrl+f');
    await expect.element(search).toHaveFocus();
    await press('Escape', 'Escape');
    await expect.element(button).toHaveFocus();
    await expect.poll(() => new Set(texts(demo, 'desk')).size).toBeGreaterThan(1);
  }
  await button.click();
  await expect.element(search).toHaveFocus();
});

act('AlwaysOpenQuickFilter', async (demo) => {
  const search = demo.getByRole('searchbox', { name: 'Search orders' });
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(status).toHaveTextContent('120 orders');
    await search.fill('48000');
    await expect.element(status).toHaveTextContent('1 order');
    await demo.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(status).toHaveTextContent('120 orders');
    await search.fill('lyon');
    await expect.poll(() => new Set(texts(demo, 'city'))).toEqual(new Set(['Lyon']));
    await press('Escape');
  }
  await press('Escape');
  await expect.element(search).toHaveFocus();
});

claim(
  'QuickFilterControl is the only part that you need. Without a trigger, set expanded on QuickFilter, as in Keep the field expanded.',
  async () => {
    const { screen } = await withToolbar(expanded(<QuickFilterControl />));
    await field(screen).fill('bre');
    await ports(screen, ['Brest']);
  },
);

claim('Also set showToolbar.', async () => {
  const { screen } = await withToolbar(searchWith(), { showToolbar: false });
  await expect.element(cell(screen, 'port')).toBeVisible();
  await expect.element(trigger(screen)).not.toBeInTheDocument();
});

claim(
  "A part that isn't inside QuickFilter throws MUI X: Missing context. Quick Filter subcomponents must be placed within a <QuickFilter /> component.",
  async () => {
    const message =
      'MUI X: Missing context. Quick Filter subcomponents must be placed within a <QuickFilter /> component.';
    await expect(withToolbar(<QuickFilterControl />)).rejects.toThrow(message);
    await expect(withToolbar(<QuickFilterClear />)).rejects.toThrow(message);
    await expect(withToolbar(<QuickFilterTrigger />)).rejects.toThrow(message);
  },
);

claim(
  [
    'defaultExpanded | true if there are search words on mount | Whether the field is initially expanded',
    'With defaultExpanded={false}, the field is collapsed on mount even if there are search words.',
  ],
  async () => {
    const startsWith = async (props: Partial<QuickFilterProps>, words: string[], is: boolean) => {
      const { screen } = await withToolbar(searchWith(props), initially(...words));
      await isExpanded(screen, is);
      await ports(screen, words.length > 0 ? ['Brest'] : ['Aveiro', 'Brest']);
      screen.unmount();
    };
    await startsWith({}, [], false);
    await startsWith({}, ['bre'], true);
    await startsWith({ defaultExpanded: true }, [], true);
    await startsWith({ defaultExpanded: false }, ['bre'], false);
  },
);

claim(
  'onExpandedChange | None | Receives true or false when the user expands or collapses the field',
  async () => {
    const onExpandedChange = vi.fn();
    const { screen } = await withToolbar(searchWith({ onExpandedChange }));
    await trigger(screen).click();
    expect(onExpandedChange.mock.calls).toEqual([[true]]);
    await expect.element(field(screen)).toHaveFocus();
    await press('Escape');
    expect(onExpandedChange.mock.calls).toContainEqual([false]);
    await isExpanded(screen, false);
  },
);

claim(
  'debounceMs | filterDebounceMs of the grid, which is 150 by default | Delay in ms between typing and filtering',
  async () => {
    const typing = async (props: Partial<DataGridProps>, own: Partial<QuickFilterProps>) => {
      const toolbar = searchWith({ expanded: true, ...own });
      const { screen } = await withToolbar(toolbar, props);
      await field(screen).fill('bre');
      return screen;
    };
    const never = 1_000_000;
    const slow = await typing({ filterDebounceMs: never }, {});
    await expect.element(field(slow)).toHaveValue('bre');
    expect(texts(slow, 'port')).toEqual(['Aveiro', 'Brest']);
    slow.unmount();
    await ports(await typing({ filterDebounceMs: never }, { debounceMs: 0 }), ['Brest']);
  },
);

claim(
  "If the toolbar renders again with a different parser before debounceMs has passed, the typed text isn't applied.",
  async () => {
    const Search = ({ round = 0 }: GridSlotProps['toolbar'] & { round?: number }) =>
      searchWith({ expanded: true, debounceMs: 100, parser: (text) => [`${text}${round}`] });
    const slots = { toolbar: Search };
    const props = (round: number) => ({
      rows: [{ id: 1, port: 'Brest1' }],
      columns: COLUMNS,
      slots,
      slotProps: { toolbar: { round } as object },
      showToolbar: true,
    });
    const { screen, redraw } = await showGrid(props(0));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (field(screen).element() as HTMLElement).focus();
    document.execCommand('insertText', false, 'brest');
    await redraw(props(1));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await expect.element(field(screen)).toHaveValue('brest');
    expect(texts(screen, 'port')).toEqual(['Brest1']); // the parser of the first render finds nothing
    await field(screen).fill('bre');
    await expect.poll(() => texts(screen, 'port')).toEqual([]);
  },
);

claim(
  'If the user types and clears the field before debounceMs has passed, version 8.4.0 still filters by the typed text, although the field is empty.',
  async () => {
    for (const clear of [
      () => press('Escape'),
      (screen: Screen) => screen.getByRole('button', { name: 'Clear' }).click(),
    ]) {
      const { screen } = await withToolbar(
        <Toolbar>
          <QuickFilter expanded debounceMs={1500}>
            <Control />
            <QuickFilterClear>Clear</QuickFilterClear>
          </QuickFilter>
        </Toolbar>,
      );
      await field(screen).fill('bre');
      await clear(screen);
      await expect.element(field(screen)).toHaveValue('');
      expect(texts(screen, 'port')).toEqual(['Aveiro', 'Brest']);
      await ports(screen, ['Brest']);
      await expect.element(field(screen)).toHaveValue('');
      screen.unmount();
    }
  },
);

claim('In all parts, these functions receive the same state:', async () => {
  const states = new Map<string, unknown>();
  const note = (part: string) => (state: unknown) => {
    states.set(part, state);
    return part;
  };
  const { screen } = await withToolbar(
    <QuickFilter className={note('root')}>
      <QuickFilterTrigger className={note('trigger')}>Search</QuickFilterTrigger>
      <QuickFilterControl className={note('control')} />
      <QuickFilterClear className={note('clear')}>Clear</QuickFilterClear>
    </QuickFilter>,
    initially('bre'),
  );
  await isExpanded(screen, true);
  const all = ['root', 'trigger', 'control', 'clear'];
  for (const part of all) {
    expect(states.get(part)).toEqual({ value: 'bre', expanded: true });
  }
  await trigger(screen).click();
  await isExpanded(screen, false);
  for (const part of all) {
    expect(states.get(part)).toEqual({ value: 'bre', expanded: false });
  }
});

claim(
  [
    "If you don't pass render, the ref is attached to the root element of the text field.",
    "Expanding the field and clicking QuickFilterClear then don't focus the input.",
  ],
  async () => {
    const root: { current: HTMLInputElement | null } = { current: null };
    const { screen } = await withToolbar(
      <Toolbar>
        <QuickFilter>
          <QuickFilterTrigger>Search</QuickFilterTrigger>
          <QuickFilterControl ref={root} />
          <QuickFilterClear>Clear</QuickFilterClear>
        </QuickFilter>
      </Toolbar>,
    );
    expect(root.current?.className).toContain('MuiTextField-root');
    await trigger(screen).click();
    await isExpanded(screen, true);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(field(screen)).not.toHaveFocus();
    await field(screen).fill('bre');
    await ports(screen, ['Brest']);
    await screen.getByRole('button', { name: 'Clear' }).click();
    await ports(screen, ['Aveiro', 'Brest']);
    await expect.element(field(screen)).not.toHaveFocus();
  },
);

claim(
  [
    'If you pass slotProps.htmlInput to QuickFilterControl, its role, id, tabIndex and onBlur are lost. An empty field then stays expanded on blur.',
  ],
  async () => {
    const { screen } = await withToolbar(
      <Toolbar>
        <QuickFilter>
          <QuickFilterTrigger>Search</QuickFilterTrigger>
          <QuickFilterControl slotProps={{ htmlInput: { 'aria-label': 'Ports' } }} />
        </QuickFilter>
      </Toolbar>,
    );
    const input = screen.getByRole('textbox', { name: 'Ports' });
    const { id, tabIndex } = input.element() as HTMLInputElement;
    expect(tabIndex).toBe(0); // although it is collapsed
    expect(id).not.toBe(trigger(screen).element().getAttribute('aria-controls'));
    await trigger(screen).click();
    await input.click();
    await click(cell(screen, 'port'));
    await isExpanded(screen, true);
  },
);

claim('The button has tabIndex={-1}, so Tab skips it.', async () => {
  const { screen } = await withToolbar(
    <Toolbar>
      <QuickFilter>
        <Control />
        <QuickFilterClear>Clear</QuickFilterClear>
      </QuickFilter>
      <input aria-label="Other" />
    </Toolbar>,
    initially('bre'),
  );
  await field(screen).click();
  await press('Tab');
  await expect.element(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(field(screen)).toHaveFocus();
  await ports(screen, ['Aveiro', 'Brest']);
});

claim(
  'If the trigger stays visible and the field is focused but empty, pressing the mouse button on the trigger moves focus out of the field and collapses it. The click then expands the field again. Hide the trigger while the field is expanded, as in the demos, or add onMouseDown={(event) => event.preventDefault()} to the trigger.',
  async () => {
    const { screen } = await withToolbar(searchWith());
    await trigger(screen).click();
    await expect.element(field(screen)).toHaveFocus();
    await trigger(screen).click();
    await isExpanded(screen, true);
    screen.unmount();

    const elsewhere = await withToolbar(searchWith({ defaultExpanded: true }));
    await trigger(elsewhere.screen).click(); // the field has no focus to lose
    await isExpanded(elsewhere.screen, false);
    elsewhere.screen.unmount();

    const kept = await withToolbar(
      <Toolbar>
        <QuickFilter>
          <QuickFilterTrigger onMouseDown={(event) => event.preventDefault()}>
            Search
          </QuickFilterTrigger>
          <Control />
        </QuickFilter>
      </Toolbar>,
    );
    await trigger(kept.screen).click();
    await expect.element(field(kept.screen)).toHaveFocus();
    await trigger(kept.screen).click();
    await isExpanded(kept.screen, false);
  },
);

claim(
  "QuickFilter doesn't hide a collapsed field. It only removes the field from the tab order.",
  async () => {
    const { screen } = await withToolbar(searchWith());
    await isExpanded(screen, false);
    await expect.element(field(screen)).toBeVisible();
    expect((field(screen).element() as HTMLInputElement).tabIndex).toBe(-1);
    await trigger(screen).click();
    await expect.poll(() => (field(screen).element() as HTMLInputElement).tabIndex).toBe(0);
  },
);

claim(
  'For animations, the root element has the CSS variable --trigger-width with the width of the trigger on mount.',
  async () => {
    const { screen } = await withToolbar(searchWith());
    const button = trigger(screen).element() as HTMLElement;
    const root = button.parentElement;
    expect(root?.style.getPropertyValue('--trigger-width')).toBe(`${button.offsetWidth}px`);
  },
);

claim(
  'Escape clears the field. To keep the text, handle the key before the component does.',
  async () => {
    const { screen } = await withToolbar(
      expanded(
        <QuickFilterControl
          render={({ ref, slotProps, onKeyDown, ...control }) => (
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{ htmlInput: slotProps?.htmlInput }}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') {
                  onKeyDown?.(event);
                }
              }}
            />
          )}
        />,
      ),
    );
    await field(screen).fill('bre');
    await ports(screen, ['Brest']);
    await press('Escape');
    await expect.element(field(screen)).toHaveValue('bre');
    screen.unmount();

    const cleared = await withToolbar(expanded(<QuickFilterControl />));
    await field(cleared.screen).fill('bre');
    await ports(cleared.screen, ['Brest']);
    await press('Escape');
    await expect.element(field(cleared.screen)).toHaveValue('');
    await ports(cleared.screen, ['Aveiro', 'Brest']);
  },
);

claim(
  'To keep the dialog open, pass onKeyDown to QuickFilterControl and call event.stopPropagation() for Escape. The field is still cleared.',
  async () => {
    const onClose = vi.fn();
    const inDialog = async (control: ReactElement) => {
      const slots = { toolbar: () => expanded(control) };
      const screen = await show(
        <Dialog open onClose={onClose} aria-label="Ports">
          <div style={{ width: 400, height: 300 }}>
            <DataGrid rows={ROWS} columns={COLUMNS} slots={slots} showToolbar />
          </div>
        </Dialog>,
      );
      await field(screen).fill('bre');
      await press('Escape');
      await expect.element(field(screen)).toHaveValue('');
      screen.unmount();
    };
    await inDialog(<QuickFilterControl />);
    expect(onClose).toHaveBeenCalledTimes(1);
    await inDialog(
      <QuickFilterControl
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
          }
        }}
      />,
    );
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

claim(
  'If you define the toolbar inside your component, the toolbar is a new component on each render, so the grid mounts the field again.',
  async () => {
    const props = () => ({ rows: ROWS, columns: COLUMNS, showToolbar: true });
    const { screen, redraw } = await showGrid({
      ...props(),
      slots: { toolbar: () => expanded(<Control />) },
    });
    await field(screen).click();
    await expect.element(field(screen)).toHaveFocus();
    const before = field(screen).element();
    await redraw({ ...props(), slots: { toolbar: () => expanded(<Control />) } });
    expect(field(screen).element()).not.toBe(before);
    await expect.element(field(screen)).not.toHaveFocus();
  },
);

claim('The trigger has aria-controls with the id of the input, and aria-expanded.', async () => {
  const { screen } = await withToolbar(searchWith());
  await isExpanded(screen, false);
  await expect
    .element(trigger(screen))
    .toHaveAttribute('aria-controls', field(screen).element().id);
  await trigger(screen).click();
  await isExpanded(screen, true);
});

claim(
  [
    '<QuickFilterControl label="Search" /> displays a label, but the input has no accessible name, because the label refers to an id that no element has.',
    '<QuickFilterControl aria-label="Search" /> names the root element of the text field, not the input.',
    'To show a label, use render and pass id={slotProps?.htmlInput?.id} to the TextField.',
  ],
  async () => {
    const named = (screen: Screen) => screen.getByRole('searchbox', { name: 'Ports' });
    const labelled = await withToolbar(expanded(<QuickFilterControl label="Ports" />));
    const label = labelled.screen.stage.querySelector('label');
    expect(label?.textContent).toBe('Ports');
    expect(document.getElementById(label?.htmlFor ?? '')).toBe(null);
    await expect.element(field(labelled.screen)).toBeVisible();
    await expect.element(named(labelled.screen)).not.toBeInTheDocument();
    labelled.screen.unmount();

    const onRoot = await withToolbar(expanded(<QuickFilterControl aria-label="Ports" />));
    await expect.element(field(onRoot.screen)).toBeVisible();
    await expect.element(named(onRoot.screen)).not.toBeInTheDocument();
    const root = onRoot.screen.stage.querySelector('.MuiTextField-root');
    expect(root?.getAttribute('aria-label')).toBe('Ports');
    onRoot.screen.unmount();

    const { screen } = await withToolbar(
      expanded(
        <QuickFilterControl
          label="Ports"
          render={({ ref, slotProps, ...control }) => (
            <TextField
              {...control}
              id={slotProps?.htmlInput?.id}
              inputRef={ref}
              slotProps={{ htmlInput: slotProps?.htmlInput }}
            />
          )}
        />,
      ),
    );
    await expect.element(named(screen)).toBeVisible();
  },
);

claim(
  'When an empty field loses focus, it collapses and focuses the trigger, even if the user clicks another field. The user then has to click again.',
  async () => {
    const { screen } = await withToolbar(searchWith());
    const other = screen.getByRole('textbox', { name: 'Other' });
    await trigger(screen).click();
    await expect.element(field(screen)).toHaveFocus();
    await other.click();
    await isExpanded(screen, false);
    await expect.element(trigger(screen)).toHaveFocus();
    await other.click();
    await expect.element(other).toHaveFocus();
  },
);

claim("In the search field, the same keys open the browser's search.", async () => {
  const screen = await show(<ShortcutQuickFilter />);
  const prevented: boolean[] = [];
  const note = (event: KeyboardEvent) => {
    if (event.key === 'f') {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    }
  };
  window.addEventListener('keydown', note);
  await click(cell(screen, 'desk'));
  await press('Ctrl+f');
  await expect.element(screen.getByRole('searchbox', { name: 'Search trades' })).toHaveFocus();
  await press('Ctrl+f');
  window.removeEventListener('keydown', note);
  expect(prevented).toEqual([true, false]);
});

keyRow('Enter, Space', async () => {
  const { screen } = await withToolbar(searchWith());
  for (const key of ['Enter', 'Space']) {
    (trigger(screen).element() as HTMLElement).focus();
    await press(key);
    await expect.element(field(screen)).toHaveFocus();
    await press('Escape');
    await expect.element(trigger(screen)).toHaveFocus();
  }
  screen.unmount();

  const filled = (await withToolbar(searchWith(), initially('bre'))).screen;
  await isExpanded(filled, true);
  (trigger(filled).element() as HTMLElement).focus();
  await press('Enter');
  await isExpanded(filled, false);
  await ports(filled, ['Brest']);
});

keyRow('Escape', async () => {
  const { screen } = await withToolbar(searchWith(), initially('bre'));
  await field(screen).click();
  await press('Escape');
  await expect.element(field(screen)).toHaveValue('');
  await ports(screen, ['Aveiro', 'Brest']);
  await isExpanded(screen, true);
  await press('Escape');
  await isExpanded(screen, false);
  await expect.element(trigger(screen)).toHaveFocus();
});

keyRow('Tab, Shift+Tab', async () => {
  const { screen } = await withToolbar(searchWith());
  for (const key of ['Tab', 'Shift+Tab']) {
    await trigger(screen).click();
    await expect.element(field(screen)).toHaveFocus();
    await press(key);
    await isExpanded(screen, false);
    await expect.element(trigger(screen)).toHaveFocus();
  }
  await trigger(screen).click();
  await expect.element(field(screen)).toHaveFocus();
  await userEvent.keyboard('bre');
  await press('Tab');
  await expect.element(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  await isExpanded(screen, true);
  await press('Shift+Tab');
  await expect.element(field(screen)).toHaveFocus();
  await press('Shift+Tab');
  await expect.element(trigger(screen)).toHaveFocus();
  await isExpanded(screen, true);
});

claim(
  "If expanded is always true, Tab also moves focus out of an empty field, and Escape doesn't collapse the field.",
  async () => {
    const { screen } = await withToolbar(searchWith({ expanded: true }));
    await field(screen).click();
    await press('Escape');
    await expect.element(field(screen)).toHaveFocus();
    await isExpanded(screen, true);
    await press('Tab');
    await expect.element(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  },
);
