import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import * as community from '@mui/x-date-pickers';
import * as pro from '@mui/x-date-pickers-pro';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  keyRow,
  press,
  setDirection,
  show,
  type,
  type Screen,
} from '#test/proof.tsx';
import 'dayjs/locale/de';

const MAY_21 = dayjs('2025-05-21'); // a Wednesday

function calendar(shouldDisableDate?: (day: Dayjs) => boolean): Promise<Screen> {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={MAY_21} {...(shouldDisableDate && { shouldDisableDate })} />
    </LocalizationProvider>,
  );
}

function field(): Promise<Screen> {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Day" defaultValue={MAY_21} />
    </LocalizationProvider>,
  );
}

function text(screen: Screen, label: string | RegExp = 'Day'): string {
  const group = screen.getByRole('group', { name: label }).element();
  const sections = group.querySelector('[contenteditable]');
  return sections?.textContent.replace(/[\u2066-\u2069\u200b]/g, '') ?? '';
}

/** The day that has the focus. */
function focused(): string {
  return document.activeElement?.textContent ?? '';
}

async function expectKey(key: string, day: string): Promise<void> {
  const screen = await calendar();
  screen.getByRole('gridcell', { name: '21' }).element().focus();
  await press(key);
  await expect.poll(focused).toBe(day);
  screen.unmount();
}

act('PickerBoard', async (demo) => {
  const primary = () => {
    const [selected] = demo.stage.querySelectorAll('.MuiDigitalClock-root .Mui-selected');
    return selected ? getComputedStyle(selected).backgroundColor : '';
  };
  const start = primary();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Custom theme' }).click();
    await expect.poll(primary).not.toBe(start);
    await demo.getByRole('button', { name: 'Default theme' }).click();
    await expect.poll(primary).toBe(start);
    await demo.getByRole('button', { name: 'Next week' }).click();
    await expect.poll(() => text(demo, 'Flight')).toContain('05/26/2025');
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => text(demo, 'Flight')).toContain('MM/DD/YYYY');
    await demo.getByRole('gridcell', { name: '9', exact: true }).first().click();
    await demo.getByRole('gridcell', { name: '12', exact: true }).first().click();
    await expect.poll(() => text(demo, 'Flight')).toMatch(/05\/09\/2025.*05\/12\/2025/);
  }
  await demo.getByRole('button', { name: 'Check-in: 21 May' }).click();
  await demo.getByRole('dialog').getByRole('gridcell', { name: '9', exact: true }).click();
  await expect.element(demo.getByRole('button', { name: 'Check-in: 9 May' })).toBeVisible();
  await click(
    demo.getByRole('group', { name: 'Birthday' }).getByRole('spinbutton', { name: 'Month' }),
  );
  await type('12');
  await expect.poll(() => text(demo, 'Birthday')).toBe('12/06/1998');
});

act('ThreeLooks', async (demo) => {
  const radius = () => {
    const [day] = demo.stage.querySelectorAll('.MuiPickersDay-root');
    return day ? getComputedStyle(day).borderTopLeftRadius : '';
  };
  const round = radius();
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Print' }).click();
    await expect.poll(radius).toBe('0px');
    await demo.getByRole('button', { name: 'Meadow' }).click();
    await expect.poll(radius).toBe(round);
    await demo.getByRole('button', { name: 'Material' }).click();
    await demo
      .getByRole('gridcell', { name: turn === 0 ? '9' : '21' })
      .first()
      .click();
    await expect
      .element(demo.getByRole('heading', { name: turn === 0 ? 'Fri, May 9' : 'Wed, May 21' }))
      .toBeVisible();
  }
});

act('KeyboardPanel', async (demo) => {
  await demo.getByRole('gridcell', { name: '21' }).click();
  for (const [key, day] of [
    ['ArrowLeft', '20'],
    ['ArrowRight', '21'],
    ['ArrowUp', '14'],
    ['ArrowDown', '21'],
    ['Home', '18'],
    ['End', '24'],
    ['ArrowLeft', '23'],
  ] as const) {
    await press(key);
    await expect.poll(focused).toBe(day);
  }
  await press('Enter');
  await expect
    .element(demo.getByRole('gridcell', { name: '23' }))
    .toHaveAttribute('aria-selected', 'true');
  await press('PageUp');
  await expect.element(demo.getByText('June 2025')).toBeVisible();
  await press('PageDown');
  await expect.element(demo.getByText('May 2025')).toBeVisible();
});

act('LanguageList', async (demo) => {
  for (const [language, month, placeholder] of [
    ['Deutsch', 'Mai 2025', 'TT.MM.JJJJ'],
    ['日本語', '5月 2025', 'YYYY/MM/DD'],
    ['English', 'May 2025', 'MM/DD/YYYY'],
    ['Deutsch', 'Mai 2025', 'TT.MM.JJJJ'],
  ] as const) {
    await demo.getByRole('button', { name: language }).click();
    await expect.element(demo.getByText(month)).toBeVisible();
    expect(text(demo, 'Date')).toBe(placeholder);
  }
  await demo.getByRole('gridcell', { name: '9' }).click();
  await expect
    .element(demo.getByRole('gridcell', { name: '9' }))
    .toHaveAttribute('aria-selected', 'true');
});

claim(
  [
    'Digits and letters | Set the value of the section',
    'Type into the fields, select a range in the calendar, and switch the theme.',
  ],
  async () => {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Day" format="MMMM DD" defaultValue={MAY_21} />
      </LocalizationProvider>,
    );
    await click(screen.getByRole('spinbutton', { name: 'Month' }));
    await type('d17');
    await expect.poll(() => text(screen)).toBe('December 17');
  },
);

keyRow('↑, ↓', 'Keyboard support', async () => {
  const screen = await field();
  await click(screen.getByRole('spinbutton', { name: 'Month' }));
  await press('↑');
  await expect.poll(() => text(screen)).toBe('06/21/2025');
  await press('↓', '↓');
  await expect.poll(() => text(screen)).toBe('04/21/2025');
});

keyRow('←, →', async () => {
  const screen = await field();
  await click(screen.getByRole('spinbutton', { name: 'Month' }));
  for (const [key, name] of [
    ['→', 'Day'],
    ['→', 'Year'],
    ['←', 'Day'],
  ] as const) {
    await press(key);
    await expect.element(screen.getByRole('spinbutton', { name })).toHaveFocus();
  }
});

keyRow('Backspace, Delete', async () => {
  const screen = await field();
  await click(screen.getByRole('spinbutton', { name: 'Month' }));
  await press('Backspace');
  await expect.poll(() => text(screen)).toBe('MM/21/2025');
  await press('→', 'Delete');
  await expect.poll(() => text(screen)).toBe('MM/DD/2025');
});

keyRow('←', () => expectKey('←', '20'));
keyRow('→', () => expectKey('→', '22'));
keyRow('↑', () => expectKey('↑', '14'));
keyRow('↓', () => expectKey('↓', '28'));
keyRow('Home', () => expectKey('Home', '18'));
keyRow('End', () => expectKey('End', '24'));

keyRow('Page Up', async () => {
  const screen = await calendar();
  screen.getByRole('gridcell', { name: '21' }).element().focus();
  await press('Page Up');
  await expect.element(screen.getByText('June 2025')).toBeVisible();
});

keyRow('Page Down', async () => {
  const screen = await calendar();
  screen.getByRole('gridcell', { name: '21' }).element().focus();
  await press('Page Down');
  await expect.element(screen.getByText('April 2025')).toBeVisible();
});

keyRow('Enter, Space', async () => {
  for (const key of ['Enter', 'Space']) {
    const screen = await calendar();
    screen.getByRole('gridcell', { name: '21' }).element().focus();
    await press('→', key);
    const day = screen.getByRole('gridcell', { name: '22' });
    await expect.element(day).toHaveAttribute('aria-selected', 'true');
    screen.unmount();
  }
});

claim('In right-to-left layout, ← still moves to the left, which is the next day.', async () => {
  setDirection('rtl');
  await expectKey('←', '22');
  await expectKey('→', '20');
});

claim(
  [
    '← and → skip disabled days, up to the start of the previous month or the end of the next one.',
    'The other keys do nothing if they lead to a disabled day.',
  ],
  async () => {
    for (const [key, day, disabled] of [
      ['←', '19', '2025-05-20'],
      ['→', '23', '2025-05-22'],
      ['↑', '21', '2025-05-14'],
      ['↓', '21', '2025-05-28'],
      ['Home', '21', '2025-05-18'],
      ['End', '21', '2025-05-24'],
      ['Page Up', '21', '2025-06-21'],
      ['Page Down', '21', '2025-04-21'],
    ] as const) {
      const screen = await calendar((each) => each.isSame(disabled, 'day'));
      screen.getByRole('gridcell', { name: '21' }).element().focus();
      await press(key);
      await expect.poll(focused).toBe(day);
      await expect.element(screen.getByText('May 2025')).toBeVisible();
      screen.unmount();
    }
    for (const [last, day] of [
      ['2025-06-29', '30'],
      ['2025-06-30', '21'],
    ] as const) {
      const screen = await calendar(
        (each) => each.isAfter(MAY_21, 'day') && !each.isAfter(last, 'day'),
      );
      screen.getByRole('gridcell', { name: '21' }).element().focus();
      await press('→');
      await expect.poll(focused).toBe(day);
      screen.unmount();
    }
  },
);

claim(
  [
    'adapterLocale sets the locale of the date library: the names of days and months, the first day of the week and the order of day, month and year.',
    'localeText sets the texts of buttons, placeholders and labels for screen readers.',
  ],
  async () => {
    const texts = locales.deDE.components.MuiLocalizationProvider.defaultProps.localeText;
    for (const [adapterLocale, localeText, shown, next, month, weekday] of [
      ['de', {}, 'DD.MM.YYYY', 'Next month', 'Mai 2025', 'Montag'],
      ['en', texts, 'MM/TT/JJJJ', 'Nächster Monat', 'May 2025', 'Sunday'],
    ] as const) {
      const screen = await show(
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={adapterLocale}
          localeText={localeText}
        >
          <DateField label="Day" />
          <DateCalendar defaultValue={MAY_21} />
        </LocalizationProvider>,
      );
      expect(text(screen)).toBe(shown);
      await expect.element(screen.getByRole('button', { name: next })).toBeVisible();
      await expect.element(screen.getByText(month)).toBeVisible();
      await expect
        .element(screen.getByRole('columnheader').first())
        .toHaveAttribute('aria-label', weekday);
      screen.unmount();
    }
  },
);

claim(
  [
    'All pickers except the time range and the date time range picker also have a static variant, which has no popup.',
    'Each picker has a responsive, a desktop and a mobile variant.',
    'The Pro package contains the Community package and needs a license.',
    'Texts in 40 locales, the formats of your date library, time zones and other calendar systems',
  ],
  () => {
    const names = Object.keys(pro);
    expect(names).toEqual(expect.arrayContaining(Object.keys(community)));
    for (const kind of ['Date', 'Time', 'DateTime', 'DateRange', 'TimeRange', 'DateTimeRange']) {
      expect(names).toEqual(
        expect.arrayContaining(
          ['', 'Desktop', 'Mobile'].map((variant) => `${variant}${kind}Picker`),
        ),
      );
      expect(names.includes(`Static${kind}Picker`)).toBe(!/TimeRange/.test(kind));
    }
    expect(Object.keys(locales).filter((name) => name !== 'DEFAULT_LOCALE')).toHaveLength(40);
  },
);

claim('In a field, users edit one section at a time:', async () => {
  const screen = await field();
  await click(screen.getByRole('spinbutton', { name: 'Day' }));
  await type('07');
  await expect.poll(() => text(screen)).toBe('05/07/2025');
  await expect.element(screen.getByRole('spinbutton', { name: 'Year' })).toHaveFocus();
});
