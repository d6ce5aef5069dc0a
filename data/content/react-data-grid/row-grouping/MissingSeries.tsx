import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'series', headerName: 'Series', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'author', headerName: 'Author', width: 130 },
];

const initialState = { rowGrouping: { model: ['series'] } };

export default function MissingSeries() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Books by series"
        rows={books}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
