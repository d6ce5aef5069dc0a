import { useId } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Rooms', 'Food', 'Staff', 'Location', 'Price'];
const series = [
  { label: 'Seaview', data: [4.1, 3.6, 4.7, 4.9, 3.2], color: '#0072b2' },
  { label: 'Old Mill', data: [4.4, 4.6, 4.3, 3.1, 4.2], color: '#d55e00' },
];

export default function RadarTable() {
  const caption = useId();

  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0 }}>
      <Typography id={caption} variant="subtitle1" component="figcaption" align="center">
        Guest ratings of two hotels, 1 to 5 stars
      </Typography>
      <RadarChart
        title="Guest ratings of two hotels"
        height={320}
        series={series.map((hotel) => ({ ...hotel, fillArea: true }))}
        radar={{ metrics: metrics.map((name) => ({ name, min: 1, max: 5 })) }}
      />
      <details>
        <Typography component="summary" variant="body2">
          Show the data as a table
        </Typography>
        <Table size="small" aria-labelledby={caption}>
          <TableHead>
            <TableRow>
              <TableCell>Rating</TableCell>
              {series.map(({ label }) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {metrics.map((name, index) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {series.map(({ label, data }) => (
                  <TableCell key={label} align="right">
                    {data[index]}
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
