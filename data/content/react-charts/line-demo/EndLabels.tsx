import { useLineSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2000, 2004, 2008, 2012, 2016, 2020, 2024];

export default function EndLabels() {
  return (
    <LineChart
      title="Share of adults who use each way to read the news, in percent"
      height={300}
      hideLegend
      margin={{ right: 90 }}
      colors={['#0072B2', '#D55E00', '#7F7F7F']}
      xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ label: 'Adults (%)', min: 0, max: 80 }]}
      series={[
        { id: 'online', label: 'Online', data: [8, 17, 31, 44, 57, 66, 71], showMark: false },
        {
          id: 'television',
          label: 'Television',
          data: [74, 73, 71, 66, 60, 56, 49],
          showMark: false,
        },
        { id: 'print', label: 'Print', data: [58, 54, 47, 38, 29, 20, 14], showMark: false },
      ]}
    >
      <LineNames />
    </LineChart>
  );
}

/** The name of each line next to its last point, instead of a legend. */
function LineNames() {
  const series = useLineSeries();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();

  return series.map(({ id, label, data }) => (
    <text
      key={id}
      x={x(years.at(-1) ?? 0) + 8}
      y={y(data.at(-1) ?? 0)}
      fill="currentColor"
      direction="ltr"
      dominantBaseline="central"
      fontSize={13}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}
