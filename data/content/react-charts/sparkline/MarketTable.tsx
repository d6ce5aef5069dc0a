import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const metals = [
  { name: 'Copper', prices: [9_410, 9_385, 9_450, 9_520, 9_490, 9_610, 9_655, 9_630, 9_720] },
  { name: 'Nickel', prices: [15_870, 15_910, 15_640, 15_580, 15_320, 15_390, 15_210, 15_060] },
  { name: 'Tin', prices: [31_200, 31_850, 31_640, 32_400, 32_180, 31_920, 32_610, 33_050] },
  { name: 'Zinc', prices: [2_715, 2_702, 2_738, 2_690, 2_671, 2_655, 2_683, 2_640] },
];

const price = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
});

export default function MarketTable() {
  return (
    <Table
      size="small"
      aria-label="Metal prices in dollars per tonne"
      sx={{ '& th, & td': { px: 1 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Metal</TableCell>
          <TableCell align="right">$/t</TableCell>
          <TableCell align="right">Change</TableCell>
          <TableCell sx={{ width: '40%' }}>Trend</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {metals.map(({ name, prices }) => {
          const [first = 0] = prices;
          const last = prices.at(-1) ?? 0;
          const change = percent.format(last / first - 1);

          return (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{price.format(last)}</TableCell>
              <TableCell align="right">{change}</TableCell>
              <TableCell>
                <SparkLineChart
                  title={`Price of ${name.toLowerCase()}: ${change}`}
                  height={44}
                  data={prices}
                  color={last < first ? '#d84315' : '#1976d2'}
                  showHighlight
                  showTooltip
                  valueFormatter={(value) => (value === null ? '' : `$${price.format(value)}`)}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
