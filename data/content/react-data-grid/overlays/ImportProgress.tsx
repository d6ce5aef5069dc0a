import { useEffect, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  type DataGridProps,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    /** Rows of the file that are imported so far. */
    done?: number;
    onCancel?: () => void;
  }
}

interface Reading {
  id: number;
  station: string;
  temperature: number;
  humidity: number;
}

const TOTAL = 480;
const STATIONS = ['Harbor', 'Airport', 'Old Town', 'Ridge', 'Lakeside'];

const readings: Reading[] = Array.from({ length: TOTAL }, (_, index) => ({
  id: index + 1,
  station: STATIONS[index % STATIONS.length] ?? '',
  temperature: 9 + ((index * 7) % 90) / 10,
  humidity: 55 + ((index * 13) % 40),
}));
const noReadings: Reading[] = [];

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Reading', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 120 },
];

const slots: DataGridProps['slots'] = { loadingOverlay: ImportOverlay };

export default function ImportProgress() {
  const [isImporting, setIsImporting] = useState(false);
  const [done, setDone] = useState(0);

  useEffect(() => {
    if (!isImporting) {
      return undefined;
    }
    // Stands for the progress events of an upload.
    const timer = setInterval(() => setDone((before) => Math.min(before + 24, TOTAL)), 120);
    return () => clearInterval(timer);
  }, [isImporting]);

  if (isImporting && done === TOTAL) {
    setIsImporting(false);
  }

  const slotProps = useMemo<DataGridProps['slotProps']>(
    () => ({
      loadingOverlay: {
        done,
        onCancel: () => {
          setIsImporting(false);
          setDone(0);
        },
        noRowsVariant: 'circular-progress', // not the layout of the skeleton
      },
    }),
    [done],
  );

  return (
    <Stack spacing={1} sx={{ height: 414, alignItems: 'flex-start' }}>
      <Button
        disabled={isImporting}
        onClick={() => {
          setDone(0);
          setIsImporting(true);
        }}
        sx={{ height: 36 }}
      >
        Import readings
      </Button>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          aria-label="Weather readings"
          rows={done === TOTAL ? readings : noReadings}
          columns={columns}
          loading={isImporting}
          slots={slots}
          slotProps={slotProps}
        />
      </div>
    </Stack>
  );
}

function ImportOverlay({ done = 0, onCancel }: GridSlotProps['loadingOverlay']) {
  const percent = Math.round((done / TOTAL) * 100);
  return (
    <GridOverlay>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {percent}%
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Imported readings"
        sx={{ width: 200, borderRadius: 2, height: 6 }}
      />
      <Typography variant="body2" color="text.secondary">
        {done} of {TOTAL} readings
      </Typography>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </GridOverlay>
  );
}
