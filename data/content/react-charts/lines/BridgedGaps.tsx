import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 15 }, (_, index) => index + 1);
const levels = [null, 2.1, 2.2, 2.4, 3.1, null, null, 3.6, 3.3, null, 2.9, null, 2.6, 2.5, null];

export default function BridgedGaps() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="connectNulls"
        sx={{ height: 40 }}
        control={
          <Switch checked={connectNulls} onChange={(_, checked) => setConnectNulls(checked)} />
        }
      />
      <LineChart
        title="River level in the first half of March, in meters, with sensor failures"
        height={260}
        hideLegend
        colors={['#0072B2']}
        xAxis={[{ data: days, label: 'Day of March', domainLimit: 'strict', tickMinStep: 1 }]}
        yAxis={[{ label: 'Level (m)', min: 1.5, max: 4 }]}
        series={[
          {
            label: 'Level',
            data: levels,
            connectNulls,
            valueFormatter: (level) => (level === null ? 'no reading' : `${level} m`),
          },
        ]}
      />
    </div>
  );
}
