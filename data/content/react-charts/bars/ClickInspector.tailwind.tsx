import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier, ChartsAxisData } from '@mui/x-charts/models';

export default function ClickInspector() {
  const [item, setItem] = useState<BarItemIdentifier | null>(null);
  const [axis, setAxis] = useState<ChartsAxisData | null>(null);

  return (
    <div>
      <BarChart
        title="Concert tickets sold per day"
        height={280}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { id: 'seated', label: 'Seated', data: [64, 58, 91, 120, 176] },
          { id: 'standing', label: 'Standing', data: [32, null, 47, 85, 140] },
        ]}
        onItemClick={(_, clickedItem) => setItem(clickedItem)}
        onAxisClick={(_, clickedAxis) => setAxis(clickedAxis)}
      />
      <div role="status" className="grid h-60 grid-cols-2 gap-4">
        <Report title="onItemClick" data={item} />
        <Report title="onAxisClick" data={axis} />
      </div>
    </div>
  );
}

function Report({
  title,
  data,
}: {
  title: string;
  data: BarItemIdentifier | ChartsAxisData | null;
}) {
  return (
    <div className="min-w-0">
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <pre className="m-0 text-xs leading-normal wrap-anywhere whitespace-pre-wrap">
        {data ? JSON.stringify(data, null, 2) : 'Click a bar or beside it.'}
      </pre>
    </div>
  );
}
