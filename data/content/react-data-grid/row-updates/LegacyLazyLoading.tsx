import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(300);
const noRows: Order[] = [];

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110, filterable: false },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

export default function LegacyLazyLoading() {
  const apiRef = useGridApiRef();
  const server = useRowServer({ rows: orders });
  const [rowCount, setRowCount] = useState(orders.length);

  const [wanted, setWanted] = useState<GridFetchRowsParams>();
  const shown = useRef<GridFetchRowsParams>(undefined);

  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    const { firstRowToRender, lastRowToRender, sortModel, filterModel } = wanted;
    let isOutdated = false;
    const fetchRows = async () => {
      const answer = await server.getRows({
        start: firstRowToRender,
        end: lastRowToRender - 1, // the grid names the index after the last row
        sortModel,
        filterModel,
      });
      if (isOutdated) {
        return;
      }
      const { current: before } = shown;
      if (before?.sortModel !== sortModel || before.filterModel !== filterModel) {
        flushSync(() => setRowCount(answer.rowCount));
        apiRef.current?.setRows(noRows);
      }
      shown.current = wanted;
      apiRef.current?.unstable_replaceRows(firstRowToRender, answer.rows);
    };
    const timer = setTimeout(fetchRows, 150); // the user may still be scrolling
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [apiRef, server, wanted]);

  return (
    <div style={{ height: 370 }}>
      <DataGridPro
        aria-label="Orders, loaded where the user scrolls"
        apiRef={apiRef}
        rows={noRows}
        columns={columns}
        rowCount={rowCount}
        rowsLoadingMode="server"
        onFetchRows={setWanted}
        sortingMode="server"
        filterMode="server"
        disableRowSelectionOnClick
      />
    </div>
  );
}
