import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  type GridColDef,
  type GridExcelExportOptions,
  type GridGetRowsToExportParams,
} from '@mui/x-data-grid-premium';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const orders = makeOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  aggregation: { model: { total: 'sum' } },
};

const getRowsToExport = ({ apiRef }: GridGetRowsToExportParams) => {
  const tree = gridRowTreeSelector(apiRef);
  return gridFilteredSortedRowIdsSelector(apiRef).filter((id) => tree[id]?.type === 'leaf');
};

const options = {
  fileName: 'orders',
  fields: ['id', 'country', 'customer', 'total'], // without the grouping column
  getRowsToExport,
};
const excelOptions: GridExcelExportOptions = options;
const slotProps = { toolbar: { csvOptions: options, excelOptions } };

export default function ExportWithoutGroups() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPremium
        aria-label="Orders by country"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
