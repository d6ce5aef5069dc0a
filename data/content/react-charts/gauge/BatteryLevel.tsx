import { useId } from 'react';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function BatteryLevel() {
  const label = useId();

  return (
    <div>
      <Typography id={label} align="center">
        Battery of the e-bike
      </Typography>
      <Gauge
        aria-labelledby={label}
        aria-valuetext="60 percent, 48 kilometers left"
        height={200}
        value={60}
        startAngle={-100}
        endAngle={100}
        text={'60%\n48 km left'}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 18 } }}
      />
    </div>
  );
}
