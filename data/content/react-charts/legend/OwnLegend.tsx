import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLegend } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const stations = [
  { id: 'harbor', label: 'Harbor', data: [31, 28, 26, 22, 19, 18] },
  { id: 'center', label: 'City center', data: [42, 39, 37, 31, 27, 24] },
  { id: 'airport', label: 'Airport', data: [36, 37, 33, 32, 30, 29] },
];

function LegendWithLatest() {
  const { items } = useLegend();

  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, mb: 1, p: 0 }}>
      {items.map(({ id, label, color }) => (
        <Box
          component="li"
          key={id}
          sx={{ listStyle: 'none', borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1 }}
        >
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {stations.find((station) => station.id === id)?.data.at(-1)} µg/m³
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function OwnLegend() {
  return (
    <LineChart
      title="Nitrogen dioxide per year, in micrograms per cubic meter"
      height={240}
      xAxis={[{ scaleType: 'point', data: ['2019', '2020', '2021', '2022', '2023', '2024'] }]}
      series={stations.map((station) => ({ ...station, showMark: false }))}
      slots={{ legend: LegendWithLatest }}
    />
  );
}
