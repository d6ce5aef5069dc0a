import { BarChart } from '@mui/x-charts/BarChart';

const SIZE = 5;
// Waiting times of one day, in minutes
const waits = [
  2, 4, 6, 7, 7, 8, 9, 11, 11, 12, 12, 13, 13, 14, 14, 14, 16, 16, 17, 17, 18, 18, 18, 19, 19, 21,
  21, 22, 22, 23, 23, 24, 26, 26, 27, 28, 28, 31, 32, 33, 34, 36, 37, 39, 41, 44, 48, 52,
];
const steps = Math.floor(Math.max(...waits) / SIZE) + 1;
const starts = Array.from({ length: steps }, (_, index) => index * SIZE);
const counts = starts.map(
  (start) => waits.filter((wait) => wait >= start && wait < start + SIZE).length,
);

export default function Histogram() {
  return (
    <BarChart
      title="Waiting times in a hospital reception on one day, in steps of five minutes"
      height={300}
      hideLegend
      colors={['#0072B2']}
      xAxis={[
        {
          scaleType: 'band',
          data: starts,
          categoryGapRatio: 0.03,
          tickLabelPlacement: 'tick',
          label: 'Waiting time (min)',
          valueFormatter: (start: number, { location }) =>
            location === 'tooltip' ? `${start} to under ${start + SIZE} min` : `${start}`,
        },
      ]}
      yAxis={[{ label: 'Patients', tickMinStep: 1 }]}
      series={[{ label: 'Patients', data: counts }]}
    />
  );
}
