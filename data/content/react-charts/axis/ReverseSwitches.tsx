import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const distance = [0, 4, 8, 12, 16, 20, 24, 28, 32];
const depth = [0, 18, 46, 83, 127, 141, 96, 38, 0];

export default function ReverseSwitches() {
  const [isXReversed, setIsXReversed] = useState(false);
  const [isYReversed, setIsYReversed] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Reverse x"
        control={
          <Switch checked={isXReversed} onChange={(_, checked) => setIsXReversed(checked)} />
        }
      />
      <FormControlLabel
        label="Reverse y"
        control={
          <Switch checked={isYReversed} onChange={(_, checked) => setIsYReversed(checked)} />
        }
      />
      <LineChart
        title="Depth of the sea along a ferry route"
        height={280}
        hideLegend
        skipAnimation
        xAxis={[
          {
            data: distance,
            label: 'Distance (km)',
            domainLimit: 'strict',
            position: isYReversed ? 'top' : 'bottom',
            reverse: isXReversed,
          },
        ]}
        yAxis={[{ label: 'Depth (m)', reverse: isYReversed }]}
        series={[{ label: 'Depth', data: depth, area: true, showMark: false }]}
      />
    </div>
  );
}
