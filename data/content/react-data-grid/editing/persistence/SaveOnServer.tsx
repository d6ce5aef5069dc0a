import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: string;
  name: string;
  /** Euros. */
  price: number;
  stock: number;
  /** Counted by the server. */
  revision: number;
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Product>[] = [
  { field: 'id', headerName: 'Item', width: 95 },
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: (price?: number | null) =>
      typeof price === 'number' ? euros.format(price) : '',
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 90, editable: true },
  { field: 'revision', headerName: 'Revision', type: 'number', width: 95 },
];

const products: Product[] = [
  { id: 'GT-1041', name: 'Trail running vest', price: 89, stock: 34, revision: 3 },
  { id: 'GT-1058', name: 'Folding trekking poles', price: 64.5, stock: 112, revision: 1 },
  { id: 'GT-1077', name: 'Down sleeping bag', price: 219, stock: 18, revision: 5 },
  { id: 'GT-1090', name: 'Titanium cook set', price: 74.9, stock: 51, revision: 2 },
  { id: 'GT-1103', name: 'Headlamp, 400 lumens', price: 45, stock: 207, revision: 4 },
];

/** Stands for a request to your server, which refuses a product without a name. */
function saveProduct(product: Product, signal: AbortSignal): Promise<Product> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const name = product.name.trim();
      if (name === '') {
        reject(new Error(`${product.id} needs a name.`));
      } else {
        resolve({ ...product, name, revision: product.revision + 1 });
      }
    }, 600);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function SaveOnServer() {
  const [result, setResult] = useState<{ severity: 'success' | 'error'; text: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const request = useRef<AbortController>(null);

  useEffect(() => () => request.current?.abort(), []);

  const report = (severity: 'success' | 'error', text: string) => {
    setResult({ severity, text });
    setIsOpen(true);
  };
  const processRowUpdate = async (newRow: Product) => {
    request.current = new AbortController();
    const saved = await saveProduct(newRow, request.current.signal);
    report('success', `Saved ${saved.name}, revision ${saved.revision}`);
    return saved;
  };

  return (
    <>
      <DataGrid
        aria-label="Products"
        rows={products}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={(error: Error) => report('error', error.message)}
        hideFooter
        disableRowSelectionOnClick
      />
      <Snackbar
        open={isOpen}
        autoHideDuration={6000}
        onClose={(_, reason) => reason !== 'clickaway' && setIsOpen(false)}
      >
        <Alert severity={result?.severity} variant="filled" onClose={() => setIsOpen(false)}>
          {result?.text}
        </Alert>
      </Snackbar>
    </>
  );
}
