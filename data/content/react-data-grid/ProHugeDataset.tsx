import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeMeters, readingOf, type Meter } from '#data/content/shared/meters.ts';

const DAYS = 29;

const columns: GridColDef<Meter>[] = [
  { field: 'serial', headerName: 'Meter', width: 110 },
  { field: 'town', headerName: 'Town', width: 130 },
  ...Array.from({ length: DAYS }, (_, index): GridColDef<Meter> => {
    const day = index + 1;
    return {
      field: `day-${day}`,
      headerName: `${day} June`,
      type: 'number',
      width: 90,
      valueGetter: (_value, meter) => readingOf(meter, day),
      valueFormatter: (reading: number) => `${reading.toFixed(1)} kWh`,
    };
  }),
];

export default function ProHugeDataset() {
  const [meters, setMeters] = useState<Meter[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => setMeters(makeMeters(100_000)), 50);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Box sx={{ height: 400 }}>
      <DataGridPro
        aria-label="Daily consumption of 100,000 households"
        rows={meters}
        columns={columns}
        loading={meters.length === 0}
        rowHeight={34}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
