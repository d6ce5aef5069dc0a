import 'dayjs/locale/de';
import { useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  dragTo,
  expect,
  press,
  setClock,
  setPointer,
  settled,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  day,
  expectClosed,
  field,
  formValues,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';

type Range = DateRange<Dayjs>;

const MAY_19_TO_23: Range = [dayjs('2025-05-19'), dayjs('2025-05-23')];

function picker(props: DateRangePickerProps = {}): Promise<Screen> {
  return inProvider(<DateRangePicker label="Day" {...props} />);
}

function written(range: Range, format = 'D'): string {
  return range.map((date) => date?.format(format) ?? 'null').join(' ');
}

/** The days that are selected, such as the start and the end. */
function selected(): string[] {
  return [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    ({ textContent }) => textContent,
  );
}

function months(): string[] {
  return [...document.querySelectorAll('[role="grid"]')].map(
    (grid) =>
      document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
  );
}

/** Days of the first month that is shown. */
function dayOf(screen: Screen, name: string, month = 0) {
  return screen.getByRole('grid').nth(month).getByRole('gridcell', { name, exact: true });
}

async function selectRange(screen: Screen, label: string, from: string, to: string, month = 0) {
  await openPicker(screen, label);
  await dayOf(screen, from, month).click();
  await dayOf(screen, to, month).click();
}

act('HotelStay', async (demo) => {
  for (const [from, to, shown] of [
    ['7', '14', '05/07/2025 – 05/14/2025'],
    ['21', '25', '05/21/2025 – 05/25/2025'],
  ] as const) {
    await selectRange(demo, 'Stay', from, to);
    await expectClosed(demo);
    await expect.poll(() => text(demo, 'Stay')).toBe(shown);
  }
});

act('WhoHoldsTheValue', async (demo) => {
  for (const [from, to] of [
    ['5', '9'],
    ['19', '30'],
  ] as const) {
    await selectRange(demo, 'Sprint (controlled)', from, to);
    await expectClosed(demo);
    await expect.element(demo.getByText(`Start: ${from} May, end: ${to} May`)).toBeVisible();
    await selectRange(demo, 'Vacation (uncontrolled)', from, to);
    await expectClosed(demo);
  }
  await click(section(demo, 'Day', 'Sprint (controlled)').first());
  await press('Delete');
  await expect.element(demo.getByText('Start: none, end: 30 May')).toBeVisible();
});

act('FourVariants', async (demo) => {
  for (const label of ['Depends on the device', 'Always a popper']) {
    await openPicker(demo, label);
    const dialog = demo.getByRole('dialog');
    for (const name of ['7', '9']) {
      await dialog.getByRole('grid').first().getByRole('gridcell', { name, exact: true }).click();
    }
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe('05/07/2025 – 05/09/2025');
  }
  for (const [from, to] of [
    ['7', '9'],
    ['19', '23'],
  ] as const) {
    await openPicker(demo, 'Always a dialog');
    const dialog = demo.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: from, exact: true }).click();
    await dialog.getByRole('gridcell', { name: to, exact: true }).click();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expectClosed(demo);
    await expect
      .poll(() => text(demo, 'Always a dialog'))
      .toBe(`05/${from.padStart(2, '0')}/2025 – 05/${to.padStart(2, '0')}/2025`);
  }
  await day(demo, '14').click();
  await day(demo, '15').click();
  expect(selected()).toEqual(['14', '15']);
});

act('FormStates', async (demo) => {
  for (const [from, to, sent] of [
    ['7', '9', '05/07/2025 – 05/09/2025'],
    ['21', '23', '05/21/2025 – 05/23/2025'],
  ] as const) {
    await selectRange(demo, 'Leave', from, to);
    await expectClosed(demo);
    await demo.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() =>
        demo
          .getByRole('status')
          .element()
          .textContent.replace(/[\u2066-\u2069]/g, ''),
      )
      .toBe(`Sent: leave = ${sent}`);
  }
  await click(section(demo, 'Month', 'Approved (read-only)').first());
  await type('06');
  expect(text(demo, 'Approved (read-only)')).toBe('05/07/2025 – 05/09/2025');
});

act('MonthsSideBySide', async (demo) => {
  for (const [name, shown] of [
    ['1 month', ['May 2025']],
    ['2', ['April 2025', 'May 2025']],
    ['3', ['March 2025', 'April 2025', 'May 2025']],
    ['1 month', ['May 2025']],
  ] as const) {
    await demo.getByRole('button', { name, exact: true }).click();
    await openPicker(demo, 'Sales period');
    await expect.poll(months).toEqual(shown);
    await press('Escape');
    await expectClosed(demo);
  }
});

act('TwoInputs', async (demo) => {
  for (const [from, to] of [
    ['7', '14'],
    ['21', '28'],
  ] as const) {
    await click(section(demo, 'Day', 'Departure'));
    await dayOf(demo, from).click();
    await dayOf(demo, to).click();
    await expect.poll(() => text(demo, 'Departure')).toBe(`05/${from.padStart(2, '0')}/2025`);
    await expect.poll(() => text(demo, 'Return')).toBe(`05/${to}/2025`);
    await expect.element(demo.getByRole('tooltip')).not.toBeInTheDocument();
  }
});

act('QuickRanges', async (demo) => {
  for (const [name, shown] of [
    ['Last 7 days', '05/15/2025 – 05/21/2025'],
    ['Last month', '04/01/2025 – 04/30/2025'],
    ['Clear', 'MM/DD/YYYY – MM/DD/YYYY'],
    ['Year to date', '01/01/2025 – 05/21/2025'],
    ['Last 30 days', '04/22/2025 – 05/21/2025'],
  ] as const) {
    await openPicker(demo, 'Report period');
    await demo.getByRole('button', { name }).click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, 'Report period')).toBe(shown);
  }
});

act('RentalDays', async (demo) => {
  const label = 'Rent the van';
  for (let turn = 0; turn < 2; turn += 1) {
    await openPicker(demo, label);
    await expect.element(dayOf(demo, '16')).toBeDisabled();
    await dayOf(demo, '19').click();
    await expect.element(dayOf(demo, '26')).toBeEnabled();
    await expect.element(dayOf(demo, '29')).toBeDisabled();
    await dayOf(demo, '23').click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe('05/19/2025 – 05/23/2025');
    await openPicker(demo, label);
    await dayOf(demo, '13').click(); // the 16th would be inside
    await expect.element(dayOf(demo, '17')).toBeDisabled();
    await dayOf(demo, '15').click();
    await expectClosed(demo);
    await expect.poll(() => text(demo, label)).toBe('05/13/2025 – 05/15/2025');
    await openPicker(demo, label);
    await dayOf(demo, '29').click();
    await dayOf(demo, '31').click();
    await expectClosed(demo);
  }
});

act('SpokenRange', async (demo) => {
  const label = 'Arrival and departure';
  const status = demo.getByRole('status');
  for (const [from, to, nights] of [
    ['Wednesday, May 7', 'Friday, May 9', '2 nights, from May 7 to May 9'],
    ['Thursday, May 8', 'Friday, May 9', '1 night, from May 8 to May 9'],
    ['Wednesday, May 21', 'Sunday, May 25', '4 nights, from May 21 to May 25'],
  ] as const) {
    await openPicker(demo, label);
    const dialog = demo.getByRole('dialog', { name: label });
    await dialog.getByRole('gridcell', { name: new RegExp(`^${from}`) }).click();
    await dialog.getByRole('gridcell', { name: new RegExp(`^${to}`) }).click();
    await expectClosed(demo);
    await expect.element(status).toHaveTextContent(nights);
  }
  await openPicker(demo, label);
  for (const name of [
    'Wednesday, May 21, arrival',
    'Thursday, May 22, part of the stay',
    'Sunday, May 25, departure',
    'Monday, May 26',
  ]) {
    await expect.element(demo.getByRole('gridcell', { name, exact: true })).toBeVisible();
  }
});

claim(
  [
    'When the user selects a start, onChange receives the new start and the current end.',
    'If the new start is after the end, it receives [start, null].',
    'The next click sets the end.',
    'If that day is before the start, it becomes the new start, and the end is null.',
    'onAccept runs when both dates are selected and the popper closes, when the user clicks OK, or when an edit of the field changes the range.',
  ],
  async () => {
    for (const closeOnSelect of [true, false]) {
      const calls: string[] = [];
      const screen = await picker({
        closeOnSelect,
        defaultValue: MAY_19_TO_23,
        onChange: (range) => calls.push(`change ${written(range)}`),
        onAccept: (range) => calls.push(`accept ${written(range)}`),
      });
      const take = () => calls.splice(0);
      await openPicker(screen);
      await dayOf(screen, '14').click();
      expect(take()).toEqual(['change 14 23']);
      await dayOf(screen, '7').click();
      expect(take()).toEqual(['change 7 null']);
      await dayOf(screen, '9').click();
      expect(take()).toEqual(['change 7 9', ...(closeOnSelect ? ['accept 7 9'] : [])]);
      if (!closeOnSelect) {
        await screen.getByRole('button', { name: 'OK' }).click();
        expect(take()).toEqual(['accept 7 9']);
      }
      await expectClosed(screen);
      await openPicker(screen);
      await dayOf(screen, '21').click();
      expect(take()).toEqual(['change 21 null']);
      screen.unmount();
      const typed = await picker({
        closeOnSelect,
        defaultValue: MAY_19_TO_23,
        onAccept: (range) => calls.push(`accept ${written(range)}`),
      });
      await click(section(typed, 'Day').first());
      await type('20');
      await expect.poll(() => calls.at(-1)).toBe('accept 20 23');
      calls.length = 0;
      typed.unmount();
    }
  },
);

claim(
  'If the user selects only a start in an empty picker and closes the popper with Escape, onAccept receives [start, null].',
  async () => {
    for (const isControlled of [false, true]) {
      const onAccept = vi.fn<(range: Range) => void>();
      const screen = await inProvider(<Held isControlled={isControlled} onAccept={onAccept} />);
      await openPicker(screen);
      await dayOf(screen, '14').click();
      expect(onAccept).not.toHaveBeenCalled();
      await press('Escape');
      await expectClosed(screen);
      expect(onAccept).toHaveBeenCalledOnce();
      expect(onAccept.mock.lastCall && written(onAccept.mock.lastCall[0])).toBe('14 null');
      screen.unmount();
    }
  },
);

/** A picker without a range at first. */
function Held({
  isControlled,
  onAccept,
}: {
  isControlled: boolean;
  onAccept: (range: Range) => void;
}) {
  const [range, setRange] = useState<Range>([null, null]);
  return (
    <DateRangePicker
      label="Day"
      referenceDate={dayjs('2025-05-01')}
      onAccept={onAccept}
      {...(isControlled && { value: range, onChange: setRange })}
    />
  );
}

claim('Both dates are at midnight, unless the value or referenceDate has a time.', async () => {
  setClock('2025-05-07T12:34:00');
  for (const [props, times] of [
    [{}, '00:00 00:00'],
    [{ defaultValue: MAY_19_TO_23 }, '00:00 00:00'],
    [{ referenceDate: dayjs('2025-05-01T09:00') }, '09:00 09:00'],
    [
      { defaultValue: [dayjs('2025-05-19T15:00'), dayjs('2025-05-23T11:00')] as Range },
      '15:00 11:00',
    ],
  ] as const) {
    const onAccept = vi.fn<(range: Range) => void>();
    const screen = await picker({ ...props, onAccept });
    await selectRange(screen, 'Day', '14', '21');
    await expectClosed(screen);
    expect(onAccept.mock.lastCall && written(onAccept.mock.lastCall[0], 'HH:mm')).toBe(times);
    screen.unmount();
  }
});

const VARIANTS = [
  [DateRangePicker, 'fine', false],
  [DateRangePicker, 'coarse', true],
  [DesktopDateRangePicker, 'coarse', false],
  [MobileDateRangePicker, 'fine', true],
] as const;

claim(
  [
    'DateRangePicker | In a popper or a dialog, depending on the device | Those of the variant that it renders | true in a popper, false in a dialog',
    'DesktopDateRangePicker | In a popper at the field | 2, see calendars | true',
    'MobileDateRangePicker | In a modal dialog, with a toolbar, Cancel and OK | 1 | false',
  ],
  async () => {
    for (const [Variant, pointer, isModal] of VARIANTS) {
      setPointer(pointer);
      const screen = await inProvider(<Variant label="Day" defaultValue={MAY_19_TO_23} />);
      await openPicker(screen);
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      expect(document.querySelector('.MuiPickerPopper-root') === null).toBe(isModal);
      expect(document.querySelector('.MuiPickersToolbar-root') !== null).toBe(isModal);
      expect(months()).toHaveLength(isModal ? 1 : 2);
      await dayOf(screen, '7').click();
      await dayOf(screen, '9').click();
      if (isModal) {
        await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
        await screen.getByRole('button', { name: 'OK' }).click();
      }
      await expectClosed(screen);
      screen.unmount();
    }
  },
);

claim(
  ['The mobile picker always shows one month.', 'With one input, users can type on every device.'],
  async () => {
    for (const [Variant, pointer, isModal] of VARIANTS) {
      setPointer(pointer);
      const screen = await inProvider(
        <Variant label="Day" defaultValue={MAY_19_TO_23} calendars={3} />,
      );
      await click(section(screen, 'Day').first());
      await type('20');
      await expect.poll(() => text(screen)).toBe('05/20/2025 – 05/23/2025');
      await openPicker(screen);
      await expect.poll(months).toHaveLength(isModal ? 1 : 3);
      screen.unmount();
    }
  },
);

claim(
  [
    'StaticDateRangePicker | Always visible, without a field, with a toolbar, Cancel and OK | 1, see calendars | Not available',
    'displayStaticWrapperAs="desktop" hides the toolbar of the static picker and shows two months.',
  ],
  async () => {
    for (const isDesktop of [false, true]) {
      const screen = await inProvider(
        <StaticDateRangePicker {...(isDesktop && { displayStaticWrapperAs: 'desktop' })} />,
      );
      expect(months()).toHaveLength(isDesktop ? 2 : 1);
      expect(document.querySelector('.MuiPickersToolbar-root') === null).toBe(isDesktop);
      await expect.element(screen.getByRole('button', { name: 'OK' })).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    'disabled and readOnly (boolean, default false) block the field and its button.',
    'With one input, name adds the range to a form as one string.',
    'With two inputs, name has no effect.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const props of [{ disabled: true }, { readOnly: true }, {}]) {
        const screen = await inProvider(
          <form>
            <DateRangePicker label="Day" name="stay" defaultValue={MAY_19_TO_23} {...props} />
          </form>,
        );
        const isBlocked = Object.keys(props).length > 0;
        const button = screen.getByRole('button', { name: /^Choose range/ });
        if (isBlocked) {
          await click(field(screen), { at: { x: 60, y: 28 } });
          await type('11');
          await expect.element(button).toBeDisabled();
        } else {
          await expect.element(button).toBeEnabled();
        }
        expect(text(screen)).toBe('05/19/2025 – 05/23/2025');
        const form = screen.stage.querySelector('form');
        const sent = String(form && new FormData(form).get('stay'));
        expect(sent.replace(/[\u2066-\u2069]/g, '')).toBe(
          props.disabled ? 'null' : '05/19/2025 – 05/23/2025',
        );
        screen.unmount();
        const two = await inProvider(
          <form>
            <DateRangePicker
              name="stay"
              defaultValue={MAY_19_TO_23}
              slots={{ field: MultiInputDateRangeField }}
              {...props}
            />
          </form>,
        );
        const formOfTwo = two.stage.querySelector('form');
        expect(formOfTwo && [...new FormData(formOfTwo)]).toEqual([]);
        two.unmount();
      }
    }
  },
);

claim("In version 8.4.0, it doesn't always run: save the range in onChange.", async () => {
  const onChange = vi.fn<(range: Range) => void>();
  const onAccept = vi.fn<(range: Range) => void>();
  const screen = await picker({ defaultValue: MAY_19_TO_23, onChange, onAccept });
  for (const [from, to] of [
    ['14', '21'],
    ['14', '23'],
  ] as const) {
    await selectRange(screen, 'Day', from, to);
    await expectClosed(screen);
    expect(onChange.mock.lastCall && written(onChange.mock.lastCall[0])).toBe(`${from} ${to}`);
  }
  expect(onAccept.mock.calls.map(([range]) => written(range))).toEqual(['14 21']);
});

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ defaultValue: MAY_19_TO_23, readOnly: true });
    await click(section(screen, 'Day').first());
    await press('Backspace');
    expect(text(screen)).toBe('05/19/2025 – 05/23/2025');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('MM/DD/YYYY – MM/DD/YYYY');
    screen.unmount();
  }
});

claim(
  [
    'The string is the text in the field, such as 05/21/2025 – 05/23/2025.',
    'An incomplete range contains placeholders, such as MM/DD/YYYY, and an empty range is an empty string.',
  ],
  async () => {
    for (const [defaultValue, sent] of [
      [MAY_19_TO_23, '05/19/2025 – 05/23/2025'],
      [[MAY_19_TO_23[0], null], '05/19/2025 – MM/DD/YYYY'],
      [[null, null], ''],
    ] as [Range, string][]) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await inProvider(
          <form>
            <DateRangePicker label="Day" name="stay" defaultValue={defaultValue} />
          </form>,
        );
        const { stay } = formValues(screen);
        expect(String(stay).replace(/[\u2066-\u2069]/g, '')).toBe(sent);
        if (sent) {
          expect(text(screen)).toBe(sent);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The value is a tuple [start, end].',
    'An empty value is [null, null].',
    "The picker doesn't accept null as its value: it throws an error.",
  ],
  async () => {
    for (const Picker of [DesktopDateRangePicker, MobileDateRangePicker]) {
      const screen = await inProvider(<Picker label="Day" value={[null, null]} />);
      expect(text(screen)).toBe('MM/DD/YYYY – MM/DD/YYYY');
      screen.unmount();
      await expect(inProvider(<Picker label="Day" value={null as never} />)).rejects.toThrow();
      const onChange = vi.fn<(range: Range) => void>();
      const cleared = await inProvider(
        <Picker label="Day" defaultValue={MAY_19_TO_23} onChange={onChange} />,
      );
      await click(section(cleared, 'Day').first());
      await press('Control+a', 'Delete');
      await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual([null, null]);
      cleared.unmount();
    }
  },
);

claim(
  [
    'The text field around it | PickersTextField | slotProps.textField',
    'The calendar | DateRangeCalendar | Props of the picker',
    'The day | DateRangePickerDay | slotProps.day',
    'Style the content of the popup with slotProps.layout.',
    'Style the popup with slotProps.popper or, on mobile, slotProps.dialog.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const isSet of [true, false]) {
        const screen = await picker({
          defaultValue: MAY_19_TO_23,
          displayWeekNumber: isSet,
          ...(isSet && {
            slotProps: {
              textField: { className: 'own-text' },
              day: { className: 'own-day' },
              layout: { className: 'own-layout' },
              popper: { className: 'own-popper' },
              dialog: { className: 'own-dialog' },
            },
          }),
        });
        const own = document.querySelector('.MuiPickersTextField-root.own-text');
        expect(own?.contains(field(screen).element()) ?? false).toBe(isSet);
        await openPicker(screen);
        await expect.element(dayOf(screen, '19')).toBeVisible();
        const calendar = document.querySelector('.MuiDateRangeCalendar-root');
        expect(calendar).not.toBeNull();
        const holds = (selector: string) =>
          document.querySelector(selector)?.contains(calendar) ?? false;
        expect(holds('.own-layout')).toBe(isSet);
        expect(holds('.own-popper')).toBe(isSet && pointer === 'fine');
        expect(holds('.own-dialog')).toBe(isSet && pointer === 'coarse');
        expect(document.querySelector('.MuiDayCalendar-weekNumber') !== null).toBe(isSet);
        const days = [...document.querySelectorAll('.own-day')];
        expect(days.length > 27).toBe(isSet);
        expect(days.every((each) => /MuiDateRangePickerDay/.test(each.className))).toBe(true);
        screen.unmount();
      }
    }
  },
);

claim(
  'Style the days with slotProps.day or the theme names MuiDateRangePickerDay and MuiDateRangeCalendar.',
  async () => {
    const root = { order: 7 };
    const theme = createTheme({
      components: {
        MuiDateRangePickerDay: { styleOverrides: { root } },
        MuiDateRangeCalendar: { styleOverrides: { root } },
      } as object,
    });
    for (const isThemed of [true, false]) {
      const own = <DateRangePicker label="Day" defaultValue={MAY_19_TO_23} />;
      const screen = await inProvider(
        isThemed ? <ThemeProvider theme={theme}>{own}</ThemeProvider> : own,
      );
      await openPicker(screen);
      await expect.element(dayOf(screen, '19')).toBeVisible();
      for (const name of ['MuiDateRangePickerDay-root', 'MuiDateRangeCalendar-root']) {
        const part = document.querySelector(`.${name}`);
        expect([name, part && getComputedStyle(part).order]).toEqual([name, isThemed ? '7' : '0']);
      }
      screen.unmount();
    }
  },
);

claim('desktopModeMediaQuery decides between desktop and mobile: see Date Picker.', async () => {
  for (const [desktopModeMediaQuery, isDesktop] of [
    ['(min-width: 1000px)', true],
    ['(min-width: 2000px)', false],
  ] as const) {
    const screen = await picker({ desktopModeMediaQuery });
    await openPicker(screen);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(document.querySelector('.MuiPickerPopper-root') !== null).toBe(isDesktop);
    screen.unmount();
  }
});

claim(
  [
    'With one input, opening moves the focus to the calendar, so users can select dates with the keyboard at once.',
    'For two inputs, set slots.field.',
    'localeText sets their labels.',
  ],
  async () => {
    const onChange = vi.fn<(range: Range) => void>();
    const screen = await picker({ defaultValue: MAY_19_TO_23, onChange });
    screen
      .getByRole('button', { name: /^Choose range/ })
      .element()
      .focus();
    await press('Enter');
    await expect.poll(() => document.activeElement?.role).toBe('gridcell');
    await press('ArrowRight', 'Enter');
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
    screen.unmount();
    for (const [localeText, labels] of [
      [undefined, ['Start', 'End']],
      [{ start: 'Check-in', end: 'Check-out' }, ['Check-in', 'Check-out']],
    ] as const) {
      const two = await picker({
        ...(localeText && { localeText }),
        slots: { field: MultiInputDateRangeField },
      });
      for (const label of labels) {
        await expect.element(field(two, label)).toBeVisible();
      }
      two.unmount();
    }
  },
);

claim('To control the position, set rangePosition and onRangePositionChange.', async () => {
  for (const [rangePosition, clicks, next] of [
    [
      'start',
      [
        ['14', '14 23'],
        ['15', '15 23'],
      ],
      'end',
    ],
    ['end', [['29', '19 29']], 'start'],
    [
      undefined,
      [
        ['14', '14 23'],
        ['15', '14 15'],
      ],
      'end',
    ],
  ] as const) {
    const onChange = vi.fn<(range: Range) => void>();
    const onRangePositionChange = vi.fn<(position: string) => void>();
    const screen = await picker({
      defaultValue: MAY_19_TO_23,
      onChange,
      onRangePositionChange,
      ...(rangePosition && { rangePosition }),
    });
    await openPicker(screen);
    for (const [name, shown] of clicks) {
      await dayOf(screen, name).click();
      expect(onChange.mock.lastCall && written(onChange.mock.lastCall[0])).toBe(shown);
    }
    expect(onRangePositionChange).toHaveBeenCalledWith(next);
    screen.unmount();
  }
});

claim(
  [
    'calendars is the number of months in the popper: 1, 2 (default) or 3.',
    "Each month is at least 312 px wide: three need 938 px, and the popper doesn't wrap them.",
    'currentMonthCalendarPosition (default 1) is the position of the month of the start, or of the current month without a value.',
    'Set it to the last position if users select past dates, as in the demo: the months before the current one are then visible.',
    'showDaysOutsideCurrentMonth works with one month only.',
  ],
  async () => {
    setClock('2025-05-07T12:00:00');
    for (const calendars of [undefined, 1, 2, 3] as const) {
      for (const position of [undefined, 1, calendars] as const) {
        const screen = await inProvider(
          <DesktopDateRangePicker
            label="Day"
            defaultValue={position ? MAY_19_TO_23 : undefined}
            calendars={calendars}
            currentMonthCalendarPosition={position}
            showDaysOutsideCurrentMonth
          />,
        );
        await openPicker(screen);
        await expect.poll(months).toHaveLength(calendars ?? 2);
        expect(months()[(position ?? 1) - 1]).toBe('May 2025');
        if (calendars === 3 && position === 3) {
          expect(months()).toEqual(['March 2025', 'April 2025', 'May 2025']);
        }
        const grids = screen.getByRole('grid').elements();
        const tops = grids.map((grid) => grid.getBoundingClientRect().top);
        expect(new Set(tops).size).toBe(1);
        const widths = [...document.querySelectorAll('.MuiDateRangeCalendar-monthContainer')].map(
          (month) => month.getBoundingClientRect().width,
        );
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(312);
        if (calendars === 3) {
          expect(widths.reduce((sum, width) => sum + width, 0)).toBe(938);
        }
        // April 27 beside May, or the 27th of each month only
        expect(screen.getByRole('gridcell', { name: '27', exact: true }).elements()).toHaveLength(
          calendars === 1 ? 2 : (calendars ?? 2),
        );
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "After the user selects a start, the calendar moves to the month of the end if that month isn't visible.",
    'disableAutoMonthSwitching prevents this.',
  ],
  async () => {
    for (const disableAutoMonthSwitching of [false, true]) {
      const screen = await picker({
        disableAutoMonthSwitching,
        calendars: 1,
        defaultValue: [dayjs('2025-05-19'), dayjs('2025-08-23')],
      });
      await openPicker(screen);
      await expect.poll(months).toEqual(['May 2025']);
      await dayOf(screen, '21').click();
      await expect.poll(months).toEqual([disableAutoMonthSwitching ? 'May 2025' : 'August 2025']);
      screen.unmount();
    }
  },
);

claim(
  [
    'Since version 8, the default field has one input for both dates.',
    'Opens | With its button | With a click into an input, Enter or Space',
    'Focus after opening | In the calendar | In the input, on a phone in the calendar',
    'Role of the popper | dialog | tooltip',
    "On a phone | Users can type | Users can't type: the inputs are read-only",
    'clearable | Available | Not available',
  ],
  async () => {
    const popup = () => document.querySelector('.MuiPickerPopper-root');
    for (const isTwo of [false, true]) {
      const draw = () =>
        picker({
          defaultValue: MAY_19_TO_23,
          slotProps: { field: { clearable: true } },
          ...(isTwo && {
            slots: { field: MultiInputDateRangeField },
            slotProps: {},
            localeText: { start: 'Day', end: 'End' },
          }),
        });
      let screen = await draw();
      expect(screen.getByRole('group').elements().length).toBe(isTwo ? 2 : 1);
      expect(screen.getByRole('button', { name: /^Choose/ }).elements()).toHaveLength(
        isTwo ? 0 : 1,
      );
      expect(screen.getByRole('button', { name: 'Clear' }).elements()).toHaveLength(isTwo ? 0 : 1);
      await click(section(screen, 'Day').first());
      if (isTwo) {
        await expect.poll(() => popup()?.getAttribute('role')).toBe('tooltip');
        expect(field(screen).element().contains(document.activeElement)).toBe(true);
        screen.unmount();
        for (const key of ['Enter', 'Space']) {
          screen = await draw();
          await press('Tab', key);
          await expect.poll(popup).not.toBeNull();
          screen.unmount();
        }
      } else {
        expect(popup()).toBeNull();
        await openPicker(screen);
        await expect.poll(() => popup()?.getAttribute('role')).toBe('dialog');
        await expect.poll(() => popup()?.contains(document.activeElement)).toBe(true);
        screen.unmount();
      }
      setPointer('coarse');
      screen = await draw();
      await click(section(screen, 'Day').first());
      if (isTwo) {
        await expect
          .poll(() => document.activeElement?.closest('.MuiDateRangeCalendar-root'))
          .toBeTruthy();
        await press('Escape');
        await expectClosed(screen);
        expect(section(screen, 'Day').first().element().getAttribute('contenteditable')).not.toBe(
          'true',
        );
      } else {
        await type('20');
        await expect.poll(() => text(screen)).toBe('05/20/2025 – 05/23/2025');
      }
      screen.unmount();
      setPointer('fine');
    }
  },
);

claim(
  'In version 8.4.0, users with a keyboard can edit read-only inputs after Ctrl+A.',
  async () => {
    for (const [key, start] of [
      ['Backspace', 'MM/DD/YYYY'],
      ['7', '07/19/2025'],
    ] as const) {
      const screen = await inProvider(
        <MobileDateRangePicker
          defaultValue={MAY_19_TO_23}
          slots={{ field: MultiInputDateRangeField }}
        />,
      );
      await press('Tab');
      await expect.element(section(screen, 'Month', 'Start')).toHaveFocus();
      await press(key);
      expect(text(screen, 'Start')).toBe('05/19/2025');
      await press('Control+a', key);
      await expect.poll(() => text(screen, 'Start')).toBe(start);
      screen.unmount();
    }
  },
);

claim(
  [
    'A click accepts the range and closes the popper.',
    'A preset is disabled if its range breaks a rule, for example if it starts before minDate.',
    'getValue runs each time the popper renders, not on click, so dayjs() in it is the time of the last render.',
  ],
  async () => {
    const getValue = vi.fn(() => MAY_19_TO_23);
    const onAccept = vi.fn<(range: Range) => void>();
    const screen = await picker({
      minDate: dayjs('2025-05-05'),
      onAccept,
      slotProps: {
        shortcuts: {
          items: [
            { label: 'This week', getValue },
            { label: 'Too early', getValue: () => [dayjs('2025-05-01'), dayjs('2025-05-09')] },
          ],
        },
      },
    });
    for (let turn = 0; turn < 2; turn += 1) {
      getValue.mockClear();
      await openPicker(screen);
      expect(getValue).toHaveBeenCalled();
      await expect
        .element(screen.getByRole('button', { name: 'Too early' }))
        .toHaveAttribute('aria-disabled', 'true');
      await screen.getByRole('button', { name: 'This week' }).click();
      await expectClosed(screen);
    }
    expect(onAccept).toHaveBeenCalled();
    expect(text(screen)).toBe('05/19/2025 – 05/23/2025');
    screen.unmount();
    setClock('2025-05-21T23:59:00');
    const late = await picker({
      slotProps: {
        shortcuts: { items: [{ label: 'One day', getValue: () => [dayjs(), dayjs()] }] },
      },
    });
    await openPicker(late);
    const oneDay = late.getByRole('button', { name: 'One day' });
    await expect.element(oneDay).toBeVisible();
    await settled();
    setClock('2025-05-22T00:01:00');
    (oneDay.element() as HTMLElement).click(); // a pointer on its way there would make the popper render
    await expectClosed(late);
    await expect.poll(() => text(late)).toBe('05/21/2025 – 05/21/2025');
  },
);

claim(
  [
    "shouldDisableDate(day, position) receives the position 'start' or 'end' as its second argument.",
    "In the calendar, users can't click a disabled day, but a range can contain disabled days (issue 12072).",
    'A click before the start sets a new start that was tested as an end.',
    'Typed ranges follow the same rules: the field has an error state if the start or the end breaks one.',
  ],
  async () => {
    const positions = new Set<string>();
    const screen = await picker({
      referenceDate: dayjs('2025-05-01'),
      shouldDisableDate: (date, position) => {
        positions.add(position);
        return date.date() === 14 || (position === 'end' && date.date() === 20);
      },
    });
    await openPicker(screen);
    await expect.element(dayOf(screen, '14')).toBeDisabled();
    await expect.element(dayOf(screen, '20')).toBeEnabled();
    await dayOf(screen, '9').click();
    await expect.element(dayOf(screen, '14')).toBeDisabled();
    await expect.element(dayOf(screen, '20')).toBeDisabled();
    await dayOf(screen, '21').click();
    await expectClosed(screen);
    expect([...positions].sort()).toEqual(['end', 'start']);
    expect(text(screen)).toBe('05/09/2025 – 05/21/2025');
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
    await click(section(screen, 'Day').nth(1));
    await type('20');
    await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
    screen.unmount();
    const start = await picker({
      defaultValue: [dayjs('2025-05-21'), null],
      defaultRangePosition: 'end',
      shouldDisableDate: (date, position) => position === 'start' && date.date() === 14,
    });
    await expect.element(field(start)).toHaveAttribute('aria-invalid', 'false');
    await openPicker(start);
    await dayOf(start, '14').click();
    await expect.poll(() => text(start)).toBe('05/14/2025 – MM/DD/YYYY');
    await expect.element(field(start)).toHaveAttribute('aria-invalid', 'true');
  },
);

claim(
  [
    "To limit the length of a range, disable late ends: shouldDisableDate={(day, position) => position === 'end' && day.diff(start, 'day') > 13} allows up to 14 days.",
    'Otherwise the field has an error state.',
  ],
  async () => {
    const start = dayjs('2025-05-05');
    const screen = await picker({
      value: [start, null],
      shouldDisableDate: (date, position) => position === 'end' && date.diff(start, 'day') > 13,
      rangePosition: 'end',
    });
    await openPicker(screen);
    await expect.element(dayOf(screen, '18')).toBeEnabled();
    await expect.element(dayOf(screen, '19')).toBeDisabled();
    screen.unmount();
    const long = await picker({
      value: [start, dayjs('2025-05-19')],
      shouldDisableDate: (date, position) => position === 'end' && date.diff(start, 'day') > 13,
    });
    await expect.element(field(long)).toHaveAttribute('aria-invalid', 'true');
  },
);

claim(
  [
    'The button: "Choose range, selected range is May 21, 2025 - May 25, 2025".',
    'While a date is missing, "Choose range".',
    'The sections of the single input: month, day, year, and again month, day, year.',
    "The names don't say which is the start.",
    'The popper: a dialog without a name.',
    'The start and the end are selected.',
    "The days between them aren't.",
  ],
  async () => {
    const stay: Range = [dayjs('2025-05-21'), dayjs('2025-05-25')];
    for (const [value, name] of [
      [stay, 'Choose range, selected range is May 21, 2025 - May 25, 2025'],
      [[stay[0], null] as Range, 'Choose range'],
      [[null, null] as Range, 'Choose range'],
    ] as const) {
      const screen = await picker({ value });
      await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
      screen.unmount();
    }
    const screen = await picker({ defaultValue: stay });
    const names = screen
      .getByRole('spinbutton')
      .elements()
      .map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Month', 'Day', 'Year', 'Month', 'Day', 'Year']);
    await openPicker(screen);
    const dialog = screen.getByRole('dialog').element();
    expect(dialog.getAttribute('aria-label')).toBeNull();
    expect(dialog.getAttribute('aria-labelledby')).toBeNull();
    expect(selected()).toEqual(['21', '25']);
    await expect.element(dayOf(screen, '23')).toHaveAttribute('aria-selected', 'false');
    screen.unmount();
    const named = await picker({ slotProps: { popper: { 'aria-label': 'Stay' } } });
    await openPicker(named);
    await expect.element(named.getByRole('dialog', { name: 'Stay' })).toBeVisible();
  },
);

function PositionToolbar() {
  const { rangePosition, setRangePosition } = usePickerRangePositionContext();
  return (
    <button type="button" onClick={() => setRangePosition('end')}>
      Position: {rangePosition}
    </button>
  );
}

claim(
  'In your own component inside the picker, such as a toolbar, usePickerRangePositionContext() from @mui/x-date-pickers-pro/hooks returns rangePosition and setRangePosition.',
  async () => {
    const onChange = vi.fn<(range: Range) => void>();
    const screen = await inProvider(
      <StaticDateRangePicker
        defaultValue={MAY_19_TO_23}
        onChange={onChange}
        slots={{ toolbar: PositionToolbar }}
      />,
    );
    await screen.getByRole('button', { name: 'Position: start' }).click();
    await expect.element(screen.getByRole('button', { name: 'Position: end' })).toBeVisible();
    await day(screen, '29').click();
    expect(onChange.mock.lastCall && written(onChange.mock.lastCall[0])).toBe('19 29');
  },
);

claim(
  [
    'With one input, the first click in the calendar changes the start.',
    'With defaultRangePosition="end", the first click changes the end.',
    'With two inputs, the first click changes the date of the clicked input.',
    'Users can drag the start or the end of a complete range to another day.',
    'disableDragEditing (default false) prevents this.',
  ],
  async () => {
    for (const [defaultRangePosition, shown] of [
      [undefined, '9 23'],
      ['end', '9 null'],
    ] as const) {
      const onChange = vi.fn<(range: Range) => void>();
      const screen = await picker({ defaultRangePosition, defaultValue: MAY_19_TO_23, onChange });
      await openPicker(screen);
      await dayOf(screen, '9').click();
      expect(onChange.mock.lastCall && written(onChange.mock.lastCall[0])).toBe(shown);
      screen.unmount();
    }
    for (const defaultRangePosition of ['start', 'end'] as const) {
      for (const [label, shown] of [
        ['Start', '20 23'],
        ['End', '19 20'],
      ] as const) {
        const onChange = vi.fn<(range: Range) => void>();
        const screen = await picker({
          defaultRangePosition,
          defaultValue: MAY_19_TO_23,
          onChange,
          slots: { field: MultiInputDateRangeField },
        });
        await click(section(screen, 'Day', label));
        await dayOf(screen, '20').click();
        expect(onChange.mock.lastCall && written(onChange.mock.lastCall[0])).toBe(shown);
        screen.unmount();
      }
    }
    for (const disableDragEditing of [undefined, true]) {
      const onChange = vi.fn<(range: Range) => void>();
      const screen = await picker({
        disableDragEditing,
        defaultValue: MAY_19_TO_23,
        onChange,
        closeOnSelect: false,
      });
      await openPicker(screen);
      await expect.element(dayOf(screen, '23')).toBeVisible();
      await dragTo(dayOf(screen, '23'), dayOf(screen, '29'));
      const range = onChange.mock.lastCall && written(onChange.mock.lastCall[0]);
      expect(range === '19 29').toBe(!disableDragEditing);
      screen.unmount();
    }
  },
);

claim(
  "In the mobile dialog, OK and Cancel don't reset the position: if the user selected only a start before, the first click after reopening changes the end.",
  async () => {
    for (const [Picker, name, shown] of [
      [MobileDateRangePicker, 'OK', '20 22'],
      [MobileDateRangePicker, 'Cancel', '19 22'],
      [MobileDateRangePicker, undefined, '22 23'],
      [DesktopDateRangePicker, 'OK', '22 23'],
    ] as const) {
      const onChange = vi.fn<(range: Range) => void>();
      const props = { label: 'Day', closeOnSelect: false, defaultValue: MAY_19_TO_23, onChange };
      const screen = await inProvider(<Picker {...props} />);
      await openPicker(screen);
      await dayOf(screen, '20').click();
      await (name ? screen.getByRole('button', { name }).click() : press('Escape'));
      await expectClosed(screen);
      await openPicker(screen);
      await dayOf(screen, '22').click();
      expect(onChange.mock.lastCall && written(onChange.mock.lastCall[0])).toBe(shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, the desktop and mobile Date Range Pickers ignore format (issue 17898).',
    'A later release fixes this.',
    'Until you update, set the format in the provider:',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await picker({ format: 'DD.MM.YYYY', defaultValue: MAY_19_TO_23 });
      expect(text(screen)).toBe('05/19/2025 – 05/23/2025');
      screen.unmount();
      const own = await inProvider(<DateRangePicker label="Day" defaultValue={MAY_19_TO_23} />, {
        dateFormats: { keyboardDate: 'DD.MM.YYYY' },
      });
      expect(text(own)).toBe('19.05.2025 – 23.05.2025');
      own.unmount();
    }
  },
);

claim(
  [
    'sx and className of the picker apply to a field with one input.',
    'With two inputs, they have no effect: set className in slotProps.field.',
  ],
  async () => {
    const styled = () =>
      [...document.querySelectorAll('*')].filter((each) => getComputedStyle(each).order === '7');
    const props: DateRangePickerProps = { className: 'own', sx: { order: 7 } };
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await picker(props);
      const group = field(screen).element();
      await openPicker(screen);
      const own = document.querySelector('.own');
      expect(own?.contains(group)).toBe(true);
      expect(own?.contains(document.querySelector('.MuiDateRangeCalendar-root'))).toBe(false);
      expect(styled().map((each) => each === own)).toEqual([true]);
      screen.unmount();
      const two = await picker({
        ...props,
        slots: { field: MultiInputDateRangeField },
        slotProps: { field: { className: 'inside' } },
      });
      expect(document.querySelector('.own')).toBeNull();
      expect(styled()).toHaveLength(0);
      const inside = document.querySelector('.inside');
      for (const label of ['Start', 'End']) {
        expect(inside?.contains(field(two, label).element())).toBe(true);
      }
      two.unmount();
    }
  },
);

claim('The default format follows the locale: see date format and localization.', async () => {
  for (const [adapterLocale, shown] of [
    ['en', '05/19/2025 – 05/23/2025'],
    ['de', '19.05.2025 – 23.05.2025'],
  ] as const) {
    const screen = await inProvider(<DateRangePicker label="Day" defaultValue={MAY_19_TO_23} />, {
      adapterLocale,
    });
    expect(text(screen)).toBe(shown);
    screen.unmount();
  }
});
