import { useId } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GradientsAndPatterns() {
  const id = useId();
  const gradient = `${id}-gradient`;
  const hatching = `${id}-hatching`;

  return (
    <BarChart
      title="Visitors of a climbing gym per month; the last two months are forecasts"
      height={300}
      borderRadius={4}
      xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'] }]}
      yAxis={[{ label: 'Visitors' }]}
      series={[
        {
          label: 'Counted',
          color: `url(#${gradient})`,
          data: [2140, 1980, 1760, 1690, null, null],
          stack: 'visitors',
        },
        {
          label: 'Forecast',
          color: `url(#${hatching})`,
          data: [null, null, null, null, 2210, 2650],
          stack: 'visitors',
        },
      ]}
    >
      <defs>
        <linearGradient id={gradient} x2="0" y2="1">
          <stop offset="0" stopColor="#0072B2" />
          <stop offset="1" stopColor="#56B4E9" />
        </linearGradient>
        <pattern
          id={hatching}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill="#56B4E9" />
          <rect width="4" height="8" fill="#0072B2" />
        </pattern>
      </defs>
    </BarChart>
  );
}
