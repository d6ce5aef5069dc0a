import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

function StackWithTotal() {
  const [axis] = useAxesTooltip() ?? [];
  if (!axis) {
    return null;
  }
  const total = axis.seriesItems.reduce((sum, { value }) => sum + Number(value ?? 0), 0);

  return (
    <Paper variant="outlined" sx={{ p: 1.5, minWidth: 180 }}>
      <Typography variant="subtitle2" component="p">
        {axis.axisFormattedValue}
      </Typography>
      {axis.seriesItems.toReversed().map((item) => (
        <Box key={item.seriesId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ChartsLabelMark type={item.markType} color={item.color} />
          <Typography variant="body2">{item.formattedLabel}</Typography>
          <Typography variant="body2" sx={{ marginInlineStart: 'auto' }}>
            {item.formattedValue}
          </Typography>
        </Box>
      ))}
      <Typography variant="subtitle2" component="p" sx={{ textAlign: 'end', mt: 0.5 }}>
        Total: {total} t
      </Typography>
    </Paper>
  );
}

function StackTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <StackWithTotal />
    </ChartsTooltipContainer>
  );
}

const tons = (value: number | null) => `${value ?? 0} t`;

export default function AxisTotal() {
  return (
    <BarChart
      title="Waste collected per quarter, in tons"
      height={280}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ label: 'Tons' }]}
      series={[
        { label: 'Residual', data: [412, 398, 405, 431], stack: 'waste', valueFormatter: tons },
        { label: 'Paper', data: [168, 159, 151, 187], stack: 'waste', valueFormatter: tons },
        { label: 'Organic', data: [121, 214, 236, 158], stack: 'waste', valueFormatter: tons },
      ]}
      slots={{ tooltip: StackTooltip }}
    />
  );
}
