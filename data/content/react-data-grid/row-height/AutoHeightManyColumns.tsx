import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const WEEKS = 40;
const CREWS = ['Harbour', 'Ridge', 'Tunnel', 'Bridge', 'Depot', 'Quay'];
const NOTES = [
  'On plan.',
  'Rain stopped work on two days; the crew caught up on Saturday.',
  'Crane inspection passed.',
  'Concrete delivered late. Formwork for the next section was prepared in the meantime.',
  'No work, public holidays.',
  'Survey found a water main that is on no plan. The trench moves 80 cm to the north.',
  'Two new colleagues trained.',
];

const columns: GridColDef[] = [
  { field: 'crew', headerName: 'Crew', width: 100 },
  ...Array.from({ length: WEEKS }, (_, week) => ({
    field: `week${week + 1}`,
    headerName: `Week ${week + 1}`,
    width: 160,
    sortable: false,
  })),
];
const rows = CREWS.map((crew, id) => ({
  id,
  crew,
  ...Object.fromEntries(
    Array.from({ length: WEEKS }, (_, week) => [
      `week${week + 1}`,
      NOTES[(id * 3 + week * 5 + id * week * week) % NOTES.length],
    ]),
  ),
}));
const slots = { footer: RenderedColumns };

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
          rows={rows}
          getRowHeight={fitContent}
          virtualizeColumnsWithAutoRowHeight={isVirtualized}
          slots={slots}
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
        />
      </div>
    </Stack>
  );
}

function RenderedColumns() {
  const apiRef = useGridApiContext();
  const { firstColumnIndex, lastColumnIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Typography variant="body2" role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {lastColumnIndex - firstColumnIndex} of {columns.length} columns rendered
    </Typography>
  );
}

function fitContent() {
  return 'auto' as const;
}
