import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const HOUR = 3_600_000;
const start = Date.UTC(2025, 2, 10);
const times = Array.from({ length: 17 }, (_, index) => new Date(start + index * 3 * HOUR));
const load = [41, 38, 47, 62, 66, 64, 71, 58, 44, 39, 48, 64, 69, 65, 73, 57, 43];

const zones = ['UTC', 'America/New_York', 'Asia/Tokyo'];

export default function TimeZones() {
  const [timeZone, setTimeZone] = useState('UTC');
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Time zone"
        size="small"
        exclusive
        sx={{ height: 38 }}
        value={timeZone}
        onChange={(_, next: string | null) => setTimeZone(next ?? timeZone)}
      >
        {zones.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option.replace(/.*\//, '').replace('_', ' ')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Load of a power grid over two days"
        height={280}
        hideLegend
        margin={{ right: 40 }}
        xAxis={[
          {
            scaleType: 'utc',
            domainLimit: 'strict',
            data: times,
            tickInterval: times.filter((_, index) => index % 2 === 0),
            valueFormatter: (time: Date) => format.format(time),
          },
        ]}
        yAxis={[{ label: 'Load (GW)', min: 0, max: 80 }]}
        series={[{ label: 'Load', data: load, showMark: false }]}
      />
    </div>
  );
}
