import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Contact {
  id: number;
  company: string;
  name: string;
  role: string;
  city: string;
}

const columns: GridColDef<Contact>[] = [
  {
    field: 'company',
    headerName: 'Company',
    width: 140,
    colSpan: 2, // covers the city
    valueFormatter: (company: string, row) => `${company}, ${row.city}`,
  },
  // Without the city, the company would cover the contact.
  { field: 'city', headerName: 'City', width: 100, hideable: false },
  { field: 'name', headerName: 'Contact', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
];

export default function SpanEveryCell() {
  return (
    <div style={{ height: 318 }}>
      <DataGrid
        aria-label="Contacts"
        columns={columns}
        rows={contacts}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}

const contacts: Contact[] = [
  { id: 1, company: 'Harbour Café', city: 'Leith', name: 'Iris Chen', role: 'Owner' },
  { id: 2, company: 'Fjord Bikes', city: 'Bergen', name: 'Hugo Larsen', role: 'Buyer' },
  { id: 3, company: 'Studio Lumen', city: 'Porto', name: 'Alma Fontana', role: 'Accountant' },
  { id: 4, company: 'Kestrel Books', city: 'Perth', name: 'Boris Gray', role: 'Buyer' },
  { id: 5, company: 'Ashwick Clinic', city: 'Leeds', name: 'Cleo Duarte', role: 'Facilities' },
];
