import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 13 }, (_, index) => 2 * index);
const particles = [11, 9, 8, 14, null, null, 27, 24, 21, null, 29, 22, 15];

export default function AreaGapsJoined() {
  const [connectNulls, setConnectNulls] = useState(true);

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
        title="Fine particles in the air over one day, in micrograms per cubic meter"
        height={280}
        hideLegend
        colors={['#00805C']}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.4 } }}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'PM2.5 (µg/m³)', max: 40 }]}
        series={[
          {
            label: 'PM2.5',
            data: particles,
            area: true,
            connectNulls,
            valueFormatter: (value) => (value === null ? 'no reading' : `${value} µg/m³`),
          },
        ]}
      />
    </div>
  );
}
