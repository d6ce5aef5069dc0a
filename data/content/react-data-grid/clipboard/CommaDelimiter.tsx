import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', width: 110 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 120, editable: true },
  { field: 'low', headerName: 'Low (°C)', type: 'number', width: 100, editable: true },
  { field: 'high', headerName: 'High (°C)', type: 'number', width: 105, editable: true },
];

const limits = [
  { id: 1, sensor: 'T-101', room: 'Cold store', low: -22, high: -18 },
  { id: 2, sensor: 'T-102', room: 'Bakery', low: 18, high: 26 },
  { id: 3, sensor: 'T-103', room: 'Packing', low: 14, high: 20 },
  { id: 4, sensor: 'T-104', room: 'Loading bay', low: 4, high: 24 },
];

/** Lines with tabs come from a spreadsheet, the others from CSV text. */
function splitLines(text: string, delimiter: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split(line.includes('\t') ? '\t' : delimiter));
}

export default function CommaDelimiter() {
  const [copied, setCopied] = useState('');

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 340 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Limits"
          rows={limits}
          columns={columns}
          cellSelection
          rowSelection={false}
          clipboardCopyCellDelimiter=","
          splitClipboardPastedText={splitLines}
          onClipboardCopy={setCopied}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ minHeight: 40, whiteSpace: 'pre-line' }}>
        {copied || 'Select cells, then press Ctrl+C or ⌘+C.'}
      </Typography>
    </Box>
  );
}
