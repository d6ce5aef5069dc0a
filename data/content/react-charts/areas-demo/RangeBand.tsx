import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const lows = [9, 11, 12, 10, 8, 9, 12];
const highs = [17, 20, 23, 19, 15, 18, 22];

export default function RangeBand() {
  return (
    <LineChart
      title="Lowest and highest temperature per day, in degrees Celsius"
      height={280}
      hideLegend
      colors={['#0072B2']}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: 'Temperature (°C)', min: 0, max: 30 }]}
      series={[
        { id: 'low', data: lows, stack: 'range', showMark: false, valueFormatter: () => null },
        {
          id: 'range',
          label: 'Range',
          color: '#D55E00',
          data: highs.map((high, index) => high - (lows[index] ?? 0)),
          stack: 'range',
          area: true,
          showMark: false,
          valueFormatter: (_, { dataIndex }) => `${lows[dataIndex]} to ${highs[dataIndex]} °C`,
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { fill: '#7F7F7F', fillOpacity: 0.3 } }}
    />
  );
}
