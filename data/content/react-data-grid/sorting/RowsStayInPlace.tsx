import { useState } from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

interface Item {
  id: number;
  product: string;
  bin: string;
  counted: number | null;
}

const items: Item[] = [
  { id: 1, product: 'Desk mat', bin: 'C4', counted: 118 },
  { id: 2, product: 'Linen curtain', bin: 'A1', counted: 42 },
  { id: 3, product: 'Oak stool', bin: 'B7', counted: 16 },
  { id: 4, product: 'Reading lamp', bin: 'A3', counted: 75 },
  { id: 5, product: 'Wall clock', bin: 'C2', counted: 51 },
  { id: 6, product: 'Wool rug', bin: 'B2', counted: 9 },
];

const columns: GridColDef<Item>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'bin', headerName: 'Bin', width: 90 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 120, editable: true },
];

type Value = Item[keyof Item];

function compare(one: Value, other: Value): number {
  return typeof one === 'string' ? one.localeCompare(String(other)) : Number(one) - Number(other);
}

function sortOnce(rows: Item[], [rule]: GridSortModel): Item[] {
  const field = (rule?.field ?? 'id') as keyof Item;
  const sign = rule?.sort === 'desc' ? -1 : 1;
  return [...rows].sort((one, other) => sign * compare(one[field], other[field]));
}

export default function RowsStayInPlace() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'counted', sort: 'asc' }]);
  const [rows, setRows] = useState(() => sortOnce(items, sortModel));

  function handleSortModelChange(model: GridSortModel) {
    setSortModel(model);
    setRows((current) => sortOnce(current, model));
  }

  function processRowUpdate(updated: Item) {
    setRows((current) => current.map((row) => (row.id === updated.id ? updated : row)));
    return updated;
  }

  return (
    <div style={{ height: 370 }}>
      <DataGrid
        aria-label="Stocktaking"
        columns={columns}
        rows={rows}
        // The grid leaves the order of `rows` alone.
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={handleSortModelChange}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </div>
  );
}
