import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

function DashedLine({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path
        className={className}
        d="M0 12h24"
        stroke={color}
        strokeWidth={4}
        strokeDasharray="6 3"
      />
    </svg>
  );
}

export default function CustomMarks() {
  return (
    <LineChart
      title="Revenue per month against the forecast, in thousand euros"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ label: 'Thousand €' }]}
      series={[
        { label: 'Revenue', data: [212, 224, 251, 243, 268, 281], showMark: false },
        {
          id: 'forecast',
          label: 'Forecast',
          data: [210, 220, 235, 250, 262, 275],
          showMark: false,
          labelMarkType: DashedLine,
        },
      ]}
      sx={{
        '.MuiLineElement-series-forecast': { strokeDasharray: '8 4' },
      }}
    />
  );
}
