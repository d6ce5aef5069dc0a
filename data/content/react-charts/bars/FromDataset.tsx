import { BarChart } from '@mui/x-charts/BarChart';
import { rainfall } from '#data/content/shared/rainfall.ts';

const millimetres = (value: number | null) => (value === null ? 'no reading' : `${value} mm`);

export default function FromDataset() {
  return (
    <BarChart
      title="Monthly rainfall at the harbour and in the valley"
      height={300}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        { dataKey: 'harbour', label: 'Harbour', valueFormatter: millimetres },
        { dataKey: 'valley', label: 'Valley', valueFormatter: millimetres },
      ]}
    />
  );
}
