import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { makeBikeDays } from '#data/content/shared/bikeCounts.ts';

const days = makeBikeDays(91);
const MIN_DAYS = 7;

export default function KeyboardRange() {
  const [zoomData, setZoomData] = useState<readonly ZoomData[]>(zoomTo(36, 72));
  const { start, end } = zoomData[0] ?? { start: 0, end: 100 };
  const first = Math.round((start / 100) * days.length);
  const last = Math.round((end / 100) * days.length) - 1;

  return (
    <div>
      <BarChartPro
        title="Bicycles on the bridge per day, in thousands"
        height={260}
        hideLegend
        dataset={days}
        xAxis={[
          {
            id: 'day',
            dataKey: 'date',
            valueFormatter: formatDate,
            zoom: { minSpan: (MIN_DAYS / days.length) * 100 },
          },
        ]}
        yAxis={[{ label: 'Bicycles (thousands)' }]}
        series={[{ dataKey: 'bikes', label: 'Bicycles (thousands)' }]}
        zoomData={zoomData}
        onZoomChange={setZoomData}
      />
      <Box sx={{ px: 3 }}>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'First day' : 'Last day')}
          getAriaValueText={(day) => formatDate(days[day]?.date)}
          valueLabelDisplay="auto"
          valueLabelFormat={(day) => formatDate(days[day]?.date)}
          max={days.length - 1}
          value={[first, last]}
          onChange={(_, [from = first, to = last]) => {
            if (to - from >= MIN_DAYS - 1) {
              setZoomData(zoomTo(from, to));
            }
          }}
        />
      </Box>
    </div>
  );
}

/** From the start of the first day to the end of the last one, in percent of the axis. */
function zoomTo(first: number, last: number): ZoomData[] {
  const { length } = days;
  return [{ axisId: 'day', start: (first / length) * 100, end: ((last + 1) / length) * 100 }];
}

function formatDate(date?: Date): string {
  return date?.toLocaleDateString('en', { month: 'short', day: 'numeric' }) ?? '';
}
