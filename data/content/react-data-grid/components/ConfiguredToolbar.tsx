import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 130 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'side', headerName: 'Side', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 110 },
];

const trades = makeTrades(30);

const slotProps = {
  toolbar: {
    csvOptions: { fileName: 'trades' },
    printOptions: { disableToolbarButton: true },
    quickFilterProps: { debounceMs: 300 },
  },
};

export default function ConfiguredToolbar() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        columns={columns}
        rows={trades}
        label="Trades"
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
