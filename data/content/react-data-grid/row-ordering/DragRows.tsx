import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';

interface Job {
  id: string;
  product: string;
  machine: string;
  pieces: number;
  hours: number;
}

const columns: GridColDef<Job>[] = [
  { field: 'id', headerName: 'Job', width: 90 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'machine', headerName: 'Machine', width: 110 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 85 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

const queue: Job[] = [
  { id: 'J-771', product: 'Bearing housing', machine: 'Mill 2', pieces: 40, hours: 6.5 },
  { id: 'J-772', product: 'Drive shaft', machine: 'Lathe 1', pieces: 120, hours: 9 },
  { id: 'J-774', product: 'Mounting plate', machine: 'Mill 1', pieces: 300, hours: 4 },
  { id: 'J-775', product: 'Valve body', machine: 'Mill 2', pieces: 24, hours: 7.5 },
  { id: 'J-778', product: 'Spacer ring', machine: 'Lathe 2', pieces: 900, hours: 5 },
  { id: 'J-779', product: 'Gear blank', machine: 'Lathe 1', pieces: 60, hours: 3.5 },
  { id: 'J-781', product: 'Pump cover', machine: 'Mill 1', pieces: 75, hours: 2 },
];

/** In ms: what a server would take. */
const LATENCY = 600;

export default function DragRows() {
  const [jobs, setJobs] = useState(queue);
  const [saved, setSaved] = useState(queue);
  const isSaved = saved === jobs;

  useEffect(() => {
    const request = setTimeout(() => setSaved(jobs), LATENCY);
    return () => clearTimeout(request);
  }, [jobs]);

  const handleRowOrderChange = ({ row, oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    if (oldIndex !== targetIndex) {
      setJobs((before) => before.toSpliced(oldIndex, 1).toSpliced(targetIndex, 0, row as Job));
    }
  };

  return (
    <Stack spacing={1}>
      <div style={{ height: 422 }}>
        <DataGridPro
          aria-label="Production queue"
          rows={jobs}
          columns={columns}
          rowReordering
          onRowOrderChange={handleRowOrderChange}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        {isSaved ? `Saved. Next job: ${saved[0]?.id}` : 'Saving…'}
      </Typography>
    </Stack>
  );
}
