import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const largeText = { [`& .${gaugeClasses.valueText}`]: { fontSize: 28 } };

export default function FullAndHalf() {
  const storage = useId();
  const load = useId();

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', textAlign: 'center' }}>
      <Typography id={storage}>Storage used</Typography>
      <Typography id={load}>Processor load</Typography>
      <Gauge
        aria-labelledby={storage}
        aria-valuetext="62 percent"
        height={180}
        value={62}
        text="62%"
        sx={largeText}
      />
      <Gauge
        aria-labelledby={load}
        aria-valuetext="38 percent"
        height={180}
        margin={{ bottom: 24 }}
        value={38}
        text="38%"
        startAngle={-90}
        endAngle={90}
        sx={largeText}
      />
    </Box>
  );
}
