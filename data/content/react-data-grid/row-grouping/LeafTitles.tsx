import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint' },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const initialState = {
  rowGrouping: { model: ['imprint'] },
  columns: { columnVisibilityModel: { imprint: false, title: false } },
};

const groupingColDef = { leafField: 'title', headerName: 'Imprint and title', width: 220 };

export default function LeafTitles() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Titles by imprint"
        rows={books}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
