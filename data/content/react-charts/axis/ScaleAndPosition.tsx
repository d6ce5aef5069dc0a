import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const scaleTypes = ['linear', 'sqrt', 'log', 'pow', 'point', 'band'] as const;
const positions = ['bottom', 'top', 'none'] as const;

const dilutions = [1, 5, 10, 50, 100, 500, 1_000];
const absorbance = [2.41, 2.18, 1.96, 1.12, 0.74, 0.21, 0.12];

const isDecade = (value: number) => Number.isInteger(Math.log10(value));

export default function ScaleAndPosition() {
  const [scaleType, setScaleType] = useState<(typeof scaleTypes)[number]>('log');
  const [position, setPosition] = useState<(typeof positions)[number]>('bottom');
  const [isDataOnly, setIsDataOnly] = useState(false);

  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 1 }}>
        <TextField
          select
          size="small"
          label="scaleType"
          sx={{ width: 110 }}
          value={scaleType}
          onChange={({ target }) => setScaleType(target.value as typeof scaleType)}
        >
          {scaleTypes.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="position"
          sx={{ width: 110 }}
          value={position}
          onChange={({ target }) => setPosition(target.value as typeof position)}
        >
          {positions.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Ticks at the data"
          control={
            <Switch checked={isDataOnly} onChange={(_, checked) => setIsDataOnly(checked)} />
          }
        />
      </Box>
      <LineChart
        title="Absorbance of a sample by dilution"
        height={300}
        hideLegend
        skipAnimation
        xAxis={[
          {
            scaleType,
            position,
            data: dilutions,
            label: 'Dilution (1 in n)',
            tickInterval: isDataOnly ? dilutions : 'auto',
            tickLabelInterval: scaleType === 'log' && !isDataOnly ? isDecade : 'auto',
          },
        ]}
        yAxis={[{ label: 'Absorbance', min: 0, max: 3 }]}
        series={[{ label: 'Absorbance', data: absorbance, curve: 'linear' }]}
      />
    </div>
  );
}
