import { useEffect, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';

/** All points of a series as one element: a line of no length with round ends is a dot. */
function OnePath({ series, xScale, yScale, color }: ScatterProps) {
  const d = useMemo(
    () => series.data.map(({ x, y }) => `M${xScale(x)} ${yScale(y)}h0`).join(''),
    [series.data, xScale, yScale],
  );

  return <path d={d} stroke={color} strokeWidth={2 * series.markerSize} strokeLinecap="round" />;
}

function makePoints(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.39996;
    const radius = Math.sqrt((index + 0.5) / count);
    return { x: 50 + 48 * radius * Math.cos(angle), y: 50 + 48 * radius * Math.sin(angle) };
  });
}

export default function PointCount() {
  const [onePath, setOnePath] = useState(false);
  const [run, setRun] = useState({ count: 100, start: 0 });
  const [result, setResult] = useState('Press a button to render that many points.');
  const points = useMemo(() => makePoints(run.count), [run]);

  useEffect(() => {
    if (run.start === 0) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const time = Math.round(performance.now() - run.start);
        setResult(`${run.count.toLocaleString('en')} points: ${time} ms`);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [run]);

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {[100, 1000, 10000].map((count) => (
          <Button
            key={count}
            variant="outlined"
            size="small"
            onClick={() => setRun({ count, start: performance.now() })}
          >
            {count.toLocaleString('en')}
          </Button>
        ))}
        <FormControlLabel
          label="One path"
          control={
            <Switch
              checked={onePath}
              onChange={(_, checked) => {
                setOnePath(checked);
                setRun({ ...run, start: performance.now() });
              }}
            />
          }
        />
        <Typography role="status" variant="body2">
          {result}
        </Typography>
      </Stack>
      <ScatterChart
        key={run.start}
        title="Seeds of a sunflower"
        height={320}
        voronoiMaxRadius={20}
        xAxis={[{ min: 0, max: 100 }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: points, markerSize: 2 }]}
        slots={onePath ? { scatter: OnePath } : undefined}
      />
    </div>
  );
}
