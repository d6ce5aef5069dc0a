import { LineChart } from '@mui/x-charts/LineChart';

const dates = Array.from({ length: 31 }, (_, index) => index + 1);
const weights = [
  12.1, 12.3, 12.2, 12.6, 12.9, 12.8, 13.1, 13.4, 13.3, 13.7, 13.6, 14.0, 14.2, 14.1, 14.5, 14.9,
  14.8, 15.2, 15.1, 15.4, 15.8, 15.7, 16.1, 16.0, 16.4, 16.6, 16.5, 16.9, 17.2, 17.1, 17.5,
];

export default function EveryOtherMark() {
  return (
    <LineChart
      title="Weight of a puppy per day of May, in kilograms"
      height={280}
      hideLegend
      colors={['#0072B2']}
      xAxis={[{ data: dates, label: 'Day of May', min: 1, max: 31 }]}
      yAxis={[{ label: 'Weight (kg)' }]}
      series={[
        {
          label: 'Weight',
          data: weights,
          showMark: ({ index }) => index % 5 === 0,
          shape: 'diamond',
        },
      ]}
    />
  );
}
