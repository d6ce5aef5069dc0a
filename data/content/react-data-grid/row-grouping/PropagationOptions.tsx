import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint' },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const initialState = {
  rowGrouping: { model: ['imprint'] },
  columns: { columnVisibilityModel: { imprint: false } },
};

export default function PropagationOptions() {
  const [propagation, setPropagation] = useState({ parents: true, descendants: true });

  return (
    <Stack spacing={1} sx={{ height: 500 }}>
      <Stack direction="row">
        {(['parents', 'descendants'] as const).map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={propagation[name]}
                onChange={(_event, checked) => setPropagation({ ...propagation, [name]: checked })}
              />
            }
            label={name}
          />
        ))}
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Books by imprint"
          rows={books}
          columns={columns}
          initialState={initialState}
          rowSelectionPropagation={propagation}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </div>
    </Stack>
  );
}
