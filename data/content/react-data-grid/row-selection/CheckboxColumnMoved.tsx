import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'unit', headerName: 'Unit', width: 90 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 100,
  },
];

const extras = [
  { id: 1, item: 'Extra baggage, 23 kg', unit: 'Bag', price: 45 },
  { id: 2, item: 'Seat with legroom', unit: 'Seat', price: 29 },
  { id: 3, item: 'Priority boarding', unit: 'Person', price: 12 },
  { id: 4, item: 'Lounge access', unit: 'Person', price: 38 },
  { id: 5, item: 'Flexible rebooking', unit: 'Booking', price: 60 },
];

export default function CheckboxColumnMoved() {
  return (
    <DataGrid aria-label="Extras" rows={extras} columns={columns} checkboxSelection hideFooter />
  );
}
