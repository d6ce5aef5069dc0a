import { PiecewiseColorLegend, piecewiseColorLegendClasses } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const names = ['Good', 'Moderate', 'Poor'];

export default function PiecewiseLabels() {
  return (
    <ScatterChart
      title="Fine dust by hour, in micrograms per cubic meter"
      height={260}
      xAxis={[{ label: 'Hour', min: 0, max: 24 }]}
      yAxis={[
        {
          label: 'PM2.5, µg/m³',
          colorMap: {
            type: 'piecewise',
            thresholds: [10, 20],
            colors: ['#3a9d8f', '#e0b040', '#b8336a'],
          },
        },
      ]}
      series={[
        {
          label: 'PM2.5',
          markerSize: 6,
          data: [6, 5, 7, 16, 24, 19, 13, 11, 12, 18, 27, 22, 14, 9].map((y, index) => ({
            id: index,
            x: 1 + index * 1.7,
            y,
          })),
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'end',
          markType: 'circle',
          labelFormatter: ({ index, formattedMin, formattedMax }) =>
            `${names[index]} (${formattedMax ? `up to ${formattedMax}` : `over ${formattedMin}`})`,
          sx: {
            gap: 2,
            flexWrap: 'wrap',
            justifyContent: 'center',
            width: 'auto',
            [`.${piecewiseColorLegendClasses.mark}`]: { alignSelf: 'center' },
          },
        },
      }}
    />
  );
}
