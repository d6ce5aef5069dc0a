import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

type Limit = NonNullable<NonNullable<LineChartProps['yAxis']>[number]['domainLimit']>;

const limits: Record<string, Limit> = {
  nice: 'nice',
  strict: 'strict',
  symmetric: (lowest, highest) => {
    const limit = Math.max(-lowest, highest);
    return { min: -limit, max: limit };
  },
};

export default function DomainLimits() {
  const [name, setName] = useState('nice');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Domain limit"
        size="small"
        exclusive
        sx={{ height: 38 }}
        value={name}
        onChange={(_, next: string | null) => setName(next ?? name)}
      >
        {Object.keys(limits).map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Deviation of the annual temperature from the mean"
        height={280}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024],
            tickMinStep: 1,
            domainLimit: 'strict',
            valueFormatter: String,
          },
        ]}
        yAxis={[{ label: 'Deviation (°C)', domainLimit: limits[name] }]}
        series={[
          {
            label: 'Deviation',
            data: [-0.34, -0.12, 0.18, 0.07, 0.51, 0.29, 0.83, 1.07, 1.23],
          },
        ]}
      />
    </div>
  );
}
