import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const initialState = { rowGrouping: { model: ['imprint'] } };

function isGroupExpandedByDefault({ groupingField, groupingKey }: GridGroupNode) {
  return groupingField === 'imprint' && groupingKey === 'Larch';
}

export default function ExpandOneImprint() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        aria-label="Books of Larch"
        rows={books}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        hideFooter
      />
    </div>
  );
}
