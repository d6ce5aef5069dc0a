import Rating from '@mui/material/Rating';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  {
    field: 'rating',
    headerName: 'Rating',
    width: 150,
    // Also renders the group rows. Their own rating cell has no value.
    renderCell: ({ value }) =>
      value ? <Rating value={value} size="small" readOnly sx={{ my: 2 }} /> : '',
  },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'author', headerName: 'Author', width: 130 },
];

const initialState = { rowGrouping: { model: ['rating'] } };

export default function RatingGroups() {
  return (
    <div style={{ height: 320 }}>
      <DataGridPremium
        aria-label="Books by rating"
        rows={books}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
