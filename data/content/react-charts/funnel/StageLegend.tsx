import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const stages = [
  { short: 'Applied', long: 'Applications received', value: 312 },
  { short: 'Screened', long: 'Passed the résumé screening', value: 204 },
  { short: 'Interviewed', long: 'Invited to an interview', value: 118 },
  { short: 'Hired', long: 'Accepted an offer', value: 64 },
];

export default function StageLegend() {
  const [hideLegend, setHideLegend] = useState(false);

  return (
    <div>
      <FormControlLabel
        label="hideLegend"
        control={<Switch checked={hideLegend} onChange={(_, checked) => setHideLegend(checked)} />}
      />
      <FunnelChart
        title="Applicants per stage, nurses, 2024"
        height={280}
        hideLegend={hideLegend}
        series={[
          {
            data: stages.map(({ short, long, value }) => ({
              value,
              label: (location) => (location === 'legend' ? short : long),
              labelMarkType: 'circle',
            })),
            variant: 'outlined',
          },
        ]}
      />
    </div>
  );
}
