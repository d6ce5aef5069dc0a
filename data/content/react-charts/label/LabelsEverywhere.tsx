import { LineChart } from '@mui/x-charts/LineChart';

export default function LabelsEverywhere() {
  return (
    <LineChart
      title="Apples and pears harvested per year, in tons"
      height={280}
      xAxis={[
        {
          label: 'Year of harvest',
          scaleType: 'point',
          data: [2019, 2020, 2021, 2022, 2023, 2024],
          valueFormatter: String,
        },
      ]}
      yAxis={[{ label: 'Harvest, t' }]}
      series={[
        { label: 'Apples', data: [412, 388, 356, 441, 398, 427] },
        { label: 'Pears', data: [118, 131, 94, 127, 122, 109] },
      ]}
    />
  );
}
