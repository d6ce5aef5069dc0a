import { useId } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Seedlings', value: 900 },
  { label: 'Planted', value: 760 },
  { label: 'First summer', value: 540 },
  { label: 'Fifth year', value: 430 },
];

export default function FunnelTable() {
  const caption = useId();

  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0 }}>
      <Typography id={caption} variant="subtitle1" component="figcaption">
        Trees that survive in the city forest
      </Typography>
      <FunnelChart
        title="Trees that survive in the city forest"
        desc="900 seedlings, of which 430 are alive in the fifth year."
        height={260}
        hideLegend
        series={[{ data: steps, variant: 'outlined' }]}
        categoryAxis={{
          categories: steps.map(({ label }) => label),
          size: 96,
          disableLine: true,
          disableTicks: true,
        }}
      />
      <details>
        <Typography component="summary" variant="body2">
          Show the data as a table
        </Typography>
        <Table size="small" aria-labelledby={caption}>
          <TableHead>
            <TableRow>
              <TableCell>Stage</TableCell>
              <TableCell align="right">Trees</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {steps.map(({ label, value }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell align="right">{value}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
