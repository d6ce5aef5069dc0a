import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

interface Reading {
  id: string;
  meter: string;
  place: string;
  previous: number;
  current: number | null;
}

const columns: GridColDef<Reading>[] = [
  { field: 'meter', headerName: 'Meter', width: 110 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 130 },
  { field: 'previous', headerName: 'Last (kWh)', type: 'number', width: 110 },
  { field: 'current', headerName: 'Now (kWh)', type: 'number', width: 110, editable: true },
];

const readings: Reading[] = [
  { id: 'M1', meter: 'E-20418', place: 'Bakery, ground floor', previous: 48_210, current: null },
  { id: 'M2', meter: 'E-20421', place: 'Flat 1', previous: 12_874, current: null },
  { id: 'M3', meter: 'E-20433', place: 'Flat 2', previous: 15_032, current: 15_611 },
  { id: 'M4', meter: 'E-20437', place: 'Stairs and cellar', previous: 3_906, current: null },
];

const onCellEditStop: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function StayInEditOnFocusOut() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Meter readings"
        rows={readings}
        columns={columns}
        onCellEditStop={onCellEditStop}
        hideFooter
      />
    </Box>
  );
}
