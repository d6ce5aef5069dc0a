import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { makeTrades } from '#data/content/shared/trades.ts';

const rows = makeTrades(60);
const columns: GridColDef[] = [
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'day', headerName: 'Day', type: 'date', width: 110 },
];
const groups: GridColumnGroupingModel = [
  { groupId: 'Deal', children: [{ field: 'side' }, { field: 'quantity' }, { field: 'price' }] },
];

export default function HeightPlayground(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 420 }}>
      <DataGrid
        aria-label="Trades"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        getRowSpacing={spaceBetween}
        hideFooter
        sx={{
          '--DataGrid-rowBorderColor': 'transparent',
          '& .MuiDataGrid-row': {
            boxSizing: 'content-box',
            borderTop: '0 solid',
            borderTopColor: 'primary.main',
            backgroundColor: 'action.hover',
          },
        }}
        {...props}
      />
    </div>
  );
}

function spaceBetween({ isFirstVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 4 };
}
