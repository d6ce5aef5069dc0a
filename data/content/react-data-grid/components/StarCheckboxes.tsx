import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import StarHalf from '@mui/icons-material/StarHalf';
import Button, { type ButtonProps } from '@mui/material/Button';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const columns: GridColDef<Flight>[] = [
  { field: 'flight', headerName: 'Flight', width: 100 },
  { field: 'airline', headerName: 'Airline', width: 130 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 110 },
  { field: 'gate', headerName: 'Gate', width: 80 },
];

const flights = makeFlights(30);

const slots = { baseButton: PillButton };
const slotProps: DataGridProps['slotProps'] = {
  baseCheckbox: {
    material: { icon: <StarBorder />, checkedIcon: <Star />, indeterminateIcon: <StarHalf /> },
  },
};

export default function StarCheckboxes() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={flights}
        slots={slots}
        slotProps={slotProps}
        checkboxSelection
        showToolbar
        hideFooter
      />
    </div>
  );
}

function PillButton({ material, ...props }: GridSlotProps['baseButton']) {
  return (
    <Button
      {...(props as ButtonProps)}
      {...material}
      variant="outlined"
      sx={{ borderRadius: '16px' }}
    />
  );
}
