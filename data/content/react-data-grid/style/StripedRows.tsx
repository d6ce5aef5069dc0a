import { styled } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import type { GridRowClassNameParams } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';

const flights = makeFlights(60);

const columns: GridColDef<Flight>[] = [
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 165 },
  { field: 'flight', headerName: 'Flight', width: 95 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
  { field: 'gate', headerName: 'Gate', width: 80 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function StripedRows() {
  return (
    <div style={{ height: 420 }}>
      <StripedGrid
        aria-label="Departures"
        rows={flights}
        columns={columns}
        getRowClassName={stripe}
      />
    </div>
  );
}

function stripe({ indexRelativeToCurrentPage }: GridRowClassNameParams<Flight>) {
  return indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';
}

const StripedGrid = styled(DataGrid<Flight>)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const mix = (share: number) => ({
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} ${share}%, ${palette.background.default})`,
  });
  return {
    [`& .${gridClasses.row}.even`]: {
      ...mix(6),
      '&:hover': mix(12),
      '&.Mui-selected': { ...mix(20), '&:hover': mix(26) },
    },
  };
});
