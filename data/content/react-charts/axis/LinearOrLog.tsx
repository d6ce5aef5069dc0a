import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16];
const cells = [1_200, 2_900, 8_400, 31_000, 112_000, 390_000, 1_150_000, 2_400_000, 2_900_000];

const scaleTypes = ['linear', 'sqrt', 'log'] as const;
type ScaleType = (typeof scaleTypes)[number];

const compact = new Intl.NumberFormat('en', { notation: 'compact' });

export default function LinearOrLog() {
  const [scaleType, setScaleType] = useState<ScaleType>('log');

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Scale type"
        size="small"
        exclusive
        sx={{ height: 38 }}
        value={scaleType}
        onChange={(_, next: ScaleType | null) => setScaleType(next ?? scaleType)}
      >
        {scaleTypes.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Yeast cells per milliliter during a fermentation"
        height={300}
        hideLegend
        skipAnimation
        grid={{ horizontal: true }}
        xAxis={[{ data: hours, label: 'Hours', domainLimit: 'strict' }]}
        yAxis={[
          {
            scaleType,
            label: 'Cells per ml',
            valueFormatter: (value: number) => compact.format(value),
            tickLabelInterval: (value: number) =>
              scaleType !== 'log' || Number.isInteger(Math.log10(value)),
          },
        ]}
        series={[{ label: 'Cells', data: cells, curve: 'linear' }]}
      />
    </div>
  );
}
