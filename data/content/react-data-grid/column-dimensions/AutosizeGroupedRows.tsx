import * as React from 'react';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity' },
  { field: 'desk', headerName: 'Desk' },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
];

const trades = makeTrades(40);
const initialState = { rowGrouping: { model: ['side', 'desk', 'commodity'] } };
const groupingColDef = { width: 115 };
const autosizeOptions = {
  columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
  includeHeaders: false,
  includeOutliers: true,
};

export default function AutosizeGroupedRows() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = apiRef.current?.subscribeEvent('rowExpansionChange', () => {
      clearTimeout(timer);
      timer = setTimeout(() => apiRef.current?.autosizeColumns(autosizeOptions)); // the new rows are mounted
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [apiRef]);

  return (
    <div style={{ height: 320 }}>
      <DataGridPremium
        aria-label="Trades by side, desk and commodity"
        apiRef={apiRef}
        columns={columns}
        rows={trades}
        initialState={initialState}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </div>
  );
}
