import { BarChart } from '@mui/x-charts/BarChart';

const warehouses: Record<string, string> = {
  CTR: 'Central warehouse',
  EST: 'East warehouse',
  NTH: 'North warehouse',
  STH: 'South warehouse',
  WST: 'West warehouse',
};

export default function CodeAndName() {
  return (
    <BarChart
      title="Average time from order to shipment per warehouse, in hours"
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: Object.keys(warehouses),
          valueFormatter: (code: string, { location }) =>
            location === 'tooltip' ? `${warehouses[code]} (${code})` : code,
        },
      ]}
      yAxis={[{ label: 'Hours' }]}
      series={[
        {
          label: (location) => (location === 'tooltip' ? 'Time' : 'Time from order to shipment'),
          data: [17, 21, 19, 23, 14],
          valueFormatter: (hours) => `${hours} h`,
        },
      ]}
    />
  );
}
