import { styled } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { makeLoad } from '#data/content/shared/gridLoad.ts';

const hours = makeLoad(4);
const outages = [
  { label: 'Line 4 down', from: new Date(2025, 1, 4, 6), to: new Date(2025, 1, 4, 14) },
  { label: 'Storm', from: new Date(2025, 1, 5, 18), to: new Date(2025, 1, 6, 3) },
];

const Band = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.warning.main,
  opacity: 0.25,
  pointerEvents: 'none',
}));
const BandLabel = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: (theme.vars ?? theme).palette.text.primary,
}));

function Outages() {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'time'>();

  return outages.map(({ label, from, to }) => (
    <g key={label}>
      <Band x={xScale(from)} y={top} width={xScale(to) - xScale(from)} height={height} />
      <BandLabel x={xScale(from)} y={top - 6} direction="ltr">
        {label}
      </BandLabel>
    </g>
  ));
}

export default function IncidentBands() {
  return (
    <LineChart
      title="Electricity price per hour over four days, with two outages"
      height={280}
      hideLegend
      dataset={hours}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          tickMinStep: 24 * 3600 * 1000,
          valueFormatter: formatTime,
        },
      ]}
      yAxis={[{ label: 'Price (€/MWh)' }]}
      series={[{ dataKey: 'price', label: 'Price (€/MWh)', showMark: false }]}
    >
      <Outages />
    </LineChart>
  );
}

function formatTime(time: Date, { location }: { location: string }) {
  return time.toLocaleString('en', {
    month: 'short',
    day: 'numeric',
    hour: location === 'tick' ? undefined : 'numeric',
  });
}
