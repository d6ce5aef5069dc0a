import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const ordered = dayjs('2025-05-16');

export default function OwnToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-05-21')}
        minDate={ordered}
        slots={{ toolbar: DeliveryToolbar }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{
          display: 'block',
          minWidth: 0,
          maxWidth: 320,
          [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
        }}
      />
    </LocalizationProvider>
  );
}

function DeliveryToolbar({ className, titleId, hidden }: DatePickerToolbarProps) {
  const { value, view, setView } = usePickerContext<Dayjs | null>();
  if (hidden) return null;
  const days = value?.diff(ordered, 'day');

  return (
    <Box className={className} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography id={titleId} variant="overline" color="text.secondary">
        Delivery
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="subtitle1" component="p" aria-live="polite">
          {days === undefined
            ? 'No day selected'
            : `${days} ${days === 1 ? 'day' : 'days'} after the order`}
        </Typography>
        <Button onClick={() => setView(view === 'year' ? 'day' : 'year')}>
          {view === 'year' ? 'Days' : 'Years'}
        </Button>
      </Box>
    </Box>
  );
}
