import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
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
  type,
  vi,
  type Screen,
} from '#test/proof.tsx';
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
    }
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

claim('Views listed before openTo are skipped.', async () => {
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
});

claim(
  [
    'With yearsOrder="desc", the list starts with the year of maxDate, which is 2099 by default.',
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
  "Users can't select a disabled day, month or year in the calendar, and the field has an error state when a user types one.",
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
