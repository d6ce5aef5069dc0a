import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const uses = [
  { id: 'heating', label: 'Heating', value: 9800, color: '#f0b23e' },
  { id: 'water', label: 'Hot water', value: 2600, color: '#7cc6f2' },
  { id: 'appliances', label: 'Appliances', value: 1500, color: '#6ccba8' },
  { id: 'lighting', label: 'Lighting', value: 300, color: '#e3a3c8' },
];
const total = uses.reduce((sum, { value }) => sum + value, 0);
const kilowattHours = (value: number) => `${value.toLocaleString('en')} kWh`;
const share = (value: number) => `${Math.round((100 * value) / total)}%`;

export default function PieWithTable() {
  const title = useId();
  const [heating] = uses;

  return (
    <figure aria-labelledby={title} style={{ margin: 0 }}>
      <Typography id={title} component="figcaption" variant="subtitle1">
        Energy use of a home in 2024
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Heating takes {heating && share(heating.value)} of {kilowattHours(total)}.
      </Typography>
      <PieChart
        title="Energy use of a home by purpose; the table below has the values"
        height={240}
        series={[
          {
            data: uses,
            valueFormatter: ({ value }) => kilowattHours(value),
            arcLabel: ({ value }) => share(value),
            arcLabelMinAngle: 20,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1b1b', fontSize: 13 } }}
      />
      <details>
        <summary>Show the data as a table</summary>
        <Box
          component="table"
          aria-labelledby={title}
          sx={{ mt: 1, borderSpacing: 0, '& th, & td': { px: 1.5, py: 0.25, textAlign: 'end' } }}
        >
          <thead>
            <tr>
              <th scope="col">Purpose</th>
              <th scope="col">Energy</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ id, label, value }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{kilowattHours(value)}</td>
                <td>{share(value)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </details>
    </figure>
  );
}
