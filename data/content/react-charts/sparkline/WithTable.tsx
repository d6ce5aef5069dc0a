import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const minutes = [38, 42, 35, 51, 29];

export default function WithTable() {
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        Waiting time this week: 29 to 51 minutes
      </Typography>
      <SparkLineChart
        title="Waiting time per day, in minutes"
        desc="It was the longest on Thursday and the shortest on Friday."
        height={80}
        data={minutes}
        xAxis={{ data: days }}
        valueFormatter={(value) => `${value} min`}
        showTooltip
        showHighlight
      />
      <details>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
          Show the data
        </Box>
        <Table size="small" aria-label="Waiting time per day">
          <TableBody>
            {days.map((day, index) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {day}
                </TableCell>
                <TableCell align="right">{minutes[index]} min</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </div>
  );
}
