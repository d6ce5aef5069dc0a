import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { makeBikeDays } from '#data/content/shared/bikeCounts.ts';

const days = makeBikeDays(91);
const LAST = days.length - 1;
const MIN_DAYS = 7;

export default function KeyboardRange() {
  const [zoomData, setZoomData] = useState<readonly ZoomData[]>([
    { axisId: 'day', start: 40, end: 80 },
  ]);
  const { start, end } = zoomData[0] ?? { start: 0, end: 100 };

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
            zoom: { minSpan: (MIN_DAYS / LAST) * 100 },
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
          getAriaValueText={(day) => formatDate(days[Math.round(day)]?.date)}
          valueLabelDisplay="auto"
          valueLabelFormat={(day) => formatDate(days[Math.round(day)]?.date)}
          max={LAST}
          value={[(start / 100) * LAST, (end / 100) * LAST]}
          onChange={(_, [from = 0, to = LAST]) => {
            if (to - from >= MIN_DAYS) {
              setZoomData([{ axisId: 'day', start: (from / LAST) * 100, end: (to / LAST) * 100 }]);
            }
          }}
        />
      </Box>
    </div>
  );
}

function formatDate(date?: Date): string {
  return date?.toLocaleDateString('en', { month: 'short', day: 'numeric' }) ?? '';
}
