import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import ListSubheader from '@mui/material/ListSubheader';
import { makeTrades, type Trade } from '#data/content/shared/trades.ts';

const columns: GridColDef<Trade>[] = [
  { field: 'commodity', headerName: 'Commodity', flex: 1, minWidth: 110 },
  { field: 'desk', headerName: 'Desk', width: 90 },
  { field: 'side', headerName: 'Side', width: 80 },
  { field: 'quantity', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'price', headerName: 'US$ / t', type: 'number', width: 110 },
];

const trades = makeTrades(5);

const slots = { columnMenu: TradeMenu };

export default function ReplaceWholeMenu() {
  return <DataGrid aria-label="Trades" columns={columns} rows={trades} slots={slots} hideFooter />;
}

function TradeMenu(props: GridColumnMenuProps) {
  const { colDef, hideMenu } = props;
  return (
    <GridColumnMenuContainer {...props}>
      <ListSubheader disableSticky sx={{ lineHeight: '32px', backgroundColor: 'transparent' }}>
        {colDef.headerName}
      </ListSubheader>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}
