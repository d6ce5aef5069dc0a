import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const trades = makeTrades(60);

const columns: GridColDef<Trade>[] = [
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'commodity', headerName: 'Commodity', width: 110 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
];

const initialState = { rowGrouping: { model: ['desk'] } };

export default function GroupsByApi() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 460 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => apiRef.current?.addRowGroupingCriteria('commodity')}>
          Add commodity
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current?.setRowGroupingCriteriaIndex('commodity', 0)}
        >
          Commodity first
        </Button>
        <Button size="small" onClick={() => apiRef.current?.removeRowGroupingCriteria('commodity')}>
          Remove commodity
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setRowGroupingModel(['side', 'desk'])}>
          Side, then desk
        </Button>
        <Button size="small" onClick={() => apiRef.current?.setRowGroupingModel([])}>
          Ungroup
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades"
          apiRef={apiRef}
          rows={trades}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Stack>
  );
}
