import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsAxisData, LineItemIdentifier } from '@mui/x-charts/models';

type Click = { handler: string; item: LineItemIdentifier };

export default function ClickInspector() {
  const [click, setClick] = useState<Click | null>(null);
  const [axis, setAxis] = useState<ChartsAxisData | null>(null);

  return (
    <div>
      <LineChart
        title="Support requests per day, received and open"
        height={280}
        colors={['#0072B2', '#D55E00']}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[
          { id: 'received', label: 'Received', data: [96, 88, 121, 104, 73] },
          { id: 'open', label: 'Open', data: [31, 28, 47, 52, 26], area: true },
        ]}
        onMarkClick={(_, item) => setClick({ handler: 'onMarkClick', item })}
        onLineClick={(_, item) => setClick({ handler: 'onLineClick', item })}
        onAreaClick={(_, item) => setClick({ handler: 'onAreaClick', item })}
        onAxisClick={(_, data) => setAxis(data)}
      />
      <Box
        role="status"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, height: 190 }}
      >
        <Report title={click ? click.handler : 'Mark, line or area'} data={click?.item ?? null} />
        <Report title="onAxisClick" data={axis} />
      </Box>
    </div>
  );
}

function Report({ title, data }: { title: string; data: object | null }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Box component="pre" sx={{ m: 0, fontSize: 12, lineHeight: 1.5, whiteSpace: 'pre-wrap' }}>
        {data ? JSON.stringify(data, null, 2) : 'Click in the chart.'}
      </Box>
    </Box>
  );
}
