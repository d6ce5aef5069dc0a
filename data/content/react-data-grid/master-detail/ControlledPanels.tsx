import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Alarm {
  id: string;
  machine: string;
  level: 'High' | 'Medium' | 'Low';
  text: string;
}

const columns: GridColDef<Alarm>[] = [
  { field: 'id', headerName: 'Alarm', width: 70 },
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level', width: 80 },
];

const alarms: Alarm[] = [
  {
    id: 'A-17',
    machine: 'Press 2',
    level: 'High',
    text: 'The oil pressure fell below 40 bar. The press stopped at 9:42.',
  },
  {
    id: 'A-18',
    machine: 'Oven 1',
    level: 'Medium',
    text: 'Zone 3 is 12 °C above its set point since 9:15.',
  },
  {
    id: 'A-19',
    machine: 'Conveyor 5',
    level: 'High',
    text: 'The light barrier at the outlet is blocked.',
  },
  {
    id: 'A-20',
    machine: 'Compressor',
    level: 'Low',
    text: 'The next service is due in 20 hours of operation.',
  },
];

const urgent = alarms.filter(({ level }) => level === 'High').map(({ id }) => id);

function getDetailPanelContent({ row }: GridRowParams<Alarm>) {
  return <Typography sx={{ p: 2 }}>{row.text}</Typography>;
}

function getDetailPanelHeight() {
  return 80;
}

export default function ControlledPanels() {
  const [expandedRowIds, setExpandedRowIds] = useState<Set<GridRowId>>(() => new Set(['A-17']));
  const ids = [...expandedRowIds].join(', ');

  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={() => setExpandedRowIds(new Set(urgent))}>
          Expand high alarms
        </Button>
        <Button size="small" onClick={() => setExpandedRowIds(new Set())}>
          Collapse all
        </Button>
      </Stack>
      <Alert severity="info" icon={false}>
        {ids === '' ? 'No alarm is expanded' : `Expanded: ${ids}`}
      </Alert>
      <div style={{ height: 440 }}>
        <DataGridPro
          aria-label="Alarms of a factory"
          rows={alarms}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedRowIds}
          onDetailPanelExpandedRowIdsChange={setExpandedRowIds}
          hideFooter
        />
      </div>
    </Stack>
  );
}
