import { LineChart } from '@mui/x-charts/LineChart';

const surveys = [
  { year: 1990, stock: 41 },
  { year: 1995, stock: null },
  { year: 2000, stock: 46 },
  { year: 2005, stock: null },
  { year: 2010, stock: null },
  { year: 2015, stock: 55 },
  { year: 2020, stock: 53 },
];

export default function GapsJoined() {
  return (
    <LineChart
      title="Timber stock per survey year, in millions of cubic meters"
      height={280}
      hideLegend
      colors={['#00805C']}
      dataset={surveys}
      xAxis={[{ dataKey: 'year', valueFormatter: String, tickMinStep: 5 }]}
      yAxis={[{ label: 'Stock (million m³)', min: 30, max: 60 }]}
      series={[
        {
          dataKey: 'stock',
          label: 'Stock',
          connectNulls: true,
          curve: 'linear',
          valueFormatter: (stock) => (stock === null ? 'no survey' : `${stock} million m³`),
        },
      ]}
    />
  );
}
