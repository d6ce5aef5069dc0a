import { useMemo, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 120 },
  { field: 'year', headerName: 'Year', type: 'number', width: 90 },
  { field: 'title', headerName: 'Title', width: 180 },
];

const initialState = {
  rowGrouping: { model: ['imprint', 'year'] },
  columns: { columnVisibilityModel: { imprint: false, year: false } },
};

export default function MainCriteriaFilter() {
  const [criterion, setCriterion] = useState('imprint');
  const groupingColDef = useMemo(() => ({ mainGroupingCriteria: criterion }), [criterion]);

  return (
    <Stack spacing={2} sx={{ height: 460, pt: 1 }}>
      <TextField
        select
        size="small"
        label="Main grouping criterion"
        value={criterion}
        onChange={({ target }) => setCriterion(target.value)}
        sx={{ width: 240 }}
      >
        <MenuItem value="imprint">Imprint</MenuItem>
        <MenuItem value="year">Year</MenuItem>
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          // The models of one criterion don't suit the other one.
          key={criterion}
          aria-label="Books by imprint and year"
          rows={books}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
