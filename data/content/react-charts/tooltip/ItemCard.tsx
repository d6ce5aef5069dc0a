import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const turbines = [
  { name: 'Meadow 3', height: 92, output: 2.1, built: 2006 },
  { name: 'Seagull 1', height: 105, output: 3.4, built: 2011 },
  { name: 'Ridge 12', height: 119, output: 3.0, built: 2013 },
  { name: 'Ridge 17', height: 137, output: 4.2, built: 2017 },
  { name: 'Dune 5', height: 149, output: 4.8, built: 2019 },
  { name: 'Seagull 9', height: 161, output: 6.2, built: 2022 },
  { name: 'Dune 8', height: 166, output: 5.6, built: 2023 },
];

function TurbineCard() {
  const item = useItemTooltip<'scatter'>();
  const turbine = item && turbines[item.identifier.dataIndex];
  if (!turbine) {
    return null;
  }

  return (
    <Paper elevation={4} sx={{ p: 1.5, borderInlineStart: `4px solid ${item.color}` }}>
      <Typography variant="subtitle2" component="p">
        {turbine.name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {turbine.output} MW at {turbine.height} m, built in {turbine.built}
      </Typography>
    </Paper>
  );
}

function TurbineTooltip() {
  return (
    <ChartsTooltipContainer trigger="item">
      <TurbineCard />
    </ChartsTooltipContainer>
  );
}

export default function ItemCard() {
  return (
    <ScatterChart
      title="Output of wind turbines by the height of their hub"
      height={280}
      hideLegend
      xAxis={[{ label: 'Hub height, m', min: 80, max: 180 }]}
      yAxis={[{ label: 'Output, MW', min: 0, max: 8 }]}
      series={[
        {
          label: 'Turbines',
          markerSize: 7,
          data: turbines.map(({ name, height, output }) => ({ id: name, x: height, y: output })),
        },
      ]}
      slots={{ tooltip: TurbineTooltip }}
    />
  );
}
