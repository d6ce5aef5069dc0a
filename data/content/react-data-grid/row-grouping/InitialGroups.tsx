import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 110 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const initialState = { rowGrouping: { model: ['imprint', 'author'] } };

export default function InitialGroups() {
  return (
    <div style={{ height: 380 }}>
      <DataGridPremium
        aria-label="Books by imprint and author"
        rows={books}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
