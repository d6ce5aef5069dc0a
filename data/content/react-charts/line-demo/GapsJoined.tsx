import { LineChart } from '@mui/x-charts/LineChart';

const surveys = [
  { year: 1990, stock: 41, harvest: 3.1 },
  { year: 1995, stock: null, harvest: 3.4 },
  { year: 2000, stock: 46, harvest: 3.9 },
  { year: 2005, stock: null, harvest: 4.6 },
  { year: 2010, stock: null, harvest: 4.2 },
  { year: 2015, stock: 55, harvest: 4.4 },
  { year: 2020, stock: 53, harvest: 5.8 },
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
