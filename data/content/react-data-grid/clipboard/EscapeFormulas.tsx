import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'change', headerName: 'Change (€)', type: 'number', width: 110 },
  { field: 'message', headerName: 'Message', flex: 1, minWidth: 230 },
];

/** Messages come from a public form. */
const tickets = [
  { id: 801, customer: 'Alder & Sons', change: -1240, message: 'Two stools arrived scratched.' },
  {
    id: 802,
    customer: 'Groen Wonen',
    change: 0,
    message: '=HYPERLINK("https://a.example","Invoice")',
  },
  { id: 803, customer: 'Brava Cocinas', change: 15, message: '@SUM(1+1)*cmd|calc!A0' },
  { id: 804, customer: 'Halloran Home', change: -5, message: '+353 is our new country code.' },
];

/** Puts an apostrophe before texts that a spreadsheet would take for a formula. Numbers such as -1,240 stay. */
function escapeFormulas(text: string): string {
  return text.replace(/(^|[\t\r\n])([=+\-@][^\t\r\n]*)/g, (cell, before: string, value: string) =>
    Number.isNaN(Number(value.replaceAll(',', ''))) ? `${before}'${value}` : cell,
  );
}

export default function EscapeFormulas() {
  const [isSafe, setIsSafe] = useState(true);
  const [copied, setCopied] = useState('');

  const handleCopy = async (text: string) => {
    const written = isSafe ? escapeFormulas(text) : text;
    try {
      await navigator.clipboard.writeText(written);
      setCopied(written);
    } catch {
      setCopied(text); // The clipboard still contains what the grid has copied.
    }
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 380 }}>
      <FormControlLabel
        control={<Switch checked={isSafe} onChange={(event) => setIsSafe(event.target.checked)} />}
        label="Escape formulas"
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Tickets"
          rows={tickets}
          columns={columns}
          onClipboardCopy={handleCopy}
          hideFooter
        />
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ height: 40, overflow: 'hidden', overflowWrap: 'anywhere' }}
      >
        {copied ? `Copied: ${copied}` : 'Click a row, then press Ctrl+C or ⌘+C.'}
      </Typography>
    </Box>
  );
}
