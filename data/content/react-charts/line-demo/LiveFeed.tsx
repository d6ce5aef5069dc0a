import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';

type Reading = { second: number; time: Date; power: number };

const START = new Date(2025, 0, 6, 9, 0, 0).getTime();
const SHOWN = 60; // seconds

/** Stands in for a meter: the power of a machine in kilowatts, once per second. */
function readMeter(from: number, count: number): Reading[] {
  return Array.from({ length: count }, (_, index) => {
    const second = from + index;
    const power =
      42 + 9 * Math.sin(second / 11) + 4 * Math.sin(second / 3) + 2 * Math.sin(second * 1.7);
    return { second, time: new Date(START + 1000 * second), power: Math.round(power * 10) / 10 };
  });
}

export default function LiveFeed() {
  const [isRunning, setIsRunning] = useState(false);
  const [readings, setReadings] = useState(() => readMeter(0, SHOWN + 1));
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const count = isCalm ? 5 : 1;
    const timer = setInterval(() => {
      setReadings((shown) => {
        const next = (shown.at(-1)?.second ?? 0) + 1;
        return [...shown.slice(count), ...readMeter(next, count)];
      });
    }, 1000 * count);
    return () => clearInterval(timer);
  }, [isRunning, isCalm]);

  return (
    <div>
      <Button variant="outlined" size="small" onClick={() => setIsRunning(!isRunning)}>
        {isRunning ? 'Stop' : 'Start'}
      </Button>
      <LineChart
        title="Power of a machine over the last minute, in kilowatts"
        height={280}
        hideLegend
        margin={{ right: 30 }}
        skipAnimation
        colors={['#0072B2']}
        dataset={readings}
        xAxis={[
          {
            scaleType: 'time',
            dataKey: 'time',
            domainLimit: 'strict',
            valueFormatter: (time: Date) => time.toLocaleTimeString('en-GB'),
            tickNumber: 4,
          },
        ]}
        yAxis={[{ label: 'Power (kW)', min: 0, max: 60 }]}
        series={[
          {
            dataKey: 'power',
            label: 'Power',
            showMark: false,
            curve: 'linear',
            valueFormatter: (power) => `${power} kW`,
          },
        ]}
      />
    </div>
  );
}
