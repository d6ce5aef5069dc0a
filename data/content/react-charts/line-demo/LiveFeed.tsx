import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';

const START = new Date(2025, 0, 6, 9, 0, 0).getTime();
const SHOWN = 60; // seconds

/** Stands in for a meter: the power of a machine at a second, in kilowatts. */
function powerAt(second: number): number {
  const power =
    42 + 9 * Math.sin(second / 11) + 4 * Math.sin(second / 3) + 2 * Math.sin(second * 1.7);
  return Math.round(power * 10) / 10;
}

export default function LiveFeed() {
  const [isRunning, setIsRunning] = useState(false);
  const [last, setLast] = useState(SHOWN);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const step = isCalm ? 5 : 1;
    const timer = setInterval(() => setLast((second) => second + step), 1000 * step);
    return () => clearInterval(timer);
  }, [isRunning, isCalm]);

  const seconds = Array.from({ length: SHOWN + 1 }, (_, index) => last - SHOWN + index);

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
        xAxis={[
          {
            scaleType: 'time',
            data: seconds.map((second) => new Date(START + 1000 * second)),
            domainLimit: 'strict',
            valueFormatter: (time: Date) => time.toLocaleTimeString('en-GB'),
            tickNumber: 4,
          },
        ]}
        yAxis={[{ label: 'Power (kW)', min: 0, max: 60 }]}
        series={[{ label: 'Power', data: seconds.map(powerAt), showMark: false, curve: 'linear' }]}
      />
    </div>
  );
}
