import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const claims = [
  { label: 'Reported', value: 540 },
  { label: 'Documented', value: 470 },
  { label: 'Assessed', value: 390 },
  { label: 'Paid', value: 345 },
];

export default function ClickStage() {
  const [index, setIndex] = useState<number>();
  const stage = index === undefined ? undefined : claims[index];
  const previous = index ? claims[index - 1] : undefined;

  return (
    <div>
      <FunnelChart
        title="Insurance claims per stage"
        height={280}
        hideLegend
        series={[{ data: claims, layout: 'horizontal', variant: 'outlined' }]}
        categoryAxis={{ categories: claims.map(({ label }) => label), disableLine: true }}
        onItemClick={(_, item) => setIndex(item.dataIndex)}
      />
      <Typography role="status" variant="body2">
        {stage === undefined && 'Click a section.'}
        {stage && `${stage.label}: ${stage.value} claims.`}
        {stage && previous && ` ${previous.value - stage.value} fewer than ${previous.label}.`}
      </Typography>
    </div>
  );
}
