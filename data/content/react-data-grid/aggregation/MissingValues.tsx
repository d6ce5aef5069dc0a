import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const functionNames = ['sum', 'avg', 'min', 'max', 'size'];
const fields = ['numbers', 'missing', 'texts', 'zero'];

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'numbers', headerName: 'Numbers', type: 'number', width: 120 },
  { field: 'missing', headerName: 'Some missing', type: 'number', width: 140 },
  { field: 'texts', headerName: 'Text', type: 'number', width: 120 },
  { field: 'zero', headerName: 'Sum of 0', type: 'number', width: 120 },
];

const rows = [
  { id: 1, day: 'Monday', numbers: 4, missing: 4, texts: '9', zero: -5 },
  { id: 2, day: 'Tuesday', numbers: 8, missing: 8, texts: '10', zero: 5 },
  { id: 3, day: 'Wednesday', numbers: 6, missing: null, texts: '11', zero: 0 },
  { id: 4, day: 'Thursday', numbers: 6, missing: undefined, texts: '12', zero: 0 },
];

export default function MissingValues() {
  const [name, setName] = useState('avg');
  return (
    <Stack spacing={1} sx={{ height: 372 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Aggregation function"
        value={name}
        onChange={(_event, next: string | null) => next !== null && setName(next)}
      >
        {functionNames.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none', minWidth: 52 }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Measurements"
          columns={columns}
          rows={rows}
          aggregationModel={models[name]}
          disableColumnMenu
          hideFooter
        />
      </div>
    </Stack>
  );
}

/** One function for all columns of numbers, by its name. */
const models = Object.fromEntries(
  functionNames.map((name) => [name, Object.fromEntries(fields.map((field) => [field, name]))]),
);
