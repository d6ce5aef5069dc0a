import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const teams = ['Web', 'Mobile', 'Data', 'Support'];
const sprints = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];
const load = [
  [82, 95, 101, 88, 76, 93],
  [64, 71, 90, 112, 105, 97],
  [55, 60, 58, 73, 81, 79],
  [98, 104, 92, 89, 110, 118],
];

export default function HighlightScopes() {
  const [fades, setFades] = useState(true);

  return (
    <div>
      <FormControlLabel
        label="Fade the other cells"
        control={<Switch checked={fades} onChange={(_, checked) => setFades(checked)} />}
      />
      <Heatmap
        height={240}
        xAxis={[{ data: sprints }]}
        yAxis={[{ data: teams, width: 64 }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 50, max: 120, color: ['#c7e9c0', '#00441b'] } },
        ]}
        series={[
          {
            label: 'Workload',
            data: load.flatMap((row, y) => row.map((value, x) => [x, y, value] as const)),
            valueFormatter: ([, , value]) => `${value} %`,
            highlightScope: { highlight: 'item', fade: fades ? 'global' : 'none' },
          },
        ]}
      >
        <title>Workload of four teams per sprint, in percent</title>
      </Heatmap>
    </div>
  );
}
