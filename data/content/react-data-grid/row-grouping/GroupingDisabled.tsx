import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'author', headerName: 'Author', width: 130 },
];

const initialState = { rowGrouping: { model: ['imprint'] } };

export default function GroupingDisabled() {
  return (
    <div style={{ height: 330 }}>
      <DataGridPremium
        aria-label="Books without groups"
        rows={books}
        columns={columns}
        initialState={initialState} // has no effect
        disableRowGrouping
        hideFooter
      />
    </div>
  );
}
