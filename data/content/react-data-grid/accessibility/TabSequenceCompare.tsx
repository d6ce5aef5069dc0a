import { useId } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const suppliers = [
  { id: 1, supplier: 'Marlow Timber', email: 'orders@marlow.example', lead: 6 },
  { id: 2, supplier: 'Ostrava Steel', email: 'sales@ostrava.example', lead: 12 },
  { id: 3, supplier: 'Vega Textiles', email: 'desk@vega.example', lead: 9 },
  { id: 4, supplier: 'Arno Ceramics', email: 'hello@arno.example', lead: 15 },
];

const supplier: GridColDef = { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 120 };
const lead: GridColDef = { field: 'lead', headerName: 'Days', type: 'number', width: 65 };

const wrong: GridColDef[] = [
  supplier,
  {
    field: 'email',
    headerName: 'Email',
    width: 170,
    renderCell: ({ value }) => <Link href={`mailto:${value}`}>{value}</Link>,
  },
  lead,
];

const right: GridColDef[] = [
  supplier,
  {
    field: 'email',
    headerName: 'Email',
    width: 170,
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  lead,
];

export default function TabSequenceCompare() {
  const wrongId = useId();
  const rightId = useId();

  return (
    <Stack spacing={2}>
      <div>
        <Typography component="p" variant="subtitle2" id={wrongId} sx={{ mb: 1 }}>
          Without tabIndex: five tab stops
        </Typography>
        <DataGrid
          aria-labelledby={wrongId}
          columns={wrong}
          rows={suppliers}
          rowHeight={44}
          hideFooter
        />
      </div>
      <div>
        <Typography component="p" variant="subtitle2" id={rightId} sx={{ mb: 1 }}>
          With params.tabIndex: one tab stop
        </Typography>
        <DataGrid
          aria-labelledby={rightId}
          columns={right}
          rows={suppliers}
          rowHeight={44}
          hideFooter
        />
      </div>
    </Stack>
  );
}
