import { useEffect, useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const desks = ['Lagos', 'Lima', 'Oslo', 'Osaka'];
const trades = makeTrades(60);
const tradesOf = (desk: string) => trades.filter((trade) => trade.desk === desk);

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'US$ per tonne', type: 'number', width: 130 },
];

const slotProps: DataGridProps['slotProps'] = {
  loadingOverlay: { variant: 'skeleton' },
};

export default function SkeletonLoading() {
  const [desk, setDesk] = useState('Lagos');
  const [loaded, setLoaded] = useState('Lagos');
  const rows = useMemo(() => tradesOf(loaded), [loaded]);

  useEffect(() => {
    // Stands for a request.
    const timer = setTimeout(() => setLoaded(desk), 1500);
    return () => clearTimeout(timer);
  }, [desk]);

  return (
    <Stack spacing={1} sx={{ height: 416 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Desk"
        value={desk}
        onChange={(_event, value: string | null) => value && setDesk(value)}
      >
        {desks.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Trades of a desk"
          rows={rows}
          columns={columns}
          loading={loaded !== desk}
          slotProps={slotProps}
          hideFooter
        />
      </div>
    </Stack>
  );
}
