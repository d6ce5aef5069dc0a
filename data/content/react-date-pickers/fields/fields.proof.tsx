import type { ComponentType } from 'react';
import TextField from '@mui/material/TextField';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { pickersInputBaseClasses, PickersTextField } from '@mui/x-date-pickers/PickersTextField';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';
import {
  act,
  claim,
  click,
  expect,
  hover,
  keyRow,
  press,
  setClock,
  setDirection,
  setPointer,
  settled,
  takeClipboard,
  takeConsole,
  type,
  userEvent,
  vi,
  type Screen,
} from '#test/proof.tsx';
import { AdapterLuxon, AdapterMoment } from '#test/proofs/dateAdapters.js';
import { enter, field, formValues, inProvider, section, text } from '#test/proofs/pickers.tsx';
// Vite takes this file of Moment.js for the adapter, and not the one of the demo.
import 'moment/dist/locale/hi';
import 'dayjs/locale/de';

const MAY_21 = dayjs('2025-05-21T15:30');

type Value = Dayjs | null;

function dateField(props: DateFieldProps = {}): Promise<Screen> {
  return inProvider(<DateField label="Day" {...props} />);
}

function names(screen: Screen, label = 'Day'): (string | null)[] {
  return field(screen, label)
    .getByRole('spinbutton')
    .elements()
    .map((each) => each.getAttribute('aria-label'));
}

async function expectText(screen: Screen, shown: string, label = 'Day') {
  await expect.poll(() => text(screen, label)).toBe(shown);
}

act('InspectionPlan', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('Days for the report: 7');
  for (const [day, days] of [
    ['22', 6],
    ['21', 7],
  ] as const) {
    await enter(demo, day, 'Crane inspection', 'Day');
    await expect.element(status).toHaveTextContent(`Days for the report: ${days}`);
  }
  await enter(demo, '30', 'Crane inspection', 'Day');
  await expect.element(status).toHaveTextContent('The report is due before the inspection.');
  await press('←', 'Delete');
  await expect.element(status).toHaveTextContent('Complete both dates.');
  await enter(demo, '0915', 'Start', 'Hours');
  await expectText(demo, '09:15 PM', 'Start');
});

act('RentalRange', async (demo) => {
  for (const [typed, shown] of [
    ['24', '05/24/2025'],
    ['21', '05/21/2025'],
  ] as const) {
    await enter(demo, typed, 'Pick-up', 'Day');
    await expectText(demo, `${shown} – 05/28/2025`, 'Rental period');
  }
  await click(field(demo, 'Rental period').getByRole('spinbutton').first());
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expectText(demo, 'MM/DD/YYYY', 'Return');
});

act('SelectedSection', async (demo) => {
  for (const [name, shown] of [
    ['Month', 'month: token MMM, content letter'],
    ['Week day', 'weekDay: token ddd, content letter'],
    ['Minutes', 'minutes: token mm, content digit'],
  ] as const) {
    await click(section(demo, name, 'Surgery'));
    await expect.element(demo.getByText(shown)).toBeVisible();
  }
  await click(document.body, { at: { x: 900, y: 600 } });
  await expect.element(demo.getByText('Select a section')).toBeVisible();
});

act('SeparatorKeys', async (demo) => {
  const label = 'Date of purchase';
  for (const typed of ['1/2/2025', '01022025', '01/02/2025', '1.2.2025']) {
    await click(section(demo, 'Month', label));
    await type(typed);
    await expectText(demo, '01/02/2025', label);
    await press('Control+a', 'Delete');
    await expectText(demo, 'MM/DD/YYYY', label);
    await press('←');
  }
});

act('PasteOtherFormats', async (demo) => {
  const label = 'Invoice due';
  const clipboard = await takeClipboard();
  await click(section(demo, 'Month', label));
  for (const [pasted, shown] of [
    ['2025-05-21', '05/21/2025'],
    ['28.05.2025', '05/28/2025'],
    ['4 June 2025', '06/04/2025'],
    ['5/21/2025', '05/21/2025'],
    ['next week, maybe', '05/21/2025'],
    ['06', '06/21/2025'],
  ] as const) {
    await clipboard.write(pasted);
    await press('Control+v');
    await expectText(demo, shown, label);
  }
  await press('Control+a');
  await clipboard.write('2025-05-28');
  await press('Control+v');
  await expectText(demo, '05/28/2025', label);
});

act('JumpToSection', async (demo) => {
  for (let turn = 0; turn < 2; turn += 1) {
    for (const name of ['Month', 'Year', 'Day']) {
      await demo.getByRole('button', { name }).click();
      await expect.element(section(demo, name, 'Date of birth')).toHaveFocus();
    }
    await demo.getByRole('button', { name: 'All' }).click();
    await expect.poll(() => String(getSelection())).toBe('05/21/1987');
  }
});

act('FirstEmptySection', async (demo) => {
  const label = 'Last donation';
  const save = demo.getByRole('button', { name: 'Save' });
  for (const [name, typed] of [
    ['Month', '05'],
    ['Day', '21'],
    ['Year', '2025'],
  ] as const) {
    await (name === 'Month' ? save.click() : press('Tab', 'Enter'));
    await expect.element(section(demo, name, label)).toHaveFocus();
    await expect.element(demo.getByText(`Enter the ${name.toLowerCase()}`)).toBeVisible();
    await type(typed);
  }
  await save.click();
  await expect.element(demo.getByText('Saved: 21 May 2025')).toBeVisible();
  await click(section(demo, 'Day', label));
  await press('Delete', 'Enter');
  await expect.element(demo.getByText('Enter the day')).toBeVisible();
  await type('31');
  await click(section(demo, 'Month', label));
  await type('02');
  await press('Enter');
  await expect.element(demo.getByText('No such day')).toBeVisible();
});

act('RangeSections', async (demo) => {
  const days = section(demo, 'Day', 'Ferry season');
  for (let turn = 0; turn < 2; turn += 1) {
    await demo.getByRole('button', { name: 'Last day' }).click();
    await expect.element(days.nth(1)).toHaveFocus();
    await demo.getByRole('button', { name: 'First day' }).click();
    await expect.element(days.first()).toHaveFocus();
    await demo.getByRole('button', { name: 'Closing day' }).click();
    await expect.element(section(demo, 'Day', 'Closes')).toHaveFocus();
    await demo.getByRole('button', { name: 'Opening day' }).click();
    await expect.element(section(demo, 'Day', 'Opens')).toHaveFocus();
  }
});

act('ClearAndRestore', async (demo) => {
  const label = 'Offer expires';
  const undo = demo.getByRole('button', { name: 'Undo' });
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(undo).toBeDisabled();
    await hover(field(demo, label));
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expectText(demo, 'MM/DD/YYYY', label);
    await undo.click();
    await expectText(demo, '05/21/2025', label);
  }
});

act('MomentDigits', async (demo) => {
  const label = 'प्रस्थान (departure)';
  await expectText(demo, '२१/०५/२०२५', label);
  await enter(demo, '28062026', label, 'Day');
  await expectText(demo, '२८/०६/२०२६', label);
  await press('↓');
  await expectText(demo, '२८/०६/२०२५', label);
});

claim(
  [
    'Date | DateField | MM/DD/YYYY',
    'Time | TimeField | hh:mm A',
    'Date and time | DateTimeField | MM/DD/YYYY hh:mm A',
    "formatDensity | 'dense' | 'spacious' adds spaces around /, . and -",
    'shouldRespectLeadingZeros | false | With true, the format M/D/YYYY displays 5/7/2025 instead of 05/07/2025',
    'autoFocus | false | Focuses the first section on mount',
  ],
  async () => {
    const day = dayjs('2025-05-07T15:30');
    for (const [element, shown] of [
      [<DateField key="" label="Day" defaultValue={day} />, '05/07/2025'],
      [<TimeField key="" label="Day" defaultValue={day} />, '03:30 PM'],
      [<DateTimeField key="" label="Day" defaultValue={day} />, '05/07/2025 03:30 PM'],
      [<DateField key="" label="Day" format="M/D/YYYY" defaultValue={day} />, '05/07/2025'],
      [
        <DateField
          key=""
          label="Day"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={day}
        />,
        '5/7/2025',
      ],
      ...['/', '.', '-'].map(
        (mark) =>
          [
            <DateField
              key=""
              label="Day"
              format={`DD${mark}MM${mark}YYYY`}
              formatDensity="spacious"
              defaultValue={day}
            />,
            `07 ${mark} 05 ${mark} 2025`,
          ] as const,
      ),
    ] as const) {
      const screen = await inProvider(element);
      expect(text(screen)).toBe(shown);
      screen.unmount();
    }
    const screen = await dateField({ autoFocus: true });
    await expect.element(section(screen, 'Month')).toHaveFocus();
  },
);

claim(
  [
    'In version 8.4.0, PickersTextField ignores slotProps such as inputLabel or input (#18006).',
    'Use InputProps, inputProps, InputLabelProps and FormHelperTextProps.',
  ],
  async () => {
    for (const [props, isShrunk] of [
      [{ slotProps: { textField: { slotProps: { inputLabel: { shrink: true } } } } }, false],
      [{ InputLabelProps: { shrink: true } }, true],
    ] as const) {
      const screen = await dateField(props);
      takeConsole(); // of a prop that the element does not know
      const label = screen.stage.querySelector('label');
      expect(label?.dataset.shrink).toBe(String(isShrunk));
      screen.unmount();
    }
    const screen = await dateField({
      helperText: 'Any day in May',
      InputProps: { className: 'own-root' },
      inputProps: { className: 'own-input' },
      FormHelperTextProps: { className: 'own-text' },
    });
    expect(screen.stage.querySelector('.own-root')?.role).toBe('group');
    expect(screen.stage.querySelector('.own-input')?.tagName).toBe('INPUT');
    expect(screen.stage.querySelector('.own-text')?.textContent).toBe('Any day in May');
  },
);

claim(
  [
    "A field throws this error when its textField slot renders an <input>, for example through Material UI's TextField.",
    'Render a PickersTextField, or set enableAccessibleFieldDOMStructure={false}: see DOM structure.',
  ],
  async () => {
    await expect(dateField({ slots: { textField: TextField } })).rejects.toThrow(
      'The `sectionListRef` prop has not been initialized',
    );
    takeConsole();
    const screen = await inProvider(
      <DateField
        label="Day"
        enableAccessibleFieldDOMStructure={false}
        slots={{ textField: TextField }}
      />,
    );
    await expect.element(screen.getByRole('textbox', { name: 'Day' })).toBeVisible();
    screen.unmount();
    const right = await dateField({ slots: { textField: PickersTextField } });
    await expect.element(section(right, 'Month')).toBeVisible();
  },
);

claim(
  [
    'Fields with two inputs have no clear button and no label or name of their own.',
    'Set label and name for each input in slotProps.textField, a function of position.',
  ],
  async () => {
    const range: [Value, Value] = [MAY_21, MAY_21.add(1, 'week')];
    const props = { label: 'Period', name: 'period', clearable: true, defaultValue: range };
    for (const [one, two] of [
      [
        <SingleInputDateRangeField key="" {...props} />,
        <MultiInputDateRangeField key="" {...props} />,
      ],
      [
        <SingleInputTimeRangeField key="" {...props} />,
        <MultiInputTimeRangeField key="" {...props} />,
      ],
      [
        <SingleInputDateTimeRangeField key="" {...props} />,
        <MultiInputDateTimeRangeField key="" {...props} />,
      ],
    ]) {
      for (const [element, count] of [
        [one, 1],
        [two, 0],
      ] as const) {
        const screen = await inProvider(<form>{element}</form>);
        takeConsole(); // of a prop that the element does not know
        for (const found of [
          screen.getByRole('button', { name: 'Clear' }),
          screen.getByRole('group', { name: 'Period' }),
        ]) {
          expect(found.elements()).toHaveLength(count);
        }
        expect(Object.keys(formValues(screen))).toEqual(count === 1 ? ['period'] : []);
        screen.unmount();
      }
    }
    const named = await inProvider(
      <form>
        <MultiInputDateRangeField
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({ label: position, name: `${position}Date` }),
          }}
        />
      </form>,
    );
    expect(formValues(named)).toEqual({ startDate: '05/21/2025', endDate: '05/28/2025' });
    expect(text(named, 'start')).toBe('05/21/2025');
    expect(text(named, 'end')).toBe('05/28/2025');
  },
);

claim(
  [
    'A field has one section for each token of its format.',
    "The text between two tokens is a separator, which users can't edit.",
    "A section has one of these types: 'year', 'month', 'day', 'weekDay', 'hours', 'minutes', 'seconds' or 'meridiem'.",
    "The content of a section is 'digit', 'letter', or 'digit-with-letter' as in 21st.",
    "A format without any token has one section of type 'empty'.",
  ],
  async () => {
    for (const [format, found, shown] of [
      ['D', ['Day'], '21'],
      ['MMMM YYYY', ['Month', 'Year'], 'May 2025'],
      ['ddd D.M.YY', ['Week day', 'Day', 'Month', 'Year'], 'Wed 21.05.25'],
      ['[Day] Do', ['Day'], 'Day 21st'],
    ] as const) {
      const screen = await dateField({ format, defaultValue: MAY_21 });
      expect(names(screen)).toEqual(found);
      expect(text(screen)).toBe(shown);
      const editable = field(screen).element().querySelectorAll('[contenteditable="true"]');
      expect([...editable].map((each) => each.getAttribute('aria-label'))).toEqual(found);
      screen.unmount();
    }
    let kinds: string[] = [];
    const long = await inProvider(
      <DateTimeField
        label="Day"
        format="dddd, MMMM Do YYYY hh:mm:ss A"
        defaultValue={MAY_21}
        unstableFieldRef={(each) => {
          kinds =
            each?.getSections().map(({ type: kind, contentType }) => `${kind} ${contentType}`) ??
            kinds;
        }}
      />,
    );
    expect(kinds).toEqual([
      'weekDay letter',
      'month letter',
      'day digit-with-letter',
      'year digit',
      'hours digit',
      'minutes digit',
      'seconds digit',
      'meridiem letter',
    ]);
    long.unmount();
    let types: string[] = [];
    await dateField({
      format: '[none]',
      unstableFieldRef: (each) => {
        types = each?.getSections().map(({ type: kind }) => kind) ?? types;
      },
    });
    expect(types).toEqual(['empty']);
  },
);

keyRow('Tab', async () => {
  for (const start of ['Month', 'Day', 'Year']) {
    const screen = await inProvider(
      <>
        <button type="button">Before</button>
        <DateField label="Day" defaultValue={MAY_21} />
        <button type="button">After</button>
      </>,
    );
    await screen.getByRole('button', { name: 'Before' }).click();
    await press('Tab');
    await expect.element(section(screen, 'Month')).toHaveFocus();
    await click(section(screen, start));
    await press('Tab');
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    screen.unmount();
  }
});

keyRow('Shift+Tab', async () => {
  for (const start of ['Day', 'Year']) {
    const screen = await inProvider(
      <>
        <button type="button">Before</button>
        <DateField label="Day" defaultValue={MAY_21} />
      </>,
    );
    await click(section(screen, start));
    await press('Shift+Tab');
    await expect.element(section(screen, 'Month')).toHaveFocus();
    await press('Shift+Tab');
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    screen.unmount();
  }
});

keyRow('←, →', async () => {
  for (const props of [{}, { readOnly: true }, { defaultValue: MAY_21 }]) {
    const screen = await dateField(props);
    await click(section(screen, 'Month'));
    for (const [key, name] of [
      ['→', 'Day'],
      ['→', 'Year'],
      ['→', 'Year'],
      ['←', 'Day'],
      ['←', 'Month'],
      ['←', 'Month'],
    ] as const) {
      await press(key);
      await expect.element(section(screen, name)).toHaveFocus();
    }
    screen.unmount();
  }
});

keyRow('↑, ↓', async () => {
  const screen = await dateField({ format: 'D MMMM YYYY', defaultValue: MAY_21 });
  await click(section(screen, 'Day'));
  await press('↑');
  await expectText(screen, '22 May 2025');
  await press('→', '↓', '↓');
  await expectText(screen, '22 March 2025');
  screen.unmount();
  const time = await inProvider(<TimeField label="Day" defaultValue={MAY_21} />);
  await click(section(time, 'Meridiem'));
  for (const [key, shown] of [
    ['↑', '03:30 AM'],
    ['↓', '03:30 PM'],
  ] as const) {
    await press(key);
    await expectText(time, shown);
  }
});

keyRow('Page Up, Page Down', async () => {
  const screen = await dateField({ defaultValue: MAY_21 });
  await click(section(screen, 'Year'));
  for (const [key, year] of [
    ['Page Up', 2030],
    ['Page Down', 2025],
    ['Page Down', 2020],
  ] as const) {
    await press(key);
    await expectText(screen, `05/21/${year}`);
  }
});

keyRow('Home, End', async () => {
  const screen = await dateField({ defaultValue: MAY_21 });
  await click(section(screen, 'Day'));
  await press('End');
  await expectText(screen, '05/31/2025');
  await press('Home');
  await expectText(screen, '05/01/2025');
});

keyRow('Backspace, Delete', async () => {
  for (const key of ['Backspace', 'Delete']) {
    const screen = await dateField({ defaultValue: MAY_21 });
    await click(section(screen, 'Day'));
    await press(key);
    await expectText(screen, '05/DD/2025');
    await press('Control+a', key);
    await expectText(screen, 'MM/DD/YYYY');
    screen.unmount();
  }
});

keyRow('Ctrl+A', async () => {
  const screen = await dateField({ defaultValue: MAY_21 });
  await click(section(screen, 'Day'));
  await press('Ctrl+A');
  await expect.poll(() => String(getSelection())).toBe('05/21/2025');
});

keyRow('Ctrl+C, Ctrl+X', async () => {
  const clipboard = await takeClipboard();
  const screen = await dateField({ defaultValue: MAY_21 });
  await click(section(screen, 'Day'));
  await press('Ctrl+C');
  expect(await clipboard.read()).toBe('21');
  await press('←', 'Ctrl+X');
  expect(await clipboard.read()).toBe('05');
  await expectText(screen, 'MM/21/2025');
  await type('06');
  await press('Control+a', 'Ctrl+C');
  expect(await clipboard.read()).toBe('06/21/2025');
  await press('Ctrl+X');
  expect(await clipboard.read()).toBe('06/21/2025');
  await expectText(screen, 'MM/DD/YYYY');
});

keyRow('Ctrl+V', async () => {
  const clipboard = await takeClipboard();
  await clipboard.write('06');
  const screen = await dateField({ defaultValue: MAY_21 });
  await click(section(screen, 'Month'));
  await press('Ctrl+V');
  await expectText(screen, '06/21/2025');
});

keyRow('Enter', async () => {
  for (const isSubmit of [true, false]) {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await inProvider(
      <form onSubmit={onSubmit}>
        <DateField label="Day" defaultValue={MAY_21} />
        {isSubmit && <button type="submit">Send</button>}
      </form>,
    );
    await click(section(screen, 'Day'));
    await press('Enter');
    await expectText(screen, '05/21/2025');
    expect(onSubmit).toHaveBeenCalledTimes(isSubmit ? 1 : 0);
    screen.unmount();
  }
});

claim(
  [
    'The arrow keys and the Page keys wrap around: ↑ in December sets January and keeps the year.',
    'In an empty section, ↑ sets the smallest value and ↓ the largest.',
    'In an empty year, both set the current year.',
    'The largest day is the last day of the month when the date is complete and valid, and 31 otherwise.',
    'Users can always type 31.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    for (const [from, name, key, shown] of [
      ['2025-12-21', 'Month', '↑', '01/21/2025'],
      ['2025-01-21', 'Month', '↓', '12/21/2025'],
      ['2025-12-21', 'Month', 'Page Up', '05/21/2025'],
      ['2025-02-28', 'Day', '↑', '02/01/2025'],
      ['2025-02-01', 'Day', '↓', '02/28/2025'],
      ['2024-02-01', 'Day', '↓', '02/29/2024'],
      ['2025-02-01', 'Day', 'End', '02/28/2025'],
      [null, 'Month', '↑', '01/DD/YYYY'],
      [null, 'Month', '↓', '12/DD/YYYY'],
      [null, 'Day', '↑', 'MM/01/YYYY'],
      [null, 'Day', '↓', 'MM/31/YYYY'],
      [null, 'Year', '↑', 'MM/DD/2025'],
      [null, 'Year', '↓', 'MM/DD/2025'],
    ] as const) {
      const screen = await dateField({ defaultValue: from === null ? null : dayjs(from) });
      await click(section(screen, name));
      await press(key);
      await expectText(screen, shown);
      screen.unmount();
    }
    const screen = await dateField({ defaultValue: dayjs('2025-02-03') });
    await click(section(screen, 'Day'));
    await type('31');
    await expectText(screen, '02/31/2025');
  },
);

claim(
  [
    'With a minutesStep that divides 60, ↑ and ↓ move to the next multiple, both set 00 in empty minutes, and the Page keys move by five steps.',
    'In fields with two inputs, these keys ignore minutesStep in version 8.4.0.',
  ],
  async () => {
    const at = dayjs('2025-05-21T15:32');
    const screen = await inProvider(<TimeField label="Day" minutesStep={15} defaultValue={at} />);
    await click(section(screen, 'Minutes'));
    for (const [key, shown] of [
      ['↑', '03:45 PM'],
      ['↑', '03:00 PM'],
      ['↓', '03:45 PM'],
      ['↓', '03:30 PM'],
      ['Page Up', '03:45 PM'],
      ['Page Down', '03:30 PM'],
    ] as const) {
      await press(key);
      await expectText(screen, shown);
    }
    screen.unmount();
    for (const key of ['↑', '↓']) {
      const empty = await inProvider(<TimeField label="Day" minutesStep={15} />);
      await click(section(empty, 'Minutes'));
      await press(key);
      await expectText(empty, 'hh:00 aa');
      empty.unmount();
    }
    const sevens = await inProvider(
      <TimeField label="Day" minutesStep={7} defaultValue={dayjs('2025-05-21T15:56')} />,
    );
    await click(section(sevens, 'Minutes'));
    await press('↑');
    await expectText(sevens, '03:03 PM');
    sevens.unmount();
    const none = await inProvider(<TimeField label="Day" minutesStep={7} />);
    await click(section(none, 'Minutes'));
    await press('↓');
    await expectText(none, 'hh:03 aa');
    none.unmount();
    const two = await inProvider(
      <MultiInputTimeRangeField
        minutesStep={15}
        defaultValue={[at, null]}
        slotProps={{ textField: ({ position }) => ({ label: position }) }}
      />,
    );
    await click(section(two, 'Minutes', 'start'));
    await press('↑');
    await expectText(two, '03:33 PM', 'start');
  },
);

claim(
  "Home and End set the years 0000 and 9999, which the default minDate and maxDate don't allow.",
  async () => {
    const screen = await dateField({ defaultValue: MAY_21 });
    await click(section(screen, 'Year'));
    for (const [key, year] of [
      ['End', '9999'],
      ['Home', '0000'],
    ] as const) {
      await press(key);
      await expectText(screen, `05/21/${year}`);
      await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'true');
    }
  },
);

claim(
  [
    'The next section is selected when no further digit fits: after 12 or after 5 in a month, after four digits in a year.',
    "A digit that doesn't fit replaces the number in the section: 1, then 5 in a month results in 05.",
    'A year needs four digits.',
    '25 results in 0025, unless the token has two digits, such as YY.',
    'Numeric months accept them too: may results in 05.',
    'Months, weekdays and AM or PM accept letters.',
  ],
  async () => {
    for (const [format, typed, shown, selected] of [
      ['MM/DD/YYYY', '12', '12/DD/YYYY', 'Day'],
      ['MM/DD/YYYY', '5', '05/DD/YYYY', 'Day'],
      ['MM/DD/YYYY', '1', '01/DD/YYYY', 'Month'],
      ['MM/DD/YYYY', '15', '05/DD/YYYY', 'Day'],
      ['MM/DD/YYYY', 'may', '05/DD/YYYY', 'Day'],
      ['MMMM D', 'may', 'May DD', 'Day'],
      ['YYYY-MM', '25', '0025-MM', 'Year'],
      ['YYYY-MM', '2025', '2025-MM', 'Month'],
      ['YY-MM', '25', '25-MM', 'Month'],
      ['dddd D', 'th', 'Thursday DD', 'Day'],
      ['DD/MM', 'x', 'DD/MM', 'Day'],
    ] as const) {
      const screen = await dateField({ format });
      const first = names(screen)[0] ?? '';
      await click(section(screen, first));
      await type(typed);
      await expectText(screen, shown);
      await expect.element(section(screen, selected)).toHaveFocus();
      screen.unmount();
    }
    const screen = await inProvider(<TimeField label="Day" defaultValue={MAY_21} />);
    await click(section(screen, 'Meridiem'));
    await type('a');
    await expectText(screen, '03:30 AM');
  },
);

claim(
  [
    'Five seconds after the last key, the next digit replaces the section.',
    'Before that, the digit can continue the number, even if the user has left the section: 01 in a day, then ←, then 2 results in 12.',
  ],
  async () => {
    for (const [wait, shown] of [
      [4900, 'MM/12/YYYY'],
      [5100, 'MM/02/YYYY'],
    ] as const) {
      for (const keys of ['1', '01']) {
        const screen = await dateField();
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        await enter(screen, keys, 'Day', 'Day');
        await settled(); // the effect has started the timer
        vi.advanceTimersByTime(wait);
        await settled();
        if (keys === '01') {
          await press('←');
        }
        await type('2');
        vi.useRealTimers();
        await expectText(screen, shown);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'The field ignores the keys /, . and -.',
    'A user who types 1/2/2025 into MM/DD/YYYY gets 02/20/0025 (#9595).',
    'Space after the first of two digits does select the next section, but Space in an empty numeric section enters zero.',
  ],
  async () => {
    for (const [typed, shown] of [
      ['1/2/2025', '02/20/0025'],
      ['1.2.2025', '02/20/0025'],
      ['1-2-2025', '02/20/0025'],
      ['1 2 2025', '01/02/2025'],
      [' ', '00/DD/YYYY'],
    ] as const) {
      const screen = await dateField();
      await enter(screen, typed);
      await expectText(screen, shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'In a right-to-left theme, the sections still run from left to right, and → selects the section on the right.',
    'If the format contains spaces, the field reverses its parts: MM/DD/YYYY hh:mm A becomes AM or PM, time, date.',
    'Tab selects the leftmost section: AM or PM in this example, or the hours with ampm={false}.',
    "The copied text has the reversed order, so users can't paste it back.",
    'The text that a form sends is reversed too, and contains invisible characters.',
    'To keep the order, use a no-break space (\\u00a0) in the format, or send the value from your state.',
  ],
  async () => {
    setDirection('rtl');
    const clipboard = await takeClipboard();
    const screen = await inProvider(
      <form>
        <button type="button">Before</button>
        <DateTimeField label="Day" name="day" defaultValue={MAY_21} />
      </form>,
    );
    expect(names(screen)).toEqual(['Meridiem', 'Hours', 'Minutes', 'Month', 'Day', 'Year']);
    const places = field(screen)
      .getByRole('spinbutton')
      .elements()
      .map((each) => each.getBoundingClientRect().left);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await screen.getByRole('button', { name: 'Before' }).click();
    await press('Tab');
    await expect.element(section(screen, 'Meridiem')).toHaveFocus();
    await press('→');
    await expect.element(section(screen, 'Hours')).toHaveFocus();
    expect(text(screen)).toBe('PM 03:30 05/21/2025');
    expect(formValues(screen).day).toMatch(/^PM\u2069 \u206603:30\u2069 \u206605\/21\/2025$/);
    await press('Control+a', 'Control+c');
    expect((await clipboard.read()).replace(/[\u2066\u2069]/g, '')).toBe('PM 03:30 05/21/2025');
    await press('Control+v');
    await expectText(screen, 'aa hh:mm MM/DD/YYYY');
    screen.unmount();
    const hours = await inProvider(
      <>
        <button type="button">Before</button>
        <DateTimeField label="Day" ampm={false} defaultValue={MAY_21} />
      </>,
    );
    await hours.getByRole('button', { name: 'Before' }).click();
    await press('Tab');
    await expect.element(section(hours, 'Hours')).toHaveFocus();
    hours.unmount();
    for (const [format, shown] of [
      ['MM/DD/YYYY\u00a0hh:mm\u00a0A', '05/21/2025\u00a003:30\u00a0PM'],
      ['MM/DD/YYYY', '05/21/2025'],
    ] as const) {
      const other = await inProvider(
        <DateTimeField label="Day" format={format} defaultValue={MAY_21} />,
      );
      expect(text(other)).toBe(shown);
      other.unmount();
    }
  },
);

claim(
  [
    'In these locales, users type 0–9 and the field displays the digits of the locale.',
    'If they type a digit of the locale or a letter, a numeric section is set to zero.',
    'With Luxon, a numeric day or month throws Invalid unit value NaN.',
    'In version 8.4.0, a section that displays such digits has aria-valuenow="NaN".',
  ],
  async () => {
    const hindi = { dateAdapter: AdapterMoment, adapterLocale: 'hi' };
    for (const [typed, shown] of [
      ['28', '२८/MM/YYYY'],
      ['५', '००/MM/YYYY'],
      ['x', '००/MM/YYYY'],
    ] as const) {
      const screen = await inProvider(<DateField label="Day" format="DD/MM/YYYY" />, hindi);
      await enter(screen, typed, 'Day', 'Day');
      await expectText(screen, shown);
      await expect.element(section(screen, 'Day')).toHaveAttribute('aria-valuenow', 'NaN');
      screen.unmount();
    }
    const arabic = { dateAdapter: AdapterLuxon, adapterLocale: 'ar-EG' };
    for (const name of ['Day', 'Month'] as const) {
      const screen = await inProvider(<DateField label="Day" format="dd/MM/yyyy" />, arabic);
      await enter(screen, '2', 'Day', name);
      await expect.element(field(screen)).not.toBeInTheDocument();
      expect(takeConsole().join('')).toContain('Invalid unit value NaN');
      screen.unmount();
    }
  },
);

claim('To use Luxon, request Latin digits: ar-EG-u-nu-latn instead of ar-EG.', async () => {
  const screen = await inProvider(<DateField label="Day" format="dd/MM/yyyy" />, {
    dateAdapter: AdapterLuxon,
    adapterLocale: 'ar-EG-u-nu-latn',
  });
  await enter(screen, '21052025', 'Day', 'Day');
  await expectText(screen, '21/05/2025');
  await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
});

claim(
  [
    'Sections have inputmode="numeric", or "text" when their content is letters.',
    'autocorrect, autocapitalize and spellcheck are off.',
  ],
  async () => {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      const screen = await inProvider(<DateTimeField label="Day" format="D MMMM YYYY hh:mm A" />);
      for (const [name, mode] of [
        ['Day', 'numeric'],
        ['Month', 'text'],
        ['Year', 'numeric'],
        ['Hours', 'numeric'],
        ['Meridiem', 'text'],
      ] as const) {
        const element = section(screen, name);
        await expect.element(element).toHaveAttribute('inputmode', mode);
        await expect.element(element).toHaveAttribute('autocorrect', 'off');
        await expect.element(element).toHaveAttribute('autocapitalize', 'off');
        await expect.element(element).toHaveAttribute('spellcheck', 'false');
      }
      screen.unmount();
    }
  },
);

claim(
  [
    'One section | Only digits, or only the letters A–Z | Replaces the section if it has this kind of content, and is ignored otherwise',
    'One section | Any other text | Replaces the whole value, as below',
    'All sections | Text in the format of the field | Replaces the value',
    'All sections | Any other text | Clears the field, but not an incomplete single value. onChange runs with null, or with [null, null] for a range',
    'Day.js and Moment.js compare the text with the format strictly: with MM/DD/YYYY, 5/21/2025 clears the field, and 5 pasted into the month results in an invalid date.',
    'In a day such as 21st, digits with letters replace the section.',
    'In a range with one input, a single pasted date becomes the start and clears the end.',
  ],
  async () => {
    const clipboard = await takeClipboard();
    for (const [adapter, value] of [
      [undefined, MAY_21],
      [AdapterMoment, null],
    ] as const) {
      for (const [selected, format, pasted, shown, isValid] of [
        ['Month', 'MM/DD/YYYY', '06', '06/21/2025', true],
        ['Month', 'MM/DD/YYYY', 'june', '05/21/2025', true],
        ['Month', 'MMMM D, YYYY', 'June', 'June 21, 2025', true],
        ['Month', 'MMMM D, YYYY', '06', 'May 21, 2025', true],
        ['Month', 'MM/DD/YYYY', '06/28/2026', '06/28/2026', true],
        ['Month', 'MM/DD/YYYY', '2026-06-28', 'MM/DD/YYYY', true],
        ['Month', 'MM/DD/YYYY', '5', '5/21/2025', false],
        ['all', 'MM/DD/YYYY', '06/28/2026', '06/28/2026', true],
        ['all', 'MM/DD/YYYY', ' 06/28/2026 ', '06/28/2026', true],
        ['all', 'MM/DD/YYYY', '2026-06-28', 'MM/DD/YYYY', true],
        ['all', 'MM/DD/YYYY', '5/21/2025', 'MM/DD/YYYY', true],
        ['all', 'MM/DD/YYYY', 'soon', 'MM/DD/YYYY', true],
        ['all', 'MM/DD/YYYY', '21', 'MM/DD/YYYY', true],
      ] as const) {
        const onChange = vi.fn<(value: unknown) => void>();
        const screen = await inProvider(
          <DateField label="Day" format={format} defaultValue={value} onChange={onChange} />,
          adapter && { dateAdapter: adapter, adapterLocale: 'en' },
        );
        if (value === null) {
          await enter(screen, format.startsWith('MMMM') ? 'may212025' : '05212025');
        }
        await click(section(screen, 'Month'));
        if (selected === 'all') {
          await press('Control+a');
        }
        await clipboard.write(pasted);
        await press('Control+v');
        await expectText(screen, shown);
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(!isValid));
        if (shown === 'MM/DD/YYYY') {
          expect(onChange).toHaveBeenLastCalledWith(null, expect.anything());
        }
        screen.unmount();
      }
    }
    const onChange = vi.fn<(value: unknown) => void>();
    const screen = await dateField({ onChange });
    await enter(screen, '05');
    await press('Control+a');
    await clipboard.write('next week');
    await press('Control+v');
    await expect.poll(() => onChange.mock.lastCall?.[0]).toBeNull();
    expect(text(screen)).toBe('05/DD/YYYY');
    screen.unmount();
    const range = await inProvider(
      <SingleInputDateRangeField label="Day" onChange={onChange} sx={{ width: 320 }} />,
    );
    await click(section(range, 'Month').first());
    await type('05');
    await press('Control+a');
    await press('Control+v');
    await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual([null, null]);
    await expectText(range, 'MM/DD/YYYY – MM/DD/YYYY');
    range.unmount();
    const ordinal = await dateField({ format: 'MMMM Do, YYYY', defaultValue: MAY_21 });
    await click(section(ordinal, 'Day'));
    await clipboard.write('9th');
    await press('Control+v');
    await expectText(ordinal, 'May 9th, 2025');
    ordinal.unmount();
    for (const isAll of [true, false]) {
      const full = await inProvider(
        <SingleInputDateRangeField
          label="Day"
          defaultValue={[MAY_21, MAY_21]}
          sx={{ width: 320 }}
        />,
      );
      await click(section(full, 'Month').last());
      if (isAll) {
        await press('Control+a');
      }
      await clipboard.write('06/28/2026');
      await press('Control+v');
      await expectText(full, '06/28/2026 – MM/DD/YYYY');
      full.unmount();
    }
  },
);

claim(
  'A month name with an accent or an umlaut counts as any other text, so it clears the field too.',
  async () => {
    const clipboard = await takeClipboard();
    for (const [pasted, shown] of [
      ['April', '21. April 2025'],
      ['M\u00e4rz', 'DD. MMMM YYYY'],
    ] as const) {
      const screen = await inProvider(
        <DateField label="Day" format="D. MMMM YYYY" defaultValue={MAY_21} />,
        { adapterLocale: 'de' },
      );
      await click(field(screen).getByRole('spinbutton').nth(1));
      await clipboard.write(pasted);
      await press('Control+v');
      await expectText(screen, shown);
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, typing a leading zero or another year into a complete range can replace the other parts of that date (#18039).',
    "Fields with two inputs don't have this problem: see one input or two.",
  ],
  async () => {
    const value: [Value, Value] = [dayjs('2025-05-21'), dayjs('2025-06-28')];
    for (const [name, typed, shown] of [
      ['Month', '04', '04/28/2025 – 06/28/2025'],
      ['Year', '2024', '06/28/2024 – 06/28/2025'],
    ] as const) {
      const screen = await inProvider(
        <SingleInputDateRangeField label="Day" defaultValue={value} sx={{ width: 320 }} />,
      );
      await click(section(screen, name).first());
      await type(typed);
      await expectText(screen, shown);
      screen.unmount();
      const two = await inProvider(
        <MultiInputDateRangeField
          defaultValue={value}
          slotProps={{ textField: ({ position }) => ({ label: position }) }}
        />,
      );
      await click(section(two, name, 'start'));
      await type(typed);
      await expectText(two, name === 'Month' ? '04/21/2025' : '05/21/2024', 'start');
      expect(text(two, 'end')).toBe('06/28/2025');
      two.unmount();
    }
  },
);

claim(
  'With formatDensity="spacious", users can\'t paste back what they copied, because the copied text contains the spaces.',
  async () => {
    const clipboard = await takeClipboard();
    const screen = await dateField({ formatDensity: 'spacious', defaultValue: MAY_21 });
    await click(section(screen, 'Month'));
    await press('Control+a', 'Control+c');
    expect(await clipboard.read()).toBe('05 / 21 / 2025');
    await press('Control+v');
    await expectText(screen, 'MM / DD / YYYY');
    screen.unmount();
    const dense = await dateField({ defaultValue: MAY_21 });
    await click(section(dense, 'Month'));
    await press('Control+a', 'Control+c', 'Delete');
    await expectText(dense, 'MM/DD/YYYY');
    await press('Control+v');
    await expectText(dense, '05/21/2025');
  },
);

claim(
  [
    'onPasteCapture runs first, and stopPropagation() keeps the text from the field:',
    'On a picker, pass the handler in slotProps.field.',
  ],
  async () => {
    const clipboard = await takeClipboard();
    const texts: string[] = [];
    const screen = await inProvider(
      <DatePicker
        label="Day"
        defaultValue={MAY_21}
        slotProps={{
          field: {
            onPasteCapture: (event) => {
              event.preventDefault();
              event.stopPropagation();
              texts.push(event.clipboardData.getData('text'));
            },
          },
        }}
      />,
    );
    await clipboard.write('next week');
    await click(section(screen, 'Month'));
    await press('Control+v');
    await press('Control+a', 'Control+v');
    await expect.poll(() => texts).toEqual(['next week', 'next week']);
    expect(text(screen)).toBe('05/21/2025');
    screen.unmount();
    const order: string[] = [];
    const plain = await dateField({
      defaultValue: MAY_21,
      onPasteCapture: () => order.push('capture'),
      onChange: () => order.push('change'),
    });
    await clipboard.write('06/28/2026');
    await click(section(plain, 'Month'));
    await press('Control+v');
    await expectText(plain, '06/28/2026');
    expect(order.slice(0, 2)).toEqual(['capture', 'change']);
  },
);

claim(
  [
    'A number | The section at this index',
    "'day', 'month', 'hours' or another type | The first section of this type",
    "'all' | All sections",
    'null | No section',
    'Focus the field first, with inputRef.current.focus().',
    'Focusing the field selects the first section, so update selectedSections after that call.',
  ],
  async () => {
    for (const [selectedSections, selection] of [
      [1, '21'],
      ['year', '2025'],
      ['all', '05/21/2025'],
      ['hours', ''],
      [null, ''],
    ] as const) {
      const input = { current: null as HTMLInputElement | null };
      const changes: FieldSelectedSections[] = [];
      const draw = (selected: FieldSelectedSections) => (
        <DateField
          label="Day"
          defaultValue={MAY_21}
          inputRef={input}
          selectedSections={selected}
          onSelectedSectionsChange={(each) => changes.push(each)}
        />
      );
      const shown = await inProvider(draw(0));
      input.current?.focus();
      expect(changes[0]).toBe(0);
      await expect.poll(() => String(getSelection())).toBe('05');
      shown.unmount();
      const other = await inProvider(draw(selectedSections));
      expect(String(getSelection())).toBe('');
      input.current?.focus();
      await expect.poll(() => String(getSelection())).toBe(selection);
      other.unmount();
    }
  },
);

claim(
  [
    'Its setSelectedSections focuses the field and selects a section, and getSections returns the sections with their type and value.',
    "With this ref, you don't need to control selectedSections.",
    'In one input, each type occurs twice, and a type selects its first section.',
    'To select a section of the end, pass its index.',
    "getSections returns the sections of both dates, and their dateName is 'start' or 'end'.",
  ],
  async () => {
    type Range = [Value, Value];
    const ref = {
      current: null as null | {
        getSections: () => { type: string; value: string; dateName?: string }[];
        setSelectedSections: (sections: FieldSelectedSections) => void;
      },
    };
    const value: Range = [MAY_21, MAY_21.add(1, 'week')];
    const screen = await inProvider(
      <SingleInputDateRangeField
        label="Day"
        defaultValue={value}
        unstableFieldRef={(each) => {
          ref.current = each;
        }}
      />,
    );
    expect(
      ref.current?.getSections().map((each) => `${each.dateName} ${each.type} ${each.value}`),
    ).toEqual([
      'start month 05',
      'start day 21',
      'start year 2025',
      'end month 05',
      'end day 28',
      'end year 2025',
    ]);
    const days = section(screen, 'Day');
    ref.current?.setSelectedSections('day');
    await expect.element(days.first()).toHaveFocus();
    ref.current?.setSelectedSections(4);
    await expect.element(days.nth(1)).toHaveFocus();
  },
);

claim(
  'selectedSections applies to the focused input, or to the start when neither is focused.',
  async () => {
    const draw = (selected: FieldSelectedSections) => (
      <MultiInputDateRangeField
        defaultValue={[MAY_21, MAY_21]}
        selectedSections={selected}
        slotProps={{ textField: ({ position }) => ({ label: position }) }}
      />
    );
    const screen = await inProvider(draw('year'));
    await click(section(screen, 'Day', 'start'));
    await expect.element(section(screen, 'Year', 'start')).toHaveFocus();
    screen.unmount();
    const other = await inProvider(draw('year'));
    await click(section(other, 'Day', 'end'));
    await expect.element(section(other, 'Year', 'end')).toHaveFocus();
  },
);

claim(
  [
    'The button is rendered while at least one section is filled, and not with disabled or readOnly.',
    'onClear runs before onChange.',
    "For an incomplete date, onChange doesn't run.",
    "Tab doesn't reach the button.",
    "Keyboard users press Ctrl+A and Delete, which doesn't run onClear.",
    'clearButtonPosition="start" moves it to the start.',
    'An endAdornment in InputProps replaces the button at the end, and a startAdornment replaces the button at the start.',
  ],
  async () => {
    const count = (screen: Screen) =>
      screen.getByRole('button', { name: 'Clear' }).elements().length;
    for (const [props, shown] of [
      [{}, 0],
      [{ defaultValue: MAY_21 }, 1],
      [{ defaultValue: MAY_21, disabled: true }, 0],
      [{ defaultValue: MAY_21, readOnly: true }, 0],
    ] as const) {
      const screen = await dateField({ clearable: true, ...props });
      expect(count(screen)).toBe(shown);
      screen.unmount();
    }
    for (const clearButtonPosition of ['start', 'end'] as const) {
      const screen = await dateField({
        clearable: true,
        clearButtonPosition,
        defaultValue: MAY_21,
      });
      const left = (element: Element) => element.getBoundingClientRect().left;
      const button = left(screen.getByRole('button', { name: 'Clear' }).element());
      expect(button < left(section(screen, 'Month').element())).toBe(
        clearButtonPosition === 'start',
      );
      screen.unmount();
    }
    for (const [clearButtonPosition, InputProps, shown] of [
      ['start', { startAdornment: <span>Due</span> }, 0],
      ['start', { endAdornment: <span>Due</span> }, 1],
      ['end', { startAdornment: <span>Due</span> }, 1],
      ['end', { endAdornment: <span>Due</span> }, 0],
    ] as const) {
      const screen = await dateField({
        clearable: true,
        clearButtonPosition,
        InputProps,
        defaultValue: MAY_21,
      });
      expect(count(screen)).toBe(shown);
      screen.unmount();
    }
    const calls: string[] = [];
    const screen = await inProvider(
      <>
        <DateField
          label="Day"
          clearable
          onClear={() => calls.push('clear')}
          onChange={(value) => calls.push(value ? 'date' : 'null')}
        />
        <button type="button">After</button>
      </>,
    );
    await enter(screen, '05');
    expect(count(screen)).toBe(1);
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expectText(screen, 'MM/DD/YYYY');
    expect(calls.splice(0)).toEqual(['clear']);
    await enter(screen, '05212025');
    expect(calls.splice(0).at(-1)).toBe('date');
    await screen.getByRole('button', { name: 'Clear' }).click();
    expect(calls.splice(0)).toEqual(['clear', 'null']);
    await enter(screen, '05212025');
    calls.splice(0);
    await press('Control+a', 'Delete');
    expect(calls.splice(0)).toEqual(['null']);
    await press('ArrowLeft');
    await enter(screen, '05212025');
    await press('Tab');
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  },
);

claim(
  [
    'With readOnly, users can select and copy sections.',
    "With disabled, clicks and keys select no section, and a form doesn't send the value.",
    'A double click still selects the text, so users can copy it.',
  ],
  async () => {
    const clipboard = await takeClipboard();
    for (const props of [{ readOnly: true }, { disabled: true }]) {
      const screen = await inProvider(
        <form>
          <DateField label="Day" name="day" defaultValue={MAY_21} {...props} />
        </form>,
      );
      await clipboard.write('nothing');
      await click(section(screen, 'Day'));
      await press('Control+c');
      expect(await clipboard.read()).toBe('disabled' in props ? 'nothing' : '21');
      expect(formValues(screen)).toEqual('disabled' in props ? {} : { day: '05/21/2025' });
      for (const key of ['Delete', 'Backspace', 'ArrowUp', '1']) {
        await press(key);
        expect(text(screen)).toBe('05/21/2025');
      }
      await userEvent.dblClick(section(screen, 'Day'), { force: true });
      await press('Control+c');
      expect(await clipboard.read()).toBe('21');
      screen.unmount();
    }
  },
);

claim(
  [
    'In version 8.4.0, Ctrl+A makes all sections of a read-only field editable: Backspace clears them and a digit edits the first one.',
    "Control the value and don't update it, or use disabled.",
    'An empty field needs disabled: with value={null}, it displays the typed digit.',
  ],
  async () => {
    for (const [key, shown] of [
      ['Backspace', 'MM/DD/YYYY'],
      ['7', '07/21/2025'],
    ] as const) {
      const screen = await dateField({ readOnly: true, defaultValue: MAY_21 });
      await click(section(screen, 'Day'));
      await press('Control+a', key);
      await expectText(screen, shown);
      screen.unmount();
      for (const props of [
        { readOnly: true, value: MAY_21 },
        { disabled: true, value: MAY_21 },
      ]) {
        const other = await dateField(props);
        await click(section(other, 'Day'));
        await press('Control+a', key);
        await press('Tab');
        await expectText(other, '05/21/2025');
        other.unmount();
      }
    }
    for (const [props, shown] of [
      [{ readOnly: true, value: null }, '07/DD/YYYY'],
      [{ disabled: true, value: null }, 'MM/DD/YYYY'],
    ] as const) {
      const empty = await dateField(props);
      await click(section(empty, 'Day'));
      await press('Control+a', '7');
      await expectText(empty, shown);
      empty.unmount();
    }
  },
);

claim("A disabled field has two tab stops, although users can't edit it.", async () => {
  const screen = await inProvider(
    <>
      <button type="button">Before</button>
      <DateField label="Day" defaultValue={MAY_21} disabled />
      <button type="button">After</button>
    </>,
  );
  await screen.getByRole('button', { name: 'Before' }).click();
  for (let stop = 0; stop < 2; stop += 1) {
    await press('Tab');
    expect(field(screen).element().contains(document.activeElement)).toBe(true);
  }
  await press('Tab');
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim(
  [
    'An empty field displays its placeholder, such as MM/DD/YYYY, when it is focused, when it has no label, or when it has a start adornment.',
    'Otherwise the placeholder is transparent, even if the label is always above it, as with InputLabelProps={{ shrink: true }} (#18996).',
    'Write the class name out: pickersInputBaseClasses.sectionsContainer is undefined in version 8.4.0.',
  ],
  async () => {
    const opacity = (screen: Screen) => {
      const sections = screen.stage.querySelector('.MuiPickersInputBase-sectionsContainer');
      return sections ? Number(getComputedStyle(sections).opacity) : Number.NaN;
    };
    expect(pickersInputBaseClasses.root).toBe('MuiPickersInputBase-root');
    expect(pickersInputBaseClasses.sectionsContainer).toBeUndefined();
    for (const variant of ['outlined', 'filled', 'standard'] as const) {
      for (const [props, isVisible] of [
        [{ label: 'Day' }, false],
        [{ label: 'Day', InputLabelProps: { shrink: true } }, false],
        [
          {
            label: 'Day',
            InputLabelProps: { shrink: true },
            sx: { '&& .MuiPickersInputBase-sectionsContainer': { opacity: 1 } },
          },
          true,
        ],
        [{}, true],
        [{ label: 'Day', InputProps: { startAdornment: <span>Due</span> } }, true],
      ] as const) {
        const screen = await inProvider(<DateField variant={variant} {...props} />);
        expect(opacity(screen)).not.toBeNaN();
        expect(opacity(screen) > 0).toBe(isVisible);
        if ('label' in props) {
          await click(section(screen, 'Month'));
          await expect.poll(() => opacity(screen)).toBe(1);
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'Element around the sections, with the role group | Named by the label, described by the helper text, aria-invalid',
    'Container of the sections | contenteditable="true" only while all sections are selected',
    'Section, with the role spinbutton | aria-label such as Month, aria-valuenow, aria-valuemin, aria-valuemax, aria-valuetext',
    'Hidden <input> | id, name, required and the text of the field as its value',
    'Since version 8, a field is a group of elements with the role spinbutton instead of an <input>.',
    'A field without label has no accessible name.',
    "Set InputProps={{ 'aria-label': 'Delivery day' }}.",
    'inputRef refers to the hidden <input>.',
    'Its focus() focuses the first section.',
    'While all sections are selected, the container has only text and no section elements.',
    'enableAccessibleFieldDOMStructure={false} renders one <input> with the role textbox in a TextField of Material UI.',
  ],
  async () => {
    const input = { current: null as HTMLInputElement | null };
    const screen = await dateField({
      id: 'due',
      name: 'due',
      required: true,
      label: 'Day',
      helperText: 'Any day in May',
      defaultValue: MAY_21,
      inputRef: input,
    });
    const group = screen.getByRole('group', { name: /^Day/ });
    await expect.element(group).toHaveAccessibleDescription('Any day in May');
    await expect.element(group).toHaveAttribute('aria-invalid', 'false');
    const container = group.element().querySelector('[contenteditable]');
    expect(container?.getAttribute('contenteditable')).toBe('false');
    const month = group.getByRole('spinbutton', { name: 'Month' });
    for (const [attribute, value] of [
      ['aria-label', 'Month'],
      ['aria-valuenow', '5'],
      ['aria-valuemin', '1'],
      ['aria-valuemax', '12'],
      ['aria-valuetext', 'May'],
    ] as const) {
      await expect.element(month).toHaveAttribute(attribute, value);
    }
    expect(group.getByRole('spinbutton').elements()).toHaveLength(3);
    expect(input.current).toBe(screen.stage.querySelector('input'));
    expect(input.current).toMatchObject({
      id: 'due',
      name: 'due',
      required: true,
      value: '05/21/2025',
    });
    input.current?.focus();
    await expect.element(month).toHaveFocus();
    await press('Control+a');
    await expect.poll(() => container?.getAttribute('contenteditable')).toBe('true');
    expect(group.getByRole('spinbutton').elements()).toHaveLength(0);
    screen.unmount();
    for (const [props, label] of [
      [{}, ''],
      [{ InputProps: { 'aria-label': 'Delivery day' } }, 'Delivery day'],
    ] as const) {
      const bare = await inProvider(<DateField {...props} />);
      await expect.element(bare.getByRole('group')).toHaveAccessibleName(label);
      bare.unmount();
    }
    const old = await inProvider(
      <DateField label="Day" enableAccessibleFieldDOMStructure={false} />,
    );
    await expect.element(old.getByRole('textbox', { name: 'Day' })).toBeVisible();
    expect(old.getByRole('spinbutton').elements()).toHaveLength(0);
  },
);

type OfTextField = Pick<
  DateFieldProps,
  'label' | 'inputRef' | 'helperText' | 'required' | 'size' | 'fullWidth' | 'name'
> & { variant?: 'standard' };

/** All fields with one input: their types have no props in common that TypeScript could find. */
const ONE_INPUT: ComponentType<OfTextField>[] = [
  DateField as never,
  TimeField as never,
  DateTimeField as never,
  SingleInputDateRangeField as never,
  SingleInputTimeRangeField as never,
  SingleInputDateTimeRangeField as never,
];

claim(
  'Each field renders a PickersTextField and takes its props, such as label, helperText, required, size, variant, fullWidth, name and inputRef.',
  async () => {
    const marks = [
      '.MuiFormHelperText-root',
      '.MuiFormLabel-asterisk',
      '.MuiInputLabel-sizeSmall',
      '.MuiInputLabel-standard',
      '.MuiFormControl-fullWidth',
      'input[name="due"]',
    ];
    for (const Component of ONE_INPUT) {
      for (const isOn of [true, false]) {
        const input = { current: null as HTMLInputElement | null };
        const screen = await inProvider(
          <Component
            label="Day"
            inputRef={input}
            {...(isOn && {
              helperText: 'Help',
              required: true,
              size: 'small' as const,
              variant: 'standard' as const,
              fullWidth: true,
              name: 'due',
            })}
          />,
        );
        expect(screen.stage.querySelectorAll('.MuiPickersTextField-root')).toHaveLength(1);
        expect(screen.stage.querySelector('label')?.textContent).toContain('Day');
        expect(input.current).toBe(screen.stage.querySelector('input'));
        const found = marks.filter((mark) => screen.stage.querySelector(mark) !== null);
        expect(found).toEqual(isOn ? marks : []);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'referenceDate | Depends on the rules | Sets the parts of a new value that the format leaves out. Fields with two inputs ignore it',
    'Fields have onChange but no onAccept.',
  ],
  async () => {
    setClock('2025-05-21T12:00:00');
    const reference = dayjs('2020-02-03T09:00');
    const onAccept = vi.fn();
    const unknown: object = { onAccept };
    for (const [referenceDate, minDateTime, shown] of [
      [reference, undefined, '2020-02-03 09:15'],
      [undefined, undefined, '2025-05-21 09:15'],
      [undefined, dayjs('2030-01-10T00:00'), '2030-01-10 09:15'],
    ] as const) {
      const onChange = vi.fn<(value: Value) => void>();
      const screen = await inProvider(
        <DateTimeField
          label="Day"
          format="HH:mm"
          referenceDate={referenceDate}
          minDateTime={minDateTime}
          onChange={onChange}
          {...unknown}
        />,
      );
      await enter(screen, '0915', 'Day', 'Hours');
      expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe(shown);
      expect(onAccept).not.toHaveBeenCalled();
      screen.unmount();
    }
    takeConsole(); // about the unknown handler
    const onRange = vi.fn<(value: [Value, Value]) => void>();
    const range = await inProvider(
      <MultiInputTimeRangeField
        format="HH:mm"
        onChange={onRange}
        slotProps={{ textField: ({ position }) => ({ label: position }) }}
        {...({ referenceDate: reference } as object)}
      />,
    );
    await enter(range, '0915', 'start', 'Hours');
    expect(onRange.mock.lastCall?.[0][0]?.format('YYYY-MM-DD HH:mm')).toBe('2025-05-21 09:15');
  },
);

claim('In a range picker with two inputs, Enter and Space open the popup.', async () => {
  for (const key of ['Enter', 'Space', 'ArrowRight']) {
    const screen = await inProvider(
      <DesktopDateRangePicker
        defaultValue={[MAY_21, MAY_21]}
        slots={{ field: MultiInputDateRangeField }}
      />,
    );
    await press('Tab', key);
    const popup = screen.getByRole('tooltip');
    if (key === 'ArrowRight') {
      await expect.element(popup).not.toBeInTheDocument();
    } else {
      await expect.element(popup).toBeVisible();
    }
    screen.unmount();
  }
});

claim('unstableStartFieldRef and unstableEndFieldRef control the two inputs.', async () => {
  type Ref = { setSelectedSections: (sections: FieldSelectedSections) => void } | null;
  const refs: Record<'start' | 'end', Ref> = { start: null, end: null };
  const screen = await inProvider(
    <MultiInputDateRangeField
      defaultValue={[MAY_21, MAY_21]}
      unstableStartFieldRef={(each) => {
        refs.start = each;
      }}
      unstableEndFieldRef={(each) => {
        refs.end = each;
      }}
      slotProps={{ textField: ({ position }) => ({ label: position }) }}
    />,
  );
  for (const [position, name] of [
    ['end', 'Day'],
    ['start', 'Year'],
    ['end', 'Month'],
  ] as const) {
    const wanted = name.toLowerCase() as 'day' | 'year' | 'month';
    refs[position]?.setSelectedSections(wanted);
    await expect.element(section(screen, name, position)).toHaveFocus();
  }
});
