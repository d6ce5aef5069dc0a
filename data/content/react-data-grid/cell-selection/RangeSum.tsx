import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const columns: GridColDef[] = [
  { field: 'depot', headerName: 'Depot', width: 120 },
  ...months.map((month): GridColDef => ({
    field: month,
    type: 'number',
    flex: 1,
    minWidth: 80,
  })),
];

/** Parcels delivered. */
const depots = [
  { id: 1, depot: 'Antwerp', Jan: 4120, Feb: 4385, Mar: 4710, Apr: 4490, May: 5020, Jun: 5185 },
  { id: 2, depot: 'Bilbao', Jan: 2890, Feb: 2760, Mar: 3105, Apr: 3240, May: 3310, Jun: 3475 },
  { id: 3, depot: 'Cork', Jan: 1640, Feb: 1720, Mar: 1695, Apr: 1810, May: 1905, Jun: 1880 },
  { id: 4, depot: 'Dresden', Jan: 3560, Feb: 3480, Mar: 3920, Apr: 3875, May: 4060, Jun: 4215 },
  { id: 5, depot: 'Esbjerg', Jan: 1210, Feb: 1195, Mar: 1340, Apr: 1420, May: 1385, Jun: 1510 },
  { id: 6, depot: 'Faro', Jan: 980, Feb: 1040, Mar: 1265, Apr: 1590, May: 1980, Jun: 2430 },
];

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export default function RangeSum() {
  const apiRef = useGridApiRef();
  const [values, setValues] = useState<number[]>([]);
  const sum = values.reduce((total, value) => total + value, 0);

  const updateValues = () => {
    const api = apiRef.current;
    const cells = api?.getSelectedCellsAsArray() ?? [];
    setValues(
      cells
        .map(({ id, field }): unknown => api?.getCellValue(id, field))
        .filter((value) => typeof value === 'number'),
    );
  };

  return (
    <div>
      <DataGridPremium
        aria-label="Parcels delivered"
        apiRef={apiRef}
        rows={depots}
        columns={columns}
        cellSelection
        rowSelection={false}
        onCellSelectionModelChange={updateValues}
        hideFooter
      />
      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'end',
          columnGap: 2,
          boxSizing: 'border-box',
          minHeight: { xs: 56, sm: 28 },
          pt: 1,
        }}
      >
        <Typography variant="body2">Count: {values.length}</Typography>
        <Typography variant="body2">
          Average: {values.length === 0 ? '–' : numbers.format(sum / values.length)}
        </Typography>
        <Typography variant="body2">Sum: {numbers.format(sum)}</Typography>
      </Box>
    </div>
  );
}
