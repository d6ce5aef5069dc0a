import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function WiderHitArea() {
  const [selected, setSelected] = useState('none');

  return (
    <div>
      <Typography role="status" variant="body2">
        Selected line: {selected}
      </Typography>
      <LineChart
        title="Cost of one kilowatt-hour of storage by technology, in euros"
        height={280}
        xAxis={[{ data: years, valueFormatter: String, tickMinStep: 1 }]}
        yAxis={[{ label: 'Cost (€/kWh)', min: 0 }]}
        series={[
          {
            id: 'lithium',
            label: 'Lithium',
            color: '#0072B2',
            data: [310, 281, 262, 255, 212, 184],
            showMark: false,
            highlightScope,
          },
          {
            id: 'flow',
            label: 'Flow',
            color: '#D55E00',
            data: [520, 497, 470, 455, 431, 402],
            showMark: false,
            highlightScope,
          },
        ]}
        slots={{ line: WideLine }}
        onLineClick={(_, { seriesId }) => setSelected(String(seriesId))}
      />
    </div>
  );
}

/** The visible line ignores the pointer; an invisible one of 24 px receives it. */
function WideLine(props: AnimatedLineProps) {
  const { ownerState, skipAnimation, className, ...line } = props;

  return (
    <>
      <AnimatedLine {...props} pointerEvents="none" />
      <path {...line} fill="none" stroke="transparent" strokeWidth={24} />
    </>
  );
}
