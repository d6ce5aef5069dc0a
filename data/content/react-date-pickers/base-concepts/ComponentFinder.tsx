import { useState, type ComponentType } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DateCalendar,
  DateField,
  DatePicker,
  DateTimeField,
  DateTimePicker,
  DesktopDatePicker,
  DesktopDateTimePicker,
  DesktopTimePicker,
  DigitalClock,
  MobileDatePicker,
  MobileDateTimePicker,
  MobileTimePicker,
  StaticDatePicker,
  StaticDateTimePicker,
  StaticTimePicker,
  TimeField,
  TimePicker,
} from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangeCalendar,
  DateRangePicker,
  DateTimeRangePicker,
  DesktopDateRangePicker,
  DesktopDateTimeRangePicker,
  DesktopTimeRangePicker,
  MobileDateRangePicker,
  MobileDateTimeRangePicker,
  MobileTimeRangePicker,
  SingleInputDateRangeField,
  SingleInputDateTimeRangeField,
  SingleInputTimeRangeField,
  StaticDateRangePicker,
  TimeRangePicker,
} from '@mui/x-date-pickers-pro';

const values = {
  Date: 'A date',
  Time: 'A time',
  DateTime: 'A date and time',
  DateRange: 'A date range',
  TimeRange: 'A time range',
  DateTimeRange: 'A date and time range',
};
const ways = {
  popup: 'Type it, or select it in a popup',
  field: 'Type it',
  view: 'Select it on the page',
  static: 'Select it on the page, with buttons',
};
const devices = { '': 'All devices', Desktop: 'Desktop', Mobile: 'Mobile' };

type Value = keyof typeof values;
type Way = keyof typeof ways;
type Device = keyof typeof devices;

const withLabel: Record<string, ComponentType<{ label?: string }>> = {
  DateField,
  DatePicker,
  DateRangePicker,
  DateTimeField,
  DateTimePicker,
  DateTimeRangePicker,
  DesktopDatePicker,
  DesktopDateRangePicker,
  DesktopDateTimePicker,
  DesktopDateTimeRangePicker,
  DesktopTimePicker,
  DesktopTimeRangePicker,
  MobileDatePicker,
  MobileDateRangePicker,
  MobileDateTimePicker,
  MobileDateTimeRangePicker,
  MobileTimePicker,
  MobileTimeRangePicker,
  SingleInputDateRangeField,
  SingleInputDateTimeRangeField,
  SingleInputTimeRangeField,
  TimeField,
  TimePicker,
  TimeRangePicker,
};

const withoutLabel: Record<string, ComponentType> = {
  DateCalendar,
  DateRangeCalendar: () => <DateRangeCalendar calendars={1} />,
  DigitalClock,
  StaticDatePicker,
  StaticDateRangePicker,
  StaticDateTimePicker,
  StaticTimePicker,
};

const views: Partial<Record<Value, string[]>> = {
  Date: ['DateCalendar', 'MonthCalendar', 'YearCalendar'],
  Time: ['DigitalClock', 'MultiSectionDigitalClock', 'TimeClock'],
  DateRange: ['DateRangeCalendar'],
};

function suggest(value: Value, way: Way, device: Device): string[] {
  const isRange = value.endsWith('Range');
  switch (way) {
    case 'popup':
      return [`${device}${value}Picker`];
    case 'field':
      return isRange ? [`SingleInput${value}Field`, `MultiInput${value}Field`] : [`${value}Field`];
    case 'view':
      return views[value] ?? [];
    case 'static':
      return value.endsWith('TimeRange') ? [] : [`Static${value}Picker`];
  }
}

export default function ComponentFinder() {
  const [value, setValue] = useState<Value>('Date');
  const [way, setWay] = useState<Way>('popup');
  const [device, setDevice] = useState<Device>('');

  const [name = '', ...alternatives] = suggest(value, way, device);
  const library = `@mui/x-date-pickers${value.endsWith('Range') ? '-pro' : ''}`;
  const Labeled = withLabel[name];
  const Bare = withoutLabel[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 360px)' },
        }}
      >
        <Stack spacing={2}>
          <TextField
            select
            label="Value"
            value={value}
            onChange={(event) => setValue(event.target.value as Value)}
          >
            {Object.entries(values).map(([id, text]) => (
              <MenuItem key={id} value={id}>
                {text}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Users"
            value={way}
            onChange={(event) => setWay(event.target.value as Way)}
          >
            {Object.entries(ways).map(([id, text]) => (
              <MenuItem key={id} value={id}>
                {text}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Device"
            disabled={way !== 'popup'}
            value={device}
            onChange={(event) => setDevice(event.target.value as Device)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            {Object.entries(devices).map(([id, text]) => (
              <MenuItem key={id} value={id}>
                {text}
              </MenuItem>
            ))}
          </TextField>
          <Box role="status" sx={{ minHeight: 132 }}>
            {name === '' ? (
              <Alert severity="info">
                There is no such component. Let users type the value, or use a popup.
              </Alert>
            ) : (
              <>
                <Box
                  component="code"
                  sx={{ display: 'block', font: '13px/1.5 monospace', overflowWrap: 'anywhere' }}
                >
                  {`import { ${name} } from '${library}/${name}';`}
                </Box>
                {alternatives.length > 0 && (
                  <Box
                    component="p"
                    sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}
                  >
                    Alternatives: {alternatives.join(', ')}
                  </Box>
                )}
              </>
            )}
          </Box>
        </Stack>
        <Paper
          variant="outlined"
          sx={{ minHeight: 530, py: 2, display: 'grid', placeItems: 'center', minWidth: 0 }}
        >
          <Box key={name} sx={{ maxWidth: '100%' }}>
            {Labeled && <Labeled label={values[value]} />}
            {Bare && <Bare />}
          </Box>
        </Paper>
      </Box>
    </LocalizationProvider>
  );
}
