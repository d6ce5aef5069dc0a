import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

const trades = makeTrades(60);

export default function FillRemainingSpace() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    // On your page, this height would be 100dvh.
    <Box sx={{ width: '100%', height: 480, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="p">
          Trade blotter
        </Typography>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the summary' : 'Show the summary'}
        </Button>
      </Box>
      {isOpen && (
        <Typography variant="body2" sx={{ pb: 2 }}>
          60 trades of six commodities on four desks. Prices are in US dollars for a tonne.
          Quantities are confirmed by the counterparty before settlement.
        </Typography>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Trades" columns={columns} rows={trades} />
      </Box>
    </Box>
  );
}
