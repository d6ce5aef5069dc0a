import { ScatterChart } from '@mui/x-charts/ScatterChart';

const DAY = 24 * 60 * 60 * 1000;

const alarms = [
  '2025-03-03T02:10',
  '2025-03-03T14:25',
  '2025-03-04T02:40',
  '2025-03-06T01:55',
  '2025-03-06T09:15',
  '2025-03-07T02:30',
  '2025-03-10T17:50',
  '2025-03-11T02:05',
  '2025-03-12T03:10',
  '2025-03-14T02:20',
  '2025-03-14T11:35',
  '2025-03-17T02:45',
  '2025-03-19T20:05',
  '2025-03-20T02:15',
].map((text) => new Date(text));

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export default function TimeOfDay() {
  return (
    <ScatterChart
      title="Alarms of a server in March, by date and time of day"
      height={300}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'time',
          min: new Date(2025, 2, 2),
          max: new Date(2025, 2, 21),
          tickMinStep: DAY,
          valueFormatter: (date: Date) => day.format(date),
        },
      ]}
      yAxis={[
        {
          label: 'Time of day',
          min: 0,
          max: 24,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
          reverse: true,
          width: 60,
        },
      ]}
      series={[
        {
          label: 'Alarm',
          data: alarms.map((date) => ({
            x: new Date(date).setHours(0, 0, 0, 0),
            y: date.getHours() + date.getMinutes() / 60,
          })),
          valueFormatter: (_, { dataIndex }) => minute.format(alarms[dataIndex]),
        },
      ]}
    />
  );
}
