import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime, Settings } from 'luxon';
import moment from 'moment-timezone';
import {
  act,
  claim,
  click,
  expect,
  press,
  setClock,
  setPointer,
  setTimeZone,
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
  AdapterMomentHijri,
  AdapterMomentJalaali,
} from '#test/proofs/dateAdapters.js';
import { day, field, inProvider, openPicker, section, text } from '#test/proofs/pickers.tsx';

type Library = {
  name: 'Day.js' | 'Luxon' | 'Moment';
  dateAdapter: typeof AdapterLuxon;
  dateLibInstance?: typeof moment;
  /** The date of a local time in a zone. */
  at: (local: string, zone: string) => Dayjs;
};

// The type of all dates in proofs is that of Day.js.
const libraries: Library[] = [
  {
    name: 'Day.js',
    dateAdapter: AdapterDayjs,
    at: (local, zone) => (zone === 'UTC' ? dayjs.utc(local) : dayjs.tz(local, zone)),
  },
  {
    name: 'Luxon',
    dateAdapter: AdapterLuxon,
    at: (local, zone) => DateTime.fromISO(local, { zone }) as unknown as Dayjs,
  },
  {
    name: 'Moment',
    dateAdapter: AdapterMoment,
    dateLibInstance: moment,
    at: (local, zone) =>
      (zone === 'UTC' ? moment.utc(local) : moment.tz(local, zone)) as unknown as Dayjs,
  },
];

function providerOf({ dateAdapter, dateLibInstance }: Library) {
  return { dateAdapter, ...(dateLibInstance && { dateLibInstance }) };
}

/** Such as `2025-05-21T15:30Z`. */
function instantOf(value: Dayjs | null | undefined): string {
  return value ? `${new Date(value.valueOf()).toISOString().slice(0, 16)}Z` : 'nothing';
}

function zoneOf({ dateAdapter: Adapter, dateLibInstance }: Library, value: Dayjs): string {
  return new Adapter({ instance: dateLibInstance }).getTimezone(value);
}

function allZones() {
  dayjs.extend(utc);
  dayjs.extend(timezone);
}

/** Empties the value of a field, and selects its first section. */
async function empty(screen: Screen, label = 'Day') {
  await click(section(screen, 'Month', label));
  await press('Control+a', 'Delete', 'ArrowLeft');
}

/** A picker of 24 hours, and the last value that it gave. */
async function picker(library: Library, props: DateTimePickerProps) {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  const screen = await inProvider(
    <DateTimePicker label="Day" ampm={false} onChange={onChange} {...props} />,
    providerOf(library),
  );
  const last = () => onChange.mock.lastCall?.[0] ?? null;
  return { screen, last };
}

/** Types from a section on. */
async function enterAt(screen: Screen, name: string, keys: string, label: string | RegExp = 'Day') {
  await click(section(screen, name, label));
  await type(keys);
}

// Before any other claim adds the plugins, which cannot be taken away again.
claim(
  [
    'Without the plugin, timezone="UTC" throws Missing UTC plugin.',
    'Without the timezone plugin, an IANA name throws Missing timezone plugin.',
  ],
  async () => {
    await setTimeZone('Asia/Tokyo'); // Day.js looks at the zone of the device once, for its default
    await expect(inProvider(<DatePicker timezone="UTC" />)).rejects.toThrow('Missing UTC plugin');
    dayjs.extend(utc);
    const screen = await inProvider(<DatePicker timezone="UTC" />);
    screen.unmount();
    await expect(inProvider(<DatePicker timezone="America/New_York" />)).rejects.toThrow(
      'Missing timezone plugin',
    );
    allZones();
    dayjs().tz();
  },
);

act('TeamCallLuxon', async (demo) => {
  const shown = (city: string) => text(demo, `Call in ${city}`);
  expect(shown('New York')).toBe('05/21/2025 11:30');
  expect(shown('Berlin')).toBe('05/21/2025 17:30');
  expect(shown('Tokyo')).toBe('05/22/2025 00:30');
  await expect.element(demo.getByText('Thursday')).toBeVisible();
  for (const [hours, newYork, tokyo] of [
    ['16', '10:30', '23:30'],
    ['17', '11:30', '00:30'],
    ['16', '10:30', '23:30'],
  ] as const) {
    await enterAt(demo, 'Hours', hours, 'Call in Berlin');
    await expect.poll(() => shown('New York')).toBe(`05/21/2025 ${newYork}`);
    expect(shown('Tokyo')).toContain(tokyo);
  }
  await click(section(demo, 'Day', 'Call in Tokyo'));
  await press('Delete');
  await expect.poll(() => shown('Berlin')).toBe('MM/DD/YYYY hh:mm');
  await type('23');
  await expect.poll(() => shown('Berlin')).toBe('05/23/2025 16:30');
});

act('FlightTimesLuxon', async (demo) => {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent('In the air: 7 h 35 min');
  for (const [hours, time] of [
    ['08', '8 h 35 min'],
    ['07', '7 h 35 min'],
  ] as const) {
    await enterAt(demo, 'Hours', hours, 'Arrival, Frankfurt');
    await expect.element(status).toHaveTextContent(`In the air: ${time}`);
  }
  await enterAt(demo, 'Day', '20', 'Arrival, Frankfurt');
  await expect.element(status).toHaveTextContent('In the air: unknown');
  await enterAt(demo, 'Day', '22', 'Arrival, Frankfurt');
  await expect.element(status).toHaveTextContent('In the air: 7 h 35 min');
});

act('EmptyInZoneLuxon', async (demo) => {
  const label = 'Pickup in New York';
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(status).toHaveTextContent('No value');
    await enterAt(demo, 'Month', '052120250330PM', label);
    await expect.element(status).toHaveTextContent('Value: 2025-05-21T15:30:00-04:00');
    await empty(demo, label);
  }
});

act('ZoneSwitchLuxon', async (demo) => {
  await setTimeZone('Asia/Tokyo');
  const label = 'Maintenance window';
  const status = demo.getByRole('status');
  for (const [zone, shown] of [
    ['system', '05/22/2025 12:30 AM'],
    ['UTC', '05/21/2025 03:30 PM'],
    ['default', '05/22/2025 12:30 AM'],
    ['America/Chicago', '05/21/2025 10:30 AM'],
  ] as const) {
    await demo.getByRole('combobox', { name: /^Time zone/ }).click();
    await demo.getByRole('option', { name: zone }).click();
    await expect.poll(() => document.querySelector('.MuiPopover-root')).toBeNull();
    await expect.poll(() => text(demo, label)).toBe(shown);
    await expect.element(status).toHaveTextContent('Stored value: 2025-05-21T15:30:00Z');
  }
  await enterAt(demo, 'Minutes', '45', label);
  await expect.element(status).toHaveTextContent('Stored value: 2025-05-21T15:45:00Z');
});

/** A demo of one zone: another hour, and back. */
async function changeHour(demo: Screen, label: string, [later, first]: [string, string]) {
  const status = demo.getByRole('status');
  await expect.element(status).toHaveTextContent(`Value: ${first}`);
  expect(text(demo, label)).toMatch(/^05\/21\/(20)?25 03:30 PM$/);
  for (const [hours, value] of [
    ['04', later],
    ['03', first],
    ['04', later],
  ]) {
    await enterAt(demo, 'Hours', hours ?? '', label);
    await expect.element(status).toHaveTextContent(`Value: ${value}`);
  }
}

const UTC_VALUES: [string, string] = ['2025-05-21T16:30:00Z', '2025-05-21T15:30:00Z'];
const SINGAPORE_VALUES: [string, string] = [
  '2025-05-21T16:30:00+08:00',
  '2025-05-21T15:30:00+08:00',
];

act('DayjsUtc', (demo) => changeHour(demo, 'Runway slot (UTC)', UTC_VALUES));
act('LuxonUtc', (demo) => changeHour(demo, 'Runway slot (UTC)', UTC_VALUES));
act('MomentUtc', (demo) => changeHour(demo, 'Runway slot (UTC)', UTC_VALUES));
act('DayjsZone', (demo) => changeHour(demo, 'Ship docks in Singapore', SINGAPORE_VALUES));
act('LuxonZone', (demo) => changeHour(demo, 'Ship docks in Singapore', SINGAPORE_VALUES));
act('MomentZone', (demo) => changeHour(demo, 'Ship docks in Singapore', SINGAPORE_VALUES));

act('RebuildInZone', async (demo) => {
  await setTimeZone('Europe/Berlin');
  const label = 'Gallery opening, London';
  for (const [month, rebuilt] of [
    ['06', '2025-06-15T09:00:00.000Z'],
    ['02', '2025-02-15T10:00:00.000Z'],
    ['06', '2025-06-15T09:00:00.000Z'],
  ]) {
    await enterAt(demo, 'Month', month ?? '', label);
    await expect.element(demo.getByRole('status')).toHaveTextContent(`Rebuilt: ${rebuilt}`);
    expect(text(demo, label)).toBe(`${month}/15/25 10:00 AM`);
  }
  await enterAt(demo, 'Year', '27', label);
  await expect.element(demo.getByRole('status')).toHaveTextContent('2027-06-15T09:00:00.000Z');
});

act('SwitchLibraries', async (demo) => {
  const label = 'Tram departs, Berlin';
  const status = demo.getByRole('status');
  for (const name of ['Luxon', 'Moment.js', 'Day.js', 'Luxon']) {
    await demo.getByRole('button', { name }).click();
    await expect.poll(() => text(demo, label)).toBe('05/21/2025 12:00');
    await expect.element(status).toHaveTextContent('UTC: 2025-05-21T10:00:00.000Z');
    await demo.getByRole('button', { name: 'March 30' }).click();
    await expect.poll(() => text(demo, label)).toBe('03/30/2025 12:00');
    await enterAt(demo, 'Hours', '0230', label);
    await expect
      .poll(() => text(demo, label))
      .toBe(`03/30/2025 ${name === 'Day.js' ? '02' : '03'}:30`);
    await demo.getByRole('button', { name: 'October 26' }).click();
    await expect.element(status).toHaveTextContent('UTC: 2025-10-26T11:00:00.000Z');
    await demo.getByRole('button', { name: 'May 21' }).click();
    await expect.element(status).toHaveTextContent('UTC: 2025-05-21T10:00:00.000Z');
  }
});

act('RepeatedHourLuxon', async (demo) => {
  const label = 'Night shift ends, Berlin';
  const status = demo.getByRole('status');
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.element(status).toHaveTextContent('UTC: 2025-10-26T00:30:00Z');
    await demo.getByRole('button', { name: 'Standard time' }).click();
    await expect.element(status).toHaveTextContent('UTC: 2025-10-26T01:30:00Z');
    expect(text(demo, label)).toBe('10/26/2025 02:30');
    await demo.getByRole('button', { name: 'Summer time' }).click();
  }
  await enterAt(demo, 'Day', '27', label);
  await expect.element(demo.getByRole('button', { name: 'Summer time' })).toBeDisabled();
  await enterAt(demo, 'Day', '26', label);
  await expect.element(demo.getByRole('button', { name: 'Summer time' })).toBeEnabled();
});

act('WhatToStoreLuxon', async (demo) => {
  const label = 'Visit, New York clinic';
  const status = demo.getByRole('status');
  for (const [hours, instant, local] of [
    ['09', '2025-05-22T01:30:00.000Z', '2025-05-21T21:30'],
    ['08', '2025-05-22T00:30:00.000Z', '2025-05-21T20:30'],
    ['09', '2025-05-22T01:30:00.000Z', '2025-05-21T21:30'],
  ] as const) {
    await enterAt(demo, 'Hours', hours, label);
    await expect.element(status).toHaveTextContent(`"instant": "${instant}"`);
    await expect.element(status).toHaveTextContent(`"local": "${local}"`);
    await expect.element(status).toHaveTextContent('"day": "2025-05-21"');
  }
});

act('StoredUtcLocal', async (demo) => {
  const label = 'Auction ends (your time)';
  const status = demo.getByRole('status');
  expect(text(demo, label)).toBe('05/21/2025 03:30 PM');
  for (const [hours, stored] of [
    ['04', '16'],
    ['03', '15'],
    ['04', '16'],
  ]) {
    await enterAt(demo, 'Hours', hours ?? '', label);
    await expect.element(status).toHaveTextContent(`Stored: 2025-05-21T${stored}:30:00.000Z`);
  }
});

act('StoredUtcHonoluluLuxon', async (demo) => {
  const label = 'Check-in, Honolulu';
  const status = demo.getByRole('status');
  expect(text(demo, label)).toBe('05/21/2025 03:00 PM');
  for (const [hours, stored] of [
    ['04', '02'],
    ['03', '01'],
    ['04', '02'],
  ]) {
    await enterAt(demo, 'Hours', hours ?? '', label);
    await expect.element(status).toHaveTextContent(`Stored: 2025-05-22T${stored}:00:00.000Z`);
  }
});

act('BirthDate', async (demo) => {
  const label = 'Date of birth';
  const status = demo.getByRole('status');
  await setTimeZone('Asia/Tokyo');
  for (const day of ['09', '21', '09']) {
    await enterAt(demo, 'Day', day, label);
    await expect.element(status).toHaveTextContent(`Stored: 1990-05-${day}`);
  }
});

claim(['Only the text changes: the value keeps its instant and its own zone.'], async () => {
  allZones();
  for (const library of libraries) {
    for (const pointer of ['fine', 'coarse'] as const) {
      setPointer(pointer);
      for (const [zone, shown] of [
        ['America/New_York', '05/21/2025 11:30'],
        ['Asia/Tokyo', '05/22/2025 00:30'],
        ['UTC', '05/21/2025 15:30'],
      ] as const) {
        const value = library.at('2025-05-21T15:30', 'UTC');
        const { screen, last } = await picker(library, { value, timezone: zone });
        expect(text(screen)).toBe(shown);
        await enterAt(screen, 'Minutes', '45');
        expect(instantOf(last())).toBe('2025-05-21T15:45Z');
        expect(zoneOf(library, last() ?? value)).toBe('UTC');
        screen.unmount();
      }
    }
  }
});

claim(
  [
    'The timezone prop.',
    'The zone of the current value, or of defaultValue in an uncontrolled component.',
    'The zone of referenceDate.',
    'Without timezone, each value is displayed in the zone that it was created with.',
    'A date | Zone of that date, even if timezone differs',
    "Empty | timezone, else the zone of referenceDate, else 'default'",
    'An empty value has no zone.',
    'With timezone, the first value that onChange receives is in that zone.',
  ],
  async () => {
    allZones();
    await setTimeZone('Asia/Tokyo');
    for (const library of libraries) {
      const tokyo = library.at('2025-05-21T15:30', 'Asia/Tokyo');
      const chicago = library.at('2025-05-21T08:00', 'America/Chicago');
      for (const [props, typed, shown, instant, zone] of [
        [{ defaultValue: tokyo }, '45', '15:45', '06:45', 'Asia/Tokyo'],
        [{ value: tokyo }, '45', '15:30', '06:45', 'Asia/Tokyo'],
        [{ value: tokyo, referenceDate: chicago }, '45', '15:30', '06:45', 'Asia/Tokyo'],
        [{ defaultValue: tokyo, timezone: 'UTC' }, '45', '06:45', '06:45', 'Asia/Tokyo'],
        [
          { referenceDate: chicago, timezone: 'Asia/Tokyo' },
          '052120251530',
          '15:30',
          '06:30',
          'Asia/Tokyo',
        ],
        [{ referenceDate: chicago }, '052120251530', '15:30', '20:30', 'America/Chicago'],
        [{}, '052120251530', '15:30', '06:30', 'system'],
      ] as const) {
        const { screen, last } = await picker(library, props);
        await enterAt(screen, typed.length > 2 ? 'Month' : 'Minutes', typed);
        expect(text(screen)).toBe(`05/21/2025 ${shown}`);
        expect(instantOf(last())).toBe(`2025-05-21T${instant}Z`);
        expect(zoneOf(library, last() ?? tokyo)).toBe(zone);
        screen.unmount();
      }
    }
    // Fields, calendars and clocks do the same.
    const value = dayjs.utc('2025-05-21T20:00');
    for (const [zone, shown, hours] of [
      [undefined, '21', '8'],
      ['Asia/Tokyo', '22', '5'],
    ] as const) {
      const props = zone ? { timezone: zone } : {};
      const screen = await inProvider(
        <>
          <DateField label="Day" defaultValue={value} {...props} />
          <DateCalendar defaultValue={value} {...props} />
          <TimeClock defaultValue={value} ampm {...props} />
        </>,
      );
      expect(text(screen)).toBe(`05/${shown}/2025`);
      await expect.element(day(screen, shown)).toHaveAttribute('aria-selected', 'true');
      await expect
        .element(screen.getByRole('option', { name: `${hours} hours` }))
        .toHaveAttribute('aria-selected', 'true');
      screen.unmount();
    }
  },
);

claim(
  [
    'Without timezone, after a UTC value is cleared, the next date that the user selects in the calendar has the default zone.',
    'A typed date keeps the zone of the last valid date.',
    'Set timezone="UTC" to stay in UTC.',
  ],
  async () => {
    allZones();
    await setTimeZone('Asia/Tokyo');
    for (const library of libraries) {
      for (const isSet of [false, true]) {
        const { screen, last } = await picker(library, {
          defaultValue: library.at('2025-05-21T15:30', 'UTC'),
          ...(isSet && { timezone: 'UTC' }),
        });
        expect(text(screen)).toBe('05/21/2025 15:30');
        await empty(screen);
        expect(last()).toBeNull();
        setClock('2025-05-07T12:00:00Z');
        await openPicker(screen);
        await day(screen, '21').click();
        expect(instantOf(last())).toBe(isSet ? '2025-05-21T00:00Z' : '2025-05-20T15:00Z');
        screen.unmount();
      }
      const value = library.at('2025-05-21T15:30', 'UTC');
      const { screen, last } = await picker(library, { defaultValue: value });
      await empty(screen);
      expect(last()).toBeNull();
      await type('062220251530');
      expect(instantOf(last())).toBe('2025-06-22T15:30Z');
      expect(zoneOf(library, last() ?? value)).toBe('UTC');
      screen.unmount();
    }
  },
);

claim(
  [
    "'UTC' | Coordinated Universal Time",
    "'system' | Zone of the user's device",
    "An IANA name, such as 'America/Chicago' | That zone, with its daylight saving time",
    "Default zone of the date library, which is 'system' unless you change it",
  ],
  async () => {
    allZones();
    await setTimeZone('Asia/Tokyo');
    for (const library of libraries) {
      for (const [zone, shown, winter] of [
        ['UTC', '05/21/2025 15:30', '01/21/2025 15:30'],
        ['system', '05/22/2025 00:30', '01/22/2025 00:30'],
        ['default', '05/22/2025 00:30', '01/22/2025 00:30'],
        ['America/Chicago', '05/21/2025 10:30', '01/21/2025 09:30'],
      ] as const) {
        for (const [local, expected] of [
          ['2025-05-21T15:30', shown],
          ['2025-01-21T15:30', winter],
        ] as const) {
          const value = library.at(local, 'UTC');
          const { screen } = await picker(library, { value, timezone: zone });
          expect(text(screen)).toBe(expected);
          screen.unmount();
        }
      }
    }
  },
);

claim(
  [
    "A fixed offset, such as 'UTC+7' | Luxon only",
    "With 'UTC+7', Day.js throws Invalid time zone specified.",
    "Moment.js logs that it has no data for the zone and doesn't convert the value.",
  ],
  async () => {
    allZones();
    const [ofDayjs, ofLuxon, ofMoment] = libraries;
    if (!ofDayjs || !ofLuxon || !ofMoment) {
      throw new Error('A library is missing.');
    }
    const show = (library: Library) =>
      picker(library, { value: library.at('2025-05-21T15:30', 'UTC'), timezone: 'UTC+7' });
    await expect(show(ofDayjs)).rejects.toThrow('Invalid time zone specified');
    takeConsole();
    const luxon = await show(ofLuxon);
    expect(text(luxon.screen)).toBe('05/21/2025 22:30');
    luxon.screen.unmount();
    const shown = await show(ofMoment);
    expect(text(shown.screen)).toBe('05/21/2025 15:30');
    expect(takeConsole().join()).toContain('has no data for UTC+7');
    shown.screen.unmount();
    takeConsole();
  },
);

claim(
  [
    'AdapterDateFns, AdapterDateFnsJalali | No | Not available',
    'AdapterMomentHijri, AdapterMomentJalaali | No | Not available',
    'Adapters without time zones ignore timezone.',
  ],
  async () => {
    await setTimeZone('Asia/Tokyo');
    const value = new Date('2025-05-21T15:30:00Z');
    for (const dateAdapter of [AdapterDateFns, AdapterDateFnsJalali]) {
      const texts: string[] = [];
      for (const zone of [undefined, 'UTC', 'America/Chicago']) {
        const screen = await inProvider(
          <DateTimeField
            label="Day"
            ampm={false}
            value={value as unknown as Dayjs}
            {...(zone && { timezone: zone })}
          />,
          { dateAdapter },
        );
        texts.push(text(screen));
        screen.unmount();
      }
      expect(texts[0]).toContain('00:30');
      expect(new Set(texts).size).toBe(1);
    }
    for (const Adapter of [AdapterMomentHijri, AdapterMomentJalaali, AdapterDateFns]) {
      const adapter = new Adapter();
      expect(adapter.isTimezoneCompatible).toBe(false);
      const date = adapter.date('2025-05-21T15:30');
      expect(adapter.setTimezone(date, 'UTC')).toBe(date);
    }
  },
);

claim(
  [
    'dayjs.tz(text, zone) reads the text as local time in the zone.',
    "dayjs(text).tz(zone) reads it in the user's zone and converts it.",
    "It doesn't affect dayjs(): a picker with the value dayjs('2025-05-21') is in the user's zone.",
    'dayjs.tz.setDefault(\'America/New_York\') sets the zone of timezone="default", of empty pickers, and of dayjs.tz() without a zone.',
    'Settings.defaultZone of Luxon is the zone of timezone="default".',
    'moment.tz.setDefault() sets the default zone.',
  ],
  async () => {
    allZones();
    await setTimeZone('Asia/Tokyo');
    expect(dayjs.tz('2025-05-21T15:30', 'America/New_York').toISOString()).toBe(
      '2025-05-21T19:30:00.000Z',
    );
    expect(dayjs('2025-05-21T15:30').tz('America/New_York').format()).toBe(
      '2025-05-21T02:30:00-04:00',
    );
    try {
      dayjs.tz.setDefault('America/New_York');
      Settings.defaultZone = 'America/New_York';
      moment.tz.setDefault('America/New_York');
      expect(dayjs.tz('2025-05-21T15:30').toISOString()).toBe('2025-05-21T19:30:00.000Z');
      for (const library of libraries) {
        const value = library.at('2025-05-21T15:30', 'UTC');
        const shown = await picker(library, { value, timezone: 'default' });
        expect(text(shown.screen)).toBe('05/21/2025 11:30');
        shown.screen.unmount();
        const empty = await picker(library, {});
        await enterAt(empty.screen, 'Month', '052120251530');
        expect(instantOf(empty.last())).toBe('2025-05-21T19:30Z');
        empty.screen.unmount();
      }
      const [library] = libraries;
      if (library) {
        const plain = await picker(library, { defaultValue: dayjs('2025-05-21T15:30') });
        await enterAt(plain.screen, 'Minutes', '45');
        expect(text(plain.screen)).toBe('05/21/2025 15:45');
        expect(instantOf(plain.last())).toBe('2025-05-21T06:45Z');
      }
    } finally {
      dayjs.tz.setDefault();
      Settings.defaultZone = 'system';
      moment.tz.setDefault();
    }
  },
);

claim(
  [
    'When the user selects a date across a clock change of the device, the displayed time stays right, but toISOString() is wrong.',
    'On a device in Berlin, changing 10:00 on January 15 to June shows 10:00 but returns 07:00 UTC.',
    'In June, 10:00 in Berlin is 08:00 UTC.',
  ],
  async () => {
    allZones();
    await setTimeZone('Europe/Berlin');
    for (const library of libraries) {
      for (const isControlled of [true, false]) {
        const start = library.at('2025-01-15T10:00', 'Europe/Berlin');
        const { screen, last } = await picker(
          library,
          isControlled ? { value: start } : { defaultValue: start },
        );
        await enterAt(screen, 'Month', '06');
        const isWrong = library.name === 'Day.js';
        expect(instantOf(last())).toBe(`2025-06-15T${isWrong ? '07' : '08'}:00Z`);
        if (!isControlled) {
          expect(text(screen)).toBe('06/15/2025 10:00');
        }
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'With Day.js, the instant of the value can be wrong when the date moves across a clock change.',
    'Typing a year can set the day to 1.',
    "Luxon and Moment.js aren't affected.",
    'If the picker displays a zone with an IANA name, typing a year with four digits can set the day to the first of the month.',
    'The error depends on the zone of the device.',
    'It occurs in UTC and in most zones of Europe, Asia, Africa and Australia, but not in New York or Los Angeles.',
    'On a device in Berlin, typing 2022 into June 17, 2025 in the zone America/Chicago results in June 1, 2022.',
  ],
  async () => {
    allZones();
    const zone = 'America/Chicago';
    for (const library of libraries) {
      for (const [device, isWrong] of [
        ['Europe/Berlin', true],
        ['UTC', true],
        ['Asia/Tokyo', true],
        ['America/New_York', false],
        ['America/Los_Angeles', false],
      ] as const) {
        if (library.name !== 'Day.js' && device !== 'Europe/Berlin') {
          continue;
        }
        await setTimeZone(device);
        for (const props of [
          { defaultValue: library.at('2025-06-17T10:00', zone) },
          { defaultValue: library.at('2025-06-17T15:00', 'UTC'), timezone: zone },
        ]) {
          const { screen, last } = await picker(library, props);
          await enterAt(screen, 'Year', '2022');
          const shown = isWrong && library.name === 'Day.js' ? '01' : '17';
          await expect.poll(() => text(screen)).toBe(`06/${shown}/2022 10:00`);
          expect(instantOf(last())).toBe(`2022-06-${shown}T15:00Z`);
          screen.unmount();
        }
      }
    }
  },
);

claim(
  [
    'Typing a complete date over another one has the same result if the year is last.',
    'The day stays right in these cases:',
    "The displayed zone is 'UTC' or 'system'.",
    'The picker has no timezone, and its value is a local date of dayjs().',
    'The user types a date into an empty field, changes the year with the arrow keys, or selects it in the calendar.',
    'The format of the field has a year of two digits (YY).',
  ],
  async () => {
    allZones();
    await setTimeZone('Europe/Berlin');
    const [library] = libraries;
    if (!library) {
      throw new Error('A library is missing.');
    }
    const zone = 'America/Chicago';
    const chicago = { defaultValue: dayjs.tz('2025-06-17T10:00', zone) };
    for (const [props, first, keys, shown] of [
      [chicago, 'Month', '06182022', '06/01/2022 10:00'],
      [{ ...chicago, format: 'YYYY-MM-DD' }, 'Year', '20220618', '2022-06-18'],
      [{ ...chicago, format: 'MM/DD/YY' }, 'Year', '22', '06/17/22'],
      [{ ...chicago, timezone: 'UTC' }, 'Year', '2022', '06/17/2022 15:00'],
      [{ ...chicago, timezone: 'system' }, 'Year', '2022', '06/17/2022 17:00'],
      [{ defaultValue: dayjs('2025-06-17T10:00') }, 'Year', '2022', '06/17/2022 10:00'],
      [{ timezone: zone }, 'Month', '061720221000', '06/17/2022 10:00'],
    ] as const) {
      const { screen } = await picker(library, props);
      await enterAt(screen, first, keys);
      await expect.poll(() => text(screen)).toBe(shown);
      screen.unmount();
    }
    const { screen, last } = await picker(library, chicago);
    await click(section(screen, 'Year'));
    await press('ArrowUp');
    await expect.poll(() => text(screen)).toBe('06/17/2026 10:00');
    await openPicker(screen);
    await screen.getByRole('button', { name: /switch to year view/ }).click();
    await screen.getByRole('radio', { name: '2022' }).click();
    await expect.poll(() => text(screen)).toBe('06/17/2022 10:00');
    expect(instantOf(last())).toBe('2022-06-17T15:00Z');
  },
);

claim(
  'In winter, typing 15:30 on May 21 returns 15:30 UTC, which is 16:30 in London.',
  async () => {
    // Without `timezone` it is the same; but Day.js has the zone of the first claim in its cache.
    allZones();
    await setTimeZone('Europe/London');
    for (const library of libraries) {
      for (const [today, isWrong] of [
        ['2026-11-23T12:00:00Z', library.name === 'Day.js'],
        ['2026-07-23T12:00:00Z', false],
      ] as const) {
        setClock(today);
        const { screen, last } = await picker(library, { timezone: 'system' });
        await enterAt(screen, 'Month', '052120251530');
        expect(instantOf(last())).toBe(`2025-05-21T${isWrong ? 15 : 14}:30Z`);
        expect(text(screen)).toBe(`05/21/2025 ${isWrong ? 16 : 15}:30`);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    'A value that becomes invalid or null during an edit counts as empty.',
    'For example, after the user deletes a section of a UTC value and types it again, the value is in timezone.',
    'The same happens after a typed leading zero, as in 05 for a day.',
  ],
  async () => {
    allZones();
    const zone = 'America/Chicago';
    for (const library of libraries) {
      const start = library.at('2025-06-17T15:00', 'UTC');
      const { screen, last } = await picker(library, { defaultValue: start, timezone: zone });
      await enterAt(screen, 'Minutes', '30');
      expect(zoneOf(library, last() ?? start)).toBe('UTC');
      await click(section(screen, 'Minutes'));
      await press('Delete');
      expect(last()).toBeNull();
      await type('45');
      expect(instantOf(last())).toBe('2025-06-17T15:45Z');
      expect(zoneOf(library, last() ?? start)).toBe(zone);
      screen.unmount();
      for (const keys of ['5', '05']) {
        const typed = await picker(library, { defaultValue: start, timezone: zone });
        await enterAt(typed.screen, 'Day', keys);
        expect(instantOf(typed.last())).toBe('2025-06-05T15:00Z');
        expect(zoneOf(library, typed.last() ?? start)).toBe(keys === '5' ? 'UTC' : zone);
        typed.screen.unmount();
      }
    }
  },
);

claim(
  [
    'Store the value in UTC and set timezone.',
    'Zones at UTC+0 in winter, such as Europe/London and Europe/Lisbon, still have the error, unless the device is in UTC.',
    'Before you send the value, parse the displayed text in the zone again, as this demo does.',
  ],
  async () => {
    allZones();
    const [library] = libraries;
    if (!library) {
      throw new Error('A library is missing.');
    }
    const instants: Record<string, string> = {
      'Europe/Berlin': '2025-06-15T08:00Z',
      'America/New_York': '2025-06-15T14:00Z',
      'Asia/Tokyo': '2025-06-15T01:00Z',
      'Europe/London': '2025-06-15T09:00Z',
      'Europe/Lisbon': '2025-06-15T09:00Z',
    };
    for (const [device, zone, isWrong] of [
      ['Europe/Berlin', 'Europe/Berlin', false],
      ['Europe/Berlin', 'America/New_York', false],
      ['Europe/Berlin', 'Asia/Tokyo', false],
      ['Europe/Berlin', 'Europe/London', true],
      ['Europe/Berlin', 'Europe/Lisbon', true],
      ['America/New_York', 'Europe/Berlin', false],
      ['America/New_York', 'Europe/London', true],
      ['Asia/Tokyo', 'Europe/London', true],
      ['UTC', 'Europe/London', false],
      ['UTC', 'Europe/Lisbon', false],
    ] as const) {
      await setTimeZone(device);
      const expected = instants[zone];
      const inUtc = dayjs.tz('2025-01-15T10:00', zone).utc();
      const stored = await picker(library, { defaultValue: inUtc, timezone: zone });
      expect(text(stored.screen)).toBe('01/15/2025 10:00');
      await enterAt(stored.screen, 'Month', '06');
      expect(instantOf(stored.last()) === expected).toBe(!isWrong);
      stored.screen.unmount();

      const inZone = dayjs.tz('2025-01-15T10:00', zone);
      const rebuilt = await picker(library, { defaultValue: inZone });
      await enterAt(rebuilt.screen, 'Month', '06');
      const shown = rebuilt.last()?.format('YYYY-MM-DDTHH:mm:ss') ?? '';
      expect(instantOf(dayjs.tz(shown, zone))).toBe(expected);
      rebuilt.screen.unmount();
    }
  },
);

claim(
  'With a device in Berlin and the zone Europe/London, October 2025 has an empty sixth row.',
  async () => {
    allZones();
    await setTimeZone('Europe/Berlin');
    for (const library of libraries) {
      const screen = await inProvider(
        <DateCalendar value={library.at('2025-10-15T12:00', 'Europe/London')} />,
        providerOf(library),
      );
      const rows = screen.getByRole('row').elements().slice(1);
      expect(rows).toHaveLength(library.name === 'Day.js' ? 6 : 5);
      expect(rows[5]?.textContent ?? '').toBe('');
      screen.unmount();
    }
  },
);

claim(
  [
    'value.utc() and value.tz() change the object that the picker displays.',
    'In onChange, call them on value.clone().',
  ],
  async () => {
    const library = libraries.find(({ name }) => name === 'Moment');
    if (!library) {
      throw new Error('A library is missing.');
    }
    for (const [convert, hours] of [
      [(value?: Dayjs) => value?.utc(), '06'],
      [(value?: Dayjs) => value?.tz('America/New_York'), '02'],
    ] as const) {
      for (const isCloned of [false, true]) {
        const screen = await inProvider(
          <DateTimePicker
            label="Day"
            ampm={false}
            defaultValue={library.at('2025-05-21T15:30', 'Asia/Tokyo')}
            onChange={(value) => {
              convert((isCloned ? value?.clone() : value) ?? undefined);
            }}
          />,
          providerOf(library),
        );
        await enterAt(screen, 'Minutes', '45');
        await expect.poll(() => text(screen)).toBe(`05/21/2025 ${isCloned ? '15' : hours}:45`);
        screen.unmount();
      }
    }
  },
);

claim(
  [
    "In Berlin, 02:00 to 03:00 doesn't exist on March 30, 2025, and exists twice on October 26, 2025.",
    'AdapterDayjs | 02:30, with the instant of 01:30 | Enabled',
    'AdapterLuxon | 03:30 | Disabled',
    'AdapterMoment | 03:30 | Disabled',
  ],
  async () => {
    allZones();
    for (const library of libraries) {
      const isDayjs = library.name === 'Day.js';
      const { screen, last } = await picker(library, {
        defaultValue: library.at('2025-03-30T12:00', 'Europe/Berlin'),
      });
      await enterAt(screen, 'Hours', '0230');
      expect(text(screen)).toBe(`03/30/2025 ${isDayjs ? '02' : '03'}:30`);
      expect(instantOf(last())).toBe(isDayjs ? '2025-03-30T00:30Z' : '2025-03-30T01:30Z');
      screen.unmount();

      const other = await picker(library, {
        defaultValue: library.at('2025-03-30T12:00', 'Europe/Berlin'),
      });
      await openPicker(other.screen);
      const option = other.screen.getByRole('option', { name: '2 hours', exact: true });
      expect(option.element().getAttribute('aria-disabled') === 'true').toBe(!isDayjs);
      other.screen.unmount();
    }
    for (const [local, hours] of [
      ['2025-03-30', 23],
      ['2025-10-26', 25],
    ] as const) {
      const start = DateTime.fromISO(local, { zone: 'Europe/Berlin' });
      expect(start.plus({ days: 1 }).diff(start, 'hours').hours).toBe(hours);
    }
  },
);

claim(
  [
    'Fields first read typed text in the zone of the device, or in the default zone of Luxon and Moment.js.',
    "An hour that doesn't exist on the device can't be typed in another zone either.",
    'Take a device in New York and a field with timezone="UTC".',
    'Typing 02:30 on March 9, 2025 results in 03:30 with Luxon and Moment.js.',
    'With Day.js, the field shows 02:30 without an error, and the value is null.',
    'With timezone="UTC", selecting the hour in the clock works.',
  ],
  async () => {
    allZones();
    await setTimeZone('America/New_York');
    for (const library of libraries) {
      const onChange = vi.fn<(value: Dayjs | null) => void>();
      const screen = await inProvider(
        <DateTimeField label="Day" ampm={false} timezone="UTC" onChange={onChange} />,
        providerOf(library),
      );
      await enterAt(screen, 'Month', '030920250230');
      const value = onChange.mock.lastCall?.[0];
      if (library.name === 'Day.js') {
        expect(value).toBeNull();
        expect(text(screen)).toBe('03/09/2025 02:30');
        await expect.element(field(screen)).toHaveAttribute('aria-invalid', 'false');
      } else {
        expect(instantOf(value)).toBe('2025-03-09T03:30Z');
        expect(text(screen)).toBe('03/09/2025 03:30');
      }
      screen.unmount();
      const { screen: other, last } = await picker(library, {
        defaultValue: library.at('2025-03-09T12:30', 'UTC'),
      });
      await openPicker(other);
      await other.getByRole('option', { name: '2 hours', exact: true }).click();
      expect(instantOf(last())).toBe('2025-03-09T02:30Z');
      other.unmount();
    }
    await setTimeZone('UTC');
    for (const library of libraries.filter(({ name }) => name !== 'Day.js')) {
      for (const zone of ['America/New_York', undefined]) {
        try {
          Settings.defaultZone = zone ?? 'system';
          moment.tz.setDefault(zone);
          const onChange = vi.fn<(value: Dayjs | null) => void>();
          const screen = await inProvider(
            <DateTimeField label="Day" ampm={false} timezone="UTC" onChange={onChange} />,
            providerOf(library),
          );
          await enterAt(screen, 'Month', '030920250230');
          expect(instantOf(onChange.mock.lastCall?.[0])).toBe(
            zone ? '2025-03-09T03:30Z' : '2025-03-09T02:30Z',
          );
          screen.unmount();
        } finally {
          Settings.defaultZone = 'system';
          moment.tz.setDefault();
        }
      }
    }
  },
);

claim(
  [
    'Create values with dayjs.utc(), or set timezone="UTC".',
    'Create values with dayjs.tz(), or set the timezone prop.',
    'Create values with DateTime.utc(), or set timezone="UTC".',
    'Pass zone when you create the value, or set the timezone prop.',
    'Create values with moment.utc(), or set timezone="UTC".',
    'Install moment-timezone, pass its default export to the provider as dateLibInstance, and create values with moment.tz().',
  ],
  async () => {
    allZones();
    await setTimeZone('Asia/Tokyo');
    const local = {
      'Day.js': dayjs('2025-05-21T15:30'),
      Luxon: DateTime.fromISO('2025-05-21T15:30') as unknown as Dayjs,
      Moment: moment('2025-05-21T15:30') as unknown as Dayjs,
    };
    for (const library of libraries) {
      for (const [zone, shown] of [
        ['UTC', '05/21/2025 06:30'],
        ['America/New_York', '05/21/2025 02:30'],
      ] as const) {
        for (const [props, expected] of [
          [{ defaultValue: library.at('2025-05-21T15:30', zone) }, '05/21/2025 15:30'],
          [{ defaultValue: local[library.name], timezone: zone }, shown],
          [{ defaultValue: local[library.name] }, '05/21/2025 15:30'],
        ] as const) {
          const { screen, last } = await picker(library, props);
          expect(text(screen)).toBe(expected);
          await enterAt(screen, 'Minutes', '45');
          expect(text(screen)).toBe(expected.replace(':30', ':45'));
          expect(last()).not.toBeNull();
          screen.unmount();
        }
      }
    }
  },
);

claim(
  [
    'The field displays no offset, so both hours look the same.',
    'In a zone with an IANA name, editing the minutes keeps the offset of the value.',
    "In the zone of the device ('system'), Day.js and Moment.js switch to the first hour.",
  ],
  async () => {
    allZones();
    for (const device of ['UTC', 'Europe/Berlin']) {
      await setTimeZone(device);
      for (const library of libraries) {
        for (const hour of ['00', '01']) {
          for (const zone of ['Europe/Berlin', 'system']) {
            if (zone === 'system' && device === 'UTC') {
              continue; // whose hours are all different
            }
            const { screen, last } = await picker(library, {
              defaultValue: library.at(`2025-10-26T${hour}:30`, 'UTC'),
              timezone: zone,
            });
            expect(text(screen)).toBe('10/26/2025 02:30');
            await enterAt(screen, 'Minutes', '45');
            const isFirst = zone === 'system' && library.name !== 'Luxon';
            expect(instantOf(last())).toBe(`2025-10-26T${isFirst ? '00' : hour}:45Z`);
            screen.unmount();
          }
        }
      }
    }
  },
);

claim(
  [
    'Typing the hour 02 results in the first one.',
    'Selecting 2 in the clock keeps the previous offset.',
    'With Luxon, getPossibleOffsets() returns both dates:',
  ],
  async () => {
    allZones();
    await setTimeZone('Europe/Berlin');
    for (const library of libraries) {
      // From half past midnight and from half past noon.
      for (const [start, isTyped, expected] of [
        ['2025-10-25T22:30', true, '00:30Z'],
        ['2025-10-25T22:30', false, '00:30Z'],
        ['2025-10-26T11:30', true, '00:30Z'],
        ['2025-10-26T11:30', false, '01:30Z'],
      ] as const) {
        const { screen, last } = await picker(library, {
          defaultValue: library.at(start, 'UTC'),
          timezone: 'Europe/Berlin',
        });
        if (isTyped) {
          await enterAt(screen, 'Hours', '02');
        } else {
          await openPicker(screen);
          await screen.getByRole('option', { name: '2 hours', exact: true }).click();
        }
        expect(instantOf(last())).toBe(`2025-10-26T${expected}`);
        screen.unmount();
      }
    }
    const offsets = DateTime.fromISO('2025-10-26T02:30', { zone: 'Europe/Berlin' })
      .getPossibleOffsets()
      .map(({ offset }) => offset);
    expect(offsets).toEqual([120, 60]);
  },
);

claim(
  [
    'When your code parses the local text 2025-10-26T02:30, Moment.js returns the first hour.',
    'Day.js and Luxon return the hour with the offset of the day on which the code runs.',
  ],
  () => {
    allZones();
    for (const [today, hour] of [
      ['2025-07-01T12:00:00Z', '00'],
      ['2025-12-01T12:00:00Z', '01'],
    ] as const) {
      setClock(today);
      for (const library of libraries) {
        const instant = instantOf(library.at('2025-10-26T02:30', 'Europe/Berlin'));
        expect(instant).toBe(`2025-10-26T${library.name === 'Moment' ? '00' : hour}:30Z`);
      }
    }
  },
);

claim(
  [
    'Until the value becomes invalid or null during an edit, the values of onChange are in UTC too.',
    'toISOString() returns UTC text even after that.',
    'A Date Picker returns a complete date, usually at midnight in the displayed zone.',
    'toISOString() converts it to UTC: in zones ahead of UTC, the text contains the previous day.',
  ],
  async () => {
    allZones();
    await setTimeZone('Asia/Tokyo');
    for (const library of libraries) {
      const value = library.at('2025-05-21T15:30', 'UTC');
      const { screen, last } = await picker(library, { value, timezone: 'system' });
      await enterAt(screen, 'Hours', '05');
      expect(zoneOf(library, last() ?? value)).toBe('UTC');
      screen.unmount();
      const zero = await picker(library, { defaultValue: value, timezone: 'system' });
      await enterAt(zero.screen, 'Day', '05'); // 0 isn't a day
      expect(zoneOf(library, zero.last() ?? value)).not.toBe('UTC');
      expect(instantOf(zero.last())).toBe('2025-05-04T15:30Z');
      zero.screen.unmount();
      for (const isClicked of [false, true]) {
        setClock('2025-05-07T12:00:00Z');
        const onChange = vi.fn<(value: Dayjs | null) => void>();
        const dates = await inProvider(
          <DatePicker label="Day" onChange={onChange} />,
          providerOf(library),
        );
        if (isClicked) {
          await openPicker(dates);
          await day(dates, '21').click();
        } else {
          await enterAt(dates, 'Month', '05212025');
        }
        expect(instantOf(onChange.mock.lastCall?.[0])).toBe('2025-05-20T15:00Z');
        dates.unmount();
      }
    }
  },
);

claim(
  [
    '"Today" in the calendar, disablePast and disableFuture use the current time in the displayed zone.',
    'Midnight UTC on May 21 is May 20 in New York, so users there can select May 20.',
    'minDate and maxDate are instants, which the picker converts to the displayed zone.',
    "Create limits in the displayed zone: dayjs.tz('2025-05-21', 'America/New_York').",
  ],
  async () => {
    allZones();
    setClock('2025-05-21T20:00:00Z'); // May 22 in Tokyo
    for (const library of libraries) {
      for (const [zone, today] of [
        ['Asia/Tokyo', 22],
        ['America/New_York', 21],
      ] as const) {
        const screen = await inProvider(<DateCalendar timezone={zone} />, providerOf(library));
        await expect.element(day(screen, String(today))).toHaveAttribute('aria-current', 'date');
        screen.unmount();
        const past = await inProvider(
          <DateCalendar timezone={zone} disablePast />,
          providerOf(library),
        );
        await expect.element(day(past, String(today - 1))).toBeDisabled();
        await expect.element(day(past, String(today))).toBeEnabled();
        past.unmount();
        const future = await inProvider(
          <DateCalendar timezone={zone} disableFuture />,
          providerOf(library),
        );
        await expect.element(day(future, String(today + 1))).toBeDisabled();
        await expect.element(day(future, String(today))).toBeEnabled();
        future.unmount();
      }
      for (const [zone, isEnabled] of [
        ['UTC', true],
        ['America/New_York', false],
      ] as const) {
        const screen = await inProvider(
          <DateCalendar
            timezone="America/New_York"
            minDate={library.at('2025-05-21T00:00', zone)}
          />,
          providerOf(library),
        );
        expect(day(screen, '20').element().hasAttribute('disabled')).toBe(!isEnabled);
        await expect.element(day(screen, '19')).toBeDisabled();
        await expect.element(day(screen, '21')).toBeEnabled();
        screen.unmount();
        const last = await inProvider(
          <DateCalendar
            timezone="America/New_York"
            maxDate={library.at('2025-05-21T00:00', zone)}
          />,
          providerOf(library),
        );
        await expect.element(day(last, '20')).toBeEnabled();
        expect(day(last, '21').element().hasAttribute('disabled')).toBe(isEnabled);
        last.unmount();
      }
    }
  },
);

claim(
  [
    "minTime and maxTime aren't converted.",
    'The picker compares their own clock time, in the zone they were created with.',
  ],
  async () => {
    allZones();
    for (const library of libraries) {
      for (const zone of ['UTC', 'Asia/Tokyo', 'America/New_York']) {
        for (const [time, isInvalid] of [
          ['0859', true],
          ['0900', false],
        ] as const) {
          const { screen } = await picker(library, {
            defaultValue: library.at('2025-05-21T12:00', 'America/New_York'),
            minTime: library.at('2025-05-21T09:00', zone),
          });
          await enterAt(screen, 'Hours', time);
          await expect.element(field(screen)).toHaveAttribute('aria-invalid', String(isInvalid));
          screen.unmount();
        }
      }
    }
  },
);

claim(
  [
    'In a range picker, a value in one zone with another timezone can result in invalidRange when users select the same day twice.',
    'Create both dates in the displayed zone.',
  ],
  async () => {
    allZones();
    const zone = 'America/New_York';
    for (const [dates, error] of [
      [[dayjs.utc('2025-05-07'), dayjs.utc('2025-05-09')], 'invalidRange'],
      [[dayjs.tz('2025-05-07', zone), dayjs.tz('2025-05-09', zone)], null],
    ] satisfies [[Dayjs, Dayjs], string | null][]) {
      const onChange = vi.fn<(value: unknown, context: { validationError: unknown }) => void>();
      const screen = await inProvider(
        <DateRangePicker label="Days" timezone={zone} defaultValue={dates} onChange={onChange} />,
      );
      await openPicker(screen, 'Days');
      await day(screen, '21').first().click();
      await day(screen, '21').first().click();
      expect(onChange.mock.lastCall?.[1].validationError).toEqual([error, error]);
      screen.unmount();
    }
  },
);

claim('Dates in two zones throw an error.', async () => {
  allZones();
  await expect(
    inProvider(
      <DateRangePicker
        defaultValue={[dayjs.utc('2025-05-07'), dayjs.tz('2025-05-09', 'Asia/Tokyo')]}
      />,
    ),
  ).rejects.toThrow('The timezone of the start and the end date should be the same.');
});
