import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 110 },
  { field: 'author', headerName: 'Author', width: 130 },
  { field: 'title', headerName: 'Title', width: 180 },
];

const initialState = {
  rowGrouping: { model: ['imprint', 'author'] },
  columns: { columnVisibilityModel: { imprint: false, author: false } },
};

export default function GroupColumnModes() {
  const [multiple, setMultiple] = useState(false);

  return (
    <Stack spacing={1} sx={{ height: 460 }}>
      <FormControlLabel
        control={<Switch checked={multiple} onChange={(_event, checked) => setMultiple(checked)} />}
        label="One column per criterion"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Books by imprint and author"
          rows={books}
          columns={columns}
          initialState={initialState}
          rowGroupingColumnMode={multiple ? 'multiple' : 'single'}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
