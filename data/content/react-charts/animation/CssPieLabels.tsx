import { useState } from 'react';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { PieChart, pieArcClasses, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(12px)' },
});

const data = [
  { id: 'rent', label: 'Rent', value: 38, color: '#0072B2' },
  { id: 'food', label: 'Food', value: 24, color: '#B35900' },
  { id: 'travel', label: 'Travel', value: 17, color: '#00735C' },
  { id: 'other', label: 'Other', value: 21, color: '#6B6B6B' },
];

export default function CssPieLabels() {
  const [round, setRound] = useState(0);

  return (
    <div>
      <Button onClick={() => setRound(round + 1)}>Replay</Button>
      <PieChart
        key={round}
        title="Spending of a household by purpose, in percent"
        height={280}
        series={[
          {
            data,
            arcLabel: ({ value }) => `${value}%`,
            arcLabelRadius: '65%',
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ({ value }) => `${value}%`,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 },
          // The second class is missing while animations are skipped.
          [`& .${pieArcLabelClasses.root}.${pieArcLabelClasses.animate}`]: {
            animation: `${rise} 400ms ease-out 300ms backwards`,
          },
          [`& .${pieArcClasses.root}`]: { transitionDuration: '600ms' },
        }}
      />
    </div>
  );
}
