import { useRef } from 'react';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function PrintChart() {
  const apiRef = useRef<ChartProApi>(undefined);

  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        onClick={() => apiRef.current?.exportAsPrint({ fileName: 'Reservoir levels' })}
      >
        Print
      </Button>
      <LineChartPro
        apiRef={apiRef}
        title="Level of two reservoirs from January to June, in percent"
        height={280}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ label: 'Level (%)', min: 0, max: 100 }]}
        series={[
          { label: 'North', data: [62, 66, 71, 84, 91, 88] },
          { label: 'South', data: [48, 47, 52, 60, 58, 51] },
        ]}
      />
    </div>
  );
}
