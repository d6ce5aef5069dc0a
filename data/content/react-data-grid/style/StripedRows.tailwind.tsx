import { DataGrid, type GridColDef } from '@mui/x-data-grid';
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

const even =
  'bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_6%,var(--mui-palette-background-default))] hover:bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_12%,var(--mui-palette-background-default))] [&.Mui-selected]:bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_20%,var(--mui-palette-background-default))] [&.Mui-selected:hover]:bg-[color-mix(in_srgb,var(--mui-palette-primary-main)_26%,var(--mui-palette-background-default))]';

export default function StripedRows() {
  return (
    <div className="h-[420px]">
      <DataGrid aria-label="Departures" rows={flights} columns={columns} getRowClassName={stripe} />
    </div>
  );
}

function stripe({ indexRelativeToCurrentPage }: GridRowClassNameParams<Flight>) {
  return indexRelativeToCurrentPage % 2 === 0 ? even : '';
}
