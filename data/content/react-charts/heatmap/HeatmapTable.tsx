import { useId } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const plants = ['Lyon', 'Porto', 'Leeds'];
const defects = [
  [4.1, 3.2, 2.9, 2.4],
  [1.8, 2.2, 5.6, 2],
  [3.5, 3.1, 3.3, 2.7],
];

export default function HeatmapTable() {
  const caption = useId();

  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0 }}>
      <Typography id={caption} variant="subtitle1" component="figcaption">
        Defects per 1,000 units
      </Typography>
      <Heatmap
        height={240}
        xAxis={[{ data: quarters }]}
        yAxis={[{ data: plants, width: 64 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 6, color: ['#fde0dd', '#7a0177'] } }]}
        series={[
          {
            label: 'Defects',
            data: defects.flatMap((row, y) => row.map((value, x) => [x, y, value] as const)),
          },
        ]}
      >
        <title>Defects per plant and quarter</title>
      </Heatmap>
      <details>
        <Typography component="summary" variant="body2">
          Show the data as a table
        </Typography>
        <Table size="small" aria-labelledby={caption}>
          <TableHead>
            <TableRow>
              <TableCell>Plant</TableCell>
              {quarters.map((quarter) => (
                <TableCell key={quarter} align="right">
                  {quarter}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {plants.map((plant, y) => (
              <TableRow key={plant}>
                <TableCell component="th" scope="row">
                  {plant}
                </TableCell>
                {quarters.map((quarter, x) => (
                  <TableCell key={quarter} align="right">
                    {defects[y]?.[x]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
