import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  expect,
  press,
  setClock,
  setDirection,
  setPointer,
  setWidth,
  type Screen,
} from '#test/proof.tsx';
import { day, expectClosed, inProvider, openPicker, text } from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21T15:30');
const shortcuts = { items: [{ label: 'Opening', getValue: () => MAY_21 }] };
const PARTS = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'] as const;
type Part = (typeof PARTS)[number] | 'tabs';

const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name });

function part(name: Part | 'root'): Element {
  const found = document.querySelector(`.MuiPickersLayout-${name}`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

const box = (name: Part | 'root') => part(name).getBoundingClientRect();

/** Where the grid places a part: `2 / 4, 1`. */
function place(name: Part): string {
  const { gridColumnStart, gridColumnEnd, gridRowStart, gridRowEnd } = getComputedStyle(part(name));
  const line = (start: string, end: string) => (end === 'auto' ? start : `${start} / ${end}`);
  return `${line(gridColumnStart, gridColumnEnd)}, ${line(gridRowStart, gridRowEnd)}`;
}

/** The parts in the order of the document. */
function order(): string[] {
  return [...part('root').children].map(
    ({ className }) => PARTS.find((each) => className.includes(`MuiPickersLayout-${each}`)) ?? '?',
  );
}

act('LayoutBlocks', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Landscape').click();
    await expect.poll(() => place('toolbar')).toBe('1, 2 / 3');
    await button(demo, 'Desktop').click();
    await expect.poll(() => document.querySelector('.MuiPickersLayout-toolbar')).toBeNull();
    await button(demo, 'Mobile').click();
    await button(demo, 'Portrait').click();
    await expect.poll(() => place('toolbar')).toBe('2 / 4, 1');
  }
});

act('GridEditor', async (demo) => {
  const choose = (label: string, line: string) => demo.getByLabelText(label).selectOptions(line);
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('actionBar: column', '1');
    await choose('actionBar: row', '2');
    await choose('shortcuts: row', '1');
    expect(place('actionBar')).toBe('1, 2');
    await expect
      .element(demo.getByRole('status'))
      .toHaveTextContent(/\.MuiPickersLayout-actionBar \{ grid-column: 1; grid-row: 2; \}/);
    await button(demo, 'Reset').click();
    await expect.poll(() => place('actionBar')).toBe('1 / 4, 3');
  }
});

act('SideActions', async (demo) => {
  setClock('2025-05-07T12:00:00');
  expect(box('actionBar').right).toBeLessThanOrEqual(box('contentWrapper').left);
  for (let turn = 0; turn < 2; turn += 1) {
    await button(demo, 'Clear').click();
    await expect
      .poll(() => document.querySelector('[role="gridcell"][aria-selected="true"]'))
      .toBeNull();
    await button(demo, 'Today').click();
    await expect.element(day(demo, '7')).toHaveAttribute('aria-selected', 'true');
  }
  await setWidth(360);
  expect(box('actionBar').top).toBeGreaterThanOrEqual(box('contentWrapper').bottom);
});

act('OwnLayout', async (demo) => {
  setClock('2025-05-07T12:00:00');
  await expect.element(demo.getByText('Harbor')).toBeVisible();
  expect(box('actionBar').bottom).toBeLessThanOrEqual(box('contentWrapper').top);
  for (const [name, shown] of [
    ['9', '9'],
    ['21', '21'],
  ] as const) {
    await day(demo, name).click();
    await expect.element(day(demo, shown)).toHaveAttribute('aria-selected', 'true');
    await button(demo, 'Today').click();
    await expect.element(day(demo, '7')).toHaveAttribute('aria-selected', 'true');
  }
});

act('LegendBelow', async (demo) => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    for (const [name, shown] of [
      ['24', '05/24/2025'],
      ['21', '05/21/2025'],
    ] as const) {
      await openPicker(demo, 'Island ferry');
      await expect.element(demo.getByText('Green')).toBeVisible();
      await day(demo, name).click();
      await expectClosed(demo);
      expect(text(demo, 'Island ferry')).toBe(shown);
    }
  }
});

act('ColumnTitles', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, 'Departure');
    await expect.element(demo.getByText('Local time')).toBeVisible();
    const calendar = document.querySelector('.MuiDateCalendar-root')?.getBoundingClientRect();
    const clock = document
      .querySelector('.MuiMultiSectionDigitalClock-root')
      ?.getBoundingClientRect();
    expect(clock?.left).toBeGreaterThanOrEqual(calendar?.right ?? Infinity);
    await day(demo, '9').click();
    await button(demo, 'OK').click();
    await expectClosed(demo);
    expect(text(demo, 'Departure')).toBe('05/09/2025 03:30 PM');
  }
});

claim(
  [
    'Toolbar | 2 / 4, 1 | 1, 2 / 3',
    'Shortcuts | 1, 2 / 3 | 2 / 4, 1',
    'Content wrapper | 2 / 4, 2 | 2 / 4, 2',
    'Action bar | 1 / 4, 3 | 1 / 4, 3',
    'In the DOM, the toolbar is before the shortcuts in portrait, and after them in landscape.',
    'Content and action bar follow.',
    'orientation="landscape" moves the toolbar next to the content, and the shortcuts above it.',
  ],
  async () => {
    for (const Picker of [MobileDatePicker, StaticDatePicker]) {
      for (const [orientation, places, inOrder] of [
        ['portrait', ['2 / 4, 1', '1, 2 / 3', '2 / 4, 2', '1 / 4, 3'], PARTS],
        [
          'landscape',
          ['1, 2 / 3', '2 / 4, 1', '2 / 4, 2', '1 / 4, 3'],
          ['shortcuts', 'toolbar', 'contentWrapper', 'actionBar'],
        ],
      ] as const) {
        const props = { orientation, slotProps: { shortcuts } };
        const screen = await inProvider(
          Picker === MobileDatePicker ? (
            <MobileDatePicker open {...props} />
          ) : (
            <StaticDatePicker {...props} />
          ),
        );
        expect(PARTS.map(place)).toEqual(places);
        expect(order()).toEqual(inOrder);
        if (orientation === 'landscape') {
          expect(box('toolbar').right).toBeLessThanOrEqual(box('contentWrapper').left);
          expect(box('shortcuts').bottom).toBeLessThanOrEqual(box('contentWrapper').top);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The action bar of the desktop Date Time Picker and Date Time Range Picker is in row 5 instead.',
    'The content wrapper of the desktop Time Range Picker is in columns 1 / 4 if there are no shortcuts.',
  ],
  async () => {
    for (const Picker of [DesktopDateTimePicker, DesktopDateTimeRangePicker]) {
      const screen = await inProvider(<Picker open />);
      await expect.poll(() => place('actionBar')).toBe('1 / 4, 5');
      screen.unmount();
    }
    for (const [items, expected] of [
      [[], '1 / 4, 2'],
      [[{ label: 'Opening', getValue: () => [MAY_21, MAY_21] as [Dayjs, Dayjs] }], '2 / 4, 2'],
    ] as const) {
      const screen = await inProvider(
        <DesktopTimeRangePicker open slotProps={{ shortcuts: { items: [...items] } }} />,
      );
      await expect.poll(() => place('contentWrapper')).toBe(expected);
      screen.unmount();
    }
  },
);

claim('In the desktop Date Time Picker, the same is true for tabs.', async () => {
  for (const [className, expected] of [
    ['MuiPickersLayout-tabs', '1 / 4, 4'],
    ['own-tabs', 'auto, auto'],
  ] as const) {
    const Own = () => <p className={`${className} tabs`}>own</p>;
    const screen = await inProvider(<DesktopDateTimePicker open slots={{ tabs: Own }} />);
    await expect.element(screen.getByText('own')).toBeVisible();
    const { gridColumnStart, gridColumnEnd, gridRowStart } = getComputedStyle(
      screen.getByText('own').element(),
    );
    const columns =
      gridColumnEnd === 'auto' ? gridColumnStart : `${gridColumnStart} / ${gridColumnEnd}`;
    expect(`${columns}, ${gridRowStart}`).toBe(expected);
    screen.unmount();
  }
});

claim(
  'The tabs are above the content in the mobile variant, and below it in the desktop variant.',
  async () => {
    const isFirst = () =>
      part('contentWrapper').firstElementChild?.classList.contains('MuiPickersLayout-tabs');
    for (const [variant, expected] of [
      ['mobile', true],
      ['desktop', false],
    ] as const) {
      const screen = await inProvider(
        <StaticDateTimePicker
          displayStaticWrapperAs={variant}
          slotProps={{ tabs: { hidden: false } }}
        />,
      );
      expect(isFirst()).toBe(expected);
      screen.unmount();
    }
    const mobile = await inProvider(<MobileDateTimePicker open />);
    await expect.poll(isFirst).toBe(true);
    mobile.unmount();
    await inProvider(<DesktopDateTimePicker open slotProps={{ tabs: { hidden: false } }} />);
    await expect.poll(isFirst).toBe(false);
    expect(part('contentWrapper').querySelector('.MuiPickersLayout-tabs')).not.toBeNull();
  },
);

claim(
  [
    'Without the prop, the Date Time Picker is in portrait, and the orientation of other pickers depends on the rotation of the screen.',
    'In version 8.4.0, a rotation of 90° is landscape, and 270° counts as portrait.',
    'A picker with the views hours, minutes and seconds is always in portrait.',
  ],
  async () => {
    const own = Object.getOwnPropertyDescriptor(window.screen, 'orientation');
    const isLandscape = () => part('root').classList.contains('MuiPickersLayout-landscape');
    try {
      Object.defineProperty(window.screen, 'orientation', {
        configurable: true,
        value: { angle: 90 },
      });
      for (const [element, expected] of [
        [<StaticDatePicker key="a" />, true],
        [<StaticDatePicker key="a" orientation="portrait" />, false],
        [<StaticTimePicker key="a" />, true],
        [<StaticTimePicker key="a" views={['hours', 'minutes', 'seconds']} />, false],
        [
          <StaticTimePicker
            key="a"
            orientation="landscape"
            views={['hours', 'minutes', 'seconds']}
          />,
          false,
        ],
        [<StaticDateTimePicker key="a" />, false],
        [<StaticDateTimePicker key="a" orientation="landscape" />, true],
      ] as const) {
        const screen = await inProvider(element);
        expect(isLandscape()).toBe(expected);
        screen.unmount();
      }
      for (const angle of [0, 180, 270]) {
        Object.defineProperty(window.screen, 'orientation', {
          configurable: true,
          value: { angle },
        });
        const screen = await inProvider(<StaticDatePicker />);
        expect(isLandscape()).toBe(false);
        screen.unmount();
      }
    } finally {
      if (own) Object.defineProperty(window.screen, 'orientation', own);
      else Reflect.deleteProperty(window.screen, 'orientation');
    }
    await inProvider(<StaticDatePicker />);
    expect(isLandscape()).toBe(false);
  },
);

claim(
  [
    "Desktop and mobile | slotProps.layout.sx, because sx doesn't apply to the popup",
    'Static | sx',
  ],
  async () => {
    const sx = { '& .MuiPickersLayout-actionBar': { gridColumn: 1, gridRow: 2 } };
    const actionBar = { actions: ['today' as const] };
    for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
      for (const [props, expected] of [
        [{ slotProps: { actionBar, layout: { sx } } }, '1, 2'],
        [{ slotProps: { actionBar }, sx }, '1 / 4, 3'],
      ] as const) {
        const screen = await inProvider(<Picker label="Day" {...props} />);
        await openPicker(screen);
        await expect.poll(() => place('actionBar')).toBe(expected);
        screen.unmount();
      }
    }
    await inProvider(<StaticDatePicker sx={sx} slotProps={{ actionBar }} />);
    expect(place('actionBar')).toBe('1, 2');
  },
);

claim('Tab still reaches the parts in their DOM order.', async () => {
  const screen = await inProvider(
    <StaticDatePicker
      displayStaticWrapperAs="desktop"
      defaultValue={MAY_21}
      slotProps={{ actionBar: { actions: ['today'] } }}
      sx={{ '& .MuiPickersLayout-actionBar': { gridColumn: '2 / 4', gridRow: 1 } }}
    />,
  );
  expect(box('actionBar').bottom).toBeLessThanOrEqual(box('contentWrapper').top);
  await press('Tab');
  await expect.element(button(screen, /switch to year view/)).toHaveFocus();
  await press('Tab', 'Tab', 'Tab');
  await expect.element(day(screen, '21')).toHaveFocus();
  await press('Tab');
  await expect.element(button(screen, 'Today')).toHaveFocus();
});

claim(
  'Set the className that your own toolbar, shortcuts or action bar receives, or the grid places the part in the first free cell.',
  async () => {
    const Named = ({ className }: { className?: string }) => <p className={className}>own</p>;
    const Nameless = () => <p>own</p>;
    for (const [Own, isPlaced] of [
      [Named, true],
      [Nameless, false],
    ] as const) {
      const screen = await inProvider(
        <StaticDateTimePicker
          displayStaticWrapperAs="desktop"
          slots={{ toolbar: Own, shortcuts: Own, tabs: Own, actionBar: Own }}
        />,
      );
      const own = screen.getByText('own').elements();
      expect(own).toHaveLength(4);
      for (const each of own) {
        expect(/MuiPickersLayout-/.test(each.className)).toBe(isPlaced);
      }
      const first = part('root').firstElementChild;
      expect(first && getComputedStyle(first).gridColumnStart).toBe(isPlaced ? '2' : 'auto');
      screen.unmount();
    }
  },
);

claim(
  [
    'With a right-to-left theme, version 8.4.0 places two parts in column 3, where the calendar is.',
    'They are the shortcuts in portrait (issue 17651) and the toolbar in landscape (issue 18972).',
    'Set gridColumn: 1 for these parts: the grid itself already runs from right to left.',
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      setDirection(direction);
      for (const isFixed of [false, true]) {
        for (const [orientation, name] of [
          ['portrait', 'shortcuts'],
          ['landscape', 'toolbar'],
        ] as const) {
          const screen = await inProvider(
            <div style={{ width: 'max-content' }}>
              <StaticDatePicker
                orientation={orientation}
                slotProps={{ shortcuts }}
                sx={isFixed ? { [`& .MuiPickersLayout-${name}`]: { gridColumn: 1 } } : {}}
              />
            </div>,
          );
          const own = box(name);
          const content = box('contentWrapper');
          const isBeside = own.right <= content.left || content.right <= own.left;
          expect([direction, isFixed, isBeside]).toEqual([
            direction,
            isFixed,
            isFixed || direction === 'ltr',
          ]);
          screen.unmount();
        }
      }
    }
  },
);

function Plain(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, content, actionBar, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={ownerState} className={props.className} sx={props.sx}>
      {actionBar}
      {toolbar}
      <PickersLayoutContentWrapper ownerState={ownerState} className="wrapper">
        {content}
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

claim(
  [
    'In this layout, Tab reaches the buttons before the calendar.',
    'A static picker with your own layout has no background and no minimum width.',
  ],
  async () => {
    const root = () => {
      const found = document.querySelector('.own');
      if (!found) throw new Error('There is no layout.');
      const { backgroundColor, minWidth } = getComputedStyle(found);
      return { backgroundColor, minWidth };
    };
    const first = await inProvider(<StaticDatePicker className="own" />);
    expect(root().minWidth).toBe('320px');
    expect(root().backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    first.unmount();
    const screen = await inProvider(
      <StaticDatePicker
        className="own"
        displayStaticWrapperAs="desktop"
        slots={{ layout: Plain }}
        slotProps={{ actionBar: { actions: ['today'] } }}
      />,
    );
    expect(root()).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', minWidth: '0px' });
    await press('Tab');
    await expect.element(button(screen, 'Today')).toHaveFocus();
    await press('Tab');
    await expect.element(button(screen, /switch to year view/)).toHaveFocus();
  },
);

claim(
  [
    'The desktop Date Time Picker displays calendar and clock at the same time (issue 18735).',
    "They are next to each other only if the content wrapper is a grid: set display: 'grid', as the default layout does.",
    'Otherwise, the clock is below the calendar.',
  ],
  async () => {
    for (const [slots, isBeside] of [
      [{}, true],
      [{ layout: Plain }, false],
    ] as const) {
      const screen = await inProvider(
        <DesktopDateTimePicker label="Day" defaultValue={MAY_21} slots={slots} />,
      );
      await openPicker(screen);
      await expect.element(day(screen, '9')).toBeVisible();
      const calendar = document.querySelector('.MuiDateCalendar-root')?.getBoundingClientRect();
      const clock = document
        .querySelector('.MuiMultiSectionDigitalClock-root')
        ?.getBoundingClientRect();
      if (!calendar || !clock) throw new Error('One of the two is missing.');
      expect(clock.left >= calendar.right).toBe(isBeside);
      expect(clock.top >= calendar.bottom).toBe(!isBeside);
      screen.unmount();
    }
  },
);

claim(
  [
    'toolbar, shortcuts, actionBar | An element, which renders nothing while the part is hidden or empty',
    'tabs | An element, or null if the picker has no tabs',
  ],
  async () => {
    for (const [Picker, hasTabs] of [
      [DesktopDatePicker, false],
      [DesktopDateTimePicker, true],
    ] as const) {
      const seen: boolean[][] = [];
      const Own = (props: PickersLayoutProps<Dayjs | null>) => {
        const { toolbar, shortcuts: list, tabs, actionBar, content } = usePickerLayout(props);
        seen.push([toolbar, list, actionBar, tabs].map((each) => each !== null));
        return (
          <div>
            <div className="parts">
              {toolbar}
              {list}
              {actionBar}
              {tabs}
            </div>
            {content}
          </div>
        );
      };
      const screen = await inProvider(
        <Picker
          label="Day"
          slots={{ layout: Own }}
          slotProps={{ actionBar: { actions: [] }, shortcuts: { items: [] } }}
        />,
      );
      await openPicker(screen);
      await expect.element(screen.getByRole('grid')).toBeVisible();
      expect(seen.at(-1)).toEqual([true, true, true, hasTabs]);
      expect(document.querySelector('.parts')?.childElementCount).toBe(0);
      screen.unmount();
    }
  },
);
