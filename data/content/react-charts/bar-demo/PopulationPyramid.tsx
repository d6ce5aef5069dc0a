import { BarChart } from '@mui/x-charts/BarChart';

const ages = [
  { age: '0–9', women: 4.1, men: 4.3 },
  { age: '10–19', women: 4.4, men: 4.6 },
  { age: '20–29', women: 5.6, men: 5.7 },
  { age: '30–39', women: 6.2, men: 6.1 },
  { age: '40–49', women: 5.5, men: 5.4 },
  { age: '50–59', women: 6.4, men: 6.2 },
  { age: '60–69', women: 5.9, men: 5.3 },
  { age: '70–79', women: 4.2, men: 3.3 },
  { age: '80–89', women: 2.7, men: 1.7 },
  { age: '90+', women: 0.8, men: 0.3 },
];
const dataset = ages.map(({ age, women, men }) => ({ age, women, men: -men }));
const thousands = (value: number | null) => `${Math.abs(value ?? 0)}k`;

export default function PopulationPyramid() {
  return (
    <BarChart
      title="Residents by age group, men to the left and women to the right, in thousands"
      height={380}
      layout="horizontal"
      dataset={dataset}
      yAxis={[{ dataKey: 'age', reverse: true, label: 'Age', width: 72, categoryGapRatio: 0.1 }]}
      xAxis={[{ min: -8, max: 8, valueFormatter: thousands, label: 'Residents' }]}
      series={[
        {
          dataKey: 'men',
          label: 'Men',
          stack: 'residents',
          color: '#0072B2',
          valueFormatter: thousands,
        },
        {
          dataKey: 'women',
          label: 'Women',
          stack: 'residents',
          color: '#E69F00',
          valueFormatter: thousands,
        },
      ]}
    />
  );
}
