import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

export default function FillAndMarks() {
  const [fillArea, setFillArea] = useState(true);
  const [hideMark, setHideMark] = useState(false);

  return (
    <div>
      <FormGroup row>
        <FormControlLabel
          label="fillArea"
          control={<Switch checked={fillArea} onChange={(_, checked) => setFillArea(checked)} />}
        />
        <FormControlLabel
          label="hideMark"
          control={<Switch checked={hideMark} onChange={(_, checked) => setHideMark(checked)} />}
        />
      </FormGroup>
      <RadarChart
        title="Share of employees who are satisfied, in percent, 2023 and 2025"
        height={340}
        series={[
          { label: '2023', data: [64, 71, 48, 55, 77, 59], fillArea, hideMark, color: '#d55e00' },
          { label: '2025', data: [72, 69, 66, 61, 81, 74], fillArea, hideMark, color: '#0072b2' },
        ]}
        radar={{
          max: 100,
          metrics: ['Pay', 'Tasks', 'Training', 'Workload', 'Team', 'Office'],
        }}
      />
    </div>
  );
}
