import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const orders = makeOrders(100); // one page: `scrollToIndexes` doesn't change the page
const noOrders = { type: 'include' as const, ids: new Set<number>() };

export default function NextOpenOrder() {
  const apiRef = useGridApiRef();

  const goToOpenOrder = (step: 1 | -1) => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    // The rows in the order and with the filter that the user sees
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const [selected] = gridRowSelectionIdsSelector(apiRef).keys();
    const start = selected === undefined ? -1 : ids.indexOf(selected);
    const isOpen = (index: number) => api.getCellValue(ids[index] ?? '', 'status') === 'Open';
    let rowIndex = start === -1 && step === -1 ? ids.length - 1 : start + step;
    while (rowIndex >= 0 && rowIndex < ids.length && !isOpen(rowIndex)) {
      rowIndex += step;
    }
    const id = ids[rowIndex];
    if (id !== undefined) {
      api.selectRow(id, true, true);
      api.scrollToIndexes({ rowIndex });
    }
  };

  return (
    <Stack spacing={1} sx={{ height: { xs: 452, sm: 408 } }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => goToOpenOrder(-1)}>Previous open order</Button>
        <Button onClick={() => goToOpenOrder(1)}>Next open order</Button>
        <Button onClick={() => apiRef.current?.setRowSelectionModel(noOrders)}>Deselect</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders" apiRef={apiRef} rows={orders} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
