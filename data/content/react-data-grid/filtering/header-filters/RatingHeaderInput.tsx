import { useImperativeHandle, useRef } from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';

interface Hotel {
  id: number;
  name: string;
  city: string;
  rating: number;
  rooms: number;
}

const hotels: Hotel[] = [
  { id: 1, name: 'Harbour House', city: 'Bergen', rating: 4, rooms: 48 },
  { id: 2, name: 'Casa do Mar', city: 'Faro', rating: 3, rooms: 22 },
  { id: 3, name: 'Grand Riga', city: 'Riga', rating: 5, rooms: 160 },
  { id: 4, name: 'Lakeside Inn', city: 'Geneva', rating: 4, rooms: 75 },
  { id: 5, name: 'Old Mill', city: 'Dublin', rating: 2, rooms: 18 },
  { id: 6, name: 'Plaza Norte', city: 'Porto', rating: 3, rooms: 90 },
];

function RatingInput({
  item,
  applyValue,
  clearButton,
  headerFilterMenu,
  disabled,
  inputRef,
  onFocus,
  onBlur,
}: GridFilterInputValueProps) {
  const stars = useRef<HTMLDivElement>(null);

  // Enter in the cell moves focus to the current rating.
  useImperativeHandle(inputRef, () => stars.current?.querySelector('input:checked') as HTMLElement);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%' }}>
      <Box ref={stars} sx={{ flex: 1 }}>
        <Rating
          size="small"
          disabled={disabled}
          value={item.value ? Number(item.value) : null}
          onFocus={onFocus}
          onBlur={onBlur}
          onChange={(_event, value) => applyValue({ ...item, value: value ?? undefined })}
        />
      </Box>
      {clearButton}
      {headerFilterMenu}
    </Box>
  );
}

const operators: GridFilterOperator<Hotel, number>[] = [
  {
    value: 'atLeast',
    label: 'at least',
    headerLabel: 'At least',
    getApplyFilterFn: ({ value }) => (value ? (rating) => rating >= Number(value) : null),
    InputComponent: RatingInput,
  },
  {
    value: 'exactly',
    label: 'exactly',
    headerLabel: 'Exactly',
    getApplyFilterFn: ({ value }) => (value ? (rating) => rating === Number(value) : null),
    InputComponent: RatingInput,
  },
];

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 200,
    display: 'flex',
    filterOperators: operators,
    renderCell: ({ value }) => <Rating readOnly size="small" value={value} />,
  },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 120 },
];

export default function RatingHeaderInput() {
  return (
    <div style={{ height: 426 }}>
      <DataGridPro aria-label="Hotels" rows={hotels} columns={columns} headerFilters hideFooter />
    </div>
  );
}
