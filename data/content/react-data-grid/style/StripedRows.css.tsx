import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { GridRowClassNameParams } from '@mui/x-data-grid';
import { makeFlights, type Flight } from '#data/content/shared/flights.ts';
import styles from './StripedRows.module.css';

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
    <div className={styles.demo}>
      <DataGrid aria-label="Departures" rows={flights} columns={columns} getRowClassName={stripe} />
    </div>
  );
}

function stripe({ indexRelativeToCurrentPage }: GridRowClassNameParams<Flight>) {
  return indexRelativeToCurrentPage % 2 === 0 ? (styles.even ?? '') : '';
}
