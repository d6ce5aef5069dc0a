import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const branches = [
  { name: 'Harbor', sales: [62, 58, 65, 71, 69, 78, 84, 88] },
  { name: 'Station', sales: [21, 23, 22, 25, 24, 27, 26, 29] },
  { name: 'Airport', sales: [44, 46, 41, 39, 42, 37, 35, 36] },
];

export default function SharedRange() {
  const [isShared, setIsShared] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Same range: 0 to 100"
        control={<Switch checked={isShared} onChange={(_, checked) => setIsShared(checked)} />}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2 }}>
        {branches.map(({ name, sales }) => (
          <div key={name}>
            <Typography variant="subtitle2" component="h3">
              {name}
            </Typography>
            <SparkLineChart
              title={`Sales of the branch ${name}, in thousand euros`}
              height={90}
              data={sales}
              yAxis={isShared ? { min: 0, max: 100 } : undefined}
            />
          </div>
        ))}
      </Box>
    </div>
  );
}
