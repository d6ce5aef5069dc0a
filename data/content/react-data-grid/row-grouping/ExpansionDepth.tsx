import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 110 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
];

const initialState = {
  rowGrouping: { model: ['imprint', 'author'] },
  columns: { columnVisibilityModel: { imprint: false, author: false } },
};

export default function ExpansionDepth() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Books with expanded groups"
        rows={books}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
