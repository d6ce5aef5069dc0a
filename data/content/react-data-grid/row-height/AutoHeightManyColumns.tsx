import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const WEEKS = 40;

const columns: GridColDef[] = [
  { field: 'crew', headerName: 'Crew', width: 100 },
  ...Array.from({ length: WEEKS }, (_, week): GridColDef => ({
    field: `week${week + 1}`,
    headerName: `Week ${week + 1}`,
    width: 160,
    valueGetter: (report?: string) => report ?? 'On plan.',
  })),
];

export default function AutoHeightManyColumns() {
  const [isVirtualized, setIsVirtualized] = useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={isVirtualized}
            onChange={(event) => setIsVirtualized(event.target.checked)}
          />
        }
        label="Column virtualization"
      />
      <div style={{ height: 400 }}>
        <DataGrid
          key={String(isVirtualized)} // a mounted grid would wait for the next scroll
          aria-label="Weekly reports"
          columns={columns}
          rows={crews}
          getRowHeight={fitContent}
          virtualizeColumnsWithAutoRowHeight={isVirtualized}
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
      </div>
    </Stack>
  );
}

function fitContent() {
  return 'auto' as const;
}

const crews = [
  {
    id: 1,
    crew: 'Harbour',
    week20: 'Survey found a water main that is on no plan. The trench moves 80 cm to the north.',
  },
  {
    id: 2,
    crew: 'Ridge',
    week3: 'Rain stopped work on two days; the crew caught up on Saturday.',
  },
  {
    id: 3,
    crew: 'Tunnel',
    week17: 'Concrete delivered late. Formwork for the next section was prepared in the meantime.',
  },
  { id: 4, crew: 'Bridge', week9: 'Crane inspection passed.', week10: 'Public holidays.' },
  {
    id: 5,
    crew: 'Depot',
    week22: 'Two new colleagues trained on the excavator and on the compactor.',
  },
  { id: 6, crew: 'Quay', week31: 'Piles 14 to 18 driven. The noise stayed below the limit.' },
];
