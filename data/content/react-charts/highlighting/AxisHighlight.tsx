import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisHighlightType } from '@mui/x-charts/ChartsAxisHighlight';

const types = ['none', 'line', 'band'] as const;
const directions = ['x', 'y'] as const;

export default function AxisHighlight() {
  const [highlight, setHighlight] = useState<Record<'x' | 'y', ChartsAxisHighlightType>>({
    x: 'band',
    y: 'line',
  });

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, mb: 1 }}>
        {directions.map((direction) => (
          <div key={direction}>
            <Typography variant="caption" component="p">
              {direction}
            </Typography>
            <ToggleButtonGroup
              aria-label={direction}
              size="small"
              exclusive
              value={highlight[direction]}
              onChange={(_, next: ChartsAxisHighlightType | null) =>
                setHighlight({ ...highlight, [direction]: next ?? highlight[direction] })
              }
            >
              {types.map((type) => (
                <ToggleButton key={type} value={type} sx={{ textTransform: 'none' }}>
                  {type}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
        ))}
      </Stack>
      <BarChart
        title="Water used per month, in cubic meters"
        height={280}
        hideLegend
        axisHighlight={highlight}
        xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        yAxis={[{ label: 'm³' }]}
        series={[{ label: 'Water', data: [11.2, 10.4, 11.9, 13.1, 16.8, 21.5] }]}
      />
    </div>
  );
}
