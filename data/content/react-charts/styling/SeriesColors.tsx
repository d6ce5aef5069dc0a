import { LineChart } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

export default function SeriesColors() {
  return (
    <LineChart
      title="Share of journeys made by bicycle in Lyon and on average of 14 cities, in percent"
      height={300}
      xAxis={[{ data: years, valueFormatter: String, domainLimit: 'strict', tickMinStep: 1 }]}
      yAxis={[{ label: 'Journeys by bicycle (%)', min: 0, max: 40 }]}
      series={[
        { label: 'Average', color: '#7F8C97', data: [18, 18, 20, 19, 20, 21, 21], showMark: false },
        { label: 'Lyon', color: '#D55E00', data: [15, 17, 22, 25, 29, 32, 35] },
      ]}
    />
  );
}
