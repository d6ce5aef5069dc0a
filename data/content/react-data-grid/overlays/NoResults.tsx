import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeParts, type Part } from '#data/content/shared/parts.ts';

const parts = makeParts();

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

const initialState: DataGridProps['initialState'] = {
  filter: { filterModel: { items: [], quickFilterValues: ['turbine'] } },
};

export default function NoResults() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Spare parts"
        rows={parts}
        columns={columns}
        initialState={initialState}
        showToolbar
        hideFooter
      />
    </div>
  );
}
