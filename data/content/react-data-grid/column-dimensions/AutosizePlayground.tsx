import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  author: string;
  shelf: string;
  loans: number;
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', width: 120 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 120 },
  { field: 'loans', headerName: 'Loans in the past twelve months', type: 'number', width: 120 },
];

const books: Book[] = [
  { id: 1, title: 'Salt Roads', author: 'Ida Marsh', shelf: 'H 12', loans: 31 },
  { id: 2, title: 'The Lighthouse Keeper', author: 'Tomas Reyes', shelf: 'F 3', loans: 58 },
  { id: 3, title: 'Winter Wheat', author: 'Ida Marsh', shelf: 'F 9', loans: 12 },
  {
    id: 4,
    title: 'A Complete Guide to the Repair of Clocks and Watches',
    author: 'G. Okonkwo-Whitfield',
    shelf: 'T 1',
    loans: 4,
  },
  { id: 5, title: 'Paper Boats', author: 'Lena Voss', shelf: 'F 9', loans: 77 },
  { id: 6, title: 'On Moss', author: 'Ravi Menon', shelf: 'N 20', loans: 9 },
  { id: 7, title: 'Night Trains', author: 'Lena Voss', shelf: 'F 4', loans: 40 },
  { id: 8, title: 'The Ninth Bridge', author: 'Tomas Reyes', shelf: 'F 4', loans: 22 },
];

const switches = ['includeHeaders', 'includeOutliers', 'expand'] as const;

export default function AutosizePlayground() {
  const apiRef = useGridApiRef();
  const [fields, setFields] = React.useState(columns.map(({ field }) => field));
  const [outliersFactor, setOutliersFactor] = React.useState('1.5');
  const [flags, setFlags] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  const autosize = () =>
    apiRef.current?.autosizeColumns({
      columns: fields,
      outliersFactor: Number(outliersFactor),
      ...flags,
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <TextField
          select
          size="small"
          label="columns"
          value={fields}
          onChange={({ target }) => setFields([target.value].flat())}
          slotProps={{ select: { multiple: true } }}
          sx={{ width: 200 }}
        >
          {columns.map(({ field }) => (
            <MenuItem key={field} value={field}>
              {field}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          type="number"
          label="outliersFactor"
          value={outliersFactor}
          onChange={({ target }) => setOutliersFactor(target.value)}
          disabled={flags.includeOutliers}
          slotProps={{ htmlInput: { min: 0, step: 0.5 } }}
          sx={{ width: 120 }}
        />
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                size="small"
                checked={flags[name]}
                onChange={({ target }) => setFlags({ ...flags, [name]: target.checked })}
              />
            }
          />
        ))}
        <Button variant="contained" onClick={autosize}>
          Autosize
        </Button>
        <Button onClick={() => apiRef.current?.updateColumns(columns)}>Reset widths</Button>
      </Stack>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Library books"
          apiRef={apiRef}
          columns={columns}
          rows={books}
          density="compact"
          showColumnVerticalBorder
          showCellVerticalBorder
          hideFooter
        />
      </div>
    </Box>
  );
}
