import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  station: string;
  river: string;
  level: number;
  trend: string;
}

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'river', headerName: 'River', width: 110 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    width: 90,
    valueFormatter: (level: number) => `${level.toFixed(2)} m`,
  },
  { field: 'trend', headerName: 'Trend', width: 110 },
];

const readings: Reading[] = [
  { id: 1, station: 'Brackley Weir', river: 'Ouse', level: 1.42, trend: 'Rising' },
  { id: 2, station: 'Fenholt Lock', river: 'Ouse', level: 2.05, trend: 'Steady' },
  { id: 3, station: 'Mossdale Bridge', river: 'Arden', level: 0.87, trend: 'Falling' },
  { id: 4, station: 'Stonebury', river: 'Arden', level: 1.13, trend: 'Steady' },
  { id: 5, station: 'Harrow End', river: 'Tarn', level: 3.28, trend: 'Rising' },
];

export default function FixedBox() {
  return (
    <div style={{ height: 318, width: 460, maxWidth: '100%' }}>
      <DataGrid aria-label="Water levels" columns={columns} rows={readings} hideFooter />
    </div>
  );
}
