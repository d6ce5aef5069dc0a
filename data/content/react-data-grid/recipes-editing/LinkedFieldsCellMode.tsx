import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { countries, depotsOf, shipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 95 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130, editable: true },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 85, editable: true },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: countries,
    // Both fields change when the cell is saved. Escape leaves them as they were.
    // Delete starts editing with null. If it's saved, the country stays as it is.
    valueSetter: (country: string | null, row) =>
      country === null
        ? row
        : { ...row, country, depot: depotsOf(country).includes(row.depot) ? row.depot : '' },
  },
  {
    field: 'depot',
    headerName: 'Depot',
    type: 'singleSelect',
    width: 130,
    display: 'flex',
    editable: true,
    // There is no row in the filter panel.
    valueOptions: ({ row }) => depotsOf(row?.country),
    renderCell: ({ value }) =>
      value || (
        <Typography variant="body2" color="error">
          Select a depot
        </Typography>
      ),
  },
];

export default function LinkedFieldsCellMode() {
  return (
    <DataGrid
      aria-label="Shipments"
      rows={shipments}
      columns={columns}
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
