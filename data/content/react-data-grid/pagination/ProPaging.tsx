import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeMeters, readingOf, type Meter } from '#data/content/shared/meters.ts';

const columns: GridColDef<Meter>[] = [
  { field: 'serial', headerName: 'Meter', width: 110 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 140 },
  ...[1, 2, 3, 4].map((day): GridColDef<Meter> => ({
    field: `day${day}`,
    headerName: `${day} May (kWh)`,
    type: 'number',
    width: 125,
    valueGetter: (_value, meter) => readingOf(meter, day),
  })),
];

const meters = makeMeters(2500);

export default function ProPaging() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        aria-label="Electricity meters"
        rows={meters}
        columns={columns}
        pagination
        pageSizeOptions={[100, 500, 1000]}
        initialState={{ pagination: { paginationModel: { pageSize: 500 } } }}
      />
    </div>
  );
}
