import { useState } from 'react';
import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 80 },
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 115 },
  { field: 'desk', headerName: 'Desk', width: 95 },
  { field: 'side', headerName: 'Side', width: 85 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const trades = makeTrades(20);
const selectedFields = { commodity: true, desk: true, side: true };

/** An object for each row: the grid changes them when the user adds a range. */
const makeSelection = () => ({
  2: { ...selectedFields },
  3: { ...selectedFields },
  4: { ...selectedFields },
});

export default function OutlinedRange() {
  const [initialState] = useState(() => ({ cellSelection: makeSelection() }));

  return (
    <div style={{ height: 370 }}>
      <DataGridPremium
        aria-label="Trades"
        rows={trades}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={initialState}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}.Mui-selected`]: {
            position: 'relative',
            '&::after': {
              content: '""',
              position: 'absolute',
              inset: 0,
              border: '0 solid',
              borderColor: 'primary.main',
              pointerEvents: 'none',
            },
            // Logical borders fit right-to-left layouts, too.
            [`&.${gridClasses['cell--rangeTop']}::after`]: { borderBlockStartWidth: 2 },
            [`&.${gridClasses['cell--rangeBottom']}::after`]: { borderBlockEndWidth: 2 },
            [`&.${gridClasses['cell--rangeLeft']}::after`]: { borderInlineStartWidth: 2 },
            [`&.${gridClasses['cell--rangeRight']}::after`]: { borderInlineEndWidth: 2 },
          },
        }}
      />
    </div>
  );
}
