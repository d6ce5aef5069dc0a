import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import InputAdornment from '@mui/material/InputAdornment';
import Tooltip from '@mui/material/Tooltip';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  gridRowSelectionIdsSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const searchProps = {
  htmlInput: { type: 'search', 'aria-label': 'Search orders' },
  input: {
    startAdornment: (
      <InputAdornment position="start">
        <SearchIcon fontSize="small" />
      </InputAdornment>
    ),
  },
};

function OrdersBar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const isIdle = selected.size === 0;

  function ship() {
    if (isIdle) {
      return;
    }
    // Row by row, because the Community plan updates one at a time.
    selected.forEach((_row, id) => apiRef.current.updateRows([{ id, status: 'Shipped' }]));
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  }

  return (
    <Toolbar aria-label="Orders" className="flex-none flex-wrap gap-1 p-2">
      <QuickFilter expanded className="flex-[1_1_150px]">
        <QuickFilterControl placeholder="Search" size="small" fullWidth slotProps={searchProps} />
      </QuickFilter>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Tooltip title={filterCount > 0 ? `Filters (${filterCount} active)` : 'Filters'}>
            <ToolbarButton {...props} color={filterCount > 0 ? 'primary' : 'default'}>
              <Badge badgeContent={filterCount || undefined} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          </Tooltip>
        )}
      />
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'orders' }}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Divider orientation="vertical" flexItem className="mx-1" />
      <ToolbarButton
        aria-disabled={isIdle ? 'true' : undefined}
        onClick={ship}
        render={
          <Button
            variant="contained"
            disableElevation
            className="aria-disabled:cursor-default aria-disabled:bg-(--mui-palette-action-disabledBackground) aria-disabled:text-(--mui-palette-action-disabled)"
          />
        }
      >
        Ship {selected.size} {selected.size === 1 ? 'order' : 'orders'}
      </ToolbarButton>
    </Toolbar>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 105,
  },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 115 },
];

const orders = makeOrders(60);
const slots = { toolbar: OrdersBar };
const canShip = ({ row }: GridRowParams<Order>) => row.status === 'Open' || row.status === 'Packed';

export default function OrdersToolbar() {
  return (
    <div className="h-[440px]">
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        slots={slots}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={canShip}
      />
    </div>
  );
}
