import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { makeLoad } from '#data/content/shared/gridLoad.ts';

const hours = makeLoad(14);
const DAY = 100 / 14;
const presets = [
  { label: 'Last day', start: 100 - DAY, end: 100 },
  { label: 'Last week', start: 50, end: 100 },
  { label: 'Reset zoom', start: 0, end: 100 },
];

export default function ZoomPresets() {
  const apiRef = useRef<ChartProApi>(undefined);

  return (
    <div>
      <Stack direction="row" spacing={1}>
        {presets.map(({ label, start, end }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.setZoomData([{ axisId: 'time', start, end }])}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        apiRef={apiRef}
        title="Electricity price per hour, in euros per megawatt hour"
        height={260}
        hideLegend
        dataset={hours}
        xAxis={[
          {
            id: 'time',
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            zoom: { minSpan: DAY },
          },
        ]}
        yAxis={[{ label: 'Price (€/MWh)' }]}
        series={[{ dataKey: 'price', label: 'Price (€/MWh)', showMark: false }]}
        initialZoom={[{ axisId: 'time', start: 50, end: 100 }]}
      />
    </div>
  );
}
