import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const hours = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
/** One row per day, one number per hour. The library is closed where there is none. */
const visits = [
  [null, null, null, null, 62, 78, 104, 118, 96, 54],
  [28, 41, 47, 44, 58, 71, 97, 109, 88, 49],
  [31, 46, 55, 52, 67, 83, 112, 121, 93, 57],
  [26, 39, 48, 43, 55, 74, 99, 107, 84, 46],
  [22, 35, 44, 51, 60, 79, 88, 76, null, null],
  [null, 64, 92, 115, 126, 117, 82, null, null, null],
];

export default function LibraryVisits() {
  return (
    <div>
      <Typography variant="subtitle1" component="p">
        Visits to the city library per hour, mean of March (darker: more)
      </Typography>
      <Heatmap
        height={300}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 130, color: ['#deebf7', '#08519c'] } },
        ]}
        series={[
          {
            label: 'Visits',
            data: visits.flatMap((row, y) =>
              row.flatMap((value, x) => (value === null ? [] : [[x, y, value] as const])),
            ),
          },
        ]}
      >
        <title>Visits to the city library per weekday and hour</title>
      </Heatmap>
    </div>
  );
}
