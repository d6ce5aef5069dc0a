import { LineChart } from '@mui/x-charts/LineChart';

const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026];
const members = (count: number | null) => (count === null ? null : `${count} members`);

export default function HiddenRows() {
  return (
    <LineChart
      title="Members of a sports club, with a forecast"
      height={280}
      xAxis={[{ scaleType: 'point', data: years, valueFormatter: String }]}
      series={[
        {
          label: 'Members',
          data: [820, 795, 840, 910, 965, null, null],
          valueFormatter: members,
        },
        {
          label: 'Forecast',
          data: [null, null, null, null, 965, 1010, 1060],
          valueFormatter: (count, { dataIndex }) => (dataIndex === 4 ? null : members(count)),
        },
      ]}
    />
  );
}
