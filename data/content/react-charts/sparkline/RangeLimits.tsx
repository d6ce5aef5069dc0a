import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SparkLineChart, type SparkLineChartProps } from '@mui/x-charts/SparkLineChart';

type Limit = NonNullable<SparkLineChartProps['yAxis']>['domainLimit'];

const limits: Record<string, Limit> = {
  nice: 'nice',
  strict: 'strict',
  'from zero': (_lowest, highest) => ({ min: 0, max: highest }),
};

export default function RangeLimits() {
  const [name, setName] = useState('nice');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Domain limit"
        size="small"
        exclusive
        sx={{ height: 38, mb: 1 }}
        value={name}
        onChange={(_, next: string | null) => setName(next ?? name)}
      >
        {Object.keys(limits).map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SparkLineChart
        title="Water level of the reservoir, in meters"
        height={110}
        data={[41.3, 43.8, 47.2, 52.6, 58.1, 61.4, 63.7, 62.2, 57.9, 53.3]}
        yAxis={{ domainLimit: limits[name] }}
      />
    </div>
  );
}
