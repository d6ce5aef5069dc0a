import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const wells = [
  { id: 1, depth: 12, temperature: 10.2, salinity: 0.3 },
  { id: 2, depth: 18, temperature: 10.6, salinity: 0.4 },
  { id: 3, depth: 25, temperature: 10.5, salinity: 0.8 },
  { id: 4, depth: 31, temperature: 11.3, salinity: 0.6 },
  { id: 5, depth: 40, temperature: 11.1, salinity: 1.4 },
  { id: 6, depth: 46, temperature: 11.9, salinity: 1.1 },
  { id: 7, depth: 55, temperature: 12.0, salinity: 2.2 },
  { id: 8, depth: 63, temperature: 12.8, salinity: 1.9 },
  { id: 9, depth: 70, temperature: 12.6, salinity: 3.1 },
  { id: 10, depth: 78, temperature: 13.5, salinity: 3.4 },
  { id: 11, depth: 86, temperature: 13.3, salinity: 4.3 },
  { id: 12, depth: 94, temperature: 14.1, salinity: 4.8 },
];

export default function ContinuousValues() {
  return (
    <ScatterChart
      title="Depth, temperature and salinity of twelve wells; darker points are saltier"
      height={320}
      xAxis={[{ label: 'Depth (m)', min: 0, max: 100 }]}
      yAxis={[{ label: 'Temperature (°C)', min: 9, max: 15 }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 0, max: 5, color: ['#9ECAE1', '#08306B'] } }]}
      series={[
        {
          label: 'Wells',
          markerSize: 7,
          data: wells.map(({ id, depth, temperature, salinity }) => ({
            id,
            x: depth,
            y: temperature,
            z: salinity,
          })),
          valueFormatter: (well) => well && `${well.x} m, ${well.y} °C, ${well.z} g/l`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'z',
          minLabel: 'Salinity 0 g/l',
          maxLabel: '5 g/l',
          labelPosition: 'extremes',
          sx: { width: 260 },
        },
      }}
    />
  );
}
