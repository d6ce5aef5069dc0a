import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClockItem, type DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function ItemWithDuration(props: DigitalClockItemProps) {
  const { itemValue, formattedValue } = props;
  const {
    value: [start],
  } = usePickerContext<DateRange<Dayjs>>();
  const { rangePosition } = usePickerRangePositionContext();
  const hours =
    start?.isValid() && rangePosition === 'end'
      ? Math.round(itemValue.diff(start, 'hour', true) * 100) / 100
      : null;

  return (
    <DigitalClockItem {...props}>
      {formattedValue}
      {hours !== null && (
        <Typography component="span" variant="caption" sx={{ marginInlineStart: 1, opacity: 0.8 }}>
          ({hours} h)
        </Typography>
      )}
    </DigitalClockItem>
  );
}

export default function DurationLabels() {
  const [value, setValue] = useState<DateRange<Dayjs>>([
    dayjs('2025-05-21T15:30'),
    dayjs('2025-05-21T17:00'),
  ]);
  const [rangePosition, setRangePosition] = useState<'start' | 'end'>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Court booking"
        value={value}
        onChange={setValue}
        rangePosition={rangePosition}
        onRangePositionChange={setRangePosition}
        onClose={() => setRangePosition('start')}
        minTime={rangePosition === 'end' && value[0]?.isValid() ? value[0] : undefined}
        format="hh:mm A"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        skipDisabled
        slots={{ digitalClockItem: ItemWithDuration }}
      />
    </LocalizationProvider>
  );
}
