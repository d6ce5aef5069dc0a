import { useState } from 'react';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trees = [
  { x: 12, y: 4.1 },
  { x: 19, y: 6.8 },
  { x: 26, y: 8.2 },
  { x: 33, y: 11.5 },
  { x: 47, y: 13.9 },
  { x: 58, y: 17.2 },
  { x: 74, y: 18.6 },
  { x: 91, y: 22.4 },
];
const dashed = { strokeDasharray: '4 4' };

export default function SnappingLine() {
  const [index, setIndex] = useState<number | null>(null);
  const tree = index === null ? undefined : trees[index];

  return (
    <ScatterChart
      title="Height of trees by age"
      height={300}
      hideLegend
      xAxis={[{ label: 'Age (years)', min: 0 }]}
      yAxis={[{ label: 'Height (m)', min: 0 }]}
      series={[{ label: 'Tree', data: trees, highlightScope: { highlight: 'item' } }]}
      onHighlightChange={(item) => setIndex(item?.dataIndex ?? null)}
    >
      {tree && (
        <ChartsReferenceLine
          x={tree.x}
          lineStyle={dashed}
          label={`${tree.x} years`}
          labelStyle={{ direction: 'ltr' }}
        />
      )}
      {tree && <ChartsReferenceLine y={tree.y} lineStyle={dashed} label={`${tree.y} m`} />}
    </ScatterChart>
  );
}
