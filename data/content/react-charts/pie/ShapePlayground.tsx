import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const controls = [
  { name: 'innerRadius', min: 0, max: 100, step: 5, unit: '%' },
  { name: 'outerRadius', min: 0, max: 100, step: 5, unit: '%' },
  { name: 'paddingAngle', min: 0, max: 20, step: 1, unit: '°' },
  { name: 'cornerRadius', min: 0, max: 30, step: 1, unit: ' px' },
  { name: 'startAngle', min: -180, max: 180, step: 15, unit: '°' },
  { name: 'endAngle', min: 0, max: 360, step: 15, unit: '°' },
] as const;

export default function ShapePlayground() {
  const prefix = useId();
  const [shape, setShape] = useState({
    innerRadius: 40,
    outerRadius: 100,
    paddingAngle: 3,
    cornerRadius: 6,
    startAngle: 0,
    endAngle: 360,
  });

  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
          gridAutoRows: 60,
          columnGap: 4,
          px: 1.5,
        }}
      >
        {controls.map(({ name, unit, ...range }) => (
          <div key={name}>
            <Typography id={`${prefix}-${name}`} variant="body2" noWrap>
              {name}: {shape[name]}
              {unit}
            </Typography>
            <Slider
              aria-labelledby={`${prefix}-${name}`}
              size="small"
              {...range}
              value={shape[name]}
              onChange={(_, value) => setShape({ ...shape, [name]: value })}
            />
          </div>
        ))}
      </Box>
      <PieChart
        title="Trees planted by species"
        height={240}
        series={[
          {
            ...shape,
            innerRadius: `${shape.innerRadius}%`,
            outerRadius: `${shape.outerRadius}%`,
            data: [
              { id: 'oak', label: 'Oak', value: 540 },
              { id: 'beech', label: 'Beech', value: 420 },
              { id: 'maple', label: 'Maple', value: 280 },
              { id: 'linden', label: 'Linden', value: 190 },
            ],
          },
        ]}
      />
    </div>
  );
}
