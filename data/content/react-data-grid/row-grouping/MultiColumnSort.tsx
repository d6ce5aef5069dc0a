import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 110 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
];

const initialState = {
  rowGrouping: { model: ['imprint', 'author'] },
  columns: { columnVisibilityModel: { imprint: false, author: false, title: false } },
};

function groupingColDef({ fields }: { fields: string[] }) {
  return fields.includes('author')
    ? { leafField: 'title', headerName: 'Author and title', width: 220 }
    : {};
}

export default function MultiColumnSort() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        aria-label="Books in two grouping columns"
        rows={books}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
