import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, at: '06:10', stop: 'Depot, Leeds', task: 'Load 14 pallets', minutes: 35 },
  { id: 2, at: '07:50', stop: 'Alder & Sons, York', task: 'Deliver 5 pallets', minutes: 20 },
  { id: 3, at: '09:05', stop: 'Quay 3, Hull', task: 'Collect customs papers', minutes: 10 },
  { id: 4, at: '10:30', stop: 'Fenwick Stores, Lincoln', task: 'Deliver 6 pallets', minutes: 25 },
  { id: 5, at: '12:00', stop: 'Marlow Homes, Sheffield', task: 'Deliver 3 pallets', minutes: 15 },
  { id: 6, at: '13:15', stop: 'Depot, Leeds', task: 'Return 14 empty pallets', minutes: 20 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'at', headerName: 'Arrival', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 190 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 180 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
];

export default function SortingOff() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Stops of tour 12"
        columns={columns}
        rows={rows}
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
