import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeMeters, readingOf, type Meter } from '#data/content/shared/meters.ts';

const firstDay = Date.UTC(2023, 0, 1);
const dayLabel = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

const columns: GridColDef<Meter>[] = [
  { field: 'serial', headerName: 'Meter', width: 110 },
  ...Array.from({ length: 999 }, (_, day): GridColDef<Meter> => ({
    field: `day-${day}`,
    headerName: dayLabel.format(firstDay + day * 86_400_000),
    type: 'number',
    width: 105,
    valueGetter: (_value, meter) => readingOf(meter, day),
    valueFormatter: (reading: number) => `${reading.toFixed(1)} kWh`,
  })),
];

const meters = makeMeters(100);

export default function ThousandColumns() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid aria-label="Daily readings" columns={columns} rows={meters} rowHeight={38} />
    </div>
  );
}
