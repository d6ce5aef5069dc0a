import { useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';

interface Vacancy {
  id: number;
  title: string;
  team: string;
  place: string;
  text: string;
}

const columns: GridColDef<Vacancy>[] = [
  { field: 'title', headerName: 'Vacancy', flex: 1, minWidth: 125 },
  { field: 'team', headerName: 'Team', width: 85 },
  { field: 'place', headerName: 'Place', width: 75 },
];

const vacancies: Vacancy[] = [
  {
    id: 1,
    title: 'Accountant',
    team: 'Finance',
    place: 'Ghent',
    text: 'You close the month for three companies and answer questions about payslips.',
  },
  {
    id: 2,
    title: 'Warehouse lead',
    team: 'Logistics',
    place: 'Tartu',
    text: 'You plan the shifts of 14 colleagues and run the move to the new hall.',
  },
  {
    id: 3,
    title: 'Web engineer',
    team: 'Product',
    place: 'Remote',
    text: 'You own the order desk, from the first sketch to the last test.',
  },
  {
    id: 4,
    title: 'Trainer',
    team: 'Support',
    place: 'Split',
    text: 'You teach new customers, half of the time on site.',
  },
];

function getDetailPanelContent({ row }: GridRowParams<Vacancy>) {
  return <Typography sx={{ p: 2 }}>{row.text}</Typography>;
}

function getDetailPanelHeight() {
  return 88;
}

export default function SingleOpenPanel() {
  const [expandedRowIds, setExpandedRowIds] = useState<Set<GridRowId>>(() => new Set([1]));

  const keepNewest = (ids: Set<GridRowId>) => {
    const newest = [...ids].filter((id) => !expandedRowIds.has(id)).slice(-1);
    setExpandedRowIds(new Set(newest));
  };

  return (
    <div style={{ height: 360 }}>
      <DataGridPro
        aria-label="Vacancies"
        rows={vacancies}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expandedRowIds}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
    </div>
  );
}
