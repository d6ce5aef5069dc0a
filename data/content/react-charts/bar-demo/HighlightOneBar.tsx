import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const stations = [
  { station: 'Old Harbor', minutes: 4.6 },
  { station: 'University', minutes: 5.1 },
  { station: 'Mill Park', minutes: 5.8 },
  { station: 'Northgate', minutes: 6.9 },
  { station: 'Castle Hill', minutes: 7.4 },
  { station: 'Airport', minutes: 9.2 },
];

export default function HighlightOneBar() {
  return (
    <BarChart
      title="Median time from emergency call to arrival, per fire station, in minutes"
      height={280}
      layout="horizontal"
      hideLegend
      dataset={stations}
      yAxis={[
        {
          dataKey: 'station',
          width: 90,
          categoryGapRatio: 0.25,
          disableLine: true,
          disableTicks: true,
          colorMap: {
            type: 'ordinal',
            values: ['Northgate'],
            colors: ['#0072B2'],
            unknownColor: '#767676',
          },
        },
      ]}
      xAxis={[{ position: 'none', domainLimit: 'strict' }]}
      series={[
        {
          dataKey: 'minutes',
          label: 'Time to arrival',
          valueFormatter: (minutes) => `${minutes} min`,
        },
      ]}
      barLabel={({ value }) => `${value} min`}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
    />
  );
}
