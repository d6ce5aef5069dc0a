import { useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const prices = [
  { year: 2018, apartments: 3150, houses: 2740 },
  { year: 2019, apartments: 3320, houses: 2860 },
  { year: 2020, apartments: 3470, houses: 3080 },
  { year: 2021, apartments: 3810, houses: 3420 },
  { year: 2022, apartments: 4090, houses: 3590 },
  { year: 2023, apartments: 3920, houses: 3310 },
  { year: 2024, apartments: 3960, houses: 3340 },
];
const euros = (price: number | null) => `€${price?.toLocaleString('en')}`;

export default function LineWithTable() {
  const title = useId();

  return (
    <figure aria-labelledby={title} style={{ margin: 0 }}>
      <Typography id={title} component="figcaption" variant="subtitle1">
        Price per square meter, 2018 to 2024
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Prices rose until 2022 and fell by 4% and 8% in 2023.
      </Typography>
      <LineChart
        title="Price per square meter of apartments and houses; the table below has the values"
        height={280}
        colors={['#0072B2', '#D55E00']}
        dataset={prices}
        xAxis={[{ dataKey: 'year', valueFormatter: String, domainLimit: 'strict', tickMinStep: 1 }]}
        yAxis={[{ label: 'Price (€/m²)', min: 2500, width: 70 }]}
        series={[
          { dataKey: 'apartments', label: 'Apartments', valueFormatter: euros },
          { dataKey: 'houses', label: 'Houses', shape: 'square', valueFormatter: euros },
        ]}
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
              <th scope="col">Year</th>
              <th scope="col">Apartments</th>
              <th scope="col">Houses</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ year, apartments, houses }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{euros(apartments)}</td>
                <td>{euros(houses)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </details>
    </figure>
  );
}
