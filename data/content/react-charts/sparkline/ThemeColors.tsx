import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const charging = [0, 3, 11, 19, 24, 22, 16, 9, 4, 12, 21, 27];
const waiting = [0, 0, 1, 4, 7, 5, 2, 0, 0, 1, 5, 9];

export default function ThemeColors() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
      <div>
        <Typography variant="subtitle2" component="h3">
          Cars that charge
        </Typography>
        <SparkLineChart
          title="Cars that charge, per hour"
          height={90}
          data={charging}
          color={palette.success.main}
        />
      </div>
      <div>
        <Typography variant="subtitle2" component="h3">
          Cars that wait
        </Typography>
        <SparkLineChart
          title="Cars that wait, per hour"
          height={90}
          data={waiting}
          color={palette.error.main}
        />
      </div>
    </Box>
  );
}
