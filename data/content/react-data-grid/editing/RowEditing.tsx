import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Address {
  id: number;
  customer: string;
  street: string;
  postcode: string;
  city: string;
  pickup: boolean;
}

const columns: GridColDef<Address>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150, editable: true },
  { field: 'postcode', headerName: 'Postcode', width: 110, editable: true },
  { field: 'city', headerName: 'City', width: 120, editable: true },
  { field: 'pickup', headerName: 'Pickup', type: 'boolean', width: 90, editable: true },
];

const addresses: Address[] = [
  {
    id: 1,
    customer: 'Alder & Sons',
    street: '14 Mill Lane',
    postcode: 'LS1 4AP',
    city: 'Leeds',
    pickup: false,
  },
  {
    id: 2,
    customer: 'Cordier Frères',
    street: '8 rue des Tanneurs',
    postcode: '69005',
    city: 'Lyon',
    pickup: true,
  },
  {
    id: 3,
    customer: 'Eberle Werkstatt',
    street: 'Fischergasse 21',
    postcode: '89073',
    city: 'Ulm',
    pickup: false,
  },
  {
    id: 4,
    customer: 'Halloran Home',
    street: '3 Douglas Street',
    postcode: 'T12 XK40',
    city: 'Cork',
    pickup: false,
  },
];

export default function RowEditing() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Delivery addresses"
        rows={addresses}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </Box>
  );
}
