import { useCallback, useEffect, useRef, useState } from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';
import { useRowServer } from '#data/content/shared/useRowServer.ts';

const orders = makeOrders(60);
const BATCH = 20;

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'placed', headerName: 'Placed on', type: 'date', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (total: number) => euros.format(total),
  },
];

export default function LegacyInfiniteScroll() {
  const server = useRowServer({ rows: orders });
  const [rows, setRows] = useState<Order[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const loaded = useRef(0);
  const isBusy = useRef(false);

  const loadMore = useCallback(async () => {
    if (isBusy.current || loaded.current === orders.length) {
      return;
    }
    isBusy.current = true;
    setIsLoading(true);
    const start = loaded.current;
    try {
      const answer = await server.getRows({ start, end: start + BATCH - 1 });
      loaded.current = start + answer.rows.length;
      setRows((before) => [...before, ...answer.rows]);
    } finally {
      // After a failed request, the next scroll tries again.
      setIsLoading(false);
      isBusy.current = false;
    }
  }, [server]);

  useEffect(() => {
    void loadMore();
  }, [loadMore]);

  return (
    <div style={{ height: 370 }}>
      <DataGridPro
        aria-label="Orders, loaded while scrolling"
        rows={rows}
        columns={columns}
        loading={isLoading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={100}
        hideFooterSelectedRowCount
      />
    </div>
  );
}
