import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SimpleBars() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        Cargo bikes deliver more than vans on Fridays
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Parcels delivered in the old town per weekday
      </Typography>
      <BarChart
        title="Parcels delivered in the old town per weekday, by van and by cargo bike"
        height={300}
        borderRadius={4}
        grid={{ horizontal: true }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
        yAxis={[{ label: 'Parcels' }]}
        series={[
          { label: 'Van', color: '#0072B2', data: [412, 386, 371, 398, 340, 215] },
          { label: 'Cargo bike', color: '#D55E00', data: [248, 262, 290, 317, 366, 190] },
        ]}
      />
    </div>
  );
}
