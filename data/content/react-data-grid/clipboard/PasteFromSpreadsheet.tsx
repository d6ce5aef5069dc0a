import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

/** The number in a text such as `€1,250.00`. Texts without a number leave the cell as it is. */
function parseAmount(text: string): number | null | undefined {
  if (text.trim() === '') {
    return null;
  }
  const digits = text.replace(/[^\d.-]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? undefined : Number(digits);
}

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', width: 130, editable: true },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    pastedValueParser: parseAmount,
  },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 180, editable: true },
];

const products = [
  { id: 1, product: 'Oak stool', price: 64, note: '' },
  { id: 2, product: 'Linen curtain', price: 38.5, note: '' },
  { id: 3, product: 'Steel shelf', price: 119, note: '' },
];

const TOKENS = /"(?:[^"]|"")*"(?=[\t\r\n]|$)|\t|\r?\n|\r|[^\t\r\n]+/g;

/** Splits text of a spreadsheet, where quotes enclose cells that contain line breaks. */
function splitSpreadsheetText(text: string): string[][] {
  let row = [''];
  const rows = [row];
  for (const token of text.replace(/\r?\n$/, '').match(TOKENS) ?? []) {
    if (token === '\t') {
      row.push('');
    } else if (/^[\r\n]/.test(token)) {
      row = [''];
      rows.push(row);
    } else {
      const isQuoted = /^"(?:[^"]|"")*"$/.test(token);
      row[row.length - 1] = isQuoted ? token.slice(1, -1).replaceAll('""', '"') : token;
    }
  }
  return rows;
}

/** As a spreadsheet writes it. */
const sample = [
  'Oak stool XL\t€1,250.00\t"Seat 45 cm\nBack 90 cm"',
  'Linen curtain\ton request\tWashable',
  '',
].join('\r\n');

export default function PasteFromSpreadsheet() {
  const [label, setLabel] = useState('Copy a sample');

  const copySample = async () => {
    try {
      await navigator.clipboard.writeText(sample);
      setLabel('Sample copied');
    } catch {
      setLabel('Copying failed');
    }
  };

  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 1, height: 312 }}
    >
      <Button variant="outlined" onClick={copySample}>
        {label}
      </Button>
      <Box sx={{ flex: 1, minHeight: 0, width: '100%' }}>
        <DataGridPremium
          aria-label="Price list"
          rows={products}
          columns={columns}
          rowSelection={false}
          getRowHeight={() => 'auto'}
          splitClipboardPastedText={splitSpreadsheetText}
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { py: 1, minHeight: 52, whiteSpace: 'pre-line' } }}
        />
      </Box>
    </Box>
  );
}
