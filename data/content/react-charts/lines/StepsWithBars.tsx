import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function StepsWithBars() {
  const [strictStepCurve, setStrictStepCurve] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="strictStepCurve"
        sx={{ height: 40 }}
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(_, checked) => setStrictStepCurve(checked)}
          />
        }
      />
      <ChartDataProvider
        height={280}
        colors={['#56B4E9', '#B34700']}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        yAxis={[{ label: 'Meals' }]}
        series={[
          { type: 'bar', label: 'Served', data: [142, 151, 138, 167, 190, 84] },
          {
            type: 'line',
            label: 'Planned',
            data: [150, 150, 150, 160, 180, 90],
            curve: 'step',
            strictStepCurve,
          },
        ]}
      >
        <ChartsLegend direction="horizontal" sx={{ justifyContent: 'center' }} />
        <ChartsSurface title="Meals planned and served in the canteen per day">
          <BarPlot />
          <LinePlot />
          <ChartsAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartDataProvider>
    </div>
  );
}
