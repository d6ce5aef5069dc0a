import { BarChart } from '@mui/x-charts/BarChart';

const rainfall = [
  { month: 'Jan', harbour: 94, valley: 61 },
  { month: 'Feb', harbour: 71, valley: 48 },
  { month: 'Mar', harbour: 66, valley: 52 },
  { month: 'Apr', harbour: 43, valley: 57 },
  { month: 'May', harbour: 38, valley: 74 },
  { month: 'Jun', harbour: 29, valley: 83 },
  { month: 'Jul', harbour: 24, valley: 69 },
  { month: 'Aug', harbour: 41, valley: 64 },
  { month: 'Sep', harbour: 68, valley: 55 },
  { month: 'Oct', harbour: 102, valley: 63 },
  { month: 'Nov', harbour: 117, valley: 70 },
  { month: 'Dec', harbour: 108, valley: 67 },
];

const millimeters = (value: number | null) => `${value} mm`;

export default function FromDataset() {
  return (
    <BarChart
      title="Monthly rainfall at the harbour and in the valley"
      height={300}
      dataset={rainfall}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ label: 'Rainfall (mm)' }]}
      series={[
        { dataKey: 'harbour', label: 'Harbour', valueFormatter: millimeters },
        { dataKey: 'valley', label: 'Valley', valueFormatter: millimeters },
      ]}
    />
  );
}
