import { useState } from 'react';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  bluePalette,
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  cyanPalette,
  greenPalette,
  mangoFusionPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  rainbowSurgePalette,
  redPalette,
  strawberrySkyPalette,
  yellowPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
  cyanPalette,
  greenPalette,
  orangePalette,
  pinkPalette,
  purplePalette,
  redPalette,
  yellowPalette,
};
type Name = keyof typeof palettes;

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const visitors = [
  [31, 35, 42, 33],
  [27, 30, 36, 29],
  [24, 28, 33, 25],
  [22, 24, 29, 24],
  [19, 22, 27, 20],
  [17, 19, 22, 18],
  [14, 17, 19, 15],
  [12, 13, 17, 12],
  [9, 11, 13, 10],
  [7, 9, 11, 8],
];

export default function PaletteBrowser() {
  const [name, setName] = useState<Name>('rainbowSurgePalette');
  const { length } = palettes[name]('light');

  return (
    <div>
      <TextField
        select
        label="Palette"
        size="small"
        margin="dense"
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
        helperText={`${length} colors`}
        slotProps={{ select: { native: true } }}
      >
        {Object.keys(palettes).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <BarChart
        title={`Visitors per quarter in ${length} halls of a museum, in thousands`}
        height={300}
        hideLegend
        colors={palettes[name]}
        xAxis={[{ data: quarters, categoryGapRatio: 0.15 }]}
        yAxis={[{ label: 'Visitors (thousand)', max: 250 }]}
        series={visitors
          .slice(0, length)
          .map((data, index) => ({ data, label: `Hall ${index + 1}`, stack: 'halls' }))}
      />
    </div>
  );
}
