import { useEffect, useState } from 'react';
import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Rate {
  id: string;
  currency: string;
  bid: number;
  ask: number;
}

const columns: GridColDef<Rate>[] = [
  { field: 'id', headerName: 'Pair', width: 110 },
  { field: 'currency', headerName: 'Currency', flex: 1, minWidth: 130 },
  { field: 'bid', headerName: 'Bid', type: 'number', width: 100, valueFormatter: withFourDecimals },
  { field: 'ask', headerName: 'Ask', type: 'number', width: 100, valueFormatter: withFourDecimals },
];

const opening: Rate[] = [
  { id: 'EUR/CHF', currency: 'Swiss franc', bid: 0.9371, ask: 0.9374 },
  { id: 'EUR/GBP', currency: 'Pound sterling', bid: 0.8419, ask: 0.8421 },
  { id: 'EUR/NOK', currency: 'Norwegian krone', bid: 11.6425, ask: 11.6471 },
  { id: 'EUR/PLN', currency: 'Polish zloty', bid: 4.2418, ask: 4.2437 },
  { id: 'EUR/SEK', currency: 'Swedish krona', bid: 10.8812, ask: 10.8856 },
];

export default function LinearLoading() {
  const [rates, setRates] = useState(opening);
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    // Stands for a request.
    const timer = setTimeout(() => {
      setRates((before) =>
        before.map((rate) => ({ ...rate, bid: rate.bid * 1.0004, ask: rate.ask * 1.0004 })),
      );
      setIsLoading(false);
    }, 1500);
    return () => clearTimeout(timer);
  }, [isLoading]);

  return (
    <Stack spacing={1} sx={{ height: 362, alignItems: 'flex-start' }}>
      <Button
        startIcon={<RefreshIcon />}
        onClick={() => setIsLoading(true)}
        disabled={isLoading}
        sx={{ height: 36 }}
      >
        Refresh
      </Button>
      <div style={{ height: 318, width: '100%' }}>
        <DataGrid
          aria-label="Exchange rates of the euro"
          rows={rates}
          columns={columns}
          loading={isLoading}
          hideFooter
        />
      </div>
    </Stack>
  );
}

function withFourDecimals(rate: number): string {
  return rate.toFixed(4);
}
