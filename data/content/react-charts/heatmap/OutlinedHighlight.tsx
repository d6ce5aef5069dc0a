import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';

const from = ['Bus', 'Tram', 'Train', 'Bike'];
const to = ['Bus', 'Tram', 'Train', 'Bike'];
const transfers = [
  [0, 310, 540, 60],
  [280, 0, 620, 90],
  [510, 650, 0, 220],
  [40, 70, 240, 0],
];

export default function OutlinedHighlight() {
  return (
    <Heatmap
      height={280}
      xAxis={[{ data: to, label: 'To' }]}
      yAxis={[{ data: from, label: 'From', width: 70 }]}
      zAxis={[{ colorMap: { type: 'continuous', max: 700, color: ['#efedf5', '#54278f'] } }]}
      series={[
        {
          label: 'Transfers',
          data: transfers.flatMap((row, y) => row.map((value, x) => [x, y, value] as const)),
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      sx={{
        [`& .${heatmapClasses.cell}`]: { transition: 'opacity 150ms' },
        [`& .${heatmapClasses.highlighted}`]: { filter: 'none', stroke: '#ff9800', strokeWidth: 4 },
        [`& .${heatmapClasses.faded}`]: { filter: 'none', opacity: 0.4 },
      }}
    >
      <title>Passengers who change between means of transport, per hour</title>
    </Heatmap>
  );
}
