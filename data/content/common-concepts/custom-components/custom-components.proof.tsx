import { useCallback, useEffect, useState } from 'react';
import { BarChart, type BarChartSlots } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLegend } from '@mui/x-charts/hooks';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarProps,
  type DateCalendarSlotProps,
} from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import dayjs from 'dayjs';
import { act, claim, click, expect, hover, press, show, type, vi } from '#test/proof.tsx';
import PassSlotProps from './PassSlotProps.tsx';

const MAY_21 = dayjs('2025-05-21');

function calendar(props: DateCalendarProps) {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={MAY_21} {...props} />
    </LocalizationProvider>,
  );
}

act('SwapASlot', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Next season' }).click();
    await expect.element(demo.getByText('Aug 2025')).toBeVisible();
    await demo.getByRole('button', { name: 'Previous season' }).click();
    await expect.element(demo.getByRole('grid', { name: 'May 2025' })).toBeVisible();
  }
  const button = demo.getByRole('button', { name: 'Previous season' }).element();
  expect(button.getBoundingClientRect().height).toBeLessThan(34); // on one line
  await demo.getByRole('gridcell', { name: '21' }).click();
  await press('ArrowRight', 'Enter');
  const next = demo.getByRole('gridcell', { name: '22' });
  await expect.element(next).toHaveAttribute('aria-selected', 'true');
});

act('SlotAndProps', async (demo) => {
  const papers = demo.getByRole('treeitem', { name: /^Insurance/ });
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByText('Insurance').click();
    await expect.element(demo.getByText('Policy')).toBeVisible();
    expect(
      papers.element().querySelector('[data-testid="RemoveCircleOutlinedIcon"]'),
    ).not.toBeNull();
    await demo.getByText('Insurance').click();
    await expect.element(demo.getByText('Policy')).not.toBeInTheDocument();
    expect(papers.element().querySelector('[data-testid="AddCircleOutlinedIcon"]')).not.toBeNull();
  }
});

act('PropsByState', async (demo) => {
  const field = demo.getByRole('group', { name: 'Return by' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(demo.getByText('Pick a day to reserve')).toBeVisible();
    await demo.getByRole('button', { name: 'Choose date' }).click();
    await demo.getByRole('gridcell', { name: '9' }).click();
    await expect.element(demo.getByText('Reserved until this day')).toBeVisible();
    await hover(field);
    await demo.getByRole('button', { name: 'Clear' }).click();
  }
});

act('TypedExtraProps', async (demo) => {
  for (const count of [0, 1, 0, 1]) {
    await demo.getByRole('switch', { name: 'Week numbers' }).click();
    const weeks = () => demo.getByRole('rowheader').elements().length;
    await expect.poll(() => weeks() > 0).toBe(count === 1);
  }
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect.element(demo.getByText('June 2025')).toBeVisible();
});

/** Types into a field of the header, which is made anew by each kind of component. */
async function typeNote(
  Planner: () => React.ReactElement,
): Promise<[text: string, mounts: number]> {
  mounts = 0;
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Planner />
    </LocalizationProvider>,
  );
  await screen.getByRole('textbox', { name: 'Note' }).click();
  await type('abc');
  const { value } = screen.getByRole('textbox', { name: 'Note' }).element() as HTMLInputElement;
  screen.unmount();
  return [value, mounts];
}

let mounts = 0;

type NoteProps = { note: string; onNoteChange: (note: string) => void };

function Note({ note, onNoteChange }: NoteProps) {
  useEffect(() => {
    mounts += 1;
  }, []);
  return (
    <input aria-label="Note" value={note} onChange={(event) => onNoteChange(event.target.value)} />
  );
}

claim(
  [
    'A component that you define during render is a different component on each render.',
    'React unmounts the old one and mounts the new one, so its state and the focus are lost.',
    'Here, the field loses focus after each keystroke:',
    "useCallback doesn't help: its result changes whenever note changes.",
    'Define the component outside, and pass what it needs through slotProps:',
  ],
  async () => {
    function Inline() {
      const [note, setNote] = useState('');
      return (
        <DateCalendar
          slots={{ calendarHeader: () => <Note note={note} onNoteChange={setNote} /> }}
        />
      );
    }
    function WithCallback() {
      const [note, setNote] = useState('');
      const calendarHeader = useCallback(() => <Note note={note} onNoteChange={setNote} />, [note]);
      return <DateCalendar slots={{ calendarHeader }} />;
    }
    const slots = { calendarHeader: Note as unknown as typeof PickersCalendarHeader };
    function Outside() {
      const [note, setNote] = useState('');
      const header = { note, onNoteChange: setNote } as object;
      return <DateCalendar slots={slots} slotProps={{ calendarHeader: header }} />;
    }
    for (const [Planner, text, count] of [
      [Inline, 'a', 2],
      [WithCallback, 'a', 2],
      [Outside, 'abc', 1],
    ] as const) {
      expect(await typeNote(Planner)).toEqual([text, count]);
    }
  },
);

claim(
  ['It receives the same props as the part it replaces.', 'It labels the table of days.'],
  async () => {
    const seen: string[][] = [];
    const labelIds: (string | undefined)[] = [];
    function Spy(props: PickersCalendarHeaderProps) {
      labelIds.push(props.labelId);
      seen.push(Object.keys(props).toSorted());
      return <PickersCalendarHeader {...props} />;
    }
    const slots = { calendarHeader: Spy };
    const screen = await calendar({ slots });
    expect(seen.at(-1)).toEqual(
      expect.arrayContaining(['currentMonth', 'labelId', 'onMonthChange', 'view', 'views']),
    );
    expect(screen.getByRole('grid').element().getAttribute('aria-labelledby')).toBe(labelIds[0]);
    await screen.getByRole('button', { name: 'Next month' }).click();
    await expect.element(screen.getByText('June 2025')).toBeVisible();
  },
);

claim(
  [
    'Your props are added to those that the part already receives.',
    'One with the same name usually replaces it, including handlers.',
    'Rows of the grid and the content of tree items run your handler in addition to their own.',
    'A className is added to the existing ones.',
    'slots sets the component, and slotProps passes props to whichever component is in the slot.',
  ],
  async () => {
    function Own({ title, currentMonth }: PickersCalendarHeaderProps & { title?: string }) {
      return <p title={title ?? ''}>{currentMonth.format('YYYY')}</p>;
    }
    const header = { title: 'Mine' } as DateCalendarSlotProps['calendarHeader'];
    const slotProps = { calendarHeader: header };
    for (const slots of [{}, { calendarHeader: Own }]) {
      const screen = await calendar({ slots, slotProps });
      await expect.element(screen.getByTitle('Mine')).toHaveTextContent('2025');
      screen.unmount();
    }
    const onMonthChange = vi.fn();
    const screen = await calendar({
      slotProps: { calendarHeader: { className: 'mine', onMonthChange } },
    });
    await screen.getByRole('button', { name: 'Next month' }).click();
    expect(onMonthChange).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByText('May 2025')).toBeVisible();
    expect(screen.stage.querySelector('.MuiPickersCalendarHeader-root.mine')).not.toBeNull();
    screen.unmount();
    const onClick = vi.fn();
    for (const element of [
      <div key="grid" style={{ height: 300 }}>
        <DataGrid
          rows={[{ id: 1, name: 'Copper' }]}
          columns={[{ field: 'name' }]}
          slotProps={{ row: { onClick } }}
        />
      </div>,
      <RichTreeView
        key="tree"
        items={[{ id: 'c', label: 'Copper' }]}
        slotProps={{ item: { slotProps: { content: { onClick } } } }}
      />,
    ]) {
      onClick.mockClear();
      const own = await show(element);
      await click(own.getByText('Copper'));
      expect(onClick).toHaveBeenCalledTimes(1);
      await expect
        .poll(() => own.stage.querySelector('[aria-selected="true"]')?.textContent)
        .toBe('Copper');
      own.unmount();
    }
  },
);

claim(
  [
    'It receives the owner state, which describes the current state of the part, and returns the props.',
    'all slots of pickers with the function form | isPickerValueEmpty, isPickerOpen, isPickerDisabled, isPickerReadOnly, pickerVariant, pickerOrientation',
    'day of a calendar | those, and day, isDaySelected, isDayDisabled, isDayCurrent, isDayOutsideMonth',
  ],
  async () => {
    const ofField = vi.fn<(state: object) => object>(() => ({}));
    const ofDay = vi.fn<(state: object) => object>(() => ({}));
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker
          label="Day"
          defaultValue={MAY_21}
          slotProps={{ textField: ofField, day: ofDay }}
        />
      </LocalizationProvider>,
    );
    await screen.getByRole('button', { name: /^Choose date/ }).click();
    const ofPicker = {
      isPickerValueEmpty: false,
      isPickerOpen: true,
      isPickerDisabled: false,
      isPickerReadOnly: false,
      pickerVariant: 'desktop',
      pickerOrientation: 'portrait',
    };
    await expect.poll(() => ofField.mock.lastCall?.[0]).toMatchObject(ofPicker);
    expect(ofDay.mock.calls.map(([state]) => state)).toContainEqual(
      expect.objectContaining({
        ...ofPicker,
        isDaySelected: true,
        isDayDisabled: false,
        isDayCurrent: false,
        isDayOutsideMonth: false,
      }),
    );
  },
);

claim(
  [
    'item of a Rich Tree View | itemId, label',
    'bar of a bar chart | id of the series, dataIndex, color, isFaded, isHighlighted',
  ],
  async () => {
    const ofItem = vi.fn<(state: object) => object>(() => ({}));
    const ofBar = vi.fn<(state: object) => object>(() => ({}));
    await show(
      <>
        <RichTreeView items={[{ id: 'a', label: 'Anna' }]} slotProps={{ item: ofItem }} />
        <BarChart
          height={200}
          xAxis={[{ data: ['a'] }]}
          series={[{ id: 'sold', data: [3] }]}
          slotProps={{ bar: ofBar }}
        />
      </>,
    );
    expect(ofItem.mock.lastCall?.[0]).toMatchObject({ itemId: 'a', label: 'Anna' });
    expect(ofBar.mock.lastCall?.[0]).toMatchObject({
      id: 'sold',
      dataIndex: 0,
      color: expect.any(String),
      isFaded: false,
      isHighlighted: false,
    });
  },
);

claim(
  [
    'The Data Grid takes objects only.',
    'The toolbar only renders with showToolbar, even when its slot is set.',
  ],
  async () => {
    let calls = 0;
    const asFunction = () => {
      calls += 1;
      return { title: 'Called' };
    };
    const grid = (props: Partial<DataGridProps>) =>
      show(
        <div style={{ height: 200 }}>
          <DataGrid rows={[]} columns={[{ field: 'id' }]} {...props} />
        </div>,
      );
    const slotProps = {
      footer: asFunction,
      toolbar: asFunction,
    } as object as GridSlotsComponentsProps;
    const screen = await grid({ slotProps, showToolbar: true });
    expect(calls).toBe(0);
    screen.unmount();
    const slots = { toolbar: () => <p>My toolbar</p> };
    const without = await grid({ slots });
    await expect.element(without.getByText('My toolbar')).not.toBeInTheDocument();
    without.unmount();
    const shown = await grid({ slots, showToolbar: true });
    await expect.element(shown.getByText('My toolbar')).toBeVisible();
  },
);

claim(
  'You can also wrap the default part instead of rewriting it: render it inside yours and pass all props to it, as in the last demo.',
  async () => {
    function Marked(props: TreeItemProps) {
      return <TreeItem {...props} label={<b>{props.label}</b>} />;
    }
    const screen = await show(
      <RichTreeView
        items={[{ id: 'a', label: 'Anna', children: [{ id: 'b', label: 'Bert' }] }]}
        slots={{ item: Marked }}
      />,
    );
    await click(screen.getByText('Anna'));
    await expect.element(screen.getByText('Bert')).toBeVisible();
    expect(screen.getByText('Bert').element().tagName).toBe('B');
  },
);

claim('In the charts, bar, barLabel, line and area do.', async () => {
  const slot = () => vi.fn<(state: object) => object>(() => ({}));
  const [bar, barLabel, line, area] = [slot(), slot(), slot(), slot()];
  await show(
    <>
      <BarChart
        height={200}
        xAxis={[{ data: ['a'] }]}
        series={[{ data: [3] }]}
        barLabel="value"
        slotProps={{ bar, barLabel }}
      />
      <LineChart height={200} series={[{ data: [1, 2], area: true }]} slotProps={{ line, area }} />
    </>,
  );
  for (const called of [bar, barLabel, line, area]) {
    expect(called).toHaveBeenCalled();
  }
});

claim(
  'The legend moves below the chart, and the tooltip describes a single bar instead of a whole quarter.',
  async () => {
    const screen = await show(<PassSlotProps />);
    const bars = [...screen.stage.querySelectorAll('.MuiBarElement-root')];
    const legend = screen.stage.querySelector('.MuiChartsLegend-root')?.getBoundingClientRect();
    expect(legend?.top).toBeGreaterThan(bars[0]?.getBoundingClientRect().bottom ?? Infinity);
    await hover(bars[0] ?? screen.stage);
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Print');
    expect(screen.getByRole('tooltip').element().textContent).not.toContain('Audio');
  },
);

claim(
  'On the grid, slotProps also accepts root and main, which pass attributes to its outer elements.',
  async () => {
    const { stage } = await show(
      <div style={{ height: 200 }}>
        <DataGrid
          rows={[]}
          columns={[{ field: 'id' }]}
          slotProps={{ root: { 'data-part': 'root' }, main: { 'data-part': 'main' } }}
        />
      </div>,
    );
    expect(stage.querySelector('.MuiDataGrid-root')?.getAttribute('data-part')).toBe('root');
    expect(stage.querySelector('.MuiDataGrid-main')?.getAttribute('data-part')).toBe('main');
  },
);

claim(
  [
    'Some receive their data as props, such as the visible month.',
    'Others read it with hooks: useLegend() in a legend, useGridApiContext() in a toolbar.',
  ],
  async () => {
    const seen: string[] = [];
    function Legend(props: object) {
      seen.push(...Object.keys(props));
      return <p>{useLegend().items.map(({ label }) => label)}</p>;
    }
    function Toolbar(props: object) {
      seen.push(...Object.keys(props));
      return <p>{useGridApiContext().current.getRowsCount()} rows</p>;
    }
    const screen = await show(
      <>
        <BarChart
          height={200}
          series={[{ data: [3], label: 'Sold' }]}
          slots={{ legend: Legend as NonNullable<BarChartSlots['legend']> }}
        />
        <div style={{ height: 200 }}>
          <DataGrid
            rows={[{ id: 1 }]}
            columns={[{ field: 'id' }]}
            slots={{ toolbar: Toolbar }}
            showToolbar
          />
        </div>
      </>,
    );
    await expect.element(screen.getByText('Sold')).toBeVisible();
    await expect.element(screen.getByText('1 rows')).toBeVisible();
    expect([...new Set(seen)].toSorted()).toEqual(['classes', 'direction', 'ref']);
  },
);

claim(
  [
    'The keys that begin with isPicker describe the picker around the part.',
    'In a field or calendar outside of a picker, they keep their defaults: isPickerValueEmpty is false even without a value.',
  ],
  async () => {
    const slot = () => vi.fn<(state: object) => object>(() => ({}));
    const [ofField, ofHeader, ofPicker] = [slot(), slot(), slot()];
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField disabled readOnly slotProps={{ textField: ofField }} />
        <DateCalendar disabled readOnly slotProps={{ calendarHeader: ofHeader }} />
        <DatePicker disabled readOnly slotProps={{ textField: ofPicker }} />
      </LocalizationProvider>,
    );
    for (const [called, isSet] of [
      [ofField, false],
      [ofHeader, false],
      [ofPicker, true],
    ] as const) {
      expect(called.mock.lastCall?.[0]).toMatchObject({
        isPickerValueEmpty: isSet,
        isPickerDisabled: isSet,
        isPickerReadOnly: isSet,
      });
    }
  },
);

claim(
  [
    'The parts of a TreeItem receive an empty object.',
    'All slots of the Tree View take a function, and most slots of the pickers do.',
  ],
  async () => {
    const slot = () => vi.fn<(state: object) => object>(() => ({}));
    const [root, item] = [slot(), slot()];
    const parts = {
      root: slot(),
      content: slot(),
      iconContainer: slot(),
      checkbox: slot(),
      label: slot(),
      labelInput: slot(),
      groupTransition: slot(),
      dragAndDropOverlay: slot(),
      errorIcon: slot(),
      loadingIcon: slot(),
    };
    const icons = { expandIcon: slot(), collapseIcon: slot(), endIcon: slot() };
    item.mockReturnValue({ slotProps: parts });
    await show(
      <RichTreeView
        items={[
          { id: 'a', label: 'Anna', children: [{ id: 'b', label: 'Bert' }] },
          { id: 'c', label: 'Cleo', children: [{ id: 'd', label: 'Dora' }] },
        ]}
        defaultExpandedItems={['a']}
        slotProps={{ root, item, ...icons }}
      />,
    );
    expect(root).toHaveBeenCalled();
    for (const called of Object.values({ ...parts, ...icons })) {
      expect(called.mock.lastCall?.[0]).toEqual({});
    }
  },
);

claim(
  [
    'The types also accept a function for lineHighlight, loadingOverlay and noDataOverlay of the charts, and for digitalClockSectionItem of the pickers.',
    'It never runs, so pass an object.',
  ],
  async () => {
    let calls = 0;
    const slot = () => {
      calls += 1;
      return {};
    };
    const { stage } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <LineChart
          height={200}
          xAxis={[{ data: [1, 2] }]}
          series={[{ data: [1, 2] }]}
          slotProps={{ lineHighlight: slot }}
        />
        <BarChart height={200} loading series={[]} slotProps={{ loadingOverlay: slot }} />
        <BarChart height={200} series={[]} slotProps={{ noDataOverlay: slot }} />
        <MultiSectionDigitalClock slotProps={{ digitalClockSectionItem: slot }} />
      </LocalizationProvider>,
    );
    await hover(stage.querySelector('svg') ?? stage);
    await expect.poll(() => stage.querySelector('.MuiHighlightElement-root')).not.toBeNull();
    expect(stage.textContent).toContain('Loading data');
    expect(stage.textContent).toContain('No data to display');
    expect(stage.querySelector('.MuiMultiSectionDigitalClockSection-item')).not.toBeNull();
    expect(calls).toBe(0);
  },
);
