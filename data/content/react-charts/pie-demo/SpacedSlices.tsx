import { PieChart } from '@mui/x-charts/PieChart';

const tasks = [
  { id: 'done', label: 'Done', value: 46, color: '#009e73' },
  { id: 'review', label: 'In review', value: 12, color: '#56b4e9' },
  { id: 'progress', label: 'In progress', value: 19, color: '#e69f00' },
  { id: 'blocked', label: 'Blocked', value: 5, color: '#d55e00' },
];

export default function SpacedSlices() {
  return (
    <PieChart
      title="Tasks of the sprint by status"
      height={240}
      series={[
        {
          data: tasks,
          innerRadius: '70%',
          paddingAngle: 3,
          cornerRadius: 8,
          valueFormatter: ({ value }) => `${value} tasks`,
        },
      ]}
    />
  );
}
