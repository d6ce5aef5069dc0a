import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const power = [2.1, 1.8, 1.7, 2.4, 4.6, 5.2, 4.1, 3.9, 4.4, 6.3, 7.1, 5.8];
const kilowatts = (value: number | null) => (value === null ? '' : `${value} kW`);

export default function Interactive() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      {(['line', 'bar'] as const).map((plotType) => (
        <div key={plotType}>
          <Typography variant="subtitle2" component="h3">
            Power, as {plotType === 'line' ? 'a line' : 'bars'}
          </Typography>
          <SparkLineChart
            title="Power every two hours, in kilowatts"
            height={90}
            data={power}
            plotType={plotType}
            valueFormatter={kilowatts}
            showTooltip
            showHighlight
          />
        </div>
      ))}
    </Box>
  );
}
