import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const goals = [
  { id: 'steps', name: 'Steps', value: 7_850, goal: 10_000, color: '#0072b2' },
  { id: 'active', name: 'Active minutes', value: 52, goal: 45, color: '#e69f00' },
  { id: 'hours', name: 'Hours of sleep', value: 6.5, goal: 8, color: '#cc79a7' },
];

export default function ActivityRings() {
  const prefix = useId();

  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', alignItems: 'center', height: 240 }}
    >
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {goals.map(({ id, value, goal, color }, index) => (
          <Gauge
            key={id}
            aria-labelledby={`${prefix}-${id}`}
            aria-valuetext={`${value} of ${goal}`}
            height={240}
            value={Math.min(value, goal)}
            valueMax={goal}
            outerRadius={`${100 - 22 * index}%`}
            innerRadius={`${82 - 22 * index}%`}
            cornerRadius="50%"
            text=""
            sx={{ [`& .${gaugeClasses.valueArc}`]: { fill: color } }}
          />
        ))}
      </Box>
      <div>
        {goals.map(({ id, name, value, goal, color }) => (
          <Box
            key={id}
            sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1.5, my: 1 }}
          >
            <Typography id={`${prefix}-${id}`} variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography>
              {value.toLocaleString('en')} / {goal.toLocaleString('en')}
            </Typography>
          </Box>
        ))}
      </div>
    </Box>
  );
}
