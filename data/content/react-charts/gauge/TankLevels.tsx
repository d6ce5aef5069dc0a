import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const tanks = [
  { id: 'north', name: 'North', level: 8200, capacity: 10000 },
  { id: 'harbor', name: 'Harbor', level: 3150, capacity: 10000 },
  { id: 'depot', name: 'Depot', level: 4600, capacity: 6000 },
  { id: 'airport', name: 'Airport', level: 21400, capacity: 40000 },
];
const liters = (volume: number) => `${volume.toLocaleString('en')} L`;
const percent = (share: number) => `${Math.round(100 * share)}%`;

export default function TankLevels() {
  const title = useId();

  return (
    <figure aria-labelledby={title} style={{ margin: 0 }}>
      <Typography id={title} component="figcaption" variant="subtitle1">
        Diesel tanks
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        {tanks.map(({ id, name, level, capacity }) => (
          <Typography key={id} component="div" variant="body2" align="center">
            <Gauge
              aria-label={`Diesel tank ${name}`}
              aria-valuetext={`${liters(level)} of ${liters(capacity)}`}
              height={110}
              value={level}
              valueMax={capacity}
              startAngle={-90}
              endAngle={90}
              text={percent(level / capacity)}
            />
            {name}
          </Typography>
        ))}
      </Box>
      <details>
        <summary>Show the data as a table</summary>
        <Box
          component="table"
          aria-labelledby={title}
          sx={{ mt: 1, borderSpacing: 0, '& th, & td': { px: 1.5, py: 0.25, textAlign: 'end' } }}
        >
          <thead>
            <tr>
              <th scope="col">Tank</th>
              <th scope="col">Level</th>
              <th scope="col">Capacity</th>
            </tr>
          </thead>
          <tbody>
            {tanks.map(({ id, name, level, capacity }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{liters(level)}</td>
                <td>{liters(capacity)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </details>
    </figure>
  );
}
