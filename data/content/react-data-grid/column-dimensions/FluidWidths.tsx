import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Listing {
  id: number;
  address: string;
  district: string;
  agent: string;
  rent: number;
}

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Listing>[] = [
  { field: 'address', headerName: 'Address', flex: 2, minWidth: 200 },
  { field: 'district', headerName: 'District', flex: 1 },
  { field: 'agent', headerName: 'Agent', flex: 1, maxWidth: 120 },
  {
    field: 'rent',
    headerName: 'Monthly rent',
    type: 'number',
    width: 120,
    valueFormatter: (rent: number) => euros.format(rent),
  },
];

const listings: Listing[] = [
  {
    id: 1,
    address: '14 Quay Street, second floor',
    district: 'Old Harbour',
    agent: 'N. Byrne',
    rent: 1850,
  },
  { id: 2, address: '3 Mill Lane', district: 'Weavers Field', agent: 'N. Byrne', rent: 1420 },
  {
    id: 3,
    address: '77 Observatory Road, garden flat',
    district: 'Northgate',
    agent: 'T. Okafor',
    rent: 1690,
  },
  { id: 4, address: '9 Cooper Court', district: 'Old Harbour', agent: 'S. Lindahl', rent: 2100 },
];

export default function FluidWidths() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid aria-label="Flats to let" columns={columns} rows={listings} hideFooter />
    </div>
  );
}
