import { useId } from 'react';
import { areaElementClasses, lineElementClasses, LineChart } from '@mui/x-charts/LineChart';

const quarters = '24-Q1 24-Q2 24-Q3 24-Q4 25-Q1 25-Q2 25-Q3 25-Q4'.split(' ');

export default function DashesAndGradient() {
  const gradient = useId();

  return (
    <LineChart
      title="Subscribers and their target per quarter, in thousands"
      height={300}
      xAxis={[{ scaleType: 'point', data: quarters }]}
      yAxis={[{ label: 'Subscribers (thousands)' }]}
      series={[
        {
          id: 'actual',
          label: 'Subscribers',
          color: '#0072B2',
          data: [42, 47, 55, 58, 66, 71, 83, 92],
          area: true,
          showMark: false,
        },
        {
          id: 'target',
          label: 'Target',
          color: '#D55E00',
          data: [40, 48, 56, 64, 72, 80, 88, 96],
          curve: 'linear',
          showMark: false,
        },
      ]}
      sx={{
        [`& .${areaElementClasses.series}-actual`]: { fill: `url(#${gradient})`, filter: 'none' },
        [`& .${lineElementClasses.series}-actual`]: { strokeWidth: 3 },
        [`& .${lineElementClasses.series}-target`]: { strokeDasharray: '8 5' },
      }}
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0072B2" stopOpacity={0.6} />
          <stop offset="1" stopColor="#0072B2" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
