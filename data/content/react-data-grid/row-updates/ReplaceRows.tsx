import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Item {
  id: string;
  name: string;
  aisle: string;
  stock: number;
  /** Orders below this many. */
  minimum: number;
}

const columns: GridColDef<Item>[] = [
  { field: 'id', headerName: 'Item', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'aisle', headerName: 'Aisle', width: 75 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 90 },
  { field: 'minimum', headerName: 'Minimum', type: 'number', width: 95 },
];

const catalog: Item[] = [
  { id: 'BR-104', name: 'Deck screw 5 × 80', aisle: 'A3', stock: 410, minimum: 300 },
  { id: 'BR-117', name: 'Wood glue, 750 g', aisle: 'A5', stock: 38, minimum: 40 },
  { id: 'BR-132', name: 'Spirit level, 60 cm', aisle: 'B1', stock: 21, minimum: 10 },
  { id: 'BR-158', name: 'Masonry bit 8 mm', aisle: 'B2', stock: 164, minimum: 80 },
  { id: 'BR-171', name: 'Floor paint, gray, 5 l', aisle: 'C4', stock: 12, minimum: 15 },
  { id: 'BR-180', name: 'Safety goggles', aisle: 'C6', stock: 57, minimum: 25 },
  { id: 'BR-196', name: 'Work gloves, size 9', aisle: 'C6', stock: 93, minimum: 60 },
];

export default function ReplaceRows() {
  const [items, setItems] = useState(() => catalog.slice(0, 5));
  const next = catalog.find(({ id }) => items.every((item) => item.id !== id));

  const sellOne = () =>
    setItems(items.map((item, index) => (index === 0 ? { ...item, stock: item.stock - 1 } : item)));
  const receiveAll = () => setItems(items.map((item) => ({ ...item, stock: item.stock + 50 })));
  const add = () => next && setItems([...items, next]);
  const remove = () => setItems(items.slice(1));

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={sellOne} disabled={items.length === 0}>
          Update first item
        </Button>
        <Button size="small" onClick={receiveAll} disabled={items.length === 0}>
          Update all
        </Button>
        <Button size="small" onClick={add} disabled={!next}>
          Add item
        </Button>
        <Button size="small" onClick={remove} disabled={items.length === 0}>
          Delete first item
        </Button>
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Stock of a hardware store"
          rows={items}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
