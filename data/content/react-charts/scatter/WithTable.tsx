import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const courses = [
  { name: 'Algebra', hours: 62, grade: 71 },
  { name: 'Biology', hours: 48, grade: 78 },
  { name: 'Drawing', hours: 25, grade: 88 },
  { name: 'French', hours: 54, grade: 74 },
  { name: 'History', hours: 31, grade: 82 },
  { name: 'Physics', hours: 70, grade: 66 },
];

export default function WithTable() {
  return (
    <div>
      <ScatterChart
        title="Grade by hours of homework"
        desc="Six courses. The more homework a course needs, the lower is its average grade: from 88 for Drawing with 25 hours to 66 for Physics with 70 hours."
        height={280}
        hideLegend
        dataset={courses}
        xAxis={[{ label: 'Homework per term (h)', min: 20 }]}
        yAxis={[{ label: 'Average grade' }]}
        series={[{ datasetKeys: { id: 'name', x: 'hours', y: 'grade' } }]}
      />
      <details>
        <summary>Data of the chart as a table</summary>
        <Table size="small" aria-label="Grade by hours of homework">
          <TableHead>
            <TableRow>
              <TableCell>Course</TableCell>
              <TableCell align="right">Homework (h)</TableCell>
              <TableCell align="right">Average grade</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {courses.map(({ name, hours, grade }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{hours}</TableCell>
                <TableCell align="right">{grade}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </div>
  );
}
