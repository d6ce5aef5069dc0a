import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const initialState = { rowGrouping: { model: ['imprint'] } };

export default function GroupByImprint() {
  return (
    <div style={{ height: 330 }}>
      <DataGridPremium
        aria-label="Books by imprint"
        rows={books}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
