import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function HideLegend() {
  const [hideLegend, setHideLegend] = useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={hideLegend} onChange={(_, hide) => setHideLegend(hide)} />}
        label="hideLegend"
      />
      <LineChart
        title="Water temperature per month, in degrees Celsius"
        height={240}
        hideLegend={hideLegend}
        xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[{ label: '°C' }]}
        series={[
          { label: 'Lake', data: [14, 19, 23, 22, 18] },
          { label: 'River', data: [12, 15, 18, 18, 15] },
        ]}
      />
    </div>
  );
}
