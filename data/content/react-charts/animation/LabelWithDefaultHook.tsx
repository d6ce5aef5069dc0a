import { useState } from 'react';
import Button from '@mui/material/Button';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useAnimateBarLabel } from '@mui/x-charts/hooks';

const weeks = [
  [31, 44, 52, 38],
  [47, 29, 36, 55],
];

export default function LabelWithDefaultHook() {
  const [week, setWeek] = useState(0);
  const [round, setRound] = useState(0);

  return (
    <div>
      <Button onClick={() => setRound(round + 1)}>Replay</Button>
      <Button onClick={() => setWeek(1 - week)}>Other week</Button>
      <BarChart
        key={round}
        title={`Power of four charging stations in week ${week + 1}, in kilowatts`}
        height={280}
        hideLegend
        colors={['#0072B2']}
        xAxis={[{ data: ['North', 'Market', 'Station', 'Harbor'] }]}
        yAxis={[{ label: 'Power (kW)', min: 0, max: 60 }]}
        series={[{ id: 'power', label: 'Power', data: weeks[week] }]}
        barLabel="value"
        slots={{ barLabel: PowerLabel }}
      />
    </div>
  );
}

function PowerLabel(props: BarLabelProps) {
  const { ref, x, y } = useAnimateBarLabel(props);

  return (
    <text
      ref={ref}
      x={x}
      y={y}
      className={props.className}
      fill="#fff"
      textAnchor="middle"
      dominantBaseline="central"
      pointerEvents="none"
    >
      <tspan fontSize={18} fontWeight={600}>
        {props.children}
      </tspan>
      {props.width > 60 && <tspan fontSize={12}> kW</tspan>}
    </text>
  );
}
