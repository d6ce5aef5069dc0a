import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', width: 140 },
  { field: 'desk', headerName: 'Desk', width: 110 },
  { field: 'id', headerName: 'Trade', width: 90 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price (USD)', type: 'number', width: 120 },
];

const trades = makeTrades(60);

const initialState = {
  rowGrouping: { model: ['commodity', 'desk'] },
  columns: { columnVisibilityModel: { commodity: false, desk: false } },
};

export default function ExpandAllGroups() {
  const apiRef = useGridApiRef();

  const setExpansion = (isExpanded: boolean) => {
    const api = apiRef.current;
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID) {
        api?.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 440 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => setExpansion(true)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpansion(false)}>
          Collapse all
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Trades by commodity and desk"
          apiRef={apiRef}
          rows={trades}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Box>
  );
}
