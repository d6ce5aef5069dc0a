import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const kilowattHours = {
  2023: [62, 91, 164, 231, 268, 279],
  2024: [71, 84, 188, 212, 294, 263],
};

export default function EntranceAndUpdate() {
  const [round, setRound] = useState(0);
  const [year, setYear] = useState<keyof typeof kilowattHours>(2023);
  const [skipAnimation, setSkipAnimation] = useState(false);
  const shared = {
    height: 220,
    hideLegend: true,
    skipAnimation,
    colors: ['#0072B2'],
    yAxis: [{ label: 'kWh', min: 0, max: 300 }],
    series: [{ id: 'solar', label: `Solar power ${year}`, data: kilowattHours[year] }],
  };

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button onClick={() => setRound(round + 1)}>Replay</Button>
        <Button onClick={() => setYear(year === 2023 ? 2024 : 2023)}>Other year</Button>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch checked={skipAnimation} onChange={(_, checked) => setSkipAnimation(checked)} />
          }
        />
      </Box>
      {/* A new key mounts the charts again. */}
      <Box key={round} sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <BarChart
          {...shared}
          title={`Solar power per month of ${year}, as bars`}
          xAxis={[{ data: months }]}
        />
        <LineChart
          {...shared}
          title={`Solar power per month of ${year}, as a line`}
          xAxis={[{ data: months, scaleType: 'point' }]}
        />
      </Box>
    </div>
  );
}
