import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Inspection {
  id: number;
  lift: string;
  finding: string;
  engineer: string;
}

const columns: GridColDef<Inspection>[] = [
  { field: 'lift', headerName: 'Lift' },
  { field: 'finding', headerName: 'Finding', maxWidth: 320 },
  { field: 'engineer', headerName: 'Engineer' },
];

const inspections: Inspection[] = [
  {
    id: 1,
    lift: 'Tower A, goods lift',
    finding:
      'Door sensor reacts late on the third floor. Cleaned the lens and set the delay to 80 ms; check again in a month.',
    engineer: 'Marta Oliveira',
  },
  { id: 2, lift: 'Tower A, lift 2', finding: 'No findings.', engineer: 'Marta Oliveira' },
  {
    id: 3,
    lift: 'Car park',
    finding: 'Emergency lighting fails after 20 minutes. Battery ordered, lift stays in use.',
    engineer: 'Jun Watanabe',
  },
  { id: 4, lift: 'Tower B, lift 1', finding: 'Cable tension adjusted.', engineer: 'Jun Watanabe' },
];

const autosizeOptions = { includeOutliers: true };
const getRowHeight: DataGridProps['getRowHeight'] = () => 'auto';

export default function AutosizeDynamicRows() {
  return (
    <div style={{ height: 330 }}>
      <DataGrid
        aria-label="Lift inspections"
        columns={columns}
        rows={inspections}
        getRowHeight={getRowHeight}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </div>
  );
}
