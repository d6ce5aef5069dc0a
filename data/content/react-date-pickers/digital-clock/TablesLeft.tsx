import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClock,
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** Free tables of a restaurant by time. */
const tables: Record<string, number> = {
  '18:00': 6,
  '18:30': 2,
  '19:00': 0,
  '19:30': 1,
  '20:00': 0,
  '20:30': 3,
  '21:00': 5,
};

function isFull(time: Dayjs) {
  return tables[time.format('HH:mm')] === 0;
}

function ItemWithTables(props: DigitalClockItemProps) {
  const { itemValue, formattedValue, disabled } = props;
  const left = tables[itemValue.format('HH:mm')];

  return (
    <DigitalClockItem
      {...props}
      aria-disabled={disabled || undefined}
      sx={{ justifyContent: 'space-between' }}
    >
      {formattedValue}
      <Box component="span" sx={{ fontSize: 13 }}>
        {left === undefined && 'Closed'}
        {left === 0 && 'Full'}
        {left ? `${left} left` : null}
      </Box>
    </DigitalClockItem>
  );
}

export default function TablesLeft() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2025-05-21T18:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Table for two" sx={{ maxWidth: 280, mx: 'auto' }}>
        <Typography variant="subtitle2" component="p" role="status" sx={{ mb: 1 }}>
          Table for two at {time?.format('h:mm A')}
        </Typography>
        <DigitalClock
          value={time}
          onChange={setTime}
          minTime={dayjs('2025-05-21T18:00')}
          maxTime={dayjs('2025-05-21T21:00')}
          shouldDisableTime={isFull}
          slots={{ digitalClockItem: ItemWithTables }}
        />
      </Box>
    </LocalizationProvider>
  );
}
