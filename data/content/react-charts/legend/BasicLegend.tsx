import { LineChart } from '@mui/x-charts/LineChart';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

export default function BasicLegend() {
  return (
    <LineChart
      title="Electricity from renewable sources per year, in terawatt-hours"
      height={280}
      xAxis={[{ scaleType: 'point', data: years, valueFormatter: String }]}
      yAxis={[{ label: 'TWh' }]}
      series={[
        { label: 'Wind', data: [110, 126, 131, 114, 125, 142, 139], showMark: false },
        { label: 'Solar', data: [46, 47, 51, 50, 60, 64, 72], showMark: false },
        { label: 'Biomass', data: [51, 50, 51, 50, 50, 49, 48], showMark: false },
      ]}
    />
  );
}
