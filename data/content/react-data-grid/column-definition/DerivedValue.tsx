import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Runner {
  id: number;
  given: string;
  family: string | null;
}

const columns: GridColDef<Runner>[] = [
  {
    field: 'fullName',
    headerName: 'Full name',
    width: 180,
    valueGetter: (_value, row) => [row.given, row.family].filter(Boolean).join(' '),
  },
  { field: 'given', headerName: 'Given name', width: 130 },
  { field: 'family', headerName: 'Family name', width: 130 },
];

const runners: Runner[] = [
  { id: 114, given: 'Sifan', family: 'Bekele' },
  { id: 207, given: 'Marit', family: 'Solberg' },
  { id: 318, given: 'Teodora', family: null },
  { id: 402, given: 'Wanjiru', family: 'Otieno' },
];

export default function DerivedValue() {
  return (
    <div style={{ height: 266 }}>
      <DataGrid aria-label="Runners" columns={columns} rows={runners} hideFooter />
    </div>
  );
}
