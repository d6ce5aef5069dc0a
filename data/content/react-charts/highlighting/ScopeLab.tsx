import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { FadeOptions, HighlightOptions, HighlightScope } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const passengers = [
  { label: 'Tram', data: [62, 58, 66, 71, 79] },
  { label: 'Bus', data: [41, 44, 39, 47, 52] },
  { label: 'Ferry', data: [18, 15, 21, 24, 37] },
];

function Chart({ kind, highlightScope }: { kind: string; highlightScope: HighlightScope }) {
  const title = 'Passengers per workday, in thousands';
  const series = passengers.map((each) => ({ ...each, highlightScope }));
  if (kind === 'bars') {
    return <BarChart title={title} height={280} xAxis={[{ data: days }]} series={series} />;
  }
  if (kind === 'lines') {
    return (
      <LineChart
        title={title}
        height={280}
        xAxis={[{ scaleType: 'point', data: days }]}
        series={series}
      />
    );
  }
  if (kind === 'points') {
    return (
      <ScatterChart
        title={title}
        height={280}
        voronoiMaxRadius={40}
        xAxis={[{ min: 0, max: 6, tickInterval: [1, 2, 3, 4, 5], label: 'Workday' }]}
        series={series.map(({ data, ...each }) => ({
          ...each,
          markerSize: 7,
          data: data.map((y, index) => ({ x: index + 1, y })),
        }))}
      />
    );
  }
  const slices = passengers.map(({ label, data }) => ({ label, value: data[0] ?? 0 }));
  return <PieChart title={title} height={280} series={[{ data: slices, highlightScope }]} />;
}

export default function ScopeLab() {
  const [kind, setKind] = useState('bars');
  const [highlight, setHighlight] = useState<string>('item');
  const [fade, setFade] = useState<string>('global');
  const groups = [
    { name: 'Chart', value: kind, set: setKind, options: ['bars', 'lines', 'points', 'pie'] },
    {
      name: 'highlight',
      value: highlight,
      set: setHighlight,
      options: ['none', 'item', 'series'] satisfies HighlightOptions[],
    },
    {
      name: 'fade',
      value: fade,
      set: setFade,
      options: ['none', 'series', 'global'] satisfies FadeOptions[],
    },
  ];

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 1 }}>
        {groups.map(({ name, value, set, options }) => (
          <div key={name}>
            <Typography variant="caption" component="p">
              {name}
            </Typography>
            <ToggleButtonGroup
              aria-label={name}
              size="small"
              exclusive
              value={value}
              onChange={(_, next: string | null) => set(next ?? value)}
            >
              {options.map((option) => (
                <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
                  {option}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
        ))}
      </Stack>
      <Chart kind={kind} highlightScope={{ highlight, fade } as HighlightScope} />
    </div>
  );
}
