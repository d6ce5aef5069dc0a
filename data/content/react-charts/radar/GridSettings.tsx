import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

export default function GridSettings() {
  const sliderLabel = useId();
  const [divisions, setDivisions] = useState(5);
  const [isCircular, setCircular] = useState(true);
  const [hasStripes, setStripes] = useState(true);

  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          px: 1,
          minHeight: 56,
        }}
      >
        <Box sx={{ width: 130 }}>
          <Typography id={sliderLabel} variant="body2">
            divisions: {divisions}
          </Typography>
          <Slider
            aria-labelledby={sliderLabel}
            size="small"
            min={1}
            max={10}
            value={divisions}
            onChange={(_, next) => setDivisions(next)}
          />
        </Box>
        <FormControlLabel
          label="circular"
          control={<Switch checked={isCircular} onChange={(_, checked) => setCircular(checked)} />}
        />
        <FormControlLabel
          label="stripes"
          control={<Switch checked={hasStripes} onChange={(_, checked) => setStripes(checked)} />}
        />
      </Box>
      <RadarChart
        title="Mean wind speed by direction at a harbor, in meters per second"
        height={320}
        hideLegend
        divisions={divisions}
        shape={isCircular ? 'circular' : 'sharp'}
        stripeColor={hasStripes ? undefined : null}
        series={[
          {
            label: 'Wind, m/s',
            data: [3.1, 3.8, 4.2, 3.5, 4.9, 7.6, 8.2, 5.4],
            fillArea: true,
            color: '#0072b2',
          },
        ]}
        radar={{ max: 10, metrics: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] }}
      />
    </div>
  );
}
