import { useRef, type PropsWithChildren } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useChartRootRef } from '@mui/x-charts/hooks';
import { PiePlot } from '@mui/x-charts/PieChart';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';

const commuters = [
  { id: 'train', value: 38, label: 'Train' },
  { id: 'bike', value: 27, label: 'Bicycle' },
  { id: 'car', value: 24, label: 'Car' },
  { id: 'foot', value: 11, label: 'On foot' },
];

/** The export contains this element. */
function ExportRoot({ children }: PropsWithChildren) {
  const rootRef = useChartRootRef();
  return (
    <Paper ref={rootRef} variant="outlined" sx={{ p: 2 }}>
      {children}
    </Paper>
  );
}

export default function ExportCard() {
  const apiRef = useRef<ChartProApi>(undefined);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => apiRef.current?.exportAsPrint()}>Print card</Button>
        <Button onClick={() => apiRef.current?.exportAsImage({ fileName: 'commuters' })}>
          Save card
        </Button>
      </Stack>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={220}
        series={[
          {
            type: 'pie',
            innerRadius: 60,
            data: commuters,
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
      >
        <ExportRoot>
          <Typography variant="h6" component="h3">
            How our staff come to work
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Survey of May 2025, 412 answers, in percent
          </Typography>
          <ChartsSurface title="How our staff come to work, in percent of 412 answers">
            <PiePlot />
          </ChartsSurface>
          <ChartsLegend direction="horizontal" sx={{ justifyContent: 'center' }} />
        </ExportRoot>
        <ChartsTooltip trigger="item" />
      </ChartDataProviderPro>
    </Stack>
  );
}
