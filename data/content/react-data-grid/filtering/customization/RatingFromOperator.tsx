import { useId, useImperativeHandle, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

interface Hotel {
  id: number;
  hotel: string;
  city: string;
  rooms: number;
  rating: number;
}

const fromOperator: GridFilterOperator<Hotel, number> = {
  value: 'from',
  label: 'from',
  headerLabel: 'From',
  getApplyFilterFn: ({ value: least }) => {
    if (!least) {
      return null; // Nothing is selected yet: all rows pass.
    }
    return (rating) => rating >= least;
  },
  InputComponent: RatingInput,
};

const columns: GridColDef<Hotel>[] = [
  { field: 'hotel', headerName: 'Hotel', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  {
    field: 'rating',
    headerName: 'Guest rating',
    type: 'number',
    width: 190,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    filterOperators: [fromOperator, ...getGridNumericOperators()],
    renderCell: ({ value }) => <Rating readOnly value={value} precision={0.1} size="small" />,
  },
];

const hotels: Hotel[] = [
  { id: 1, hotel: 'Alameda House', city: 'Lisbon', rooms: 48, rating: 4.6 },
  { id: 2, hotel: 'Blue Heron', city: 'Hamburg', rooms: 112, rating: 3.8 },
  { id: 3, hotel: 'Casa Verde', city: 'Palermo', rooms: 19, rating: 4.9 },
  { id: 4, hotel: 'Drovers Inn', city: 'Leeds', rooms: 34, rating: 3.1 },
  { id: 5, hotel: 'Harbour Lodge', city: 'Bergen', rooms: 76, rating: 4.2 },
  { id: 6, hotel: 'Grand Orient', city: 'Turin', rooms: 204, rating: 2.7 },
  { id: 7, hotel: 'Quay House', city: 'Lyon', rooms: 61, rating: 4.0 },
  { id: 8, hotel: 'Garden Court', city: 'Munich', rooms: 88, rating: 3.5 },
];

export default function RatingFromOperator() {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Hotels"
        columns={columns}
        rows={hotels}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rating', operator: 'from', value: 4 }] } },
        }}
        showToolbar
      />
    </div>
  );
}

function RatingInput({ item, applyValue, focusElementRef, disabled }: GridFilterInputValueProps) {
  const name = useId();
  const rootRef = useRef<HTMLSpanElement>(null);
  useImperativeHandle(focusElementRef, () => ({
    focus: () => rootRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus(),
  }));

  return (
    <Box
      role="radiogroup"
      aria-label="Stars"
      sx={{ display: 'flex', alignItems: 'center', height: '100%', px: 1 }}
    >
      <Rating
        ref={rootRef}
        name={name}
        value={Number(item.value) || null}
        disabled={disabled}
        onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
      />
    </Box>
  );
}
