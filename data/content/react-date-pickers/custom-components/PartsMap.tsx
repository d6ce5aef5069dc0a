import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { multiSectionDigitalClockClasses } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import {
  StaticDateTimePicker,
  type StaticDateTimePickerProps,
} from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

type View = NonNullable<StaticDateTimePickerProps['view']>;
type Part = {
  slot: string;
  component: string;
  /** The class of its element. */
  name: string;
  /** The element around it, if other parts have that class too. */
  inside?: string;
  /** The view that renders it, if it isn't in every view. */
  view?: View;
};

/** From the outside to the inside: of two parts at one place, the later one is meant. */
const groups: { title: string; parts: Part[] }[] = [
  {
    title: 'Field',
    parts: [
      { slot: 'textField', component: 'PickersTextField', name: 'MuiPickersTextField-root' },
      { slot: 'inputAdornment', component: 'InputAdornment', name: 'MuiInputAdornment-root' },
      {
        slot: 'openPickerButton',
        component: 'IconButton',
        name: 'MuiIconButton-root',
        inside: '.MuiInputAdornment-root',
      },
      {
        slot: 'openPickerIcon',
        component: 'CalendarIcon',
        name: 'MuiSvgIcon-root',
        inside: '.MuiInputAdornment-root',
      },
    ],
  },
  {
    title: 'Popup',
    parts: [
      { slot: 'layout', component: 'PickersLayout', name: 'MuiPickersLayout-root' },
      {
        slot: 'toolbar',
        component: 'DateTimePickerToolbar',
        name: 'MuiDateTimePickerToolbar-root',
      },
      { slot: 'tabs', component: 'DateTimePickerTabs', name: 'MuiDateTimePickerTabs-root' },
      { slot: 'shortcuts', component: 'PickersShortcuts', name: 'MuiPickersLayout-shortcuts' },
      { slot: 'actionBar', component: 'PickersActionBar', name: 'MuiPickersLayout-actionBar' },
    ],
  },
  {
    title: 'Calendar and clock',
    parts: [
      {
        slot: 'calendarHeader',
        component: 'PickersCalendarHeader',
        name: 'MuiPickersCalendarHeader-root',
        view: 'day',
      },
      {
        slot: 'switchViewButton',
        component: 'IconButton',
        name: 'MuiPickersCalendarHeader-switchViewButton',
        view: 'day',
      },
      {
        slot: 'switchViewIcon',
        component: 'ArrowDropDownIcon',
        name: 'MuiPickersCalendarHeader-switchViewIcon',
        view: 'day',
      },
      {
        slot: 'previousIconButton',
        component: 'IconButton',
        name: 'MuiPickersArrowSwitcher-previousIconButton',
        view: 'day',
      },
      {
        slot: 'nextIconButton',
        component: 'IconButton',
        name: 'MuiPickersArrowSwitcher-nextIconButton',
        view: 'day',
      },
      {
        slot: 'leftArrowIcon',
        component: 'ArrowLeftIcon',
        name: 'MuiPickersArrowSwitcher-leftArrowIcon',
        view: 'day',
      },
      {
        slot: 'rightArrowIcon',
        component: 'ArrowRightIcon',
        name: 'MuiPickersArrowSwitcher-rightArrowIcon',
        view: 'day',
      },
      { slot: 'day', component: 'PickersDay', name: 'MuiPickersDay-root', view: 'day' },
      {
        slot: 'monthButton',
        component: 'MonthCalendarButton',
        name: 'MuiMonthCalendar-button',
        view: 'month',
      },
      {
        slot: 'yearButton',
        component: 'YearCalendarButton',
        name: 'MuiYearCalendar-button',
        view: 'year',
      },
      {
        slot: 'digitalClockSectionItem',
        component: 'MenuItem',
        name: 'MuiMultiSectionDigitalClockSection-item',
        view: 'hours',
      },
    ],
  },
];
const parts = groups.flatMap((group) => group.parts);
const selectorOf = ({ name, inside = '' }: Part) => `${inside} .${name}`.trim();

export default function PartsMap() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-05-21T15:30'));
  const [view, setView] = useState<View>('day');
  const [shown, setShown] = useState(parts.find(({ slot }) => slot === 'calendarHeader'));

  const point = (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    const found = parts.filter((part) => target.closest(selectorOf(part))).at(-1);
    if (found) setShown(found);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 320px) minmax(0, 1fr)' },
        }}
      >
        <Box
          onPointerOver={(event) => point(event.target)}
          onFocus={(event) => point(event.target)}
          sx={
            shown && {
              [`& ${selectorOf(shown)}`]: {
                outline: '2px dashed',
                outlineColor: 'error.main',
                outlineOffset: '-2px',
              },
            }
          }
        >
          <DesktopDateTimePicker
            open={false}
            label="Truck arrives"
            value={value}
            onChange={setValue}
            views={['year', 'month', 'day', 'hours', 'minutes']}
            slotProps={{ textField: { fullWidth: true } }}
          />
          <StaticDateTimePicker
            value={value}
            onChange={setValue}
            view={view}
            onViewChange={setView}
            views={['year', 'month', 'day', 'hours', 'minutes']}
            slotProps={{
              shortcuts: {
                changeImportance: 'set',
                items: [
                  { label: 'Dock opens', getValue: () => dayjs('2025-05-22T06:00') },
                  { label: 'Last slot', getValue: () => dayjs('2025-05-22T18:30') },
                ],
              },
            }}
            sx={{
              mt: 2,
              minWidth: 0,
              gridTemplateColumns: '0 minmax(0, 1fr) 0',
              [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
              [`& .${multiSectionDigitalClockClasses.root}`]: { width: '100%' },
              [`& .${pickersLayoutClasses.toolbar}`]: {
                '& .MuiTypography-h3, & .MuiTypography-h4': { fontSize: 28, alignSelf: 'center' },
              },
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: '1 / 4',
                gridRow: 4,
                maxWidth: 'none',
                display: 'flex',
              },
            }}
          />
        </Box>
        <Stack spacing={2}>
          <Paper variant="outlined" role="status" sx={{ p: 2, minHeight: 124 }}>
            {shown && (
              <>
                <Typography component="p" variant="h6" sx={{ fontFamily: 'monospace' }}>
                  {shown.slot}
                </Typography>
                <Typography variant="body2">Component: {shown.component}</Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  Class: .{shown.name}
                </Typography>
              </>
            )}
          </Paper>
          {groups.map((group) => (
            <Box key={group.title}>
              <Typography component="div" variant="subtitle2" gutterBottom>
                {group.title}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {group.parts.map((part) => (
                  <Chip
                    key={part.slot}
                    label={part.slot}
                    size="small"
                    variant={part === shown ? 'filled' : 'outlined'}
                    color={part === shown ? 'error' : 'default'}
                    aria-pressed={part === shown}
                    onClick={() => {
                      setShown(part);
                      if (part.view) setView(part.view);
                    }}
                  />
                ))}
              </Box>
            </Box>
          ))}
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
