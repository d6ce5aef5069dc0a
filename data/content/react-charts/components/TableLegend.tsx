import { styled } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.5, 1),
    textAlign: 'end',
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& th:first-of-type': { textAlign: 'start' },
}));

function TableOfSeries() {
  const series = useBarSeries();
  const { data: quarters = [] } = useXAxis();

  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Passengers (thousands)</th>
          {quarters.map((quarter) => (
            <th key={quarter} scope="col">
              {quarter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ id, label, color, data }) => (
          <tr key={id}>
            <th scope="row">
              <span aria-hidden style={{ color }}>
                ■{' '}
              </span>
              {typeof label === 'function' ? label('legend') : label}
            </th>
            {data.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export default function TableLegend() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ id: 'quarter', scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { type: 'bar', label: 'Ferry', data: [41, 68, 97, 52] },
        { type: 'bar', label: 'Tram', data: [188, 176, 160, 191] },
      ]}
    >
      <ChartsSurface title="Passengers per quarter, in thousands">
        <BarPlot />
        <ChartsXAxis axisId="quarter" />
        <ChartsYAxis />
      </ChartsSurface>
      <TableOfSeries />
      <ChartsTooltip trigger="item" />
    </ChartDataProvider>
  );
}
