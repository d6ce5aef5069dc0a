import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** Appointments of a clinic by day. */
const appointments: Record<string, [time: string, patient: string, reason: string][]> = {
  '2025-05-20': [
    ['8:30 AM', 'Amara Okafor', 'Blood test'],
    ['10:00 AM', 'Jonas Weber', 'Vaccination'],
  ],
  '2025-05-21': [
    ['9:00 AM', 'Mei Tanaka', 'First consultation'],
    ['11:30 AM', 'Luis Ortega', 'Follow-up'],
    ['3:30 PM', 'Nora Lindqvist', 'X-ray of the wrist'],
  ],
  '2025-05-23': [['2:00 PM', 'Samir Haddad', 'Stitches removed']],
};

export default function ClinicDay() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2025-05-21'));
  const ofDay = (day && appointments[day.format('YYYY-MM-DD')]) ?? [];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 3 }} useFlexGap>
        <DateCalendar
          value={day}
          onChange={setDay}
          views={['day']}
          sx={{ width: '100%', maxWidth: 320, flexShrink: 0, mx: 0 }}
        />
        <Stack sx={{ pt: { sm: 2 }, flex: 1, minHeight: 240 }} aria-live="polite">
          <Typography variant="subtitle1" component="p">
            {day?.format('dddd, MMMM D')}
          </Typography>
          {ofDay.length === 0 ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              No appointments
            </Typography>
          ) : (
            <List dense>
              {ofDay.map(([time, patient, reason]) => (
                <ListItem key={time} disableGutters>
                  <ListItemText primary={`${time}: ${patient}`} secondary={reason} />
                </ListItem>
              ))}
            </List>
          )}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
