import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const hotels = [
  { name: 'Anchor', price: 84, rating: 7.6 },
  { name: 'Belvedere', price: 162, rating: 8.9 },
  { name: 'Central', price: 118, rating: 7.9 },
  { name: 'Gardens', price: 97, rating: 8.7 },
  { name: 'Station', price: 69, rating: 6.8 },
];

export default function TableAndChart() {
  const [hovered, setHovered] = useState<{ row: number | null }>({ row: null });
  const [focused, setFocused] = useState<number | null>(null);
  const row = hovered.row ?? focused;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '4fr 3fr' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <ScatterChart
        title="Price and rating of five hotels"
        height={280}
        hideLegend
        voronoiMaxRadius={40}
        dataset={hotels}
        xAxis={[{ label: 'Price per night (€)' }]}
        yAxis={[{ label: 'Rating' }]}
        series={[
          {
            id: 'hotels',
            datasetKeys: { id: 'name', x: 'price', y: 'rating' },
            markerSize: 8,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: (_, { dataIndex }) => hotels[dataIndex]?.name ?? '',
          },
        ]}
        // The chart forgets its highlight when the pointer leaves. Each call renders a new item.
        highlightedItem={row === null ? null : { seriesId: 'hotels', dataIndex: row }}
        onHighlightChange={(item) => setHovered({ row: item?.dataIndex ?? null })}
      />
      <Table size="small" aria-label="Hotels">
        <TableHead>
          <TableRow>
            <TableCell>Hotel</TableCell>
            <TableCell align="right">Price (€)</TableCell>
            <TableCell align="right">Rating</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {hotels.map(({ name, price, rating }, index) => (
            <TableRow
              key={name}
              tabIndex={0}
              selected={row === index}
              onMouseEnter={() => setHovered({ row: index })}
              onMouseLeave={() => setHovered({ row: null })}
              onFocus={() => setFocused(index)}
              onBlur={() => setFocused(null)}
            >
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{price}</TableCell>
              <TableCell align="right">{rating}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
