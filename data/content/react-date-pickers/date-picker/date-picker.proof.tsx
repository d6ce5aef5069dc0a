import 'dayjs/locale/de';
import type { ReactNode } from 'react';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import { pickersTextFieldClasses } from '@mui/x-date-pickers/PickersTextField';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  act,
  claim,
  click,
  expect,
  hover,
  press,
  setClock,
  setDirection,
  setPointer,
  setWidth,
  settled,
  takeConsole,
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
import {
  AdapterDateFns,
  AdapterDateFnsJalali,
  AdapterLuxon,
  AdapterMoment,
} from '#test/proofs/dateAdapters.js';
import {
  day,
  enter,
  expectClosed,
  field,
  formValues,
  inProvider,
  openPicker,
  section,
  text,
} from '#test/proofs/pickers.tsx';

const MAY_21 = dayjs('2025-05-21');

/** Days of May to select, and what the field displays then. */
const BACK_AND_FORTH: [day: string, shown: string][] = [
  ['9', '05/09/2025'],
  ['21', '05/21/2025'],
];

function picker(props: DatePickerProps): Promise<Screen> {
  return inProvider(<DatePicker label="Day" {...props} />);
}

/** Selects another day and the first one again, twice. */
async function selectDays(
  demo: Screen,
  label: string,
  days: [day: string, shown: string][],
  look?: () => void,
) {
  for (const [name, shown] of [...days, ...days]) {
    await openPicker(demo, label);
    look?.();
    await demo.getByRole('dialog').getByRole('gridcell', { name }).click();
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
}

function box(selector: string): DOMRect {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

/** A style of the first element of a class. */
function style(name: string, property: string): string {
  const element = document.querySelector(`.${name}`);
  return element ? getComputedStyle(element).getPropertyValue(property) : 'nothing';
}

act('DeliveryDay', async (demo) => {
  setClock('2025-05-07T12:00:00');
  await selectDays(demo, 'Delivery day', BACK_AND_FORTH);
  for (const month of ['03', '12']) {
    await enter(demo, month, 'Delivery day');
    await expect.poll(() => text(demo, 'Delivery day')).toBe(`${month}/21/2025`);
  }
});

act('WhoHoldsTheValue', async (demo) => {
  const label = 'Due date (controlled)';
  const later = demo.getByRole('button', { name: 'One week later' });
  for (const [shown, state] of [
    ['05/28/2025', '28 May 2025'],
    ['06/04/2025', '4 June 2025'],
  ] as const) {
    await later.click();
    await expect.element(demo.getByText(`Your state: ${state}`)).toBeVisible();
    expect(text(demo, label)).toBe(shown);
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await click(section(demo, 'Day', label));
    await press('Delete');
    await expect.element(demo.getByText('Your state: no date')).toBeVisible();
    await expect.element(later).toBeDisabled();
    await type('21');
    await expect.element(demo.getByText('Your state: 21 June 2025')).toBeVisible();
  }
  await selectDays(demo, 'Invoice date (uncontrolled)', [
    ['9', '05/09/2025'],
    ['7', '05/07/2025'],
  ]);
});

act('FourVariants', async (demo) => {
  await selectDays(demo, 'Always a popper', BACK_AND_FORTH);
  for (const [name, shown] of BACK_AND_FORTH) {
    await openPicker(demo, 'Always a dialog');
    await demo.getByRole('dialog').getByRole('gridcell', { name }).click();
    await demo.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => text(demo, 'Always a dialog')).toBe(shown);
    await expectClosed(demo);
  }
  await demo.getByRole('gridcell', { name: '9' }).click();
  await expect.element(demo.getByRole('heading', { name: 'Fri, May 9' })).toBeVisible();
});

act('FormStates', async (demo) => {
  const status = demo.getByRole('status');
  for (const [month, sent] of [
    ['06', '06/21/2025'],
    ['05', '05/21/2025'],
  ]) {
    await enter(demo, month ?? '', 'Return by');
    await demo.getByRole('button', { name: 'Send' }).click();
    await expect.element(status).toHaveTextContent(`Sent: returnDate = ${sent}`);
  }
  await enter(demo, '06', 'Lent (read-only)');
  expect(text(demo, 'Lent (read-only)')).toBe('05/07/2025');
});

act('ViewSets', async (demo) => {
  for (const [label, choices, shown] of [
    ['Model year', ['2024'], '2024'],
    ['Card expires', ['2024', 'March'], 'March 2024'],
    ['Name day', ['9'], 'May 09'],
    ['Hired on', ['9'], '05/09/2025'],
    ['Model year', ['2025'], '2025'],
  ] as const) {
    await openPicker(demo, label);
    for (const name of choices) {
      const role = Number(name) < 32 ? 'gridcell' : 'radio';
      await demo.getByRole(role, { name }).click();
    }
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
});

act('StartView', async (demo) => {
  for (const [label, choices, shown] of [
    ['Date of birth', ['1991', 'March', '9'], '03/09/1991'],
    ['Summer leave', ['August', '21'], '08/21/2025'],
    ['Summer leave', ['July', '9'], '07/09/2025'],
  ] as const) {
    await openPicker(demo, label);
    for (const name of choices) {
      const role = Number(name) < 32 ? 'gridcell' : 'radio';
      await demo.getByRole(role, { name }).click();
    }
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expectClosed(demo);
  }
});

act('NewestYearFirst', async (demo) => {
  const years = () => demo.getByRole('radio').elements();
  expect(years()[0]?.textContent).toBe('2025');
  for (const year of ['2024', '2023']) {
    await demo.getByRole('radio', { name: year }).click();
    await expect.element(demo.getByText(`May ${year}`)).toBeVisible();
    await demo.getByRole('button', { name: /switch to year view/ }).click();
    await expect.element(demo.getByRole('radio', { name: year })).toBeChecked();
  }
});

act('WideLayout', async (demo) => {
  const isBeside = () => {
    const [toolbar, calendar] = [box('.MuiPickersToolbar-root'), box('.MuiDateCalendar-root')];
    return toolbar.right <= calendar.left;
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(isBeside).toBe(true);
    await setWidth(360);
    await expect.poll(isBeside).toBe(false);
    await setWidth(1280);
    await day(demo, '9').click();
    await expect.element(demo.getByRole('heading', { name: 'Fri, May 9' })).toBeVisible();
  }
});

act('FormatHint', async (demo) => {
  const label = 'Passport valid until';
  await click(section(demo, 'Day', label));
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [digits, shown] of [
      ['21', '21.MM.YYYY'],
      ['05', '21.05.YYYY'],
      ['2031', '21.05.2031'],
    ]) {
      await type(digits ?? '');
      await expect.poll(() => text(demo, label)).toBe(shown);
    }
    await press('Control+a', 'Delete');
    await expect.poll(() => text(demo, label)).toBe('DD.MM.YYYY');
    await press('ArrowLeft');
  }
});

act('ClearableReminder', async (demo) => {
  const label = 'Remind me on';
  setClock('2025-05-07T12:00:00');
  for (let turn = 0; turn < 2; turn += 1) {
    await hover(section(demo, 'Day', label));
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.element(demo.getByRole('status')).toHaveTextContent('Reminder removed.');
    expect(text(demo, label)).toBe('MM/DD/YYYY');
    await openPicker(demo, label);
    await day(demo, '21').click();
    await expect.poll(() => text(demo, label)).toBe('05/21/2025');
    await expectClosed(demo);
  }
});

act('StyleWithSx', async (demo) => {
  expect(style('MuiPickersInputBase-root', 'border-top-left-radius')).toBe('28px');
  await selectDays(demo, 'Gallery visit', BACK_AND_FORTH, () => {
    expect(style('MuiPickersDay-root', 'border-top-left-radius')).toBe('8px');
    expect(style('MuiPickersCalendarHeader-label', 'color')).not.toBe(
      style('MuiPickersDay-root', 'color'),
    );
  });
});

act('StyleWithSlotProps', async (demo) => {
  const color = (name: string) => {
    const [found] = demo.getByRole('gridcell', { name }).elements();
    return found ? getComputedStyle(found).color : 'nothing';
  };
  await selectDays(demo, 'Ferry crossing', BACK_AND_FORTH, () => {
    expect(document.querySelector('.MuiPickersCalendarHeader-label')?.textContent).toBe('May 2025');
    expect(color('10')).not.toBe(color('12')); // a Saturday and a Monday
    expect(style('MuiPickersCalendarHeader-root', 'margin-top')).toBe('0px');
  });
});

act('StyleWithStyled', async (demo) => {
  expect(style('MuiPickersOutlinedInput-notchedOutline', 'border-top-width')).toBe('2px');
  await selectDays(demo, 'Tasting evening', BACK_AND_FORTH, () => {
    expect(style('MuiPickersCalendarHeader-root', 'border-bottom-width')).toBe('2px');
    expect(style('MuiPickersDay-root', 'border-top-left-radius')).toBe('4px');
  });
});

act('StyleWithTheme', async (demo) => {
  await selectDays(demo, 'Concert night', BACK_AND_FORTH, () => {
    expect(style('MuiPickersCalendarHeader-label', 'text-transform')).toBe('uppercase');
    expect(style('MuiPickersDay-root', 'border-top-left-radius')).toBe('4px');
  });
});

claim(
  [
    'onChange(value, context) fires when the user selects another date in the calendar, and on each edit of the field that changes the date and leaves no section empty.',
    'It also fires with null when the user clears a section of a complete date.',
    "context.validationError is a code such as 'minDate', or null.",
    'onAccept(value, context) fires when the selection is final: the user selects a day and the popper closes, the user clicks OK, or an edit of the field calls onChange.',
  ],
  async () => {
    for (const closeOnSelect of [true, false]) {
      const calls: string[] = [];
      const note =
        (name: string) => (value: Dayjs | null, context: { validationError: unknown }) => {
          calls.push(`${name} ${value?.format('D') ?? 'null'} ${String(context.validationError)}`);
        };
      const take = () => calls.splice(0);
      const screen = await picker({
        closeOnSelect,
        defaultValue: MAY_21,
        minDate: dayjs('2025-05-05'),
        onChange: note('change'),
        onAccept: note('accept'),
      });
      await openPicker(screen);
      await day(screen, '9').click();
      if (closeOnSelect) {
        expect(take()).toEqual(['change 9 null', 'accept 9 null']);
      } else {
        expect(take()).toEqual(['change 9 null']);
        await screen.getByRole('button', { name: 'OK' }).click();
        expect(take()).toEqual(['accept 9 null']);
      }
      await expectClosed(screen);
      await click(section(screen, 'Day'));
      await press('Delete');
      expect(take()).toEqual(['change null null', 'accept null null']);
      await type('3');
      expect(take()).toEqual(['change 3 minDate', 'accept 3 minDate']);
      screen.unmount();
    }
  },
);

claim(
  [
    "When a user types a date that doesn't exist, such as February 31, onChange receives an invalid date object.",
    'If the next key leaves the date invalid, it receives null, although no section is empty.',
  ],
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await picker({ onChange, defaultValue: dayjs('2025-02-03') });
    await click(section(screen, 'Day'));
    await type('31');
    await expect.poll(() => onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
    await type('2');
    await expect.poll(() => onChange.mock.lastCall?.[0]).toBeNull();
    expect(text(screen)).toBe('02/31/0002');
  },
);

claim(
  [
    'DatePicker | In a popper or a dialog, depending on the device | Those of the variant that it renders | true in a popper, false in a dialog',
    'DesktopDatePicker | In a popper at the field | None | true',
    'MobileDatePicker | In a modal dialog | Date above, Cancel and OK below | false',
    'StaticDatePicker | Always visible, without a field | Date above, Cancel and OK below | Not available',
    'Since version 8 this includes the mobile variant, whose dialog opens from the button and not when the user taps the field.',
    "Its default, '@media (pointer: fine)', matches a mouse or a trackpad.",
  ],
  async () => {
    for (const [Variant, pointer, isModal] of [
      [DatePicker, 'fine', false],
      [DatePicker, 'coarse', true],
      [DesktopDatePicker, 'fine', false],
      [DesktopDatePicker, 'coarse', false],
      [MobileDatePicker, 'fine', true],
      [MobileDatePicker, 'coarse', true],
    ] as const) {
      setPointer(pointer);
      const screen = await inProvider(<Variant label="Day" defaultValue={MAY_21} />);
      await click(section(screen, 'Day'));
      await expectClosed(screen);
      await type('22');
      expect(text(screen)).toBe('05/22/2025');
      await openPicker(screen);
      expect(document.querySelector('.MuiPopper-root') === null).toBe(isModal);
      expect(document.querySelector('.MuiPickersToolbar-root') !== null).toBe(isModal);
      await day(screen, '9').click();
      if (isModal) {
        await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
        await screen.getByRole('button', { name: 'OK' }).click();
      }
      await expectClosed(screen);
      screen.unmount();
    }
    const screen = await inProvider(<StaticDatePicker defaultValue={MAY_21} />);
    await expect.element(screen.getByRole('heading', { name: 'Wed, May 21' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'OK' })).toBeVisible();
    expect(screen.stage.querySelector('input')).toBeNull();
  },
);

claim(
  [
    'With closeOnSelect, the picker accepts the date and closes after the selection in the last view.',
    'Without it, users confirm the selection with OK or discard it with Cancel.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const closeOnSelect of [true, false]) {
        const screen = await picker({ closeOnSelect, defaultValue: MAY_21, openTo: 'year' });
        await openPicker(screen);
        await screen.getByRole('radio', { name: '2024' }).click();
        await day(screen, '9').click();
        if (!closeOnSelect) {
          await screen.getByRole('button', { name: 'Cancel' }).click();
        }
        await expectClosed(screen);
        expect(text(screen)).toBe(closeOnSelect ? '05/09/2024' : '05/21/2025');
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'StaticDatePicker has the mobile layout by default.',
    'displayStaticWrapperAs="desktop" hides the toolbar.',
    'To hide Cancel and OK, pass slotProps={{ actionBar: { actions: [] } }}.',
  ],
  async () => {
    for (const isDesktop of [false, true]) {
      for (const isBare of [false, true]) {
        const screen = await inProvider(
          <StaticDatePicker
            {...(isDesktop && { displayStaticWrapperAs: 'desktop' })}
            {...(isBare && { slotProps: { actionBar: { actions: [] } } })}
          />,
        );
        expect(screen.getByRole('heading').elements()).toHaveLength(isDesktop ? 0 : 1);
        expect(screen.getByRole('button', { name: 'OK' }).elements()).toHaveLength(isBare ? 0 : 1);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'disabled and readOnly (boolean, default false) block the field and its button.',
    'The button still opens the calendar.',
    'name adds the date to a form.',
    'The form contains the date as the field displays it, in the format of the locale.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [props, isOpening] of [
        [{ disabled: true }, false],
        [{ readOnly: true }, false],
        [{ slotProps: { field: { readOnly: true } } }, true],
      ] as const) {
        const screen = await inProvider(
          <form>
            <DatePicker label="Day" name="day" defaultValue={MAY_21} {...props} />
          </form>,
        );
        await click(field(screen), { at: { x: 60, y: 28 } });
        await type('11');
        expect(text(screen)).toBe('05/21/2025');
        const button = screen.getByRole('button', { name: /^Choose date/ });
        if (isOpening) {
          await button.click();
          await expect.element(day(screen, '9')).toBeVisible();
        } else {
          await expect.element(button).toBeDisabled();
        }
        screen.unmount();
      }
    }
    const screen = await inProvider(
      <form>
        <DatePicker name="locale" defaultValue={MAY_21} />
        <DatePicker name="fixed" format="YYYY-MM-DD" defaultValue={MAY_21} />
      </form>,
    );
    expect(formValues(screen)).toEqual({
      locale: '05/21/2025',
      fixed: '2025-05-21',
    });
  },
);

claim('In version 8.4.0, Ctrl+A still makes a read-only field editable.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    const screen = await picker({ defaultValue: MAY_21, readOnly: true });
    await click(section(screen, 'Day'));
    await press('Backspace');
    expect(text(screen)).toBe('05/21/2025');
    await press('Control+a', 'Backspace');
    await expect.poll(() => text(screen)).toBe('MM/DD/YYYY');
    screen.unmount();
  }
});

claim(
  [
    "['year'] | YYYY",
    "['month'] | MMMM",
    "['day'] | D",
    "['year', 'month'] | MMMM YYYY",
    "['month', 'day'] | MMMM D",
    'Any other set | MM/DD/YYYY',
    'Unless you set format, the views also determine the format of the field:',
    "views lists the views of the calendar in their order: any of 'year', 'month' and 'day'.",
    "The default is ['year', 'day'].",
    'openTo is the view that the calendar opens with, and must be in views.',
    "The default is 'day', or the first of views when 'day' is not among them.",
  ],
  async () => {
    for (const [views, shown, first] of [
      [['year'], '2025', 'year'],
      [['month'], 'May', 'month'],
      [['day'], '21', 'day'],
      [['year', 'month'], 'May 2025', 'year'],
      [['month', 'year'], 'May 2025', 'month'],
      [['month', 'day'], 'May 21', 'day'],
      [['day', 'month'], 'May 21', 'day'],
      [['year', 'day'], '05/21/2025', 'day'],
      [['year', 'month', 'day'], '05/21/2025', 'day'],
      [['day', 'year', 'month'], '05/21/2025', 'day'],
    ] as const) {
      const screen = await picker({ views, defaultValue: MAY_21 });
      expect(text(screen)).toBe(shown);
      await openPicker(screen);
      const view = {
        year: '.MuiYearCalendar-root',
        month: '.MuiMonthCalendar-root',
        day: '[role="grid"]',
      };
      await expect.poll(() => document.querySelector(view[first])).not.toBeNull();
      screen.unmount();
      const fixed = await picker({ views, format: 'MM/YYYY', defaultValue: MAY_21 });
      expect(text(fixed)).toBe('05/2025');
      fixed.unmount();
    }
    for (const [props, first, next] of [
      [{ openTo: 'year' }, '.MuiYearCalendar-root', '[role="grid"]'],
      [
        { views: ['year', 'month', 'day'], openTo: 'year' },
        '.MuiYearCalendar-root',
        '.MuiMonthCalendar-root',
      ],
      [{ views: ['month', 'day'], openTo: 'month' }, '.MuiMonthCalendar-root', '[role="grid"]'],
      [{ openTo: 'month' }, '.MuiYearCalendar-root', '[role="grid"]'],
    ] as const) {
      const screen = await picker({ defaultValue: MAY_21, ...props });
      await openPicker(screen);
      await expect.poll(() => document.querySelector(first)).not.toBeNull();
      await screen.getByRole('radio', { checked: true }).click();
      await expect.poll(() => document.querySelector(next)).not.toBeNull();
      screen.unmount();
    }
    takeConsole(); // about the first view that is not in `views`
  },
);

claim(
  [
    'The value is always a complete date.',
    "The parts that users can't select are those of the value.",
    'Without a value, a selection takes them from referenceDate.',
    'A typed year takes the month and day of the last value, or the first ones if there never was a value.',
  ],
  async () => {
    for (const [props, year] of [
      [{ defaultValue: MAY_21 }, '2024-05-21'],
      [{ referenceDate: dayjs('2020-02-03') }, '2024-02-03'],
      [{ defaultValue: MAY_21, referenceDate: dayjs('2020-02-03') }, '2024-05-21'],
    ] as const) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await picker({ views: ['year'], onChange, ...props });
      await openPicker(screen);
      await screen.getByRole('radio', { name: '2024' }).click();
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe(year);
      await expectClosed(screen);
      await click(section(screen, 'Year'));
      await type('2023');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe(year.replace('2024', '2023'));
      await press('Delete');
      expect(onChange.mock.lastCall?.[0]).toBeNull();
      await type('2022');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe(year.replace('2024', '2022'));
      screen.unmount();
    }
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const screen = await picker({ views: ['year'], onChange, referenceDate: dayjs('2020-02-03') });
    await click(section(screen, 'Year'));
    await type('2023');
    expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD')).toBe('2023-01-01');
  },
);

claim(
  [
    'After a selection, the calendar displays the next view of the list.',
    'Views listed before openTo are skipped.',
  ],
  async () => {
    const screen = await picker({
      views: ['year', 'month', 'day'],
      openTo: 'month',
      defaultValue: MAY_21,
    });
    await openPicker(screen);
    await screen.getByRole('radio', { name: 'March' }).click();
    await day(screen, '9').click();
    await expectClosed(screen);
    expect(text(screen)).toBe('03/09/2025');
  },
);

claim(
  [
    'With yearsOrder="desc", the list starts with the year of maxDate, which is 2099 by default.',
    "yearsOrder | 'asc' | 'desc' | 'asc'",
    'yearsPerRow | 3 | 4 | 4 on desktop, 3 on mobile',
    'monthsPerRow | 3 | 4 | 3',
    'minDate defaults to 1900-01-01 and maxDate to 2099-12-31.',
  ],
  async () => {
    const inFirstRow = (screen: Screen) => {
      const [first, ...others] = screen.getByRole('radio').elements();
      const top = first?.getBoundingClientRect().top;
      return 1 + others.filter((each) => each.getBoundingClientRect().top === top).length;
    };
    for (const [pointer, years] of [
      ['fine', 4],
      ['coarse', 3],
    ] as const) {
      setPointer(pointer);
      for (const [order, ends] of [
        [undefined, ['1900', '2099']],
        ['asc', ['1900', '2099']],
        ['desc', ['2099', '1900']],
      ] as const) {
        const screen = await picker({ openTo: 'year', yearsOrder: order });
        await openPicker(screen);
        const names = screen
          .getByRole('radio')
          .elements()
          .map((each) => each.textContent);
        expect([names[0], names.at(-1)]).toEqual(ends);
        expect(inFirstRow(screen)).toBe(years);
        screen.unmount();
      }
      const screen = await picker({ views: ['month'] });
      await openPicker(screen);
      expect(inFirstRow(screen)).toBe(3);
      screen.unmount();
    }
    for (const [typed, isValid] of [
      ['12311899', false],
      ['01011900', true],
      ['12312099', true],
      ['01012100', false],
    ] as const) {
      const screen = await picker({});
      await enter(screen, typed);
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(!isValid));
      screen.unmount();
    }
  },
);

claim(
  [
    'In landscape, the toolbar is next to the calendar.',
    'The desktop variant has no toolbar, so both look the same.',
    'With a right-to-left theme, the landscape toolbar of version 8.4.0 overlaps the calendar, unless the picker is much wider than both.',
  ],
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const [width, isBeside] of [
        ['max-content', direction === 'ltr'],
        ['1000px', true],
      ] as const) {
        setDirection(direction);
        const screen = await inProvider(
          <div style={{ width }}>
            <StaticDatePicker orientation="landscape" />
          </div>,
        );
        const toolbar = box('.MuiPickersToolbar-root');
        const calendar = box('.MuiDateCalendar-root');
        expect(toolbar.right <= calendar.left || calendar.right <= toolbar.left).toBe(isBeside);
        screen.unmount();
      }
    }
    const sizes: unknown[] = [];
    for (const orientation of ['portrait', 'landscape'] as const) {
      const screen = await inProvider(<DesktopDatePicker label="Day" orientation={orientation} />);
      await openPicker(screen);
      const { width, height } = box('.MuiPickersLayout-root');
      sizes.push({ width, height });
      screen.unmount();
    }
    expect(sizes[1]).toEqual(sizes[0]);
  },
);

claim(
  [
    'disablePast, disableFuture, shouldDisableDate, shouldDisableMonth and shouldDisableYear disable more dates.',
    "Users can't select a disabled day, month or year in the calendar, and the field has an error state when a user types one.",
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const isNinth = (date: Dayjs) => date.format('D') === '9';
    for (const rule of [
      { minDate: dayjs('2025-05-10') },
      { disablePast: true },
      { shouldDisableDate: isNinth },
      { maxDate: dayjs('2025-05-08') },
      { disableFuture: true, minDate: dayjs('2025-05-12') },
      { shouldDisableMonth: (date: Dayjs) => date.month() === 4 },
      { shouldDisableYear: (date: Dayjs) => date.year() === 2025 },
    ]) {
      const screen = await picker({ defaultValue: dayjs('2025-05-25'), ...rule });
      await openPicker(screen);
      await expect.element(day(screen, '9')).toBeDisabled();
      await press('Escape');
      await expectClosed(screen);
      await enter(screen, '05092025');
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
      screen.unmount();
    }
    for (const [view, names, keys, rule] of [
      [
        'month',
        ['April', 'June'],
        '06212025',
        { minDate: dayjs('2025-05-10'), shouldDisableMonth: (date: Dayjs) => date.month() === 5 },
      ],
      [
        'year',
        ['2024', '2026'],
        '05212026',
        { disablePast: true, shouldDisableYear: (date: Dayjs) => date.year() === 2026 },
      ],
    ] as const) {
      const screen = await picker({
        defaultValue: MAY_21,
        views: ['year', 'month', 'day'],
        openTo: view,
        ...rule,
      });
      await openPicker(screen);
      for (const name of names) {
        await expect.element(screen.getByRole('radio', { name })).toBeDisabled();
      }
      await press('Escape');
      await expectClosed(screen);
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
      await enter(screen, keys);
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
      screen.unmount();
    }
  },
);

claim(
  [
    'onClear runs when the user clicks the button, and onChange runs with null if the field had a complete date.',
    'Clearing the sections by keyboard runs onChange only.',
    'With a mouse, the button is visible while the field is hovered or focused.',
  ],
  async () => {
    const onClear = vi.fn();
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const draw = () =>
      picker({
        defaultValue: MAY_21,
        onChange,
        slotProps: { field: { clearable: true, onClear } },
      });
    const screen = await draw();
    const button = screen.getByRole('button', { name: 'Clear' });
    const opacity = () => getComputedStyle(button.element()).opacity;
    await expect.poll(opacity).toBe('0');
    await hover(field(screen));
    await expect.poll(opacity).toBe('1');
    await hover(document.body, { x: 900, y: 700 });
    await expect.poll(opacity).toBe('0');
    await click(section(screen, 'Day'));
    await hover(document.body, { x: 900, y: 700 });
    await expect.poll(opacity).toBe('1');
    await press('Control+a', 'Delete');
    expect(onChange.mock.lastCall?.[0]).toBeNull();
    expect(onClear).not.toHaveBeenCalled();
    await type('05212025');
    await button.click();
    expect(onChange.mock.lastCall?.[0]).toBeNull();
    expect(onClear).toHaveBeenCalledOnce();
  },
);

claim(
  [
    'sx and className on a picker apply to the field.',
    "They don't apply to the calendar, which is rendered in a portal.",
    'To style the content of the popup, set sx or className in slotProps.layout.',
    'On StaticDatePicker, which has no field, they apply to the whole picker.',
  ],
  async () => {
    for (const Variant of [DesktopDatePicker, MobileDatePicker]) {
      const screen = await inProvider(
        <Variant label="Day" className="own" slotProps={{ layout: { className: 'inside' } }} />,
      );
      const group = field(screen).element();
      await openPicker(screen);
      const own = document.querySelector('.own');
      const calendar = document.querySelector('.MuiDateCalendar-root');
      expect(own?.contains(group)).toBe(true);
      expect(own?.contains(calendar)).toBe(false);
      expect(screen.stage.contains(calendar)).toBe(false);
      expect(document.querySelector('.inside')?.contains(calendar)).toBe(true);
      screen.unmount();
    }
    const screen = await inProvider(<StaticDatePicker className="own" />);
    const whole = screen.stage.querySelector('.own');
    for (const part of [
      '.MuiPickersToolbar-root',
      '.MuiDateCalendar-root',
      '.MuiDialogActions-root',
    ]) {
      expect(whole?.querySelector(part)).not.toBeNull();
    }
  },
);

claim(
  [
    'DatePicker renders the desktop variant when the media query of desktopModeMediaQuery matches.',
    "The field is keyboard-editable in all variants that have one, so the former KeyboardDatePicker isn't needed.",
  ],
  async () => {
    for (const width of [1280, 700]) {
      await setWidth(width);
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const screen = await picker({ desktopModeMediaQuery: '@media (min-width: 800px)' });
        await enter(screen, '05212025');
        expect(text(screen)).toBe('05/21/2025');
        await openPicker(screen);
        expect(document.querySelector('.MuiPopper-root') !== null).toBe(width > 800);
        screen.unmount();
      }
    }
  },
);

claim(
  'referenceDate sets the month that the calendar displays while there is no value.',
  async () => {
    for (const [value, month] of [
      [null, 'February 2020'],
      [MAY_21, 'May 2025'],
    ] as const) {
      const screen = await picker({ defaultValue: value, referenceDate: dayjs('2020-02-03') });
      await openPicker(screen);
      await expect.element(screen.getByText(month)).toBeVisible();
      screen.unmount();
    }
  },
);

claim(
  [
    'A day that the user selects then gets its time.',
    "In version 8.4.0, the field of a picker doesn't use referenceDate.",
    'A date that the user types into an empty picker has the time of its last value, or 00:00 if it never had one.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const changed = () => onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm');
      const props = { onChange, referenceDate: dayjs('2025-02-03T06:30') };
      const typed = await picker(props);
      await enter(typed, '02092025');
      expect(changed()).toBe('2025-02-09 00:00');
      typed.unmount();
      const selected = await picker(props);
      await openPicker(selected);
      await day(selected, '9').click();
      expect(changed()).toBe('2025-02-09 06:30');
      selected.unmount();
    }
  },
);

claim('disableOpenPicker removes the button.', async () => {
  const screen = await picker({ disableOpenPicker: true });
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

claim('Its calendar is 320 px wide.', async () => {
  await inProvider(<StaticDatePicker />);
  expect(box('.MuiDateCalendar-root').width).toBe(320);
});

claim(
  [
    'The field | DateField | slotProps.field',
    'The text field around it | PickersTextField | slotProps.textField',
    'The calendar | DateCalendar | Props of the picker',
    'The picker takes the props that the field and the calendar share, such as value, minDate or timezone.',
    'It also takes these field props directly: label, format, formatDensity, name and inputRef.',
    'Pass other field props through slotProps.field: clearable, onClear, clearButtonPosition, openPickerButtonPosition, shouldRespectLeadingZeros.',
    'Pass props of the text field, such as helperText, required, size or fullWidth, through slotProps.textField.',
  ],
  async () => {
    const inputRef = { current: null as HTMLInputElement | null };
    const direct = await picker({
      label: 'Day',
      name: 'due',
      format: 'D.M.YYYY',
      formatDensity: 'spacious',
      inputRef,
      value: MAY_21,
      minDate: dayjs('2025-05-22'),
      displayWeekNumber: true,
    });
    expect(text(direct)).toBe('21 . 05 . 2025');
    expect(inputRef.current?.name).toBe('due');
    await expect.element(field(direct)).toHaveAttribute('aria-invalid', 'true');
    await openPicker(direct);
    await expect.element(day(direct, '9')).toBeDisabled();
    await expect.element(direct.getByRole('rowheader').first()).toBeVisible();
    direct.unmount();

    const ofField = {
      clearable: true,
      clearButtonPosition: 'start',
      openPickerButtonPosition: 'start',
      shouldRespectLeadingZeros: true,
    } as const;
    const ofTextField = {
      helperText: 'Help',
      required: true,
      size: 'small',
      fullWidth: true,
    } as const;
    const marks = [
      '.MuiFormHelperText-root',
      '.MuiFormLabel-asterisk',
      '.MuiInputLabel-sizeSmall',
      '.MuiFormControl-fullWidth',
    ];
    const left = (found: Element) => found.getBoundingClientRect().left;
    for (const [props, isOn] of [
      [{ slotProps: { field: ofField, textField: ofTextField } }, true],
      [{ ...ofField, ...ofTextField } as object, false],
    ] as const) {
      const screen = await picker({
        format: 'M/D/YYYY',
        defaultValue: dayjs('2025-05-07'),
        ...props,
      });
      const label = /^Day/;
      expect(text(screen, label)).toBe(isOn ? '5/7/2025' : '05/07/2025');
      const clear = screen.getByRole('button', { name: 'Clear' }).elements();
      expect(clear).toHaveLength(isOn ? 1 : 0);
      const month = left(section(screen, 'Month', label).element());
      const open = screen.getByRole('button', { name: /^Choose date/ }).element();
      expect(left(open) < month).toBe(isOn);
      expect(clear.every((each) => left(each) < month)).toBe(true);
      const found = marks.filter((mark) => screen.stage.querySelector(mark) !== null);
      expect(found).toEqual(isOn ? marks : []);
      screen.unmount();
    }
  },
);

claim(
  "In version 8.4.0, it doesn't always run, for example when the user goes back to the previous date.",
  async () => {
    const onChange = vi.fn<(value: Dayjs | null) => void>();
    const onAccept = vi.fn<(value: Dayjs | null) => void>();
    const screen = await picker({ defaultValue: MAY_21, onChange, onAccept });
    for (const name of ['22', '21']) {
      await openPicker(screen);
      await day(screen, name).click();
      await expectClosed(screen);
      expect(onChange.mock.lastCall?.[0]?.format('D')).toBe(name);
      expect(onAccept.mock.lastCall?.[0]?.format('D')).toBe('22');
    }
    expect(onAccept).toHaveBeenCalledOnce();
  },
);

claim(
  "Strings aren't valid values, and native Date objects are valid with date-fns and date-fns-jalali only.",
  async () => {
    const date = new Date(2025, 4, 21);
    for (const [dateAdapter, value, isValid] of [
      [AdapterDayjs, '2025-05-21', false],
      [AdapterLuxon, '2025-05-21', false],
      [AdapterMoment, '2025-05-21', false],
      [AdapterDateFns, '2025-05-21', false],
      [AdapterDateFnsJalali, '2025-05-21', false],
      [AdapterDayjs, date, false],
      [AdapterLuxon, date, false],
      [AdapterMoment, date, false],
      [AdapterDateFns, date, true],
      [AdapterDateFnsJalali, date, true],
    ] as const) {
      let shown = 'nothing';
      try {
        const screen = await inProvider(<DatePicker label="Day" value={value as never} />, {
          dateAdapter,
        });
        shown = text(screen);
        screen.unmount();
      } catch {
        shown = 'an error';
      }
      takeConsole();
      expect([dateAdapter.name, value, /[\d\u06f0-\u06f9]/.test(shown)]).toEqual([
        dateAdapter.name,
        value,
        isValid,
      ]);
    }
  },
);

function ShownVariant() {
  return <p>{usePickerContext().variant}</p>;
}

claim(
  [
    'Without window.matchMedia, as on a server and in jsdom, the desktop variant is rendered.',
    'On a phone, the mobile variant replaces it after hydration.',
  ],
  async () => {
    const inherited = window.matchMedia;
    const element = (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker slots={{ field: ShownVariant }} />
      </LocalizationProvider>
    );
    for (const [pointer, variant] of [
      ['fine', 'desktop'],
      ['coarse', 'mobile'],
    ] as const) {
      setPointer(pointer);
      const html = renderToString(element);
      expect(html).toContain('<p>desktop</p>');
      const stage = document.createElement('div');
      stage.innerHTML = html;
      document.body.append(stage);
      const root = hydrateRoot(stage, element);
      await expect.poll(() => stage.textContent).toBe(variant);
      await settled();
      expect(stage.textContent).toBe(variant);
      root.unmount();
      stage.remove();
      try {
        Object.assign(window, { matchMedia: undefined });
        const screen = await inProvider(<DatePicker slots={{ field: ShownVariant }} />);
        expect(screen.stage.textContent).toBe('desktop');
        screen.unmount();
      } finally {
        window.matchMedia = inherited;
      }
    }
  },
);

claim('Escape and a click outside accept it.', async () => {
  for (const pointer of ['fine', 'coarse'] as const) {
    setPointer(pointer);
    for (const way of ['Escape', 'click']) {
      const onAccept = vi.fn<(value: Dayjs | null) => void>();
      const screen = await picker({ closeOnSelect: false, defaultValue: MAY_21, onAccept });
      await openPicker(screen);
      await day(screen, '9').click();
      expect(onAccept).not.toHaveBeenCalled();
      if (way === 'Escape') {
        await press('Escape');
      } else {
        const outside = document.querySelector('.MuiDialog-container') ?? document.body;
        await click(outside, { at: { x: 1200, y: 700 } });
      }
      await expectClosed(screen);
      expect(text(screen)).toBe('05/09/2025');
      expect(onAccept.mock.calls.map(([value]) => value?.format('D'))).toEqual(['9']);
      screen.unmount();
    }
  }
});

claim('To control the visible view, set view and onViewChange.', async () => {
  for (const [view, selector] of [
    ['day', '[role="grid"]'],
    ['year', '.MuiYearCalendar-root'],
  ] as const) {
    const onViewChange = vi.fn<(view: string) => void>();
    const screen = await picker({ view, onViewChange, defaultValue: MAY_21 });
    await openPicker(screen);
    await expect.poll(() => document.querySelector(selector)).not.toBeNull();
    await screen.getByRole('button', { name: /^calendar view is open|switch to/ }).click();
    const other = view === 'day' ? 'year' : 'day';
    await expect.poll(() => onViewChange.mock.lastCall?.[0]).toBe(other);
    await settled();
    expect(document.querySelector(selector)).not.toBeNull();
    screen.unmount();
  }
});

claim(
  [
    "orientation is 'portrait' or 'landscape'.",
    'Without the prop, the orientation depends on the rotation of the screen and not on the size of the window.',
    'In version 8.4.0, a rotation of 90° is landscape, and 270° counts as portrait.',
  ],
  async () => {
    const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;
    for (const [width, height] of [
      [1200, 500],
      [500, 1200],
    ] as const) {
      await setWidth(width, height);
      for (const orientation of [undefined, 'portrait', 'landscape'] as const) {
        const screen = await inProvider(<StaticDatePicker orientation={orientation} />);
        expect(isLandscape()).toBe(orientation === 'landscape');
        screen.unmount();
      }
    }
    const rotation = window.screen.orientation;
    try {
      for (const [angle, isTurned] of [
        [90, true],
        [180, false],
        [270, false],
      ] as const) {
        Object.defineProperty(rotation, 'angle', { configurable: true, value: angle });
        const screen = await inProvider(<StaticDatePicker />);
        expect(isLandscape()).toBe(isTurned);
        screen.unmount();
      }
    } finally {
      Reflect.deleteProperty(rotation, 'angle');
    }
  },
);

claim(
  [
    'format takes the tokens of your date library.',
    'Repeat the format in slotProps.textField.helperText: the placeholder disappears section by section as users type.',
    'The default format follows the locale: see date format and localization.',
  ],
  async () => {
    const screen = await picker({});
    await click(section(screen, 'Month'));
    for (const [typed, shown] of [
      ['', 'MM/DD/YYYY'],
      ['05', '05/DD/YYYY'],
      ['21', '05/21/YYYY'],
      ['2025', '05/21/2025'],
    ] as const) {
      await type(typed);
      await expect.poll(() => text(screen)).toBe(shown);
    }
    screen.unmount();
    for (const [provider, value, format, shown] of [
      [{ adapterLocale: 'en' }, MAY_21, undefined, '05/21/2025'],
      [{ adapterLocale: 'de' }, MAY_21, undefined, '21.05.2025'],
      [{}, MAY_21, 'YYYY-MM-DD', '2025-05-21'],
      [{ dateAdapter: AdapterDateFns }, new Date(2025, 4, 21), 'yyyy-MM-dd', '2025-05-21'],
    ] as const) {
      const other = await inProvider(
        <DatePicker label="Day" format={format} defaultValue={value as never} />,
        provider,
      );
      expect(text(other)).toBe(shown);
      other.unmount();
    }
  },
);

claim(
  [
    'To add a clear button, set clearable (default false) through slotProps.field.',
    'An empty, disabled or read-only field has no clear button.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [clearable, props, count] of [
        [undefined, { defaultValue: MAY_21 }, 0],
        [true, { defaultValue: MAY_21 }, 1],
        [true, {}, 0],
        [true, { defaultValue: MAY_21, disabled: true }, 0],
        [true, { defaultValue: MAY_21, readOnly: true }, 0],
      ] as const) {
        const screen = await picker({ ...props, slotProps: { field: { clearable } } });
        const found = screen.getByRole('button', { name: 'Clear' });
        expect(found.elements()).toHaveLength(count);
        screen.unmount();
      }
    }
  },
);

function OrderTheme({ children }: { children: ReactNode }) {
  const site = useTheme();
  const root = { order: 7 };
  const own = {
    MuiPickersTextField: { styleOverrides: { root } },
    MuiPickersCalendarHeader: { styleOverrides: { root } },
    MuiPickersDay: { styleOverrides: { root } },
    MuiDatePicker: {
      defaultProps: { label: 'Of the theme' },
      styleOverrides: { root: { order: 9 } },
    },
  };
  return (
    <ThemeProvider theme={{ ...site, components: { ...site.components, ...own } as object }}>
      {children}
    </ThemeProvider>
  );
}

claim(
  [
    'Field | textField | MuiPickersTextField | pickersTextFieldClasses, pickersOutlinedInputClasses',
    'Calendar header | calendarHeader | MuiPickersCalendarHeader | pickersCalendarHeaderClasses',
    'Day | day | MuiPickersDay | pickersDayClasses',
    'A theme styles every picker below its ThemeProvider.',
    'MuiDatePicker takes defaultProps only and no styleOverrides.',
  ],
  async () => {
    for (const isThemed of [true, false]) {
      for (const pointer of ['fine', 'coarse'] as const) {
        setPointer(pointer);
        const own = <DatePicker defaultValue={MAY_21} />;
        const screen = await inProvider(isThemed ? <OrderTheme>{own}</OrderTheme> : own);
        const named = screen.getByRole('group', { name: 'Of the theme' });
        expect(named.elements()).toHaveLength(isThemed ? 1 : 0);
        await screen.getByRole('button', { name: /^Choose date/ }).click();
        await expect.element(day(screen, '9')).toBeVisible();
        for (const name of [
          pickersTextFieldClasses.root,
          pickersCalendarHeaderClasses.root,
          pickersDayClasses.root,
        ]) {
          expect([name, style(name, 'order')]).toEqual([name, isThemed ? '7' : '0']);
        }
        const all = [...document.querySelectorAll('*')];
        expect(all.some((each) => getComputedStyle(each).order === '9')).toBe(false);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'slotProps passes props to one part.',
    'As a function, it receives the state of the part, such as the date of a day and whether it is selected.',
  ],
  async () => {
    const screen = await picker({
      defaultValue: MAY_21,
      slotProps: {
        day: ({ day: date, isDaySelected }) => ({
          title: `${date.format('MMM D')} ${isDaySelected}`,
        }),
      },
    });
    await openPicker(screen);
    await expect.element(day(screen, '21')).toHaveAttribute('title', 'May 21 true');
    await expect.element(day(screen, '9')).toHaveAttribute('title', 'May 9 false');
  },
);
