import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

/** On a phone, both are narrower than their own 320 px. */
const narrow = [
  'min-w-0 grid-cols-[0_minmax(0,1fr)_0]',
  '[&_.MuiDateCalendar-root]:w-full',
  '[&_.MuiDateRangeCalendar-monthContainer]:min-w-0 [&_.MuiDateRangeCalendar-monthContainer]:flex-1',
  '[&_.MuiPickersSlideTransition-root]:min-w-0',
].join(' ');

const meadow = [
  '[--mui-palette-primary-main:var(--mui-palette-success-main)]',
  '[--mui-palette-primary-mainChannel:var(--mui-palette-success-mainChannel)]',
  '[--mui-palette-primary-dark:var(--mui-palette-success-dark)]',
  '[--mui-palette-primary-contrastText:var(--mui-palette-success-contrastText)]',
  'rounded-3xl bg-(--mui-palette-action-hover)',
];

const print = [
  '[&_.MuiPickersToolbar-root]:tabular-nums',
  '[&_.MuiPickersCalendarHeader-label]:tracking-widest [&_.MuiPickersCalendarHeader-label]:uppercase',
  '[&_.MuiPickersDay-root]:rounded-none',
  '[&_.MuiPickersDay-root.Mui-selected]:bg-(--mui-palette-text-primary)',
  '[&_.MuiPickersDay-root.Mui-selected]:text-(--mui-palette-background-paper)',
  '[&_.MuiButton-root]:rounded-none [&_.MuiButton-root]:text-inherit',
];

const looks: Record<string, string> = {
  Material: '',
  Meadow: meadow.join(' '),
  Print: print.join(' '),
};

export default function ThreeLooks() {
  const [look, setLook] = useState('Material');

  return (
    <div className="flex flex-col gap-4">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look"
        value={look}
        onChange={(_, next: string | null) => next && setLook(next)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className="grid grid-cols-[minmax(0,320px)] justify-center gap-6 min-[600px]:grid-cols-[320px_320px]">
          <StaticDatePicker
            defaultValue={dayjs('2025-05-21')}
            className={`${narrow} ${looks[look]}`}
          />
          <StaticDateRangePicker
            defaultValue={[dayjs('2025-05-13'), dayjs('2025-05-16')]}
            className={`${narrow} ${looks[look]}`}
          />
        </div>
      </LocalizationProvider>
    </div>
  );
}
