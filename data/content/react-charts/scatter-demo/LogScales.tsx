import { ScatterChart } from '@mui/x-charts/ScatterChart';

const animals = [
  { id: 'Mouse', x: 0.02, y: 610 },
  { id: 'Rat', x: 0.3, y: 350 },
  { id: 'Rabbit', x: 2, y: 210 },
  { id: 'Cat', x: 4.2, y: 160 },
  { id: 'Dog', x: 18, y: 95 },
  { id: 'Sheep', x: 62, y: 76 },
  { id: 'Pig', x: 150, y: 68 },
  { id: 'Cow', x: 620, y: 52 },
  { id: 'Elephant', x: 4300, y: 29 },
];
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export default function LogScales() {
  return (
    <ScatterChart
      title="Heart rate of mammals by body mass, on two logarithmic scales"
      height={320}
      hideLegend
      grid={{ vertical: true, horizontal: true }}
      xAxis={[
        {
          label: 'Mass (kg)',
          scaleType: 'log',
          min: 0.01,
          max: 10000,
          tickInterval: [0.01, 0.1, 1, 10, 100, 1000, 10000],
          valueFormatter: (mass: number) => format.format(mass),
        },
      ]}
      yAxis={[
        {
          label: 'Heart rate (1/min)',
          scaleType: 'log',
          min: 20,
          max: 1000,
          tickInterval: [20, 50, 100, 200, 500, 1000],
          valueFormatter: (rate: number) => format.format(rate),
          width: 60,
        },
      ]}
      series={[
        {
          label: 'Animal',
          data: animals,
          markerSize: 6,
          valueFormatter: (animal) =>
            animal && `${animal.id}: ${animal.y} per minute at ${format.format(animal.x)} kg`,
        },
      ]}
    />
  );
}
