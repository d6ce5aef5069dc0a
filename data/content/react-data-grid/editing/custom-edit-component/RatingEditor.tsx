import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  GridCellEditStartReasons,
  useGridApiContext,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Supplier {
  id: string;
  company: string;
  category: string;
  orders: number;
  quality: number | null;
  delivery: number | null;
}

const ratingColumn: Partial<GridColDef<Supplier>> = {
  type: 'number',
  width: 160,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  editable: true,
  renderCell: ({ value, colDef, row }) => (
    <Rating
      readOnly
      value={value ?? null}
      aria-label={`${colDef.headerName} of ${row.company}: ${value ?? 0} stars`}
    />
  ),
  renderEditCell: (params) => <RatingEditCell {...params} />,
};

const columns: GridColDef<Supplier>[] = [
  { field: 'company', headerName: 'Supplier', flex: 1, minWidth: 140 },
  { field: 'category', headerName: 'Category', width: 110 },
  { ...ratingColumn, field: 'quality', headerName: 'Quality' },
  { ...ratingColumn, field: 'delivery', headerName: 'Delivery' },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 85 },
];

const suppliers: Supplier[] = [
  {
    id: 'S-14',
    company: 'Alder Fasteners',
    category: 'Hardware',
    orders: 148,
    quality: 5,
    delivery: 3,
  },
  {
    id: 'S-22',
    company: 'Cascade Polymers',
    category: 'Plastics',
    orders: 61,
    quality: 4,
    delivery: 4,
  },
  {
    id: 'S-31',
    company: 'Durrell Castings',
    category: 'Metal',
    orders: 37,
    quality: 3,
    delivery: 2,
  },
  { id: 'S-38', company: 'Ellis Motors', category: 'Drives', orders: 92, quality: 5, delivery: 5 },
  {
    id: 'S-45',
    company: 'Fuller Sensors',
    category: 'Electronics',
    orders: 4,
    quality: null,
    delivery: null,
  },
];

function RatingEditCell({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Supplier>) {
  const apiRef = useGridApiContext();
  const ref = useRef<HTMLSpanElement>(null);

  // In row mode, each cell of the row has an editor, and one has focus.
  useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 1.25 }}>
      <Rating
        ref={ref}
        role="radiogroup"
        name={`${field}-${id}`}
        aria-label={colDef.headerName}
        value={value ?? null}
        // The label of “Empty” would cover the stars while it has focus.
        sx={{ '& .MuiRating-labelEmptyValueActive': { pointerEvents: 'none' } }}
        onChange={(_, newValue) => {
          // The parser of number columns turns an empty text into null, and null into 0.
          apiRef.current.setEditCellValue({ id, field, value: newValue ?? '' });
        }}
      />
    </Box>
  );
}

/** A letter or digit would replace the rating with no stars. */
const handleCellEditStart: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  event.defaultMuiPrevented = reason === GridCellEditStartReasons.printableKeyDown;
};

export default function RatingEditor() {
  return (
    <DataGrid
      aria-label="Supplier ratings"
      rows={suppliers}
      columns={columns}
      onCellEditStart={handleCellEditStart}
      hideFooter
      disableRowSelectionOnClick
    />
  );
}
