import { lineElementClasses, LineChart } from '@mui/x-charts/LineChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

const days = ['Mon 2', 'Tue 3', 'Wed 4', 'Thu 5', 'Fri 6', 'Mon 9', 'Tue 10', 'Wed 11', 'Thu 12'];

export default function DashedLine() {
  return (
    <LineChart
      title="Sprint burndown, planned and remaining story points"
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: 'Story points', min: 0, max: 45 }]}
      series={[
        {
          id: 'planned',
          label: 'Planned',
          color: '#7F7F7F',
          data: [40, 35, 30, 25, 20, 15, 10, 5, 0],
          curve: 'linear',
          showMark: false,
          labelMarkType: DashedMark,
        },
        {
          id: 'remaining',
          label: 'Remaining',
          color: '#0072B2',
          data: [40, 40, 37, 29, 26, 21, 13, 11],
          curve: 'stepAfter',
          showMark: false,
        },
      ]}
      sx={{ [`& .${lineElementClasses.series}-planned`]: { strokeDasharray: '6 4' } }}
    />
  );
}

/** The mark of the legend and the tooltip, which `sx` of the chart doesn't dash. */
function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14">
      <path className={className} d="M0 7h6M9 7h5" stroke={color} strokeWidth={2} />
    </svg>
  );
}
