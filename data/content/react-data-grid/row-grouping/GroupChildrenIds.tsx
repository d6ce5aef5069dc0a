import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowNodeSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { books, type Book } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  { field: 'imprint', headerName: 'Imprint', width: 110 },
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 100 },
];

const initialState = { rowGrouping: { model: ['imprint'] } };

export default function GroupChildrenIds() {
  const apiRef = useGridApiRef();
  const [result, setResult] = useState('Click a group.');

  function sumUp({ id }: GridRowParams<Book>) {
    const api = apiRef.current;
    if (!api || gridRowNodeSelector(apiRef, id).type !== 'group') {
      return;
    }
    const ids = api.getRowGroupChildren({
      groupId: id,
      applySorting: true,
      applyFiltering: true,
    });
    const sold = ids.reduce<number>((sum, each) => sum + (api.getRow<Book>(each)?.sold ?? 0), 0);
    setResult(`Books ${ids.join(', ')}: ${sold.toLocaleString('en')} copies`);
  }

  return (
    <Stack spacing={1} sx={{ height: 400 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Books by imprint"
          apiRef={apiRef}
          rows={books}
          columns={columns}
          initialState={initialState}
          onRowClick={sumUp}
          hideFooter
        />
      </div>
      <Typography component="output" variant="body2">
        {result}
      </Typography>
    </Stack>
  );
}
