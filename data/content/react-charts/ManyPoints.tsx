import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

type Reading = { second: number; kilowatts: number };

const counts = [100, 1_000, 10_000, 100_000];

export default function ManyPoints() {
  const [readings, setReadings] = useState(() => measure(1_000));
  const [isReduced, setIsReduced] = useState(false);
  const [time, setTime] = useState<number>();

  const timed = (update: () => void) => {
    const start = performance.now();
    update();
    // A task after the next frame: the chart is rendered, laid out and painted.
    requestAnimationFrame(() => setTimeout(() => setTime(performance.now() - start)));
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Points"
          value={readings.length}
          onChange={(_, count: number | null) => count && timed(() => setReadings(measure(count)))}
        >
          {counts.map((count) => (
            <ToggleButton key={count} value={count}>
              {count.toLocaleString('en-US')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Down-sample"
          control={
            <Switch
              checked={isReduced}
              onChange={(_, checked) => timed(() => setIsReduced(checked))}
            />
          }
        />
        <Typography role="status" variant="body2">
          {time === undefined ? 'Not measured yet' : `${Math.round(time)} ms to the next frame`}
        </Typography>
      </Stack>
      <LineChart
        title="Load of a transformer"
        height={260}
        skipAnimation
        dataset={isReduced ? downsample(readings, 300) : readings}
        xAxis={[{ dataKey: 'second', label: 'Seconds' }]}
        yAxis={[{ label: 'kW' }]}
        series={[{ dataKey: 'kilowatts', showMark: false }]}
      />
    </Stack>
  );
}

/** Keeps the lowest and the highest reading of each bucket, so peaks stay visible. */
function downsample(readings: Reading[], buckets: number): Reading[] {
  const size = Math.max(2, Math.ceil(readings.length / buckets));
  const reduced: Reading[] = [];
  for (let start = 0; start < readings.length; start += size) {
    const bucket = readings.slice(start, start + size);
    const low = bucket.reduce((a, b) => (b.kilowatts < a.kilowatts ? b : a));
    const high = bucket.reduce((a, b) => (b.kilowatts > a.kilowatts ? b : a));
    reduced.push(...(low.second < high.second ? [low, high] : [high, low]));
  }
  return reduced;
}

/** A day's swing with noise, and a spike every 400 readings. */
function measure(count: number): Reading[] {
  return Array.from({ length: count }, (_, second) => {
    const swing = Math.sin((second / count) * 2 * Math.PI);
    const noise = Math.sin(second * 12.9898) * 43758.5453;
    const spike = second % 400 === 399 ? 90 : 0;
    return { second, kilowatts: 240 + 80 * swing + 20 * (noise - Math.floor(noise)) + spike };
  });
}
