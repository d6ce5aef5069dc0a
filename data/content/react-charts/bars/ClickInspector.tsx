import { useState } from 'react';
import Box from '@mui/material/Box';
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
      <Box
        role="status"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, height: 240 }}
      >
        <Report title="onItemClick" data={item} />
        <Report title="onAxisClick" data={axis} />
      </Box>
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
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Box
        component="pre"
        sx={{
          m: 0,
          fontSize: 12,
          lineHeight: 1.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {data ? JSON.stringify(data, null, 2) : 'Click a bar or beside it.'}
      </Box>
    </Box>
  );
}
