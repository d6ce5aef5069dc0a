import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridRowCountSelector,
  useGridApiRef,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { makeOrders, orderStatuses, type Order } from '#data/content/shared/orders.ts';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    editable: true,
    width: 125,
  },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 120 },
];

const orders = makeOrders(1000);

const modelOf = (status: string): GridFilterModel => ({
  items: [{ id: 1, field: 'status', operator: 'is', value: status }],
});

export default function FilterCounts() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState<GridFilterModel>({ items: [] });
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [item] = model.items;
  const active = item?.field === 'status' && item.operator === 'is' ? item.value : undefined;

  useEffect(() => {
    const api = apiRef.current;
    const count = () => {
      if (api) {
        const all = gridRowCountSelector(apiRef);
        setCounts(
          Object.fromEntries(
            orderStatuses.map((status) => {
              const { filteredRowsLookup } = api.getFilterState(modelOf(status));
              const excluded = Object.values(filteredRowsLookup).filter((passes) => !passes);
              return [status, all - excluded.length];
            }),
          ),
        );
      }
    };
    count();
    return api?.subscribeEvent('rowsSet', count); // after edits and new rows
  }, [apiRef]);

  return (
    <div>
      <Box
        role="group"
        aria-label="Filter by status"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {orderStatuses.map((status) => (
          <Chip
            key={status}
            label={`${status}: ${counts[status] ?? '…'}`}
            color={active === status ? 'primary' : 'default'}
            aria-pressed={active === status}
            onClick={() => setModel(active === status ? { items: [] } : modelOf(status))}
          />
        ))}
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          columns={columns}
          rows={orders}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </div>
    </div>
  );
}
