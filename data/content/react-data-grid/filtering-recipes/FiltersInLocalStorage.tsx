import { useMemo, useState, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
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
    width: 115,
  },
  { field: 'total', headerName: 'Total (EUR)', type: 'number', width: 130 },
];

const orders = makeOrders(60);

const storageKey = 'orders-filter-model';
const listeners = new Set<() => void>();
/** The current model, if the browser blocks the storage or it's full. */
let unsaved: string | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener); // changes in other tabs
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read() {
  try {
    return unsaved ?? localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const readOnServer = () => null;

function write(model: GridFilterModel) {
  const text = JSON.stringify(model, (key, value: unknown) =>
    key === 'fromInput' ? undefined : value,
  );
  try {
    localStorage.setItem(storageKey, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  listeners.forEach((listener) => listener());
}

/** The saved model, without items for columns that no longer exist. */
function parse(text: string | null): GridFilterModel {
  if (text === null) {
    return { items: [] };
  }
  try {
    const model = JSON.parse(text) as GridFilterModel;
    const fields = new Set(columns.map(({ field }) => field));
    return { ...model, items: model.items.filter(({ field }) => fields.has(field)) };
  } catch {
    return { items: [] };
  }
}

export default function FiltersInLocalStorage() {
  const saved = useSyncExternalStore(subscribe, read, readOnServer);
  const filterModel = useMemo(() => parse(saved), [saved]);
  const [mounts, setMounts] = useState(1);

  return (
    <div>
      <Button onClick={() => setMounts(mounts + 1)} sx={{ mb: 1 }}>
        Remount the grid
      </Button>
      <div style={{ height: 370 }}>
        <DataGrid
          key={mounts}
          aria-label="Orders"
          columns={columns}
          rows={orders}
          filterModel={filterModel}
          onFilterModelChange={write}
          showToolbar
        />
      </div>
    </div>
  );
}
