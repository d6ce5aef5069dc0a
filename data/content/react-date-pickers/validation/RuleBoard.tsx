import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker, type DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

interface Rule {
  code: string;
  kind: 'date' | 'time' | 'date and time';
  props: Pick<
    DateTimePickerProps,
    | 'minDate'
    | 'maxDate'
    | 'disablePast'
    | 'disableFuture'
    | 'shouldDisableDate'
    | 'shouldDisableMonth'
    | 'shouldDisableYear'
    | 'minTime'
    | 'maxTime'
    | 'minutesStep'
    | 'shouldDisableTime'
    | 'minDateTime'
    | 'maxDateTime'
  >;
  value: string;
  /** Missing if range components don't have the rule. */
  range?: [start: string, end: string];
  message: string;
}

const RULES: Record<string, Rule> = {
  minDate: {
    code: "minDate={dayjs('2025-05-19')}",
    kind: 'date',
    props: { minDate: dayjs('2025-05-19') },
    value: '2025-05-16',
    range: ['2025-05-16', '2025-05-23'],
    message: 'We deliver from May 19.',
  },
  maxDate: {
    code: "maxDate={dayjs('2025-06-13')}",
    kind: 'date',
    props: { maxDate: dayjs('2025-06-13') },
    value: '2025-06-20',
    range: ['2025-06-10', '2025-06-20'],
    message: 'We deliver until June 13.',
  },
  disablePast: {
    code: 'disablePast',
    kind: 'date',
    props: { disablePast: true },
    value: '2025-05-05',
    range: ['2025-05-05', '2025-05-09'],
    message: 'This day has passed.',
  },
  disableFuture: {
    code: 'disableFuture',
    kind: 'date',
    props: { disableFuture: true },
    value: '2095-05-05',
    range: ['2025-05-05', '2095-05-05'],
    message: 'This day is in the future.',
  },
  shouldDisableDate: {
    code: 'shouldDisableDate={(day) => day.day() === 0}',
    kind: 'date',
    props: { shouldDisableDate: (day) => day.day() === 0 },
    value: '2025-05-18',
    range: ['2025-05-18', '2025-05-21'],
    message: 'We are closed on Sundays.',
  },
  shouldDisableMonth: {
    code: 'shouldDisableMonth={(month) => month.month() === 7}',
    kind: 'date',
    props: { shouldDisableMonth: (month) => month.month() === 7 },
    value: '2025-08-06',
    message: 'We are closed in August.',
  },
  shouldDisableYear: {
    code: 'shouldDisableYear={(year) => year.year() === 2024}',
    kind: 'date',
    props: { shouldDisableYear: (year) => year.year() === 2024 },
    value: '2024-11-29',
    message: 'The books of 2024 are closed.',
  },
  minTime: {
    code: "minTime={dayjs('2025-05-21T09:00')}",
    kind: 'time',
    props: { minTime: dayjs('2025-05-21T09:00') },
    value: '2025-05-21T08:15',
    range: ['2025-05-21T08:15', '2025-05-21T12:00'],
    message: 'We open at 9:00 AM.',
  },
  maxTime: {
    code: "maxTime={dayjs('2025-05-21T17:00')}",
    kind: 'time',
    props: { maxTime: dayjs('2025-05-21T17:00') },
    value: '2025-05-21T17:30',
    range: ['2025-05-21T14:00', '2025-05-21T17:30'],
    message: 'We close at 5:00 PM.',
  },
  shouldDisableTime: {
    code: "shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}",
    kind: 'time',
    props: { shouldDisableTime: (time, view) => view === 'hours' && time.hour() === 12 },
    value: '2025-05-21T12:30',
    range: ['2025-05-21T12:30', '2025-05-21T14:00'],
    message: 'We close for lunch from 12:00 to 1:00 PM.',
  },
  minutesStep: {
    code: 'minutesStep={15}',
    kind: 'time',
    props: { minutesStep: 15 },
    value: '2025-05-21T10:20',
    range: ['2025-05-21T10:20', '2025-05-21T11:00'],
    message: 'Appointments start every 15 minutes.',
  },
  minDateTime: {
    code: "minDateTime={dayjs('2025-05-19T09:00')}",
    kind: 'date and time',
    props: { minDateTime: dayjs('2025-05-19T09:00') },
    value: '2025-05-19T08:15',
    range: ['2025-05-19T08:15', '2025-05-21T12:00'],
    message: 'The gates open on May 19 at 9:00 AM.',
  },
  maxDateTime: {
    code: "maxDateTime={dayjs('2025-05-23T17:00')}",
    kind: 'date and time',
    props: { maxDateTime: dayjs('2025-05-23T17:00') },
    value: '2025-05-24T10:00',
    range: ['2025-05-21T12:00', '2025-05-24T10:00'],
    message: 'The gates close on May 23 at 5:00 PM.',
  },
  'No rule': {
    code: '(none)',
    kind: 'date',
    props: {},
    value: '2025-05-21',
    range: ['2025-05-23', '2025-05-19'],
    message: 'The end is before the start, or the date does not exist.',
  },
};

type ErrorCode = string | null;
type Errors = readonly ErrorCode[];

function Cell({ value, error, children }: { value: string; error: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {children}
      <Typography variant="caption" component="p" color="text.secondary">
        Value: {value}
      </Typography>
      <Typography variant="caption" component="p">
        Error: <code>{error}</code>
      </Typography>
    </Box>
  );
}

function written(kind: Rule['kind'], ...dates: (Dayjs | null)[]) {
  const format = { date: 'D MMM YYYY', time: 'HH:mm', 'date and time': 'D MMM, HH:mm' }[kind];
  return dates
    .map((date) => (date ? (date.isValid() ? date.format(format) : 'Invalid Date') : 'null'))
    .join(' – ');
}

function SingleCell({ rule, type }: { rule: Rule; type: 'Picker' | 'Field' }) {
  const { kind, props, message } = rule;
  const [value, setValue] = useState<Dayjs | null>(dayjs(rule.value));
  const [error, setError] = useState<ErrorCode>(null);
  const common = {
    ...props,
    value,
    onChange: (date: Dayjs | null, context: { validationError: ErrorCode }) => {
      setValue(date);
      setError(context.validationError);
    },
    onError: setError,
    label: `${type}: ${kind}`,
    slotProps: {
      textField: { fullWidth: true, helperText: error === null ? 'No error' : message },
    },
  };

  return (
    <Cell value={written(kind, value)} error={error ?? 'null'}>
      {type === 'Picker' && kind === 'date' && <DatePicker {...common} />}
      {type === 'Picker' && kind === 'time' && <TimePicker {...common} />}
      {type === 'Picker' && kind === 'date and time' && <DateTimePicker {...common} />}
      {type === 'Field' && kind === 'date' && <DateField {...common} />}
      {type === 'Field' && kind === 'time' && <TimeField {...common} />}
      {type === 'Field' && kind === 'date and time' && <DateTimeField {...common} />}
    </Cell>
  );
}

function RangeCell({ rule, range }: { rule: Rule; range: [start: string, end: string] }) {
  const { kind, props, message } = rule;
  const [value, setValue] = useState<[Dayjs | null, Dayjs | null]>([
    dayjs(range[0]),
    dayjs(range[1]),
  ]);
  const [error, setError] = useState('null, null');
  const saveErrors = (errors: Errors) => setError(errors.map((each) => each ?? 'null').join(', '));
  const common = {
    ...props,
    value,
    onChange: (dates: [Dayjs | null, Dayjs | null], context: { validationError: Errors }) => {
      setValue(dates);
      saveErrors(context.validationError);
    },
    onError: saveErrors,
    label: `Range: ${kind}`,
    slotProps: {
      textField: {
        fullWidth: true,
        helperText: error === 'null, null' ? 'No error' : message,
      },
    },
  };

  return (
    <Cell value={written(kind, ...value)} error={error}>
      {kind === 'date' && <SingleInputDateRangeField {...common} />}
      {kind === 'time' && <SingleInputTimeRangeField {...common} />}
      {kind === 'date and time' && <SingleInputDateTimeRangeField {...common} />}
    </Cell>
  );
}

export default function RuleBoard() {
  const [name, setName] = useState('minDate');
  const rule = RULES[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="Rule"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {Object.keys(RULES).map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        {rule && (
          <>
            <Typography
              variant="body2"
              sx={{ minHeight: 40, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
            >
              {rule.code}
            </Typography>
            <Box
              key={name}
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              <SingleCell rule={rule} type="Picker" />
              <SingleCell rule={rule} type="Field" />
              <Box sx={{ gridColumn: '1 / -1', minWidth: 0, minHeight: 119 }}>
                {rule.range ? (
                  <RangeCell rule={rule} range={rule.range} />
                ) : (
                  <Typography color="text.secondary">
                    Range components don’t have this rule.
                  </Typography>
                )}
              </Box>
            </Box>
          </>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
