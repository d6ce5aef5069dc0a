import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Oak stool', price: 1264.5, change: 12, ordered: new Date(2025, 4, 2) },
  { id: 2, item: 'Rug, wool', price: 245, change: -8, ordered: new Date(2025, 4, 9) },
  { id: 3, item: 'Shelf 24"', price: null, change: 0, ordered: new Date(2025, 4, 20) },
];

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 95 },
  { field: 'change', headerName: 'Change (%)', type: 'number', width: 110 },
  { field: 'ordered', headerName: 'Ordered on', type: 'date', width: 105 },
];

export default function CsvPreview() {
  const apiRef = useGridApiRef();
  const [hasSemicolons, setHasSemicolons] = useState(false);
  const [hasHeaders, setHasHeaders] = useState(true);
  const [isRaw, setIsRaw] = useState(false);
  const [csv, setCsv] = useState('');

  useEffect(() => {
    const options = { delimiter: hasSemicolons ? ';' : ',', includeHeaders: hasHeaders };
    const update = () => setCsv(apiRef.current?.getDataAsCsv(options) ?? '');
    update();
    const events = ['sortedRowsSet', 'filteredRowsSet', 'columnVisibilityModelChange'] as const;
    const stops = events.map((event) => apiRef.current?.subscribeEvent(event, update));
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef, hasSemicolons, hasHeaders, isRaw]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={hasSemicolons} onChange={(_, on) => setHasSemicolons(on)} />}
          label="Semicolons"
        />
        <FormControlLabel
          control={<Switch checked={hasHeaders} onChange={(_, on) => setHasHeaders(on)} />}
          label="Headers"
        />
        <FormControlLabel
          control={<Switch checked={isRaw} onChange={(_, on) => setIsRaw(on)} />}
          label="Without valueFormatter"
        />
      </Stack>
      <div style={{ height: 215 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Purchases"
          rows={rows}
          columns={columns}
          ignoreValueFormatterDuringExport={isRaw}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="CSV file of the purchases"
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
