import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const collected = [
  { year: 2020, paper: 61, glass: 24, plastic: 33 },
  { year: 2021, paper: 58, glass: 25, plastic: 36 },
  { year: 2022, paper: 54, glass: 24, plastic: 39 },
  { year: 2023, paper: 49, glass: 26, plastic: 41 },
  { year: 2024, paper: 47, glass: 27, plastic: 44 },
];
const kinds = [
  { dataKey: 'paper', label: 'Paper', color: '#0072B2' },
  { dataKey: 'glass', label: 'Glass', color: '#7F7F7F' },
  { dataKey: 'plastic', label: 'Plastic', color: '#D55E00' },
] as const;
const kilograms = (value: number | null) => `${value} kg`;

export default function BarsWithTable() {
  const heading = useId();

  return (
    <figure aria-labelledby={heading} style={{ margin: 0 }}>
      <Typography id={heading} component="figcaption" variant="subtitle1">
        Waste collected per resident, 2020 to 2024
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Paper fell by 14 kg, while plastic rose by 11 kg.
      </Typography>
      <BarChart
        title="Paper, glass and plastic collected per resident; the table below has the values"
        height={280}
        dataset={collected}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        yAxis={[{ label: 'Kilograms per resident' }]}
        series={kinds.map((kind) => ({ ...kind, valueFormatter: kilograms }))}
      />
      <details>
        <summary>Show the data as a table</summary>
        <Box
          component="table"
          aria-labelledby={heading}
          sx={{ mt: 1, borderSpacing: 0, '& th, & td': { px: 1.5, py: 0.25, textAlign: 'end' } }}
        >
          <thead>
            <tr>
              <th scope="col">Year</th>
              {kinds.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {collected.map((row) => (
              <tr key={row.year}>
                <th scope="row">{row.year}</th>
                {kinds.map(({ dataKey }) => (
                  <td key={dataKey}>{kilograms(row[dataKey])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </details>
    </figure>
  );
}
