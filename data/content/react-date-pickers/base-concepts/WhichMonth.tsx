import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const choices = [
  { prop: 'defaultValue', day: dayjs('2045-05-21') },
  { prop: 'referenceDate', day: dayjs('2047-09-01') },
  { prop: 'minDate', day: dayjs('2043-01-10') },
];

export default function WhichMonth() {
  const [chosen, setChosen] = useState(['defaultValue', 'referenceDate', 'minDate']);
  const props = Object.fromEntries(
    choices.filter(({ prop }) => chosen.includes(prop)).map(({ prop, day }) => [prop, day]),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
        }}
      >
        <Stack>
          {choices.map(({ prop, day }) => (
            <FormControlLabel
              key={prop}
              control={
                <Checkbox
                  checked={chosen.includes(prop)}
                  onChange={(_event, isChecked) =>
                    setChosen((current) =>
                      isChecked ? [...current, prop] : current.filter((each) => each !== prop),
                    )
                  }
                />
              }
              label={`${prop}: ${day.format('MMMM D, YYYY')}`}
            />
          ))}
        </Stack>
        <DateCalendar
          key={chosen.join()}
          {...props}
          sx={{ width: '100%', maxWidth: 320, height: 334 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
