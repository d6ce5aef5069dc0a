import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint' },
  { field: 'author', headerName: 'Author' },
  { field: 'title', headerName: 'Title', width: 180 },
];

const initialState = {
  rowGrouping: { model: ['imprint', 'author'] },
  columns: { columnVisibilityModel: { imprint: false, author: false, title: false } },
};

const groupingColDef = { leafField: 'title', headerName: 'Catalog', minWidth: 280, flex: 1 };

export default function WideIndent() {
  const labelId = useId();
  const [indent, setIndent] = useState(6);

  return (
    <Stack spacing={1} sx={{ height: 460 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', px: 1 }}>
        <Typography id={labelId} variant="body2">
          Indent
        </Typography>
        <Slider
          aria-labelledby={labelId}
          size="small"
          min={0}
          max={8}
          value={indent}
          onChange={(_event, value) => setIndent(value)}
          sx={{ maxWidth: 240 }}
        />
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Catalog"
          rows={books}
          columns={columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          hideFooter
          sx={{ '--DataGrid-cellOffsetMultiplier': indent }}
        />
      </Box>
    </Stack>
  );
}
