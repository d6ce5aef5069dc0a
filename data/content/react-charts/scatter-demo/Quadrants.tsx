import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useScatterSeries } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const tasks = [
  { id: 'Search', x: 7, y: 8.4 },
  { id: 'Invoices', x: 3.2, y: 7.9 },
  { id: 'Dark mode', x: 2.2, y: 3.1 },
  { id: 'Import', x: 8.3, y: 7.1 },
  { id: 'Badges', x: 6.4, y: 2.2 },
  { id: 'Shortcuts', x: 1.8, y: 6.1 },
];

function NamedMarker({ seriesId, dataIndex, x, y, size, color }: ScatterMarkerProps) {
  const task = useScatterSeries(seriesId)?.data[dataIndex];

  return (
    <g transform={`translate(${x}, ${y})`}>
      <circle r={size} fill={color} />
      <text y={-size - 5} textAnchor="middle" fontSize={12} fill="currentColor">
        {task?.id}
      </text>
    </g>
  );
}

export default function Quadrants() {
  return (
    <ScatterChart
      title="Tasks by effort and value"
      height={340}
      hideLegend
      xAxis={[{ label: 'Effort (days)', min: 0, max: 10 }]}
      yAxis={[{ label: 'Value (1–10)', min: 0, max: 10 }]}
      series={[
        {
          label: 'Task',
          data: tasks,
          markerSize: 6,
          valueFormatter: (task) => task && `${task.id}: value ${task.y} in ${task.x} days`,
        },
      ]}
      slots={{ marker: NamedMarker }}
    >
      <ChartsReferenceLine x={5} lineStyle={{ strokeDasharray: '4 4' }} />
      <ChartsReferenceLine
        y={5}
        label="High value"
        labelAlign="end"
        labelStyle={{ direction: 'ltr', fontSize: 12 }}
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </ScatterChart>
  );
}
