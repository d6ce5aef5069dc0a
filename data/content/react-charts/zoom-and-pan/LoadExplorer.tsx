import Typography from '@mui/material/Typography';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { makeLoad } from '#data/content/shared/gridLoad.ts';

const hours = makeLoad(14);

export default function LoadExplorer() {
  return (
    <div>
      <Typography variant="h6" component="p">
        Power demand and wind power
      </Typography>
      <LineChartPro
        title="Power demand and wind power per hour, in gigawatts"
        height={300}
        dataset={hours}
        xAxis={[
          {
            id: 'time',
            dataKey: 'time',
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: formatTime,
            zoom: { minSpan: 5, slider: { enabled: true } },
          },
        ]}
        yAxis={[{ label: 'Power (GW)', min: 0 }]}
        series={[
          { dataKey: 'load', label: 'Demand', showMark: false },
          { dataKey: 'wind', label: 'Wind', showMark: false },
        ]}
        initialZoom={[{ axisId: 'time', start: 30, end: 70 }]}
      />
    </div>
  );
}

function formatTime(time: Date, { location }: { location: string }) {
  return location === 'tick' && time.getHours() > 0
    ? time.toLocaleTimeString('en', { hour: 'numeric' })
    : time.toLocaleString('en', {
        month: 'short',
        day: 'numeric',
        hour: location === 'tick' ? undefined : 'numeric',
      });
}
