import { BarChart } from '@mui/x-charts/BarChart';

const airports: Record<string, string> = {
  AMS: 'Amsterdam Schiphol',
  CDG: 'Paris Charles de Gaulle',
  FRA: 'Frankfurt am Main',
  LHR: 'London Heathrow',
  MAD: 'Madrid Barajas',
};

export default function AirportNames() {
  return (
    <BarChart
      title="Average delay of departures per airport, in minutes"
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: Object.keys(airports),
          valueFormatter: (code: string, { location }) =>
            location === 'tooltip' ? `${airports[code]} (${code})` : code,
        },
      ]}
      yAxis={[{ label: 'Minutes' }]}
      series={[
        {
          label: (location) => (location === 'tooltip' ? 'Delay' : 'Average delay of departures'),
          data: [17, 21, 19, 23, 14],
          valueFormatter: (minutes) => `${minutes} min`,
        },
      ]}
    />
  );
}
