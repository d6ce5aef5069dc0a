import { ScatterChart } from '@mui/x-charts/ScatterChart';

const animals = [
  { id: 'Mouse', x: 0.02, y: 600 },
  { id: 'Rat', x: 0.3, y: 380 },
  { id: 'Rabbit', x: 2, y: 205 },
  { id: 'Cat', x: 4, y: 150 },
  { id: 'Dog', x: 20, y: 95 },
  { id: 'Human', x: 70, y: 70 },
  { id: 'Horse', x: 450, y: 38 },
  { id: 'Elephant', x: 4_500, y: 30 },
];

export default function ScaleTickFormat() {
  return (
    <ScatterChart
      title="Resting heart rate by body mass"
      height={300}
      hideLegend
      grid={{ vertical: true, horizontal: true }}
      xAxis={[
        {
          scaleType: 'log',
          label: 'Body mass (kg)',
          tickLabelInterval: (mass: number) => Number.isInteger(Math.log10(mass)),
          valueFormatter: (mass: number, context) =>
            context.location === 'tick'
              ? context.scale.tickFormat(5, '~g')(mass)
              : `${mass.toLocaleString('en')} kg`,
        },
      ]}
      yAxis={[{ scaleType: 'log', label: 'Beats per minute', min: 10, max: 1_000 }]}
      series={[
        {
          label: 'Heart rate',
          data: animals,
          markerSize: 6,
          valueFormatter: (animal) =>
            animal && `${animal.id}: ${animal.x} kg, ${animal.y} beats per minute`,
        },
      ]}
    />
  );
}
