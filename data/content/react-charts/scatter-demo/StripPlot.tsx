import { ScatterChart } from '@mui/x-charts/ScatterChart';

const waits = {
  Clinic: [4, 7, 9, 11, 12, 12, 15, 18, 21, 26],
  Bank: [1, 2, 2, 3, 4, 4, 5, 6, 8, 13],
  'Town hall': [9, 14, 17, 18, 22, 24, 25, 29, 34, 41],
};
const places = Object.keys(waits);

/** Moves equal values apart, across the axis that has no scale. */
const shift = (index: number) => 0.08 * (((index * 3) % 5) - 2);

export default function StripPlot() {
  return (
    <ScatterChart
      title="Time that customers wait, in three places"
      height={280}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Wait (min)', min: 0 }]}
      yAxis={[
        {
          min: -0.5,
          max: places.length - 0.5,
          tickInterval: places.map((_, index) => index),
          valueFormatter: (index: number) => places[index] ?? '',
          disableLine: true,
          disableTicks: true,
          width: 76,
        },
      ]}
      series={Object.entries(waits).map(([place, minutes], row) => ({
        label: place,
        data: minutes.map((x, index) => ({ x, y: row + shift(index) })),
        valueFormatter: (value) => value && `${value.x} min`,
      }))}
    />
  );
}
